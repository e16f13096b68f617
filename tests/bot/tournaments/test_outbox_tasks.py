"""The outbox tasks that changes leave behind, and what is known of them without reading the store."""

from __future__ import annotations

import math

from bot.tables.record import Player
from bot.tournaments.backlog import OutboxBacklog
from bot.tournaments.model import OutboxTask
from rules.tournament.model import Result
from tests.bot.tournaments.builders import AS_ORGANISER, Harness, start_tournament


async def kinds(harness: Harness) -> list[str]:
    return [task.kind for task in await harness.store.tournaments.tasks(1)]


async def test_a_thread_that_was_created_too_late_is_archived(harness):
    await harness.announce()
    await harness.sign_up(1, 1, 2)
    await harness.service.organising.begin(1, **AS_ORGANISER)
    await harness.service.organising.cancel(1, **AS_ORGANISER)  # Discord still creates the thread
    await harness.service.matches.set_thread(1, 1, 77, entrants=(1, 2))
    last = (await harness.store.tournaments.tasks(1))[-1]
    assert (last.kind, last.match, last.details) == ("close", 1, {"thread": 77})
    assert (await harness.get()).row(1).thread is None


async def test_a_thread_for_entrants_who_have_changed_is_archived(harness):
    await start_tournament(harness, "single")
    row = (await harness.get()).row(1)
    await harness.service.matches.thread_lost(1, 1, thread=row.thread)
    await harness.service.matches.set_thread(1, 1, 78, entrants=tuple(reversed(row.entrants)))
    assert (await harness.get()).row(1).thread is None
    await harness.service.matches.set_thread(1, 1, 79, entrants=row.entrants)
    assert (await harness.get()).row(1).thread == 79


async def test_the_end_and_a_cancellation_archive_what_is_left(harness):
    await start_tournament(harness, players=2)
    await harness.service.organising.stop_early(1, **AS_ORGANISER)
    assert "archive" in await kinds(harness)
    await harness.announce()
    await harness.service.organising.cancel(2, **AS_ORGANISER)
    assert "archive" in [task.kind for task in await harness.store.tournaments.tasks(2)]


async def test_a_correction_keeps_both_results(harness):
    await start_tournament(harness, "robin", players=3)
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    await harness.finish((await harness.get()).row(match.number).table, (1, 2))
    await harness.service.organising.correct(1, match.number, Result(places=(2, 1)), **AS_ORGANISER)
    (told,) = [task for task in await harness.store.tournaments.tasks(1) if task.details.get("about") == "corrected"]
    places = [Result.model_validate_json(told.details[name]).places for name in ("before", "after")]
    assert places == [(1, 2), (2, 1)]


async def test_a_task_knows_since_when_it_waits_also_after_a_restart(harness):
    await harness.announce()
    began = harness.now
    await harness.restart()
    harness.now += 90
    tasks = await harness.store.tournaments.tasks(1)
    backlog = OutboxBacklog()
    assert (backlog.open_tasks, backlog.age(harness.now)) == (0, 0.0)
    backlog.note(1, tasks)
    assert (backlog.open_tasks, backlog.age(harness.now)) == (len(tasks), harness.now - began)
    backlog.note(2, [OutboxTask(kind="tell", id=9, made_at=began - 10)])
    assert (backlog.open_tasks, backlog.age(harness.now)) == (len(tasks) + 1, 100.0)
    backlog.note(1, ())
    backlog.note(2, ())
    assert backlog.open_tasks == 0
    backlog.note(3, [OutboxTask(kind="tell", id=1)])  # of an earlier version, which noted no time
    assert (backlog.open_tasks, backlog.age(harness.now)) == (1, 0.0)
    assert not math.isinf(backlog.age(harness.now))


async def test_running_rounds_are_counted_without_the_store(harness):
    await start_tournament(harness)
    await harness.announce()
    assert harness.service.rounds_running == 1
    await harness.restart()
    assert harness.service.rounds_running == 1
    await harness.service.organising.pause(1, **AS_ORGANISER)
    assert harness.service.rounds_running == 0


async def test_a_duplicate_switches_on_what_makes_its_deals_equal(harness):
    given = []
    match = harness.fake_tables.match

    async def noted(*, options, **about):
        given.append(options)
        return await match(options=options, **about)

    harness.fake_tables.match = noted
    await harness.announce("duplicate", game="just-one")
    for captain in (10, 20):
        mates = [player(captain + more) for more in (1, 2)]
        await harness.service.sign_up_team(1, player(captain), f"Team {captain}", mates)
        for mate in mates:
            await harness.service.accept(1, mate.user)
    await harness.service.organising.begin(1, **AS_ORGANISER)
    await harness.run_outbox()
    for one in await harness.open_matches():
        await harness.ready(one)
    assert [options["fixed_numbers"] for options in given] == [True, True]


def player(user: int) -> Player:
    return Player(user=user, name=f"P{user}")
