"""`python -m bot restore FILE`: replace the database with a backup."""

from __future__ import annotations

import argparse

from bot.cli import print_line
from bot.settings import Settings
from bot.store.base import COMMANDS, StoreUnusable
from bot.store.location import PostgresUrl
from bot.store.sqlite.files import restore

ON_A_SERVER = (
    "the database is on a PostgreSQL server: stop the bot and restore a dump with "
    "`pg_restore --clean --if-exists --dbname={database} {file}`, or copy a SQLite file into an empty database with "
    "`python -m bot copy --from sqlite:{file} --to postgresql://...`"
)


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Restore the backup. Raise StoreBusy while a bot has the database open."""
    if isinstance(settings.database, PostgresUrl):
        raise StoreUnusable(ON_A_SERVER.format(file=options.file, database=settings.database))
    aside = restore(options.file, settings.database, forget=(COMMANDS,))  # may be out of date
    print_line(f"{settings.database}: restored from {options.file}")
    if aside is not None:
        print_line(f"the old database is kept as {aside}")
    return 0
