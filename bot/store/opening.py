"""Opens the store at a location, and looks into it from outside while a bot may be running."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from bot.cluster.shards import EVERYTHING, ShardScope
from bot.ops.metrics import Metrics
from bot.store.base import COPYING, Store, StoreUnusable
from bot.store.location import Location, PostgresUrl
from bot.store.sqlite import files
from bot.store.sqlite.store import SqliteStore

NOT_INSTALLED = "PostgreSQL needs one more package: pip install 'onetable[postgres]'"


class ServerInspection(NamedTuple):
    """What `inspect_server` has found."""

    server: str  # version of PostgreSQL
    version: int  # schema; 0 if there is none
    newest: int  # the newest schema this version of Onetable knows
    is_usable: bool  # whether this version can use the schema
    size: int  # bytes
    connections: int
    most_connections: int
    is_durable: bool
    fault: str | None  # why the database cannot be written
    alive_at: str | None
    invalid_requests: str | None


async def open_store(
    location: Location,
    metrics: Metrics,
    *,
    start_empty: bool = False,
    is_copied: bool = False,
    scope: ShardScope = EVERYTHING,
) -> Store:
    """Open the database and migrate it as needed. Raise StoreUnusable with the reason.

    Where a SQLite file was lost, a new one is created only with `start_empty`. An unfinished copy is opened only with
    `is_copied`. With `scope` work over all servers is done for some of them only.
    """
    store: Store
    if isinstance(location, Path):
        store = await SqliteStore.open(location, metrics, start_empty=start_empty)
    else:
        store = await _postgres("store").PostgresStore.open(location, metrics, scope=scope)
    if not is_copied and await store.get_meta(COPYING) is not None:
        await store.close()
        raise StoreUnusable(f"{location} is an unfinished copy: finish it with `copy --resume`, or `restore`")
    return store


def read_meta(location: Location, key: str) -> str | None:
    """Return a meta value, also while a bot is running. Raise StoreUnusable. For programs without an event loop."""
    if isinstance(location, Path):
        return files.read_meta(location, key)
    value: str | None = asyncio.run(_postgres("inspection").read_meta(location, key))
    return value


async def inspect_server(location: PostgresUrl) -> ServerInspection:
    """Look at a PostgreSQL database without changing it. Raise StoreUnusable if that is not possible."""
    return ServerInspection(**await _postgres("inspection").inspect_server(location))


def _postgres(module: str) -> Any:
    """Import a module of the PostgreSQL store only where it is used: asyncpg may not be installed."""
    try:
        return import_module(f"bot.store.postgres.{module}")
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise StoreUnusable(NOT_INSTALLED) from None
