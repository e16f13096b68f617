"""Round robin by the circle method: everybody meets everybody once."""

from __future__ import annotations

from collections.abc import Sequence

from rules.tournament.model import EntrantId


def robin_rounds(entrants: int) -> int:
    """How many rounds it takes until all have met."""
    return entrants - 1 + entrants % 2


def robin_round(order: Sequence[EntrantId], number: int) -> list[tuple[EntrantId, ...]]:
    """Who meets in this round, a bye as one alone; after all have met it begins again with the seats changed."""
    circle: list[EntrantId | None] = [*([None] if len(order) % 2 else []), *order]
    lap, turn = divmod(number - 1, len(circle) - 1)
    turned = [circle[0], *(circle[1:][-turn:] if turn else []), *(circle[1 : len(circle) - turn])]
    meetings: list[tuple[EntrantId, ...]] = []
    for at in range(len(turned) // 2):
        pair = (turned[at], turned[-1 - at])
        # the one that stands still changes seats every round, the others as they wander
        swap = (turn % 2 == 1) if at == 0 else (at % 2 == 1)
        seated = tuple(one for one in (pair[::-1] if swap != (lap % 2 == 1) else pair) if one is not None)
        meetings.append(seated)
    return meetings
