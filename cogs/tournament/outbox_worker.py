"""Works off the outbox of each tournament: tasks are stored until they are done, so a restart loses none.

Several tasks of a tournament run at once; those of one lane (`outbox_order.py`) in order, so that a slow or
rate-limited request holds up only what must come after it. A task may be done twice without harm: a message that was
just sent is not sent again (its nonce says so), and a thread that was created but not saved is found by its name.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import discord
import structlog
from discord.ext import commands

from bot.app import Onetable
from bot.tournaments.model import OutboxTask, Tournament
from cogs.core.channels import ChannelBlocked
from cogs.tournament.outbox_handlers import PAUSED, ChannelGone, OutboxHandlers
from cogs.tournament.outbox_order import CALLS, creates_thread, startable
from rules.errors import Refusal

log = structlog.get_logger("onetable.outbox")

PACE = 2.0  # an announcement is edited this many times less often than a table message
RETRY_SECONDS = 60.0
MAX_ATTEMPTS = 5
TOO_MANY_THREADS = 160006
RATE_LIMITED = 429
COUNTED_FIRST = ("open", "event")  # their attempt is counted before the work, so that a retry looks for the result
MAX_TOURNAMENTS = 100  # of a server that are looked at when its channel is deleted or the bot is removed


class OutboxWorker(commands.Cog):
    """One dispatcher for each tournament with tasks to do; it starts a job for each task."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.handlers = OutboxHandlers(bot)
        self._changed: dict[int, asyncio.Event] = {}  # by tournament with a dispatcher: a new task, or a job is done
        self._running: dict[asyncio.Task[None], tuple[OutboxTask, bool]] = {}  # and whether it creates a thread
        self._postponed: dict[int, set[int]] = {}  # by tournament: ids of failed tasks that wait for their retry
        self._shown_at: dict[int, float] = {}  # by tournament: when the announcement was last edited
        self._dispatchers: set[asyncio.Task[None]] = set()
        bot.tournaments.add_outbox_observer(self.wake)
        bot.tournaments.add_stop_observer(self._stop)

    def wake(self, tournament_id: int) -> None:
        """Start the dispatcher of a tournament, or tell the running one to look again."""
        if tournament_id in self._changed:
            self._changed[tournament_id].set()
            return
        self._changed[tournament_id] = asyncio.Event()
        self.bot.pending.begin()
        dispatcher = asyncio.create_task(self._dispatch(tournament_id))
        self._dispatchers.add(dispatcher)
        dispatcher.add_done_callback(self._dispatcher_done)

    def _dispatcher_done(self, dispatcher: asyncio.Task[None]) -> None:
        self.bot.pending.end()
        self._dispatchers.discard(dispatcher)

    def _stop(self) -> None:
        """Start no more tasks. Do not wait for threads: Discord's limit may be minutes away."""
        for job, (_, is_thread) in list(self._running.items()):
            if is_thread:
                job.cancel()
        for changed in self._changed.values():
            changed.set()

    async def _dispatch(self, tournament_id: int) -> None:
        """Start tasks until there is nothing to start and nothing running."""
        changed, jobs = self._changed[tournament_id], dict[asyncio.Task[None], OutboxTask]()
        try:
            while not self.bot.tournaments.is_closing:
                changed.clear()
                tournament = await self.bot.tournaments.get(tournament_id)
                waiting = await self.bot.store.tournaments.tasks(tournament_id)
                self.bot.tournaments.backlog.note(tournament_id, waiting)
                wait = self._seconds_to_show(tournament_id)
                for task in startable(tournament, waiting, jobs.values(), self._holds(tournament, wait)):
                    self._start(tournament, task, jobs, changed)
                shows_later = wait > 0 and any(task.kind == "show" for task in waiting)
                if not jobs and not shows_later and not changed.is_set():
                    return
                await _wait(changed, wait if shows_later else None)
        except Refusal as refusal:  # the tournament was deleted
            log.info("outbox skipped", tournament=tournament_id, why=refusal.key)
            self.bot.tournaments.backlog.note(tournament_id, ())
        except Exception:  # such as a database that cannot be written to
            log.exception("outbox worker failed", tournament=tournament_id)
            self._schedule_retry(tournament_id)
        finally:
            if jobs:
                await asyncio.wait(jobs)
            self._changed.pop(tournament_id, None)

    def _seconds_to_show(self, tournament_id: int) -> float:
        """Return how long the announcement must not be edited yet."""
        pace = PACE * self.bot.timings.edit_pace
        return pace - max(0.0, time.monotonic() - self._shown_at.get(tournament_id, -pace))

    def _holds(self, tournament: Tournament, wait: float) -> Callable[[OutboxTask], bool]:
        """Return whether a task has to wait for its retry or, the announcement, for its next edit."""
        postponed, is_live = self._postponed.get(tournament.record.id, set()), tournament.record.live

        def is_held(task: OutboxTask) -> bool:
            if task.kind == "show":
                return wait > 0 or task.id in postponed
            return task.id in postponed and (is_live or task.kind not in CALLS)  # at the end calls have nothing to do

        return is_held

    def _start(
        self,
        tournament: Tournament,
        task: OutboxTask,
        jobs: dict[asyncio.Task[None], OutboxTask],
        changed: asyncio.Event,
    ) -> None:
        job = asyncio.create_task(self._run(tournament.record.id, task))
        jobs[job] = task
        self._running[job] = task, creates_thread(tournament, task)

        def done(job: asyncio.Task[None]) -> None:
            del jobs[job], self._running[job]
            if not job.cancelled() and (error := job.exception()) is not None:  # the database cannot be written to
                log.error("outbox worker failed", tournament=tournament.record.id, exc_info=error)
                self._leave(tournament.record.id, task)
            changed.set()

        job.add_done_callback(done)

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
            return not self.bot.tournaments.is_closing and refusal.key != PAUSED
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
        except Exception:  # Discord cannot be reached, or a bug
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


async def _wait(changed: asyncio.Event, seconds: float | None) -> None:
    """Wait for a change, at most so many seconds."""
    try:
        await asyncio.wait_for(changed.wait(), seconds)
    except TimeoutError:
        return
