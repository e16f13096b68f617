"""Ranks of scores and the outcome."""

from __future__ import annotations

from rules.game import Outcome
from rules.rokujika.state import TURNS, Village

RANKS = (50, 100, 150, 200)  # reaching the score is enough


def rank_of(score: int) -> int:
    """Return the rank from 0 (failure, R-20: also below zero) to 4 (best)."""
    return sum(score >= least for least in RANKS)


def outcome_of(villages: tuple[Village, ...]) -> Outcome | None:
    """Return the outcome once all have finished, else None. R-22: a seat out of coins keeps its score."""
    if any(village.phase != "over" for village in villages):
        return None
    scores = tuple(village.score for village in villages)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    if len(villages) == 1:
        reason = "broke" if len(villages[0].history) < TURNS else "finished"
    else:
        reason = "shared" if places.count(1) > 1 else "points"
    return Outcome(places=places, scores=scores, reason=reason)
