"""What an organiser says of a match that has been played, and what stays known of it."""

from __future__ import annotations

from itertools import combinations

from rules.errors import Refusal
from rules.tournament.model import Match, Plan, Result


def with_known_scores(plan: Plan, match: Match, told: Result) -> Result:
    """The corrected result with the scores of the game, where none are told; who forfeits has none.

    Duplicate compares scores: told another order only, nobody would know what to compare.
    """
    known = match.result
    if known is None or not known.scores or told.scores:
        return told
    if plan.format == "duplicate" and not _keeps_order(match, known, told):
        raise Refusal("tournament-scores-needed", match=match.number)
    scores = zip(match.entrants, known.scores, strict=True)
    return told.but(scores=tuple(0 if one in told.forfeits else score for one, score in scores))


def _keeps_order(match: Match, known: Result, told: Result) -> bool:
    """Does it say only of some that they forfeit, and of the others what is known?"""
    stay = [seat for seat, one in enumerate(match.entrants) if one not in told.forfeits]
    if any(match.entrants[seat] in known.forfeits for seat in stay):
        return False
    return all(
        _compared(told.places, one, other) == _compared(known.places, one, other)
        for one, other in combinations(stay, 2)
    )


def _compared(places: tuple[int, ...], one: int, other: int) -> int:
    return (places[one] > places[other]) - (places[one] < places[other])
