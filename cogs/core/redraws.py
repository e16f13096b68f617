"""A queue of table messages that are behind: a few are redrawn each second; failed ones are retried with backoff."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass

PER_SECOND = 4.0
FIRST_RETRY_SECONDS = 5.0
LONGEST_RETRY_SECONDS = 900.0
MAX_TRIES = 12  # within two hours; then it waits for a click, a start or changed permissions


@dataclass(slots=True)
class _Failing:
    tries: int = 0
    timer: asyncio.TimerHandle | None = None


class Redraws:
    """Calls `redraw` for one table at a time; the caller reports the result with `failed` or `worked`."""

    def __init__(self, redraw: Callable[[int], None]) -> None:
        self._redraw = redraw
        self._queue: dict[int, None] = {}  # an ordered set; the first is next
        self._timer: asyncio.TimerHandle | None = None
        self._failing: dict[int, _Failing] = {}

    def add(self, tables: Iterable[int], *, last: bool = False) -> None:
        """Redraw these tables, before those in the queue, or after them if `last`."""
        added = dict.fromkeys(tables)
        self._queue = self._queue | added if last else added | {one: None for one in self._queue if one not in added}
        if self._timer is None and self._queue:
            self._step()

    def failed(self, table: int) -> None:
        """Retry this table later."""
        failing = self._failing.setdefault(table, _Failing())
        if failing.timer is not None or failing.tries >= MAX_TRIES:
            return
        wait = min(FIRST_RETRY_SECONDS * 2**failing.tries, LONGEST_RETRY_SECONDS)
        failing.tries += 1
        failing.timer = asyncio.get_running_loop().call_later(wait, self._retry, table)

    def worked(self, table: int) -> None:
        """Note that the table's message is up to date, or that it has none."""
        failing = self._failing.pop(table, None)
        if failing is not None and failing.timer is not None:
            failing.timer.cancel()

    def stop(self) -> None:
        """Redraw nothing more."""
        self._queue.clear()
        timers = [self._timer, *(failing.timer for failing in self._failing.values())]
        for timer in timers:
            if timer is not None:
                timer.cancel()

    def _retry(self, table: int) -> None:
        if table in self._failing:
            self._failing[table].timer = None
        self.add([table])

    def _step(self) -> None:
        """Redraw the next table, and schedule the one after it."""
        self._timer = None
        if self._queue:
            table = next(iter(self._queue))
            del self._queue[table]
            self._timer = asyncio.get_running_loop().call_later(1 / PER_SECOND, self._step)
            self._redraw(table)
