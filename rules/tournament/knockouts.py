"""Which bracket a tournament has."""

from __future__ import annotations

from rules.tournament.elimination import Bracket
from rules.tournament.layout import elimination_slots
from rules.tournament.model import Plan, Tournament


def is_knock_out(plan: Plan) -> bool:
    """Is there a bracket, at least at the end?"""
    return plan.format in ("single", "double", "groups")


def bracket_of(tournament: Tournament) -> Bracket:
    """The bracket with all that is known of it."""
    plan = tournament.plan
    slots = elimination_slots(plan.format == "double", len(tournament.order), plan.third_place, plan.seats)
    return Bracket(tournament, slots)
