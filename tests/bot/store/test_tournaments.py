"""The contract of the tournament and series stores, on SQLite and on PostgreSQL."""

from __future__ import annotations

from datetime import date

import asyncpg
import pytest

from bot.ops.metrics import Metrics
from bot.store.base import PlaceTaken
from bot.store.location import Location
from bot.store.opening import open_store
from bot.store.postgres import schema
from bot.tournaments.model import (
    JournalEntry,
    MatchRow,
    OutboxTask,
    Person,
    Schedule,
    Tournament,
    TournamentRecord,
    TournamentSettings,
)
from bot.tournaments.series.model import Series, Template
from rules.tournament.model import Plan
from rules.tournament.model import Tournament as TournamentState
from tests.bot.store.test_store import record as table_record

DAY = 86400.0
PLAN = Plan(format="swiss")


@pytest.fixture
async def store(location: Location):
    store = await open_store(location, Metrics())
    yield store
    await store.close()


def record(**changes: object) -> TournamentRecord:
    return TournamentRecord(
        id=0,
        guild=5,
        channel=10,
        organiser=1,
        name="Cup",
        game="one-shot",
        options={},
        settings=TournamentSettings(),
        language="en",
        phase="signup",
        state=TournamentState(plan=PLAN, seed="s"),
        made_at=100.0,
    ).model_copy(update={**changes})


def series(**changes: object) -> Series:
    return Series(id=7, guild=5, channel=10, organiser=1, name="Cup", kind="weekly", deadline=50.0).model_copy(
        update={**changes}
    )


async def saved(store, **parts: object) -> Tournament:
    """Return a tournament after a change with these parts."""
    before = await store.tournaments.add(Tournament(record=record()), None)
    await store.tournaments.save(before, before.model_copy(update=parts), None)
    return before


async def test_a_tournament_comes_back_as_it_was(store):
    kept = await store.tournaments.add(
        Tournament(
            record=record(
                schedule=Schedule(round_at=1.5, wave_at=2.0), series=7, occurrence=2, co_organisers=(2**60, 3)
            ),
            players=(
                Person(number=1, user=2, name="Ben", party=1, barred=True),
                Person(number=2, user=3, name="Cy", party=2, extra=True),
            ),
        ),
        None,
    )
    rows = {
        1: MatchRow(number=1, entrants=(1, 2), stage="playing", games=(2, 0), call=2**60, reminded=True),
        2: MatchRow(number=2),
    }
    await store.tournaments.save(kept, kept.model_copy(update={"rows": rows}), None)
    assert await store.tournaments.load(kept.record.id) == kept.model_copy(update={"rows": rows})
    changed = {**rows, 1: rows[1].model_copy(update={"games": (2, 0, 1), "call": None})}
    before = await store.tournaments.load(kept.record.id)
    await store.tournaments.save(before, before.model_copy(update={"rows": changed}), None)
    assert (await store.tournaments.load(kept.record.id)).rows == changed


async def test_outbox_tasks_come_oldest_first_with_their_age_and_attempts(store):
    tasks = (
        OutboxTask(kind="open", match=1, made_at=10.5),
        OutboxTask(kind="show", made_at=11.0),
        OutboxTask(kind="tell", details={"about": "x", "users": [1, 2]}, made_at=12.0),
        OutboxTask(kind="show", made_at=13.0),  # takes the place of the other one
    )
    kept = await saved(store, tasks=tasks)
    await saved(store, tasks=tasks[:1])
    found = await store.tournaments.tasks(kept.record.id)
    assert [(task.kind, task.made_at) for task in found] == [("open", 10.5), ("tell", 12.0), ("show", 13.0)]
    assert found[1].details == {"about": "x", "users": [1, 2]}
    await store.tournaments.count_attempt(found[0])
    await store.tournaments.delete_task(found[1])
    assert [(task.kind, task.attempts) for task in await store.tournaments.tasks(kept.record.id)] == [
        ("open", 1),
        ("show", 0),
    ]
    assert await store.tournaments.with_tasks() == [kept.record.id, kept.record.id + 1]
    assert await store.tournaments.tasks(99) == []


async def test_the_journal_of_the_bot_and_of_users_are_told_apart_and_trimmed_apart(store):
    entries = tuple(JournalEntry(action=f"a{at}", user=9 if at < 3 else 0, at=float(at)) for at in range(6))
    kept = await saved(store, journal=entries, tasks=(OutboxTask(kind="open", match=1),))
    number = kept.record.id

    async def actions(**how: object) -> list[str]:
        return [entry.action for entry in await store.tournaments.journal(number, **how)]

    assert await actions() == ["a5", "a4", "a3", "a2", "a1", "a0"]
    assert await actions(most=2, automatic=True) == ["a5", "a4"]
    assert await actions(most=2, automatic=False) == ["a2", "a1"]
    await store.tournaments.save(
        kept, kept.model_copy(update={"record": kept.record.model_copy(update={"phase": "over"})}), None
    )
    await store.tournaments.trim(100.0, lines=2)
    assert await actions() == ["a5", "a4", "a2", "a1"]
    assert await store.tournaments.tasks(number) == []


async def test_a_series_comes_back_as_it_was_and_is_replaced(store):
    league = series(
        id=2**53 - 1,
        kind="league",
        first_day=date(2026, 3, 1),
        last_day=date(2026, 3, 31),
        counted=date(2026, 3, 2),
        message=2**60,
    )
    template = Template(game="one-shot", options={"a": 1}, settings=TournamentSettings(), plan=PLAN, language="de")
    weekly = series(template=template, first_at=1.5, next_at=2.5, occurrence=4, language="de")
    for one in (league, weekly):
        await store.series.keep(one)
        assert await store.series.load(one.id) == one
    changed = weekly.model_copy(update={"occurrence": 5, "ended": True, "deadline": None})
    await store.series.keep(changed)
    assert await store.series.load(weekly.id) == changed
    assert await store.series.load(league.id) == league
    assert await store.series.load(1) is None


async def test_only_series_that_go_on_are_listed_and_due(store):
    assert await store.series.nearest_deadline() is None
    for one in (
        series(id=1, name="b", deadline=60.0),
        series(id=2, name="a", deadline=50.0, channel=11),
        series(id=3, name="c", deadline=40.0, ended=True),
        series(id=4, name="d", deadline=None),
        series(id=5, guild=6, deadline=55.0, channel=12),
    ):
        await store.series.keep(one)
    assert [one.id for one in await store.series.running(5)] == [2, 1, 4]
    assert await store.series.nearest_deadline() == 50.0
    assert [one.id for one in await store.series.due(49.0)] == []
    assert [one.id for one in await store.series.due(60.0)] == [2, 5, 1]
    await store.series.end_in(11)
    assert await store.series.nearest_deadline() == 55.0
    assert [one.id for one in await store.series.running(5)] == [1, 4]
    assert await store.series.load(2) == series(id=2, name="a", channel=11, deadline=None, ended=True)


async def test_an_event_of_a_series_is_made_once_together_with_the_series(store):
    draft = await store.tournaments.add(Tournament(record=record(phase="draft", made_at=0.0)), None)
    event = Tournament(record=record(series=7, occurrence=1))
    first = await store.tournaments.add(event, None, series=series(occurrence=1))
    assert await store.series.load(7) == series(occurrence=1)
    later = Tournament(record=event.record.model_copy(update={"made_at": 2 * DAY}))
    with pytest.raises(PlaceTaken):
        await store.tournaments.add(later, None, series=series(occurrence=2))
    assert (await store.series.load(7)).occurrence == 1
    assert await store.tournaments.load(draft.record.id) is not None, "nothing of it was done"
    second = await store.tournaments.add(
        Tournament(record=record(series=7, occurrence=2)), None, series=series(occurrence=2)
    )
    assert (await store.series.load(7)).occurrence == 2
    assert second.record.id > first.record.id
    for _ in range(2):
        await store.tournaments.add(Tournament(record=record()), None)  # no series: as many as wanted


async def test_a_change_is_saved_together_with_the_series(store):
    kept = await store.tournaments.add(Tournament(record=record()), None)
    after = kept.model_copy(update={"record": kept.record.model_copy(update={"series": 7, "occurrence": 1})})
    await store.tournaments.save(kept, after, None, series=series())
    assert await store.series.load(7) == series()
    assert (await store.tournaments.load(kept.record.id)).record.series == 7


async def test_finished_events_are_the_newest_in_order(store):
    numbers = []
    for occurrence, phase in enumerate(("over", "over", "cancelled", "over", "running"), 1):
        event = Tournament(record=record(series=7, occurrence=occurrence, phase=phase))
        numbers.append((await store.tournaments.add(event, None)).record.id)
    await store.tournaments.add(Tournament(record=record(series=8, occurrence=9, phase="over")), None)
    assert await store.series.finished_events(7, most=9) == [numbers[0], numbers[1], numbers[3]]
    assert await store.series.finished_events(7, most=2) == [numbers[1], numbers[3]]


async def test_tables_of_a_paused_tournament_have_no_deadline(store):
    running = await store.add_table(table_record(10), 50.0)
    paused = await store.add_table(table_record(11, paused_at=20.0), 40.0)
    assert await store.nearest_deadline() == 50.0
    assert await store.due_tables(99.0) == [running.id]
    await store.extend_deadlines(100.0, "alive_at", "3")
    found = await store.load_table(paused.id)
    assert (found.record.paused_at, found.deadline) == (20.0, 40.0), "it gets that time when it is resumed"
    await store.save_table(paused.model_copy(update={"paused_at": None}), 45.0)
    assert await store.due_tables(150.0) == [paused.id, running.id]


async def test_a_co_organiser_finds_and_loses_their_tournaments(store):
    helped = await store.tournaments.add(Tournament(record=record(name="Mine", co_organisers=(77, 7, 2**60))), None)
    await store.tournaments.add(Tournament(record=record(guild=6, co_organisers=(77,))), None)
    await store.series.keep(series(id=3, organiser=7, name="Weekly"))
    person = Person(number=1, user=7, name="Ana", party=1, barred=True)
    await store.tournaments.add(Tournament(record=record(organiser=7), players=(person,)), None)
    rows = await store.personal_rows(7)
    assert rows["co_organised"] == [{"guild": 5, "tournament": "Mine"}]
    assert rows["entrants"][0]["barred"] == 1
    assert "co_organisers" not in rows["tournaments"][0]
    assert [row["name"] for row in rows["tournament_series"]] == ["Weekly"]
    assert (await store.personal_counts(7, 6)).rows["co_organised"] == 0
    await store.forget_rest(7, 1.0)
    assert (await store.tournaments.load(helped.record.id)).record.co_organisers == (77, 2**60)
    assert (await store.series.load(3)).organiser == 0
    assert (await store.personal_rows(7))["co_organised"] == []
    assert len((await store.personal_rows(77))["co_organised"]) == 2


async def test_a_postgres_database_of_an_earlier_version_keeps_its_tournaments(postgres_server, monkeypatch):
    location = postgres_server.new_database(empty=True)
    connection = await asyncpg.connect(location.url)
    steps = schema.migration_steps()
    monkeypatch.setattr(schema, "migration_steps", lambda: steps[:1])
    await schema.migrate(connection)
    await connection.execute(
        "INSERT INTO tournaments (guild, channel, organiser, name, game, options, settings, language, phase, state, "
        "made_at) VALUES (5, 10, 1, 'Cup', 'one-shot', '{}', '{}', 'en', 'signup', $1, 100)",
        record().state.model_dump_json(),
    )
    await connection.execute("INSERT INTO entrants VALUES (1, 1, 2, 'Ben', 1, '', 'in', NULL)")
    await connection.execute(
        "INSERT INTO tournament_duties (tournament, what, match, details) VALUES (1, 'open', 1, '{}')"
    )
    assert await schema.version_of(connection) == 1
    await connection.close()
    monkeypatch.undo()
    store = await open_store(location, Metrics())
    try:
        assert await store.tournaments.load(1) == Tournament(
            record=record(id=1), players=(Person(number=1, user=2, name="Ben", party=1),)
        )
        assert [(task.kind, task.made_at) for task in await store.tournaments.tasks(1)] == [("open", 0.0)]
    finally:
        await store.close()
        postgres_server.drop(location)
