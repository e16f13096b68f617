"""What the cards collected so far are worth: the points that each seat can expect, and the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from rules.game import Seat
from rules.only_one.cards import (
    FINISHER_NEEDS,
    GLEANER_NEEDS,
    GLEANER_POINTS,
    KEEPER_POINTS,
    Familiar,
)

# Estimates.
LEAD = 1.3  # how much one more card of a value helps to win it
DOUBT = 0.25  # how much less for each card of the value that is still to come
DISCARDED, GAINED = 0.12, 0.7  # share of the cards to come that are discarded, or collected by somebody
UNSURE = 1.4, 0.09  # how far apart final scores are by luck: at the end, and more for each card to come
POWERS: dict[Familiar, float] = {  # points that a familiar is worth if a whole game is ahead
    "keeper": 0.0,  # counted with the potions
    "early": 1.5,
    "gleaner": 0.0,  # counted with the potions
    "charmer": 0.3,
    "seer": 1.0,
    "finisher": 0.5,
    "picker": 1.0,
    "breaker": 1.5,
}
WHOLE_GAME = 40  # cards


class Share(NamedTuple):
    """What each seat can expect of one value."""

    points: tuple[float, ...]
    odds: tuple[float, ...]  # of winning it


@lru_cache(maxsize=1 << 16)
def share(counts: tuple[int, ...], left: float, discards: float, gleaner: int) -> Share:
    """Return the points that each seat can expect of a value, with so many of its cards collected and to come.

    `gleaner` is the seat with that familiar, or -1.
    """
    strength = LEAD / sqrt(1 + DOUBT * left) if left else 8.0
    most = max(counts)
    if not most and not left:
        return Share((0.0,) * len(counts), (0.0,) * len(counts))
    weights = [exp(strength * (count - most)) for count in counts]
    total = sum(weights)
    odds = tuple([weight / total for weight in weights])
    each = GAINED * left / len(counts)
    lost = discards + DISCARDED * left if len(counts) > 2 else 0.0  # C-24, C-38
    points = []
    for seat, odd in enumerate(odds):
        bonus = lost + counts[seat - 1] + each
        extra = GLEANER_POINTS if seat == gleaner and bonus >= GLEANER_NEEDS else 0
        points.append(odd * (1 + bonus + extra))
    return Share(tuple(points), odds)


class Standing(NamedTuple):
    """All that the result depends on."""

    sides: tuple[int, ...]  # the side of each seat
    counts: Sequence[Sequence[int]]  # by value and seat: cards collected
    discards: Sequence[float]  # by value
    left: Sequence[float]  # by value: cards that are still to come
    points: Sequence[float]  # by seat: special icons and what familiars have earned
    familiars: Sequence[Familiar | None]
    token: Seat
    cards_left: float = 0.0


def expected(standing: Standing) -> list[float]:
    """Return the points that each seat can expect at the end."""
    familiars = standing.familiars
    points = list(standing.points)
    seats = range(len(points))
    gleaner = familiars.index("gleaner") if "gleaner" in familiars else -1
    keeper = familiars.index("keeper") if "keeper" in familiars else -1
    before = 0.0  # the odds that the keeper has won the value before
    for counts, left, discards in zip(standing.counts, standing.left, standing.discards, strict=True):
        found = share(tuple(counts), left, discards, gleaner)
        for seat in seats:
            points[seat] += found.points[seat]
        if keeper >= 0:
            points[keeper] += KEEPER_POINTS * before * found.odds[keeper]
            before = found.odds[keeper]
    for seat, familiar in enumerate(familiars):
        if familiar is not None:
            points[seat] += POWERS[familiar] * min(1.0, standing.cards_left / WHOLE_GAME)
    return points


def winning_chance(standing: Standing, side: int) -> float:
    """Return the chance that a side wins, while cards are still to come."""
    return chance(totals(standing, expected(standing)), side, UNSURE[0] + UNSURE[1] * standing.cards_left)


def chance(points: Sequence[float], side: int, unsure: float) -> float:
    """Return the chance of a side to have the most points, if they are as unsure as this."""
    own = points[side]
    return 1 / sum([exp((other - own) / unsure) for other in points])


def totals(standing: Standing, points: Sequence[float]) -> list[float]:
    """Return the points of each side."""
    if len(points) == 4 and standing.sides[2] == 0:
        return [points[0] + points[2], points[1] + points[3]]
    return list(points)


def final_chance(standing: Standing, side: int) -> float:
    """Return 1 if a side wins the game that is over, 0 if not; a narrow result is a little less certain.

    Like `scoring`, for counts instead of cards.
    """
    points, potions = list(standing.points), [0] * len(standing.points)
    seats, token, familiars = len(points), standing.token, standing.familiars
    finisher = familiars.index("finisher") if "finisher" in familiars else -1
    for counts, discards in zip(standing.counts, standing.discards, strict=True):
        if finisher >= 0 and totals(standing, points)[standing.sides[finisher]] >= FINISHER_NEEDS:
            break
        most = max(counts)
        if not most:
            continue
        winner = token
        while counts[winner] != most:
            winner = (winner + 1) % seats
        bonus = counts[winner - 1] + (discards if seats > 2 else 0)
        points[winner] += 1 + bonus
        if familiars[winner] == "keeper" and winner == token:
            points[winner] += KEEPER_POINTS
        elif familiars[winner] == "gleaner" and bonus >= GLEANER_NEEDS:
            points[winner] += GLEANER_POINTS
        potions[winner] += 1
        token = winner
    charmer = familiars.index("charmer") if "charmer" in familiars else -1
    for seat in range(seats):  # C-22: ties; C-59: of the charmer
        distance = (seat - token) % seats
        points[seat] += 0.01 * potions[seat] - 0.001 * distance + (0.3 if seat == charmer else 0.0)
    found = totals(standing, points)
    best_other = max(other for at, other in enumerate(found) if at != side)
    return 0.98 * (found[side] > best_other) + 0.02 * chance(found, side, UNSURE[0])
