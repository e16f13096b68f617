"""The announce role: mentioned once when sign-up opens and once at the start, never for a match.

The bot mentions it for the organiser, so it checks that the organiser could do so too: when the role is chosen, when
the tournament is announced, and before each mention.
"""

from __future__ import annotations

from typing import Any, Literal

import discord
import structlog
from discord.abc import GuildChannel

from bot.app import Onetable
from bot.tables.record import NOBODY
from bot.tournaments.model import TournamentRecord
from rules.errors import Refusal

log = structlog.get_logger("onetable.outbox")

Objection = Literal["gone", "everyone", "organiser", "bot"]  # texts: `tournament-refused-announce-<objection>`


def objection(
    role: discord.Role | None, organiser: discord.Permissions, bot_permissions: discord.Permissions
) -> Objection | None:
    """Return why the role must not be mentioned, by the permissions in the channel; None if it may."""
    if role is None:
        return "gone"
    if role.is_default():
        return "everyone"
    if role.mentionable:
        return None
    if not organiser.mention_everyone:
        return "organiser"
    return None if bot_permissions.mention_everyone else "bot"


def require_announce_role(interaction: discord.Interaction[Any], role: int | None) -> None:
    """Raise a refusal for a role that this user, or the bot, may not mention here."""
    if role is None:
        return
    known = interaction.guild.get_role(role) if interaction.guild is not None else None
    found = objection(known, interaction.permissions, interaction.app_permissions)
    if found is not None:
        raise Refusal(f"tournament-refused-announce-{found}")


async def role_to_mention(bot: Onetable, record: TournamentRecord) -> int | None:
    """Return the announce role if it may be mentioned right now; role and permissions are freshly fetched."""
    role = record.settings.announce_role
    if role is None or bot.user is None:
        return None
    found: Objection | None = "organiser"
    try:
        guild = await bot.fetch_guild(record.guild, with_counts=False)
        channel = await guild.fetch_channel(record.channel)
        if record.organiser != NOBODY and isinstance(channel, GuildChannel):
            organiser, own = await guild.fetch_member(record.organiser), await guild.fetch_member(bot.user.id)
            held = channel.permissions_for(organiser), channel.permissions_for(own)
            found = objection(guild.get_role(role), *held)
    except discord.NotFound:  # the organiser has left the server
        found = "organiser"
    if found is None:
        return role
    log.info("announce role not mentioned", tournament=record.id, guild=record.guild, why=found)
    return None
