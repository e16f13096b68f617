"""Permissions and intents of the bot, and the invite link that asks for exactly these."""

from __future__ import annotations

from typing import NamedTuple

import discord

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
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
    Extra("create_events", is_invited=False),
    Extra("manage_roles", is_invited=False),
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
