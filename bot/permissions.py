"""What the bot asks Discord for: permissions, intents, and the link that invites it with exactly these."""

from __future__ import annotations

from typing import NamedTuple

import discord

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
NEEDED_ANYWHERE = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
NEEDED_OF_ORGANISER = ("send_messages", "create_public_threads")  # the bot does both for a tournament on their word
NEEDED_FOR_MATCHES = (*NEEDED_ANYWHERE, "create_public_threads")  # where a tournament is held; most servers give it
SCOPES = ("bot", "applications.commands")


class Extra(NamedTuple):
    """A permission without which all but one thing works. What it is for: `permission-<name>-for`."""

    name: str
    is_invited: bool = True  # does the invite link ask for it? It can be refused there


OPTIONAL = (
    Extra("create_public_threads"),
    Extra("create_events", is_invited=False),
    Extra("manage_roles", is_invited=False),
)


def intents() -> discord.Intents:
    """The events the bot hears of; none of them is privileged."""
    needed = discord.Intents.none()
    needed.guilds = True  # channels that disappear
    needed.guild_messages = True  # that chat has buried a table, or its message was deleted; never what was said
    return needed


def missing(held: discord.Permissions, *, needed: tuple[str, ...] = NEEDED) -> list[str]:
    """The needed permissions that are not held."""
    return [name for name in needed if not getattr(held, name)]


def invite_link(application: int) -> str:
    """Opens Discord's page that adds the bot to a server, with what it needs and can use, and nothing more."""
    asked = (*NEEDED_ANYWHERE, *(extra.name for extra in OPTIONAL if extra.is_invited))
    permissions = discord.Permissions(**dict.fromkeys(asked, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)
