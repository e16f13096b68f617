"""Stop within a bounded time: count running work, a deadline for each step, and a last resort."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import structlog

log = structlog.get_logger("onetable.stopping")

LOG_SECONDS = 0.2  # for the last log line: the reader of standard error may hang as well
CANCEL_SECONDS = 0.5  # how long cancelled tasks may take to clean up


class Deadline:
    """A time after which running work is cancelled. Several steps can share one."""

    def __init__(self, seconds: float) -> None:
        self._passed = asyncio.Event()
        asyncio.get_running_loop().call_later(seconds, self._passed.set)

    def pass_now(self) -> None:
        """Let the deadline pass at once."""
        self._passed.set()

    async def finish(self, work: Coroutine[Any, Any, object], step: str) -> bool:
        """Run the work until it is done or the deadline has passed; then it is cancelled without waiting for it.

        Return whether it finished. An error is only logged, so that the next step of stopping follows.
        """
        running = asyncio.create_task(work, name=f"stopping: {step}")
        passed = asyncio.create_task(self._passed.wait())
        try:
            await asyncio.wait({running, passed}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            passed.cancel()
            in_time = running.done()
            running.cancel()
        if not in_time:
            log.warning("stop step ran out of time", step=step)
        elif not running.cancelled() and (error := running.exception()) is not None:
            log.error("stop step failed", step=step, exc_info=error)
        return in_time


class LastResort:
    """Ends the process after a time, whatever its threads do. Acknowledged moves are on disk by then."""

    def __init__(self, exit_process: Callable[[int], object] = os._exit) -> None:
        self._exit = exit_process
        self._timer: threading.Timer | None = None
        self._at = 0.0

    @property
    def is_set(self) -> bool:
        """Whether a time is set."""
        return self._timer is not None

    def within(self, seconds: float) -> None:
        """End the process after so many seconds, or earlier if an earlier time is set."""
        at = time.monotonic() + seconds
        if self._timer is not None:
            if self._at <= at:
                return
            self._timer.cancel()
        self._at = at
        self._timer = threading.Timer(seconds, self._end)
        self._timer.daemon = True
        self._timer.start()

    def _end(self) -> None:
        line = threading.Thread(target=log.warning, args=("process ended by the last resort",), daemon=True)
        line.start()
        line.join(LOG_SECONDS)
        self._exit(0)


async def cancel_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait a moment for them to clean up."""
    others = set(tasks) - {asyncio.current_task()}
    for task in others:
        task.cancel()
    if others:
        await asyncio.wait(others, timeout=CANCEL_SECONDS)


class PendingWork:
    """`with pending:` around a piece of work; `await pending.over()` waits until there is none."""

    def __init__(self) -> None:
        self._running = 0
        self._waiting: list[asyncio.Future[None]] = []

    def begin(self) -> None:
        """Count one more piece of running work."""
        self._running += 1

    def end(self) -> None:
        """Count one piece of work as done."""
        self._running -= 1
        if not self._running:
            for waiter in self._waiting:
                if not waiter.done():
                    waiter.set_result(None)
            self._waiting.clear()

    def __enter__(self) -> None:
        self.begin()

    def __exit__(self, *_: object) -> None:
        self.end()

    async def over(self) -> None:
        """Return when no work is running."""
        while self._running:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            await waiter
