"""`/table replay`, `/table export` and `/table verify`: what can be done with games that are over."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Onetable
from bot.languages import Speaker
from bot.record import TableRecord
from cogs.answers import answering, suggesting
from cogs.proof import hand_out, verify
from cogs.replay import LONGEST_LABEL, show_replay
from cogs.replies import defer
from cogs.wording import plain_name, speaker_for, text
from rules.errors import Refusal

OFFERED = 25
LONGEST_NUMBER = 18  # digits that any database can hold


class FinishedGames(commands.Cog):
    """Commands for the games that have ended in this channel; without a choice, for the newest."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-table-replay"), description=text("command-table-replay-description"))
    @app_commands.describe(game=text("command-table-finished-description"))
    @app_commands.rename(game=text("command-table-finished"))
    async def replay(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Step through a game."""
        async with answering(interaction):
            table = await self._chosen(interaction, game)
            await show_replay(interaction, table, 0, None, anew=True)

    @app_commands.command(name=text("command-table-export"), description=text("command-table-export-description"))
    @app_commands.describe(game=text("command-table-finished-description"))
    @app_commands.rename(game=text("command-table-finished"))
    async def export(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Take a game away."""
        async with answering(interaction):
            table = await self._chosen(interaction, game)
            await hand_out(interaction, table)

    @app_commands.command(name=text("command-table-verify"), description=text("command-table-verify-description"))
    @app_commands.describe(
        game=text("command-table-finished-description"), noted=text("command-table-noted-description")
    )
    @app_commands.rename(game=text("command-table-finished"), noted=text("command-table-noted"))
    async def verify(self, interaction: discord.Interaction, game: str | None = None, noted: str | None = None) -> None:
        """Check a deal."""
        async with answering(interaction):
            table = await self._chosen(interaction, game, none="verify-none")
            await verify(interaction, table, noted)

    @replay.autocomplete("game")
    @export.autocomplete("game")
    @verify.autocomplete("game")
    @suggesting
    async def _offer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The games that have ended here, the newest first, as far as what was typed occurs in them."""
        say = speaker_for(interaction)
        records = await self.bot.replays.finished(interaction.guild_id or 0, interaction.channel_id or 0)
        named = [(game_line(record, say), record) for record in records]
        return [
            app_commands.Choice(name=line, value=str(record.id))
            for line, record in named
            if typed.casefold() in line.casefold()
        ][:OFFERED]

    async def _chosen(self, interaction: discord.Interaction, game: str | None, *, none: str = "replay-none") -> int:
        """Which table; then whoever asked sees that something is being done, and nobody else does."""
        if game is None:
            newest = await self.bot.replays.newest(interaction.guild_id or 0, interaction.channel_id or 0)
            if newest is None:
                raise Refusal(none)
            table = newest
        elif game.isascii() and game.isdigit() and len(game) <= LONGEST_NUMBER:
            table = int(game)
        else:
            raise Refusal("replay-choose")
        await defer(interaction)
        return table


def game_line(record: TableRecord, say: Speaker) -> str:
    """A finished game in a list: `#7 · ONE SHOT · ana, ben`."""
    names = ", ".join(plain_name(sitter.name) for sitter in record.people)
    return f"#{record.id} · {say(f'{record.game}-name')} · {names}"[:LONGEST_LABEL]
