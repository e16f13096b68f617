"""Dictionaries are read before the first clue needs them, and not where everybody would have to wait for it."""

from __future__ import annotations

import asyncio
from functools import cache

from rules.just_one.language import clues


@cache
def open_dictionaries(language: str) -> None:
    """Read, once, what comparing clues of a language takes: up to a second, in a thread of its own."""
    asyncio.get_running_loop().run_in_executor(None, clues.load, language)
