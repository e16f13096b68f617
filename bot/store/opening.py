"""Opens the store at a location."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from bot.ops.metrics import Metrics
from bot.store.base import Store, StoreUnusable
from bot.store.location import Location
from bot.store.sqlite.store import SqliteStore

NOT_INSTALLED = "PostgreSQL needs one more package: pip install 'onetable[postgres]'"


async def open_store(location: Location, metrics: Metrics, *, start_empty: bool = False) -> Store:
    """Open the database and migrate it as needed. Raise StoreUnusable with the reason.

    Where a SQLite file was lost, a new one is created only with `start_empty`.
    """
    if isinstance(location, Path):
        return await SqliteStore.open(location, metrics, start_empty=start_empty)
    try:
        postgres = import_module("bot.store.postgres.store")  # only where it is used: asyncpg may not be installed
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise StoreUnusable(NOT_INSTALLED) from None
    store: Store = await postgres.PostgresStore.open(location, metrics)
    return store
