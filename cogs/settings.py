"""`/settings`: what this server chooses for itself, by those who manage it."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.languages import Speaker
from bot.servers import ServerSettings, time_zones, zone_named
from cogs.answers import answering
from cogs.sheets import Sheet, row
from cogs.wording import speaker_for, text
from rules.errors import Refusal

MOST_CHOICES = 25


class Settings(commands.Cog):
    """A page of settings; the time zone is too long a list for a select, so it is an option of the command."""

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
        """Set what was given, and show how everything is set."""
        async with answering(interaction):
            require_manager(interaction)
            given = {"time_zone": time_zone, "day_begins": day_begins}
            changes = {name: value for name, value in given.items() if value is not None}
            guild, servers = interaction.guild_id or 0, self.bot.servers
            chosen = await (servers.change(guild, **changes) if changes else servers.settings(guild))
            sheet = draw_settings(chosen, self.bot.clock(), speaker_for(interaction), changed=bool(changes))
            await interaction.response.send_message(view=sheet.view(), ephemeral=True)

    @settings.autocomplete("time_zone")
    async def time_zones(self, _interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Zones whose name holds what was typed, with the time it is there."""
        now = self.bot.clock()
        return [
            app_commands.Choice(name=f"{zone} · {_time_in(zone, now)}", value=zone) for zone in matching_zones(typed)
        ]


def matching_zones(typed: str) -> list[str]:
    """At most 25 zones, those first in which a part of the name begins like that."""
    wanted = "_".join(typed.casefold().split())
    found = [zone for zone in time_zones() if wanted in zone.casefold()]
    begins = re.compile(rf"(^|/){re.escape(wanted)}", re.IGNORECASE)
    return sorted(found, key=lambda zone: not begins.search(zone))[:MOST_CHOICES]


def require_manager(interaction: discord.Interaction) -> None:
    """A server can give the command to others; the settings stay with those who manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refusal("settings-only-managers")


def draw_settings(chosen: ServerSettings, now: float, say: Speaker, *, changed: bool = False) -> Sheet:
    """How everything is set, and what can be set right here."""
    tomorrow = chosen.day_begins_at(chosen.day_at(now) + timedelta(days=1))
    lines = [
        f"## {say('settings-title')}",
        *([say("settings-kept")] if changed else []),
        f"### {say('settings-day')}",
        say("settings-time-zone", zone=chosen.time_zone, now=_time_in(chosen.time_zone, now)),
        say("settings-day-begins", hour=_hour(chosen.day_begins), when=f"<t:{int(tomorrow)}:R>"),
    ]
    hours = [
        discord.SelectOption(label=_hour(hour), value=json.dumps(hour), default=hour == chosen.day_begins)
        for hour in range(24)
    ]
    note = ui.TextDisplay[ui.LayoutView](f"-# {say('settings-day-note')}")
    ranking = f"### {say('settings-ranking')}\n{say('settings-ranked-after', games=chosen.ranked_after)}"
    least = [
        discord.SelectOption(
            label=say("stats-games", games=games), value=json.dumps(games), default=games == chosen.ranked_after
        )
        for games in range(1, MOST_CHOICES + 1)
    ]
    return Sheet(
        [
            ui.TextDisplay("\n".join(lines)),
            row(SettingSelect("day_begins", hours)),
            note,
            ui.TextDisplay(ranking),
            row(SettingSelect("ranked_after", least)),
        ]
    )


def _hour(hour: int) -> str:
    return f"{hour:02}:00"


def _time_in(zone: str, now: float) -> str:
    return datetime.fromtimestamp(now, zone_named(zone)).strftime("%H:%M")


class SettingSelect(ui.DynamicItem[ui.Select[Any]], template=r"c:(?P<setting>[a-z_]+)"):
    """One setting."""

    def __init__(self, setting: str, options: list[discord.SelectOption] | None = None) -> None:
        self.setting = setting
        super().__init__(ui.Select(custom_id=f"c:{setting}", options=options or [discord.SelectOption(label="?")]))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select as it was drawn, with what was chosen."""
        select = cls(match["setting"])
        assert isinstance(item, ui.Select)
        select.item = item
        return select

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the choice; the page shows it."""
        bot: Onetable = interaction.client
        async with answering(interaction, setting=self.setting):
            require_manager(interaction)
            value = json.loads(self.item.values[0])
            chosen = await bot.servers.change(interaction.guild_id or 0, **{self.setting: value})
            sheet = draw_settings(chosen, bot.clock(), speaker_for(interaction), changed=True)
            await interaction.response.edit_message(view=sheet.view())
