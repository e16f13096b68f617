"""One transaction for all writes that wait at the same moment."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from bot.ops.metrics import Metrics

W = TypeVar("W")


class _Write(NamedTuple, Generic[W]):
    """A write that waits for the next transaction, and the future that its caller awaits."""

    work: W
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


class BatchWriter(ABC, Generic[W]):
    """Collects writes while a transaction is running and commits them together in the next one, in order."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._waiting: list[_Write[W]] = []
        self._writer: asyncio.Task[None] | None = None  # runs only while something waits
        self._unfinished: set[int] = set()  # ids of writes that are neither on disk nor refused
        self._abandoned: set[int] = set()  # those of them whose caller was cancelled

    @abstractmethod
    async def commit_together(self, works: Sequence[W]) -> tuple[list[Any], float]:
        """Make all writes in one transaction; return what each returned or raised, and the seconds the commit took.

        Raise if the database failed: then none of them is written.
        """

    async def submit(self, work: W, *, is_move: bool) -> Any:
        """Return the result of a write once it is on disk. It is made even if the caller is cancelled."""
        write = _Write(work, is_move, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        self._unfinished.add(id(write))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting(), name="store writer")
        try:
            return await write.done
        except asyncio.CancelledError:
            if id(write) in self._unfinished:
                self._abandoned.add(id(write))
            raise

    async def settle_abandoned(self) -> None:
        """Wait for writes whose caller was cancelled: who looks afterwards must see what became of them."""
        while self._abandoned and self._writer is not None:
            await asyncio.wait([self._writer])

    async def drain(self) -> None:
        """Wait until everything that waits is committed."""
        while self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._writer = None

    async def _commit(self, batch: Sequence[_Write[W]]) -> None:
        self._metrics.committing()
        results: Sequence[Any]
        try:
            results, seconds = await self.commit_together([write.work for write in batch])
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
                self._unfinished.discard(id(write))
                self._abandoned.discard(id(write))
                write.finish(result)
