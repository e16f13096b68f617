"""The end: what a score is called, and who won the race."""

from __future__ import annotations

from rules.game import Outcome
from rules.rokujika.state import TURNS, Village

RANKS = (50, 100, 150, 200)  # reached, not passed


def rank_of(score: int) -> int:
    """0 is a failure (R-20: also below zero), 4 the best there is."""
    return sum(score >= least for least in RANKS)


def outcome_of(villages: tuple[Village, ...]) -> Outcome | None:
    """Once everybody has finished: R-22, everything counts also for those who ran out of coins."""
    if any(village.phase != "over" for village in villages):
        return None
    scores = tuple(village.score for village in villages)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    if len(villages) == 1:
        reason = "broke" if len(villages[0].history) < TURNS else "finished"
    else:
        reason = "shared" if places.count(1) > 1 else "points"
    return Outcome(places=places, scores=scores, reason=reason)
