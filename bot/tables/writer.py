"""Durable changes of tables: a change is in the store before it is in memory, and before anyone is told about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

import structlog

from bot.servers.settings import ServerSettingsStore
from bot.store.base import Store
from bot.tables.cache import AnyTable, LoadedTable, StoreJournal, TableCache
from bot.tables.deadlines import DeadlineTimer
from bot.tables.lobby import Guest
from bot.tables.record import Closing, TableRecord
from rules.errors import Refusal

log = structlog.get_logger("onetable.tables")


class TableObserver:
    """Base class of observers of tables; override the methods you need. They must not block."""

    def table_changed(self, table: int) -> None:
        """A table changed without an interaction, for example by a deadline: its message has to be edited."""

    def table_woke(self, table: int) -> None:
        """A real-time game was loaded after a restart, and is paused."""

    def table_ended(self, record: TableRecord) -> None:
        """A game is over, or a table was closed."""


class TableWriter:
    """Saves records and moves, sets deadlines, tells the observers. The parts of `TableService` are built on it.

    Methods that take a `LoadedTable` expect the caller to hold its lock (`async with writer.cache.at(table)`).
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        timer: DeadlineTimer,
        servers: ServerSettingsStore,
        *,
        lobby_seconds: float,
        idle_seconds: float,
    ) -> None:
        self.store = store
        self.clock = clock
        self.timer = timer
        self.servers = servers
        self.cache = TableCache(store, clock, idle_seconds, self._wake)
        self.observers: list[TableObserver] = []
        self._lobby_seconds = lobby_seconds

    async def guest(self, user: int, roles: Collection[int] = (), *, moderator: bool = False) -> Guest:
        """Return what decides whether a user may take a seat. Blocks do not concern moderators."""
        return Guest(roles, () if moderator else await self.store.social.apart_from(user))

    # --- records

    async def change(self, table: int, change: Callable[[TableRecord], TableRecord]) -> None:
        """Save the changed record of a table."""
        async with self.cache.at(table) as live:
            await self.save(live, change(live.record))

    async def save(self, live: LoadedTable, record: TableRecord) -> None:
        """Save a record. Every change of a lobby sets its deadline anew."""
        deadline = await self.lobby_closes_at(record.guild) if record.phase == "lobby" else None
        live.saved_revision = await self.store.save_table(record, deadline)
        self.use_record(live, record)
        live.deadline = deadline
        self.timer.set(deadline)

    async def reseat(self, live: LoadedTable, record: TableRecord) -> None:
        """Save the record of a running game after its seats changed, and let stand-ins play where they have to."""
        if live.table is not None:
            live.table.seat_stand_ins(record.stand_ins, at=self.clock())
        await self.save_running(live, record)

    async def save_running(self, live: LoadedTable, record: TableRecord) -> None:
        """Save the record of a running game with its deadline."""
        deadline = live.table.deadline if live.table is not None and record.live else None
        live.saved_revision = await self.store.save_table(record, deadline)
        self.use_record(live, record)
        self.timer.set(deadline)

    def use_record(self, live: LoadedTable, record: TableRecord) -> None:
        """Replace the record in memory and in the journal; tell the observers if the table has ended."""
        has_ended = live.record.live and not record.live
        live.record = record
        if live.table is not None and isinstance(live.table.journal, StoreJournal):
            live.table.journal.record = record
        if has_ended:
            for observer in self.observers:
                observer.table_ended(record)

    async def close(self, table: int, reason: str, closing: Closing = "") -> None:
        """Close a table without a result, for example because its channel was deleted. `closing` is shown on it."""
        async with self.cache.at(table) as live:
            if not live.record.live:  # it ended while we waited for the lock
                return
            await self.save(live, live.record.model_copy(update={"phase": "closed", "closing": closing}))
        log.info("table closed", table=table, guild=live.record.guild, reason=reason)

    async def lobby_closes_at(self, guild: int) -> float:
        """Return when a lobby that is opened or changed now expires."""
        minutes = (await self.servers.settings(guild)).lobby_minutes
        return self.clock() + (minutes * 60 or self._lobby_seconds)

    # --- moves

    @contextmanager
    def with_next_move(self, live: LoadedTable, record: TableRecord) -> Iterator[None]:
        """Save this record in the same transaction as the move that is played inside the `with` block."""
        assert live.table is not None
        journal = live.table.journal
        assert isinstance(journal, StoreJournal)
        journal.record, journal.reseats = record, True
        try:
            yield
        except Refusal:
            journal.record = live.record
            raise
        finally:
            journal.reseats = False

    def after_move(self, live: LoadedTable) -> None:
        """Note the end of the game if there is one, and set the timer for the next deadline."""
        assert live.table is not None
        if live.table.outcome is not None and live.record.phase == "playing":
            self.use_record(live, live.record.model_copy(update={"phase": "over"}))
            log.info("game over", table=live.record.id, guild=live.record.guild, version=live.table.version)
        self.timer.set(live.table.deadline)

    async def stop_game(self, live: LoadedTable, table: AnyTable, *, by: int) -> bool:
        """Play the game's own move for being stopped, if it has one. Return whether the game is over."""
        if table.game.stop is None or not table.may_act or table.lesson is not None:
            return False
        await table.play(
            min(table.may_act),
            table.game.stop,
            epoch=None,
            key=f"end/{table.version + 1}",
            at=self.clock(),
            by=by,
        )
        self.after_move(live)
        return table.outcome is not None

    async def continue_lesson(self, live: LoadedTable, table: AnyTable) -> None:
        """Play the moves of a lesson that need no click; after the last one the lesson is over."""
        if table.lesson is None or live.record.phase == "closed":
            return
        try:
            while table.lesson.follows(table.version):
                await table.recite(at=self.clock())
        except Refusal as refusal:  # the lesson was rewritten since: the learner has to start it again
            log.warning("lesson out of date", table=live.record.id, game=live.record.game, reason=refusal.key)
        if table.lesson.line(table.version) is None:
            await self.save(live, live.record.model_copy(update={"phase": "over"}))

    # --- observers

    def notify_changed(self, table: int) -> None:
        """Tell the observers about a change that no interaction shows."""
        for observer in self.observers:
            observer.table_changed(table)

    async def load_data(self, table: AnyTable) -> None:
        """Load the word lists and the like of a game in a thread, so that no move does it on the event loop."""
        if table.game.has_data:
            await asyncio.to_thread(table.load)

    async def _wake(self, live: LoadedTable) -> None:
        """Pause a real-time game that was loaded from the store, and tell the observers."""
        if live.table is None or live.record.phase != "playing":
            return
        await self.load_data(live.table)
        await self.continue_lesson(live, live.table)
        if await live.table.wake(at=self.clock()) is not None:
            self.after_move(live)
            log.info("table woke", table=live.record.id, guild=live.record.guild, version=live.table.version)
            for observer in self.observers:
                observer.table_woke(live.record.id)
