"""The schema in PostgreSQL: `migrations/postgres/0001_schema.sql`, `0002_...sql`, each applied once.

While processes are upgraded one after the other, the version before must be able to start on the new schema: it ignores
new tables and columns. A migration that removes or changes something has the line `-- usable from schema 7`; older
versions refuse the database then.
"""

from __future__ import annotations

import re
from typing import Any

import structlog

from bot.store.base import StoreUnusable
from bot.store.migrations import numbered_steps

log = structlog.get_logger("onetable.store")

OLDEST_SERVER = 140000  # PostgreSQL 14
LOCK = 0x6F6E6574  # advisory lock: one process migrates
USABLE_FROM = re.compile(r"^-- usable from schema (\d+)$", re.MULTILINE)
VERSION_TABLE = """
CREATE TABLE IF NOT EXISTS schema_version (number integer NOT NULL);
ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS usable_from integer;
"""


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
    """Migrate to the newest schema. Raise StoreUnusable if a newer version has changed it too much for this one."""
    steps = migration_steps()
    found, newest = await version_of(connection), len(steps)
    if found > newest:
        if not is_usable(found, newest, await usable_from(connection)):
            raise StoreUnusable(
                f"the database has schema {found}, this version of Onetable knows only {newest}: "
                "start the newer version that wrote it, or restore a backup"
            )
        log.warning("a newer version has migrated the database", schema=found, known=newest)
    if found >= newest:
        return
    for step in steps[found:]:
        await connection.execute(step)
    await connection.execute(VERSION_TABLE)
    sql = "UPDATE schema_version SET number = $1, usable_from = $2"
    if not found:
        sql = "INSERT INTO schema_version (number, usable_from) VALUES ($1, $2)"
    await connection.execute(sql, newest, oldest_usable(steps))


def is_usable(found: int, newest: int, oldest: int) -> bool:
    """Return whether a version that knows the schemas up to `newest` can use a database with schema `found`."""
    return found <= newest or newest >= oldest


def oldest_usable(steps: list[str]) -> int:
    """Return the oldest schema whose version can use a database with all these migrations."""
    return max((int(number) for step in steps for number in USABLE_FROM.findall(step)), default=1)


async def version_of(connection: Any) -> int:
    """Return the schema version of a database, 0 if there is nothing of ours in it."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return int(await connection.fetchval("SELECT number FROM schema_version"))


async def usable_from(connection: Any) -> int:
    """Return the oldest schema whose version can use the database."""
    row = dict(await connection.fetchrow("SELECT * FROM schema_version"))
    return int(row.get("usable_from") or row["number"])


def migration_steps() -> list[str]:
    """Return the SQL of every migration in order."""
    return numbered_steps("postgres")
