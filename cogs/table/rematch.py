"""Rematch: a new lobby with the same game and options."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.permissions import require_here
from cogs.table.opening import open_private_table, open_table
from rules.errors import Refusal


class RematchButton(PersistentItem[ui.Button[Any]], template=r"a:(?P<table>\d+)"):
    """The rematch button below the result."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say("again-button"), emoji="🔁", style=discord.ButtonStyle.success), table=table
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open a new lobby or private table; the result stays."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            record = await bot.tables.record(self.table)
            if record.is_match:
                raise Refusal("refused-match")
            if record.private:
                await open_private_table(interaction, record.game, computers=len(record.players) - 1)
            else:
                require_here(record, interaction)
                await open_table(interaction, record.game, like=record)
