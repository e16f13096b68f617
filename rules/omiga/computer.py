"""The legal lays, and a sensible choice among them."""

from __future__ import annotations

from random import Random

from rules.game import Seat
from rules.omiga.deck import WAYS
from rules.omiga.ending import wins_at
from rules.omiga.field import free_places
from rules.omiga.state import Lay, OmigaState, Throw


def lays(state: OmigaState, seat: Seat) -> list[Lay]:
    """Return every card of the hand on every place where it fits, in both orientations if both fit."""
    field, grid, hand = state.field, state.grid, state.hands[seat]
    found: list[Lay] = []
    for place in free_places(field, state.owned[seat], state.owned[1 - seat]):
        fitting = field.fitting(grid, place)
        for card in hand:
            ways = fitting & WAYS[card]
            if ways:
                turns = (False, True) if ways & ways - 1 else (None,)
                found += [Lay(card=card, place=place, turned=turned) for turned in turns]
    return found


def sensible(state: OmigaState, seat: Seat, rng: Random) -> Lay | Throw:
    """Win if possible, else block a winning place of the opponent, else any of their places; throw if nothing fits."""
    choices = lays(state, seat)
    if not choices:
        return Throw()
    opponent = 1 - seat
    wanted = free_places(state.field, state.owned[opponent], state.owned[seat])

    def worth(move: Lay) -> tuple[bool, bool, bool, float]:
        place = move.place
        blocks = place in wanted
        return wins_at(state, seat, place), blocks and wins_at(state, opponent, place), blocks, rng.random()

    return max(choices, key=worth)
