"""Does on Discord what tournaments ask for: kept in the store until it is done, so that a restart forgets nothing.

Done twice it does no harm: a message that was sent a moment ago is not sent again (its nonce tells), a thread that was
made but not noted is found by its name.
"""

from __future__ import annotations

import asyncio
import time

import discord
import structlog
from discord.ext import commands

from bot.app import Onetable
from bot.tournament.model import Duty
from cogs.tournament.errands import Errands, PlaceLost
from rules.errors import Refusal

log = structlog.get_logger("onetable.herald")

PACE_SECONDS = 2.0  # between two edits of a tournament's message that no press pays for
RETRY_SECONDS = 60.0
MOST_TRIES = 5  # of something that Discord fails to do; threads are tried for ever
TOO_MANY_THREADS = 160006


class Herald(commands.Cog):
    """One worker for each tournament that has something to be done."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.errands = Errands(bot)
        self._at_work: dict[int, bool] = {}  # by tournament: has more come meanwhile?
        self._shown_at: dict[int, float] = {}
        self._workers: set[asyncio.Task[None]] = set()
        bot.tournaments.on_duties = self.wake

    def wake(self, tournament: int) -> None:
        """There is something to be done."""
        if tournament in self._at_work:
            self._at_work[tournament] = True
            return
        self._at_work[tournament] = False
        self.bot.busy.begin()
        worker = asyncio.create_task(self._work(tournament))
        self._workers.add(worker)
        worker.add_done_callback(self._finished)

    def _finished(self, worker: asyncio.Task[None]) -> None:
        self.bot.busy.end()
        self._workers.discard(worker)
        if not worker.cancelled() and (error := worker.exception()) is not None:
            log.error("herald failed", exc_info=error)

    async def _work(self, tournament: int) -> None:
        try:
            while not self.bot.tournaments.is_closing:
                wait = self._shown_at.get(tournament, -PACE_SECONDS) + PACE_SECONDS - time.monotonic()
                duty = await self.bot.store.tournaments.next_duty(tournament, show=wait <= 0)
                if duty is None and wait > 0:
                    if await self.bot.store.tournaments.next_duty(tournament) is None and not self._more(tournament):
                        return
                    await asyncio.sleep(wait)
                elif duty is None:
                    if not self._more(tournament):
                        return
                elif not await self._do(tournament, duty):
                    return
        finally:
            self._at_work.pop(tournament, None)

    def _more(self, tournament: int) -> bool:
        """Has anything come since it was last looked?"""
        more, self._at_work[tournament] = self._at_work[tournament], False
        return more

    async def _do(self, tournament: int, duty: Duty) -> bool:
        """Do one thing; False if nothing more can be done for now."""
        store, about = self.bot.store.tournaments, {"tournament": tournament, "what": duty.what, "match": duty.match}
        if duty.what == "show":
            self._shown_at[tournament] = time.monotonic()
        try:
            if duty.what in ("open", "event"):
                await store.trying(duty)
            await self.errands.do(tournament, duty)
        except Refusal as refusal:
            log.info("left undone", why=refusal.key, **about)
            if self.bot.tournaments.is_closing:
                return False
        except PlaceLost:
            log.warning("channel gone", **about)
            await self.bot.tournaments.lose_place(tournament)
        except discord.Forbidden as error:
            log.warning("not allowed", code=error.code, error=error.text, **about)
            if duty.what == "open":
                await self.bot.tournaments.stand_still(tournament, "threads")
                return False  # it is tried again when the organiser lets it go on
        except discord.HTTPException as error:
            log.warning("discord said no", status=error.status, code=error.code, error=error.text, **about)
            if error.code == TOO_MANY_THREADS or error.status >= 500:
                if duty.what not in ("open", "event"):
                    await store.trying(duty)
                if duty.what == "open" or duty.tries < MOST_TRIES:
                    asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, tournament)
                    return False
        await store.done(duty)
        return True

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
