"""How good somebody is, and how sure that is: from places at the table to new ratings. Pure arithmetic.

A rating is a bell curve: where its middle lies, and how wide it is. Bradley-Terry with full pairing (Weng and Lin,
2011) compares every side with every other: it knows teams, free-for-all and ties, and asks nobody where they sat.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from rules.game import Seat

SHOWN_MIDDLE, SHOWN_UNIT = 1500, 24  # whoever is new is shown as 1500 ± 200


class Rating(NamedTuple):
    """What is believed of somebody."""

    mu: float
    sigma: float

    @property
    def value(self) -> int:
        """As it is shown: around 1500."""
        return round(SHOWN_MIDDLE + SHOWN_UNIT * (self.mu - NEW.mu))

    @property
    def give(self) -> int:
        """How far it may be off, on the same scale; two times in three it is no further."""
        return round(SHOWN_UNIT * self.sigma)

    @property
    def sure(self) -> float:
        """What they are at least worth, as far as one can tell: leaderboards go by it."""
        return self.mu - self.sigma


NEW = Rating(25.0, 25.0 / 3)
_MODEL = BradleyTerryFull(mu=NEW.mu, sigma=NEW.sigma)


def counting(sides: Sequence[int], own: Sequence[bool]) -> tuple[Seat, ...]:
    """The seats that a result is rated for: of sides that played all by themselves, if there are two of them."""
    helped = {side for side, is_own in zip(sides, own, strict=True) if not is_own}
    seats = tuple(seat for seat, side in enumerate(sides) if side not in helped)
    return seats if len({sides[seat] for seat in seats}) >= 2 else ()


def rate(sides: Sequence[int], places: Sequence[int], before: Sequence[Rating]) -> tuple[Rating, ...]:
    """The ratings after a game, of seats that all count; those of a side share their place, equal places are ties."""
    seats_of: dict[int, list[Seat]] = defaultdict(list)
    for seat, side in enumerate(sides):
        seats_of[side].append(seat)
    if len(seats_of) < 2:
        return tuple(before)
    teams = [[_MODEL.rating(*before[seat]) for seat in seats] for seats in seats_of.values()]
    ranks = [float(min(places[seat] for seat in seats)) for seats in seats_of.values()]
    after = list(before)
    for seats, team in zip(seats_of.values(), _MODEL.rate(teams, ranks=ranks), strict=True):
        for seat, rating in zip(seats, team, strict=True):
            after[seat] = Rating(rating.mu, rating.sigma)
    return tuple(after)


class Streaks(NamedTuple):
    """Wins in a row: now, and at best."""

    now: int
    best: int


def streaks(won: Iterable[bool]) -> Streaks:
    """From the results of somebody's games, the oldest first."""
    now = best = 0
    for is_won in won:
        now = now + 1 if is_won else 0
        best = max(best, now)
    return Streaks(now, best)
