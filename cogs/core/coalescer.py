"""Paced message updates: several requests for one message become one edit, and messages that are behind are
redrawn a few per second."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

import discord

from cogs.core.replies import acknowledge

K = TypeVar("K", bound=Hashable)
Send = Callable[[discord.Interaction | None], Awaitable[None]]


@dataclass(slots=True)
class _Running:
    again: bool = False
    interaction: discord.Interaction | None = None  # the newest that came while an update was being sent
    finished: asyncio.Event = field(default_factory=asyncio.Event)


class UpdateCoalescer:
    """Sends one update per key at a time."""

    def __init__(self) -> None:
        self._running: dict[Hashable, _Running] = {}

    def is_busy(self, key: Hashable) -> bool:
        """Whether an update for this key is being sent."""
        return key in self._running

    async def idle(self, key: Hashable) -> None:
        """Wait until all updates for this key are sent, or have failed."""
        if (running := self._running.get(key)) is not None:
            await running.finished.wait()

    async def send(self, key: Hashable, send: Send, interaction: discord.Interaction | None = None) -> None:
        """Call `send` now, or once more after the running one. An interaction that has to wait is acknowledged.

        Raises the first error of `send`, after all updates that were asked for meanwhile.
        """
        if interaction is not None and key in self._running:
            await acknowledge(interaction)  # first: until that is done nothing else may be sent through it
        running = self._running.get(key)
        if running is not None:
            running.again, running.interaction = True, interaction or running.interaction
            return
        running = self._running[key] = _Running(again=True, interaction=interaction)
        failure: Exception | None = None
        try:
            while running.again:
                running.again, newest, running.interaction = False, running.interaction, None
                try:
                    await send(newest)
                except Exception as error:  # an update that was asked for meanwhile is still sent
                    failure = failure or error
        finally:
            del self._running[key]
            running.finished.set()
        if failure is not None:
            raise failure


def remember_newest(interactions: dict[K, discord.Interaction], key: K, interaction: discord.Interaction) -> None:
    """Keep the newest interaction of a key, and drop the oldest ones whose token has expired."""
    interactions.pop(key, None)
    interactions[key] = interaction
    for oldest in list(itertools.takewhile(lambda known: interactions[known].is_expired(), interactions)):
        del interactions[oldest]


FIRST_RETRY_SECONDS = 5.0
LONGEST_RETRY_SECONDS = 900.0
MAX_TRIES = 12  # within two hours; then it waits for a click, a start or changed permissions


@dataclass(slots=True)
class _Failing:
    tries: int = 0
    timer: asyncio.TimerHandle | None = None


class Redraws:
    """Calls `redraw` for one table at a time; the caller reports the result with `failed` or `worked`."""

    def __init__(self, redraw: Callable[[int], None], pace: float) -> None:
        """`pace`: seconds between two tables."""
        self._redraw, self._pace = redraw, pace
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

    def is_failing(self, table: int) -> bool:
        """Whether the last update of this table failed."""
        return table in self._failing

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
            self._timer = asyncio.get_running_loop().call_later(self._pace, self._step)
            self._redraw(table)
