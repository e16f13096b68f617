"""`/help`: what the bot does and how to start."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.permissions import server_permissions
from cogs.core.replies import reply
from cogs.core.text import localizer_for, text
from cogs.places import anywhere, is_elsewhere
from cogs.table.play import GameSelect

COMMAND = re.compile(r"`/([a-z][a-z -]*)`")


class Help(commands.Cog):
    """`/help`."""

    @app_commands.command(name=text("command-help"), description=text("command-help-description"))
    @anywhere()
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the bot to the user, in their language."""
        async with interaction_errors(interaction):
            say = localizer_for(interaction)
            bot: Onetable = interaction.client
            lists = (f"**{say(f'help-{kind}')}**{say.colon}{say(f'help-{kind}-list')}" for kind in _kinds(interaction))
            texts = (
                f"## {say('help-title')}\n{say('help-intro')}",
                "\n".join(lists),
                f"-# {say('help-elsewhere-note' if is_elsewhere(interaction) else 'help-footer')}",
            )
            parts: list[ui.Item[Any]] = [ui.TextDisplay(_with_mentions(part, bot.command_mentions)) for part in texts]
            parts.insert(1, row(GameSelect(say, private=False, placeholder=say("help-play"))))
            layout = MessageLayout(parts)
            await reply(interaction, view=layout.view())


def _with_mentions(text: str, mentions: Mapping[str, str]) -> str:
    """Return the text with commands that can be clicked, `</play:1>` in place of `/play`, where their ids are known."""
    return COMMAND.sub(lambda found: mentions.get(found[1], found[0]), text)


def _kinds(interaction: discord.Interaction) -> Iterator[str]:
    """Yield the groups of commands that the user can use."""
    if is_elsewhere(interaction):
        yield "elsewhere"
        return
    yield from ("playing", "table", "after")
    held = server_permissions(interaction)
    if held.manage_guild or held.manage_events:
        yield "managers"
