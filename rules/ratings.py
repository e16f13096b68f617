"""Skill ratings: new ratings from the places of a game.

A rating is a normal distribution with mean mu and deviation sigma. The model is Bradley-Terry with full pairing (Weng
and Lin, 2011): it supports teams, free-for-all and ties and does not depend on the order of seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from rules.game import Seat

SHOWN_MIDDLE, SHOWN_UNIT = 1500, 24  # a new player is shown as 1500 ± 200


class Rating(NamedTuple):
    """The skill of a player."""

    mu: float
    sigma: float

    @property
    def value(self) -> int:
        """The rating as it is shown, around 1500."""
        return round(SHOWN_MIDDLE + SHOWN_UNIT * (self.mu - NEW.mu))

    @property
    def give(self) -> int:
        """One standard deviation on the scale of `value`."""
        return round(SHOWN_UNIT * self.sigma)

    @property
    def sure(self) -> float:
        """A cautious estimate, one deviation below the mean; leaderboards are sorted by it."""
        return self.mu - self.sigma


NEW = Rating(25.0, 25.0 / 3)
_MODEL = BradleyTerryFull(mu=NEW.mu, sigma=NEW.sigma)


def counting(sides: Sequence[int], own: Sequence[bool]) -> tuple[Seat, ...]:
    """Return the rated seats: those of sides without a stand-in, if there are at least two such sides."""
    helped = {side for side, is_own in zip(sides, own, strict=True) if not is_own}
    seats = tuple(seat for seat, side in enumerate(sides) if side not in helped)
    return seats if len({sides[seat] for seat in seats}) >= 2 else ()


def rate(sides: Sequence[int], places: Sequence[int], before: Sequence[Rating]) -> tuple[Rating, ...]:
    """Return the new ratings after a game. Seats of one side share a place; equal places are ties."""
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
    """Wins in a row: the present streak and the longest one."""

    now: int
    best: int


def streaks(won: Iterable[bool]) -> Streaks:
    """Return the streaks of a player from the results of their games, oldest first."""
    now = best = 0
    for is_won in won:
        now = now + 1 if is_won else 0
        best = max(best, now)
    return Streaks(now, best)
