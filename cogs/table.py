"""`/table`: find the table of this channel again, or end it."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.languages import Speaker
from cogs.answers import answering
from cogs.boards import Boards
from cogs.finished import FinishedGames
from cogs.lobby import is_moderator, require_permissions
from cogs.sheets import row
from cogs.wording import speaker_for, text
from rules.errors import Refusal


@app_commands.guild_only()
class Table(
    FinishedGames,
    commands.GroupCog,
    group_name=text("command-table"),
    group_description=text("command-table-description"),
):
    """Commands for the table that runs in this channel, and for games that are over."""

    @app_commands.command(name=text("command-table-show"), description=text("command-table-show-description"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Post the table again at the bottom."""
        async with answering(interaction):
            require_permissions(interaction)
            record = await self.bot.tables.find(interaction.channel_id or 0)
            await Boards.of(self.bot).post(record.id, interaction)

    @app_commands.command(name=text("command-table-end"), description=text("command-table-end-description"))
    async def end(self, interaction: discord.Interaction) -> None:
        """End the game, after asking once more."""
        async with answering(interaction):
            record = await self.bot.tables.find(interaction.channel_id or 0)
            say = speaker_for(interaction)
            if record.host != interaction.user.id and not is_moderator(interaction):
                raise Refusal("refused-only-host", host=record.name_of(record.host))
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.TextDisplay(say("end-sure", game=say(f"{record.game}-name"))))
            view.add_item(row(EndButton(record.id, say)))
            await interaction.response.send_message(view=view, ephemeral=True)


class EndButton(ui.DynamicItem[ui.Button[Any]], template=r"e:(?P<table>\d+)"):
    """Yes, end it."""

    def __init__(self, table: int, say: Speaker | None = None) -> None:
        self.table = table
        label = say("end-button") if say else "?"
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.danger, custom_id=f"e:{table}"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """End the game for everybody."""
        bot: Onetable = interaction.client
        async with answering(interaction, table=self.table):
            await bot.tables.end(self.table, interaction.user.id, moderator=is_moderator(interaction))
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.TextDisplay(speaker_for(interaction)("end-done")))
            await interaction.response.edit_message(view=view)
            await Boards.of(bot).show(self.table)
