"""Stopping within a bounded time: deadlines for polite work, and a last resort that ends the process."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import structlog

log = structlog.get_logger("onetable.stopping")

LOG_SECONDS = 0.2  # how long the last log line may take: whoever reads standard error may hang as well
CANCEL_SECONDS = 0.5  # how long cancelled tasks may take to clean up


class Deadline:
    """A moment after which nothing is waited for any more. Several waits can share one."""

    def __init__(self, seconds: float) -> None:
        self._passed = asyncio.Event()
        asyncio.get_running_loop().call_later(seconds, self._passed.set)

    def pass_now(self) -> None:
        """Wait no longer."""
        self._passed.set()

    async def finish(self, work: Coroutine[Any, Any, object], step: str) -> bool:
        """Run the work until it is done or the deadline has passed; then it is cancelled, and not waited for.

        Returns whether it finished. An error of the work is logged: the next step of stopping comes all the same.
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
    """Ends the process after a time, whatever its threads do then. All that was acknowledged is on disk by then."""

    def __init__(self, exit_process: Callable[[int], object] = os._exit) -> None:
        self._exit = exit_process
        self._timer: threading.Timer | None = None
        self._at = 0.0

    @property
    def is_set(self) -> bool:
        """Whether the process is going to be ended."""
        return self._timer is not None

    def within(self, seconds: float) -> None:
        """End the process at most so many seconds from now; never later than was said before."""
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
        line = threading.Thread(target=log.warning, args=("stopped without waiting any longer",), daemon=True)
        line.start()
        line.join(LOG_SECONDS)
        self._exit(0)


async def cancel_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait a moment until they have cleaned up."""
    others = set(tasks) - {asyncio.current_task()}
    for task in others:
        task.cancel()
    if others:
        await asyncio.wait(others, timeout=CANCEL_SECONDS)
