"""What each format asks for, and how it makes its next matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, log, log2

from rules.tournament.elimination import settled
from rules.tournament.knockouts import bracket_of
from rules.tournament.model import EntrantId, Match, Plan, Tournament
from rules.tournament.robin import robin_round, robin_rounds
from rules.tournament.swiss import swiss_round

Meetings = Iterable[tuple[EntrantId, ...]]


def unfit(plan: Plan) -> str | None:
    """Why this cannot be played at all, as the key of a sentence."""
    if plan.format in ("swiss", "double", "robin", "groups") and 2 not in plan.seats:
        return "tournament-needs-pairs"
    return None


def fewest_entrants(plan: Plan) -> int:
    """How many it takes to begin."""
    if plan.format in ("swiss", "double", "robin"):
        return 2
    if plan.format == "groups":
        return max(2, plan.advance)
    if plan.format == "single" and 2 in plan.seats:
        return 2
    return max(2, min(plan.seats))


def rounds(tournament: Tournament) -> int:
    """How many rounds there are, where that is known before."""
    plan, size = tournament.plan, len(tournament.order)
    if plan.format == "robin":
        return plan.rounds or robin_rounds(size)
    if plan.rounds:
        return plan.rounds
    if plan.format == "pods":
        return ceil(log(max(2, size)) / log(max(plan.seats))) + 1
    return ceil(log2(max(2, size)))


def made(tournament: Tournament) -> Tournament:
    """With the matches that can be made now, or finished."""
    if tournament.plan.format in ("single", "double"):
        bracket = bracket_of(tournament)
        filled = bracket.fill()
        return filled.but(finished=True) if bracket.is_complete else filled
    if any(match.is_open for match in tournament.matches):
        return tournament
    number = tournament.round + 1
    if number > rounds(tournament):
        return tournament.but(finished=True)
    meetings: Callable[[], Meetings] = {
        "robin": lambda: robin_round(tournament.order, number),
        "swiss": lambda: swiss_round(tournament),
    }[tournament.plan.format]
    return with_round(tournament, number, meetings())


def with_round(tournament: Tournament, number: int, meetings: Meetings) -> Tournament:
    """With one more round of matches."""
    matches = list(tournament.matches)
    for entrants in meetings:
        match = Match(number=len(matches) + 1, round=number, entrants=entrants)
        matches.append(settled(tournament, match))
    return tournament.but(matches=tuple(matches))
