"""An organiser's own pairing: two entrants change places."""

from __future__ import annotations

from rules.errors import Refusal
from rules.tournament.knockouts import bracket_of
from rules.tournament.model import EntrantId, Match, Tournament


def repaired(tournament: Tournament, match: Match, entrants: tuple[EntrantId, ...]) -> Tournament:
    """These are in the match now; those they replace go where they came from."""
    if tournament.plan.format in ("robin", "groups"):
        raise Refusal("tournament-schedule-stands")
    coming = [entrant for entrant in entrants if entrant not in match.entrants]
    leaving = [entrant for entrant in match.entrants if entrant not in entrants]
    if tournament.plan.format in ("single", "double"):
        return _reseeded(tournament, match, dict(zip(coming + leaving, leaving + coming, strict=True)))
    tournament = tournament.with_match(match.but(entrants=entrants, by_organiser=True))
    for one, other in zip(coming, leaving, strict=True):
        tournament = _replaced(tournament, match, one, other)
    return tournament


def _replaced(tournament: Tournament, match: Match, one: EntrantId, other: EntrantId) -> Tournament:
    """The other takes the place that this one had, in a match of the same round, or among those waiting."""
    gone = tournament.entrant(other).gone is not None
    played = any(
        old.round == match.round and one in old.entrants for old in tournament.matches if old.number != match.number
    )
    if one in tournament.waiting and not played:
        waiting = tuple(other if entrant == one else entrant for entrant in tournament.waiting)
        return tournament.but(waiting=tuple(entrant for entrant in waiting if not gone or entrant != other))
    for old in tournament.matches:
        if old.round == match.round and old.number != match.number and one in old.entrants:
            if gone or not (old.is_open or old.is_bye):
                break
            return tournament.with_match(
                old.but(
                    entrants=tuple(other if entrant == one else entrant for entrant in old.entrants), by_organiser=True
                )
            )
    raise Refusal("tournament-cannot-swap", match=match.number)


def _reseeded(tournament: Tournament, match: Match, swaps: dict[EntrantId, EntrantId]) -> Tournament:
    """In a bracket two seeds change places, while neither of them has played."""
    refusal = Refusal("tournament-cannot-swap", match=match.number)
    if any(entrant not in tournament.order for entrant in swaps) or match.round > 1:
        raise refusal
    order = tuple(swaps.get(entrant, entrant) for entrant in tournament.order)
    changed = bracket_of(tournament.but(order=order)).remake(refusal)
    touched = [old for old in changed.matches if old.round == 1 and any(entrant in swaps for entrant in old.entrants)]
    for old in touched:
        changed = changed.with_match(old.but(by_organiser=True))
    return changed
