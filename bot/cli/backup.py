"""`python -m bot backup FILE`: copy the database, also while the bot is running."""

from __future__ import annotations

import argparse

from bot.cli import print_line
from bot.settings import Settings
from bot.store.base import StoreUnusable
from bot.store.location import PostgresUrl
from bot.store.sqlite.files import back_up

ON_A_SERVER = (
    "the database is on a PostgreSQL server: back it up with `pg_dump --format=custom --file={file} {database}`, "
    "or write everything into a SQLite file with `python -m bot copy --from postgresql://... --to sqlite:{file}`"
)


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Write a complete and checked copy, or none."""
    if isinstance(settings.database, PostgresUrl):
        raise StoreUnusable(ON_A_SERVER.format(file=options.file, database=settings.database))
    copy = back_up(settings.database, options.file, overwrite=options.overwrite)
    print_line(f"{options.file}: {copy.size:,} bytes, schema {copy.version}, checked")
    return 0
