"""The bracket of a tournament, and how far each entrant came."""

from __future__ import annotations

from fractions import Fraction

from rules.tournament.formats.bracket_layout import Slot, elimination_slots
from rules.tournament.formats.elimination import Bracket
from rules.tournament.formats.round_robin import group_count, group_rounds, groups_of, knock_out_slots
from rules.tournament.formats.table_sizes import table_sizes
from rules.tournament.history import History
from rules.tournament.model import EntrantId, Match, Plan, Tournament
from rules.tournament.scoring import HALF, ranks
from rules.tournament.tie_breaks import Ranking


def is_knock_out(plan: Plan) -> bool:
    """Whether the format has a bracket, at least at the end."""
    return plan.format in ("single", "double", "groups")


def slots_of(tournament: Tournament) -> tuple[Slot, ...]:
    """Return the empty bracket."""
    plan, entrants = tournament.plan, len(tournament.order)
    if plan.format == "groups":
        groups = group_count(plan, entrants)
        return knock_out_slots(groups, plan.advance, group_rounds(tournament) + 1, plan.third_place)
    return elimination_slots(plan.format == "double", entrants, plan.third_place, table_sizes(plan))


def bracket_of(tournament: Tournament) -> Bracket:
    """Return the bracket with all known entrants and results."""
    return Bracket(tournament, slots_of(tournament), qualified(tournament) if groups_done(tournament) else {})


def groups_done(tournament: Tournament) -> bool:
    """Whether all matches of the groups are decided."""
    if tournament.plan.format != "groups":
        return False
    last = group_rounds(tournament)
    played = [match for match in tournament.matches if match.round <= last]
    return any(match.round == last for match in played) and all(match.result is not None for match in played)


def qualified(tournament: Tournament) -> dict[str, tuple[EntrantId, ...]]:
    """Return each group ordered by rank, without entrants who dropped out."""
    ranking = group_ranking(tournament)
    last = group_rounds(tournament)
    stayed = {entrant.id for entrant in tournament.entrants if entrant.gone is None or entrant.gone > last + 1}
    return {
        name: tuple(entrant for entrant, _ in ranking.places(entrants) if entrant in stayed)
        for name, entrants in groups_of(tournament).items()
    }


def group_ranking(tournament: Tournament) -> Ranking:
    """Return the ranking by group matches only."""
    last = group_rounds(tournament)
    within = tournament.model_copy(
        update={"matches": tuple(match for match in tournament.matches if match.round <= last)}
    )
    return Ranking(History(within), tournament.plan.tie_breaks)


Reached = tuple[Fraction, ...]
NOT_IN_IT: Reached = (Fraction(-1),)


def reached(bracket: Bracket) -> dict[EntrantId, Reached]:
    """Return a sort key for each entrant: who is still in, then the round of elimination."""
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
            # The match for third place counts below the final.
            round_out = match.round - HALF if match.place.startswith("T") else Fraction(match.round)
            found[entrant] = (Fraction(0), round_out, Fraction(-_rank(bracket, match, entrant)))
    return found


def still_in(bracket: Bracket) -> set[EntrantId]:
    """Return the entrants with a match ahead, made or not."""
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
    """Return the place in the last match; the better seed wins a shared first place."""
    place = dict(zip(match.entrants, ranks(match), strict=True))[entrant]
    return bracket.ranking(match).index(entrant) + 1 if place == 1 else place
