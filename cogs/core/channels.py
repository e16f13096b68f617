"""Sending to channels through a circuit breaker, so that one server cannot get the whole bot banned.

Everything that answers no interaction goes through here: table messages, turn pings, tournament messages.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
import structlog
from discord.ext import commands

from bot.app import Onetable
from bot.rate_limits import FIRST_WAIT_SECONDS, Action, CircuitBreaker
from bot.servers import permissions

log = structlog.get_logger("onetable.channels")
T = TypeVar("T")

UNKNOWN_CHANNEL = 10003


class ChannelBlocked(discord.DiscordException):
    """Nothing was sent: Discord refused lately, or the bot made too many invalid requests."""


class GuardedChannel:
    """A channel whose messages go through the circuit breaker. Raises ChannelBlocked and discord.HTTPException."""

    def __init__(self, channels: Channels, channel: int, guild: int, circuit: int, parent: int | None) -> None:
        self._channels, self._guild, self._channel, self._circuit = channels, guild, channel, circuit
        self._parent = parent
        self._place = channels.bot.get_partial_messageable(channel, guild_id=guild)

    async def send(self, content: str | None = None, **message: Any) -> discord.Message:
        """Post a message."""
        return await self._guarded("send", lambda: self._place.send(content, **message))

    async def edit(self, message: int, **changes: Any) -> None:
        """Edit a message of the bot's own."""
        await self._guarded("edit", lambda: self._place.get_partial_message(message).edit(**changes))

    async def delete(self, message: int) -> None:
        """Delete a message of the bot's own."""
        await self._guarded("edit", lambda: self._place.get_partial_message(message).delete())

    async def _guarded(self, action: Action, request: Callable[[], Awaitable[T]]) -> T:
        breaker = self._channels.breaker
        circuits = {self._channel, self._circuit}
        if self._channels.bot.budget.is_exhausted or not all(breaker.try_now(known, action) for known in circuits):
            raise ChannelBlocked
        try:
            result = await request()
        except discord.HTTPException as error:
            if isinstance(error, discord.Forbidden) or error.code == UNKNOWN_CHANNEL:
                failed = self._channel if error.code == UNKNOWN_CHANNEL else self._circuit
                breaker.failed(failed, action, guild=self._guild, parent=self._parent)
            elif error.status < 429:  # the channel is there and may be written to
                breaker.worked(*circuits, action=action)
            raise
        breaker.worked(*circuits, action=action)
        return result


class Channels(commands.Cog):
    """The circuit breaker of this bot, and the events after which a channel is tried again at once."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.breaker = CircuitBreaker(bot.clock)
        bot.answer_observers.append(self._answered)

    def channel(
        self, channel: int, guild: int, *, shared: int | None = None, parent: int | None = None
    ) -> GuardedChannel:
        """A channel to send to. `shared`: the channel whose circuit it shares, since it has the same permissions."""
        return GuardedChannel(self, channel, guild, channel if shared is None else shared, parent)

    def _answered(self, interaction: discord.Interaction[Any], _table: int | None) -> None:
        """An interaction tells the bot's permissions in its channel: unblock it if they suffice."""
        in_thread = isinstance(interaction.channel, discord.Thread)
        needed = permissions.NEEDED_IN_THREAD if in_thread else permissions.NEEDED
        if interaction.channel_id is None or permissions.missing(interaction.app_permissions, needed=needed):
            return
        parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
        places = [interaction.channel_id, *([] if parent is None else [parent])]
        self._reset(*places, failed_before=FIRST_WAIT_SECONDS)

    def _reset(self, *channels: int, failed_before: float = 0.0) -> None:
        waiting = [channel for channel in channels if self.breaker.reset(channel, failed_before=failed_before)]
        if waiting:
            log.info("channels unblocked", channels=waiting)
            self.bot.dispatch("channels_unblocked")

    def _reset_visible(self, guild: discord.Guild) -> None:
        """Try the blocked channels of a server again, except those that the bot still may not see."""
        blocked = [(channel, guild.get_channel_or_thread(channel)) for channel in self.breaker.blocked_in(guild.id)]
        self._reset(*(channel for channel, known in blocked if known is None or is_visible(known)))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Unblock the channel: its permissions may have changed."""
        if is_visible(after):
            self._reset(after.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Unblock the channels of the server: the bot may have the role."""
        self._reset_visible(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Unblock the channels of the server if the bot's own roles have changed."""
        if after == self.bot.user:
            self._reset_visible(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Unblock the thread: it may have been unlocked or unarchived."""
        self._reset(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Unblock the channels of a server that has invited the bot again."""
        self._reset_visible(guild)


def is_visible(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether the bot sees a channel."""
    return channel.permissions_for(channel.guild.me).view_channel
