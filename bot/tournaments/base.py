"""Where tournaments are kept while they live: one change at a time, durable before anybody is told."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Protocol

import structlog

from bot.pending_work import PendingWork
from bot.store.base import Store
from bot.tables.deadlines import DeadlineTimer
from bot.tables.record import OptionValue, Player
from bot.tournaments.matches import Ended, reconciled
from bot.tournaments.model import Affair
from bot.tournaments.timing import next_deadline
from rules.errors import Refusal
from rules.game import Seat

log = structlog.get_logger("onetable.tournaments")

RETRY_SECONDS = 30.0  # after a deadline that could not be kept


class Hall(Protocol):
    """The tables, as a tournament needs them."""

    async def deal(
        self,
        *,
        purpose: str,
        game: str,
        guild: int,
        channel: int,
        players: tuple[Player, ...],
        options: dict[str, OptionValue],
        language: str,
        seed: str,
        shared: Sequence[int] | None,
    ) -> int:
        """Deal a table for just these people, or find the one of this occasion; `shared`: those of the same deal."""

    async def ended(self, table: int) -> Ended | None:
        """What has become of a table; None while it is being played."""

    async def waiting_for(self, table: int) -> frozenset[Seat]:
        """Whom a table waits for."""

    async def stop(self, table: int) -> None:
        """Bring a game to the end that it has for being stopped, if it has one."""

    async def leave(self, table: int, user: int) -> None:
        """Let a computer play for somebody who has dropped out."""

    async def close(self, table: int) -> None:
        """Close a table whose result nobody waits for any more."""


async def _unrated(_guild: int, _game: str, _users: Collection[int]) -> Mapping[int, float]:
    return {}


Strengths = Callable[[int, str, Collection[int]], Awaitable[Mapping[int, float]]]


class TournamentBase(ABC):
    """Loads, changes and keeps tournaments; what they ask to be done on Discord is done by whoever is told."""

    def __init__(self, store: Store, hall: Hall, clock: Callable[[], float], pending: PendingWork) -> None:
        self.on_outbox: Callable[[int], None] = lambda _tournament: None  # told when there is something to be done
        self.ratings_of: Strengths = _unrated  # of users in a game on a server; whoever has none is a 0
        self._store = store
        self._hall = hall
        self._clock = clock
        self._pending = pending
        self._affairs: dict[int, Affair] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        self._gate = asyncio.Lock()  # before all doors; who has passed it is let in before it is closed
        self._timer = DeadlineTimer(self._fire, clock)
        self._errands: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def is_closing(self) -> bool:
        """Is the bot about to stop?"""
        return self._closed

    async def affair(self, tournament: int) -> Affair:
        """All of a tournament, to look at."""
        affair = self._affairs.get(tournament)
        if affair is None:
            affair = await self._store.tournaments.load(tournament)
            if affair is None:
                raise Refusal("tournament-refused-none")
            if affair.record.live:
                affair = self._affairs.setdefault(tournament, affair)
        return affair

    async def stop(self) -> None:
        """Accept nothing more, and wait for what is under way."""
        try:
            await self._timer.stop()
        finally:  # also if nobody waits for it any longer
            self._closed = True
        while self._errands:
            await asyncio.wait(self._errands)
        for lock in list(self._locks.values()):
            async with lock:
                pass

    @asynccontextmanager
    async def standing_still(self) -> AsyncIterator[None]:
        """Meanwhile nothing is changed but what the store knows of people; then all of it is read anew."""
        async with self._gate, AsyncExitStack() as locks:
            for lock in list(self._locks.values()):
                await locks.enter_async_context(lock)
            try:
                yield
            finally:
                self._affairs.clear()

    @asynccontextmanager
    async def _at(self, tournament: int) -> AsyncIterator[Affair]:
        """The tournament, to change: one at a time. After a failure it is read again from the store."""
        async with self._gate:
            lock = self._locks.setdefault(tournament, asyncio.Lock())
        async with lock:
            if self._closed:
                raise Refusal("refused-restarting")
            try:
                yield await self.affair(tournament)
            except Refusal:
                raise
            except BaseException:
                self._affairs.pop(tournament, None)
                raise

    async def _keep(self, before: Affair, after: Affair) -> Affair:
        """Make a change durable; then those who do things on Discord are told, and tables without a match closed."""
        after = reconciled(after)
        deadline = next_deadline(after)
        kept = await self._store.tournaments.save(before, after, deadline)
        number = kept.record.id
        if kept.record.live:
            self._affairs[number] = kept
        else:
            self._affairs.pop(number, None)
        self._timer.set(deadline)
        for number_of_match, row in before.rows.items():
            if row.stage == "playing" and row.table is not None:
                now = kept.row(number_of_match)
                if now.stage != "playing" or now.table != row.table:
                    await self._hall.close(row.table)
        if after.tasks:
            self.on_outbox(number)
        return kept

    async def _change(self, tournament: int, change: Callable[[Affair], Affair]) -> Affair:
        async with self._at(tournament) as affair:
            return await self._keep(affair, change(affair))

    def _run(self, errand: Coroutine[object, object, None]) -> None:
        self._pending.begin()  # at once: whoever asks before the task first runs must be told to wait
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._pending.end()
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
            log.error("tournament failed", exc_info=error)

    # --- the clock

    async def _fire(self) -> float | None:
        """Let every tournament whose time has come go on; returns when the next one's comes."""
        now, failed, store = self._clock(), False, self._store.tournaments
        for tournament in await store.due(now):
            try:
                await self._on_time(tournament)
            except Exception:
                log.exception("deadline failed", tournament=tournament)
                failed = True
        if not failed:
            return await store.nearest_deadline()
        nearest = await store.nearest_deadline(after=now)
        retry_at = self._clock() + RETRY_SECONDS
        return retry_at if nearest is None else min(nearest, retry_at)

    @abstractmethod
    async def _on_time(self, tournament: int) -> None:
        """Do what the time has come for."""
