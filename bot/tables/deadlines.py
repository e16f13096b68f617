"""One timer for the nearest deadline of all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger("onetable.alarm")

LONGEST_SLEEP = 3600.0  # look again now and then, in case the machine's clock was changed
RETRY_AFTER = 5.0


class DeadlineTimer:
    """Rings when the nearest deadline comes; `ring` plays what is due and returns when to ring next."""

    def __init__(self, fire: Callable[[], Awaitable[float | None]], clock: Callable[[], float]) -> None:
        self._fire = fire
        self._clock = clock
        self._set_for: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._firing: asyncio.Task[None] | None = None
        self._missed = False  # has a time come while it was ringing, perhaps too late for that?
        self._stopped = False

    def set(self, at: float | None) -> None:
        """Ring at this time at the latest."""
        if self._stopped or at is None or (self._set_for is not None and self._set_for <= at):
            return
        self._cancel()
        self._set_for = at
        delay = min(max(0.0, at - self._clock()), LONGEST_SLEEP)
        # a plain timer, no sleeping task: nothing to wake or to wait for when the bot stops
        self._timer = asyncio.get_running_loop().call_later(delay, self._start_firing)

    async def stop(self) -> None:
        """Ring no more; wait for what is being played."""
        self._stopped = True
        self._cancel()
        if self._firing is not None:
            await asyncio.wait([self._firing])

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._set_for = None

    def _start_firing(self) -> None:
        self._timer = self._set_for = None
        self._missed = self._firing is not None
        if self._firing is None:
            self._firing = asyncio.create_task(self._fire_once(), name="alarm")

    async def _fire_once(self) -> None:
        try:
            again_at = await self._fire()
        except Exception:
            log.exception("alarm failed")
            again_at = self._clock() + RETRY_AFTER
        finally:
            self._firing = None
        self.set(self._clock() if self._missed else again_at)
