"""The public message of each table: drawn from the newest view, edited in place, one edit at a time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterable

import discord
import structlog
from discord.ext import commands

from bot.app import Onetable
from bot.delivery import DELIVERY_ERRORS, describe, is_delivery_error
from bot.i18n import Localizer, localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from bot.tables.writer import TableObserver
from cogs.core.channels import UNKNOWN_CHANNEL, ChannelBlocked, Channels, GuardedChannel
from cogs.core.coalescer import UpdateCoalescer, acknowledge
from cogs.core.courier import edit_through
from cogs.core.findable import Findable
from cogs.core.layout import LayoutDecorator, MessageLayout, RenderTable
from cogs.core.panels import Panels, is_panel
from cogs.core.redraws import Redraws
from cogs.core.replies import reply
from cogs.core.text import calling
from rules.errors import Refusal

log = structlog.get_logger("onetable.boards")

PACE_SECONDS = 1.0  # between two edits of a table's message that no press on it pays for: a channel has five in five
BURIED_BY = 8  # messages of chat after which the table is posted again at the bottom
RETRIED_CODES = (50083,)  # the thread is archived
UNKNOWN_MESSAGE = 10008
MOST_REPOSTS = 3  # of a message that moderators keep deleting, in so many seconds
REPOST_SECONDS = 600.0
CONFIRM_SECONDS = 1.5  # how long a command waits for an edit

Follower = Callable[[int], Iterable[Coroutine[object, object, None]]]


class TableMessages(Findable, TableObserver):
    """Keeps every table's message up to date."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.picture_cache = PictureCache()
        self.panels = Panels(bot, self.picture_cache, self._run)
        self.renderers: dict[str, RenderTable] = {}  # "lobby", "closed" and each game's name
        self.decorators: list[LayoutDecorator] = []  # what every game's message has in common
        self.followers: list[Follower] = []  # who else has something to do when a table is shown
        self._coalescer = UpdateCoalescer()
        self._waiting: dict[int, asyncio.Event] = {}  # tables whose message waits for its next edit
        self._edited_at: dict[int, float] = {}  # by table: when its message was last edited without a press
        self._chatter: dict[int, int] = {}  # messages since the table, in channels that have one
        self._errands: set[asyncio.Task[None]] = set()
        self.redraws = Redraws(lambda table: self._run(self._redraw(table)))
        self._drawn_live: set[int] = set()  # tables that were live when they were last drawn
        self._deleted_at: dict[int, list[float]] = {}  # by table: when somebody deleted its message
        self._started_at = bot.clock()
        bot.tables.observers.append(self)

    def table_changed(self, table: int) -> None:
        """Implements `TableObserver`."""
        self.show_soon(table)

    def table_woke(self, table: int) -> None:
        """Implements `TableObserver`."""
        self._run(self._call_back(table))

    async def post(self, table: int, interaction: discord.Interaction) -> None:
        """Show the table in a new message at the bottom, as the reply to a command; a private one to its host only."""
        scene = await self.bot.tables.scene(table)
        if scene.record.private:
            await self.panels.open(table, interaction)
            return
        layout = await self.draw(scene, localizer(scene.record.language))
        message_id = await reply(interaction, view=layout.view(), files=layout.files(), ephemeral=False)
        assert message_id is not None
        self._deleted_at.pop(table, None)  # somebody wants to see it
        await self._moved(scene, message_id)
        if _drawn(await self.bot.tables.scene(table)) != _drawn(scene):  # somebody moved while it was being posted
            await self.show(table)

    async def put_up(self, table: int) -> None:
        """Show the table in a new message of its channel that answers no command."""
        scene = await self.bot.tables.scene(table)
        layout = await self.draw(scene, localizer(scene.record.language))
        place = self.bot.get_partial_messageable(scene.record.channel, guild_id=scene.record.guild)
        message = await place.send(view=layout.view(), files=layout.files())
        await self._moved(scene, message.id)

    async def show(self, table: int, click: discord.Interaction | None = None) -> None:
        """Bring the table's message and all its open panels up to date, all at once but first what was pressed.

        What was pressed is edited through the press itself, which costs no rate limit. A private table is a panel only.
        """
        is_private = (await self.bot.tables.record(table)).private
        pressed_panel = click is not None and is_panel(click)
        for user in self.panels.others(table, but=click.user.id if click is not None and pressed_panel else None):
            self._run(self.panels.refresh(table, user))  # begins when what follows waits for the first time
        self._tell_followers(table)
        if click is not None and pressed_panel:
            if not is_private:
                self._run(self._show_board(table, None))
            await self.panels.answer(table, click)
        elif not is_private:
            await self._show_board(table, click)
        elif click is not None:
            await acknowledge(click)

    async def show_at_last(self, table: int) -> None:
        """Bring the table up to date, and wait until its message was edited, also by a press that came before."""
        await self.show(table)
        await self._coalescer.idle(table)

    def _tell_followers(self, table: int) -> None:
        for follower in self.followers:
            for errand in follower(table):
                self._run(errand)

    async def heal(self, table: int, click: discord.Interaction) -> None:
        """Draw again what somebody pressed that was out of date. A panel can only be reached through that press."""
        if is_panel(click):
            with contextlib.suppress(Refusal):  # there is no such table any more
                await self.show(table, click)
        else:
            self.show_soon(table)

    def show_soon(self, table: int) -> None:
        """Bring a table up to date, if it is still there, while whoever asks goes on."""
        self._run(self._heal_board(table))

    async def _heal_board(self, table: int) -> None:
        with contextlib.suppress(Refusal):
            await self.show(table)

    async def _call_back(self, table: int) -> None:
        """After a restart: show the table, and call those it waits for. Their panels cannot be reached any more."""
        await self.show(table)
        scene = await self.bot.tables.scene(table)
        record = scene.record
        if record.private:  # nobody else shall hear of it
            return
        waiting_for = [record.players[seat] for seat in scene.view.to_act] if scene.view is not None else []
        players = [player.user for player in waiting_for if player.is_member]
        if not players:
            return
        mentions, _ = calling(players)
        _, called = calling(
            [user for user in players if (await self.bot.personal_settings.settings(user)).pings != "off"]
        )
        sentence = localizer(record.language)("table-stands-still", players=mentions, link=record.link)
        try:
            await self._channel(record).send(sentence, allowed_mentions=called)
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("nobody could be called", table=table, guild=record.guild, error=str(error))

    async def _show_board(self, table: int, click: discord.Interaction | None) -> None:
        if click is not None and table in self._waiting:
            self._waiting[table].set()
        await self._coalescer.send(table, lambda newest: self._send(table, newest), click)

    async def _send(self, table: int, click: discord.Interaction | None) -> None:
        if click is None and not await self._keep_pace(table):
            return
        scene = await self.bot.tables.scene(table)
        record, layout = scene.record, await self.draw(scene, localizer(scene.record.language))
        # the message of a finished game that somebody has deleted stays deleted
        may_post = record.live or table in self._drawn_live or not self.bot.tables.messages.was_shown(table)
        if record.live:
            self._chatter.setdefault(record.channel, 0)
            self._drawn_live.add(table)
        else:
            self._chatter.pop(record.channel, None)
            self._edited_at.pop(table, None)
            self._drawn_live.discard(table)
        if click is not None and await self._send_through(click, scene, layout):
            self._is_shown(scene)
            if self._chatter.get(record.channel, 0) >= BURIED_BY:
                await self._send_anew(scene, layout)
            return
        try:
            is_shown = await self._edit_in_channel(scene, layout, may_post=may_post)
        except Exception:  # Discord cannot be reached
            self.redraws.failed(table)
            raise
        if is_shown:
            self._is_shown(scene)
        else:
            self.redraws.failed(table)
        if not record.live:
            self._deleted_at.pop(table, None)

    def _is_shown(self, scene: Scene) -> None:
        """The table's message shows this scene, or there is no message to keep up to date."""
        self.bot.tables.messages.note_shown(scene.record.id, scene.revision)
        self.redraws.worked(scene.record.id)

    async def _keep_pace(self, table: int) -> bool:
        """Wait until it is time for another edit; False if somebody presses meanwhile, which shows as much."""
        wait = PACE_SECONDS - max(0.0, time.monotonic() - self._edited_at.get(table, -PACE_SECONDS))
        if wait > 0:
            pressed = self._waiting[table] = asyncio.Event()
            try:
                await asyncio.wait_for(pressed.wait(), wait)
            except TimeoutError:
                pass
            else:
                return False
            finally:
                del self._waiting[table]
        self._edited_at[table] = time.monotonic()
        return True

    async def _send_through(self, click: discord.Interaction, scene: Scene, layout: MessageLayout) -> bool:
        """Edit the message that was pressed, if it is the table's own; False if that did not do it."""
        record = scene.record
        if click.message is None or record.message not in (None, click.message.id):
            await acknowledge(click)
            return False
        try:
            await edit_through(click, layout)
        except DELIVERY_ERRORS as error:
            log.warning("edit through interaction failed", table=record.id, guild=record.guild, **describe(error))
            return False
        if record.message is None:  # the bot died between posting the table and noting where
            await self.bot.tables.messages.move_to(record.id, click.message.id, shown=scene.revision)
        return True

    async def _edit_in_channel(self, scene: Scene, layout: MessageLayout, *, may_post: bool) -> bool:
        """Edit the table's message, or post another one if it is gone; False if that is to be tried again later."""
        record = scene.record
        is_withheld = self._is_withheld(record.id)
        is_buried = self._chatter.get(record.channel, 0) >= BURIED_BY and not is_withheld
        if is_buried and await self._send_anew(scene, layout):
            return True
        if record.message is not None:
            try:
                nobody = discord.AllowedMentions.none()  # an edit does not take the bot's default by itself
                await self._channel(record).edit(
                    record.message, view=layout.view(), attachments=layout.files(), allowed_mentions=nobody
                )
            except ChannelBlocked:
                return False
            except discord.HTTPException as error:
                about = {"table": record.id, "guild": record.guild, "status": error.status, "code": error.code}
                if error.code == UNKNOWN_CHANNEL:
                    log.info("table channel gone", **about)
                    await self._close_in(record.channel)
                    return True
                if error.status in (403, 429) or error.status >= 500 or error.code in RETRIED_CODES:
                    log.warning("table message edit failed", **about)
                    return False
                log.info("table message lost", **about)
                if error.code == UNKNOWN_MESSAGE and record.live:  # else a finished game could not be replayed
                    await self.bot.tables.messages.forget(record.id, record.message)
            else:
                return True
        if record.phase == "closed" or not may_post or is_withheld:
            return True
        return await self._send_anew(scene, layout)

    async def _send_anew(self, scene: Scene, layout: MessageLayout) -> bool:
        """Post the table again at the bottom of the channel; False if Discord would not have it."""
        record = scene.record
        try:
            message = await self._channel(record).send(view=layout.view(), files=layout.files())
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("table cannot be posted", table=record.id, guild=record.guild, error=str(error))
            if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL:
                await self._close_in(record.channel)
            if record.channel in self._chatter:
                self._chatter[record.channel] = 0  # try again after as much chat, not at every press
            return False
        await self._moved(scene, message.id)
        return True

    async def _moved(self, scene: Scene, message: int) -> None:
        """Note the new message, then take the old one away."""
        record = scene.record
        if record.live:
            self._chatter[record.channel] = 0
        # not the record's message: that may have changed meanwhile
        before = await self.bot.tables.messages.move_to(record.id, message, shown=scene.revision)
        if before is not None and before != message:
            try:
                await self._channel(record).delete(before)
            except (discord.HTTPException, ChannelBlocked) as error:  # perhaps it is gone; else its buttons still work
                log.info("old message stays", table=record.id, guild=record.guild, error=str(error))

    async def draw(self, scene: Scene, say: Localizer) -> MessageLayout:
        """The table as everybody may see it."""
        record = scene.record
        name = (
            "lobby" if record.phase == "lobby" else record.game if scene.view and record.phase != "closed" else "closed"
        )
        layout = await self.renderers[name](scene, say, self.picture_cache)
        for frame in self.decorators:
            layout = frame(scene, say, layout)
        return layout

    def _channel(self, record: TableRecord) -> GuardedChannel:
        return Channels.of(self.bot).channel(record.channel, record.guild, shared=record.parent)

    def _run(self, errand: Coroutine[object, object, None]) -> None:
        self.bot.pending.begin()  # at once: whoever asks before the task first runs must be told to wait
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.bot.pending.end()
        self._errands.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and is_delivery_error(error):
            log.warning("table message not shown", **describe(error))
        elif error is not None:
            log.error("table message not shown", exc_info=error)

    # --- messages that are behind, or gone

    async def cog_load(self) -> None:
        """Try again whatever failed in channels that may be tried again."""
        Channels.of(self.bot).on_reset = self.find_behind

    async def cog_unload(self) -> None:
        """Redraw nothing more."""
        self.redraws.stop()

    @commands.Cog.listener()
    async def on_answered(self, _interaction: discord.Interaction, table: int | None) -> None:
        """Whatever was pressed at a table: bring its message up to date if that has missed an edit."""
        if table is not None and self.bot.tables.messages.is_behind(table) and not self._coalescer.is_busy(table):
            self.redraws.add([table])

    def find_behind(self) -> None:
        """Redraw every table whose message is behind, those with the newest moves first."""
        self._run(self._find_behind())

    async def _find_behind(self) -> None:
        self.redraws.add(await self.bot.store.tables_behind())

    async def _redraw(self, table: int) -> None:
        """Bring the message up to date unless it is, or unless somebody else is at it."""
        try:
            record = await self.bot.tables.record(table)
        except Refusal:  # there is no such table any more
            self.redraws.worked(table)
            return
        guild = self.bot.get_guild(record.guild)
        is_new = (
            not self.bot.tables.messages.was_shown(table) and record.opened_at >= self._started_at
        )  # it is being posted
        if guild is None or self._coalescer.is_busy(table) or self._is_withheld(table):
            return
        if self.bot.tables.messages.is_behind(table) and not is_new:
            await self._show_board(table, None)
        elif record.live and guild.get_channel_or_thread(record.channel) is None:
            await self._check_channel(record)

    async def _check_channel(self, record: TableRecord) -> bool:
        """Close the table if its channel was deleted while the bot was away; is it still there?"""
        try:
            await self.bot.fetch_channel(record.channel)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._close_in(record.channel)
                return False
        return True

    async def is_there(self, record: TableRecord) -> bool:
        """Whether a live table still has its channel; if not it is closed."""
        guild = self.bot.get_guild(record.guild)
        if guild is not None and guild.get_channel_or_thread(record.channel) is not None:
            return True
        return await self._check_channel(record)

    async def confirm(self, table: int) -> TableRecord | None:
        """The record of a table whose message was edited just now, or is known to be gone; None if neither is known."""
        if self._coalescer.is_busy(table):
            return None
        edit = asyncio.create_task(self._show_board(table, None))
        self._errands.add(edit)
        self.bot.pending.begin()
        edit.add_done_callback(self._finished)
        await asyncio.wait([edit], timeout=CONFIRM_SECONDS)
        record = await self.bot.tables.record(table)
        is_known = edit.done() and not self.bot.tables.messages.is_behind(table)
        return record if record.message is None or is_known else None

    def _is_withheld(self, table: int) -> bool:
        """Whether moderators have deleted the message so often that it is posted only when somebody asks for it."""
        deleted = self._deleted_at.get(table, ())
        return len(deleted) >= MOST_REPOSTS

    async def _deleted(self, channel: int, messages: set[int]) -> None:
        """Post a live table again whose message was deleted."""
        table = await self.bot.store.live_table(channel)
        if table is None:
            return
        message = (await self.bot.tables.record(table)).message
        if message not in messages or not await self.bot.tables.messages.forget(table, message):
            return
        now = self.bot.clock()
        recent = [at for at in self._deleted_at.get(table, ()) if now - at < REPOST_SECONDS]
        self._deleted_at[table] = [*recent, now]
        if self._is_withheld(table):
            log.info("table message withheld", table=table, channel=channel)
        else:
            await self._show_board(table, None)

    # --- what happens around the tables

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After the start, or a connection that could not be resumed: edits and deletions may have been missed."""
        self._run(self._find_behind_or_lost())

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """While the gateway was away edits may have failed."""
        self.find_behind()

    async def _find_behind_or_lost(self) -> None:
        """Redraw; then look at the tables in channels that Discord has not told of: deleted, or archived threads."""
        await self._find_behind()
        lost = []
        for table, server, channel in await self.bot.store.live_places():
            guild = self.bot.get_guild(server)
            if guild is not None and not guild.unavailable and guild.get_channel_or_thread(channel) is None:
                lost.append(table)
        self.redraws.add(lost, last=True)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """It may have come out of the archive, where no message can be edited."""
        table = await self.bot.store.live_table(payload.thread_id)
        if table is not None and not payload.data["thread_metadata"]["archived"]:
            self.redraws.add([table])

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """It may be the message of a table."""
        self._run(self._deleted(payload.channel_id, {payload.message_id}))

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """The message of a table may be among them."""
        self._run(self._deleted(payload.channel_id, payload.message_ids))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count the chat that buries a table."""
        if message.channel.id in self._chatter and message.author != self.bot.user:
            self._chatter[message.channel.id] += 1

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table goes with its channel, and so do those in threads of it, of which some may be archived."""
        await self._close_in(channel.id)
        for record in await self.bot.tables.in_threads_of(channel.id):
            await self._close_in(record.channel)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table goes with its thread."""
        await self._close_in(payload.thread_id)

    async def _close_in(self, channel: int) -> None:
        self._chatter.pop(channel, None)
        table = await self.bot.store.live_table(channel)
        if table is not None:
            await self.bot.tables.close(table, "channel deleted")
            message = (await self.bot.tables.record(table)).message
            if message is not None:
                await self.bot.tables.messages.forget(table, message)
            self._tell_followers(table)


def _drawn(scene: Scene) -> tuple[object, ...]:
    """What of a scene can be seen on the table; where it is shown cannot."""
    return scene.record.model_copy(update={"message": None}), scene.view
