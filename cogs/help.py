"""`/help`: what the bot does and how to start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.replies import reply
from cogs.core.text import localizer_for, text
from cogs.table.play import GameSelect
from rules.catalogue import GAMES


class Help(commands.Cog):
    """`/help`."""

    @app_commands.command(name=text("command-help"), description=text("command-help-description"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain the bot to the user, in their language."""
        async with interaction_errors(interaction):
            say = localizer_for(interaction)
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
            parts: list[ui.Item[Any]] = [
                ui.TextDisplay(f"## {say('help-title')}\n{say('help-intro')}"),
                ui.TextDisplay(f"### {say('help-games')}\n" + "\n".join(games)),
            ]
            if interaction.guild_id is not None:
                parts.append(row(GameSelect(say, private=False, placeholder=say("help-play"))))
            commands = (f"### {say(f'help-{kind}')}\n{say(f'help-{kind}-list')}" for kind in _kinds(interaction))
            parts.append(ui.TextDisplay("\n".join(commands)))
            parts.append(ui.TextDisplay(f"-# {say('help-footer')}"))
            layout = MessageLayout(parts)
            await reply(interaction, view=layout.view())


def _kinds(interaction: discord.Interaction) -> Iterator[str]:
    """Yield the groups of commands that the user can use."""
    yield from ("playing", "table", "after")
    held = interaction.permissions
    if held.manage_guild or held.manage_events:
        yield "managers"
