"""How far each has come in a bracket: more is better, equal for those who went out in the same round."""

from __future__ import annotations

from fractions import Fraction

from rules.tournament.knockouts import bracket_of
from rules.tournament.model import EntrantId, Tournament


def reached(tournament: Tournament) -> dict[EntrantId, Fraction]:
    """A number for each; empty before it has begun and where there is no bracket."""
    if tournament.plan.format not in ("single", "double") or not tournament.order:
        return {}
    bracket = bracket_of(tournament)
    found = {entrant: Fraction(0) for entrant in tournament.order}
    last = max(slot.round for slot in bracket.slots)
    for slot in bracket.slots:
        match = bracket.matches.get(slot.place)
        for entrant in match.entrants if match else ():
            found[entrant] = max(found[entrant], Fraction(slot.round))
        if match and match.result is not None:
            order = [entrant for entrant in bracket.ranking(match) if entrant not in match.result.forfeits]
            if slot.round == last and order and slot.place[0] != "T":
                found[order[0]] = Fraction(last + 1)
    return found
