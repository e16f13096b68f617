"""Copies everything from one database into another, of the same kind or the other.

Rows are copied in the order of their primary key, so that an interrupted copy continues where it stopped. A meta value
marks the target until every table has been compared with the source by count and hash; until then no bot opens it.
From a server everything is read as of one moment.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.ops.metrics import Metrics
from bot.store.base import COPYING, StoreUnusable
from bot.store.location import Location
from bot.store.migrations import migrate
from bot.store.opening import inspect_server, open_store
from bot.store.sql.config import set_meta
from bot.store.sql.plans import Database, Plan, column, execute, execute_many, row, rows, value
from bot.store.sqlite.files import inspect_file, sign_of_loss

BATCH = 1000  # rows of a transaction
Progress = Callable[[str, int, int], None]  # table, rows done, rows in all


@dataclass(frozen=True, slots=True)
class TableShape:
    """A table of the schema."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]  # the columns of the primary key
    counts_ids: bool  # ids are given by the database and never used again

    @property
    def order(self) -> str:
        """The primary key, for `ORDER BY`."""
        return ", ".join(self.key)


@dataclass(frozen=True, slots=True)
class CopiedTable:
    """A table that was copied, and the hash that it has in both databases."""

    name: str
    rows: int
    digest: str


def schema() -> list[TableShape]:
    """Return all tables, those that others refer to first."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        found = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        shapes, parents = {}, {}
        for name, sql in found.fetchall():
            columns = db.execute(f"PRAGMA table_info({name})").fetchall()
            key = tuple(column[1] for column in sorted(columns, key=lambda column: column[5]) if column[5])
            shapes[name] = TableShape(name, tuple(column[1] for column in columns), key, "AUTOINCREMENT" in sql)
            parents[name] = {line[2] for line in db.execute(f"PRAGMA foreign_key_list({name})")}
    return sorted(shapes.values(), key=lambda shape: (bool(parents[shape.name]), shape.name))


async def copy(source: Location, target: Location, progress: Progress, *, resume: bool = False) -> list[CopiedTable]:
    """Copy everything and compare the result. Raise StoreUnusable with the reason."""
    if source == target:
        raise StoreUnusable("source and target are the same database")
    await _require_source(source)
    if isinstance(target, Path) and not resume and (sign := sign_of_loss(target)) is not None:
        raise StoreUnusable(f"{sign} is beside the target; name a file in another folder")
    async with _opened_to_read(source) as origin, _opened(target) as copied:
        if await _has_marker(origin):
            raise StoreUnusable(f"{source} is itself an unfinished copy")
        await _require_room(copied, target, resume=resume)
        tables = schema()
        booleans = await _booleans(copied, target)
        for table in tables:
            await _copy_table(table, origin, copied, booleans.get(table.name, set()), progress)
        for table in tables:
            if table.counts_ids:
                await _set_next_id(table.name, origin, source, copied, target)
        done = [await _compare(table, origin, copied) for table in tables]
        await copied.change(lambda: execute("DELETE FROM meta WHERE key = ?", COPYING))
        return done


@asynccontextmanager
async def _opened_to_read(location: Location) -> AsyncIterator[Database]:
    """Context manager for a database as it is now. A server's may be written meanwhile; a file has one process."""
    async with _opened(location) as database:
        if isinstance(location, Path):
            yield database
        else:
            async with database.snapshot() as unchanged:
                yield unchanged


@asynccontextmanager
async def _opened(location: Location) -> AsyncIterator[Any]:
    store: Any = await open_store(location, Metrics(), is_copied=True)
    try:
        yield store.database
    finally:
        await store.close()


async def _require_source(source: Location) -> None:
    """Raise StoreUnusable unless the source exists and has the newest schema: it is not changed."""
    found = inspect_file(source) if isinstance(source, Path) else await inspect_server(source)
    if not found.version:
        raise StoreUnusable(f"{source} is empty")
    if found.version != found.newest:
        known = f"this version of Onetable copies schema {found.newest}"
        advice = "start the bot with it once" if found.version < found.newest else "copy it with the newer version"
        raise StoreUnusable(f"{source} has schema {found.version}, {known}: {advice}")


async def _has_marker(database: Database) -> bool:
    return await database.read(value("SELECT value FROM meta WHERE key = ?", COPYING)) is not None


async def _require_room(copied: Database, target: Location, *, resume: bool) -> None:
    """Mark the target. Raise StoreUnusable if it contains anything but an unfinished copy that is to be resumed."""
    if await _has_marker(copied):
        if not resume:
            raise StoreUnusable(f"{target} has an unfinished copy: finish it with --resume")
        return
    for table in schema():
        if await copied.read(rows(f"SELECT 1 FROM {table.name} LIMIT 1")):  # noqa: S608 - names are ours
            raise StoreUnusable(f"{target} is not empty: the table {table.name} has rows")
    await copied.change(lambda: set_meta(COPYING, "1"))


async def _booleans(database: Database, location: Location) -> dict[str, set[str]]:
    """Return the columns of each table that hold booleans; SQLite has numbers there."""
    found: dict[str, set[str]] = {}
    if not isinstance(location, Path):
        sql = (
            "SELECT table_name::text, column_name::text FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND data_type = 'boolean'"
        )
        for table, name in await database.read(rows(sql)):
            found.setdefault(table, set()).add(name)
    return found


async def _copy_table(
    table: TableShape, origin: Database, copied: Database, booleans: set[str], progress: Progress
) -> None:
    names, marks = ", ".join(table.columns), ", ".join("?" * len(table.columns))
    insert = f"INSERT INTO {table.name} ({names}) VALUES ({marks})"  # noqa: S608 - names are ours
    if table.name == "meta":  # is small, and has the marker already
        insert += " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    total = await origin.read(value(f"SELECT count(*) FROM {table.name}"))  # noqa: S608 - ours
    done = 0
    last = None if table.name == "meta" else await copied.read(_last_key(table))
    if last is not None:
        done = await copied.read(value(f"SELECT count(*) FROM {table.name}"))  # noqa: S608 - ours
    progress(table.name, done, total)
    flags = [number for number, name in enumerate(table.columns) if name in booleans]
    key = [table.columns.index(name) for name in table.key]
    while batch := await origin.read(_after(table, last)):
        changed = [_with_booleans(line, flags) for line in batch]
        await copied.change(lambda changed=changed: execute_many(insert, changed))  # type: ignore[misc]
        last = [batch[-1][number] for number in key]
        done += len(batch)
        progress(table.name, done, total)


def _with_booleans(line: Sequence[Any], flags: Sequence[int]) -> list[Any]:
    changed = list(line)
    for number in flags:
        changed[number] = bool(changed[number])
    return changed


def _last_key(table: TableShape) -> Plan[Sequence[Any] | None]:
    order = ", ".join(f"{name} DESC" for name in table.key)
    return row(f"SELECT {table.order} FROM {table.name} ORDER BY {order} LIMIT 1")  # noqa: S608 - names are ours


def _after(table: TableShape, last: Sequence[Any] | None) -> Plan[list[Sequence[Any]]]:
    """Return the next rows after a primary key."""
    sql = f"SELECT {', '.join(table.columns)} FROM {table.name}"  # noqa: S608 - names are ours
    if last is not None:
        sql += f" WHERE ({table.order}) > ({', '.join('?' * len(table.key))})"
    return rows(f"{sql} ORDER BY {table.order} LIMIT {BATCH}", *(last or ()))


async def _set_next_id(table: str, origin: Database, source: Location, copied: Database, target: Location) -> None:
    """Let new rows of the target have ids that the source has never given to a row."""
    sequence = "SELECT seq FROM sqlite_sequence WHERE name = ?"
    if not isinstance(source, Path):
        sequence = "SELECT last_value FROM pg_sequences WHERE sequencename = ?"
    name = table if isinstance(source, Path) else f"{table}_id_seq"
    last = await origin.read(value(sequence, name)) or 0
    if isinstance(target, Path):
        await copied.change(lambda: execute("DELETE FROM sqlite_sequence WHERE name = ?", table))
        await copied.change(lambda: execute("INSERT INTO sqlite_sequence VALUES (?, ?)", table, last))
    elif last:
        sql = "SELECT setval(pg_get_serial_sequence(?, 'id'), ?)"
        await copied.change(lambda: column(sql, table, last))


async def _compare(table: TableShape, origin: Database, copied: Database) -> CopiedTable:
    (count, digest), found = await digest_of(table, origin), await digest_of(table, copied)
    if found != (count, digest):
        raise StoreUnusable(
            f"the copy differs from the source in the table {table.name} ({found[0]:,} and {count:,} rows): "
            "was a bot running? stop it, and copy into an empty database"
        )
    return CopiedTable(table.name, count, digest)


async def digest_of(table: TableShape, database: Database) -> tuple[int, str]:
    """Return the number of rows of a table and a hash of them, the same in any database."""
    count, found, last = 0, hashlib.sha256(), None
    key = [table.columns.index(name) for name in table.key]
    while batch := await database.read(_after(table, last)):
        for line in batch:
            if table.name == "meta" and line[0] == COPYING:
                continue
            count += 1
            found.update(json.dumps([_canonical(one) for one in line]).encode())
        last = [batch[-1][number] for number in key]
    return count, found.hexdigest()


def _canonical(one: Any) -> Any:
    if isinstance(one, bool):
        return int(one)
    return one.replace("\0", "\ufffd") if isinstance(one, str) else one  # PostgreSQL stores no NUL
