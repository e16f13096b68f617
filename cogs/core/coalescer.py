"""Coalesces message updates: one is sent at a time, and all that are asked for meanwhile share the next one.

An older state of the table can therefore never be shown after a newer one, and a burst of moves costs two edits.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Hashable
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
