"""`/pings`: when a user wants to be pinged: on their turn, about new tables, and not in their quiet hours."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.servers.settings import PING_POLICIES, PersonalSettings, PingPolicy, ServerSettings
from cogs.core.buttons import PersistentItem, chosen_value, sent_values
from cogs.core.errors import interaction_errors, suggesting
from cogs.core.layout import MessageLayout, row
from cogs.core.permissions import settings_of
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, text
from cogs.places import servers_only
from cogs.settings.controls import matching_zones
from cogs.settings.page import time_in
from rules.catalogue import GAMES
from rules.errors import Refusal

SERVER_ZONE = "server"  # typed in place of a time zone: the server's
NEVER = "off"
USUAL_QUIET_HOURS = 9  # when only the beginning or the end was chosen


class Pings(commands.Cog):
    """`/pings`."""

    @app_commands.command(name=text("command-pings"), description=text("command-pings-description"))
    @app_commands.describe(time_zone=text("command-pings-time-zone-description"))
    @app_commands.rename(time_zone=text("command-settings-time-zone"))
    @servers_only()
    async def pings(self, interaction: discord.Interaction, time_zone: str | None = None) -> None:
        """Save the user's time zone if it is given, show the user's choices, and let them change them."""
        async with interaction_errors(interaction):
            if time_zone is not None:
                await _change(interaction, time_zone="" if time_zone.casefold() == SERVER_ZONE else time_zone)
            await reply(interaction, view=await pings_page(interaction, changed=time_zone is not None))

    @pings.autocomplete("time_zone")
    @suggesting
    async def time_zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Return zones that match the typed text, with their current time; first the server's."""
        now, say = interaction.client.clock(), localizer_for(interaction)
        zones = [
            app_commands.Choice(name=f"{zone} · {time_in(zone, now)}", value=zone) for zone in matching_zones(typed)
        ]
        if typed:
            return zones
        zone = (await settings_of(interaction)).time_zone
        usual = say.plain("pings-zone-choice", zone=zone, now=time_in(zone, now))
        return [app_commands.Choice(name=usual[:100], value=SERVER_ZONE), *zones][:25]


async def pings_page(interaction: discord.Interaction[Any], *, changed: bool = False) -> ui.LayoutView:
    """Return the page with the user's choices."""
    bot: Onetable = interaction.client
    user, guild, say = interaction.user.id, interaction.guild_id or 0, localizer_for(interaction)
    own, server = await bot.personal_settings.settings(user), await settings_of(interaction)
    games, others = await bot.alerts.games_of(user, guild), await bot.alerts.other_servers(user, guild)
    lines = [f"## {say('pings-title')}", *([say("pings-kept")] if changed else []), say("pings-why")]
    alerts = [f"### {say('alert-title')}", say("alert-why"), *([say("alert-others", count=others)] if others else [])]
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join(lines)),
        row(PingsSelect(own.pings, server.pings, say)),
        ui.TextDisplay("\n".join(alerts)),
        row(AlertSelect(games, say)),
        *([row(StopAlertsButton(say))] if others else []),
        ui.TextDisplay("\n".join([f"### {say('quiet-title')}", _quiet_line(own, server, bot.clock(), say)])),
        row(QuietSelect("from", own.quiet_from, say)),
        *([] if own.quiet_from is None else [row(QuietSelect("until", own.quiet_until, say))]),
        ui.TextDisplay(f"-# {say('pings-note')}"),
    ]
    return MessageLayout(parts).view()


def _quiet_line(own: PersonalSettings, server: ServerSettings, now: float, say: Localizer) -> str:
    """Return the quiet hours and the time zone they are in."""
    key = "pings-zone-own" if own.time_zone else "pings-zone-server"
    zone = own.time_zone or server.time_zone
    where = say(key, zone=zone, now=time_in(zone, now))
    if own.quiet_from is None or own.quiet_until is None:
        return say("quiet-none", zone=where)
    return say("quiet-now", begin=_hour(own.quiet_from), end=_hour(own.quiet_until), zone=where)


def _hour(hour: int) -> str:
    return f"{hour:02}:00"


async def _change(interaction: discord.Interaction[Any], **changes: object) -> None:
    bot: Onetable = interaction.client
    await bot.personal_settings.change(interaction.user.id, **changes)


class PingsSelect(PersistentItem[ui.Select[Any]], template=r"pings"):
    """When to be pinged on one's turn."""

    def __init__(self, own: str, usual: PingPolicy, say: Localizer) -> None:
        options = [
            discord.SelectOption(label=_label(policy, usual, say), value=policy, default=policy == own)
            for policy in ("server", *PING_POLICIES)
        ]
        super().__init__(ui.Select(options=options))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Store the choice."""
        async with interaction_errors(interaction):
            await _change(interaction, pings=chosen_value(interaction))
            await update(interaction, view=await pings_page(interaction, changed=True))


def _label(policy: str, usual: PingPolicy, say: Localizer) -> str:
    if policy == "server":
        return say("pings-server", usual=say(f"pings-{usual}"))
    return say(f"pings-{policy}")


class AlertSelect(PersistentItem[ui.Select[Any]], template=r"alerts"):
    """The games whose new tables on this server the user is told about."""

    def __init__(self, games: set[str], say: Localizer) -> None:
        options = [discord.SelectOption(label=say(f"{name}-name"), value=name, default=name in games) for name in GAMES]
        super().__init__(
            ui.Select(options=options, min_values=0, max_values=len(options), placeholder=say("alert-choose"))
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Store the choice."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction):
            games = set(sent_values(interaction))
            if not games <= GAMES.keys():
                raise Refusal("refused-choice")
            await bot.alerts.choose(interaction.user.id, interaction.guild_id or 0, games)
            await update(interaction, view=await pings_page(interaction, changed=True))


class StopAlertsButton(PersistentItem[ui.Button[Any]], template=r"alerts-stop"):
    """Tells the user about no new table any more, on all servers."""

    def __init__(self, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("alert-button-stop"), emoji="🔕"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Delete all alerts."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction):
            await bot.alerts.stop_all(interaction.user.id)
            await update(interaction, view=await pings_page(interaction, changed=True))


class QuietSelect(PersistentItem[ui.Select[Any]], template=r"quiet:(?P<edge>from|until)"):
    """When the quiet hours begin or end."""

    edge: str

    def __init__(self, edge: str, chosen: int | None, say: Localizer) -> None:
        options = [
            *([] if chosen is None else [discord.SelectOption(label=say("quiet-off"), value=NEVER)]),
            *(
                discord.SelectOption(
                    label=say(f"quiet-{edge}", time=_hour(hour)), value=str(hour), default=hour == chosen
                )
                for hour in range(24)
            ),
        ]
        super().__init__(ui.Select(options=options, placeholder=say("quiet-choose")), edge=edge)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Store the hour; the other one too if there is none yet."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction):
            value = chosen_value(interaction)
            own = await bot.personal_settings.settings(interaction.user.id)
            if value == NEVER:
                await _change(interaction, quiet_from=None, quiet_until=None)
            else:
                await _change(interaction, **quiet_hours(own, self.edge, value))
            await update(interaction, view=await pings_page(interaction, changed=True))


def quiet_hours(own: PersonalSettings, edge: str, value: str) -> dict[str, object]:
    """Return the quiet hours after one end of them was chosen. Refuse hours that are none."""
    if not (value.isascii() and value.isdigit() and int(value) < 24):
        raise Refusal("refused-choice")
    hour = int(value)
    if edge == "from":
        begin, end = hour, (hour + USUAL_QUIET_HOURS) % 24 if own.quiet_until is None else own.quiet_until
    else:
        begin, end = (hour - USUAL_QUIET_HOURS) % 24 if own.quiet_from is None else own.quiet_from, hour
    if begin == end:
        raise Refusal("quiet-refused-same")
    return {"quiet_from": begin, "quiet_until": end}
