"""The bot's SQLite database without its thread: every statement is real, and the disk fails when it is told to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.ops.metrics import Metrics
from bot.store.sqlite.database import SqliteDatabase
from tests.simulation.loop import LIFE

SECONDS = 0.004  # that a call takes, at most


class Disk:
    """What can go wrong with the database of a simulation."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.dead: set[int] = set()  # lives whose process is gone
        self.full = False  # nothing can be committed
        self.locked = False  # another program has locked the database
        self.slow = 0.0  # seconds that every call takes longer, at most
        self.unreadable = 0  # so many calls fail before they begin
        self.lost_commits = 0  # so many commits take effect, but fail
        self.failures = 0

    def delay(self) -> float:
        """Return how long the next step takes."""
        return self.rng.uniform(0.0, SECONDS) + (self.rng.uniform(0.0, self.slow) if self.slow else 0.0)

    def fault(self, text: str, code: int) -> sqlite3.OperationalError:
        """Return an error as SQLite raises it."""
        self.failures += 1
        error = sqlite3.OperationalError(text)
        error.sqlite_errorcode = code
        return error


class FaultyConnection(sqlite3.Connection):
    """A connection that asks the disk before a transaction begins, and before and after it is committed."""

    disk: Disk

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """Execute a statement, or fail."""
        if sql.startswith("BEGIN") and self.disk.locked:
            raise self.disk.fault("database is locked", sqlite3.SQLITE_BUSY)
        if sql == "COMMIT" and self.disk.full:
            raise self.disk.fault("database or disk is full", sqlite3.SQLITE_FULL)
        cursor = super().execute(sql, values)
        if sql == "COMMIT" and self.disk.lost_commits:
            self.disk.lost_commits -= 1
            raise self.disk.fault("disk I/O error", sqlite3.SQLITE_IOERR)
        return cursor


class SimulatedDatabase(SqliteDatabase):
    """Runs every call in the event loop, one after the other, each after a short time."""

    disk: Disk  # of the simulation that is running

    @classmethod
    async def connect(cls, path: Path, metrics: Metrics, *, locked_seconds: float = 0.0) -> SimulatedDatabase:
        """Open the file."""
        connection = sqlite3.connect(path, isolation_level=None, factory=FaultyConnection)
        connection.disk = cls.disk
        return cls(connection, deque(), metrics)  # type: ignore[arg-type]

    def __init__(self, connection: Any, calls: Any, metrics: Metrics) -> None:
        super().__init__(connection, calls, metrics)
        self.connection: FaultyConnection = connection
        self._life = LIFE.get()
        self._queue: deque[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._is_cut = False

    async def call(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Call a function with the connection. A caller that is cancelled does not keep it from being called."""
        if self._life in self.disk.dead:
            raise asyncio.CancelledError
        if self._is_cut:
            raise sqlite3.ProgrammingError("Cannot operate on a closed database.")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="database")
        return await done

    async def _work(self) -> None:
        while self._queue:
            work, done = self._queue.popleft()
            await asyncio.sleep(self.disk.delay())
            try:
                if self.disk.unreadable:
                    self.disk.unreadable -= 1
                    raise self.disk.fault("disk I/O error", sqlite3.SQLITE_IOERR)
                result, error = work(self.connection), None
            except Exception as raised:
                result, error = None, raised
            await asyncio.sleep(self.disk.delay())
            if done.cancelled():
                continue
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)
        self._worker = None

    async def close(self) -> None:
        """Commit everything that waits, then close the connection."""
        if self._is_cut:
            return
        await self.drain()
        self.cut()

    def cut(self) -> None:
        """Close the connection as the end of the process does: what is not committed is gone."""
        self._is_cut = True
        self.connection.close()
