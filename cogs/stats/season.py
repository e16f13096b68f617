"""`/season new`: resets the ratings, for server managers."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.panels import show_privately
from cogs.core.replies import reply
from cogs.core.text import localizer_for, text
from cogs.settings.controls import require_manager
from rules.ratings import NEW


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Season(
    commands.GroupCog, group_name=text("command-season"), group_description=text("command-season-description")
):
    """Commands for the seasons of a server."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-season-new"), description=text("command-season-new-description"))
    async def new(self, interaction: discord.Interaction) -> None:
        """Ask for confirmation."""
        async with interaction_errors(interaction):
            require_manager(interaction)
            say, now = localizer_for(interaction), await self.bot.ratings.season(interaction.guild_id or 0)
            texts = f"## {say('season-sure', season=now + 1)}\n{say('season-what', season=now, start=str(NEW.value))}"
            layout = MessageLayout([ui.TextDisplay(texts), row(SeasonButton(now + 1, say))])
            await reply(interaction, view=layout.view())


class SeasonButton(PersistentItem[ui.Button[Any]], template=r"season:(?P<number>\d{1,5})"):
    """Confirms the start of a season; only the next season can start."""

    number: int

    def __init__(self, number: int, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say("season-button", season=number), style=discord.ButtonStyle.danger), number=number
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Start the season and confirm it."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, season=self.number):
            require_manager(interaction)
            await bot.ratings.begin_season(interaction.guild_id or 0, self.number)
            say = localizer_for(interaction)
            texts = f"## {say('season-begun', season=self.number)}\n{say('season-old', season=self.number - 1)}"
            await show_privately(interaction, MessageLayout([ui.TextDisplay(texts)]), here=True)
