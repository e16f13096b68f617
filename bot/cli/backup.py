"""`python -m bot backup FILE`: copy the database, also while the bot runs."""

from __future__ import annotations

import argparse

from bot.cli import say
from bot.settings import Settings
from bot.store.sqlite.files import back_up


def run(settings: Settings, asked: argparse.Namespace) -> int:
    """The file is whole and checked, or it is not there."""
    look = back_up(settings.database, asked.file, overwrite=asked.overwrite)
    say(f"{asked.file}: {look.size:,} bytes, schema {look.version}, checked")
    return 0
