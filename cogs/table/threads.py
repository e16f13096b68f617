"""Tables in threads, on servers that allow more than one table per channel."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Literal

import discord
import structlog

from bot.app import Onetable
from bot.i18n import Markup
from bot.servers.settings import ServerSettings
from bot.tables.record import TableRecord
from cogs.core.errors import tell
from cogs.core.replies import defer
from cogs.core.text import localizer_for
from rules.errors import Refusal

log = structlog.get_logger("onetable.threads")

ARCHIVE_MINUTES: Literal[1440] = 1440  # after the last message: until then there may be another game
LONGEST_TITLE = 100


def wants_thread(settings: ServerSettings, interaction: discord.Interaction[Any]) -> bool:
    """Whether a table that is opened here gets a thread."""
    channel = interaction.channel
    return bool(settings.threads) and channel is not None and channel.type is discord.ChannelType.text


def counts_for(settings: ServerSettings, interaction: discord.Interaction[Any]) -> int | None:
    """Return the channel whose limit counts a table opened in this thread, or None."""
    parent = interaction.channel.parent if isinstance(interaction.channel, discord.Thread) else None
    if not settings.threads or parent is None or parent.type is not discord.ChannelType.text:
        return None
    return parent.id


async def open_in_thread(
    interaction: discord.Interaction[Any],
    most: int,
    title: str,
    opened: Callable[[int], Awaitable[TableRecord]],
) -> TableRecord:
    """Open a thread and a table in it, and send the user a link; close both if the table cannot be posted."""
    bot, channel = interaction.client, interaction.channel
    assert isinstance(bot, Onetable)
    assert isinstance(channel, discord.TextChannel)
    await defer(interaction)
    record = await open_thread_table(bot, channel, most, title, opened, members=[interaction.user])
    await tell(interaction, localizer_for(interaction)("thread-opened", link=record.link))
    return record


async def open_thread_table(
    bot: Onetable,
    channel: discord.TextChannel,
    most: int,
    title: str,
    opened: Callable[[int], Awaitable[TableRecord]],
    *,
    members: Sequence[discord.abc.Snowflake],
) -> TableRecord:
    """Open a thread for these members and a table in it; close both if the table cannot be posted."""
    async with bot.thread_locks[channel.id]:
        await require_room(bot, channel.id, most)
        thread = await channel.create_thread(
            name=title[:LONGEST_TITLE],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_MINUTES,
        )
        async with _archived_on_failure(thread):
            record = await opened(thread.id)
    async with _archived_on_failure(thread):
        try:
            await bot.table_messages.post_in_channel(record.id)
        except BaseException:
            await bot.tables.close(record.id, "could not be posted")
            raise
    for member in members:
        try:
            await thread.add_user(member)
        except discord.HTTPException as error:  # the member still has the link
            log.info("member not added to the thread", table=record.id, guild=record.guild, code=error.code)
    return await bot.tables.record(record.id)


@contextlib.asynccontextmanager
async def _archived_on_failure(thread: discord.Thread) -> AsyncIterator[None]:
    try:
        yield
    except BaseException:
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=True)
        raise


async def require_room(bot: Onetable, channel: int, most: int) -> None:
    """Refuse if the channel has as many tables as it may, with links to them."""
    running = await bot.tables.in_threads_of(channel)
    if len(running) >= most:  # some threads may have been deleted while the bot was offline
        running = [record for record in running if await bot.table_messages.channel_exists(record)]
    if len(running) >= most:
        links = Markup("\n".join(record.channel_link for record in running))
        raise Refusal("refused-threads-taken", most=most, links=links)
