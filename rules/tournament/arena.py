"""Arena: play as often as you like. Streaks count double; whoever waits longest is paired first."""

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
        points = match_points(plan, match)
        for entrant, place in zip(match.entrants, ranks(match), strict=True):
            won = place == 1 and ranks(match).count(1) == 1 and entrant not in _forfeits(match)
            if won and streaks[entrant] >= STREAK:
                points[entrant] *= 2
            streaks[entrant] = streaks[entrant] + 1 if won else 0
        found[match.number] = points
    return found


def _forfeits(match: Match) -> tuple[EntrantId, ...]:
    assert match.result is not None
    return match.result.forfeits
