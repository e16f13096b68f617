"""`/privacy show`, `/privacy export`, `/privacy delete`, and what happens when the bot leaves a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Onetable
from cogs.answers import answering
from cogs.privacy.buttons import PrivacyButton, ask, hand_out
from cogs.privacy.pages import draw_kept
from cogs.replies import reply
from cogs.wording import speaker_for, text


class Privacy(
    commands.GroupCog,
    group_name=text("command-privacy"),
    group_description=text("command-privacy-description"),
):
    """Also in direct messages with the bot: whoever has left a server can still ask."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-privacy-show"), description=text("command-privacy-show-description"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Say what is kept, how long, and who sees it."""
        async with answering(interaction):
            user, guild, privacy = interaction.user.id, interaction.guild_id, self.bot.privacy
            here = None if guild is None else await privacy.counts(user, guild)
            everywhere = await privacy.counts(user, None)
            say = speaker_for(interaction)
            buttons = PrivacyButton("export", say), PrivacyButton("delete", say)
            sheet = draw_kept(here, everywhere, self.bot.housekeeping.limits, say, *buttons)
            await reply(interaction, view=sheet.view())

    @app_commands.command(name=text("command-privacy-export"), description=text("command-privacy-export-description"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Hand it all out."""
        async with answering(interaction):
            await hand_out(interaction)

    @app_commands.command(name=text("command-privacy-delete"), description=text("command-privacy-delete-description"))
    async def delete(self, interaction: discord.Interaction) -> None:
        """Explain, and ask once more."""
        async with answering(interaction):
            await ask(interaction)

    # --- servers

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The bot may have been removed from servers, or invited, while it was away."""
        await self.bot.housekeeping.seen([guild.id for guild in self.bot.guilds])

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed for good; discord.py calls an outage by another name."""
        await self.bot.housekeeping.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again."""
        await self.bot.housekeeping.joined(guild.id)
