"""Tables as they are kept: taken from the shelf, changed durably, and moved by the clock when their time comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

import structlog

from bot.rate_limits import RateLimits
from bot.servers.settings import ServerSettingsStore
from bot.store.base import Store, StoreFault
from bot.tables import seats
from bot.tables.cache import AnyTable, LoadedTable, StoreJournal, TableCache
from bot.tables.deadlines import DeadlineTimer
from bot.tables.record import TableRecord
from bot.tables.shown import ShownNotes
from rules.catalogue import GAMES
from rules.errors import Refusal

log = structlog.get_logger("onetable.tables")

RETRY_SECONDS = 30.0  # after a deadline that could not be played


class TableCore:
    """What everything at the front desk needs: the shelf, the store, the clock."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        *,
        lobby_seconds: float = 900.0,
        idle_seconds: float = 600.0,
        servers: ServerSettingsStore | None = None,
        limits: RateLimits | None = None,
    ) -> None:
        self.on_clock: Callable[[int], None] = lambda _table: None  # told when the clock changed a table
        self.on_wake: Callable[[int], None] = lambda _table: None  # told when a table woke and stands still
        self.on_end: Callable[[TableRecord], None] = lambda _record: None  # told when a table has come to its end
        self._store = store
        self._clock = clock
        self._lobby_seconds = lobby_seconds
        self._servers = servers or ServerSettingsStore(store)
        self._limits = limits
        self._cache = TableCache(store, clock, idle_seconds, self._wake)
        self._timer = DeadlineTimer(self._fire, clock)
        self._shown_notes = ShownNotes(store)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory at the moment."""
        return len(self._cache)

    async def start(self) -> None:
        """Wake the clock, and the games that stand still after a restart: nobody has to press anything first."""
        self._timer.set(await self._store.nearest_deadline())
        for table in await self._store.running_tables([name for name, game in GAMES.items() if game.minds_gaps]):
            try:
                await self._cache.get(table)
            except (ValueError, TypeError, StoreFault) as error:  # what the store has of it is damaged
                log.error("table could not be woken", table=table, error=str(error))
            except Exception:
                log.exception("table could not be woken", table=table)

    async def stop(self) -> None:
        """Accept nothing more and wait until everything under way is durable."""
        await self._timer.stop()
        await self._cache.close()

    # --- finding

    async def record(self, table: int) -> TableRecord:
        """What is known of a table beside its game."""
        return (await self._cache.get(table)).record

    def cached_record(self, table: int) -> TableRecord | None:
        """The same without looking further than at what is in memory."""
        return self._cache.cached_record(table)

    async def find(self, channel: int) -> TableRecord:
        """The table that is running in a channel; refuses if there is none."""
        table = await self._store.live_table(channel)
        if table is None:
            raise Refusal("refused-no-table")
        return await self.record(table)

    async def in_threads_of(self, channel: int) -> list[TableRecord]:
        """The tables that are running in threads of their own in a channel."""
        return [await self.record(table) for table in await self._store.tables_in_threads(channel)]

    async def private_tables(self, guild: int, user: int) -> list[TableRecord]:
        """The private tables that somebody has open in a server, the newest first."""
        return [await self.record(table) for table in await self._store.private_tables(guild, user)]

    # --- the public message

    def is_behind(self, table: int) -> bool:
        """Whether the message of a table in memory is not known to show its newest revision. Never reads the store."""
        live = self._cache.cached(table)
        return live is not None and live.is_behind

    def was_shown(self, table: int) -> bool:
        """Whether a table in memory ever had a message. Never reads the store."""
        live = self._cache.cached(table)
        return live is not None and live.shown != 0

    def note_shown(self, table: int, revision: int) -> None:
        """The table's message shows this revision; written to the store a moment later."""
        live = self._cache.cached(table)
        if live is not None:
            live.shown = max(live.shown, revision)
        self._shown_notes.note(table, revision)

    async def write_shown(self) -> None:
        """Write now what `note_shown` has collected."""
        await self._shown_notes.write()

    async def show_in(self, table: int, message: int, *, shown: int) -> int | None:
        """Remember which message shows the table, and the revision it shows; returns the message that did so far."""
        async with self._cache.at(table, late=True) as live:
            before = live.record.message
            await self._store.move_message(table, message, shown=shown)
            self._shown_notes.drop(table)
            live.record, live.shown = live.record.model_copy(update={"message": message}), shown
            return before

    async def forget_message(self, table: int, message: int) -> bool:
        """This message is gone; False if the table was shown in another one already."""
        async with self._cache.at(table, late=True) as live:
            if live.record.message != message:
                return False
            await self._store.move_message(table, None)
            self._shown_notes.drop(table)
            live.record, live.shown = live.record.model_copy(update={"message": None}), -1
            return True

    # --- the clock

    async def _fire(self) -> float | None:
        """Let every deadline that has come do what it does; returns when the next one comes."""
        now, failed = self._clock(), False
        for table in await self._store.due_tables(now):
            try:
                if await self._expire(table):
                    self.on_clock(table)
            except Exception:
                log.exception("deadline failed", table=table)
                failed = True
        if not failed:
            return await self._store.nearest_deadline()
        retry_at = self._clock() + RETRY_SECONDS
        nearest = await self._store.nearest_deadline(after=now)  # those that were not due go on as ever
        return retry_at if nearest is None else min(nearest, retry_at)

    async def _expire(self, table: int) -> bool:
        """Close a lobby nobody came back to, or let the deadline move in the game; was anything changed?"""
        async with self._cache.at(table) as live:
            if not live.record.live:  # it was ended while we waited at the door
                return False
            if live.table is not None:
                late = live.table.overdue(at=self._clock())
                missed = seats.miss(live.record, late)
                with self._together(live, missed) if late else nullcontext():
                    turn = await live.table.expire(at=self._clock())
                self._seated(live, missed)
                self._after_move(live)
                if late:
                    await self._reseat(live, live.record)
                return turn is not None
            if live.record.phase != "lobby":  # a damaged game has nothing to wait for
                live.saved_revision = await self._store.save_table(live.record, None)
                return False
            if live.deadline is None or self._clock() < live.deadline:
                return False
            await self._save(live, live.record.model_copy(update={"phase": "closed", "closing": "expired"}))
            log.info("lobby expired", table=table, guild=live.record.guild)
            return True

    async def _stop_game(self, live: LoadedTable, table: AnyTable, *, by: int) -> bool:
        """Make the game's last move in the name of somebody who sits there; is it over?"""
        if table.game.stop is None or not table.may_act or table.lesson is not None:
            return False
        await table.play(
            min(table.may_act),
            table.game.stop,
            epoch=None,
            key=f"end/{table.version + 1}",
            at=self._clock(),
            by=by,
        )
        self._after_move(live)
        return table.outcome is not None

    async def _wake(self, live: LoadedTable) -> None:
        """A table came back from the store: a game against the clock stands still, and everybody is told."""
        if live.table is None or live.record.phase != "playing":
            return
        await self._load_data(live.table)
        await self._follow(live, live.table)
        if await live.table.wake(at=self._clock()) is not None:
            self._after_move(live)
            log.info("table woke", table=live.record.id, guild=live.record.guild, version=live.table.version)
            self.on_wake(live.record.id)

    async def _load_data(self, table: AnyTable) -> None:
        """Load the word lists and the like of a game in a thread, so that no move does it on the event loop."""
        if table.game.has_data:
            await asyncio.to_thread(table.load)

    async def _follow(self, live: LoadedTable, table: AnyTable) -> None:
        """In a lesson: make the moves that follow of themselves; the last one ends it."""
        if table.lesson is None or live.record.phase == "closed":
            return
        try:
            while table.lesson.follows(table.version):
                await table.recite(at=self._clock())
        except Refusal as refusal:  # the lesson was rewritten since: its learner can only begin anew
            log.warning("lesson lost", table=live.record.id, game=live.record.game, why=refusal.key)
        if table.lesson.line(table.version) is None:
            await self._save(live, live.record.model_copy(update={"phase": "over"}))

    # --- keeping

    async def _reseat(self, live: LoadedTable, record: TableRecord) -> None:
        """Keep who sits where, and let stand-ins play where they have to."""
        if live.table is not None:
            live.table.seat_stand_ins(record.stand_ins, at=self._clock())
        deadline = live.table.deadline if live.table is not None and record.live else None
        live.saved_revision = await self._store.save_table(record, deadline)
        self._seated(live, record)
        self._timer.set(deadline)

    @contextmanager
    def _together(self, live: LoadedTable, after: TableRecord) -> Iterator[None]:
        """The next move is kept together with who sits there from then on: both or neither."""
        assert live.table is not None
        journal = live.table.journal
        assert isinstance(journal, StoreJournal)
        journal.record, journal.reseats = after, True
        try:
            yield
        except Refusal:
            journal.record = live.record
            raise
        finally:
            journal.reseats = False

    def _after_move(self, live: LoadedTable) -> None:
        assert live.table is not None
        if live.table.outcome is not None and live.record.phase == "playing":
            self._seated(live, live.record.model_copy(update={"phase": "over"}))
            log.info("game over", table=live.record.id, guild=live.record.guild, version=live.table.version)
        self._timer.set(live.table.deadline)

    async def _change(self, table: int, change: Callable[[TableRecord], TableRecord]) -> None:
        async with self._cache.at(table) as live:
            await self._save(live, change(live.record))

    async def _save(self, live: LoadedTable, record: TableRecord) -> None:
        """Keep the record; as long as people come and go the lobby stays open."""
        deadline = await self._lobby_closes_at(record.guild) if record.phase == "lobby" else None
        live.saved_revision = await self._store.save_table(record, deadline)
        self._seated(live, record)
        live.deadline = deadline
        self._timer.set(deadline)

    async def _lobby_closes_at(self, guild: int) -> float:
        """When a lobby of this server closes if nothing more happens."""
        minutes = (await self._servers.settings(guild)).lobby_minutes
        return self._clock() + (minutes * 60 or self._lobby_seconds)

    def _seated(self, live: LoadedTable, record: TableRecord) -> None:
        """From now on this is who sits there, also for what the journal writes."""
        has_ended = live.record.live and not record.live
        live.record = record
        if live.table is not None and isinstance(live.table.journal, StoreJournal):
            live.table.journal.record = record
        if has_ended:
            self.on_end(record)
