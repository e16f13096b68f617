"""Alerts about new tables: the message that pings those who asked, and the button behind More."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Sequence
from typing import Any

import discord
import structlog
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.social.model import PlayerSearch
from bot.tables.record import EVERYONE, Access, TableRecord
from cogs.core.buttons import PersistentItem
from cogs.core.channels import ChannelBlocked
from cogs.core.coalescer import UpdateCoalescer
from cogs.core.errors import interaction_errors
from cogs.core.panels import require_panel
from cogs.core.permissions import require_here
from cogs.core.text import localizer_for, mention_users, safe_name
from rules.catalogue import game_named
from rules.errors import Refusal

log = structlog.get_logger("onetable.alerts")

MOST_CALLED = 25  # users in one message
MOST_LOOKED_UP = 100  # users for one message, each with a request


class TableCalls:
    """The messages below lobbies that ping users, at most one for each table. They go when the lobby is over."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self._messages: dict[int, int] = {}  # by table
        self._coalescer = UpdateCoalescer()

    async def start(self) -> None:
        """Delete the messages of lobbies that ended while the bot was away."""
        self._messages = await self.bot.store.social.calls()
        for table in list(self._messages):
            await self._update(table)

    def announce_soon(self, table: int) -> None:
        """Ping in the background those who want to be told about this new table."""
        self.bot.table_messages.run(self._announce(table))

    async def call(self, record: TableRecord, users: Sequence[int]) -> None:
        """Call the players of a search to their table."""
        if await self.bot.store.social.claim_call(record.id):
            mentions, called = mention_users(users)
            game = _game(record.game, record.language)
            text = localizer(record.language)("lfg-call", players=mentions, game=game, link=record.link)
            await self._send(record, text, called)

    def table_changed(self, table: int) -> Iterator[Coroutine[object, object, None]]:
        """Return the update of a table's message, if it has one."""
        if table in self._messages:
            yield self._update(table)

    async def to_alert(
        self, guild_id: int, channel_id: int, game: str, seated: Sequence[int], access: Access = EVERYONE
    ) -> list[int]:
        """Return whom to ping now about a table, or a search, in a channel. They are counted as pinged.

        Users who have left the server are forgotten; users who cannot see the channel, or may not join, are left out.
        """
        alerts, guild = self.bot.alerts, self.bot.get_guild(guild_id)
        if guild is None:
            return []
        found: list[int] = []
        async with alerts.one_at_a_time:
            for user in self._some(await alerts.due(guild_id, game, seated=seated)):
                if len(found) < MOST_CALLED and await self._is_there(guild, channel_id, user, access):
                    found.append(user)
            await alerts.called(guild_id, found)
        return found

    def _some(self, users: list[int]) -> list[int]:
        """Return those to look up; if they are too many, others each time, since some may never see this channel."""
        if len(users) <= MOST_LOOKED_UP:
            return users
        start = int(self.bot.clock()) % len(users)
        return (users[start:] + users[:start])[:MOST_LOOKED_UP]

    async def _is_there(self, guild: discord.Guild, channel_id: int, user: int, access: Access) -> bool:
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            await self.bot.alerts.forget(user, guild.id)
            return False
        except discord.HTTPException as error:
            log.info("member not found out", guild=guild.id, status=error.status)
            return False
        channel = guild.get_channel_or_thread(channel_id)
        sees = channel is None or channel.permissions_for(member).view_channel
        return sees and access.admits(user, {role.id for role in member.roles})

    async def _announce(self, table: int) -> None:
        record = await self.bot.tables.record(table)
        if not _has_room(record):
            return
        seated = [player.user for player in record.members]
        users = await self.to_alert(record.guild, record.channel, record.game, seated, record.access)
        record = await self.bot.tables.record(table)  # it may be full by now
        if not users or not _has_room(record) or not await self.bot.store.social.claim_call(table):
            return
        mentions, called = mention_users(users)
        values = {"game": _game(record.game, record.language), "host": safe_name(record.name_of(record.host))}
        text = localizer(record.language)("alert-call", players=mentions, link=record.link, **values)
        await self._send(record, text, called)

    async def _send(self, record: TableRecord, text: str, called: discord.AllowedMentions) -> None:
        place = self.bot.channels.channel(record.channel, record.guild, shared=record.parent)
        try:
            message = await place.send(text, allowed_mentions=called, nonce=f"call-{record.id}"[:25])
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("table call not sent", table=record.id, guild=record.guild, error=str(error))
            return
        self._messages[record.id] = message.id
        await self.bot.store.social.keep_call(record.id, message.id)
        await self._update(record.id)  # the lobby may be over by now

    async def _update(self, table: int) -> None:
        await self._coalescer.send(table, lambda _interaction: self._delete_if_over(table))

    async def _delete_if_over(self, table: int) -> None:
        if table not in self._messages:
            return
        try:
            record = await self.bot.tables.record(table)
        except Refusal:  # the table was deleted
            del self._messages[table]
            return
        if record.phase == "lobby":
            return
        message = self._messages.pop(table)
        try:
            await self.bot.channels.channel(record.channel, record.guild, shared=record.parent).delete(message)
        except (discord.HTTPException, ChannelBlocked) as error:  # it may be gone, or its channel
            log.info("table call not deleted", table=table, guild=record.guild, error=str(error))
        await self.bot.store.social.keep_call(table, None)

    # --- searches for players

    async def announce_search(self, search: PlayerSearch) -> int | None:
        """Ping those who want to be told about tables of this game; return the message, or None if nobody is pinged."""
        seated = [player.user for player in search.players]
        users = await self.to_alert(search.guild, search.channel, search.game, seated)
        if not users:
            return None
        mentions, called = mention_users(users)
        values = {"game": _game(search.game, search.language), "host": safe_name(search.host.name)}
        text = localizer(search.language)("alert-call-search", players=mentions, link=search.link, **values)
        try:
            place = self.bot.channels.channel(search.channel, search.guild)
            return (await place.send(text, allowed_mentions=called, nonce=f"seek-{search.id}"[:25])).id
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("search call not sent", search=search.id, guild=search.guild, error=str(error))
            return None


def _game(game: str, language: str) -> str:
    return localizer(language)(f"{game}-name")


def _has_room(record: TableRecord) -> bool:
    """Whether someone could still join the lobby."""
    full = len(record.players) >= max(game_named(record.game).seats)
    return record.phase == "lobby" and (not full or any(player.kind == "computer" for player in record.players))


class AlertButton(PersistentItem[ui.Button[Any]], template=r"tell:(?P<table>\d{1,18}):(?P<want>on|off)"):
    """Tells the user when the next table of this game opens on this server, or no longer."""

    table: int
    want: str

    def __init__(self, table: int, want: str, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say(f"alert-button-{want}"), emoji="🔔" if want == "on" else "🔕"), table=table, want=want
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save it, and say so in More."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            require_panel(interaction)
            record, say = await bot.tables.record(self.table), localizer_for(interaction)
            require_here(record, interaction)
            async with bot.more_messages.tells_refusals(interaction, self.table):
                await bot.alerts.switch(interaction.user.id, record.guild, record.game, on=self.want == "on")
            told = say(f"alert-told-{self.want}", game=say(f"{record.game}-name"))
            await bot.more_messages.show(interaction, self.table, told)
