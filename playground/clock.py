"""The playground's clock: real time plus what a test has skipped. Snowflake ids."""

import asyncio
import time
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import TypeVar

T = TypeVar("T")

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """A wall clock that tests can move forward, e.g. past the 15 minutes of an interaction token."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._sleepers: set[asyncio.Future[None]] = set()

    def now(self) -> float:
        """Return the Unix time in seconds."""
        return time.time() + self._skipped

    def advance(self, seconds: float) -> None:
        """Skip time and wake every sleeper whose time has come."""
        self._skipped += seconds
        for sleeper in self._sleepers:
            if not sleeper.done():
                sleeper.set_result(None)

    async def sleep(self, seconds: float) -> None:
        """Sleep until that much time has passed or been skipped."""
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            skipped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.add(skipped)
            try:
                await asyncio.wait((skipped,), timeout=left)
            finally:
                self._sleepers.discard(skipped)

    async def wait_for(self, awaitable: Awaitable[T], seconds: float) -> T:
        """Return the awaitable's result. Raise TimeoutError after `seconds` on this clock, without cancelling it."""
        task = asyncio.ensure_future(awaitable)
        if task.done():
            return task.result()
        timeout = asyncio.create_task(self.sleep(seconds))
        try:
            await asyncio.wait((task, timeout), return_when=asyncio.FIRST_COMPLETED)
        finally:
            timeout.cancel()
        if not task.done():
            raise TimeoutError
        return task.result()


class Snowflakes:
    """Generates Discord ids: milliseconds since 2015, then a counter; always increasing."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.last = 0

    def next(self) -> int:
        """Return a new id, greater than all earlier ones."""
        by_time = (int(self.clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(by_time, self.last + 1)
        return self.last

    def next_apart(self) -> int:
        """Return a new id at least a millisecond after the last, because `id >> 22` decides a guild's shard."""
        self.last = max(self.last, ((self.last >> 22) + 1) << 22)
        return self.next()


def iso(seconds: float) -> str:
    """Return an ISO 8601 timestamp as Discord formats it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def time_of(snowflake: int) -> float:
    """Return the Unix time at which an id was created."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
