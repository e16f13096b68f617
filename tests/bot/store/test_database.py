"""Writes share transactions, fail alone, keep their order, and are on disk before they return."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.ops.metrics import Metrics
from bot.store.base import StoreConflict, StoreFault, StoreUnusable
from bot.store.location import Location
from bot.store.opening import open_store
from bot.store.postgres.store import PostgresStore
from bot.store.sql.plans import Plan, execute, rows
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from rules.table import KeySeen
from tests.bot.store.test_store import dealt, entry, position
from tests.stored import committed


class CommitLog(Metrics):
    """Metrics that also list how many moves each commit held."""

    def __init__(self) -> None:
        super().__init__()
        self.commits: list[int] = []

    def committed(self, moves: int, seconds: float) -> None:
        self.commits.append(moves)
        super().committed(moves, seconds)


@pytest.fixture
def metrics() -> CommitLog:
    return CommitLog()


@pytest.fixture
async def store(location: Location, metrics: CommitLog):
    opened = await open_store(location, metrics)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite(tmp_path: Path, metrics: CommitLog):
    opened = await SqliteStore.open(tmp_path / "onetable.db", metrics, locked_seconds=0.3)
    yield opened
    await opened.close()


async def test_waiting_writes_share_a_commit_and_fail_alone(store, metrics):
    records = [await dealt(store, channel) for channel in range(20, 70)]
    metrics.commits.clear()
    writes = [store.append_move(record.id, record.players, entry(1), position(1)) for record in records]
    duplicate = records[7]
    writes.append(store.append_move(duplicate.id, duplicate.players, entry(2, "k1"), position(2)))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert results[:50] == [3] * 50, "the revision of each: opened, dealt, moved"
    assert isinstance(results[50], KeySeen)
    assert metrics.commits == [50]
    for record in records:
        assert (await store.load_table(record.id)).position.version == 1


@pytest.mark.parametrize("leases", [(), ("shard/0", "shard/1")])
async def test_postgres_keeps_the_plan_of_a_move_that_waits_alone(postgres, leases):
    store = await PostgresStore.open(postgres)
    if leases:
        await store.leases.take(leases, "test", 600.0, len(leases))
    table = await dealt(store)
    for number in range(1, 21):
        assert await store.append_move(table.id, table.players, entry(number), position(number)) == number + 2
    plans = (
        "SELECT generic_plans, custom_plans FROM pg_prepared_statements "
        "WHERE statement LIKE '%INSERT INTO moves%' AND generic_plans + custom_plans > 1"
    )
    found = await store.database.change(lambda: rows(plans))  # on the connection that writes
    assert [tuple(row) for row in found] == [(15, 5)], "PostgreSQL keeps a plan after it has made five"
    assert [move.number for move in await store.journal(table.id)] == list(range(1, 21))
    await store.close()


async def test_writes_that_arrive_during_a_commit_share_the_next_one(sqlite, metrics):
    release = threading.Event()
    first = asyncio.create_task(sqlite.database.write(lambda _db: release.wait(10)))
    await asyncio.sleep(0.01)
    others = [asyncio.create_task(sqlite.set_meta(f"fact {number}", "x")) for number in range(20)]
    await asyncio.sleep(0.01)
    assert not any(task.done() for task in others)
    release.set()
    await asyncio.gather(first, *others)
    assert len(metrics.commits) == 2


async def test_writes_are_made_in_the_order_of_the_calls(store):
    await asyncio.gather(*(store.set_meta("fact", str(number)) for number in range(100)))
    assert await store.get_meta("fact") == "99"


async def test_a_write_is_on_disk_when_it_returns(store, location):
    for number in range(20):
        await store.set_meta("fact", str(number))
        assert await committed(location, "fact") == str(number)


async def test_a_write_does_not_return_before_its_commit(store, location, metrics):
    """The result of the plan alone is not enough: the transaction is still open."""
    seen: list[str | None] = []

    def write_and_look() -> Plan[None]:
        yield from execute("INSERT INTO meta VALUES ('fact', 'x')")
        reader = threading.Thread(target=lambda: seen.append(asyncio.run(committed(location, "fact"))))
        reader.start()
        reader.join(20)

    await store.database.change(write_and_look)
    assert seen == [None]
    assert metrics.commits == [0]
    assert await committed(location, "fact") == "x"


async def test_a_locked_database_is_waited_for_without_blocking_the_event_loop(sqlite, tmp_path):
    with closing(sqlite3.connect(tmp_path / "onetable.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(sqlite.set_meta("fact", "1"))
        for _ in range(5):
            await asyncio.sleep(0.01)
        assert not writing.done()
        other.execute("COMMIT")
        await writing
    assert await sqlite.get_meta("fact") == "1"


async def test_a_lock_that_stays_fails_the_waiting_writes_and_no_later_one(sqlite, tmp_path):
    with closing(sqlite3.connect(tmp_path / "onetable.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFault, match="locked"):
            await sqlite.set_meta("fact", "1")
        other.execute("ROLLBACK")
    await sqlite.set_meta("fact", "2")
    assert await sqlite.get_meta("fact") == "2"


async def test_an_error_of_the_database_fails_every_write_of_the_transaction(sqlite):
    def broken(_db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk is full")

    results = await asyncio.gather(sqlite.database.write(broken), sqlite.set_meta("fact", "1"), return_exceptions=True)
    assert [str(result) for result in results] == ["disk is full"] * 2
    assert await sqlite.get_meta("fact") is None
    await sqlite.set_meta("fact", "2")
    assert await sqlite.get_meta("fact") == "2"


async def test_an_error_of_one_write_fails_that_write_alone(store):
    no_text, too_large = Player(user=1, name="\ud800"), Player(user=2**63, name="Ana")
    writes = [store.set_meta("before", "1"), store.know_player(5, no_text), store.know_player(5, too_large)]
    results = await asyncio.gather(*writes, store.set_meta("after", "1"), return_exceptions=True)
    assert [isinstance(result, Exception) for result in results] == [False, True, True, False]
    assert [await store.get_meta(fact) for fact in ("before", "after")] == ["1", "1"]


async def test_a_refused_write_leaves_nothing_behind(store):
    def insert_and_fail() -> Plan[None]:
        yield from execute("INSERT INTO meta VALUES ('half', 'x')")
        raise ValueError("changed my mind")

    with pytest.raises(ValueError, match="changed my mind"):
        await store.database.change(insert_and_fail)
    assert await store.get_meta("half") is None


async def test_a_refused_write_among_others_leaves_nothing_behind(store):
    def insert_and_fail() -> Plan[None]:
        yield from execute("INSERT INTO meta VALUES ('half', 'x')")
        raise ValueError("changed my mind")

    record = await dealt(store)
    results = await asyncio.gather(
        store.set_meta("before", "1"),
        store.database.change(insert_and_fail),
        store.append_move(record.id, record.players, entry(1), position(1)),
        store.append_move(record.id, record.players, entry(2), position(2)),
        store.append_move(record.id, record.players, entry(2, "again"), position(2)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), ValueError, int, int, StoreConflict]
    assert [await store.get_meta(fact) for fact in ("before", "half")] == ["1", None]
    assert [move.key for move in await store.journal(record.id)] == ["k1", "k2"]


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
async def test_a_write_is_made_although_its_caller_was_cancelled(store, turns):
    """Before its transaction begins, or while it is being committed."""
    writing = asyncio.create_task(store.set_meta("fact", "1"))
    await asyncio.sleep(0)
    for _ in range(turns):
        await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.set_meta("other", "1")
    assert await store.get_meta("fact") == "1"


async def test_closing_waits_for_everything_that_was_asked_for(location):
    store = await open_store(location, Metrics())
    writes = [asyncio.create_task(store.set_meta(f"fact {number}", "x")) for number in range(10)]
    await asyncio.sleep(0)
    await store.close()
    assert all(write.done() for write in writes)
    assert await committed(location, "fact 9") == "x"


async def test_no_thread_is_left_behind_by_a_closed_or_unusable_database(tmp_path):
    def threads() -> set[threading.Thread]:
        """All threads, except for those of the loop's own pool, which opening uses."""
        return {thread for thread in threading.enumerate() if not thread.name.startswith("asyncio_")}

    before = threads()
    store = await SqliteStore.open(tmp_path / "onetable.db")
    assert threads() > before
    await store.close()
    (tmp_path / "damaged.db").write_bytes(b"no database" * 1000)
    with pytest.raises(StoreUnusable):
        await SqliteStore.open(tmp_path / "damaged.db")
    for thread in threads() - before:
        await asyncio.to_thread(thread.join, 10)  # it may be ending
    assert threads() <= before


async def test_the_write_ahead_log_does_not_grow_without_end(sqlite, tmp_path):
    log = tmp_path / "onetable.db-wal"
    sizes = []
    for number in range(3000):
        await sqlite.set_meta(f"fact {number % 50}", f"{number:04}" * 100)
        sizes.append(log.stat().st_size)
    assert max(sizes) == max(sizes[:1500]) > 0
