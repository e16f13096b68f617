"""The public message of each table: drawn from the newest view and edited in place, with coalesced and paced edits.

Edits that answer a click cost no rate limit and are sent at once. All others keep a pace per table. Messages that
missed an edit are redrawn later; messages that were deleted, or that chat has pushed up, are posted again.
Where the bot is not a member, all edits go through the newest interaction with the message (`TableTokens`).
"""

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
from bot.store.base import StoreFault
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from bot.tables.writer import TableObserver
from cogs.core.channels import UNKNOWN_CHANNEL, ChannelBlocked, GuardedChannel, is_visible
from cogs.core.coalescer import Redraws, UpdateCoalescer
from cogs.core.layout import LayoutDecorator, MessageLayout, RenderTable
from cogs.core.panels import is_panel
from cogs.core.replies import Posted, acknowledge, edit_through, reply_publicly
from cogs.core.table_tokens import TableTokens
from cogs.core.text import mention_users
from rules.errors import Refusal

log = structlog.get_logger("onetable.table_messages")

BURIED_BY = 8  # messages of chat after which the table is posted again at the bottom
RESURFACE_SECONDS = 60.0  # least time between two posts because of chat alone, by channel
RETRIED_CODES = (50083,)  # the thread is archived
UNKNOWN_MESSAGE = 10008
MAX_REPOSTS = 3  # of a message that moderators keep deleting, within REPOST_SECONDS
REPOST_SECONDS = 600.0
CONFIRM_SECONDS = 1.5  # how long a command waits for an edit

Observer = Callable[[int], Iterable[Coroutine[object, object, None]]]  # gets a table, returns background work


class TableMessages(commands.Cog, TableObserver):
    """Keeps every table's message up to date."""

    def __init__(self, bot: Onetable, *, lobby: RenderTable, closed: RenderTable) -> None:
        self.bot = bot
        self.decorators: list[LayoutDecorator] = []  # what the messages of all games have in common
        self.observers: list[Observer] = []  # called when a table is shown
        self.chatter: dict[int, int] = {}  # by channel with a table: messages of chat since the table's message
        self._resurfaced_at: dict[int, float] = {}  # by channel: when chat alone had the table posted again
        self._resurfacing: dict[
            int, asyncio.TimerHandle
        ] = {}  # by channel: the next time that chat alone has it posted
        self.redraws = Redraws(lambda table: self.run(self._redraw(table)), bot.timings.redraw_pace)
        self._lobby, self._closed = lobby, closed
        self._coalescer = UpdateCoalescer()
        self._tokens = TableTokens()
        self._pacing: dict[int, asyncio.Event] = {}  # tables whose next edit is delayed; set by a click
        self._edited_at: dict[int, float] = {}  # by table: the last edit that answered no click
        self._tasks: set[asyncio.Task[None]] = set()
        self._drawn_live: set[int] = set()  # tables that were live when they were last drawn
        self._deleted_at: dict[int, list[float]] = {}  # by table: when its message was deleted by a moderator
        self._unsure: set[int] = set()  # tables whose message may have been deleted while the bot was not told
        self._started_at = bot.clock()
        bot.tables.observers.append(self)
        bot.answer_observers.append(self._answered)

    def table_changed(self, table: int) -> None:
        """Implements `TableObserver`."""
        self.show_soon(table)

    def table_woke(self, table: int) -> None:
        """Implements `TableObserver`."""
        self.run(self._ping_after_restart(table))

    async def post(self, table: int, interaction: discord.Interaction) -> None:
        """Show the table in a new message at the bottom, as the reply to an interaction; a private one in a panel."""
        scene = await self.bot.tables.scene(table)
        if scene.record.private:
            await self.bot.panels.open(table, interaction)
            return
        layout = await self.draw(scene, localizer(scene.record.language))
        posted = await reply_publicly(interaction, layout)
        self._deleted_at.pop(table, None)
        if not scene.record.is_elsewhere:
            await self._store_message(scene, posted.message)
        elif posted.is_ephemeral:
            await interaction.delete_original_response()
            raise Refusal("refused-external-apps")
        else:
            await self._take_message(scene, interaction, posted)
        if _shown_part(await self.bot.tables.scene(table)) != _shown_part(scene):  # a move came meanwhile
            await self.show(table)

    async def post_in_channel(self, table: int) -> None:
        """Show the table in a new message of its channel, without an interaction."""
        scene = await self.bot.tables.scene(table)
        layout = await self.draw(scene, localizer(scene.record.language))
        place = self.bot.get_partial_messageable(scene.record.channel, guild_id=scene.record.guild)
        message = await place.send(view=layout.view(), files=layout.files())
        await self._store_message(scene, message.id)

    async def show(self, table: int, interaction: discord.Interaction | None = None) -> None:
        """Bring the table's message and all open panels up to date, first the message that was clicked.

        The clicked message is edited through the interaction, which costs no rate limit. A private table is a panel.
        """
        record = await self.bot.tables.record(table)
        is_private, is_elsewhere = record.private, record.is_elsewhere
        clicked_panel = interaction if interaction is not None and is_panel(interaction) else None
        for user in self.bot.panels.users(table, without=None if clicked_panel is None else clicked_panel.user.id):
            self.run(self.bot.panels.refresh(table, user))  # starts when the code below first waits
        self._notify_observers(table)
        if clicked_panel is not None:
            if not is_private and not is_elsewhere:
                self.run(self._show_message(table, None))
            await self.bot.panels.answer(table, clicked_panel)
            if not is_private and is_elsewhere:  # after the answer: it may be posted again as a follow-up
                self.run(self._show_message(table, clicked_panel))
        elif not is_private:
            await self._show_message(table, interaction)
        elif interaction is not None:
            await acknowledge(interaction)

    async def show_and_wait(self, table: int) -> None:
        """Bring the table up to date, and wait until its message was edited, also by earlier updates."""
        await self.show(table)
        await self._coalescer.idle(table)

    def _notify_observers(self, table: int) -> None:
        for observer in self.observers:
            for work in observer(table):
                self.run(work)

    async def redraw(self, table: int, interaction: discord.Interaction) -> None:
        """Redraw a clicked message that was out of date. Some can be edited only through the interaction."""
        record = self.bot.tables.cached_record(table)
        if is_panel(interaction) or (record is not None and record.is_elsewhere):
            with contextlib.suppress(Refusal):  # there is no such table any more
                await self.show(table, interaction)
        else:
            self.show_soon(table)

    def show_soon(self, table: int) -> None:
        """Bring a table up to date in the background, if it still exists."""
        self.run(self._show_if_there(table))

    async def _show_if_there(self, table: int) -> None:
        try:
            await self.show(table)
        except Refusal:
            return
        except Exception:
            self.redraws.failed(table)
            raise

    async def _ping_after_restart(self, table: int) -> None:
        """After a restart: show the table, and mention the players whose turn it is: their panels cannot be edited."""
        await self.show(table)
        scene = await self.bot.tables.scene(table)
        record = scene.record
        if record.private or record.is_elsewhere:
            return
        waiting_for = [record.players[seat] for seat in scene.view.to_act] if scene.view is not None else []
        players = [player.user for player in waiting_for if player.is_member]
        if not players:
            return
        mentions, _ = mention_users(players)
        _, called = mention_users(
            [user for user in players if (await self.bot.personal_settings.settings(user)).pings != "off"]
        )
        sentence = localizer(record.language)("table-paused-by-restart", players=mentions, link=record.link)
        try:
            await self._channel(record).send(sentence, allowed_mentions=called)
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("turn ping not sent", table=table, guild=record.guild, error=str(error))

    async def _show_message(self, table: int, interaction: discord.Interaction | None) -> None:
        if interaction is not None and not is_panel(interaction) and table in self._pacing:
            self._pacing[table].set()
        await self._coalescer.send(table, lambda newest: self._send(table, newest), interaction)

    async def _send(self, table: int, interaction: discord.Interaction | None) -> None:
        is_free = interaction is not None and not is_panel(interaction)  # an edit that answers the click
        if not is_free and not await self._keep_pace(table):
            return
        try:
            scene = await self.bot.tables.scene(table)
        except StoreFault:
            self.redraws.failed(table)
            raise
        record, layout = scene.record, await self.draw(scene, localizer(scene.record.language))
        # a deleted message of a finished game is not posted again
        may_post = record.live or table in self._drawn_live or not self.bot.tables.messages.was_shown(table)
        if record.live:
            self.chatter.setdefault(record.channel, 0)
            self._drawn_live.add(table)
        else:
            self.chatter.pop(record.channel, None)
            self._resurfaced_at.pop(record.channel, None)
            self._edited_at.pop(table, None)
            self._drawn_live.discard(table)
        if record.is_elsewhere:
            await self._send_by_token(interaction, scene, layout)
            return
        if interaction is not None and await self._send_through(interaction, scene, layout):
            self._is_shown(scene)
            if self.chatter.get(record.channel, 0) >= BURIED_BY:
                await self._post_again(scene, layout)
            return
        try:
            is_shown = await self._edit_in_channel(scene, layout, may_post=may_post)
        except Exception:
            self.redraws.failed(table)
            raise
        if is_shown:
            self._is_shown(scene)
        else:
            self.redraws.failed(table)
        if not record.live:
            self._deleted_at.pop(table, None)

    def _is_shown(self, scene: Scene) -> None:
        """Note that the message shows this scene, or that there is no message to keep up to date."""
        self.bot.tables.messages.note_shown(scene.record.id, scene.revision)
        self._unsure.discard(scene.record.id)
        self.redraws.worked(scene.record.id)

    async def _keep_pace(self, table: int) -> bool:
        """Wait until it is time for another edit; return False if a click comes meanwhile, which shows the same."""
        pace = self.bot.timings.edit_pace
        wait = pace - max(0.0, time.monotonic() - self._edited_at.get(table, -pace))
        if wait > 0:
            clicked = self._pacing[table] = asyncio.Event()
            try:
                await asyncio.wait_for(clicked.wait(), wait)
            except TimeoutError:
                pass
            else:
                return False
            finally:
                del self._pacing[table]
        self._edited_at[table] = time.monotonic()
        return True

    async def _send_through(self, interaction: discord.Interaction, scene: Scene, layout: MessageLayout) -> bool:
        """Edit the clicked message if it is the table's own; return False if it is not, or if that failed."""
        record = scene.record
        if interaction.message is None or record.message not in (None, interaction.message.id):
            await acknowledge(interaction)
            return False
        try:
            await edit_through(interaction, layout)
        except DELIVERY_ERRORS as error:
            log.warning("edit through interaction failed", table=record.id, guild=record.guild, **describe(error))
            return False
        if record.message is None:  # the bot crashed between posting the message and storing its id
            await self.bot.tables.messages.move_to(record.id, interaction.message.id, shown=scene.revision)
        return True

    async def _send_by_token(
        self, interaction: discord.Interaction | None, scene: Scene, layout: MessageLayout
    ) -> None:
        """Show a table where the bot is not a member: in the clicked message, or in its own one.

        If its token has expired, a press in a panel posts it again; otherwise it waits for the next press.
        """
        table, message = scene.record.id, interaction.message if interaction is not None else None
        if interaction is not None and message is not None and not is_panel(interaction):
            await edit_through(interaction, layout)  # it may be an older message of the table
            await self._take_message(scene, interaction, Posted(message.id, is_original=True))
        elif not await self._tokens.edit(table, scene.record.message, layout):
            if interaction is None:
                return
            posted = await interaction.followup.send(view=layout.view(), files=layout.files(), wait=True)
            await self._take_message(scene, interaction, Posted(posted.id, is_original=False))
        self._is_shown(scene)

    async def _take_message(self, scene: Scene, interaction: discord.Interaction, posted: Posted) -> None:
        """Store which message shows a table where the bot is not a member, and keep the token that edits it."""
        await self._tokens.take(scene.record.id, interaction, posted)
        if scene.record.message != posted.message:
            await self.bot.tables.messages.move_to(scene.record.id, posted.message, shown=scene.revision)

    async def _edit_in_channel(self, scene: Scene, layout: MessageLayout, *, may_post: bool) -> bool:
        """Edit the table's message, or post a new one if it is gone; return False if that must be tried again later."""
        record = scene.record
        is_withheld = self._is_withheld(record.id)
        is_buried = self.chatter.get(record.channel, 0) >= BURIED_BY and not is_withheld
        if is_buried and await self._post_again(scene, layout):
            return True
        if record.message is not None:
            try:
                nobody = discord.AllowedMentions.none()  # the bot's default does not apply to edits
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
                if error.code in RETRIED_CODES and not record.live:
                    return True  # the message in an archived thread stays as it is
                if error.status in (403, 429) or error.status >= 500 or error.code in RETRIED_CODES:
                    log.warning("table message edit failed", **about)
                    return False
                log.info("table message gone", **about)
                if error.code == UNKNOWN_MESSAGE and record.live:  # a finished game needs it for its replay
                    await self.bot.tables.messages.forget(record.id, record.message)
            else:
                return True
        if record.phase == "closed" or not may_post or is_withheld:
            return True
        return await self._post_again(scene, layout)

    async def _post_again(self, scene: Scene, layout: MessageLayout) -> bool:
        """Post the table again at the bottom of the channel; return False if Discord refuses."""
        record = scene.record
        try:
            message = await self._channel(record).send(view=layout.view(), files=layout.files())
        except (discord.HTTPException, ChannelBlocked) as error:
            log.warning("table message not posted", table=record.id, guild=record.guild, error=str(error))
            if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL:
                await self._close_in(record.channel)
            if record.channel in self.chatter:
                self.chatter[record.channel] = 0  # try again after as much chat, not at every click
            return False
        await self._store_message(scene, message.id)
        return True

    async def _store_message(self, scene: Scene, message: int) -> None:
        """Store the id of the new message, then delete the old one."""
        record = scene.record
        if record.live:
            self.chatter[record.channel] = 0
        # what the store had, not `record.message`, which may have changed meanwhile
        before = await self.bot.tables.messages.move_to(record.id, message, shown=scene.revision)
        if before is not None and before != message:
            try:
                await self._channel(record).delete(before)
            except (discord.HTTPException, ChannelBlocked) as error:  # it may be gone; otherwise its buttons still work
                log.info("old table message not deleted", table=record.id, guild=record.guild, error=str(error))

    async def draw(self, scene: Scene, say: Localizer) -> MessageLayout:
        """Return the layout of the table's public message."""
        record = scene.record
        if record.phase == "lobby":
            render = self._lobby
        elif scene.view is None or record.phase == "closed":
            render = self._closed
        else:
            render = self.bot.games[record.game].table
        layout = await render(scene, say, self.bot.pictures)
        for decorate in self.decorators:
            layout = decorate(scene, say, layout)
        return layout

    def _channel(self, record: TableRecord) -> GuardedChannel:
        return self.bot.channels.channel(record.channel, record.guild, shared=record.parent)

    def run(self, work: Coroutine[object, object, None]) -> None:
        """Start a background task, which the bot waits for before it stops. Errors are logged."""
        self._start(work)

    def _start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        self.bot.pending.begin()  # now, not when the task first runs
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.bot.pending.end()
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and is_delivery_error(error):
            log.warning("table message not shown", **describe(error))
        elif error is not None:
            log.error("table message not shown", exc_info=error)

    # --- messages that missed an edit, or are gone

    async def cog_unload(self) -> None:
        """Redraw and post nothing more."""
        self.redraws.stop()
        for timer in self._resurfacing.values():
            timer.cancel()

    @commands.Cog.listener()
    async def on_channels_unblocked(self) -> None:
        """Redraw what could not be edited in those channels."""
        await self._find_behind()

    def _answered(self, _interaction: discord.Interaction, table: int | None) -> None:
        """After any interaction at a table: redraw its message if that has missed an edit.

        A table that is not in memory was dropped from it: a move may have been stored although its commit failed.
        """
        if table is None or self._coalescer.is_busy(table):
            return
        if self.bot.tables.messages.is_behind(table) or self.bot.tables.cached_record(table) is None:
            self.redraws.add([table])

    async def _find_behind(self) -> None:
        """Redraw every table whose message is behind, those with the newest moves first."""
        self.redraws.add(await self.bot.store.tables_behind())

    async def _redraw(self, table: int) -> None:
        """Bring the message up to date, unless it is already or is being edited."""
        try:
            record = await self.bot.tables.record(table)
        except Refusal:  # the table was deleted
            self.redraws.worked(table)
            return
        except Exception:  # the database cannot be read, or a game that has to pause cannot be saved
            self.redraws.failed(table)
            raise
        guild = self.bot.get_guild(record.guild)
        if guild is None or self._coalescer.is_busy(table) or self._is_withheld(table):
            return
        if self.bot.tables.messages.is_behind(table) and not self._is_being_posted(record):
            await self._show_message(table, None)
        elif record.live and guild.get_channel_or_thread(record.channel) is None:
            await self._check_channel(record)
        elif record.live and table in self._unsure:
            await self._check_message(record)

    async def _check_channel(self, record: TableRecord) -> bool:
        """Return whether the channel still exists; close the table if it was deleted while the bot was offline."""
        try:
            await self.bot.fetch_channel(record.channel)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._close_in(record.channel)
                return False
        return True

    async def _check_message(self, record: TableRecord) -> None:
        """Post the table again if its message is gone. An edit that changes nothing tells, with no more permissions."""
        if record.message is not None:
            try:
                await self._channel(record).edit(record.message)
            except (discord.HTTPException, ChannelBlocked) as error:
                if not isinstance(error, discord.NotFound):
                    self.redraws.failed(record.id)
                    return
                if error.code == UNKNOWN_CHANNEL:
                    await self._close_in(record.channel)
                elif await self.bot.tables.messages.forget(record.id, record.message):
                    log.info("table message gone", table=record.id, guild=record.guild)
                    await self._show_message(record.id, None)
        self._unsure.discard(record.id)
        self.redraws.worked(record.id)

    async def channel_exists(self, record: TableRecord) -> bool:
        """Return whether the channel of a live table still exists; otherwise close the table."""
        guild = self.bot.get_guild(record.guild)
        if record.is_elsewhere or (guild is not None and guild.get_channel_or_thread(record.channel) is not None):
            return True
        return await self._check_channel(record)

    async def confirm_message(self, table: int) -> TableRecord | None:
        """Edit the message and return the record; None if it is not known in time whether the message exists."""
        if self._coalescer.is_busy(table) or self._is_being_posted(await self.bot.tables.record(table)):
            return None
        edit = self._start(self._show_message(table, None))
        await asyncio.wait([edit], timeout=CONFIRM_SECONDS)
        record = await self.bot.tables.record(table)
        is_known = edit.done() and not self.bot.tables.messages.is_behind(table)
        return record if record.message is None or is_known else None

    def _is_being_posted(self, record: TableRecord) -> bool:
        """Whether the first message of a table that was just opened is on its way, and has not failed yet."""
        if self.redraws.is_failing(record.id):
            return False
        return not self.bot.tables.messages.was_shown(record.id) and record.opened_at >= self._started_at

    def _is_withheld(self, table: int) -> bool:
        """Whether moderators have deleted the message so often that it is posted only on request."""
        deleted = self._deleted_at.get(table, ())
        return len(deleted) >= MAX_REPOSTS

    async def _deleted(self, channel: int, messages: set[int]) -> None:
        """Post a live table again after its message was deleted."""
        table = await self.bot.store.live_table(channel)
        if table is None:
            return
        message = (await self.bot.tables.record(table)).message
        if message not in messages:
            return
        try:
            is_forgotten = await self.bot.tables.messages.forget(table, message)
        except StoreFault:
            self._unsure.add(table)
            self.redraws.failed(table)
            raise
        if not is_forgotten:
            return
        now = self.bot.clock()
        recent = [at for at in self._deleted_at.get(table, ()) if now - at < REPOST_SECONDS]
        self._deleted_at[table] = [*recent, now]
        if self._is_withheld(table):
            log.info("table message withheld", table=table, channel=channel)
        else:
            await self._show_message(table, None)

    # --- gateway events

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After the start, or after a session that could not be resumed: look for missed edits and deleted channels."""
        self.run(self._find_behind_or_gone())

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Look for edits that failed while the gateway was disconnected."""
        await self._find_behind()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Look for missed edits in a server that has invited the bot again."""
        self.run(self._find_behind_or_gone(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look for missed edits in a server that Discord could not reach."""
        self.run(self._find_behind_or_gone(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Look for messages that were deleted while the bot could not see the channel."""
        if is_visible(after) and not is_visible(before):
            self.run(self._find_behind_or_gone(after.guild.id))

    async def _find_behind_or_gone(self, only: int | None = None) -> None:
        """Redraw tables that are behind, then check whether the channels and messages of the others still exist."""
        await self._find_behind()
        unsure = []
        for table, server, channel in await self.bot.store.live_places():
            self.chatter.setdefault(channel, 0)
            guild = self.bot.get_guild(server)
            if only in (None, server) and guild is not None and not guild.unavailable:
                unsure.append(table)
        self._unsure.update(unsure)
        self.redraws.add(unsure, last=True)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Redraw the table of an unarchived thread: messages in archived threads cannot be edited."""
        table = await self.bot.store.live_table(payload.thread_id)
        if table is not None and not payload.data["thread_metadata"]["archived"]:
            self.redraws.add([table])

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post the table again if this was its message."""
        self.run(self._deleted(payload.channel_id, {payload.message_id}))

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Post the table again if its message was among these."""
        self.run(self._deleted(payload.channel_id, payload.message_ids))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count the chat below a table's message, and post the table again once it is buried."""
        channel = message.channel.id
        if channel in self.chatter and message.author != self.bot.user:
            self.chatter[channel] += 1
            if self.chatter[channel] >= BURIED_BY and channel not in self._resurfacing:
                wait = self._resurfaced_at.get(channel, -RESURFACE_SECONDS) + RESURFACE_SECONDS - time.monotonic()
                loop = asyncio.get_running_loop()
                self._resurfacing[channel] = loop.call_later(max(0.0, wait), self._resurface_soon, channel)

    def _resurface_soon(self, channel: int) -> None:
        del self._resurfacing[channel]
        self.run(self._resurface(channel))

    async def _resurface(self, channel: int) -> None:
        """Post a buried table again if a player or the crowd has to move: the others will see it at its next edit."""
        table = await self.bot.store.live_table(channel)
        if table is None or self.chatter.get(channel, 0) < BURIED_BY or self._is_withheld(table):
            return
        record = await self.bot.tables.record(table)
        if any(record.players[seat].kind in ("member", "crowd") for seat in await self.bot.tables.waiting_for(table)):
            self._resurfaced_at[channel] = time.monotonic()
            await self._show_message(table, None)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of the channel, and those in its threads."""
        await self._close_in(channel.id)
        for record in await self.bot.tables.in_threads_of(channel.id):
            await self._close_in(record.channel)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of the thread."""
        await self._close_in(payload.thread_id)

    async def _close_in(self, channel: int) -> None:
        self.chatter.pop(channel, None)
        table = await self.bot.store.live_table(channel)
        if table is not None:
            await self.bot.tables.close(table, "channel deleted")
            message = (await self.bot.tables.record(table)).message
            if message is not None:
                await self.bot.tables.messages.forget(table, message)
            self._notify_observers(table)


def _shown_part(scene: Scene) -> tuple[object, ...]:
    """Return what the message shows of a scene: all but which message it is."""
    return scene.record.model_copy(update={"message": None}), scene.view
