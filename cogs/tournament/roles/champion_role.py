"""The champion's role: which roles the bot may assign for an organiser, and which it never does.

The bot assigns the role with its own permissions, so it checks that the organiser could assign it too: when the
tournament is drafted, when it is announced, and when the role is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

import discord
from discord.abc import GuildChannel

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.record import NOBODY
from bot.tournaments.model import JournalEntry, TournamentRecord

# A role that allows any of these, on the server or in a channel, is never given. They act on other members, their
# messages or the server itself, lift a limit set by moderators, or show what only staff may see.
MODERATION = discord.Permissions(
    **dict.fromkeys(
        (
            "administrator",
            "ban_members",
            "bypass_slowmode",
            "create_events",
            "create_expressions",
            "deafen_members",
            "kick_members",
            "manage_channels",
            "manage_events",
            "manage_expressions",
            "manage_guild",
            "manage_messages",
            "manage_nicknames",
            "manage_roles",
            "manage_threads",
            "manage_webhooks",
            "mention_everyone",
            "moderate_members",
            "move_members",
            "mute_members",
            "pin_messages",
            "priority_speaker",
            "set_voice_channel_status",
            "view_audit_log",
            "view_creator_monetization_analytics",
            "view_guild_insights",
        ),
        True,
    )
)


class Objection(NamedTuple):
    """Why a role is not given. Texts: `tournament-refused-role-<why>` in a draft, `tournament-role-<why>` later."""

    why: Literal["gone", "special", "moderation", "organiser", "bot"]
    permissions: tuple[str, ...] = ()  # those for moderators that the role has

    def values(self, say: Localizer) -> dict[str, str]:
        """Return the values of the texts."""
        names = (say(f"permission-{name.replace('_', '-')}") for name in self.permissions)
        return {"permissions": say.listed(names)}


def objection(
    role: discord.Role, organiser: discord.Member, bot_member: discord.Member, channels: Iterable[GuildChannel]
) -> Objection | None:
    """Return why the bot must not give the role for this organiser, or None if it may."""
    if role.is_default() or role.managed:
        return Objection("special")
    if found := moderation_in(role, channels):
        return Objection("moderation", found)
    if not may_assign(organiser, role):
        return Objection("organiser")
    return None if may_assign(bot_member, role) else Objection("bot")


def moderation_in(role: discord.Role, channels: Iterable[GuildChannel]) -> tuple[str, ...]:
    """Return the moderation permissions of a role, on the server or by a channel overwrite."""
    allowed = role.permissions
    for channel in channels:
        allowed |= channel.overwrites_for(role).pair()[0]
    return tuple(name for name, held in allowed & MODERATION if held)


def may_assign(member: discord.Member, role: discord.Role) -> bool:
    """Whether Discord lets this member give the role to others.

    Asks for Manage Roles on the server: in a channel the same bit only means Manage Permissions of that channel.
    """
    if member.id == member.guild.owner_id:
        return True
    return member.guild_permissions.manage_roles and member.top_role > role


async def objection_now(bot: Onetable, record: TournamentRecord) -> Objection | None:
    """Return the objection for a tournament, with role, organiser and permissions freshly fetched."""
    assert bot.user is not None
    guild = await bot.fetch_guild(record.guild, with_counts=False)
    role = guild.get_role(record.settings.role or 0)
    if role is None:
        return Objection("gone")
    if record.organiser == NOBODY:
        return Objection("organiser")
    try:
        organiser = await guild.fetch_member(record.organiser)
    except discord.NotFound:  # the organiser has left the server
        return Objection("organiser")
    return objection(role, organiser, await guild.fetch_member(bot.user.id), await guild.fetch_channels())


def role_holders(journal: Iterable[JournalEntry]) -> set[int]:
    """Return the numbers of the players who have the role from this tournament, by its journal, newest first."""
    latest: dict[int, str] = {}
    for entry in journal:
        person = entry.details.get("person")
        if entry.action in ("role-given", "role-taken") and isinstance(person, int):
            latest.setdefault(person, entry.action)
    return {person for person, action in latest.items() if action == "role-given"}
