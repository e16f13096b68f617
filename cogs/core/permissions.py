"""Permission checks of interactions, by the server's settings and the user's permissions."""

from __future__ import annotations

from typing import Any

import discord

from bot.app import Onetable
from bot.servers import permissions
from bot.servers.settings import ServerSettings
from bot.tables.lobby import Guest, require_admission
from bot.tables.record import TableRecord
from cogs.places import home_of, is_elsewhere
from rules.errors import Refusal


async def settings_of(interaction: discord.Interaction[Any]) -> ServerSettings:
    """Return the settings of the server."""
    assert isinstance(interaction.client, Onetable)
    return await interaction.client.servers.settings(home_of(interaction))


def require_here(record: TableRecord, interaction: discord.Interaction[Any]) -> None:
    """Refuse if the table belongs to another server or channel. A private table follows its player."""
    require_admission(record, interaction.user.id)
    if record.guild != home_of(interaction):
        raise Refusal("refused-other-server")
    if not record.private and record.channel != interaction.channel_id:
        raise Refusal("refused-other-channel")


def server_permissions(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return what this member may do both here and on the whole server.

    The permissions of an interaction include the overwrites of its channel: Manage Events in one voice channel must not
    count in all others.
    """
    member = interaction.user
    if is_elsewhere(interaction) or not isinstance(member, discord.Member):
        return discord.Permissions.none()
    everywhere = member.guild_permissions
    return interaction.permissions & everywhere


def is_moderator(interaction: discord.Interaction) -> bool:
    """Whether this user may close other users' tables."""
    return interaction.permissions.manage_messages


def may_post(interaction: discord.Interaction[Any]) -> bool:
    """Whether this member may send messages here. For a member who may not, e.g. is muted, the bot posts nothing."""
    held = interaction.permissions
    if interaction.guild_id is None:
        return True
    return held.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else held.send_messages


def require_may_post(interaction: discord.Interaction[Any]) -> None:
    """Refuse a member who may not post here."""
    if not may_post(interaction):
        raise Refusal("refused-may-not-post")


async def require_place(interaction: discord.Interaction[Any]) -> ServerSettings:
    """Refuse a channel, or a thread's channel, in which the server allows no tables; return the settings."""
    settings, channel, guild = await settings_of(interaction), interaction.channel, interaction.guild
    place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id or 0
    known = settings.game_channels if guild is None else {one.id for one in guild.channels}
    permissions.require_place(settings, place, known)
    return settings


async def require_may_open(interaction: discord.Interaction[Any]) -> ServerSettings:
    """Refuse a user who may not open a table here; return the settings."""
    require_may_post(interaction)
    settings, user, guild = await require_place(interaction), interaction.user, interaction.guild
    held = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    known = settings.starter_roles if guild is None else {role.id for role in guild.roles}
    permissions.require_role(settings, held, known, manager=server_permissions(interaction).manage_guild)
    return settings


async def guest_of(interaction: discord.Interaction[Any]) -> Guest:
    """Return what decides whether the user may take a seat: their roles, and whom they share no table with."""
    bot: Onetable = interaction.client
    user = interaction.user
    roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    return await bot.tables.guest(user.id, roles, moderator=is_moderator(interaction))


async def require_may_end(interaction: discord.Interaction[Any], record: TableRecord, *, moderator: bool) -> None:
    """Refuse a user who may not end the table alone."""
    permissions.require_end(await settings_of(interaction), record, interaction.user.id, moderator=moderator)


def table_language(settings: ServerSettings, interaction: discord.Interaction[Any]) -> str:
    """Return the language of a public table."""
    return settings.language or str(interaction.guild_locale or interaction.locale)
