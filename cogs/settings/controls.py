"""The controls of the settings pages. Every interaction checks that the user manages the server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.servers.settings import MOST_PLACES, ServerSettings, time_zones
from bot.servers.word_filter import LONGEST, MOST, read_list
from cogs.core.buttons import PersistentItem, chosen_json, chosen_value, sent_values
from cogs.core.errors import interaction_errors, suggesting
from cogs.core.layout import Item, MessageLayout, row
from cogs.core.permissions import server_permissions
from cogs.core.replies import Form, open_modal, reply, update
from cogs.core.text import localizer_for, text
from cogs.places import servers_only
from cogs.settings.page import (
    GROUP_OF,
    GROUPS,
    SettingsContext,
    line,
    meaning,
    overview,
    time_in,
    value_name,
    values_of,
)
from rules.errors import Refusal

PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
ROUND_UP_CHANNELS = [discord.ChannelType.text, discord.ChannelType.news]
LONGEST_FORM = 4000


def require_manager(interaction: discord.Interaction[Any]) -> None:
    """Raise a refusal without Manage Server: a server's command permissions can allow the command to anyone."""
    if not server_permissions(interaction).manage_guild:
        raise Refusal("settings-only-managers")


async def show_page(interaction: discord.Interaction[Any], group: str, *, changed: bool = False) -> None:
    """Show a page with the current settings, as a reply to the command or in place of the clicked page."""
    bot: Onetable = interaction.client
    guild = interaction.guild_id or 0
    chosen, problem = await bot.servers.settings(guild), await bot.round_ups.problem(guild)
    context = _context(interaction, chosen, problem)
    view = draw_page(group, chosen, context, localizer_for(interaction), changed=changed).view()
    if interaction.type is discord.InteractionType.application_command:
        await reply(interaction, view=view)
    else:
        await update(interaction, view=view)


def _context(interaction: discord.Interaction[Any], chosen: ServerSettings, problem: str) -> SettingsContext:
    bot, guild = interaction.client, interaction.guild
    asked = (*chosen.game_channels, chosen.round_up_channel)
    channels = asked if guild is None else {channel.id for channel in guild.channels}
    roles = chosen.starter_roles if guild is None else {role.id for role in guild.roles}
    return SettingsContext(channels, roles, bot.settings.lobby_minutes, bot.clock(), problem)


def draw_page(
    group: str, chosen: ServerSettings, context: SettingsContext, say: Localizer, *, changed: bool = False
) -> MessageLayout:
    """Return one group of settings with its controls, or an overview of all."""
    head = [f"## {say('settings-title')}", *([say("settings-kept")] if changed else [])]
    if group not in GROUPS:
        text = "\n".join([*head, *overview(chosen, context, say)])
        return MessageLayout([ui.TextDisplay(text), row(GroupSelect("all", say))])
    parts: list[Item] = [ui.TextDisplay("\n".join([*head, f"### {say(f'settings-group-{group}')}"]))]
    for setting in GROUPS[group]:
        about = f"{line(setting, chosen, context, say)}\n-# {meaning(setting, chosen, context, say)}"
        parts.append(ui.TextDisplay(about))
        parts += [row(control) for control in _controls(setting, chosen, context, say)]
    return MessageLayout([*parts, row(ResetButton(group, say)), row(GroupSelect(group, say))])


def _controls(setting: str, chosen: ServerSettings, context: SettingsContext, say: Localizer) -> Iterator[ui.Item[Any]]:
    match setting:
        case "game_channels":
            yield ChannelsSelect([one for one in chosen.game_channels if one in context.channels], say)
        case "starter_roles":
            yield RolesSelect([one for one in chosen.starter_roles if one in context.roles], say)
        case "unwanted_words":
            yield WordsButton(say)
        case "round_up_channel":
            known = [one for one in (chosen.round_up_channel,) if one in context.channels]
            yield RoundUpChannelSelect(known, say)
        case _ if values := values_of(setting):
            yield SettingSelect(
                setting,
                [
                    discord.SelectOption(
                        label=value_name(setting, value, context, say)[:100],
                        value=json.dumps(value),
                        default=value == getattr(chosen, setting),
                    )
                    for value in values
                ],
            )


async def save_word_filter(interaction: discord.Interaction[Any], typed: str) -> None:
    """Handle the modal of the word filter."""
    async with interaction_errors(interaction, setting="unwanted_words"):
        await _save(interaction, unwanted_words=read_list(typed))


async def _save(interaction: discord.Interaction[Any], **changes: object) -> None:
    """Save settings of one group and show its page."""
    bot: Onetable = interaction.client
    require_manager(interaction)
    if unknown := changes.keys() - GROUP_OF.keys():
        raise Refusal("refused-option", option=min(unknown))
    await bot.servers.change(interaction.guild_id or 0, **changes)
    await show_page(interaction, GROUP_OF[next(iter(changes))], changed=True)


class SettingSelect(PersistentItem[ui.Select[Any]], template=r"c:(?P<setting>[a-z_]+)"):
    """Selects the value of one setting."""

    setting: str

    def __init__(self, setting: str, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), setting=setting)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the value and redraw the page."""
        async with interaction_errors(interaction, setting=self.setting):
            await _save(interaction, **{self.setting: chosen_json(interaction)})


class ChannelsSelect(PersistentItem[ui.ChannelSelect[Any]], template=r"c-channels"):
    """Selects the channels that may have tables."""

    def __init__(self, chosen: list[int], say: Localizer) -> None:
        super().__init__(
            ui.ChannelSelect(
                channel_types=PLACES,
                placeholder=say("setting-game-channels-all"),
                min_values=0,
                max_values=MOST_PLACES,
                default_values=[_default(one, discord.SelectDefaultValueType.channel) for one in chosen],
            )
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the channels. Raise a refusal if one is not on this server."""
        async with interaction_errors(interaction, setting="game_channels"):
            channels = interaction.guild.channels if interaction.guild else ()
            await _save(interaction, game_channels=_known(interaction, {one.id for one in channels}, "game-channels"))


class RolesSelect(PersistentItem[ui.RoleSelect[Any]], template=r"c-roles"):
    """Selects the roles whose members may open tables."""

    def __init__(self, chosen: list[int], say: Localizer) -> None:
        super().__init__(
            ui.RoleSelect(
                placeholder=say("setting-starter-roles-all"),
                min_values=0,
                max_values=MOST_PLACES,
                default_values=[_default(one, discord.SelectDefaultValueType.role) for one in chosen],
            )
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the roles. Raise a refusal if one is not on this server."""
        async with interaction_errors(interaction, setting="starter_roles"):
            roles = interaction.guild.roles if interaction.guild else ()
            await _save(interaction, starter_roles=_known(interaction, {role.id for role in roles}, "starter-roles"))


class RoundUpChannelSelect(PersistentItem[ui.ChannelSelect[Any]], template=r"c-round-up"):
    """Selects the channel of the daily round-up, or none."""

    def __init__(self, chosen: list[int], say: Localizer) -> None:
        super().__init__(
            ui.ChannelSelect(
                channel_types=ROUND_UP_CHANNELS,
                placeholder=say("setting-round-up-off"),
                min_values=0,
                max_values=1,
                default_values=[_default(one, discord.SelectDefaultValueType.channel) for one in chosen],
            )
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the channel. Raise a refusal if it is not a text channel of this server."""
        async with interaction_errors(interaction, setting="round_up_channel"):
            channels = interaction.guild.text_channels if interaction.guild else ()
            chosen = _known(interaction, {one.id for one in channels}, "round-up-channel")
            await _save(interaction, round_up_channel=next(iter(chosen), 0))


def _default(one: int, kind: discord.SelectDefaultValueType) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=one, type=kind)


def _known(interaction: discord.Interaction[Any], known: set[int], setting: str) -> tuple[int, ...]:
    """Return the chosen ids. Raise a refusal if one is not on this server."""
    chosen = tuple(int(value) if value.isdecimal() else 0 for value in sent_values(interaction))
    if not known.issuperset(chosen):
        raise Refusal(f"settings-bad-{setting}")
    return chosen


class GroupSelect(PersistentItem[ui.Select[Any]], template=r"c-group"):
    """Switches between pages."""

    def __init__(self, here: str, say: Localizer) -> None:
        options = [
            discord.SelectOption(
                label=say(f"settings-group-{group}"),
                value=group,
                description=say(f"settings-group-{group}-why")[:100],
                default=group == here != "all",
            )
            for group in ("all", *GROUPS)
            if group != "all" or here != "all"
        ]
        placeholder = say("settings-choose-group")
        super().__init__(ui.Select(options=options, placeholder=placeholder))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page."""
        async with interaction_errors(interaction):
            require_manager(interaction)
            await show_page(interaction, chosen_value(interaction))


class ResetButton(PersistentItem[ui.Button[Any]], template=r"c-reset:(?P<group>[a-z]+)"):
    """Resets the settings of a page to their defaults."""

    group: str

    def __init__(self, group: str, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("settings-button-reset"), emoji="↩️"), group=group)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the defaults."""
        async with interaction_errors(interaction, group=self.group):
            if self.group not in GROUPS:
                raise Refusal("refused-old-button")
            default = ServerSettings()
            await _save(interaction, **{setting: getattr(default, setting) for setting in GROUPS[self.group]})


class WordsButton(PersistentItem[ui.Button[Any]], template=r"c-words"):
    """Opens the modal of the word filter."""

    def __init__(self, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("settings-button-words"), emoji="✏️", style=discord.ButtonStyle.primary))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the modal with the current words; `save_word_filter` handles it."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction):
            require_manager(interaction)
            words = (await bot.servers.settings(interaction.guild_id or 0)).unwanted_words
            say = localizer_for(interaction)
            form = Form(title=say("setting-unwanted-words"), custom_id=f"c-words:{interaction.id}", timeout=900)
            field = ui.TextInput[ui.Modal](
                custom_id="text",
                style=discord.TextStyle.paragraph,
                default="\n".join(words)[:LONGEST_FORM] or None,
                required=False,
                max_length=LONGEST_FORM,
            )
            explained = say("settings-words-form-why", most=MOST, longest=LONGEST)
            form.add_item(ui.Label(text=say("settings-words-form"), description=explained, component=field))
            await open_modal(interaction, form)


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
    @servers_only()
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
