"""The page of a draft for what ranks its entrants: tie-breaks, a knock-out after a Swiss, and best of several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.tournaments.model import TournamentRecord
from rules.errors import Refusal
from rules.tournament.formats.knockout import is_knock_out
from rules.tournament.model import Plan, TieBreak

CUTS = (0, 2, 4, 8, 16, 32)
SERIES = (1, 3, 5)
PLACES = "abc"  # the organiser chooses the first three tie-breaks, the others follow in their usual order
TIE_BREAKS: tuple[TieBreak, ...] = (
    *("played", "head-to-head", "buchholz", "median-buchholz", "sonneborn-berger", "wins", "score"),
)
RANKING_CHOICES = ("cut", "best_of", *(f"tie_{at}" for at in PLACES))


def ranking_choices(plan: Plan) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    """Yield the name, the offered values and the current value of each choice that fits the format."""
    if plan.format == "swiss":
        yield "cut", CUTS, plan.cut
    if is_knock_out(plan) and plan.seats == (2,):
        yield "best_of", SERIES, plan.best_of
    if plan.format in ("single", "double"):
        return  # the bracket decides
    for at, place in enumerate(PLACES):
        yield f"tie_{place}", TIE_BREAKS, plan.tie_breaks[at] if at < len(plan.tie_breaks) else None


def with_ranking(record: TournamentRecord, name: str, value: Any) -> TournamentRecord:
    """Return the draft with one of these choices made. Raise a refusal for values that are not offered."""
    plan = record.state.plan
    offered = {known: values for known, values, _ in ranking_choices(plan)}
    if not any(type(value) is type(one) and value == one for one in offered.get(name, ())):
        raise Refusal("refused-option")
    if name.startswith("tie_"):
        name, value = "tie_breaks", _reordered(plan, PLACES.index(name[-1]), value)
    after = plan.model_copy(update={name: value})
    return record.model_copy(update={"state": record.state.model_copy(update={"plan": after})})


def _reordered(plan: Plan, at: int, wanted: TieBreak) -> tuple[TieBreak, ...]:
    """Return the order with a tie-break moved to a position; the one that was there takes its place."""
    order = [*plan.tie_breaks, *(one for one in TIE_BREAKS if one not in plan.tie_breaks)]
    there = order.index(wanted)
    order[at], order[there] = order[there], order[at]
    return tuple(order)
