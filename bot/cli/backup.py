"""`python -m bot backup FILE`: copy the database, also while the bot is running."""

from __future__ import annotations

import argparse

from bot.cli import print_line
from bot.settings import Settings
from bot.store.sqlite.files import back_up


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Write a complete and checked copy, or none."""
    copy = back_up(settings.database, options.file, overwrite=options.overwrite)
    print_line(f"{options.file}: {copy.size:,} bytes, schema {copy.version}, checked")
    return 0
