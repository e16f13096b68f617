"""The start of a tournament as an event of the server, where the bot may make one."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import structlog

from bot.app import Onetable
from bot.tournaments.model import Affair, TournamentRecord
from cogs.tournament.text import plain_title

log = structlog.get_logger("onetable.herald")

USUAL_MINUTES = 180  # that a tournament takes, where nothing tells


async def keep_event(bot: Onetable, affair: Affair, to: str, description: str, tries: int) -> int | None:
    """Make, begin or end the event; returns the one there is now."""
    record = affair.record
    if to == "make":
        return record.event or await _make(bot, record, description, look_first=tries > 0)
    if record.event is None:
        return None
    guild = bot.get_guild(record.guild) or await bot.fetch_guild(record.guild)
    try:
        event = await guild.fetch_scheduled_event(record.event)
    except discord.NotFound:
        return None  # somebody has deleted it
    scheduled, active = discord.EventStatus.scheduled, discord.EventStatus.active
    if to == "begin" and event.status is scheduled:
        await event.start()
    elif to == "end" and event.status is active:
        await event.end()
    elif to == "end" and event.status is scheduled:
        await event.cancel()
    return record.event if to == "begin" else None


async def _make(bot: Onetable, record: TournamentRecord, description: str, *, look_first: bool) -> int | None:
    guild = bot.get_guild(record.guild) or await bot.fetch_guild(record.guild)
    start_at = record.start_at
    if start_at is None or start_at <= bot.clock():
        return None
    name = plain_title(record)
    if look_first:  # the bot may have made it just before it stopped
        for event in await guild.fetch_scheduled_events():
            is_ours = bot.user is not None and event.creator_id == bot.user.id
            if is_ours and event.name == name and int(event.start_time.timestamp()) == int(start_at):
                return event.id
    event = await guild.create_scheduled_event(
        name=name,
        description=description,
        start_time=_instant(start_at),
        end_time=_instant(start_at + 60.0 * (record.settings.window if record.is_arena else USUAL_MINUTES)),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=f"https://discord.com/channels/{record.guild}/{record.channel}",
        reason=name,
    )
    return event.id


def _instant(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
