"""Works off the outbox of each tournament: tasks are stored until they are done, so a restart loses none.

A task may be done twice without harm: a message that was just sent is not sent again (its nonce says so), and a thread
that was created but not saved is found by its name.
"""

from __future__ import annotations

import asyncio
import time

import discord
import structlog
from discord.ext import commands

from bot.app import Onetable
from bot.tournaments.model import OutboxTask
from cogs.core.channels import ChannelBlocked
from cogs.tournament.outbox_handlers import ChannelGone, OutboxHandlers
from rules.errors import Refusal

log = structlog.get_logger("onetable.outbox")

PACE = 2.0  # an announcement is edited this many times less often than a table message
RETRY_SECONDS = 60.0
MAX_ATTEMPTS = 5
TOO_MANY_THREADS = 160006
RATE_LIMITED = 429
CALLS = ("open", "again")  # tasks that call players; without them a match is never played, so they are never dropped
COUNTED_FIRST = ("open", "event")  # their attempt is counted before the work, so that a retry looks for the result
MAX_TOURNAMENTS = 100  # of a server that are looked at when its channel is deleted or the bot is removed


class OutboxWorker(commands.Cog):
    """One sequential worker task for each tournament with tasks to do."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.handlers = OutboxHandlers(bot)
        self._running: dict[int, bool] = {}  # by tournament: whether new tasks came since it last looked
        self._postponed: dict[int, set[int]] = {}  # by tournament: ids of failed tasks that wait for their retry
        self._shown_at: dict[int, float] = {}  # by tournament: when the announcement was last edited
        self._workers: set[asyncio.Task[None]] = set()
        bot.tournaments.add_outbox_observer(self.wake)

    def wake(self, tournament_id: int) -> None:
        """Start a worker for a tournament, or tell the running one to look again."""
        if tournament_id in self._running:
            self._running[tournament_id] = True
            return
        self._running[tournament_id] = False
        self.bot.pending.begin()
        worker = asyncio.create_task(self._work(tournament_id))
        self._workers.add(worker)
        worker.add_done_callback(self._worker_done)

    def _worker_done(self, worker: asyncio.Task[None]) -> None:
        self.bot.pending.end()
        self._workers.discard(worker)

    async def _work(self, tournament_id: int) -> None:
        try:
            while not self.bot.tournaments.is_closing:
                pace = PACE * self.bot.timings.edit_pace
                wait = pace - max(0.0, time.monotonic() - self._shown_at.get(tournament_id, -pace))
                task = await self._next_task(tournament_id, show=wait <= 0)
                if task is not None:
                    await self._run(tournament_id, task)
                elif wait > 0 and await self._next_task(tournament_id, show=True) is not None:
                    await asyncio.sleep(wait)
                elif not self._has_new_tasks(tournament_id):
                    return
        except Refusal as refusal:  # the tournament was deleted
            log.info("outbox skipped", tournament=tournament_id, why=refusal.key)
        except Exception:  # such as a database that cannot be written to
            log.exception("outbox worker failed", tournament=tournament_id)
            self._schedule_retry(tournament_id)
        finally:
            self._running.pop(tournament_id, None)

    async def _next_task(self, tournament_id: int, *, show: bool) -> OutboxTask | None:
        """Return the next task, leaving out postponed ones, and calls to matches while the tournament is paused."""
        tournament = await self.bot.tournaments.get(tournament_id)
        skipped = [*([] if show else ["show"]), *(CALLS if tournament.record.phase == "paused" else ())]
        postponed = self._postponed.get(tournament_id, ())
        return await self.bot.store.tournaments.next_task(tournament_id, skip_kinds=skipped, skip_ids=postponed)

    def _has_new_tasks(self, tournament_id: int) -> bool:
        """Return whether `wake` was called since the last look, and reset that."""
        found, self._running[tournament_id] = self._running[tournament_id], False
        return found

    async def _run(self, tournament_id: int, task: OutboxTask) -> None:
        """Run one task, then delete it or leave it for a retry."""
        if task.kind == "show":
            self._shown_at[tournament_id] = time.monotonic()
        try:
            if self.bot.budget.is_exhausted:  # threads, roles and events go through no `GuardedChannel`
                raise ChannelBlocked
            is_done = await self._attempt(tournament_id, task)
        except ChannelBlocked:  # nothing was tried, so this is no attempt; the breaker lets one through before long
            log.info("outbox task blocked", tournament=tournament_id, task=task.kind, match=task.match)
            self._leave(tournament_id, task)
        else:
            if is_done:
                await self.bot.store.tournaments.delete_task(task)

    async def _attempt(self, tournament_id: int, task: OutboxTask) -> bool:
        """Do one task. Return False if it stays for a retry."""
        store, organising = self.bot.store.tournaments, self.bot.tournaments.organising
        fields = {"tournament": tournament_id, "task": task.kind, "match": task.match}
        try:
            if task.kind in COUNTED_FIRST:
                await store.count_attempt(task)
            await self.handlers.run(tournament_id, task)
        except Refusal as refusal:
            log.info("outbox task refused", why=refusal.key, **fields)
            return not self.bot.tournaments.is_closing
        except ChannelGone:
            log.warning("tournament channel gone", **fields)
            await organising.channel_lost(tournament_id)
        except ChannelBlocked:
            raise
        except discord.Forbidden as error:
            log.warning("outbox task forbidden", code=error.code, error=error.text, **fields)
            if task.kind in CALLS:  # the task stays; it is tried again when the organiser resumes
                await organising.pause_for_problem(tournament_id, "threads")
                return False
        except discord.HTTPException as error:
            log.warning("outbox request failed", status=error.status, code=error.code, error=error.text, **fields)
            is_temporary = error.code == TOO_MANY_THREADS or error.status == RATE_LIMITED or error.status >= 500
            if is_temporary and await self._postpone(tournament_id, task):
                return False
            if task.kind in CALLS and not is_temporary:
                await organising.pause_for_problem(tournament_id, "discord")
                return False
        except Exception:  # Discord cannot be reached, or a bug: other tasks must not wait for this one
            log.exception("outbox task failed", **fields)
            return not await self._postpone(tournament_id, task)
        return True

    async def _postpone(self, tournament_id: int, task: OutboxTask) -> bool:
        """Leave a failed task for a retry. Return False if it has had its last attempt; calls are retried for ever."""
        if task.kind not in COUNTED_FIRST:
            await self.bot.store.tournaments.count_attempt(task)
        if task.kind not in CALLS and task.attempts >= MAX_ATTEMPTS:
            return False
        self._leave(tournament_id, task)
        return True

    def _leave(self, tournament_id: int, task: OutboxTask) -> None:
        """Leave a task for a retry."""
        self._postponed.setdefault(tournament_id, set()).add(task.id)
        self._schedule_retry(tournament_id)

    def _schedule_retry(self, tournament_id: int) -> None:
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._retry, tournament_id)

    def _retry(self, tournament_id: int) -> None:
        self._postponed.pop(tournament_id, None)
        if not self.bot.tournaments.is_closing:
            self.wake(tournament_id)

    # --- gateway events

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Start a match again in a new thread when its thread is deleted."""
        place = await self.bot.store.tournaments.in_thread(payload.thread_id)
        if place is not None:
            await self.bot.tournaments.matches.thread_lost(*place, thread=payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Cancel the tournaments of a deleted channel."""
        for record in await self.bot.store.tournaments.of_guild(channel.guild.id, most=MAX_TOURNAMENTS):
            if record.live and record.channel == channel.id:
                await self.bot.tournaments.organising.channel_lost(record.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the tournaments of a server that the bot was removed from."""
        for record in await self.bot.store.tournaments.of_guild(guild.id, most=MAX_TOURNAMENTS):
            if record.phase == "running":
                await self.bot.tournaments.organising.pause_for_problem(record.id, "removed")
