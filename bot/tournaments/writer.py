"""Cached access to the stored tournaments: one change at a time for each, durable before anyone is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import tzinfo

import structlog
from cachetools import LRUCache

from bot.stopping import PendingWork
from bot.store.base import Store
from bot.tables.deadlines import DeadlineTimer
from bot.tournaments.matches import reconcile
from bot.tournaments.model import Tournament
from bot.tournaments.planning.timing import next_deadline
from bot.tournaments.series.model import Series
from rules.errors import Refusal

ZoneLookup = Callable[[int], Awaitable[tzinfo]]  # of a server

log = structlog.get_logger("onetable.tournaments")

MOST_ENDED = 20  # tournaments kept in memory after their end
RETRY_SECONDS = 30.0  # after a deadline whose handler failed


class TournamentWriter:
    """Holds the cache, the locks and the deadline timer, and saves changes.

    `change` is the usual way in. A caller that needs several saves under one lock uses `lock` and `save`.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pending: PendingWork,
        *,
        on_deadline: Callable[[int], Awaitable[None]],
    ) -> None:
        self.store = store.tournaments
        self.clock = clock
        self.save_observers: list[Callable[[Tournament, Tournament], Awaitable[None]]] = []  # before and after
        self.outbox_observers: list[Callable[[int], None]] = []  # called with the id when there are new tasks
        self.stop_observers: list[Callable[[], None]] = []  # called when no change is accepted any more
        self._pending = pending
        self._on_deadline = on_deadline
        self._cache: dict[int, Tournament] = {}  # live tournaments only
        self._ended: LRUCache[int, Tournament] = LRUCache(MOST_ENDED)  # their last messages are still drawn
        self._locks: dict[int, asyncio.Lock] = {}
        self._gate = asyncio.Lock()  # held while a lock is looked up, so that `lock_all` misses none
        self._timer = DeadlineTimer(self.fire_deadlines, clock)
        self._background: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def is_closing(self) -> bool:
        """Whether the bot is stopping."""
        return self._closed

    async def start(self) -> None:
        """Set the timer for the next stored deadline."""
        self._timer.set(await self.store.nearest_deadline())

    async def stop(self) -> None:
        """Refuse further changes and wait for those that have begun."""
        try:
            await self._timer.stop()
        finally:  # also when the caller ran out of time and cancelled this
            self._closed = True
            for observer in self.stop_observers:
                observer()
        await self.wait_for_background()
        for lock in list(self._locks.values()):
            async with lock:
                pass

    def cached(self, tournament_id: int) -> Tournament | None:
        """Return a tournament that is live, or ended lately, from memory, or None. Never reads the store."""
        return self._cache.get(tournament_id) or self._ended.get(tournament_id)

    async def get(self, tournament_id: int) -> Tournament:
        """Return a tournament from the cache or the store. Raise a refusal if there is none."""
        tournament = self._cache.get(tournament_id)
        if tournament is None:
            tournament = await self.store.load(tournament_id)
            if tournament is None:
                raise Refusal("tournament-refused-none")
            if tournament.record.live:
                tournament = self._cache.setdefault(tournament_id, tournament)
        return tournament

    @property
    def rounds_running(self) -> int:
        """How many tournaments are being played, of those in memory: every live one is, once the bot has started."""
        return sum(tournament.record.phase == "running" for tournament in self._cache.values())

    @asynccontextmanager
    async def lock(self, tournament_id: int) -> AsyncIterator[Tournament]:
        """Hold the lock of a tournament. After an error other than a refusal its cache entry is dropped."""
        async with self._gate:
            lock = self._locks.setdefault(tournament_id, asyncio.Lock())
        async with lock:
            if self._closed:
                raise Refusal("refused-restarting")
            try:
                yield await self.get(tournament_id)
            except Refusal:
                raise
            except BaseException:
                self._cache.pop(tournament_id, None)
                raise

    @asynccontextmanager
    async def lock_all(self) -> AsyncIterator[None]:
        """Hold every lock, for changes made directly in the store; drop the cache afterwards."""
        async with self._gate, AsyncExitStack() as locks:
            for lock in list(self._locks.values()):
                await locks.enter_async_context(lock)
            try:
                yield
            finally:
                self._cache.clear()
                self._ended.clear()

    async def change(self, tournament_id: int, change: Callable[[Tournament], Tournament]) -> Tournament:
        """Apply a pure function to a tournament and save the result."""
        async with self.lock(tournament_id) as tournament:
            return await self.save(tournament, change(tournament))

    async def save(self, before: Tournament, after: Tournament, series: Series | None = None) -> Tournament:
        """Save a change and a series, call the observers, and return what was saved. The caller holds the lock."""
        after = _with_times(reconcile(after), self.clock())
        deadline = next_deadline(after)
        saved = await self.store.save(before, after, deadline, series=series)
        if saved.record.live:
            self._cache[saved.record.id] = saved
        else:
            self._cache.pop(saved.record.id, None)
            self._ended[saved.record.id] = saved
        self._timer.set(deadline)
        for observer in self.save_observers:
            await observer(before, saved)
        if after.tasks:
            self.notify_outbox(saved.record.id)
        return saved

    def wake_at(self, at: float | None) -> None:
        """Look at the deadlines again at this time."""
        self._timer.set(at)

    def notify_outbox(self, tournament_id: int) -> None:
        """Tell the observers that a tournament has tasks to do."""
        for observer in self.outbox_observers:
            observer(tournament_id)

    def run_in_background(self, work: Coroutine[object, object, None]) -> None:
        """Run a coroutine as a task; `stop` waits for it. Errors are logged, refusals are not."""
        self._pending.begin()  # now, not when the task first runs: a waiter may ask before that
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background_done)

    async def wait_for_background(self) -> None:
        """Wait until no background task is running."""
        while self._background:
            await asyncio.wait(self._background)

    def _background_done(self, task: asyncio.Task[None]) -> None:
        self._pending.end()
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
            log.error("tournament task failed", exc_info=error)

    async def fire_deadlines(self) -> float | None:
        """Handle every deadline that has passed. Return when the timer has to fire next."""
        now, failed = self.clock(), False
        for tournament_id in await self.store.due(now):
            try:
                await self._on_deadline(tournament_id)
            except Exception:
                log.exception("tournament deadline failed", tournament=tournament_id)
                failed = True
        if not failed:
            return await self.store.nearest_deadline()
        nearest = await self.store.nearest_deadline(after=now)
        retry_at = self.clock() + RETRY_SECONDS
        return retry_at if nearest is None else min(nearest, retry_at)


def _with_times(tournament: Tournament, now: float) -> Tournament:
    """Return the tournament with the time noted on its new outbox tasks."""
    if not tournament.tasks:
        return tournament
    tasks = tuple(task.model_copy(update={"made_at": now}) for task in tournament.tasks)
    return tournament.model_copy(update={"tasks": tasks})
