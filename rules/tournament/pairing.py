"""The requirements of each format, and how it makes its next matches."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, log

from rules.tournament.formats.arena import is_rematch
from rules.tournament.formats.knockout import bracket_of, first_stage_rounds, is_knock_out, settled, slots_of
from rules.tournament.formats.pods import arena_pods, pods_round
from rules.tournament.formats.round_robin import group_meetings, robin_round, robin_rounds
from rules.tournament.formats.swiss import swiss_round, swiss_rounds
from rules.tournament.history import History
from rules.tournament.model import EntrantId, Match, Plan, Tournament
from rules.tournament.seeding import table_sizes

Meetings = Iterable[tuple[str, tuple[EntrantId, ...]]]  # (group or "", entrants who meet)
DUPLICATE_ROUNDS = 4  # the default


def unfit(plan: Plan) -> str | None:
    """Return the message key of why this plan cannot be played, or None."""
    if plan.format in ("swiss", "double", "robin", "groups") and 2 not in plan.seats:
        return "tournament-needs-pairs"
    return None if table_sizes(plan) else "tournament-needs-rivals"


def fewest_entrants(plan: Plan) -> int:
    """Return the least number of entrants."""
    if plan.format == "groups":
        return max(2, plan.advance)
    return max(2, 2 if plan.format in ("swiss", "double", "robin") else min(table_sizes(plan)))


def rounds(tournament: Tournament) -> int:
    """Return the number of rounds; 0 if it is open, as in an arena."""
    plan, size = tournament.plan, max(2, len(tournament.order))
    if is_knock_out(plan):
        return max(slot.round for slot in slots_of(tournament))
    if plan.format == "arena":
        return 0
    if plan.format == "swiss":
        return swiss_rounds(plan, size)
    if plan.rounds:
        return plan.rounds
    if plan.format == "robin":
        return robin_rounds(size)
    if plan.format == "duplicate":
        return DUPLICATE_ROUNDS
    return ceil(log(size) / log(max(plan.seats))) + 1


def made(tournament: Tournament) -> Tournament:
    """Return the tournament with the matches that can be made now, or finished."""
    plan, number = tournament.plan, tournament.round + 1
    if plan.format == "arena":
        return arena_wave(tournament)
    last = first_stage_rounds(tournament)  # 0 without groups or a Swiss before the bracket
    before_bracket = tournament.round <= last if last else not is_knock_out(plan)
    if before_bracket and any(match.is_open for match in tournament.matches):
        return tournament
    if plan.format == "groups" and number <= last:
        return with_round(tournament, number, group_meetings(tournament, number))
    if is_knock_out(plan) and number > last:
        bracket = bracket_of(tournament)
        filled = bracket.fill()
        return filled.model_copy(update={"finished": True}) if bracket.is_complete else filled
    if number > (last or rounds(tournament)) or len(tournament.active) < fewest_entrants(plan):
        return tournament.model_copy(update={"finished": True})
    if plan.format == "robin":
        meetings = robin_round(tournament.order, number)
    else:
        swiss = plan.format == "swiss"
        meetings = swiss_round(tournament, last or rounds(tournament)) if swiss else pods_round(tournament)
    return with_round(tournament, number, (("", meeting) for meeting in meetings))


def arena_wave(tournament: Tournament, *, rematches: bool = True) -> Tournament:
    """Return an arena with matches for those in the queue; without `rematches` nobody meets their last opponent."""
    if len(tournament.waiting) < min(table_sizes(tournament.plan)):
        return tournament
    history = History(tournament)
    pods = arena_pods(history, tournament.waiting, table_sizes(tournament.plan))
    pods = [pod for pod in pods if rematches or not is_rematch(history, pod)]
    if not pods:
        return tournament
    playing = {entrant for pod in pods for entrant in pod}
    waiting = tuple(entrant for entrant in tournament.waiting if entrant not in playing)
    return with_round(
        tournament.model_copy(update={"waiting": waiting}), tournament.round + 1, (("", pod) for pod in pods)
    )


def with_round(tournament: Tournament, number: int, meetings: Meetings) -> Tournament:
    """Return the tournament with one more round of matches."""
    matches = list(tournament.matches)
    alone = tournament.plan.format == "duplicate" and 1 in tournament.plan.seats
    for place, entrants in meetings:
        match = Match(
            number=len(matches) + 1,
            round=number,
            entrants=entrants,
            place=place,
            alone=alone and len(entrants) == 1,
        )
        matches.append(match if match.alone else settled(tournament, match))
    return tournament.model_copy(update={"matches": tuple(matches)})
