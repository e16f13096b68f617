"""`/help`: what this is and how to begin."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.answers import answering
from cogs.sheets import Sheet
from cogs.wording import speaker_for, text
from rules.catalogue import GAMES


class Help(commands.Cog):
    """The first thing a newcomer asks."""

    @app_commands.command(name=text("command-help"), description=text("command-help-description"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain, to the one who asked, in their language."""
        async with answering(interaction):
            say = speaker_for(interaction)
            games = [
                say(
                    "help-game",
                    game=say(f"{name}-title"),
                    short=say(f"{name}-short"),
                    seats="–".join(str(seats) for seats in sorted({min(game.seats), max(game.seats)})),
                    most=max(game.seats),
                )
                for name, game in GAMES.items()
            ]
            sheet = Sheet(
                [
                    ui.TextDisplay(f"## {say('help-title')}\n{say('help-intro')}"),
                    ui.TextDisplay(f"### {say('help-games')}\n" + "\n".join(games)),
                    ui.TextDisplay(f"### {say('help-commands')}\n{say('help-command-list')}"),
                    ui.TextDisplay(f"-# {say('help-footer')}"),
                ]
            )
            await interaction.response.send_message(view=sheet.view(), ephemeral=True)
