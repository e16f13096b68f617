"""The standings of a tournament: of hundreds they take a moment, so they are made once, away from the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bot.tournament.model import Affair
from rules.tournament.model import Standing, Tournament
from rules.tournament.standings import standings

KEPT = 16  # tournaments
FEW = 64  # entrants, whose standings are made on the spot

Standings = tuple[Standing, ...]
_kept: OrderedDict[int, tuple[Tournament, Standings]] = OrderedDict()


async def ranked(affair: Affair) -> Standings:
    """Everybody in the order of their places."""
    state, number = affair.state, affair.record.id
    if number in _kept and _kept[number][0] is state:
        return _kept[number][1]
    found = standings(state) if len(state.entrants) <= FEW else await asyncio.to_thread(standings, state)
    _kept[number] = state, found
    _kept.move_to_end(number)
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found
