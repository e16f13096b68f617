"""How far each has come in a bracket: more is better, equal for those who went out alike."""

from __future__ import annotations

from fractions import Fraction

from rules.tournament.elimination import Bracket
from rules.tournament.model import EntrantId, Match
from rules.tournament.scoring import HALF, ranks

Reached = tuple[Fraction, ...]
NOT_IN_IT: Reached = (Fraction(-1),)


def reached(bracket: Bracket) -> dict[EntrantId, Reached]:
    """Those still in it before those who are out; these by the round they went out in."""
    last: dict[EntrantId, Match] = {}
    losses: dict[EntrantId, int] = {}
    for match in (bracket.matches[slot.place] for slot in bracket.slots if slot.place in bracket.matches):
        for entrant in match.entrants:
            last[entrant] = match
            if match.result is not None and entrant != bracket.ranking(match)[0]:
                losses[entrant] = losses.get(entrant, 0) + 1
    found: dict[EntrantId, Reached] = {}
    to_come = still_in(bracket)
    for entrant in {*last, *to_come}:
        if entrant in to_come:
            found[entrant] = (Fraction(1), Fraction(-losses.get(entrant, 0)))
        else:
            match = last[entrant]
            # those who play for the third place are behind those of the final
            round_out = match.round - HALF if match.place.startswith("T") else Fraction(match.round)
            found[entrant] = (Fraction(0), round_out, Fraction(-_rank(bracket, match, entrant)))
    return found


def still_in(bracket: Bracket) -> set[EntrantId]:
    """Those who have a match before them, made or not."""
    found: set[EntrantId | None] = set()
    for slot in bracket.slots:
        match = bracket.matches.get(slot.place)
        if match is not None and match.result is not None:
            continue
        entrants = bracket.known[slot.place]
        found.update(entrants or ())
        if entrants is None:
            for source in slot.sources:
                if not source.place or bracket.is_decided(source.place):
                    found.add(bracket.taken(source))
    return {entrant for entrant in found if entrant is not None}


def _rank(bracket: Bracket, match: Match, entrant: EntrantId) -> int:
    """Their place in their last match; a shared first place belongs to the better seed."""
    place = dict(zip(match.entrants, ranks(match), strict=True))[entrant]
    return bracket.ranking(match).index(entrant) + 1 if place == 1 else place
