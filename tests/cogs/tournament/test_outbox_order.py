"""Which outbox tasks run at once, and which wait for others."""

from __future__ import annotations

from bot.tournaments.model import MatchRow, OutboxTask, Tournament, TournamentRecord, TournamentSettings
from cogs.tournament.outbox_order import MOST_AT_ONCE, MOST_THREADS_AT_ONCE, startable
from rules.tournament.model import Plan
from rules.tournament.model import Tournament as TournamentState


def tournament(phase: str = "running", *rows: MatchRow) -> Tournament:
    record = TournamentRecord(
        id=1,
        guild=5,
        channel=10,
        organiser=9,
        name="Cup",
        game="one-shot",
        options={},
        settings=TournamentSettings(),
        language="en",
        phase=phase,
        state=TournamentState(plan=Plan(format="swiss"), seed="x"),
        made_at=0.0,
    )
    return Tournament(record=record, rows={row.number: row for row in rows})


def tasks(*kinds: str) -> list[OutboxTask]:
    """Tasks such as `open:3`, in order; those of one match have its number."""
    named = (kind.partition(":") for kind in kinds)
    return [OutboxTask(id=number, kind=kind, match=int(of or 0)) for number, (kind, _, of) in enumerate(named, 1)]


def started(waiting: list[OutboxTask], *, at=None, running=(), held=()) -> list[str]:
    found = startable(at or tournament(), waiting, running, lambda task: task.id in held)
    return [f"{task.kind}:{task.match}" if task.match else task.kind for task in found]


def test_tasks_of_different_matches_run_at_once_and_those_of_one_match_in_order():
    waiting = tasks("board:1", "close:1", "remind:2", "close:2", "close:3")
    assert started(waiting) == ["board:1", "remind:2", "close:3"]
    assert started(waiting[1:], running=waiting[:1]) == ["remind:2", "close:3"]


def test_messages_in_the_channel_keep_their_order():
    assert started(tasks("tell", "tell:3", "crown", "show", "event", "close:3")) == ["tell", "show", "event", "close:3"]


def test_few_threads_are_created_at_once_and_they_hold_up_nothing_else():
    opens = tasks(*(f"open:{number}" for number in range(1, 61)))
    assert len(started(opens)) == MOST_THREADS_AT_ONCE
    others = tasks(*(f"open:{number}" for number in range(1, 61)), "tell", "show", "board:61", "close:62")
    assert started(others, running=others[:2]) == ["tell", "show", "board:61", "close:62"]


def test_a_call_to_a_match_that_has_a_thread_does_not_wait_for_other_threads():
    waiting = tasks("open:1", "open:2", "open:3")
    at = tournament("running", MatchRow(number=3, thread=77))
    assert started(waiting, at=at, running=waiting[:2]) == ["open:3"]


def test_the_number_of_tasks_at_once_is_bounded():
    assert len(started(tasks(*(f"close:{number}" for number in range(1, 61))))) == MOST_AT_ONCE


def test_a_failed_task_holds_up_only_what_must_come_after_it():
    assert started(tasks("board:1", "close:1", "close:2", "tell"), held={1}) == ["close:2", "tell"]


def test_players_are_not_called_while_the_tournament_is_paused_but_threads_are_closed():
    rows = MatchRow(number=1), MatchRow(number=2, stage="over", thread=7), MatchRow(number=3, thread=8)
    waiting = tasks("open:1", "again:2", "again:3", "close:4", "tell")
    assert started(waiting, at=tournament("paused", *rows)) == ["again:2", "close:4", "tell"]


def test_threads_are_archived_once_no_match_has_anything_to_do():
    assert started(tasks("archive", "close:1")) == ["close:1"]
    assert started(tasks("archive", "crown")) == ["archive", "crown"]
