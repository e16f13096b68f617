"""`/settings`: shows and changes the server's settings, for server managers."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Onetable
from bot.servers.settings import time_zones
from cogs.core.errors import interaction_errors, suggesting
from cogs.core.text import text
from cogs.settings.controls import require_manager, show_page
from cogs.settings.page import time_in

MOST_CHOICES = 25


class Settings(commands.Cog):
    """The `/settings` command. The time zone is an option because a select is too short for all zones."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-settings"), description=text("command-settings-description"))
    @app_commands.describe(
        time_zone=text("command-settings-time-zone-description"),
        day_begins=text("command-settings-day-begins-description"),
    )
    @app_commands.rename(time_zone=text("command-settings-time-zone"), day_begins=text("command-settings-day-begins"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(
        self,
        interaction: discord.Interaction,
        time_zone: str | None = None,
        day_begins: app_commands.Range[int, 0, 23] | None = None,
    ) -> None:
        """Save the given options and show the settings."""
        async with interaction_errors(interaction):
            require_manager(interaction)
            given = {"time_zone": time_zone, "day_begins": day_begins}
            changes = {name: value for name, value in given.items() if value is not None}
            if changes:
                await self.bot.servers.change(interaction.guild_id or 0, **changes)
            await show_page(interaction, "day" if changes else "all", changed=bool(changes))

    @settings.autocomplete("time_zone")
    @suggesting
    async def time_zones(self, _interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return zones that match the typed text, with their current time."""
        now = self.bot.clock()
        return [
            app_commands.Choice(name=f"{zone} · {time_in(zone, now)}", value=zone) for zone in matching_zones(typed)
        ]


def matching_zones(typed: str) -> list[str]:
    """Return at most 25 zones that contain the typed text; zones with a part that starts with it come first."""
    wanted = "_".join(typed.casefold().split())
    found = [zone for zone in time_zones() if wanted in zone.casefold()]
    begins = re.compile(rf"(^|/){re.escape(wanted)}", re.IGNORECASE)
    return sorted(found, key=lambda zone: not begins.search(zone))[:MOST_CHOICES]
