"""The SQLite connection: one thread runs every statement, and all writes that wait share one transaction."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import aiosqlite

from bot.ops.metrics import Metrics
from bot.store.base import ConfigStore

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

LOCKED_SECONDS = 10.0  # how long another process may lock the database; replies are deferred meanwhile


class _Call:
    """A function to call with the connection, and what it returned."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.result: Any = None


class _Connection(sqlite3.Connection):
    """A connection whose `commit` makes the next call that waits.

    aiosqlite runs one statement for each turn of its thread, and has no method that runs a function there. `commit` is
    passed through unchanged, so it carries a function with any number of statements: transactions are explicit here
    (`isolation_level=None`), and nothing else commits.
    """

    def __init__(self, calls: deque[_Call], path: Path, locked_seconds: float) -> None:
        super().__init__(path, timeout=locked_seconds, isolation_level=None)
        self._calls = calls

    def commit(self) -> None:
        """Make the next call."""
        call = self._calls.popleft()
        call.result = call.work(self)


class Database:
    """An aiosqlite connection, with the one thread that it runs everything in.

    `run` calls a function with the connection in that thread: one hop, however many statements. `write` does the same
    inside a transaction; everything that waits when the thread becomes free is committed together, in order.
    """

    def __init__(self, connection: aiosqlite.Connection, calls: deque[_Call], metrics: Metrics) -> None:
        self._connection, self._calls, self._metrics = connection, calls, metrics
        self._waiting: list[_Write] = []
        self._writer: asyncio.Task[None] | None = None  # runs only while something waits
        self._closed = False

    @classmethod
    async def connect(cls, path: Path, metrics: Metrics, *, locked_seconds: float = LOCKED_SECONDS) -> Database:
        """Open the file. Raise sqlite3.Error if that is not possible."""
        calls: deque[_Call] = deque()
        connection = aiosqlite.Connection(partial(_Connection, calls, path, locked_seconds), iter_chunk_size=64)
        return cls(await connection, calls, metrics)

    async def close(self) -> None:
        """Commit everything that waits, then close the connection and end the thread. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        while self._writer is not None:
            await asyncio.wait([self._writer])
        await self._connection.close()

    async def run(self, work: Work[T]) -> T:
        """Call a function with the connection in the database's thread and return its result."""
        call = _Call(work)
        self._calls.append(call)
        await self._connection.commit()
        result: T = call.result
        return result

    async def write(self, work: Work[T], *, is_move: bool = False) -> T:
        """Call a function in the next transaction; return its result once that is on disk.

        What the function raises undoes and fails it alone. If the caller is cancelled the write is made all the same.
        """
        write = _Write(work, is_move, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting(), name="sqlite writer")
        result: T = await write.done
        return result

    async def value(self, sql: str, *parameters: object) -> Any:
        """Return the first column of the first row, or None if there is no row."""

        def work(db: sqlite3.Connection) -> Any:
            row = db.execute(sql, parameters).fetchone()
            return row[0] if row else None

        return await self.run(work)

    async def execute(self, sql: str, *parameters: object) -> None:
        """Write with a single statement."""
        await self.write(lambda db: db.execute(sql, parameters))

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._writer = None

    async def _commit(self, batch: Sequence[_Write]) -> None:
        self._metrics.committing()
        try:
            results, seconds = await self.run(partial(commit_together, [write.work for write in batch]))
        except BaseException as error:
            self._metrics.commit_failed(error)
            results = [error] * len(batch)
            if not isinstance(error, Exception):
                raise
        else:
            moves = sum(
                write.is_move and not isinstance(result, Exception)
                for write, result in zip(batch, results, strict=True)
            )
            self._metrics.committed(moves, seconds)
        finally:
            for write, result in zip(batch, results, strict=True):
                write.finish(result)


class DatabasePart:
    """Base of the classes that make up the SQLite store: each holds the SQL of one concern."""

    def __init__(self, database: Database) -> None:
        self.database = database


class _Write(NamedTuple):
    """A function that waits for the next transaction, and the future that its caller awaits."""

    work: Work[Any]
    is_move: bool
    done: asyncio.Future[Any]

    def finish(self, result: Any) -> None:
        if self.done.done():  # the caller was cancelled
            return
        if isinstance(result, asyncio.CancelledError):
            self.done.cancel()
        elif isinstance(result, BaseException):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


def commit_together(works: Sequence[Work[Any]], db: sqlite3.Connection) -> tuple[list[Any], float]:
    """Run all functions in one transaction; return what each returned or raised, and the seconds the commit took.

    If one raises, the transaction starts over with a savepoint for each, so that only that one fails. Errors of the
    database itself, such as a full disk, fail all of them: they are raised, and nothing is written.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        try:
            results = [work(db) for work in works]
        except Exception as error:
            if _is_database_error(error):
                raise
            db.execute("ROLLBACK")
            db.execute("BEGIN IMMEDIATE")
            results = [_try(work, db) for work in works]
        began = time.perf_counter()
        db.execute("COMMIT")
        return results, time.perf_counter() - began
    except BaseException as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            with suppress(sqlite3.OperationalError):  # after a checkpoint the next write reuses the log from its start
                db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        raise


def _try(work: Work[Any], db: sqlite3.Connection) -> Any:
    """Run one function in a savepoint; return its result, or the exception that it raised."""
    db.execute("SAVEPOINT work")
    try:
        result = work(db)
    except Exception as error:
        if _is_database_error(error):
            raise
        db.execute("ROLLBACK TO work")
        result = error
    db.execute("RELEASE work")
    return result


def _is_database_error(error: Exception) -> bool:
    """Whether the database failed, rather than one function."""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError)


SET_META = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


class SqliteConfig(DatabasePart, ConfigStore):
    """`ConfigStore` in SQLite."""

    # --- meta values

    async def get_meta(self, key: str) -> str | None:
        return cast("str | None", await self.database.value("SELECT value FROM meta WHERE key = ?", key))

    async def set_meta(self, key: str, value: str) -> None:
        await self.database.execute(SET_META, key, value)

    # --- words

    async def words_seen(
        self, channel: int, game: str, *, parent: int | None = None, users: Collection[int] = ()
    ) -> tuple[str, ...]:
        sql = (
            "SELECT seen.value FROM tables, json_each(tables.state, '$.words_seen') AS seen WHERE tables.id IN ("
            "SELECT id FROM tables WHERE channel IN (:channel, :parent) AND game = :game "
            "UNION SELECT table_id FROM json_each(:users) AS known JOIN visits ON visits.user = known.value "
            "JOIN tables ON tables.id = table_id WHERE tables.parent = :parent AND game = :game"
            ") AND NOT tables.private ORDER BY tables.id, seen.key"
        )
        values = {"channel": channel, "game": game, "parent": parent, "users": json.dumps([*users])}
        return await self.database.run(lambda db: tuple({row[0]: None for row in db.execute(sql, values)}))

    async def word_list(self, guild: int) -> tuple[str, ...]:
        words = await self.database.value("SELECT words FROM word_lists WHERE guild = ?", guild)
        return tuple(json.loads(cast("str", words))) if words else ()

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        if not words:
            await self.database.execute("DELETE FROM word_lists WHERE guild = ?", guild)
            return
        sql = "INSERT INTO word_lists VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET words = excluded.words"
        await self.database.execute(sql, guild, json.dumps(words))

    # --- settings

    async def server_settings(self, guild: int) -> str | None:
        return cast("str | None", await self.database.value("SELECT settings FROM servers WHERE guild = ?", guild))

    async def keep_server_settings(self, guild: int, settings: str) -> None:
        sql = "INSERT INTO servers VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
        await self.database.execute(sql, guild, settings)

    async def personal_settings(self, user: int) -> str | None:
        return cast("str | None", await self.database.value("SELECT settings FROM people WHERE user = ?", user))

    async def keep_personal_settings(self, user: int, settings: str) -> None:
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET settings = excluded.settings"
        await self.database.execute(sql, user, settings)
