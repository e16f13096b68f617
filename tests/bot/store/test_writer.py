"""Commits: shared by all who wait, made by the loop where the disk is quick and by the database's thread where not."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite import writer
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from rules.table import KeySeen
from tests.bot.store.test_store import dealt, entry, position


class Watched:
    """A store, and where each of its commits was made."""

    def __init__(self, path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path, self.store = path, store
        self.on_the_spot: list[bool] = []
        real = writer.commit_together

        def watched(*asked, **patience):
            committed = real(*asked, **patience)
            self.on_the_spot.append(threading.current_thread() is threading.main_thread())
            return committed._replace(seconds=self.disk_seconds)

        self.disk_seconds = 0.0001
        monkeypatch.setattr(writer, "commit_together", watched)

    async def prove_quick(self) -> None:
        """As many commits as a new store wants to see before it trusts the disk."""
        for number in range(100):
            await self.store.remember("x", str(number))
        assert self.on_the_spot[-1]
        self.on_the_spot.clear()


@pytest.fixture
async def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "onetable.db"
    store = await SqliteStore.open(path)
    yield Watched(path, store, monkeypatch)
    await store.close()


@pytest.mark.parametrize("quick", [False, True])
async def test_writes_that_wait_together_share_a_commit_and_fail_alone(watched, quick):
    watched.disk_seconds = 0.0001 if quick else 0.01
    store = watched.store
    kept = [await dealt(store, channel) for channel in range(20, 70)]
    watched.on_the_spot.clear()
    spoiled = kept[7]
    writes = [store.append_move(one.id, one.players, entry(1), position(1)) for one in kept]
    writes.append(store.append_move(spoiled.id, spoiled.players, entry(2, "k1"), position(2)))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert results[:50] == [3] * 50, "the revision of each: opened, dealt, moved"
    assert isinstance(results[50], KeySeen)
    assert watched.on_the_spot == [quick]
    for one in kept:
        assert (await store.load_table(one.id)).position.version == 1


async def test_a_new_store_does_not_keep_the_loop_waiting_for_a_disk_it_does_not_know(watched):
    await watched.store.remember("x", "y")
    assert watched.on_the_spot == [False]


async def test_one_slow_commit_sends_the_next_ones_to_the_thread_and_is_forgotten_in_time(watched):
    await watched.prove_quick()
    watched.disk_seconds = 0.01
    await watched.store.remember("x", "slow")
    watched.disk_seconds = 0.0001
    for number in range(40):
        await watched.store.remember("x", str(number))
    first_quick = watched.on_the_spot.index(True, 1)
    assert not any(watched.on_the_spot[1:first_quick])
    assert all(watched.on_the_spot[first_quick:])
    assert first_quick > 10


@pytest.mark.parametrize("cancelled", [False, True])
async def test_while_the_thread_is_at_work_the_loop_leaves_the_connection_alone(watched, cancelled):
    """Until the thread is done with it, whoever still waits for that."""
    await watched.prove_quick()
    going_on = threading.Event()
    reading = watched.store._database.post(lambda _db: going_on.wait(10))
    if cancelled:
        reading.cancel()
    writing = asyncio.create_task(watched.store.remember("y", "1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    going_on.set()
    await writing
    assert watched.on_the_spot == [False]


async def test_a_database_that_somebody_else_has_locked_is_waited_for_without_stopping_the_loop(watched):
    await watched.prove_quick()
    with closing(sqlite3.connect(watched.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(watched.store.remember("y", "1"))
        for _ in range(5):
            await asyncio.sleep(0.01)  # the loop turns
        assert not writing.done()
        other.execute("COMMIT")
        await writing
    assert watched.on_the_spot == [False]


async def test_a_lock_that_stays_is_an_error_for_whoever_waits_and_not_for_the_next(watched, monkeypatch):
    monkeypatch.setattr(writer, "LOCKED_SECONDS", 0.01)
    with closing(sqlite3.connect(watched.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await watched.store.remember("y", "1")
        other.execute("ROLLBACK")
    await watched.store.remember("y", "2")
    assert await watched.store.recall("y") == "2"


@pytest.mark.parametrize("quick", [False, True])
async def test_what_is_wrong_with_the_database_is_told_to_all_who_waited(watched, quick):
    if quick:
        await watched.prove_quick()

    def broken(_db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk is full")

    write = watched.store._commits.write
    results = await asyncio.gather(write(broken), watched.store.remember("z", "1"), return_exceptions=True)
    assert [str(result) for result in results] == ["disk is full"] * 2
    assert await watched.store.recall("z") is None
    await watched.store.remember("z", "2")
    assert await watched.store.recall("z") == "2"


async def test_the_log_does_not_grow_for_ever(watched, monkeypatch):
    monkeypatch.setattr(writer, "CHECKPOINT_AFTER", 256)
    log = watched.path.with_name(watched.path.name + "-wal")
    sizes = []
    for number in range(2000):
        await watched.store.remember(f"fact {number % 50}", f"{number:04}" * 100)
        sizes.append(log.stat().st_size)
    assert max(sizes) == max(sizes[:1000]) > 0


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("turns", [1, 2])
async def test_what_somebody_asked_for_is_kept_although_they_were_cancelled(watched, quick, turns):
    """Before its commit begins, or while it is under way; nobody else has to come for that."""
    await watched.prove_quick() if quick else None
    writing = asyncio.create_task(watched.store.remember("y", "1"))
    for _ in range(turns):
        await asyncio.sleep(0)
    is_done = writing.done()
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert is_done or writing.cancelled()
    await watched.store._commits.finish()
    assert await watched.store.recall("y") == "1"


@pytest.mark.parametrize("quick", [False, True])
async def test_work_that_goes_wrong_in_any_way_fails_alone(watched, quick):
    watched.disk_seconds = 0.0001 if quick else 0.01
    await watched.prove_quick() if quick else None
    store = watched.store
    no_text, too_large = Player(user=1, name="\ud800"), Player(user=2**63, name="Ana")
    writes = [store.remember("before", "1"), store.know_player(5, no_text), store.know_player(5, too_large)]
    results = await asyncio.gather(*writes, store.remember("after", "1"), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), UnicodeEncodeError, OverflowError, type(None)]
    assert [await store.recall(fact) for fact in ("before", "after")] == ["1", "1"]
