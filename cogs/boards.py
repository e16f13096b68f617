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
from bot.languages import Speaker, speaker
from bot.pictures import Easel
from bot.record import TableRecord
from bot.tables import Scene
from cogs.courier import edit_through
from cogs.findable import Findable
from cogs.panels import Panels, is_panel
from cogs.replies import reply
from cogs.sheets import Face, Frame, Sheet
from cogs.turnstile import Turnstile, acknowledge
from cogs.wording import calling
from rules.errors import Refusal

log = structlog.get_logger("onetable.boards")

PACE_SECONDS = 1.0  # between two edits of a table's message that no press on it pays for: a channel has five in five
BURIED_BY = 8  # messages of chat after which the table is posted again at the bottom
UNKNOWN_CHANNEL = 10003

Follower = Callable[[int], Iterable[Coroutine[object, object, None]]]


class Boards(Findable):
    """Keeps every table's message up to date."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.easel = Easel()
        self.panels = Panels(bot, self.easel, self._run)
        self.faces: dict[str, Face] = {}  # "lobby", "closed" and each game's name
        self.frames: list[Frame] = []  # what every game's message has in common
        self.followers: list[Follower] = []  # who else has something to do when a table is shown
        self._turnstile = Turnstile()
        self._waiting: dict[int, asyncio.Event] = {}  # tables whose message waits for its next edit
        self._edited_at: dict[int, float] = {}  # by table: when its message was last edited without a press
        self._chatter: dict[int, int] = {}  # messages since the table, in channels that have one
        self._errands: set[asyncio.Task[None]] = set()
        bot.tables.on_clock = lambda table: self._run(self.show(table))
        bot.tables.on_wake = lambda table: self._run(self._call_back(table))
        bot.privacy.on_table = self.show_soon

    async def post(self, table: int, interaction: discord.Interaction) -> None:
        """Show the table in a new message at the bottom, as the reply to a command; a private one to its host only."""
        scene = await self.bot.tables.scene(table)
        if scene.record.private:
            await self.panels.open(table, interaction)
            return
        sheet = await self.draw(scene, speaker(scene.record.language))
        message_id = await reply(interaction, view=sheet.view(), files=sheet.files(), ephemeral=False)
        assert message_id is not None
        await self._moved(scene.record, message_id)
        if _drawn(await self.bot.tables.scene(table)) != _drawn(scene):  # somebody moved while it was being posted
            await self.show(table)

    async def put_up(self, table: int) -> None:
        """Show the table in a new message of its channel that answers no command."""
        scene = await self.bot.tables.scene(table)
        sheet = await self.draw(scene, speaker(scene.record.language))
        message = await self._channel(scene.record).send(view=sheet.view(), files=sheet.files())
        await self._moved(scene.record, message.id)

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
        awaited = [record.people[seat] for seat in scene.view.to_act] if scene.view is not None else []
        people = [sitter.user for sitter in awaited if sitter.is_member]
        if not people:
            return
        mentions, _ = calling(people)
        _, called = calling([user for user in people if (await self.bot.people.settings(user)).pings != "off"])
        sentence = speaker(record.language)("table-stands-still", people=mentions, link=record.link)
        try:
            await self._channel(record).send(sentence, allowed_mentions=called)
        except discord.HTTPException as error:
            log.warning("nobody could be called", table=table, guild=record.guild, code=error.code)

    async def _show_board(self, table: int, click: discord.Interaction | None) -> None:
        if click is not None and table in self._waiting:
            self._waiting[table].set()
        await self._turnstile.send(table, lambda newest: self._send(table, newest), click)

    async def _send(self, table: int, click: discord.Interaction | None) -> None:
        if click is None and not await self._keep_pace(table):
            return
        scene = await self.bot.tables.scene(table)
        record, sheet = scene.record, await self.draw(scene, speaker(scene.record.language))
        if record.live:
            self._chatter.setdefault(record.channel, 0)
        else:
            self._chatter.pop(record.channel, None)
            self._edited_at.pop(table, None)
        if click is not None and await self._send_through(click, record, sheet):
            if self._chatter.get(record.channel, 0) >= BURIED_BY:
                await self._send_anew(record, sheet)
            return
        await self._edit_in_channel(record, sheet)

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

    async def _send_through(self, click: discord.Interaction, record: TableRecord, sheet: Sheet) -> bool:
        """Edit the message that was pressed, if it is the table's own; False if that did not do it."""
        if click.message is None or record.message not in (None, click.message.id):
            await acknowledge(click)
            return False
        try:
            await edit_through(click, sheet)
        except discord.HTTPException as error:
            log.warning("edit through click failed", table=record.id, guild=record.guild, code=error.code)
            return False
        if record.message is None:  # the bot died between posting the table and noting where
            await self.bot.tables.show_in(record.id, click.message.id)
        return True

    async def _edit_in_channel(self, record: TableRecord, sheet: Sheet) -> None:
        if self._chatter.get(record.channel, 0) >= BURIED_BY and await self._send_anew(record, sheet):
            return
        if record.message is not None:
            message = self._channel(record).get_partial_message(record.message)
            try:
                nobody = discord.AllowedMentions.none()  # an edit does not take the bot's default by itself
                await message.edit(view=sheet.view(), attachments=sheet.files(), allowed_mentions=nobody)
            except discord.HTTPException as error:
                if error.code == UNKNOWN_CHANNEL and record.live:
                    await self._close_in(record.channel)
                    return
                if isinstance(error, discord.Forbidden) or error.code == UNKNOWN_CHANNEL:
                    log.warning("table out of reach", table=record.id, guild=record.guild, code=error.code)
                    return
                log.info("table message lost", table=record.id, guild=record.guild, code=error.code)
            else:
                return
        if record.phase != "closed":
            await self._send_anew(record, sheet)

    async def _send_anew(self, record: TableRecord, sheet: Sheet) -> bool:
        """Post the table again at the bottom of the channel; False if Discord would not have it."""
        try:
            message = await self._channel(record).send(view=sheet.view(), files=sheet.files())
        except discord.HTTPException as error:
            log.warning("table cannot be posted", table=record.id, guild=record.guild, code=error.code)
            if record.channel in self._chatter:
                self._chatter[record.channel] = 0  # try again after as much chat, not at every press
            return False
        await self._moved(record, message.id)
        return True

    async def _moved(self, record: TableRecord, message: int) -> None:
        """Note the new message, then take the old one away."""
        if record.live:
            self._chatter[record.channel] = 0
        before = await self.bot.tables.show_in(record.id, message)  # not the record's: that may have changed meanwhile
        if before is not None and before != message:
            try:
                await self._channel(record).get_partial_message(before).delete()
            except discord.HTTPException as error:  # it may be gone already; its buttons still work if not
                log.info("old message stays", table=record.id, guild=record.guild, code=error.code)

    async def draw(self, scene: Scene, say: Speaker) -> Sheet:
        """The table as everybody may see it."""
        record = scene.record
        name = (
            "lobby" if record.phase == "lobby" else record.game if scene.view and record.phase != "closed" else "closed"
        )
        sheet = await self.faces[name](scene, say, self.easel)
        for frame in self.frames:
            sheet = frame(scene, say, sheet)
        return sheet

    def _channel(self, record: TableRecord) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(record.channel, guild_id=record.guild)

    def _run(self, errand: Coroutine[object, object, None]) -> None:
        self.bot.busy.begin()  # at once: whoever asks before the task first runs must be told to wait
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.bot.busy.end()
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("showing failed", exc_info=error)

    # --- what happens around the tables

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
            self._tell_followers(table)


def _drawn(scene: Scene) -> tuple[object, ...]:
    """What of a scene can be seen on the table; where it is shown cannot."""
    return scene.record.but(message=None), scene.view
