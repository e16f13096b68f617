"""Sends the message that calls people whose turn it is, and takes it away again. One a table, at most."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Iterator

import discord
import structlog

from bot.app import Onetable
from bot.i18n import localizer
from bot.tables.record import TableRecord
from bot.tables.turn_pings import PingPlan
from cogs.core.channels import ChannelBlocked, Channels, GuardedChannel
from cogs.core.coalescer import UpdateCoalescer
from cogs.core.text import calling

log = structlog.get_logger("onetable.pings")


class Caller:
    """Does what `TurnPings` has planned. What Discord refuses is logged and troubles nobody."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self._coalescer = UpdateCoalescer()
        bot.turn_pings.observers.append(self)

    def follow(self, table: int) -> Iterator[Coroutine[object, object, None]]:
        """Look whenever a table is shown about which there can be something to do."""
        if self.bot.turn_pings.may_ping(table):
            yield self.look(table)

    async def ping_due(self, table: int) -> None:
        """Implements `PingObserver`."""
        await self.look(table)

    async def look(self, table: int) -> None:
        """The table may have changed, or somebody's time has come."""
        await self._coalescer.send(table, lambda _click: self._look(table))

    async def _look(self, table: int) -> None:
        plan = await self.bot.turn_pings.plan(table)
        if plan.record is None:
            await self.bot.turn_pings.removed(table)
        elif plan.call:
            await self._take_away(plan.record, plan)
            await self._call(plan.record, plan)
        elif plan.ping is not None and not plan.stay:
            await self._take_away(plan.record, plan)
        elif plan.ping is not None and len(plan.stay) < len(plan.ping.seats):
            await self._shorten(plan.record, plan)

    async def _call(self, record: TableRecord, plan: PingPlan) -> None:
        """An edited message notifies nobody, so there is a new one, which notifies only those who are new on it."""
        everybody = {**plan.stay, **plan.call}
        _, called = calling(plan.call.values())
        nonce = f"{record.id}-{'-'.join(map(str, sorted(plan.call)))}-{int(self.bot.clock()) // 60}"[:25]
        try:
            message = await self._channel(record).send(
                self._words(record, everybody.values()), allowed_mentions=called, nonce=nonce
            )
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("nobody could be called", table=record.id, guild=record.guild, error=str(error))
            self.bot.turn_pings.pinged(record.id, tuple(plan.call.values()))
            return
        await self.bot.turn_pings.posted(record.id, message.id, everybody, plan.call)

    async def _shorten(self, record: TableRecord, plan: PingPlan) -> None:
        assert plan.ping is not None
        words, nobody = self._words(record, plan.stay.values()), discord.AllowedMentions.none()
        try:
            await self._channel(record).edit(plan.ping.message, content=words, allowed_mentions=nobody)
        except (discord.HTTPException, ChannelBlocked) as error:  # perhaps deleted; they have been called all the same
            log.info("call not shortened", table=record.id, guild=record.guild, error=str(error))
        await self.bot.turn_pings.posted(record.id, plan.ping.message, plan.stay, {})

    async def _take_away(self, record: TableRecord, plan: PingPlan) -> None:
        if plan.ping is None:
            return
        try:
            await self._channel(record).delete(plan.ping.message)
        except (discord.HTTPException, ChannelBlocked) as error:  # it may be gone already, or the channel with it
            log.info("call not deleted", table=record.id, guild=record.guild, error=str(error))
        await self.bot.turn_pings.removed(record.id)

    def _words(self, record: TableRecord, players: Iterable[int]) -> str:
        mentions, _ = calling(players)
        return localizer(record.language)("ping-call", players=mentions, link=record.link)

    def _channel(self, record: TableRecord) -> GuardedChannel:
        return Channels.of(self.bot).channel(record.channel, record.guild, shared=record.parent)
