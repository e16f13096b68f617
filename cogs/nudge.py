"""Calling those who are awaited: the one time somebody is mentioned on purpose."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from cogs.admission import require_may_post
from cogs.answers import answering
from cogs.menu import call
from cogs.pressable import Pressable
from cogs.presses import play_and_show


class NudgeButton(Pressable[ui.Button[Any]], template=r"n:(?P<table>\d+):(?P<epoch>\d+)"):
    """Plays the game's move `nudge`, which the rules allow once in a while, and mentions whom the table waits for."""

    table: int
    epoch: int

    def __init__(self, table: int, epoch: int, *, label: str | None = None, disabled: bool = False) -> None:
        super().__init__(
            ui.Button(label=label, emoji="⏰", style=discord.ButtonStyle.secondary, disabled=disabled),
            table=table,
            epoch=epoch,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play, show, call."""
        bot: Onetable = interaction.client
        async with answering(interaction, pressed=self.table):
            require_may_post(interaction)
            await play_and_show(interaction, self.table, self.epoch, '{"do":"nudge"}')
            scene = await bot.tables.scene(self.table)
            assert scene.view is not None
            await call(interaction, scene.record, tuple(scene.record.people[seat].user for seat in scene.view.to_act))
