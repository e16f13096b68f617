"""The threads of matches on Discord: create one, public or private; find those of a tournament; archive one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import discord
import structlog

from bot.app import Onetable
from bot.tables.record import NOBODY
from bot.tournaments.model import TournamentRecord

log = structlog.get_logger("onetable.outbox")


async def create_thread(
    channel: discord.TextChannel, name: str, archive_after: Literal[1440, 10080], *, private: bool
) -> int:
    """Create a thread; a public one if the bot may no longer create private ones. Players are told which it is."""
    private_thread, public_thread = discord.ChannelType.private_thread, discord.ChannelType.public_thread
    if private:
        try:
            created = await channel.create_thread(
                name=name, type=private_thread, auto_archive_duration=archive_after, invitable=False
            )
        except discord.Forbidden as error:
            log.warning("private thread refused", channel=channel.id, guild=channel.guild.id, code=error.code)
        else:
            return created.id
    created = await channel.create_thread(name=name, type=public_thread, auto_archive_duration=archive_after)
    return created.id


async def is_private(bot: Onetable, thread: int) -> bool:
    """Whether only its members can read a thread."""
    known = bot.get_channel(thread) or await bot.fetch_channel(thread)
    return isinstance(known, discord.Thread) and known.is_private()


async def add_members(bot: Onetable, thread: int, users: Iterable[int]) -> None:
    """Add the players of a match to its private thread; leave out those who have left the server."""
    known = bot.get_channel(thread) or await bot.fetch_channel(thread)
    if not isinstance(known, discord.Thread):
        return
    for user in users:
        if user == NOBODY:
            continue
        try:
            await known.add_user(discord.Object(user))
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("thread member not added", thread=thread, guild=known.guild.id, code=error.code)


async def own_threads(bot: Onetable, record: TournamentRecord) -> list[discord.Thread]:
    """Return the open threads that the bot has created in the tournament's channel."""
    guild = bot.get_guild(record.guild) or await bot.fetch_guild(record.guild)
    own = bot.user.id if bot.user is not None else 0
    threads = await guild.active_threads()
    return [one for one in threads if one.parent_id == record.channel and one.owner_id == own and not one.archived]


async def archive(bot: Onetable, record: TournamentRecord, thread: int) -> None:
    """Archive a thread. One that was deleted or locked stays as it is."""
    try:
        known = bot.get_channel(thread) or await bot.fetch_channel(thread)
        if isinstance(known, discord.Thread):
            await known.edit(archived=True)
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("match thread archive failed", tournament=record.id, thread=thread, code=error.code)
