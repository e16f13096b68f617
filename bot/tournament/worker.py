"""Pairing, away from the event loop: a round of hundreds takes seconds, and clicks are to be answered meanwhile."""

from __future__ import annotations

import asyncio

from rules.tournament.model import Tournament
from rules.tournament.progress import advance, begin


async def first_round(tournament: Tournament) -> Tournament:
    """Begun, with the first matches."""
    return await asyncio.to_thread(begin, tournament)


async def next_matches(tournament: Tournament) -> Tournament:
    """With whatever matches can be made now; finished if there are none to come."""
    return await asyncio.to_thread(advance, tournament)
