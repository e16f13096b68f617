"""`python -m bot restore FILE`: put a backup in the place of the database."""

from __future__ import annotations

import argparse

from bot.cli import say
from bot.settings import Settings
from bot.store.base import COMMANDS
from bot.store.sqlite.files import restore


def run(settings: Settings, asked: argparse.Namespace) -> int:
    """Refuses while a bot has the database open."""
    aside = restore(asked.file, settings.database, forget=(COMMANDS,))  # Discord may have heard others since
    say(f"{settings.database}: restored from {asked.file}")
    if aside is not None:
        say(f"the old database is kept as {aside}")
    return 0
