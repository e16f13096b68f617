"""One SQLite connection, used by one thread at a time: mostly by its own, for a moment by the event loop's."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Database(aiosqlite.Connection):
    """An aiosqlite connection that takes whole pieces of work."""

    def __init__(self, path: Path) -> None:
        connect = partial(sqlite3.connect, path, isolation_level=None, check_same_thread=False)
        super().__init__(connect, iter_chunk_size=64)
        self._thread.daemon = True  # a start that fails half-way must not keep the process alive
        self._posted = 0  # counted by the loop's thread alone
        self._finished = 0  # counted by the connection's thread alone

    @property
    def idle(self) -> bool:
        """Has its thread nothing to do?"""
        return self._posted == self._finished

    def post(self, work: Work[T]) -> asyncio.Future[T]:
        """Hand a whole piece of work to the connection's thread: one hop, however many statements."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._posted += 1
        self._tx.put_nowait((done, partial(self._do, work)))
        return done

    @property
    def at_hand(self) -> sqlite3.Connection:
        """The connection itself, to do something on the spot while its thread is idle."""
        assert self.idle, "the connection is in use"
        return self._conn

    def settle(self) -> None:
        """Wait for the thread of a connection that could not be made: it must not outlive the event loop."""
        if self._thread.is_alive():
            self._thread.join()

    def _do(self, work: Work[T]) -> T:
        try:
            return work(self._conn)
        finally:
            self._finished += 1
