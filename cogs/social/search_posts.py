"""Opens the tables of searches for players, and keeps their posts up to date."""

from __future__ import annotations

import contextlib
from functools import partial

import discord
import structlog
from cachetools import LRUCache

from bot.app import Onetable
from bot.i18n import localizer
from bot.servers.permissions import require_place
from bot.social.model import PlayerSearch
from bot.store.base import PlaceTaken
from bot.tables import lobby
from bot.tables.record import OptionValue, Player, TableRecord
from bot.tables.writer import TableObserver
from cogs.core.channels import ChannelBlocked
from cogs.core.layout import MessageLayout
from cogs.core.text import plain_name, safe_values
from cogs.social.searches import draw_over, draw_search
from cogs.table.threads import open_thread_table, require_room
from rules.catalogue import game_named
from rules.errors import Refusal

log = structlog.get_logger("onetable.searches")

UNKNOWN_MESSAGE, UNKNOWN_CHANNEL = 10008, 10003
DAY_SECONDS = 86400
MOST_OVER = 1000  # posts of searches that are over, for clicks that are just being answered


class SearchPosts(TableObserver):
    """Implements `SearchObserver`. Tables that ended make room for those that wait for their channel."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self._over: LRUCache[int, MessageLayout] = LRUCache(MOST_OVER)  # the last look of posts, by search
        bot.searches.observers.append(self)
        bot.tables.observers.append(self)

    def table_ended(self, record: TableRecord) -> None:
        """Implements `TableObserver`."""
        for channel in {record.channel, record.parent or record.channel}:
            self.bot.table_messages.run(self.bot.searches.retry_in(channel))

    def announce_soon(self, search_id: int) -> None:
        """Ping in the background those who want to be told about tables of this game."""
        self.bot.table_messages.run(self._announce(search_id))

    async def _announce(self, search_id: int) -> None:
        search = await self.bot.searches.search(search_id)
        message = await self.bot.table_calls.announce_search(search)
        if message is None:
            return
        try:
            await self.bot.searches.called(search_id, message)
        except Refusal:  # it is over already
            await self.delete_call(search.model_copy(update={"call_message": message}))

    async def catch_up(self, drawn: PlayerSearch) -> None:
        """Edit a post that was just drawn for a click, if the search has changed since."""
        newest = await self.bot.store.social.load_search(drawn.id)
        if newest is None:
            if (over := self._over.get(drawn.id)) is not None:
                await self._edit(drawn, over)
        elif (newest.players, newest.wanted) != (drawn.players, drawn.wanted):
            await self.search_changed(newest)

    # --- SearchObserver

    async def search_changed(self, search: PlayerSearch) -> None:
        """Implements `SearchObserver`."""
        await self._edit(search, draw_search(search, localizer(search.language), self.bot.clock()))

    async def search_expired(self, search: PlayerSearch) -> None:
        """Implements `SearchObserver`."""
        await self.delete_call(search)
        say = localizer(search.language)
        await self._show_over(search, say("lfg-over-expired"))

    async def search_ready(self, search: PlayerSearch) -> None:
        """Implements `SearchObserver`."""
        record = await self._opened_before_crash(search)
        if record is None:
            if self.bot.clock() >= search.closes_at:
                if (closed := await self.bot.searches.close(search.id)) is not None:
                    await self.search_expired(closed)
                return
            record = await self._open(search)
        if record is None:
            return
        await self.bot.table_calls.call(record, [player.user for player in record.members])
        if await self.bot.searches.finished(search.id):
            await self.delete_call(search)
            await self._show_over(search, localizer(search.language)("lfg-over-opened", link=record.link))

    # --- opening

    async def _opened_before_crash(self, search: PlayerSearch) -> TableRecord | None:
        """Return the lobby that was opened for this search just before the bot was stopped, or None."""
        if search.opening_since is None:
            return None
        near = await self.bot.tables.in_threads_of(search.channel)
        with contextlib.suppress(Refusal):  # there is no table
            near.append(await self.bot.tables.find(search.channel))
        for record in near:
            ours = (record.game, record.host) == (search.game, search.host.user)
            if ours and record.phase == "lobby" and record.opened_at >= search.opening_since:
                if record.message is None:
                    await self.bot.table_messages.show(record.id)
                return await self.bot.tables.record(record.id)
        return None

    async def _open(self, search: PlayerSearch) -> TableRecord | None:
        """Open the table. Return None if that has to wait, or if the players do not get on."""
        search = await self.bot.searches.begin_opening(search.id)
        if search.opening_since is None:
            return None
        try:
            if await self._drop_absent(search) or await self._drop_incompatible(search):
                return None
            return await self.open_lobby(search)
        except Refusal as refusal:
            await self._wait(search, refusal)
        except discord.HTTPException as error:
            log.warning("search table not opened", search=search.id, guild=search.guild, status=error.status)
            if error.code == UNKNOWN_CHANNEL:
                await self.bot.searches.close(search.id)
            else:
                await self._wait(search, Refusal("broke-discord"))
        except (ChannelBlocked, PlaceTaken):
            await self._wait(search, Refusal("refused-busy"))
        return None

    async def _wait(self, search: PlayerSearch, refusal: Refusal) -> None:
        """Try again in a minute, and say why."""
        log.info("search waits", search=search.id, guild=search.guild, reason=refusal.key)
        say, later = localizer(search.language), await self.bot.searches.postponed(search.id)
        if later is not None:
            busy = refusal.key in ("refused-channel-taken", "refused-threads-taken")
            why = say("lfg-channel-busy") if busy else say(refusal.key, **safe_values(refusal.values))
            await self._edit(later, draw_search(later, say, self.bot.clock(), trouble=why))

    async def _drop_absent(self, search: PlayerSearch) -> bool:
        """Remove players who have left the server or cannot see the channel. Return whether there were any.

        The host may have lost the permission to post since: nobody's table opens where they could not open one.
        """
        guild = self.bot.get_guild(search.guild)
        if guild is None:
            return False
        channel, kept, dropped = guild.get_channel_or_thread(search.channel), set[int](), set[int]()
        for player in search.players:
            try:
                member = await guild.fetch_member(player.user)
            except discord.NotFound:
                dropped.add(player.user)
                continue
            held = channel.permissions_for(member) if channel is not None else discord.Permissions.all()
            in_thread = isinstance(channel, discord.Thread)
            may_post = held.send_messages_in_threads if in_thread else held.send_messages
            if held.view_channel and (kept or may_post):
                kept.add(player.user)
            else:
                dropped.add(player.user)
        return await self._drop(search, dropped)

    async def _drop_incompatible(self, search: PlayerSearch) -> bool:
        """Remove players who block, or are blocked by, one who joined before them. Return whether there were any."""
        kept: set[int] = set()
        dropped: set[int] = set()
        for player in search.players:
            if kept & await self.bot.store.social.apart_from(player.user):
                dropped.add(player.user)
            else:
                kept.add(player.user)
        return await self._drop(search, dropped)

    async def _drop(self, search: PlayerSearch, users: set[int]) -> bool:
        """Remove players from a search, and from its post. Return whether there were any."""
        if not users:
            return False
        after = await self.bot.searches.remove(search.id, users)
        if after is not None:
            await self.search_changed(after)
        else:
            await self.delete_call(search)
            await self._show_over(search, localizer(search.language)("lfg-over-left"))
        return True

    async def open_lobby(self, search: PlayerSearch) -> TableRecord:
        """Open and post the lobby of a search with its players, in a thread if the server wants that."""
        bot, settings = self.bot, await self.bot.servers.settings(search.guild)
        host, *others = (Player(user=player.user, name=player.name) for player in search.players)
        channel = bot.get_channel(search.channel)
        if isinstance(channel, (discord.TextChannel, discord.Thread)):
            place = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
            require_place(settings, place, {one.id for one in channel.guild.channels})
        opened = partial(
            bot.tables.deals.open,
            game=search.game,
            guild=search.guild,
            host=host,
            language=search.language,
            options=_options(search, settings.turn_limit),
            players=(host, *others),
        )
        if settings.threads and isinstance(channel, discord.TextChannel):
            say = localizer(search.language)
            title = say.plain("thread-title", game=say(f"{search.game}-name"), host=plain_name(host.name))
            members = [discord.Object(player.user) for player in search.players]
            return await open_thread_table(
                bot,
                channel,
                settings.threads,
                title,
                lambda thread: opened(channel=thread, parent=search.channel),
                members=members,
            )
        if settings.threads and isinstance(channel, discord.Thread):  # counts as one of its channel's tables
            async with bot.thread_locks[channel.parent_id]:
                await require_room(bot, channel.parent_id, settings.threads)
                record = await opened(channel=search.channel, parent=channel.parent_id)
        else:
            record = await opened(channel=search.channel)
        try:
            await bot.table_messages.post_in_channel(record.id)
        except BaseException:
            await bot.tables.close(record.id, "could not be posted")
            raise
        return await bot.tables.record(record.id)

    # --- messages

    async def delete_call(self, search: PlayerSearch) -> None:
        """Delete the message that pinged users about a search."""
        if search.call_message is None:
            return
        try:
            await self.bot.channels.channel(search.channel, search.guild).delete(search.call_message)
        except (discord.HTTPException, ChannelBlocked) as error:  # it may be gone, or its channel
            log.info("search call not deleted", search=search.id, guild=search.guild, error=str(error))

    async def _show_over(self, search: PlayerSearch, sentence: str) -> None:
        layout = self._over[search.id] = draw_over(search, sentence, localizer(search.language))
        await self._edit(search, layout)

    async def _edit(self, search: PlayerSearch, layout: MessageLayout) -> None:
        """Edit the post. A post that was deleted ends its search."""
        if search.message is None:
            return
        place, nobody = self.bot.channels.channel(search.channel, search.guild), discord.AllowedMentions.none()
        try:
            await place.edit(search.message, view=layout.view(), allowed_mentions=nobody)
        except (discord.HTTPException, ChannelBlocked) as error:
            log.info("search post not edited", search=search.id, guild=search.guild, error=str(error))
            if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                await self.bot.searches.close(search.id)


def _options(search: PlayerSearch, turn_limit: int) -> dict[str, OptionValue]:
    """Return the options of the lobby: a day for a move in a slow game, otherwise what the server usually has."""
    slow = DAY_SECONDS in game_named(search.game).Options.choices().get("turn_limit", ())
    limit = DAY_SECONDS if search.pace == "day" and slow else turn_limit
    return lobby.usual_options(search.game, limit, search.language)
