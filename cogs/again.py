"""Play again: a new lobby with the same game and the same options, for whoever wants to join."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from bot.languages import Speaker
from cogs.admission import require_here
from cogs.answers import answering
from cogs.lobby import open_private_table, open_table
from rules.errors import Refusal


class AgainButton(ui.DynamicItem[ui.Button[Any]], template=r"a:(?P<table>\d+)"):
    """Under the result of a game."""

    def __init__(self, table: int, say: Speaker | None = None) -> None:
        self.table = table
        label = say("again-button") if say else "?"
        super().__init__(ui.Button(label=label, emoji="🔁", custom_id=f"a:{table}", style=discord.ButtonStyle.success))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the lobby below, or another private table; the result stays."""
        bot: Onetable = interaction.client
        async with answering(interaction, table=self.table):
            record = await bot.tables.record(self.table)
            if record.is_match:
                raise Refusal("refused-match")
            if record.private:
                await open_private_table(interaction, record.game, computers=len(record.people) - 1)
            else:
                require_here(record, interaction)
                await open_table(interaction, record.game, like=record)
