"""Looks into a PostgreSQL database from outside, for the doctor and the health check. Nothing is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from bot.store.base import ALIVE_AT, INVALID_REQUESTS, StoreUnusable
from bot.store.location import PostgresUrl
from bot.store.postgres.schema import is_usable, migration_steps, usable_from, version_of

CONNECT_SECONDS = 5.0
DURABLE = ("fsync", "full_page_writes", "synchronous_commit")

# of all processes: each has a key of its own
NEWEST = "SELECT value FROM meta WHERE key = $1 OR starts_with(key, $1 || '/') ORDER BY value DESC LIMIT 1"


async def read_meta(location: PostgresUrl, key: str) -> str | None:
    """Return a meta value. Raise StoreUnusable."""
    async with _connected(location) as connection:
        if not await version_of(connection):
            raise StoreUnusable(f"{location} is empty")
        return await _meta(connection, key)


async def _meta(connection: Any, key: str) -> str | None:
    value: str | None = await connection.fetchval("SELECT value FROM meta WHERE key = $1", key)
    return value


async def inspect_server(location: PostgresUrl) -> dict[str, Any]:
    """Return the fields of a `ServerInspection`. Raise StoreUnusable."""
    async with _connected(location) as connection:
        version, newest = await version_of(connection), len(migration_steps())
        off = [name for name in DURABLE if await connection.fetchval("SELECT current_setting($1)", name) == "off"]
        return {
            "server": (await connection.fetchval("SHOW server_version")).split()[0],
            "version": version,
            "newest": newest,
            "is_usable": not version or is_usable(version, newest, await usable_from(connection)),
            "size": await connection.fetchval("SELECT pg_database_size(current_database())"),
            "connections": await connection.fetchval("SELECT sum(numbackends)::int FROM pg_stat_database"),
            "most_connections": int(await connection.fetchval("SHOW max_connections")),
            "is_durable": not off,
            "alive_at": await connection.fetchval(NEWEST, ALIVE_AT) if version else None,
            "invalid_requests": await _meta(connection, INVALID_REQUESTS) if version else None,
            "fault": await _try_to_write(connection, version),
        }


async def _try_to_write(connection: Any, version: int) -> str | None:
    """Write and roll back; return why that is not possible, or None."""
    transaction = connection.transaction()
    await transaction.start()
    try:
        if version:
            await connection.execute("UPDATE meta SET value = value WHERE key = 'nothing'")
        else:
            await connection.execute("CREATE TABLE onetable_may_create_tables (number integer)")
    except asyncpg.PostgresError as error:
        return f"the database cannot be written: {error}"
    finally:
        await transaction.rollback()
    return None


@asynccontextmanager
async def _connected(location: PostgresUrl) -> AsyncIterator[Any]:
    try:
        connection = await asyncpg.connect(location.url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS)
        try:
            yield connection
        finally:
            await connection.close(timeout=CONNECT_SECONDS)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as error:
        raise StoreUnusable(f"cannot use {location}: {error or type(error).__name__}") from error
