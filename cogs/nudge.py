"""Calling those who are awaited: the one time somebody is mentioned on purpose."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from cogs.answers import answering
from cogs.menu import call
from cogs.presses import play_and_show


class NudgeButton(ui.DynamicItem[ui.Button[Any]], template=r"n:(?P<table>\d+):(?P<epoch>\d+)"):
    """Plays the game's move `nudge`, which the rules allow once in a while, and mentions whom the table waits for."""

    def __init__(self, table: int, epoch: int, *, label: str | None = None, disabled: bool = False) -> None:
        self.table, self.epoch = table, epoch
        custom_id = f"n:{table}:{epoch}"
        super().__init__(
            ui.Button(
                label=label, emoji="⏰", style=discord.ButtonStyle.secondary, custom_id=custom_id, disabled=disabled
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["table"]), int(match["epoch"]), label="?")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play, show, call."""
        bot: Onetable = interaction.client
        async with answering(interaction, pressed=self.table):
            await play_and_show(interaction, self.table, self.epoch, '{"do":"nudge"}')
            scene = await bot.tables.scene(self.table)
            assert scene.view is not None
            await call(interaction, scene.record, tuple(scene.record.people[seat].user for seat in scene.view.to_act))
