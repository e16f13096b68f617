"""`/season new`: ratings begin anew, by those who manage the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.languages import Speaker
from cogs.answers import answering
from cogs.panels import show_privately
from cogs.pressable import Pressable
from cogs.replies import reply
from cogs.settings.presses import require_manager
from cogs.sheets import Sheet, row
from cogs.wording import speaker_for, text
from rules.ratings import NEW


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Season(
    commands.GroupCog, group_name=text("command-season"), group_description=text("command-season-description")
):
    """Commands for the seasons of this server."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-season-new"), description=text("command-season-new-description"))
    async def new(self, interaction: discord.Interaction) -> None:
        """Ask whether they are sure."""
        async with answering(interaction):
            require_manager(interaction)
            say, now = speaker_for(interaction), await self.bot.ratings.season(interaction.guild_id or 0)
            told = f"## {say('season-sure', season=now + 1)}\n{say('season-what', season=now, start=str(NEW.value))}"
            sheet = Sheet([ui.TextDisplay(told), row(SeasonButton(now + 1, say))])
            await reply(interaction, view=sheet.view())


class SeasonButton(Pressable[ui.Button[Any]], template=r"season:(?P<number>\d{1,5})"):
    """Yes, begin the season of this number; only the next one can begin."""

    number: int

    def __init__(self, number: int, say: Speaker) -> None:
        super().__init__(
            ui.Button(label=say("season-button", season=number), style=discord.ButtonStyle.danger), number=number
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Begin it, and say so."""
        bot: Onetable = interaction.client
        async with answering(interaction, season=self.number):
            require_manager(interaction)
            await bot.ratings.begin_season(interaction.guild_id or 0, self.number)
            say = speaker_for(interaction)
            told = f"## {say('season-begun', season=self.number)}\n{say('season-old', season=self.number - 1)}"
            await show_privately(interaction, Sheet([ui.TextDisplay(told)]), here=True)
