"""Deadlines: one timer for the nearest deadline of all tables, and what happens to a table when its deadline passes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING

import structlog

from bot.tables import seats
from bot.tables.cache import AnyTable, LoadedTable
from bot.tables.crowd import votes_for
from rules.errors import Refusal

if TYPE_CHECKING:
    from bot.tables.writer import TableWriter

log = structlog.get_logger("onetable.deadlines")

LONGEST_SLEEP = 3600.0  # check again now and then, in case the machine's clock was changed
RETRY_AFTER = 5.0
RETRY_SECONDS = 30.0  # after a deadline that could not be played


class DeadlineTimer:
    """Calls `fire` when the nearest deadline has come; `fire` handles what is due and returns the next deadline."""

    def __init__(self, fire: Callable[[], Awaitable[float | None]], clock: Callable[[], float]) -> None:
        self._fire = fire
        self._clock = clock
        self._set_for: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._firing: asyncio.Task[None] | None = None
        self._missed = False  # whether a deadline came while `fire` was running, perhaps too late for it
        self._stopped = False

    def set(self, at: float | None) -> None:
        """Fire at this time at the latest."""
        if self._stopped or at is None or (self._set_for is not None and self._set_for <= at):
            return
        self._cancel()
        self._set_for = at
        delay = min(max(0.0, at - self._clock()), LONGEST_SLEEP)
        # a plain timer, no sleeping task: nothing to wake or to wait for when the bot stops
        self._timer = asyncio.get_running_loop().call_later(delay, self._start_firing)

    async def stop(self) -> None:
        """Fire no more, and wait until a running `fire` has finished."""
        self._stopped = True
        self._cancel()
        if self._firing is not None:
            await asyncio.wait([self._firing])

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._set_for = None

    def _start_firing(self) -> None:
        self._timer = self._set_for = None
        self._missed = self._firing is not None
        if self._firing is None:
            self._firing = asyncio.create_task(self._fire_once(), name="deadlines")

    async def _fire_once(self) -> None:
        try:
            again_at = await self._fire()
        except Exception:
            log.exception("deadline timer failed")
            again_at = self._clock() + RETRY_AFTER
        finally:
            self._firing = None
        self.set(self._clock() if self._missed else again_at)


class TableDeadlines:
    """Plays the deadlines of all tables: moves for players who are late, and closes lobbies that expired."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._store, self._clock = writer.store, writer.clock
        self._failed: set[int] = set()  # tables whose deadline could not be played, or was in spite of an error

    async def fire(self) -> float | None:
        """Play every deadline that has passed. Return the next one."""
        now = self._clock()
        due = await self._store.due_tables(now)
        for table in (*due, *sorted(self._failed.difference(due))):
            try:
                if await self.expire(table) or table in self._failed:
                    self._writer.notify_changed(table)
                self._failed.discard(table)
            except Exception as error:
                if isinstance(error, Refusal) and table not in due:  # the table was deleted
                    self._failed.discard(table)
                    continue
                log.exception("table deadline failed", table=table)
                self._failed.add(table)
        if not self._failed:
            return await self._store.nearest_deadline()
        retry_at = self._clock() + RETRY_SECONDS
        nearest = await self._store.nearest_deadline(after=now)  # deadlines that were not due are not delayed
        return retry_at if nearest is None else min(nearest, retry_at)

    async def expire(self, table: int) -> bool:
        """Play the deadline of one table. Return whether anything changed."""
        async with self._writer.cache.at(table) as live:
            if not live.record.live:  # it ended while we waited for the lock
                return False
            if live.record.is_paused:  # paused after the deadline was read from the store
                return False
            if live.table is not None:
                await self._expire_game(live, live.table)
                return True
            if live.record.phase != "lobby":  # a damaged game has no deadline
                live.saved_revision = await self._store.save_table(live.record, None)
                return False
            if live.deadline is None or self._clock() < live.deadline:
                return False
            await self._writer.save(live, live.record.model_copy(update={"phase": "closed", "closing": "expired"}))
            log.info("lobby expired", table=table, guild=live.record.guild)
            return True

    async def _expire_game(self, live: LoadedTable, table: AnyTable) -> None:
        """Move for the players whose time is up, and count the missed deadline."""
        now = self._clock()
        votes = votes_for(live.record, table)
        late = table.overdue(at=now)
        missed = seats.miss(live.record, late)
        if table.vote_is_over(at=now):
            missed = missed.model_copy(update={"ballot": None})
        with self._writer.with_next_move(live, missed) if missed != live.record else nullcontext():
            turn = await table.expire(at=now, votes=votes)
        self._writer.use_record(live, missed)
        self._writer.after_move(live)
        if late or turn is None:  # nothing is due after a restart that gave a vote more time: save that deadline
            await self._writer.reseat(live, live.record)
