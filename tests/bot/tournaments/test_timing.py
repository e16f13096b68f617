"""Downtime, pairing in a thread, and retention."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter

import pytest

from bot.ops.housekeeping import Housekeeping, Limits
from bot.ops.metrics import Metrics
from bot.privacy.service import Privacy
from bot.store.opening import open_store
from bot.tables.record import Player
from bot.tables.service import TableService
from rules.errors import Refusal
from rules.tournament.model import Result
from rules.tournament.progress import advance
from tests.bot.tournaments.builders import AS_ORGANISER, Harness, draft_of, start_tournament
from tests.stored import alter, dump


async def test_deadlines_are_extended_by_the_downtime(harness):
    await start_tournament(harness, players=2)
    await harness.close()
    harness.now += 5000
    store = await open_store(harness.location, Metrics())
    await store.extend_deadlines(5000, "alive_at", "x")
    await store.close()
    await harness.open()
    await harness.advance_clock(500)
    assert (await harness.get()).state.matches[0].is_open
    await harness.advance_clock(100)
    assert not (await harness.get()).state.matches[0].is_open


async def test_downtime_during_a_pause_extends_deadlines_once(harness):
    await start_tournament(harness, players=2)
    await harness.service.organising.pause(1, **AS_ORGANISER)
    harness.now += 5000
    await harness.store.extend_deadlines(5000, "alive_at", "x")
    await harness.restart()
    await harness.service.organising.resume(1, **AS_ORGANISER)
    await harness.advance_clock(600)
    assert not (await harness.get()).state.matches[0].is_open


async def test_a_click_is_answered_while_a_round_is_paired(harness, monkeypatch):
    """The pairing waits for the reply to the click: if it blocked the event loop, this would hang."""
    await start_tournament(harness, players=2, rounds=2)
    other = await harness.announce()
    await harness.ready((await harness.open_matches())[0])
    going, answered = threading.Event(), threading.Event()

    def slow(tournament_id):
        going.set()
        assert answered.wait(60)
        return advance(tournament_id)

    monkeypatch.setattr("bot.tournaments.pairing_thread.advance", slow)
    finishing = asyncio.create_task(harness.finish(1, (1, 2)))
    await asyncio.to_thread(going.wait)
    await harness.service.sign_up(other, Player(user=9, name="Nine"))
    assert (await harness.service.get(1)).record.phase == "running"
    answered.set()
    await finishing
    assert (await harness.get(1)).state.round == 2


async def test_abandoned_tournaments_are_cancelled_and_drafts_deleted_after_a_day(harness):
    day = 86400.0
    await start_tournament(harness, players=2)
    await harness.service.organising.pause(1, **AS_ORGANISER)
    await harness.announce()
    await harness.announce(start_at=harness.now + 300 * day)
    await harness.service.create_draft(draft_of(1))
    tables = TableService(harness.store, lambda: harness.now)
    privacy = Privacy(harness.store, tables, Metrics(), lambda: harness.now)
    limits = Limits(365, 180, 30)
    keeping = Housekeeping(
        harness.store,
        tables,
        privacy,
        lambda: harness.now,
        metrics=Metrics(),
        limits=limits,
        tournaments=harness.service,
    )
    harness.now += 179 * day
    await keeping.tidy()
    assert [(await harness.get(number)).record.phase for number in (1, 2, 3)] == ["paused", "signup", "signup"]
    with pytest.raises(Refusal, match="none"):
        await harness.get(4)
    harness.now += 2 * day
    await keeping.tidy()
    assert [(await harness.get(number)).record.phase for number in (1, 2, 3)] == ["cancelled", "cancelled", "signup"]
    harness.now += 366 * day
    await keeping.tidy()
    with pytest.raises(Refusal, match="none"):
        await harness.get(1)


async def test_old_tournaments_are_deleted_with_all_their_rows(harness):
    await start_tournament(harness, players=2)
    await harness.service.organising.cancel(1, **AS_ORGANISER)
    await harness.announce()
    assert await harness.store.tournaments.discard_old(harness.now, harness.now) == 0
    assert await harness.store.tournaments.discard_old(harness.now + 1, harness.now) == 1
    with pytest.raises(Refusal, match="none"):
        await harness.get(1)
    assert (await harness.get(2)).record.phase == "signup"
    assert await harness.store.tournaments.journal(1) == []


async def row_counts(harness: Harness) -> Counter[str]:
    """Return the number of stored rows of each table about tournaments."""
    tables = ("tournaments", "entrants", "tournament_matches", "tournament_journal", "tournament_duties")
    return Counter({table: len(found) for table, found in zip(tables, await dump(harness.store, *tables), strict=True)})


async def test_an_ended_tournament_is_trimmed_after_half_a_year_and_deleted_after_one(
    harness,
):
    tables, metrics = TableService(harness.store, lambda: harness.now), Metrics()
    privacy = Privacy(harness.store, tables, metrics, lambda: harness.now)
    limits = Limits(365, 180, 30)
    keeping = Housekeeping(
        harness.store, tables, privacy, lambda: harness.now, metrics=metrics, limits=limits, tournaments=harness.service
    )
    await start_tournament(harness, "robin", players=8)
    while matches := await harness.open_matches():
        for match in matches:
            await harness.ready(match)
            await harness.finish((await harness.get()).row(match.number).table)
        await harness.run_outbox()
    await harness.service.organising.correct(1, 28, Result(places=(1, 1)), **AS_ORGANISER)  # leaves tasks behind
    tournament, whole = await harness.get(), await row_counts(harness)
    seen = await harness.store.tournaments.journal(1, most=15)
    assert (whole["tournament_journal"], whole["tournament_duties"] > 0) == (32, True)
    harness.now += 179 * 86400.0
    await keeping.tidy()
    assert await row_counts(harness) == whole
    harness.now += 2 * 86400.0
    await keeping.tidy()
    kept = Counter({**whole, "tournament_journal": 15 + 3, "tournament_duties": 0})
    assert await row_counts(harness) == kept
    assert (await harness.store.tournaments.journal(1))[:15] == seen
    by_users = await harness.store.tournaments.journal(1, automatic=False)
    assert [entry.action for entry in by_users] == ["corrected", "begun", "announced"]
    assert await harness.get() == tournament
    await harness.service.organising.correct(1, 28, Result(places=(1, 2)), **AS_ORGANISER)
    assert (await harness.store.tournaments.journal(1))[0].action == "corrected"
    harness.now += 364 * 86400.0
    await keeping.tidy()
    assert (await row_counts(harness))["tournaments"] == 1
    harness.now += 2 * 86400.0
    await keeping.tidy()
    assert not (await row_counts(harness)).total()
    assert metrics.registry.get_sample_value("onetable_housekeeping_total", {"what": "tournaments_deleted"}) == 1


async def test_an_ended_tournament_without_a_journal_is_deleted_too(harness):
    await start_tournament(harness, players=2)
    await harness.service.organising.cancel(1, **AS_ORGANISER)
    await alter(harness.store, "DELETE FROM tournament_journal")
    assert await harness.store.tournaments.discard_old(harness.now, harness.now) == 0
    assert await harness.store.tournaments.discard_old(harness.now + 1, harness.now) == 1
    assert not (await row_counts(harness)).total()
