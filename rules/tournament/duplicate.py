"""Duplicate: every table of a round plays the same deal, so whoever sat in the same seat can be compared."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction

from rules.tournament.model import EntrantId, Match, MatchNumber, Plan
from rules.tournament.scoring import HALF

Seat = tuple[int, int, int]  # round, size of the table, seat


def _values(match: Match) -> Iterable[tuple[EntrantId, Seat, Fraction]]:
    """What each of them made of the deal; those who forfeited made nothing of it."""
    result = match.result
    if result is None or match.is_bye:
        return
    for seat, entrant in enumerate(match.entrants):
        if entrant not in result.forfeits:
            value = result.scores[seat] if result.scores else -result.places[seat]
            yield entrant, (match.round, len(match.entrants), seat), Fraction(value)


def duplicate_points(plan: Plan, decided: Iterable[Match]) -> dict[MatchNumber, dict[EntrantId, Fraction]]:
    """By rank: a point for all others in the same seat beaten, in proportion; or the scores themselves."""
    decided = list(decided)
    seats: dict[Seat, list[Fraction]] = defaultdict(list)
    for match in decided:
        for _, seat, value in _values(match):
            seats[seat].append(value)
    for values in seats.values():
        values.sort()
    bye = bye_points(plan, decided)
    found: dict[MatchNumber, dict[EntrantId, Fraction]] = {}
    for match in decided:
        points = dict.fromkeys(match.entrants, Fraction(0))
        for entrant, seat, value in _values(match):
            points[entrant] = value if plan.compare == "sum" else share(value, seats[seat])
        found[match.number] = {match.entrants[0]: bye(match.round)} if match.is_bye else points
    return found


def share(value: Fraction, values: list[Fraction]) -> Fraction:
    """The part of the others, sorted, that were beaten; equals by half; half if there is nobody to compare with."""
    if len(values) == 1:
        return HALF
    beaten = bisect_left(values, value)
    equal = bisect_right(values, value) - beaten - 1
    return Fraction(2 * beaten + equal, 2 * (len(values) - 1))


def bye_points(plan: Plan, matches: Iterable[Match]) -> Callable[[int], Fraction]:
    """What sitting out a round is worth: the average of those who played it."""
    if plan.compare == "rank":
        return lambda _: HALF
    rounds: dict[int, list[Fraction]] = defaultdict(list)
    for match in matches:
        rounds[match.round].extend(value for _, _, value in _values(match))
    return lambda number: sum(rounds[number], Fraction(0)) / max(1, len(rounds[number]))


def missed_points(plan: Plan, matches: Iterable[Match]) -> Callable[[int], Fraction]:
    """What a round before a late entry is worth: half of that average."""
    bye = bye_points(plan, matches)
    return lambda number: bye(number) * HALF
