"""The SQLite connection: one thread runs every statement, and all writes that wait share one transaction."""

from __future__ import annotations

import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.ops.metrics import Metrics
from bot.store.base import StoreFault
from bot.store.sql.batches import BatchWriter
from bot.store.sql.plans import Database, Plan, Statement, Wants

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


class SqliteDatabase(Database, BatchWriter[Work[Any]]):
    """An aiosqlite connection, with the one thread that it runs everything in.

    `run` calls a function with the connection in that thread: one hop, however many statements. `write` does the same
    inside a transaction; everything that waits when the thread becomes free is committed together, in order. `read` and
    `change` do so with a plan. All of them raise StoreFault if the database fails.
    """

    def __init__(self, connection: aiosqlite.Connection, calls: deque[_Call], metrics: Metrics) -> None:
        super().__init__(metrics)
        self._connection, self._calls = connection, calls
        self._closed = False

    @classmethod
    async def connect(cls, path: Path, metrics: Metrics, *, locked_seconds: float = LOCKED_SECONDS) -> SqliteDatabase:
        """Open the file. Raise sqlite3.Error if that is not possible."""
        calls: deque[_Call] = deque()
        connection = aiosqlite.Connection(partial(_Connection, calls, path, locked_seconds), iter_chunk_size=64)
        return cls(await connection, calls, metrics)

    async def close(self) -> None:
        """Commit everything that waits, then close the connection and end the thread. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        await self.drain()
        await self._connection.close()

    async def call(self, work: Work[T]) -> T:
        """Call a function with the connection in the database's thread. Raise sqlite3.Error as it is."""
        call = _Call(work)
        self._calls.append(call)
        await self._connection.commit()
        result: T = call.result
        return result

    async def run(self, work: Work[T]) -> T:
        """Call a function with the connection in the database's thread and return its result."""
        with faults():
            return await self.call(work)

    async def read(self, plan: Plan[T], *, snapshot: bool = False) -> T:  # noqa: ARG002 - nothing comes in between
        return await self.run(lambda db: perform(plan, db))

    async def write(self, work: Work[T], *, is_move: bool = False) -> T:
        """Call a function in the next transaction; return its result once that is on disk."""
        result: T = await self.submit(work, is_move=is_move)
        return result

    async def change(self, plan: Callable[[], Plan[T]], *, is_move: bool = False) -> T:
        return await self.write(lambda db: perform(plan(), db), is_move=is_move)

    async def commit_together(self, works: Sequence[Work[Any]]) -> tuple[list[Any], float]:
        return await self.run(partial(commit_together, works))


@contextmanager
def faults() -> Iterator[None]:
    """Context manager that turns errors of SQLite into StoreFault."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise StoreFault(str(error)) from error


def perform(plan: Plan[T], db: sqlite3.Connection) -> T:
    """Execute the statements of a plan and return its result."""
    try:
        statement = next(plan)
        while True:
            statement = plan.send(_result(db, statement))
    except StopIteration as done:
        result: T = done.value
        return result


def _result(db: sqlite3.Connection, statement: Statement) -> Any:
    sql, values, wants = statement
    if wants is Wants.NOTHING:
        db.executemany(sql, values)  # a list of rows
        return None
    cursor = db.execute(sql, values)
    if wants is Wants.COUNT:
        return cursor.rowcount
    found = cursor.fetchall()
    if wants is Wants.NAMED:
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in found]
    return found


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
        result = StoreFault(str(error)) if isinstance(error, sqlite3.Error) else error
    db.execute("RELEASE work")
    return result


def _is_database_error(error: Exception) -> bool:
    """Whether the database failed, rather than one function."""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError)
