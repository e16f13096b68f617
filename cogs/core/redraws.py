"""A queue of table messages that are behind: redrawn a few a second, those that fail again after a growing wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass

PER_SECOND = 4.0
FIRST_RETRY_SECONDS = 5.0
LONGEST_RETRY_SECONDS = 900.0
MOST_TRIES = 12  # within two hours; then the next press, start or change of permissions is waited for


@dataclass(slots=True)
class _Failing:
    tries: int = 0
    timer: asyncio.TimerHandle | None = None


class Redraws:
    """Calls `redraw` for one table at a time; `failed` and `worked` tell what came of it."""

    def __init__(self, redraw: Callable[[int], None]) -> None:
        self._redraw = redraw
        self._queue: dict[int, None] = {}  # the first is next
        self._timer: asyncio.TimerHandle | None = None
        self._failing: dict[int, _Failing] = {}

    def add(self, tables: Iterable[int], *, last: bool = False) -> None:
        """Redraw these, the first of them first, before those that wait already or as the `last`."""
        added = dict.fromkeys(tables)
        self._queue = self._queue | added if last else added | {one: None for one in self._queue if one not in added}
        if self._timer is None and self._queue:
            self._step()

    def failed(self, table: int) -> None:
        """Its message could not be brought up to date: try again later."""
        failing = self._failing.setdefault(table, _Failing())
        if failing.timer is not None or failing.tries >= MOST_TRIES:
            return
        wait = min(FIRST_RETRY_SECONDS * 2**failing.tries, LONGEST_RETRY_SECONDS)
        failing.tries += 1
        failing.timer = asyncio.get_running_loop().call_later(wait, self._retry, table)

    def worked(self, table: int) -> None:
        """Its message is up to date, or there is none to keep so."""
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
        """Redraw the next one, and look again in a moment."""
        self._timer = None
        if self._queue:
            table = next(iter(self._queue))
            del self._queue[table]
            self._timer = asyncio.get_running_loop().call_later(1 / PER_SECOND, self._step)
            self._redraw(table)
