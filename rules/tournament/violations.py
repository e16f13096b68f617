"""Broken invariants of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.tournament.formats.knockout import bracket_of, first_stage_rounds, is_knock_out
from rules.tournament.formats.round_robin import group_meetings, robin_round
from rules.tournament.model import Match, Tournament
from rules.tournament.seeding import table_sizes
from rules.tournament.standings import standings

SCHEDULED = (
    "robin",
    "groups",
    "single",
    "double",
)  # here entrants who dropped out still have matches, which they forfeit


def violations(tournament: Tournament) -> list[str]:
    """Return every broken invariant as text for a log; empty if the tournament is sound."""
    checks = (_entrants, _matches, _rounds, _life, _schedule, _waiting)
    found = list(_numbers(tournament)) or [violation for check in checks for violation in check(tournament)]
    return found or list(_places(tournament))  # standings need sound matches


def _numbers(tournament: Tournament) -> Iterator[str]:
    """Numbers are positions in the lists; the other checks depend on it."""
    if [entrant.id for entrant in tournament.entrants] != list(range(1, len(tournament.entrants) + 1)):
        yield "entrants are not numbered from 1"
    if [match.number for match in tournament.matches] != list(range(1, len(tournament.matches) + 1)):
        yield "matches are not numbered from 1"
    known = range(1, len(tournament.entrants) + 1)
    for match in tournament.matches:
        if any(entrant not in known for entrant in match.entrants):
            yield f"match {match.number} has an unknown entrant"


def _entrants(tournament: Tournament) -> Iterator[str]:
    if len(set(tournament.order)) != len(tournament.order) or not set(tournament.order) <= {
        entrant.id for entrant in tournament.entrants
    }:
        yield "the seeds are not entrants"
    for match in tournament.matches:
        for entrant in map(tournament.entrant, match.entrants):
            if match.round < entrant.since:
                yield f"entrant {entrant.id} plays before their first round"
            # In a bracket of bigger tables the seat of a dropped entrant stays taken until the match is decided.
            still_seated = match.is_open and tournament.plan.format == "single"
            forfeited = still_seated if match.result is None else entrant.id in match.result.forfeits
            if entrant.gone is not None and match.round >= entrant.gone and not forfeited:
                yield f"entrant {entrant.id} plays after leaving"


def _matches(tournament: Tournament) -> Iterator[str]:
    sizes = {1, *table_sizes(tournament.plan)}
    for match in tournament.matches:
        size = len(match.entrants)
        if len(set(match.entrants)) != size:
            yield f"match {match.number} has an entrant twice"
        if size not in sizes and not (is_knock_out(tournament.plan) and (not size or match.place)):
            yield f"match {match.number} has {size} entrants"
        if match.is_bye and match.is_open:
            yield f"match {match.number} is an open bye"
        if match.result is not None:
            yield from _result(match)


def _result(match: Match) -> Iterator[str]:
    result = match.result
    assert result is not None
    if len(result.places) != len(match.entrants) or any(
        place != 1 + sum(other < place for other in result.places) for place in result.places
    ):
        yield f"match {match.number} has impossible places"
    if len(result.scores) not in (0, len(match.entrants)):
        yield f"match {match.number} has too few scores"
    if not set(result.forfeits) <= set(match.entrants):
        yield f"match {match.number} is forfeited by an entrant who is not in it"


def _rounds(tournament: Tournament) -> Iterator[str]:
    seen: Counter[tuple[int, int]] = Counter()
    playing: Counter[int] = Counter()
    for match in tournament.matches:
        seen.update((match.round, entrant) for entrant in match.entrants)
        if match.is_open:
            playing.update(match.entrants)
            overlapping = is_knock_out(tournament.plan) or tournament.plan.format == "arena"
            if match.round < tournament.round and not overlapping:
                yield f"match {match.number} is open in a round that is over"
    yield from (f"entrant {entrant} plays twice in round {number}" for (number, entrant), n in seen.items() if n > 1)
    yield from (f"entrant {entrant} has two open matches" for entrant, n in playing.items() if n > 1)


def _life(tournament: Tournament) -> Iterator[str]:
    if not tournament.begun and (tournament.matches or tournament.order or tournament.finished):
        yield "matches before the beginning"
    if tournament.stopped and not tournament.finished:
        yield "stopped and not finished"
    if tournament.finished and not tournament.stopped and any(match.is_open for match in tournament.matches):
        yield "finished with open matches"


def _schedule(tournament: Tournament) -> Iterator[str]:
    """Brackets and schedules must follow from the seeds and the results."""
    plan = tournament.plan
    if not tournament.begun or not (plan.format in SCHEDULED or is_knock_out(plan)):
        return
    last = first_stage_rounds(tournament)
    for number in range(1, tournament.round + 1):
        made = sorted(sorted(match.entrants) for match in tournament.matches if match.round == number)
        if plan.format == "robin" and made != sorted(map(sorted, robin_round(tournament.order, number))):
            yield f"round {number} is not as scheduled"
        if plan.format != "groups" or number > last:
            continue
        if made != sorted(sorted(pair) for _, pair in group_meetings(tournament, number)):
            yield f"round {number} of the groups is not as scheduled"
    if is_knock_out(plan):
        yield from _bracket(tournament, last)


def _bracket(tournament: Tournament, groups: int) -> Iterator[str]:
    filled = bracket_of(tournament)
    slots = {slot.place: slot for slot in filled.slots}
    for match in tournament.matches:
        if match.round <= groups:
            continue
        if match.place not in slots or filled.matches[match.place] is not match:
            yield f"match {match.number} has no place of its own"
        elif set(match.entrants) != set(filled.known[match.place] or ()):
            yield f"match {match.number} has other entrants than the results say"
        elif match.round != slots[match.place].round:
            yield f"match {match.number} is in the wrong round"


def _waiting(tournament: Tournament) -> Iterator[str]:
    if set(tournament.waiting) & set(tournament.resting):
        yield "an entrant waits during a break"
    if not tournament.waiting:
        return
    if tournament.plan.format != "arena" or tournament.finished:
        yield "an entrant waits, but there is nothing to wait for"
    pending = {entrant for match in tournament.matches if match.is_open for entrant in match.entrants}
    for entrant in tournament.waiting:
        if entrant in pending or tournament.entrant(entrant).gone is not None or tournament.waiting.count(entrant) > 1:
            yield f"entrant {entrant} cannot wait"


def _places(tournament: Tournament) -> Iterator[str]:
    table = standings(tournament)
    if sorted(standing.entrant for standing in table) != [entrant.id for entrant in tournament.entrants]:
        yield "an entrant is missing in the standings"
    for at, standing in enumerate(table):
        before = table[at - 1] if at else None
        if standing.place != at + 1 and (before is None or standing.place != before.place):
            yield f"entrant {standing.entrant} has an impossible place"
