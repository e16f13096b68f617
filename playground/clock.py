"""Time as the playground sees it: real time plus what a test has skipped."""

import asyncio
import time
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import TypeVar

T = TypeVar("T")

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """A wall clock that can be moved forward, so that no test waits fifteen minutes."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._sleepers: set[asyncio.Future[None]] = set()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._skipped

    def advance(self, seconds: float) -> None:
        """Skip time; whoever sleeps on this clock looks at it again."""
        self._skipped += seconds
        for sleeper in self._sleepers:
            if not sleeper.done():
                sleeper.set_result(None)

    async def sleep(self, seconds: float) -> None:
        """Return when that much time has passed or been skipped."""
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            skipped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.add(skipped)
            try:
                await asyncio.wait((skipped,), timeout=left)
            finally:
                self._sleepers.discard(skipped)

    async def wait_for(self, awaited: Awaitable[T], seconds: float) -> T:
        """Await something for at most that long on this clock, else TimeoutError; it is not cancelled."""
        task = asyncio.ensure_future(awaited)
        if task.done():
            return task.result()
        alarm = asyncio.create_task(self.sleep(seconds))
        try:
            await asyncio.wait((task, alarm), return_when=asyncio.FIRST_COMPLETED)
        finally:
            alarm.cancel()
        if not task.done():
            raise TimeoutError
        return task.result()


class Snowflakes:
    """Discord's ids: milliseconds since 2015, then a counter; always rising."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.last = 0

    def next(self) -> int:
        """A new id, above all earlier ones."""
        by_time = (int(self.clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(by_time, self.last + 1)
        return self.last

    def next_apart(self) -> int:
        """A new id at least a millisecond after the last, as `id >> 22` decides a guild's shard."""
        self.last = max(self.last, ((self.last >> 22) + 1) << 22)
        return self.next()


def iso(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def time_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
