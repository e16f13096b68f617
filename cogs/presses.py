"""The buttons of a game. The custom_id holds the table, the epoch and the move, so a restart forgets nothing."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from cogs.answers import answering
from cogs.boards import Boards
from rules.errors import GameOver, NotAwaited, StaleMove
from rules.game import Move

MOVE = r"m:(?P<table>\d+):(?P<epoch>\d+):(?P<move>\{.*\})"


class MoveButton(ui.DynamicItem[ui.Button[Any]], template=MOVE):
    """A button that plays a move."""

    def __init__(
        self,
        table: int,
        epoch: int,
        move: Move | str,
        *,
        label: str | None = None,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.primary,
    ) -> None:
        self.table, self.epoch = table, epoch
        self.move = move if isinstance(move, str) else move.model_dump_json()
        super().__init__(ui.Button(label=label, emoji=emoji, style=style, custom_id=f"m:{table}:{epoch}:{self.move}"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["table"]), int(match["epoch"]), match["move"], label="?")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play, then show."""
        bot: Onetable = interaction.client
        boards = Boards.of(bot)
        async with answering(interaction, table=self.table, epoch=self.epoch):
            try:
                await bot.tables.play(
                    self.table,
                    interaction.user.id,
                    self.move,
                    epoch=self.epoch,
                    key=str(interaction.id),
                    guild=interaction.guild_id or 0,
                    channel=interaction.channel_id or 0,
                )
            except (StaleMove, NotAwaited, GameOver):
                await boards.show(self.table, interaction)  # their message may have missed an edit
                raise
            await boards.show(self.table, interaction)
