"""Quiet pings: who is to be called because it is their turn, and when. Pure functions.

Whoever is awaited is called once, after as long as they, or else their server, have chosen; never while they are
visibly there, and only where somebody else waits for them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, get_args

from bot.tables.record import TableRecord
from rules.catalogue import game_named
from rules.game import Seat

Policy = Literal["off", "at-once", "2", "5", "15", "60"]
POLICIES: tuple[Policy, ...] = get_args(Policy)

THERE_SECONDS = 60.0  # whoever has pressed something so lately is there
KNOWS_SECONDS = 300.0  # whoever has done something since it became their turn knows of it


class Ping(NamedTuple):
    """A message that calls people."""

    message: int
    seats: tuple[Seat, ...]  # whose turn it is


def delay(policy: Policy) -> float | None:
    """After how many seconds somebody is called; None: never."""
    if policy == "off":
        return None
    return 0.0 if policy == "at-once" else 60.0 * int(policy)


def due_at(since: float, delay: float, pressed: float | None) -> float:
    """When somebody is to be called whose turn it is since then, and who last pressed something at that time."""
    if pressed is None:
        return since + delay
    patience = KNOWS_SECONDS if pressed > since else THERE_SECONDS
    return max(since + delay, pressed + max(delay, patience))


def waiting_for(record: TableRecord, to_act: Collection[Seat]) -> dict[Seat, int]:
    """Whom somebody else waits for, by seat. In a game where every second counts nobody is called."""
    if record.phase != "playing" or record.private or len(record.members) < 2 or game_named(record.game).minds_gaps:
        return {}
    return {seat: record.players[seat].user for seat in sorted(to_act) if record.players[seat].is_here}
