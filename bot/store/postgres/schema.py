"""The schema in PostgreSQL: `migrations/postgres/0001_schema.sql`, `0002_...sql`, each applied once."""

from __future__ import annotations

from typing import Any

from bot.store.base import StoreUnusable
from bot.store.migrations import numbered_steps

OLDEST_SERVER = 140000  # PostgreSQL 14
LOCK = 0x6F6E6574  # advisory lock: one process migrates


async def prepare(connection: Any) -> None:
    """Create or migrate the schema. Raise StoreUnusable if the server or the schema cannot be used."""
    number = int(await connection.fetchval("SHOW server_version_num"))
    if number < OLDEST_SERVER:
        raise StoreUnusable(f"the server is PostgreSQL {number // 10000}; version {OLDEST_SERVER // 10000} is needed")
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise StoreUnusable(f"the database is encoded in {encoding}; create it with ENCODING 'UTF8'")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await migrate(connection)


async def migrate(connection: Any) -> None:
    """Migrate to the newest schema. Raise StoreUnusable if a newer version of Onetable has written it."""
    steps = migration_steps()
    found = await version_of(connection)
    if found > len(steps):
        raise StoreUnusable(
            f"the database has schema {found}, this version of Onetable knows only {len(steps)}: "
            "start the newer version that wrote it, or restore a backup"
        )
    for step in steps[found:]:
        await connection.execute(step)
    if not found:
        await connection.execute("CREATE TABLE schema_version (number integer NOT NULL)")
        await connection.execute("INSERT INTO schema_version VALUES ($1)", len(steps))
    elif found < len(steps):
        await connection.execute("UPDATE schema_version SET number = $1", len(steps))


async def version_of(connection: Any) -> int:
    """Return the schema version of a database, 0 if there is nothing of ours in it."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return int(await connection.fetchval("SELECT number FROM schema_version"))


def migration_steps() -> list[str]:
    """Return the SQL of every migration in order."""
    return numbered_steps("postgres")
