"""Watching a table: the public message again, in the watcher's own language, for nobody else to see.

A watcher is shown what a spectator may know, and nothing more, also if they sit at the table. It lives as long as the
token of their newest press, fifteen minutes; its button brings it up to date and keeps it alive.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any

import discord
import structlog
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.lobby import require_admission
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.coalescer import UpdateCoalescer, remember
from cogs.core.courier import edit_through
from cogs.core.errors import interaction_errors
from cogs.core.findable import Findable
from cogs.core.layout import MessageLayout, row, without_controls
from cogs.core.table_messages import TableMessages
from cogs.core.text import localizer_for
from rules.errors import Refusal

log = structlog.get_logger("onetable.watching")

PACE_SECONDS = 1.0  # between two edits that no press of the watcher pays for


class Watchers(Findable):
    """Everybody who watches, by table and person."""

    def __init__(self, bot: Onetable, table_messages: TableMessages) -> None:
        self._bot, self._table_messages = bot, table_messages
        self._newest: dict[tuple[int, int], discord.Interaction] = {}  # by table and person
        self._edited_at: dict[tuple[int, int], float] = {}
        self._coalescer = UpdateCoalescer()

        table_messages.followers.append(self._follow)

    def _follow(self, table: int) -> Iterator[Coroutine[object, object, None]]:
        """What there is to do when a table has changed."""
        return (self._refresh(watched, user) for watched, user in list(self._newest) if watched == table)

    async def show(self, table: int, press: discord.Interaction) -> None:
        """Show the table in the private message that was pressed, from now on until its token dies."""
        await self._coalescer.send((table, press.user.id), lambda click: self._send(table, press.user.id, click), press)

    async def _refresh(self, table: int, user: int) -> None:
        await self._coalescer.send((table, user), lambda click: self._send(table, user, click))

    async def _send(self, table: int, user: int, click: discord.Interaction | None) -> None:
        key = table, user
        if click is not None:
            remember(self._newest, key, click)
            for gone in self._edited_at.keys() - self._newest.keys():
                del self._edited_at[gone]
        else:
            await asyncio.sleep(PACE_SECONDS - max(0.0, time.monotonic() - self._edited_at.get(key, 0.0)))
        press = self._newest.get(key)
        if press is None:
            return
        scene = await self._bot.tables.scene(table)
        if press.is_expired() or not scene.record.live:
            self._drop(key)  # this is the last time it is drawn
        if press.is_expired():
            return
        self._edited_at[key] = time.monotonic()
        try:
            await edit_through(press, await self._sheet(scene, localizer_for(press)))
        except discord.HTTPException as error:  # dismissed, or its token has died
            log.info("nobody watches any more", table=table, user=user, code=error.code)
            self._drop(key)

    async def _sheet(self, scene: Scene, say: Localizer) -> MessageLayout:
        drawn = await self._table_messages.draw(scene, say)
        parts = [ui.TextDisplay[ui.LayoutView](f"-# {say('watch-note')}"), *without_controls(drawn.parts)]
        if scene.record.live:
            parts.append(row(WatchButton(scene.record.id, say)))
        return replace(drawn, parts=parts)

    def _drop(self, key: tuple[int, int]) -> None:
        self._newest.pop(key, None)
        self._edited_at.pop(key, None)


class WatchButton(PersistentItem[ui.Button[Any]], template=r"v:(?P<table>\d+)"):
    """Brings what one watches up to date, and keeps it alive."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("watch-button"), emoji="👀"), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Watch on."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, pressed=self.table):
            record = await bot.tables.record(self.table)
            require_admission(record, interaction.user.id)
            if (record.guild, record.channel) != (interaction.guild_id, interaction.channel_id):
                raise Refusal("refused-other-channel")
            await Watchers.of(bot).show(self.table, interaction)
