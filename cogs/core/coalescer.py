"""One sending at a time: an older picture of the table must never arrive after a newer one."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import TypeVar

import discord
import structlog

from bot.delivery import DELIVERY_ERRORS, describe

log = structlog.get_logger("onetable.turnstile")

K = TypeVar("K", bound=Hashable)
Send = Callable[[discord.Interaction | None], Awaitable[None]]


@dataclass(slots=True)
class _UnderWay:
    again: bool = False
    click: discord.Interaction | None = None  # the newest that came meanwhile
    over: asyncio.Event = field(default_factory=asyncio.Event)


class UpdateCoalescer:
    """Lets one sending for each key through; whatever comes meanwhile shares the next one."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, _UnderWay] = {}

    def is_busy(self, key: Hashable) -> bool:
        """Whether a sending for this key is under way."""
        return key in self._under_way

    async def idle(self, key: Hashable) -> None:
        """Wait until everything for this key is sent, or has failed."""
        if (under_way := self._under_way.get(key)) is not None:
            await under_way.over.wait()

    async def send(self, key: Hashable, send: Send, click: discord.Interaction | None = None) -> None:
        """Send now, or once more after what is under way. A click that has to wait is acknowledged at once."""
        if click is not None and key in self._under_way:
            await acknowledge(click)  # first: until that is done nothing else may be sent through it
        under_way = self._under_way.get(key)
        if under_way is not None:
            under_way.again, under_way.click = True, click or under_way.click
            return
        under_way = self._under_way[key] = _UnderWay(again=True, click=click)
        failure: Exception | None = None
        try:
            while under_way.again:
                under_way.again, click, under_way.click = False, under_way.click, None
                try:
                    await send(click)
                except Exception as error:  # those who came meanwhile are owed theirs all the same
                    failure = failure or error
        finally:
            del self._under_way[key]
            under_way.over.set()
        if failure is not None:
            raise failure


def remember(presses: dict[K, discord.Interaction], key: K, press: discord.Interaction) -> None:
    """Keep the newest press, and let go of those at the front whose token has died: nothing comes of them any more."""
    presses.pop(key, None)
    presses[key] = press
    for oldest in list(itertools.takewhile(lambda known: presses[known].is_expired(), presses)):
        del presses[oldest]


async def acknowledge(click: discord.Interaction) -> None:
    """Tell Discord the press has arrived, before its three seconds are over."""
    if not click.response.is_done():
        try:
            await click.response.defer()
        except DELIVERY_ERRORS as error:
            log.warning("could not acknowledge", guild=click.guild_id, **describe(error))
