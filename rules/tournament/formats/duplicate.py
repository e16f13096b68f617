"""Duplicate: every table of a round plays the same deal, so that players in the same seat can be compared."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction

from rules.tournament.model import EntrantId, Match, MatchNumber, Plan
from rules.tournament.scoring import HALF

Seat = tuple[int, int, int]  # round, size of the table, seat


def _scores(match: Match) -> Iterable[tuple[EntrantId, Seat, Fraction]]:
    """Yield entrant, seat and score. Forfeits and matches without scores yield nothing.

    A solo player always has a score: 0 if the game did not end in time.
    """
    result = match.result
    if result is None or match.is_bye or not (result.scores or match.alone):
        return
    for seat, (entrant, score) in enumerate(zip(match.entrants, result.scores or (0,), strict=True)):
        if entrant not in result.forfeits:
            yield entrant, (match.round, len(match.entrants), seat), Fraction(score)


def duplicate_points(plan: Plan, decided: Iterable[Match]) -> dict[MatchNumber, dict[EntrantId, Fraction]]:
    """Return the points: the share of players in the same seat that were beaten, or the scores themselves."""
    decided = list(decided)
    seats: dict[Seat, list[Fraction]] = defaultdict(list)
    for match in decided:
        for _, seat, score in _scores(match):
            seats[seat].append(score)
    for scores in seats.values():
        scores.sort()
    bye = bye_points(plan, decided)
    found: dict[MatchNumber, dict[EntrantId, Fraction]] = {}
    for match in decided:
        points = dict.fromkeys(match.entrants, Fraction(0))
        for entrant, seat, score in _scores(match):
            points[entrant] = score if plan.compare == "sum" else share(score, seats[seat])
        points |= _without_scores(plan, match, bye(match.round))
        found[match.number] = {match.entrants[0]: bye(match.round)} if match.is_bye else points
    return found


def _without_scores(plan: Plan, match: Match, bye: Fraction) -> dict[EntrantId, Fraction]:
    """Return the points of a match without scores: its entrants are compared with each other only.

    If scores are added up, its winners get the points of a bye.
    """
    result = match.result
    if result is None or result.scores or match.is_bye or match.alone:
        return {}
    stayed = {
        one: place for one, place in zip(match.entrants, result.places, strict=True) if one not in result.forfeits
    }
    if plan.compare == "sum":
        return {one: bye for one, place in stayed.items() if place == min(stayed.values())}
    ranks = sorted(Fraction(-place) for place in stayed.values())
    return {one: share(Fraction(-place), ranks) for one, place in stayed.items()}


def share(value: Fraction, values: list[Fraction]) -> Fraction:
    """Return the share of the other (sorted) values that are beaten; ties count half; one half if there are none."""
    if len(values) == 1:
        return HALF
    beaten = bisect_left(values, value)
    equal = bisect_right(values, value) - beaten - 1
    return Fraction(2 * beaten + equal, 2 * (len(values) - 1))


def bye_points(plan: Plan, matches: Iterable[Match]) -> Callable[[int], Fraction]:
    """Return a function from round to the points of a bye: the average of the round."""
    if plan.compare == "rank":
        return lambda _: HALF
    rounds: dict[int, list[Fraction]] = defaultdict(list)
    for match in matches:
        rounds[match.round].extend(score for _, _, score in _scores(match))
    return lambda number: sum(rounds[number], Fraction(0)) / max(1, len(rounds[number]))


def missed_points(plan: Plan, matches: Iterable[Match]) -> Callable[[int], Fraction]:
    """Return a function from round to the points of a missed round: half of a bye."""
    bye = bye_points(plan, matches)
    return lambda number: bye(number) * HALF
