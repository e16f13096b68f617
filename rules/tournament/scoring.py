"""Points for matches. They are exact fractions: thirds of a point must add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from rules.tournament.model import EntrantId, Match, MatchNumber, Plan, Result

HALF = Fraction(1, 2)


def best(plan: Plan) -> Fraction:
    """Return the points of a win and of a bye."""
    return max(map(exact, plan.points), default=Fraction(1))


def exact(number: float) -> Fraction:
    """Return a decimal number as a fraction: 0.1 is a tenth."""
    return Fraction(str(number))


def ranks(match: Match) -> tuple[int, ...]:
    """Return the places in seat order; forfeits come last."""
    assert match.result is not None
    result = match.result
    keys = [(entrant in result.forfeits, place) for entrant, place in zip(match.entrants, result.places, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def match_points(plan: Plan, match: Match) -> dict[EntrantId, Fraction]:
    """Return the points of each entrant: by place, ties share the points, a forfeit gets nothing.

    A bye counts as a win in Swiss and pods; in a schedule or a bracket it counts nothing.
    """
    assert match.result is not None
    if match.is_bye:
        counts = plan.format in ("swiss", "pods") and not match.place
        return {match.entrants[0]: best(plan) if counts else Fraction(0)}
    points = dict(zip(match.entrants, _shared(plan.points, ranks(match)), strict=True))
    return points | dict.fromkeys(match.result.forfeits, Fraction(0))


@lru_cache(maxsize=4096)
def _shared(by_place: tuple[float, ...], places: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Return the points of these places; tied entrants get the average."""
    table = _by_place(by_place, len(places))
    return tuple(
        sum(table[place - 1 : place - 1 + places.count(place)], Fraction(0)) / places.count(place) for place in places
    )


def place_points(plan: Plan, size: int) -> tuple[Fraction, ...]:
    """Return the points of each place in a match of this size."""
    return _by_place(plan.points, size)


def _by_place(points: tuple[float, ...], size: int) -> tuple[Fraction, ...]:
    if points:
        return tuple(exact(points[place]) if place < len(points) else Fraction(0) for place in range(size))
    return tuple(Fraction(size - 1 - place, max(1, size - 1)) for place in range(size))


def opponents_in(match: Match) -> tuple[EntrantId, ...]:
    """Return the entrants who really met: none in a bye, or if all opponents forfeited."""
    absent = match.result.forfeits if match.result is not None else ()
    there = tuple(entrant for entrant in match.entrants if entrant not in absent)
    return there if len(there) > 1 else ()


def forfeit(entrants: tuple[EntrantId, ...], gone: tuple[EntrantId, ...]) -> Result:
    """Return the result of a match that these entrants forfeited."""
    stayed = len(entrants) - len(gone)
    return Result(places=tuple(stayed + 1 if entrant in gone else 1 for entrant in entrants), forfeits=gone)


BYE = Result(places=(1,))

STREAK = 2  # after this many wins in a row further wins count double


def arena_points(plan: Plan, decided: Iterable[Match]) -> dict[MatchNumber, dict[EntrantId, Fraction]]:
    """Return the points of arena matches; a win after two wins in a row counts double."""
    streaks: Counter[EntrantId] = Counter()
    found = {}
    for match in decided:
        points, places = match_points(plan, match), ranks(match)
        forfeits = match.result.forfeits if match.result else ()
        for entrant, place in zip(match.entrants, places, strict=True):
            won = place == 1 and places.count(1) == 1 and entrant not in forfeits
            if won and streaks[entrant] >= STREAK:
                points[entrant] *= 2
            streaks[entrant] = streaks[entrant] + 1 if won else 0
        found[match.number] = points
    return found
