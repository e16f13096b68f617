"""Spectators: the public message again, in the spectator's own language, in an ephemeral message.

It shows the spectator's view, also to a player of the table. It is kept up to date for as long as the token of their
newest click is valid, fifteen minutes; its button updates it and starts the fifteen minutes again.
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
from cogs.core.coalescer import UpdateCoalescer, remember_newest
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row, without_controls
from cogs.core.replies import edit_through
from cogs.core.text import localizer_for
from cogs.places import home_of
from rules.errors import Refusal

log = structlog.get_logger("onetable.spectators")


class Spectators:
    """Everyone who watches a table, by table and user."""

    def __init__(self, bot: Onetable) -> None:
        self._bot = bot
        self._newest: dict[tuple[int, int], discord.Interaction] = {}
        self._edited_at: dict[tuple[int, int], float] = {}
        self._coalescer = UpdateCoalescer()

    def __len__(self) -> int:
        return len(self._newest)

    def table_changed(self, table: int) -> Iterator[Coroutine[object, object, None]]:
        """Return the updates for the spectators of a table."""
        return (self._refresh(watched, user) for watched, user in list(self._newest) if watched == table)

    async def show(self, table: int, interaction: discord.Interaction) -> None:
        """Show the table in the ephemeral message that was clicked, and keep it up to date until the token expires."""
        user = interaction.user.id
        await self._coalescer.send((table, user), lambda newest: self._send(table, user, newest), interaction)

    async def _refresh(self, table: int, user: int) -> None:
        await self._coalescer.send((table, user), lambda newest: self._send(table, user, newest))

    async def _send(self, table: int, user: int, clicked: discord.Interaction | None) -> None:
        key = table, user
        if clicked is not None:
            remember_newest(self._newest, key, clicked)
            for gone in self._edited_at.keys() - self._newest.keys():
                del self._edited_at[gone]
        else:
            pace = self._bot.timings.edit_pace
            await asyncio.sleep(pace - max(0.0, time.monotonic() - self._edited_at.get(key, 0.0)))
        interaction = self._newest.get(key)
        if interaction is None:
            return
        scene = await self._bot.tables.scene(table)
        if interaction.is_expired() or not scene.record.live:
            self._drop(key)  # this is the last time it is drawn
        if interaction.is_expired():
            return
        self._edited_at[key] = time.monotonic()
        try:
            await edit_through(interaction, await self._draw(scene, localizer_for(interaction)))
        except discord.HTTPException as error:  # dismissed, or its token has expired
            log.info("spectator message closed", table=table, user=user, code=error.code)
            self._drop(key)

    async def _draw(self, scene: Scene, say: Localizer) -> MessageLayout:
        drawn = await self._bot.table_messages.draw(scene, say)
        parts = [ui.TextDisplay[ui.LayoutView](f"-# {say('watch-note')}"), *without_controls(drawn.parts)]
        if scene.record.live:
            parts.append(row(WatchButton(scene.record.id, say)))
        return replace(drawn, parts=parts)

    def _drop(self, key: tuple[int, int]) -> None:
        self._newest.pop(key, None)
        self._edited_at.pop(key, None)


class WatchButton(PersistentItem[ui.Button[Any]], template=r"v:(?P<table>\d+)"):
    """Updates the spectator's message and keeps it alive."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("watch-button"), emoji="👀"), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Update the message."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table):
            record = await bot.tables.record(self.table)
            require_admission(record, interaction.user.id)
            if (record.guild, record.channel) != (home_of(interaction), interaction.channel_id):
                raise Refusal("refused-other-channel")
            await bot.spectators.show(self.table, interaction)
