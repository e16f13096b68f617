"""Pairing and counting, away from the event loop: hundreds take seconds, and clicks are to be answered meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from rules.tournament.model import Tournament
from rules.tournament.progress import advance, begin

Given = TypeVar("Given")
Found = TypeVar("Found")


async def first_round(tournament: Tournament) -> Tournament:
    """Begun, with the first matches."""
    return await off_loop(begin, tournament)


async def next_matches(tournament: Tournament) -> Tournament:
    """With whatever matches can be made now; finished if there are none to come."""
    return await off_loop(advance, tournament)


async def off_loop(work: Callable[[Given], Found], given: Given) -> Found:
    """Let a thread do it."""
    return await asyncio.to_thread(work, given)
