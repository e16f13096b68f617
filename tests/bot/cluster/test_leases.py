"""Leases: one process at a time has a shard, and one that has lost it writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from bot.cluster.identify import IDENTIFY_SECONDS, IdentifyPace
from bot.cluster.leases import LEADER, News
from bot.cluster.membership import Membership
from bot.cluster.shards import EVERYTHING, ShardScope
from bot.store.base import LeaseLost, StoreFault, StoreUnusable
from bot.store.location import PostgresUrl
from bot.store.postgres.store import PostgresStore
from rules.table import KeySeen
from tests.bot.store.test_store import dealt, entry, position
from tests.stored import ask

FIRST, SECOND = ShardScope(4, (0, 1)), ShardScope(4, (2, 3))


class Process:
    """A store of its own and its membership; leases last long, and are renewed when a test says so."""

    def __init__(self, location: PostgresUrl, scope: ShardScope) -> None:
        self.location, self.scope = location, scope
        self.news: list[News] = []
        self.arrived = asyncio.Event()

    async def open(self) -> Process:
        self.store = await PostgresStore.open(self.location, scope=self.scope)
        self.membership = Membership(self.store.leases, self.scope, lease_seconds=600.0, renew_seconds=600.0)
        self.membership.news_observers.append(self._receive)
        return self

    async def _receive(self, news: News) -> None:
        self.news.append(news)
        self.arrived.set()

    async def join(self) -> None:
        async with asyncio.timeout(30):
            while not await self.membership.take():  # noqa: ASYNC110 - of another process
                await asyncio.sleep(0.05)


@pytest.fixture
async def start(postgres: PostgresUrl) -> AsyncIterator[object]:
    """Start a process that waits for nothing."""
    started: list[Process] = []

    async def begin(scope: ShardScope) -> Process:
        started.append(await Process(postgres, scope).open())
        return started[-1]

    yield begin
    for process in started:
        await process.membership.leave()
        await process.store.close()


async def expire(location: PostgresUrl, like: str = "%") -> None:
    """Let leases expire, as if their process had been paused or killed."""
    connection = await asyncpg.connect(location.url)
    await connection.execute("UPDATE leases SET expires_at = clock_timestamp() WHERE name LIKE $1", like)
    await connection.close()


async def test_processes_share_the_shards_and_one_is_the_leader(start):
    first, second = await start(FIRST), await start(SECOND)
    await first.join()
    await second.join()
    assert first.membership.is_leader
    assert not second.membership.is_leader
    held = await ask(first.store, "SELECT name, shard_count FROM leases ORDER BY name")
    assert held == [(LEADER, 4), *((f"shard/{shard}", 4) for shard in range(4))]


async def test_a_second_process_waits_until_the_first_releases_its_shards(start):
    first, again = await start(FIRST), await start(FIRST)
    await first.join()
    waiting = asyncio.create_task(again.join())
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.shield(waiting), 1.0)
    await first.store.set_meta("still", "written")
    await first.membership.leave()
    await asyncio.wait_for(waiting, 30)
    assert again.membership.is_leader


async def test_a_process_that_wakes_up_after_it_was_replaced_writes_nothing(start, postgres):
    paused = await start(FIRST)
    await paused.join()
    table = await dealt(paused.store)
    await paused.store.append_move(table.id, table.players, entry(1), position(1))
    await expire(postgres)
    replacement = await start(FIRST)
    await replacement.join()
    with pytest.raises(LeaseLost):
        await paused.store.append_move(table.id, table.players, entry(2), position(2))
    with pytest.raises(LeaseLost):
        await paused.store.set_meta("x", "1")
    with pytest.raises(LeaseLost):
        await paused.store.keep_server_settings(5, "{}")
    both = await asyncio.gather(
        paused.store.append_move(table.id, table.players, entry(2), position(2)),
        paused.store.set_meta("x", "1"),
        return_exceptions=True,
    )
    assert [type(error) for error in both] == [LeaseLost, LeaseLost]
    assert [move.number for move in await replacement.store.journal(table.id)] == [1]
    assert await replacement.store.get_meta("x") is None
    await replacement.store.append_move(table.id, table.players, entry(2), position(2))
    with pytest.raises(KeySeen):
        await replacement.store.append_move(table.id, table.players, entry(2), position(3))
    await paused.membership.renew()
    assert paused.membership.is_lost
    await replacement.membership.renew()
    assert not replacement.membership.is_lost


async def test_of_processes_that_start_at_once_one_gets_the_shards(start):
    processes = [await start(FIRST) for _ in range(4)]
    taken = await asyncio.gather(*(process.membership.take() for process in processes))
    assert sorted(taken) == [False, False, False, True]
    fences = await ask(processes[0].store, "SELECT fence FROM leases WHERE name IN ('shard/0', 'shard/1')")
    assert fences == [(1,), (1,)], "nobody has taken them over"
    writes = (process.store.set_meta("x", str(number)) for number, process in enumerate(processes))
    await asyncio.gather(*writes)  # processes without leases write what concerns no server, such as the commands


async def test_a_connection_that_is_lost_while_leases_are_renewed_loses_none(start, monkeypatch):
    process = await start(FIRST)
    await process.join()
    real, broken = asyncpg.Connection.fetch, []

    async def fetch(connection, sql, *values, **options):
        found = await real(connection, sql, *values, **options)
        if sql.lstrip().startswith("UPDATE leases") and not broken:  # it was executed, but the answer does not arrive
            broken.append(sql)
            connection.terminate()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        return found

    monkeypatch.setattr(asyncpg.Connection, "fetch", fetch)
    with pytest.raises(StoreFault):
        await process.membership.renew()
    assert not process.membership.is_lost
    await process.membership.renew()
    assert not process.membership.is_lost
    assert process.membership.is_leader
    await process.store.set_meta("x", "1")


async def test_leases_taken_by_a_transaction_without_an_answer_are_ours_at_the_next_try(start, monkeypatch):
    process = await start(FIRST)
    real, broken = asyncpg.transaction.Transaction.__aexit__, []

    async def leave(transaction, *error):
        await real(transaction, *error)
        if not broken and error[0] is None:
            broken.append(True)
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    monkeypatch.setattr(asyncpg.transaction.Transaction, "__aexit__", leave)
    assert not await process.membership.take(), "nobody knows yet"
    assert broken
    assert await process.membership.take()
    await process.store.set_meta("x", "1")
    await process.membership.renew()
    assert not process.membership.is_lost


async def test_a_pause_that_nobody_used_changes_nothing(start, postgres):
    process = await start(FIRST)
    await process.join()
    await expire(postgres)
    await process.store.set_meta("x", "1")
    await process.membership.renew()
    assert not process.membership.is_lost
    assert await process.store.get_meta("x") == "1"


async def test_a_take_over_waits_for_the_transaction_that_is_running(start, postgres):
    first, again = await start(FIRST), await start(FIRST)
    await first.join()
    await expire(postgres)
    connection = await asyncpg.connect(postgres.url)
    held = connection.transaction()
    await held.start()
    await connection.execute("SELECT 1 FROM leases WHERE name = 'shard/0' FOR KEY SHARE")  # as every write does
    taking = asyncio.create_task(again.join())
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.shield(taking), 1.0)
    await first.membership.renew()  # a renewal does not wait for writes
    assert not first.membership.is_lost
    await expire(postgres)
    await held.commit()
    await connection.close()
    await asyncio.wait_for(taking, 30)
    with pytest.raises(LeaseLost):
        await first.store.set_meta("x", "1")


async def test_another_process_becomes_the_leader(start, postgres):
    first, second = await start(FIRST), await start(SECOND)
    await first.join()
    await second.join()
    became: list[bool] = []
    second.membership.leader_observers.append(lambda: became.append(True))
    await second.membership.renew()
    assert not became
    await expire(postgres, LEADER)
    await second.membership.renew()
    assert became
    assert second.membership.is_leader
    await first.membership.renew()
    assert not first.membership.is_leader
    assert not first.membership.is_lost


@pytest.mark.parametrize("other", [ShardScope(8, (0,)), EVERYTHING])
async def test_another_number_of_shards_is_refused_while_leases_are_live(start, postgres, other):
    first, second = await start(FIRST), await start(other)
    await first.join()
    with pytest.raises(StoreUnusable, match="ONETABLE_SHARD_COUNT=4"):
        await second.join()
    await expire(postgres)
    await second.join()


async def test_one_process_alone_never_waits(start):
    first, again = await start(EVERYTHING), await start(EVERYTHING)
    await first.join()
    await again.join()
    with pytest.raises(LeaseLost):
        await first.store.set_meta("x", "1")


async def test_news_reach_the_other_processes_also_after_a_lost_connection(start, postgres):
    first, second = await start(FIRST), await start(SECOND)
    await first.join()
    await second.join()
    await first.membership.publish("table", 7)
    await arrived(second, News("table", 7))
    assert first.news == []
    connection = await asyncpg.connect(postgres.url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'onetable' AND pid <> pg_backend_pid()"
    )
    await connection.close()
    for process in (first, second):
        while News("missed") not in process.news:
            await process.membership.publish("erasure")  # fails once; the next one opens the connection again
            await asyncio.sleep(0.05)
    second.news.clear()
    await first.membership.publish("erased")
    await arrived(second, News("erased"))


async def test_news_are_sent_although_the_connection_was_lost_unnoticed(start, monkeypatch):
    first, second = await start(FIRST), await start(SECOND)
    await first.join()
    await second.join()
    real, broken = asyncpg.Connection.execute, []

    async def execute(connection, sql, *values, **options):
        if "pg_notify" in sql and not broken:
            broken.append(sql)
            connection.terminate()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        return await real(connection, sql, *values, **options)

    monkeypatch.setattr(asyncpg.Connection, "execute", execute)
    await first.membership.publish("erased")
    assert broken
    await arrived(second, News("erased"))


async def arrived(process: Process, news: News) -> None:
    async with asyncio.timeout(30):
        while news not in process.news:
            await process.arrived.wait()
            process.arrived.clear()


async def test_a_process_alone_identifies_as_many_shards_at_once_as_discord_allows(monkeypatch):
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def two_at_once() -> int:
        return 2

    monkeypatch.setattr("bot.cluster.identify.asyncio.sleep", sleep)
    pace = IdentifyPace(Membership(None, ShardScope(4)), two_at_once)
    for shard in range(4):
        await pace.wait(shard)
    assert [seconds > IDENTIFY_SECONDS / 2 for seconds in slept] == [True, True], "0 and 1 at once, then 2 and 3"


async def test_identifying_takes_turns_in_all_processes(start, postgres):
    first, second = await start(FIRST), await start(SECOND)

    async def one_at_a_time() -> int:
        return 2

    await IdentifyPace(first.membership, one_at_a_time).wait(0)
    pace = IdentifyPace(second.membership, one_at_a_time)
    await pace.wait(3)  # another bucket
    waiting = asyncio.create_task(pace.wait(2))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.shield(waiting), 0.5)
    await expire(postgres, "identify/0")
    await asyncio.wait_for(waiting, 30)
