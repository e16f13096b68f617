"""Permissions: those the bot asks for (with its intents and invite link), and those of a server's settings."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import discord

from bot.i18n import Markup
from bot.servers.settings import ServerSettings
from bot.tables.record import TableRecord
from rules.errors import Refusal


def still_there(chosen: Collection[int], known: Collection[int]) -> tuple[int, ...]:
    """Return the chosen channels or roles that still exist."""
    return tuple(one for one in chosen if one in known)


def require_place(settings: ServerSettings, place: int, known: Collection[int]) -> None:
    """Refuse tables outside the allowed channels. For a thread, pass its parent channel."""
    allowed = still_there(settings.game_channels, known)
    if allowed and place not in allowed:
        raise Refusal("refused-not-here", channels=Markup(" ".join(f"<#{channel}>" for channel in allowed)))


def require_role(settings: ServerSettings, held: Collection[int], known: Collection[int], *, manager: bool) -> None:
    """Refuse tables to users without one of the allowed roles."""
    allowed = still_there(settings.starter_roles, known)
    if allowed and not manager and not set(allowed) & set(held):
        raise Refusal("refused-role", roles=Markup(" ".join(f"<@&{role}>" for role in allowed)))


def require_end(settings: ServerSettings, record: TableRecord, user: int, *, moderator: bool) -> None:
    """Refuse to end the table, unless this user may do so alone. A host may always close the lobby."""
    if moderator or (record.private and record.host == user):
        return
    if record.is_match:
        raise Refusal("refused-match")
    if settings.enders == "moderators" and record.phase != "lobby":
        raise Refusal("refused-only-moderators")
    if record.host != user:
        asks = settings.enders == "vote" and record.phase == "playing" and record.seat_of(user) is not None
        raise Refusal("refused-end-alone" if asks else "refused-only-host", host=record.name_of(record.host))


def require_vote(settings: ServerSettings) -> None:
    """Refuse unless players may vote to end a game."""
    if settings.enders != "vote":
        raise Refusal("refused-no-vote")


NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_IN_REPLIES = ("attach_files",)  # where the bot is not a member, and only replies
NEEDED_FOR_THREADS = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
NEEDED_ANYWHERE = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
NEEDED_OF_ORGANISER = ("send_messages", "create_public_threads")  # a tournament does both in their name
NEEDED_FOR_MATCHES = (*NEEDED_ANYWHERE, "create_public_threads")  # in the channel of a tournament
SCOPES = ("bot", "applications.commands")


class Extra(NamedTuple):
    """An optional permission for one feature. The text `permission-<name>-for` says which."""

    name: str
    is_invited: bool = True  # whether the invite link asks for it


OPTIONAL = (
    Extra("create_public_threads"),
    Extra("create_private_threads"),
    Extra("create_events"),
    Extra("manage_roles", is_invited=False),
    Extra("mention_everyone", is_invited=False),
)


def intents() -> discord.Intents:
    """Return the intents; none of them is privileged."""
    needed = discord.Intents.none()
    needed.guilds = True  # deleted channels
    needed.guild_messages = True  # chat below a table message, or its deletion; no message content
    return needed


def missing(granted: discord.Permissions, *, needed: tuple[str, ...] = NEEDED) -> list[str]:
    """Return the needed permissions that the bot does not have."""
    return [name for name in needed if not getattr(granted, name)]


def invite_link(application: int) -> str:
    """Return the OAuth2 link that adds the bot to a server with the permissions it uses, and no others."""
    asked = (*NEEDED_ANYWHERE, *(extra.name for extra in OPTIONAL if extra.is_invited))
    permissions = discord.Permissions(**dict.fromkeys(asked, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


def user_install_link(application: int) -> str:
    """Return the OAuth2 link with which people add the bot for themselves, to use it where it is not a member."""
    return f"{discord.utils.oauth_url(application, scopes=('applications.commands',))}&integration_type=1"
