"""Looking into a store of either kind, and changing what is in it, past its interface."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.ops.metrics import Metrics
from bot.store.location import Location
from bot.store.opening import open_store
from bot.store.sql.plans import execute, rows
from bot.store.sql.privacy import COLUMNS


async def ask(store: Any, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Return the rows of a statement."""
    return [tuple(row) for row in await store.database.read(rows(sql, *values))]


async def alter(store: Any, sql: str, *values: object) -> None:
    """Execute a statement."""
    await store.database.change(lambda: execute(sql, *values))


async def alter_closed(location: Location, sql: str, *values: object) -> None:
    """Execute a statement while nobody has the database open."""
    store = await open_store(location, Metrics())
    await alter(store, sql, *values)
    await store.close()


async def dump(store: Any, *tables: str) -> list[list[tuple[Any, ...]]]:
    """Return all rows of some tables, in order."""
    found = []
    for table in tables:
        order = ", ".join(str(number) for number in range(1, len(COLUMNS[table]) + 1))
        found.append(await ask(store, f"SELECT * FROM {table} ORDER BY {order}"))
    return found


async def committed(location: Location, fact: str) -> str | None:
    """Read a meta value with another connection: it sees what is committed, and nothing else."""
    if isinstance(location, Path):
        with closing(sqlite3.connect(location)) as other:
            row = other.execute("SELECT value FROM meta WHERE key = ?", (fact,)).fetchone()
            return None if row is None else str(row[0])
    import asyncpg

    connection = await asyncpg.connect(location.url)
    try:
        value: str | None = await connection.fetchval("SELECT value FROM meta WHERE key = $1", fact)
        return value
    finally:
        await connection.close()
