"""The time that the bot was away or busy pairing, and what has been kept long enough."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import Counter
from contextlib import closing

import pytest

from bot.ops.housekeeping import Housekeeping, Limits
from bot.ops.metrics import Metrics
from bot.privacy.service import Privacy
from bot.tables.record import Player
from bot.tables.service import TableService
from rules.errors import Refusal
from rules.tournament.model import Result
from rules.tournament.progress import advance
from tests.bot.tournaments.builders import LED, House, began, draft_of


async def test_the_time_that_the_bot_was_away_is_given_back(house):
    await began(house, players=2)
    await house.close()
    house.now += 5000
    from bot.store.sqlite.store import SqliteStore

    store = await SqliteStore.open(house.path)
    await store.extend_deadlines(5000, "alive_at", "x")
    await store.close()
    await house.open()
    await house.leap(500)
    assert (await house.affair()).state.matches[0].is_open
    await house.leap(100)
    assert not (await house.affair()).state.matches[0].is_open


async def test_the_time_that_the_bot_was_away_during_a_pause_is_given_back_once(house):
    await began(house, players=2)
    await house.director.pause(1, **LED)
    house.now += 5000
    await house.store.extend_deadlines(5000, "alive_at", "x")
    await house.restart()
    await house.director.resume(1, **LED)
    await house.leap(600)
    assert not (await house.affair()).state.matches[0].is_open


async def test_a_click_is_answered_while_a_round_is_paired(house, monkeypatch):
    """The pairing is held until the click has been answered: if it held the loop, this would never end."""
    await began(house, players=2, rounds=2)
    other = await house.announce()
    await house.ready((await house.open_matches())[0])
    going, answered = threading.Event(), threading.Event()

    def slow(tournament):
        going.set()
        assert answered.wait(60)
        return advance(tournament)

    monkeypatch.setattr("bot.tournaments.pairing_thread.advance", slow)
    finishing = asyncio.create_task(house.finish(1, (1, 2)))
    await asyncio.to_thread(going.wait)
    await house.director.sign_up(other, Player(user=9, name="Nine"))
    assert (await house.director.affair(1)).record.phase == "running"
    answered.set()
    await finishing
    assert (await house.affair(1)).state.round == 2


async def test_what_nobody_comes_back_to_is_cancelled_and_drafts_go_after_a_day(house):
    day = 86400.0
    await began(house, players=2)
    await house.director.pause(1, **LED)
    await house.announce()
    await house.announce(start_at=house.now + 300 * day)
    await house.director.create_draft(draft_of(1))
    tables = TableService(house.store, lambda: house.now)
    privacy = Privacy(house.store, tables, Metrics(), lambda: house.now)
    limits = Limits(365, 180, 30)
    keeping = Housekeeping(
        house.store, tables, privacy, lambda: house.now, metrics=Metrics(), limits=limits, tournaments=house.director
    )
    house.now += 179 * day
    await keeping.tidy()
    assert [(await house.affair(number)).record.phase for number in (1, 2, 3)] == ["paused", "signup", "signup"]
    with pytest.raises(Refusal, match="none"):
        await house.affair(4)
    house.now += 2 * day
    await keeping.tidy()
    assert [(await house.affair(number)).record.phase for number in (1, 2, 3)] == ["cancelled", "cancelled", "signup"]
    house.now += 366 * day
    await keeping.tidy()
    with pytest.raises(Refusal, match="none"):
        await house.affair(1)


async def test_what_ended_long_ago_is_deleted_with_everything(house):
    await began(house, players=2)
    await house.director.cancel(1, **LED)
    await house.announce()
    assert await house.store.tournaments.discard_old(house.now, house.now) == 0
    assert await house.store.tournaments.discard_old(house.now + 1, house.now) == 1
    with pytest.raises(Refusal, match="none"):
        await house.affair(1)
    assert (await house.affair(2)).record.phase == "signup"
    assert await house.store.tournaments.journal(1) == []


def kept(house: House) -> Counter[str]:
    """How many rows there are about tournaments, by table."""
    tables = ("tournaments", "entrants", "tournament_matches", "tournament_journal", "tournament_duties")
    with closing(sqlite3.connect(house.path)) as db:
        return Counter({table: db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables})


async def test_what_nobody_can_see_any_more_of_a_tournament_is_not_kept_after_half_a_year_and_nothing_after_one(house):
    tables, metrics = TableService(house.store, lambda: house.now), Metrics()
    privacy = Privacy(house.store, tables, metrics, lambda: house.now)
    limits = Limits(365, 180, 30)
    keeping = Housekeeping(
        house.store, tables, privacy, lambda: house.now, metrics=metrics, limits=limits, tournaments=house.director
    )
    await began(house, "robin", players=8)
    while matches := await house.open_matches():
        for match in matches:
            await house.ready(match)
            await house.finish((await house.affair()).row(match.number).table)
        await house.handlers()
    await house.director.correct(1, 28, Result(places=(1, 1)), **LED)  # whatever this asks for is never done
    affair, whole = await house.affair(), kept(house)
    seen = await house.store.tournaments.journal(1, most=15)
    assert (whole["tournament_journal"], whole["tournament_duties"] > 0) == (32, True)
    house.now += 179 * 86400.0
    await keeping.tidy()
    assert kept(house) == whole
    house.now += 2 * 86400.0
    await keeping.tidy()
    assert kept(house) == Counter({**whole, "tournament_journal": 15, "tournament_duties": 0})
    assert await house.store.tournaments.journal(1) == seen
    assert await house.affair() == affair
    await house.director.correct(1, 28, Result(places=(1, 2)), **LED)
    assert (await house.store.tournaments.journal(1))[0].what == "corrected"
    house.now += 364 * 86400.0
    await keeping.tidy()
    assert kept(house)["tournaments"] == 1
    house.now += 2 * 86400.0
    await keeping.tidy()
    assert not kept(house).total()
    assert ('{what="tournaments_deleted"}', 1) in metrics.housekeeping.samples()


async def test_a_tournament_that_ended_without_a_word_in_its_journal_is_deleted_too(house):
    await began(house, players=2)
    await house.director.cancel(1, **LED)
    with closing(sqlite3.connect(house.path)) as db, db:
        db.execute("DELETE FROM tournament_journal")
    assert await house.store.tournaments.discard_old(house.now, house.now) == 0
    assert await house.store.tournaments.discard_old(house.now + 1, house.now) == 1
    assert not kept(house).total()
