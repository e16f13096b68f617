"""The points of an arena: a streak counts double."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from rules.tournament.model import EntrantId, Match, MatchNumber, Plan
from rules.tournament.scoring import match_points, ranks

STREAK = 2  # after so many wins in a row the next ones count double


def arena_points(plan: Plan, decided: Iterable[Match]) -> dict[MatchNumber, dict[EntrantId, Fraction]]:
    """Points as in any match; a win that follows two wins in a row counts double."""
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
