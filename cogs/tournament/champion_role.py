"""The role for the champion: which roles the bot gives on an organiser's word, and which it never does.

The bot assigns the role with its own permissions, so it asks whether the organiser could do so as well: when the
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
from bot.tournaments.model import Act, TournamentRecord

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
        """What the texts need."""
        names = (say(f"permission-{name.replace('_', '-')}") for name in self.permissions)
        return {"permissions": ", ".join(names)}


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
    """The moderation permissions that a role gives, on the server or by an overwrite of one of the channels."""
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
    """The same for a tournament, with the role, the organiser and all permissions fetched at this moment."""
    assert bot.user is not None
    guild = await bot.fetch_guild(record.guild, with_counts=False)
    role = guild.get_role(record.settings.role or 0)
    if role is None:
        return Objection("gone")
    if record.organiser == NOBODY:
        return Objection("organiser")
    try:
        organiser = await guild.fetch_member(record.organiser)
    except discord.NotFound:  # they have left the server
        return Objection("organiser")
    return objection(role, organiser, await guild.fetch_member(bot.user.id), await guild.fetch_channels())


def given_to(acts: Iterable[Act]) -> set[int]:
    """The numbers of the people who have the role from this tournament, by its journal, the newest line first."""
    latest: dict[int, str] = {}
    for act in acts:
        person = act.details.get("person")
        if act.what in ("role-given", "role-taken") and isinstance(person, int):
            latest.setdefault(person, act.what)
    return {person for person, what in latest.items() if what == "role-given"}
