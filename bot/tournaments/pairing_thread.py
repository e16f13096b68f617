"""Run pairing in a thread: with hundreds of entrants it takes seconds, and the event loop has to stay responsive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from rules.tournament import pairing
from rules.tournament.model import Tournament as TournamentState
from rules.tournament.progress import advance, begin

Argument = TypeVar("Argument")
Returned = TypeVar("Returned")


async def first_round(state: TournamentState) -> TournamentState:
    """Return the state with the first matches."""
    return await off_loop(begin, state)


async def next_matches(state: TournamentState) -> TournamentState:
    """Return the state with all matches that can be paired now, finished if there are none to come."""
    return await off_loop(advance, state)


async def arena_wave(state: TournamentState, *, rematches: bool) -> TournamentState:
    """Return an arena with matches for those in the queue."""
    return await off_loop(partial(pairing.arena_wave, rematches=rematches), state)


async def off_loop(function: Callable[[Argument], Returned], argument: Argument) -> Returned:
    """Call a function in a thread and return its result."""
    return await asyncio.to_thread(function, argument)
