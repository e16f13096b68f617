"""The Discord scheduled event that announces the start of a tournament."""

from __future__ import annotations

from datetime import UTC, datetime

import discord

from bot.app import Onetable
from bot.tournaments.model import Tournament, TournamentRecord
from cogs.tournament.text import plain_title

EXPECTED_MINUTES = 180  # length of an event, except for an arena, whose end is known


async def update_event(bot: Onetable, tournament: Tournament, to: str, description: str, attempts: int) -> int | None:
    """Create (`make`), start (`begin`) or end (`end`) the event. Return the id of the event there is now."""
    record = tournament.record
    if to == "make":
        return record.event or await _create(bot, record, description, look_first=attempts > 0)
    if record.event is None:
        return None
    guild = bot.get_guild(record.guild) or await bot.fetch_guild(record.guild)
    try:
        event = await guild.fetch_scheduled_event(record.event)
    except discord.NotFound:
        return None  # a member has deleted it
    scheduled, active = discord.EventStatus.scheduled, discord.EventStatus.active
    if to == "begin" and event.status is scheduled:
        await event.start()
    elif to == "end" and event.status is active:
        await event.end()
    elif to == "end" and event.status is scheduled:
        await event.cancel()
    return record.event if to == "begin" else None


async def _create(bot: Onetable, record: TournamentRecord, description: str, *, look_first: bool) -> int | None:
    guild = bot.get_guild(record.guild) or await bot.fetch_guild(record.guild)
    start_at = record.start_at
    if start_at is None or start_at <= bot.clock():
        return None
    name = plain_title(record)
    if look_first:  # the bot may have created it just before it stopped
        for event in await guild.fetch_scheduled_events():
            is_ours = bot.user is not None and event.creator_id == bot.user.id
            if is_ours and event.name == name and int(event.start_time.timestamp()) == int(start_at):
                return event.id
    event = await guild.create_scheduled_event(
        name=name,
        description=description,
        start_time=_datetime(start_at),
        end_time=_datetime(start_at + 60.0 * (record.settings.window if record.is_arena else EXPECTED_MINUTES)),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=f"https://discord.com/channels/{record.guild}/{record.channel}",
        reason=name,
    )
    return event.id


def _datetime(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
