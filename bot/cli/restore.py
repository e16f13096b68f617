"""`python -m bot restore FILE`: replace the database with a backup."""

from __future__ import annotations

import argparse
import asyncio

from bot.cli import print_line
from bot.cli.copy import show_progress
from bot.settings import Settings
from bot.store.base import COMMANDS
from bot.store.location import PostgresUrl
from bot.store.server_backup import restore_to_server
from bot.store.sqlite.files import restore

FORGOTTEN = (COMMANDS,)  # may be out of date


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Restore the backup. Raise StoreBusy while a bot has the file open; a database on a server must be empty."""
    database = settings.database
    if isinstance(database, PostgresUrl):
        asyncio.run(restore_to_server(options.file, database, show_progress, forget=FORGOTTEN))
        print_line(f"{database}: restored from {options.file}")
        return 0
    aside = restore(options.file, database, forget=FORGOTTEN)
    print_line(f"{database}: restored from {options.file}")
    if aside is not None:
        print_line(f"the old database is kept as {aside}")
    return 0
