"""Where the bot can be used: in its servers, and elsewhere by people who have installed it for themselves.

Elsewhere is: its direct messages, groups, and servers that the bot is not a member of. There Discord accepts nothing
but replies to interactions, for fifteen minutes each, so a table is edited through the newest of them
(`cogs.core.table_tokens`). All these places share the settings of a server that has chosen nothing; results are not
compared between people who may not know each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.app import Onetable
from bot.cluster.shards import is_elsewhere as is_number_of_elsewhere
from bot.i18n import Markup
from bot.tables.record import TableRecord

T = TypeVar("T")


def anywhere() -> Callable[[T], T]:
    """Decorate a command, or a group, that works in servers, direct messages and groups, also without the bot."""

    def decorate(command: T) -> T:
        installed = app_commands.allowed_installs(guilds=True, users=True)(command)
        return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)

    return decorate


def servers_only() -> Callable[[T], T]:
    """Decorate a command, or a group, that works in the bot's servers only."""

    def decorate(command: T) -> T:
        installed = app_commands.allowed_installs(guilds=True, users=False)(command)
        return app_commands.guild_only()(installed)

    return decorate


def home_of(interaction: discord.Interaction[Any]) -> int:
    """Return the server whose tables, settings and results an interaction is about, or the number for elsewhere."""
    assert isinstance(interaction.client, Onetable)
    guild = interaction.guild_id or 0
    if interaction.client.get_guild(guild) is not None:
        return guild
    return interaction.client.settings.shards.elsewhere(guild)


def is_elsewhere(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot is not a member of the place: it can only reply."""
    return is_number_of_elsewhere(home_of(interaction))


def replies_are_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether only the user sees what the bot replies: their server does not allow external apps to post."""
    in_server = interaction.guild_id is not None and is_elsewhere(interaction)
    return in_server and not interaction.permissions.use_external_apps


def is_alone(interaction: discord.Interaction[Any]) -> bool:
    """Whether nobody but the user could see a table here."""
    return interaction.context.dm_channel or replies_are_private(interaction)


def link_here(interaction: discord.Interaction[Any], record: TableRecord) -> Markup:
    """Return the link to a table of this channel. Tables elsewhere do not know the server."""
    if not record.is_elsewhere or interaction.guild_id is None:
        return record.link
    place = f"https://discord.com/channels/{interaction.guild_id}/{record.channel}"
    return Markup(f"{place}/{record.message}" if record.message else place)
