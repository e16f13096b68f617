"""Writing: one commit for all that wait at the same moment, made wherever it is done sooner.

A disk that takes milliseconds must not keep the event loop waiting, so a commit is the business of the database's
thread. But to wake that thread, and then the loop again, takes longer than a commit on a quick disk. While every commit
of late was quick, the loop makes them itself; one that was slow sends the next ones back to the thread for a while.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence, Sized
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bot.ops.metrics import Metrics
from bot.store.sqlite.connection import Database, Work

T = TypeVar("T")

QUICK_SECONDS = 0.001  # what the loop may be kept waiting
FADING = 0.9  # a slow commit is forgotten bit by bit: one of 10 ms after twenty others
LOCKED_SECONDS = 10.0  # how long another process may hold the database; replies are deferred meanwhile
PAUSE_SECONDS = 0.02  # between two looks whether it still does
TURN_SECONDS = 0.005  # after which the loop turns although nobody was awake: something may have come from outside
CHECKPOINT_AFTER = 1024  # pieces of work, mostly of two pages each: SQLite's own measure is a thousand pages


class Moved(int):
    """The revision of a table after a move. A type of its own, so that the moves of a commit can be counted."""


class Committed(NamedTuple):
    """What came of each piece of work, and how long the disk took to keep them."""

    results: Sequence[Any]
    seconds: float


class _Write:
    """A piece of work, and what came of it."""

    __slots__ = ("done", "result", "told", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done = False
        self.result: Any = None  # or the exception, once it is done
        self.told: asyncio.Future[None] | None = None  # for whoever waits for a commit of the thread


class Commits:
    """Every write of a database, in the order of asking."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._waiting: list[_Write] = []
        self._under_way: asyncio.Future[Committed] | None = None  # in the database's thread
        self._slowest = 1.0  # seconds, of late: a disk is slow until it has shown otherwise
        self._since_checkpoint = 0
        # who is awake: asyncio's own loop keeps them here; another loop does not, and there somebody always may be
        self._awake: Sized = getattr(asyncio.get_running_loop(), "_ready", (None,))
        self._turned_at = 0.0

    async def write(self, work: Work[T]) -> T:
        """Do the work in the next commit, which it shares with whoever else is awake by then."""
        if not self._awake and not self._waiting and time.perf_counter() - self._turned_at < TURN_SECONDS:
            results = self._commit_here([work])  # there is nobody to share it with
            if results is not None:
                at_once: T = came_of(results[0])
                return at_once
        write = _Write(work)
        self._waiting.append(write)
        try:
            await asyncio.sleep(0)  # all who are awake come before us; the first to be back commits for all
            self._turned_at = time.perf_counter()
            if not write.done:
                self._commit()
            if not write.done:
                write.told = asyncio.get_running_loop().create_future()
                await write.told
        except asyncio.CancelledError:
            self._commit()  # the work is kept all the same, and nobody else may come to see to it
            raise
        done: T = came_of(write.result)
        return done

    async def finish(self) -> None:
        """Return when nothing is left to write."""
        while self._waiting or self._under_way is not None:
            if self._under_way is not None:
                await asyncio.wait([self._under_way])
            await asyncio.sleep(0)

    def _commit(self) -> None:
        """Begin a commit of all that waits, unless one is under way: then that happens after it."""
        if self._under_way is not None or not self._waiting:
            return
        batch, self._waiting = self._waiting, []
        works = [write.work for write in batch]
        results = self._commit_here(works)
        if results is not None:
            _tell(batch, results)
            return
        self._metrics.committing()
        self._under_way = self._database.post(partial(commit_together, works, patience=LOCKED_SECONDS))
        self._under_way.add_done_callback(partial(self._committed, batch))

    def _commit_here(self, works: Sequence[Work[Any]]) -> Sequence[Any] | None:
        """What came of a commit made on the spot; None where it is the thread's business."""
        if self._slowest >= QUICK_SECONDS or not self._database.idle:
            return None
        try:
            return self._after(commit_together(works, self._database.at_hand))
        except Exception as error:  # whatever it is, those who wait must hear of it
            return None if _is_locked(error) else self._failed(error, len(works))

    def _committed(self, batch: list[_Write], commit: asyncio.Future[Committed]) -> None:
        self._under_way = None
        error = commit.exception()
        _tell(batch, self._after(commit.result()) if error is None else self._failed(error, len(batch)))
        self._commit()  # for those who have come meanwhile

    def _after(self, committed: Committed) -> Sequence[Any]:
        results = committed.results
        self._metrics.committed(sum(type(result) is Moved for result in results), committed.seconds)
        self._slowest = max(committed.seconds, self._slowest * FADING)
        self._since_checkpoint += len(results)
        if self._since_checkpoint >= CHECKPOINT_AFTER:
            self._fold_in()
        return results

    def _failed(self, error: BaseException, works: int) -> Sequence[Any]:
        self._metrics.commit_failed(error)
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            self._fold_in()  # the log cannot grow; once it is folded in, the next write begins it anew
        return [error] * works

    def _fold_in(self) -> None:
        self._since_checkpoint = 0
        self._database.post(_checkpoint)


def _tell(batch: list[_Write], results: Sequence[Any]) -> None:
    """Let those who waited go on."""
    for write, result in zip(batch, results, strict=True):
        write.result, write.done = result, True
        if write.told is not None and not write.told.done():  # else whoever asked was cancelled
            write.told.set_result(None)


def came_of(result: T | BaseException) -> T:
    """What came of a piece of work, for whoever asked for it."""
    if isinstance(result, BaseException):
        raise result
    return result


def commit_together(works: Sequence[Work[Any]], db: sqlite3.Connection, *, patience: float = 0.0) -> Committed:
    """One transaction for all. If one is refused, all are done again, so that only that one fails."""
    _begin(db, patience)
    try:
        try:
            results = [work(db) for work in works]
        except Exception as error:
            if _is_of_the_database(error):
                raise
            db.execute("ROLLBACK")
            _begin(db, patience)
            results = [_try(db, work) for work in works]
        began = time.perf_counter()
        db.execute("COMMIT")
        return Committed(results, time.perf_counter() - began)
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _begin(db: sqlite3.Connection, patience: float) -> None:
    """Take the database for writing, waiting as long as patience lasts while another process has it."""
    given_up: float | None = None
    while True:
        try:
            db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            given_up = given_up or time.monotonic() + patience
            if not _is_locked(error) or time.monotonic() >= given_up:
                raise
            time.sleep(PAUSE_SECONDS)
        else:
            return


def _is_locked(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _try(db: sqlite3.Connection, work: Work[Any]) -> Any:
    """Do the work, or undo it and return why it was refused."""
    db.execute("SAVEPOINT work")
    try:
        result = work(db)
    except Exception as error:
        if _is_of_the_database(error):
            raise
        db.execute("ROLLBACK TO work")
        db.execute("RELEASE work")
        return error
    db.execute("RELEASE work")
    return result


def _is_of_the_database(error: Exception) -> bool:
    """Is it the database that is at fault, and not one piece of work?"""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError)


def _checkpoint(db: sqlite3.Connection) -> None:
    """Bring what has been written from the log into the file, where nobody has to wait for it."""
    with suppress(sqlite3.OperationalError):  # a full disk: it stays in the log, and whoever writes next is told
        db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
