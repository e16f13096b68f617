"""`python -m bot restore FILE`: replace the database with a backup."""

from __future__ import annotations

import argparse

from bot.cli import print_line
from bot.settings import Settings
from bot.store.base import COMMANDS
from bot.store.sqlite.files import restore


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Restore the backup. Raise StoreBusy while a bot has the database open."""
    aside = restore(options.file, settings.database, forget=(COMMANDS,))  # may be out of date
    print_line(f"{settings.database}: restored from {options.file}")
    if aside is not None:
        print_line(f"the old database is kept as {aside}")
    return 0
