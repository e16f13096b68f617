"""Turn pings: sends the message that mentions the players whose turn it is, and deletes it again. One per table."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Iterator, Mapping

import discord
import structlog

from bot.app import Onetable
from bot.i18n import localizer
from bot.tables.record import TableRecord
from bot.tables.turn_pings import PingPlan
from cogs.core.channels import ChannelBlocked, GuardedChannel
from cogs.core.coalescer import UpdateCoalescer
from cogs.core.text import mention_users
from rules.game import Seat

log = structlog.get_logger("onetable.pings")


class TurnPingSender:
    """Carries out the plans of `bot.tables.turn_pings`. What Discord refuses is logged."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self._coalescer = UpdateCoalescer()
        self._adopted: dict[int, tuple[int, dict[Seat, int]]] = {}  # by table: a new message and its players
        bot.turn_pings.observers.append(self)

    async def ping_due(self, table: int) -> None:
        """Implements `PingObserver`."""
        await self.update(table)

    def table_changed(self, table: int) -> Iterator[Coroutine[object, object, None]]:
        """Return the update of a table's ping, if it has or may need one."""
        if self.bot.turn_pings.may_ping(table):
            yield self.update(table)

    async def update(self, table: int) -> None:
        """Send, shorten or delete the ping of a table that has changed, or whose ping is due."""
        await self._coalescer.send(table, lambda _interaction: self._update(table))

    async def adopt(self, record: TableRecord, message: int, players: Mapping[Seat, int]) -> None:
        """Treat a message that mentions these players as the table's ping: it is deleted once they have come."""
        self._adopted[record.id] = message, dict(players)
        await self.update(record.id)

    async def _update(self, table: int) -> None:
        adopted = self._adopted.pop(table, None)
        plan = await self.bot.turn_pings.plan(table)
        if plan.record is None:
            await self.bot.turn_pings.removed(table)
        elif adopted is not None:
            await self._delete(plan.record, plan)
            await self.bot.turn_pings.posted(table, *adopted, adopted[1])
        elif plan.call:
            await self._delete(plan.record, plan)
            await self._send(plan.record, plan)
        elif plan.ping is not None and not plan.stay:
            await self._delete(plan.record, plan)
        elif plan.ping is not None and len(plan.stay) < len(plan.ping.seats):
            await self._shorten(plan.record, plan)

    async def _send(self, record: TableRecord, plan: PingPlan) -> None:
        """Post a new message, since an edit notifies nobody; it notifies only the players who are new on it."""
        everybody = {**plan.stay, **plan.call}
        _, called = mention_users(plan.call.values())
        nonce = f"{record.id}-{'-'.join(map(str, sorted(plan.call)))}-{int(self.bot.clock()) // 60}"[:25]
        try:
            message = await self._channel(record).send(
                self._text(record, everybody.values()), allowed_mentions=called, nonce=nonce
            )
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("turn ping not sent", table=record.id, guild=record.guild, error=str(error))
            self.bot.turn_pings.pinged(record.id, tuple(plan.call.values()))
            return
        await self.bot.turn_pings.posted(record.id, message.id, everybody, plan.call)

    async def _shorten(self, record: TableRecord, plan: PingPlan) -> None:
        assert plan.ping is not None
        words, nobody = self._text(record, plan.stay.values()), discord.AllowedMentions.none()
        try:
            await self._channel(record).edit(plan.ping.message, content=words, allowed_mentions=nobody)
        except (discord.HTTPException, ChannelBlocked) as error:  # it may be deleted; the players were notified
            log.info("turn ping not edited", table=record.id, guild=record.guild, error=str(error))
        await self.bot.turn_pings.posted(record.id, plan.ping.message, plan.stay, {})

    async def _delete(self, record: TableRecord, plan: PingPlan) -> None:
        if plan.ping is None:
            return
        try:
            await self._channel(record).delete(plan.ping.message)
        except (discord.HTTPException, ChannelBlocked) as error:  # it may be gone, or its channel
            log.info("turn ping not deleted", table=record.id, guild=record.guild, error=str(error))
        await self.bot.turn_pings.removed(record.id)

    def _text(self, record: TableRecord, players: Iterable[int]) -> str:
        mentions, _ = mention_users(players)
        return localizer(record.language)("ping-call", players=mentions, link=record.link)

    def _channel(self, record: TableRecord) -> GuardedChannel:
        return self.bot.channels.channel(record.channel, record.guild, shared=record.parent)
