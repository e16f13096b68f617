"""Leases and news in PostgreSQL, on a connection of their own: they must not wait for moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from bot.cluster.leases import LeaseStore, News
from bot.store.base import StoreUnusable
from bot.store.postgres.database import CONNECT_SECONDS, SESSION, PostgresDatabase, faults

CHANNEL = "onetable"
LOCK = 0x6F6E6575  # advisory lock: one process takes leases at a time
COMMAND_SECONDS = 6.0
FENCED = "shard/"  # writes need these leases

OTHER_COUNT = """
SELECT shard_count FROM leases
WHERE starts_with(name, 'shard/') AND expires_at > clock_timestamp() AND shard_count <> $1 LIMIT 1
"""
# looks before it locks: a process that waits for leases must not hold up the writes of the one that has them
HELD = "SELECT 1 FROM leases WHERE name = ANY($1) AND expires_at > clock_timestamp() AND owner <> $2 LIMIT 1"
TAKE = """
INSERT INTO leases AS held (name, owner, fence, expires_at, shard_count)
SELECT name, $2, 1, clock_timestamp() + make_interval(secs => $3), $4 FROM unnest($1::text[]) AS wanted (name)
ON CONFLICT (name) DO UPDATE
SET owner = excluded.owner, fence = held.fence + 1, expires_at = excluded.expires_at, shard_count = excluded.shard_count
RETURNING name, fence
"""
RENEW = """
UPDATE leases SET expires_at = clock_timestamp() + make_interval(secs => $2) WHERE owner = $1 RETURNING name
"""
RELEASE = "UPDATE leases SET expires_at = clock_timestamp() WHERE owner = $1"


class PostgresLeases(LeaseStore):
    """`LeaseStore` in PostgreSQL. The fences of taken shards are given to the database, which checks them."""

    def __init__(self, url: str, database: PostgresDatabase) -> None:
        self._url, self._database = url, database
        self._connection: asyncpg.Connection[Any] | None = None
        self._receive: Callable[[News], None] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def take(
        self, names: Collection[str], owner: str, seconds: float, shard_count: int, *, by_force: bool = False
    ) -> bool:
        wanted = sorted(names)
        async with self._connected() as connection:
            if any(name.startswith(FENCED) for name in wanted):
                await _require_same_count(connection, shard_count)
            if not by_force and await connection.fetchval(HELD, wanted, owner):
                return False
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                if any(name.startswith(FENCED) for name in wanted):
                    await _require_same_count(connection, shard_count)
                if not by_force and await connection.fetchval(HELD, wanted, owner):
                    return False
                taken = await connection.fetch(TAKE, wanted, owner, seconds, shard_count)
        self._database.fences |= {row["name"]: row["fence"] for row in taken if row["name"].startswith(FENCED)}
        return True

    async def renew(self, owner: str, seconds: float) -> set[str]:
        async with self._connected() as connection:
            return {row["name"] for row in await connection.fetch(RENEW, owner, seconds)}

    async def is_held(self, name: str, owner: str) -> bool:
        async with self._connected() as connection:
            return bool(await connection.fetchval(HELD, [name], owner))

    async def release(self, owner: str) -> None:
        async with self._connected() as connection:
            await connection.execute(RELEASE, owner)

    async def publish(self, news: News) -> None:
        async with self._connected() as connection:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps([news.kind, news.id]))

    async def listen(self, receive: Callable[[News], None]) -> None:
        async with self._connected() as connection:
            self._receive = receive
            await connection.add_listener(CHANNEL, self._notified)

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        """Context manager for the connection; after an error it is opened again."""
        with faults():
            async with self._one_at_a_time:
                connection = self._connection
                if connection is None or connection.is_closed():
                    connection = self._connection = await self._connect()
                try:
                    yield connection
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, asyncio.CancelledError):
                    connection.terminate()  # a command may be running on it
                    raise

    async def _connect(self) -> asyncpg.Connection[Any]:
        connection = await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=SESSION
        )
        if self._receive is not None:
            await connection.add_listener(CHANNEL, self._notified)
            self._receive(News("missed"))
        return connection

    def _notified(self, connection: Any, sender: int, _channel: str, payload: object) -> None:
        if self._receive is not None and sender != connection.get_server_pid():  # our own news are no news
            kind, about = json.loads(str(payload))
            self._receive(News(kind, about))


async def _require_same_count(connection: asyncpg.Connection[Any], count: int) -> None:
    other = await connection.fetchval(OTHER_COUNT, count)
    if other is not None:
        raise StoreUnusable(
            f"other processes are running with {_shards(other)}, this one has {_shards(count)}: "
            "stop all of them before you change ONETABLE_SHARD_COUNT"
        )


def _shards(count: int) -> str:
    return f"ONETABLE_SHARD_COUNT={count}" if count else "no ONETABLE_SHARD_COUNT"
