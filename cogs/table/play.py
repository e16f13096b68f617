"""`/play`: choose a game and open its table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.i18n import Localizer
from cogs.core.buttons import PersistentItem, chosen_value
from cogs.core.errors import interaction_errors
from cogs.core.layout import notice, row
from cogs.core.replies import reply
from cogs.core.text import game_choices, localizer_for, text
from cogs.table.opening import can_be_private, open_private_table, open_table, require_table_here
from rules.catalogue import GAMES


class Play(commands.Cog):
    """`/play`."""

    @app_commands.command(name=text("command-play"), description=text("command-play-description"))
    @app_commands.describe(game=text("command-play-game-description"), private=text("command-play-private-description"))
    @app_commands.rename(game=text("command-play-game"), private=text("command-play-private"))
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def play(self, interaction: discord.Interaction, game: str | None = None, private: bool = False) -> None:
        """Open a table in this channel, or a private one."""
        is_public = game is not None and not private
        async with interaction_errors(interaction, replies="public" if is_public else "private", game=game):
            if not private:
                await require_table_here(interaction)
            if game is None:
                view = _chooser(localizer_for(interaction), private=private)
                await reply(interaction, view=view)
            elif private:
                await open_private_table(interaction, game)
            else:
                await open_table(interaction, game)


class GameSelect(PersistentItem[ui.Select[Any]], template=r"g:(?P<how>choose|private)"):
    """A select of all games, for `/play` without a game."""

    how: str

    def __init__(self, say: Localizer, *, private: bool, placeholder: str | None = None) -> None:
        options = [
            discord.SelectOption(label=say(f"{name}-name"), value=name, description=say(f"{name}-short")[:100])
            for name in GAMES
            if can_be_private(name) or not private
        ]
        placeholder = placeholder or say("play-choose")
        super().__init__(ui.Select(options=options, placeholder=placeholder), how="private" if private else "choose")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the table that was chosen."""
        async with interaction_errors(interaction, how=self.how):
            opens = open_private_table if self.how == "private" else open_table
            await opens(interaction, chosen_value(interaction))


def _chooser(say: Localizer, *, private: bool) -> ui.LayoutView:
    return notice(say("play-which-private" if private else "play-which"), row(GameSelect(say, private=private)))
