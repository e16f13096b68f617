"""Does on Discord what tournaments ask for: kept in the store until it is done, so that a restart forgets nothing.

Done twice it does no harm: a message that was sent a moment ago is not sent again (its nonce tells), a thread that was
made but not noted is found by its name.
"""

from __future__ import annotations

import asyncio
import logging
import time

import discord
import structlog
from discord.ext import commands

from bot.app import Onetable
from bot.tournaments.model import OutboxTask
from cogs.core import table_messages
from cogs.core.channels import ChannelBlocked
from cogs.tournament.outbox_handlers import OutboxHandlers, PlaceLost
from rules.errors import Refusal

log = structlog.get_logger("onetable.herald")

PACE = 2.0  # times that of a table's message: a tournament's can be edited less often
RETRY_SECONDS = 60.0
MAX_TRIES = 5  # of something that Discord fails to do
TOO_MANY_THREADS = 160006
TOO_FAST = 429
CALLING = ("open", "again")  # without these a match is never played


class OutboxWorker(commands.Cog):
    """One worker for each tournament that has something to be done."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.handlers = OutboxHandlers(bot)
        self._at_work: dict[int, bool] = {}  # by tournament: has more come meanwhile?
        self._put_off: dict[int, set[int]] = {}  # by tournament: duties that Discord has failed to do just now
        self._shown_at: dict[int, float] = {}
        self._workers: set[asyncio.Task[None]] = set()
        bot.tournaments.on_outbox = self.wake

    def wake(self, tournament: int) -> None:
        """There is something to be done."""
        if tournament in self._at_work:
            self._at_work[tournament] = True
            return
        self._at_work[tournament] = False
        self.bot.pending.begin()
        worker = asyncio.create_task(self._work(tournament))
        self._workers.add(worker)
        worker.add_done_callback(self._finished)

    def _finished(self, worker: asyncio.Task[None]) -> None:
        self.bot.pending.end()
        self._workers.discard(worker)

    async def _work(self, tournament: int) -> None:
        try:
            while not self.bot.tournaments.is_closing:
                pace = PACE * table_messages.PACE_SECONDS
                wait = pace - max(0.0, time.monotonic() - self._shown_at.get(tournament, -pace))
                task = await self._next(tournament, show=wait <= 0)
                if task is not None:
                    await self._do(tournament, task)
                elif wait > 0 and await self._next(tournament, show=True) is not None:
                    await asyncio.sleep(wait)
                elif not self._more(tournament):
                    return
        except Refusal as refusal:  # there is no such tournament any more
            log.info("nothing to do", tournament=tournament, why=refusal.key)
        except Exception:  # such as a database that cannot be written to
            log.exception("herald failed", tournament=tournament)
            self._later(tournament)
        finally:
            self._at_work.pop(tournament, None)

    async def _next(self, tournament: int, *, show: bool) -> OutboxTask | None:
        """What to do now: while it is paused nobody is called to a match, and what was put off waits for its time."""
        affair = await self.bot.tournaments.affair(tournament)
        but = [*([] if show else ["show"]), *(CALLING if affair.record.phase == "paused" else ())]
        return await self.bot.store.tournaments.next_task(tournament, but=but, skip=self._put_off.get(tournament, ()))

    def _more(self, tournament: int) -> bool:
        """Has anything come since it was last looked?"""
        more, self._at_work[tournament] = self._at_work[tournament], False
        return more

    async def _do(self, tournament: int, task: OutboxTask) -> None:
        """Do one thing, or put it off."""
        store, about = self.bot.store.tournaments, {"tournament": tournament, "what": task.what, "match": task.match}
        if task.what == "show":
            self._shown_at[tournament] = time.monotonic()
        try:
            if task.what in ("open", "event"):
                await store.trying(task)
            await self.handlers.do(tournament, task)
        except Refusal as refusal:
            log.info("left undone", why=refusal.key, **about)
            if self.bot.tournaments.is_closing:
                return
        except PlaceLost:
            log.warning("channel gone", **about)
            await self.bot.tournaments.lose_place(tournament)
        except discord.Forbidden as error:
            log.warning("not allowed", code=error.code, error=error.text, **about)
            if task.what in CALLING:  # it is tried again when the organiser lets it go on
                await self.bot.tournaments.stand_still(tournament, "threads")
                return
        except discord.HTTPException as error:
            log.warning("discord said no", status=error.status, code=error.code, error=error.text, **about)
            may_go_better = error.code == TOO_MANY_THREADS or error.status == TOO_FAST or error.status >= 500
            if may_go_better and await self._can_wait(tournament, task):
                return
            if task.what in CALLING and not may_go_better:
                await self.bot.tournaments.stand_still(tournament, "discord")
                return
        except Exception as error:  # Discord cannot be reached, or worse: nothing else shall wait for this
            blocked = isinstance(error, ChannelBlocked)
            log.log(
                logging.INFO if blocked else logging.ERROR, "failed", blocked=blocked, exc_info=not blocked, **about
            )
            if await self._can_wait(tournament, task):
                return
        await store.done(task)

    async def _can_wait(self, tournament: int, task: OutboxTask) -> bool:
        """Put it off: it may go better in a while. To call people to their match is tried for ever."""
        if task.what not in ("open", "event"):
            await self.bot.store.tournaments.trying(task)
        if task.what not in CALLING and task.tries >= MAX_TRIES:
            return False
        self._put_off.setdefault(tournament, set()).add(task.id)
        self._later(tournament)
        return True

    def _later(self, tournament: int) -> None:
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._again, tournament)

    def _again(self, tournament: int) -> None:
        self._put_off.pop(tournament, None)
        if not self.bot.tournaments.is_closing:
            self.wake(tournament)

    # --- what happens around

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A match whose thread is gone is played in another."""
        place = await self.bot.store.tournaments.in_thread(payload.thread_id)
        if place is not None:
            await self.bot.tournaments.thread_lost(*place, thread=payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A tournament goes with its channel."""
        for record in await self.bot.store.tournaments.of_guild(channel.guild.id, most=100):
            if record.live and record.channel == channel.id:
                await self.bot.tournaments.lose_place(record.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Nobody can play where the bot is not: everything waits until it is invited again and let go on."""
        for record in await self.bot.store.tournaments.of_guild(guild.id, most=100):
            if record.phase == "running":
                await self.bot.tournaments.stand_still(record.id, "removed")
