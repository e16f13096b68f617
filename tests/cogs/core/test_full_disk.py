"""A full disk, as SQLite reports it: the user is told, nothing is half done, and it works again with free space."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.ops.doctor.database import look_at_database
from bot.ops.health import fault
from bot.ops.metrics import FAULT_SECONDS, Metrics
from bot.store.base import ALIVE_AT, StoreFault
from bot.store.sqlite.store import SqliteStore
from tests.bot.ops.test_metrics import Time
from tests.bot.store.test_store import dealt, entry, position
from tests.cogs.one_shot.test_game import begin, journal, play_one, waiting_for
from tests.cogs.table.test_menu import play_on

FULL = "the database cannot be written: database or disk is full"
FILLER = "INSERT INTO moves (table_id, number, key, move, at) VALUES (?, 0, ?, ?, 0)"


async def fill(store: SqliteStore, table: int) -> None:
    """Let the file grow no more, and use up what is left in its pages with moves of this table."""

    def work(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        for size in (400, 40, 0):
            keys = (f"{size:03}/{9999 - number:04}" for number in range(10_000))
            with pytest.raises(
                sqlite3.OperationalError
            ) as full:  # from the back: they fill the page of the table before
                db.executemany(FILLER, ((table, key, "x" * size) for key in keys))
            assert full.value.sqlite_errorcode == sqlite3.SQLITE_FULL

    await store.database.run(work)


async def make_room(store: SqliteStore) -> None:
    await store.database.run(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())


async def test_a_move_on_a_full_disk_is_refused_and_works_with_free_space(world):
    await begin(world)
    await begin(world, channel="lounge")
    for _ in range(3):
        await play_one(world)
    await fill(world.store, 2)
    before, shown, moves = await world.store.load_table(1), world.table().text, await journal(world)
    for _ in range(2):
        label = next(label for label in world.table().labels if label.startswith(("Take", "Throw")))
        answer = await world.press(waiting_for(world), label)
        assert "Something went wrong on my side. The game is safe" in answer.whisper
        assert await world.store.load_table(1) == before
        assert await journal(world) == moves
    shows = await world.slash("ana", "table show")
    assert shows.acknowledged, "who wants to look may"
    assert without_news(world.table().text) == without_news(shown), "what just happened was only in memory"
    with closing(sqlite3.connect(world.database)) as beside:
        assert beside.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    await make_room(world.store)
    await play_one(world)
    assert len(await journal(world)) == len(moves) + 1
    await play_on(world)


def without_news(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("🎲")]


async def test_a_bot_on_a_full_disk_stops_cleanly(world):
    await begin(world)
    await fill(world.store, 1)

    def fill_meta(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM meta WHERE key = ?", (ALIVE_AT,))  # so that the last word needs room
        for size in (400, 40, 0):
            facts = ((f"{size}/{number}", "x" * size) for number in range(10_000))
            with pytest.raises(sqlite3.OperationalError, match="full"):
                db.executemany("INSERT INTO meta VALUES (?, ?)", facts)

    await world.store.database.run(fill_meta)
    await world.bot.close()
    assert world.bot.is_closed()
    assert await world.store.get_meta(ALIVE_AT) is None


async def test_health_says_so_although_a_heartbeat_still_finds_room(tmp_path):
    metrics = Metrics(Time())
    metrics.gateway.dispatched("socket_event_type")
    store = await SqliteStore.open(tmp_path / "onetable.db", metrics)
    first, second = await dealt(store, 10), await dealt(store, 11)
    await store.set_meta("alive_at", "1.0")
    await fill(store, second.id)
    with pytest.raises(StoreFault, match="full"):
        await store.append_move(first.id, first.players, entry(1), position(1))
    assert fault(metrics) == FULL
    await store.set_meta("alive_at", "2.0")
    assert fault(metrics) == FULL
    metrics.clock.now += FAULT_SECONDS  # nobody has been refused for a while
    await store.set_meta("alive_at", "3.0")
    assert fault(metrics) is None
    with pytest.raises(StoreFault, match="full"):
        await store.append_move(first.id, first.players, entry(1), position(1))
    await make_room(store)
    await store.append_move(first.id, first.players, entry(1), position(1))
    assert fault(metrics) is None, "a move is proof of room"
    await store.close()


async def test_without_room_the_log_is_folded_in_so_that_it_can_be_used_again(tmp_path):
    path = tmp_path / "onetable.db"
    store = await SqliteStore.open(path)
    first, second = await dealt(store, 10), await dealt(store, 11)
    await store.append_move(first.id, first.players, entry(1), position(1))
    await fill(store, second.id)
    with pytest.raises(StoreFault, match="full"):
        await store.append_move(first.id, first.players, entry(2), position(2))
    shutil.copy(path, alone := tmp_path / "without-its-log.db")
    with closing(sqlite3.connect(alone)) as db:
        assert db.execute("SELECT number FROM moves WHERE table_id = ?", (first.id,)).fetchall() == [(1,)]
    await store.close()


def test_the_doctor_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.ops.doctor.database.shutil.disk_usage", lambda _folder: SimpleNamespace(free=0))
    (finding,) = (one for one in look_at_database(tmp_path / "onetable.db", 0.0) if one.about == "disk")
    assert (finding.level, finding.says) == ("fault", "0 MiB free where the database is")
    assert finding.advice.startswith("make room on the disk of ")
