"""A server's settings, asked at the moment of the press: may this person do that here?"""

from __future__ import annotations

from typing import Any

import discord

from bot.app import Onetable
from bot.servers import permissions
from bot.servers.settings import ServerSettings
from bot.tables.lobby import require_admission
from bot.tables.record import TableRecord
from rules.errors import Refusal


async def settings_of(interaction: discord.Interaction[Any]) -> ServerSettings:
    """What this server has chosen."""
    assert isinstance(interaction.client, Onetable)
    return await interaction.client.servers.settings(interaction.guild_id or 0)


def require_here(record: TableRecord, interaction: discord.Interaction[Any]) -> None:
    """Is the table where it was pressed? A moderator elsewhere is nobody here; a private one follows its player."""
    require_admission(record, interaction.user.id)
    if record.guild != interaction.guild_id:
        raise Refusal("refused-other-server")
    if not record.private and record.channel != interaction.channel_id:
        raise Refusal("refused-other-channel")


def is_moderator(interaction: discord.Interaction) -> bool:
    """May this person close other people's tables?"""
    return interaction.permissions.manage_messages


def may_post(interaction: discord.Interaction[Any]) -> bool:
    """Whether this member may send messages here. For one who may not, such as one who is muted, the bot posts none."""
    held = interaction.permissions
    return held.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else held.send_messages


def require_may_post(interaction: discord.Interaction[Any]) -> None:
    """Refuse what would make the bot post where this member may not."""
    if not may_post(interaction):
        raise Refusal("refused-may-not-post")


async def require_place(interaction: discord.Interaction[Any]) -> ServerSettings:
    """May there be tables in this channel, or in the channel of this thread?"""
    settings, channel, guild = await settings_of(interaction), interaction.channel, interaction.guild
    place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id or 0
    known = settings.game_channels if guild is None else {one.id for one in guild.channels}
    permissions.require_place(settings, place, known)
    return settings


async def require_may_open(interaction: discord.Interaction[Any]) -> ServerSettings:
    """May this person open a table here?"""
    require_may_post(interaction)
    settings, user, guild = await require_place(interaction), interaction.user, interaction.guild
    held = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    known = settings.starter_roles if guild is None else {role.id for role in guild.roles}
    permissions.require_role(settings, held, known, manager=interaction.permissions.manage_guild)
    return settings


async def require_may_end(interaction: discord.Interaction[Any], record: TableRecord, *, moderator: bool) -> None:
    """May this person end the table alone?"""
    permissions.require_end(await settings_of(interaction), record, interaction.user.id, moderator=moderator)


def table_language(settings: ServerSettings, interaction: discord.Interaction[Any]) -> str:
    """The language in which a public table speaks."""
    return settings.language or str(interaction.guild_locale or interaction.locale)
