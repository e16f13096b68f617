"""Which bracket a tournament has."""

from __future__ import annotations

from rules.tournament.elimination import Bracket
from rules.tournament.groups import group_count, group_rounds, groups_of, knock_out_slots
from rules.tournament.history import History
from rules.tournament.layout import Slot, elimination_slots
from rules.tournament.model import EntrantId, Plan, Tournament
from rules.tournament.ranking import Ranking
from rules.tournament.sizes import table_sizes


def is_knock_out(plan: Plan) -> bool:
    """Is there a bracket, at least at the end?"""
    return plan.format in ("single", "double", "groups")


def slots_of(tournament: Tournament) -> tuple[Slot, ...]:
    """The bracket before anything is known of it."""
    plan, entrants = tournament.plan, len(tournament.order)
    if plan.format == "groups":
        groups = group_count(plan, entrants)
        return knock_out_slots(groups, plan.advance, group_rounds(tournament) + 1, plan.third_place)
    return elimination_slots(plan.format == "double", entrants, plan.third_place, table_sizes(plan))


def bracket_of(tournament: Tournament) -> Bracket:
    """The bracket with all that is known of it."""
    return Bracket(tournament, slots_of(tournament), going_on(tournament) if groups_done(tournament) else {})


def groups_done(tournament: Tournament) -> bool:
    """Have all groups played all their matches?"""
    if tournament.plan.format != "groups":
        return False
    last = group_rounds(tournament)
    played = [match for match in tournament.matches if match.round <= last]
    return any(match.round == last for match in played) and all(match.result is not None for match in played)


def going_on(tournament: Tournament) -> dict[str, tuple[EntrantId, ...]]:
    """Each group in the order in which its members go on; those who have dropped out do not."""
    ranking = group_ranking(tournament)
    last = group_rounds(tournament)
    stayed = {entrant.id for entrant in tournament.entrants if entrant.gone is None or entrant.gone > last + 1}
    return {
        name: tuple(entrant for entrant, _ in ranking.places(entrants) if entrant in stayed)
        for name, entrants in groups_of(tournament).items()
    }


def group_ranking(tournament: Tournament) -> Ranking:
    """Points and tie-breaks of the groups alone."""
    last = group_rounds(tournament)
    within = tournament.but(matches=tuple(match for match in tournament.matches if match.round <= last))
    return Ranking(History(within), tournament.plan.tie_breaks)
