"""`python -m bot backup FILE`: copy the database, also while the bot is running."""

from __future__ import annotations

import argparse
import asyncio

from bot.cli import print_line
from bot.cli.copy import show_progress
from bot.settings import Settings
from bot.store.location import PostgresUrl
from bot.store.server_backup import back_up_server
from bot.store.sqlite.files import back_up


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Write a complete and checked copy, or none: a SQLite file, also of a database on a server."""
    database = settings.database
    if isinstance(database, PostgresUrl):
        copy = asyncio.run(back_up_server(database, options.file, show_progress, overwrite=options.overwrite))
    else:
        copy = back_up(database, options.file, overwrite=options.overwrite)
    print_line(f"{options.file}: {copy.size:,} bytes, schema {copy.version}, checked")
    return 0
