"""PostgreSQL goes away and comes back: nothing is lost or doubled, and the store connects again by itself."""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
from collections.abc import AsyncIterator
from functools import partial

import asyncpg
import pytest

from bot.ops.metrics import Metrics
from bot.store.base import StoreFault, StoreUnusable
from bot.store.copying import schema
from bot.store.location import PostgresUrl
from bot.store.opening import open_store
from bot.store.postgres.store import PostgresStore
from bot.store.sql.config import set_meta
from bot.store.sql.plans import Plan
from rules.table import KeySeen
from tests.bot.store.test_store import dealt, entry, position
from tests.stored import ask
from tests.worlds.postgres import OTHERS_OUT, NoPostgres, Server, run


@pytest.fixture(scope="module")
def own_server() -> Server:
    """A server that these tests may stop: no other test uses it."""
    try:
        return Server(f"failover-{os.getpid()}")
    except NoPostgres as reason:
        pytest.skip(f"PostgreSQL is not tested: {reason}")


@pytest.fixture
async def store(postgres: PostgresUrl) -> AsyncIterator[PostgresStore]:
    opened = await PostgresStore.open(postgres, patience=60.0)
    yield opened
    await opened.close()


async def cut_connections(location: PostgresUrl) -> None:
    """End all other connections to the database, as a failover does."""
    connection = await asyncpg.connect(location.url)
    await connection.execute(f"{OTHERS_OUT} AND application_name = 'onetable'")
    await connection.close()


async def test_lost_connections_are_noticed_by_nobody(store, postgres):
    table = await dealt(store)
    for number in range(1, 6):
        await store.append_move(table.id, table.players, entry(number), position(number))
        await cut_connections(postgres)
        saved = await store.load_table(table.id)
        assert saved.position.version == number
    await cut_connections(postgres)
    await store.set_meta("after", "1")
    assert await store.get_meta("after") == "1"
    assert [move.number for move in await store.journal(table.id)] == [1, 2, 3, 4, 5]


async def test_writes_while_connections_are_cut_are_made_once(store, postgres):
    tables = [await dealt(store, channel) for channel in range(20, 40)]
    moves, cuts = itertools.count(1), []

    async def play(table) -> None:
        for number in range(1, 16):
            await store.append_move(table.id, table.players, entry(number), position(number))
            if next(moves) % 30 == 0:  # while the others play on
                cuts.append(asyncio.create_task(cut_connections(postgres)))

    await asyncio.gather(*(play(table) for table in tables))
    await asyncio.gather(*cuts)
    assert len(cuts) == 10
    for table in tables:
        assert [move.number for move in await store.journal(table.id)] == list(range(1, 16))
        saved = await store.load_table(table.id)
        assert (saved.position.version, saved.revision) == (15, 17), "opened, dealt, and 15 moves"


@pytest.mark.parametrize(("count", "method"), [(1, "fetchval"), (2, "fetch")])
async def test_moves_whose_commit_got_no_answer_are_known_to_be_written(store, monkeypatch, count, method):
    """The statement is executed, but the connection breaks before its result arrives."""
    tables = [await dealt(store, channel) for channel in range(20, 20 + count)]
    real, broken = getattr(asyncpg.Connection, method), []

    async def execute(connection, sql, *values, **options):
        found = await real(connection, sql, *values, **options)
        if "INSERT INTO moves" in sql and not broken:
            broken.append(sql)
            connection.terminate()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        return found

    async def move() -> list[object]:
        moves = (store.append_move(table.id, table.players, entry(1), position(1)) for table in tables)
        return await asyncio.gather(*moves, return_exceptions=True)

    monkeypatch.setattr(asyncpg.Connection, method, execute)
    assert await move() == [3] * count
    assert broken
    assert [type(result) for result in await move()] == [KeySeen] * count
    for table in tables:
        assert len(await store.journal(table.id)) == 1


async def test_a_server_that_restarts_is_waited_for(own_server):
    location = own_server.new_database()
    store = await PostgresStore.open(location, patience=60.0)
    table = await dealt(store)
    own_server.stop()
    writing = asyncio.create_task(store.append_move(table.id, table.players, entry(1), position(1)))
    reading = asyncio.create_task(store.live_table(10))
    await asyncio.sleep(0.3)
    assert not writing.done()
    assert not reading.done()
    await asyncio.to_thread(own_server.start)
    assert await writing == 3
    assert await reading == table.id
    await store.close()


async def test_a_server_that_stays_away_is_a_fault_and_the_next_try_works(own_server):
    location, metrics = own_server.new_database(), Metrics()
    store = await PostgresStore.open(location, metrics, patience=0.5)
    table = await dealt(store)
    own_server.stop()
    results = await asyncio.gather(
        store.append_move(table.id, table.players, entry(1), position(1)),
        store.set_meta("a", "1"),
        store.load_table(table.id),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StoreFault] * 3
    assert metrics.database_fault is not None, "health says so"
    with pytest.raises(StoreUnusable, match="cannot open the database"):
        await open_store(location, Metrics())
    await asyncio.to_thread(own_server.start)
    assert await store.append_move(table.id, table.players, entry(1), position(1)) == 3
    assert metrics.database_fault is None
    await store.close()


async def test_without_a_free_connection_readers_wait_and_then_get_a_fault(postgres):
    store = await PostgresStore.open(postgres, pool_size=2, patience=0.5)
    release = asyncio.Event()

    async def hold(_connection: object) -> None:
        await release.wait()

    holding = [asyncio.create_task(store.database.use(hold)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(StoreFault, match="no connection to the database is free"):
        await store.get_meta("a")
    await store.set_meta("a", "1")  # moves are written all the same
    release.set()
    await asyncio.gather(*holding)
    assert await store.get_meta("a") == "1"
    await store.close()


async def test_two_processes_that_lock_each_other_out_both_succeed(postgres):
    stores = [await PostgresStore.open(postgres) for _ in range(2)]
    keys = [f"key {number}" for number in range(20)]
    for store in stores:
        await store.database.change(lambda: touch_all(keys))
    orders = (keys, keys[::-1])
    both = zip(stores * 10, orders * 10, strict=True)
    await asyncio.gather(*(store.database.change(partial(touch_all, order)) for store, order in both))
    assert {row[0] for row in await ask(stores[0], "SELECT value FROM meta")} == {"x"}
    for store in stores:
        await store.close()


def touch_all(keys: list[str]) -> Plan[None]:
    for key in keys:
        yield from set_meta(key, "x")


def test_a_machine_without_the_driver_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in [name for name in sys.modules if name.startswith("bot.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(StoreUnusable, match=r"pip install 'onetable\[postgres\]'"):
        asyncio.run(open_store(PostgresUrl("postgresql://x/y"), Metrics()))


async def test_a_database_from_the_future_is_refused_with_a_reason(postgres_server):
    location = postgres_server.new_database()
    connection = await asyncpg.connect(location.url)
    await connection.execute("UPDATE schema_version SET number = 999, usable_from = 998")
    await connection.close()
    with pytest.raises(StoreUnusable, match=r"schema 999.*newer version"):
        await open_store(location, Metrics())
    postgres_server.drop(location)


async def test_two_processes_may_create_the_schema_at_the_same_moment(postgres_server):
    location = postgres_server.new_database(empty=True)
    stores = await asyncio.gather(*(open_store(location, Metrics()) for _ in range(4)))
    assert [await store.get_meta("x") for store in stores] == [None] * 4
    for store in stores:
        await store.close()
    postgres_server.drop(location)


def test_each_column_is_in_both_databases(postgres_server):
    """A migration of one database needs one of the other, with the columns in the same order."""

    async def columns() -> dict[str, tuple[str, ...]]:
        connection = await asyncpg.connect(location.url)
        found = await connection.fetch(
            "SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) FROM information_schema.columns "
            "WHERE table_schema = 'public' AND table_name <> 'schema_version' GROUP BY table_name"
        )
        await connection.close()
        return {table: tuple(names) for table, names in found}

    location = postgres_server.take()
    found = run(columns())
    del found["leases"]  # SQLite is for one process
    assert found == {table.name: table.columns for table in schema()}
    postgres_server.give_back(location)
