"""Corrections by the organiser: results and pairings."""

from __future__ import annotations

from itertools import combinations

from rules.errors import Refusal
from rules.tournament.formats.knockout import bracket_of
from rules.tournament.model import EntrantId, Match, Plan, Result, Tournament


def with_known_scores(plan: Plan, match: Match, corrected: Result) -> Result:
    """Return the corrected result with the scores of the played game if it has none; forfeits score 0.

    Raise a Refusal in duplicate if the order changes without new scores: scores are what duplicate compares.
    """
    known = match.result
    if known is None or not known.scores or corrected.scores:
        return corrected
    if plan.format == "duplicate" and not _keeps_order(match, known, corrected):
        raise Refusal("tournament-scores-needed", match=match.number)
    scores = zip(match.entrants, known.scores, strict=True)
    return corrected.model_copy(
        update={"scores": tuple(0 if one in corrected.forfeits else score for one, score in scores)}
    )


def _keeps_order(match: Match, known: Result, corrected: Result) -> bool:
    """Whether the correction keeps the order of the entrants who do not forfeit."""
    stay = [seat for seat, one in enumerate(match.entrants) if one not in corrected.forfeits]
    if any(match.entrants[seat] in known.forfeits for seat in stay):
        return False
    return all(
        _compared(corrected.places, one, other) == _compared(known.places, one, other)
        for one, other in combinations(stay, 2)
    )


def _compared(places: tuple[int, ...], one: int, other: int) -> int:
    return (places[one] > places[other]) - (places[one] < places[other])


def repaired(tournament: Tournament, match: Match, entrants: tuple[EntrantId, ...]) -> Tournament:
    """Return the tournament with these entrants in the match; the replaced ones take their former places."""
    if tournament.plan.format in ("robin", "groups"):
        raise Refusal("tournament-schedule-fixed")
    coming = [entrant for entrant in entrants if entrant not in match.entrants]
    leaving = [entrant for entrant in match.entrants if entrant not in entrants]
    if tournament.plan.format in ("single", "double"):
        return _reseeded(tournament, match, dict(zip(coming + leaving, leaving + coming, strict=True)))
    if match.place:  # in the bracket after a Swiss
        raise Refusal("tournament-cannot-swap", match=match.number)
    tournament = tournament.with_match(match.model_copy(update={"entrants": entrants, "by_organiser": True}))
    for one, other in zip(coming, leaving, strict=True):
        tournament = _replaced(tournament, match, one, other)
    return tournament


def _replaced(tournament: Tournament, match: Match, one: EntrantId, other: EntrantId) -> Tournament:
    """Put `other` where `one` was: in a match of the same round, or among the waiting entrants."""
    gone = tournament.entrant(other).gone is not None
    played = any(
        old.round == match.round and one in old.entrants for old in tournament.matches if old.number != match.number
    )
    if one in tournament.waiting and not played:
        waiting = tuple(other if entrant == one else entrant for entrant in tournament.waiting)
        return tournament.model_copy(
            update={"waiting": tuple(entrant for entrant in waiting if not gone or entrant != other)}
        )
    for old in tournament.matches:
        if old.round == match.round and old.number != match.number and one in old.entrants:
            if gone or not (old.is_open or old.is_bye):
                break
            return tournament.with_match(
                old.model_copy(
                    update={
                        "entrants": tuple(other if entrant == one else entrant for entrant in old.entrants),
                        "by_organiser": True,
                    }
                )
            )
    raise Refusal("tournament-cannot-swap", match=match.number)


def _reseeded(tournament: Tournament, match: Match, swaps: dict[EntrantId, EntrantId]) -> Tournament:
    """Swap seeds of a bracket while none of them has played."""
    refusal = Refusal("tournament-cannot-swap", match=match.number)
    if any(entrant not in tournament.order for entrant in swaps) or match.round > 1:
        raise refusal
    order = tuple(swaps.get(entrant, entrant) for entrant in tournament.order)
    changed = bracket_of(tournament.model_copy(update={"order": order})).remake(refusal)
    touched = [old for old in changed.matches if old.round == 1 and any(entrant in swaps for entrant in old.entrants)]
    for old in touched:
        changed = changed.with_match(old.model_copy(update={"by_organiser": True}))
    return changed
