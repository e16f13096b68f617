"""The tables in memory: loaded when they are touched, dropped when they are idle; start-up reads none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from pydantic import ValidationError

from bot.store.base import Store
from bot.tables.record import Saved, TableRecord
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.fairness import commitment
from rules.table import Entry, Position, Table

log = structlog.get_logger("onetable.shelf")

LARGEST = 2**63 - 1  # number of a table that any store can hold
AnyTable = Table[Any, Any, Any, Any]


@dataclass(slots=True)
class LoadedTable:
    """A table in memory."""

    record: TableRecord
    deadline: float | None  # of the lobby; the game's is in its table
    table: AnyTable | None  # once the game has been dealt, and if it can be read
    touched: float
    salt: str = ""  # of the sealed deal, once there is one
    nudged_at: float = 0.0
    last_move_of: int = -1  # the version whose last move was read from the journal
    saved_revision: int = 0  # after the last change of the record
    shown: int = 0  # the revision that the public message is known to show; -1 if there is no message
    awake: bool = False  # from the first time that somebody comes to it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # fair: first come, first served
    _commitment: str | None = None

    @property
    def revision(self) -> int:
        """Grows with every change of the record and with every move."""
        journal = None if self.table is None else self.table.journal
        return max(self.saved_revision, journal.revision if isinstance(journal, StoreJournal) else 0)

    @property
    def is_behind(self) -> bool:
        """Whether the public message is not known to show the newest revision."""
        return self.shown < self.revision and not self.record.private

    @property
    def commitment(self) -> str | None:
        """To the deal, once there is one: nothing it is made of changes after that."""
        if self._commitment is None and self.table is not None:
            record = self.record
            self._commitment = commitment(record.game, record.dealt, record.options, self.table.seed, self.salt)
        return self._commitment


class StoreJournal:
    """Writes one table's moves into the store."""

    def __init__(self, store: Store, record: TableRecord) -> None:
        self._store = store
        self.record = record  # as of now: people come and go
        self.reseats = False  # does the next move change who sits there?
        self.revision = 0  # after the last move

    async def append(self, entry: Entry, after: Position) -> None:
        """Implements `Journal`. A lesson has no result to keep."""
        if after.outcome is not None and self.record.is_lesson:
            after = after._replace(outcome=None)
        reseats = self.record if self.reseats else None
        self.revision = await self._store.append_move(
            self.record.id, self.record.players, entry, after, reseats=reseats
        )


class TableCache:
    """Hands tables out, one person at a table at a time."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        idle_seconds: float,
        wake: Callable[[LoadedTable], Awaitable[None]],
    ) -> None:
        self._wake = wake
        self._store = store
        self._clock = clock
        self._idle_seconds = idle_seconds
        self._live: dict[int, LoadedTable] = {}
        self._sweeper: asyncio.TimerHandle | None = None
        self._at_work = 0
        self._quiet: asyncio.Event | None = None  # there once the shelf is closing

    def __len__(self) -> int:
        return len(self._live)

    def cached_record(self, table: int) -> TableRecord | None:
        """What is known of a table that is in memory."""
        live = self._live.get(table)
        return None if live is None else live.record

    def cached(self, table: int) -> LoadedTable | None:
        """The table if it is in memory. Never reads the store."""
        return self._live.get(table)

    async def get(self, table: int) -> LoadedTable:
        """The table, to look at; also while closing, so that what was done can still be shown."""
        live = self._live.get(table) or await self._load(table)
        live.touched = self._clock()
        if not live.awake and self._quiet is None:
            async with self.at(table) as live:
                return live
        return live

    def at(self, table: int, *, late: bool = False) -> _At:
        """The table, to change: `async with shelf.at(7) as live`. Only what is `late` may still come while closing."""
        return _At(self, table, late)

    async def enter(self, table: int, *, late: bool = False) -> LoadedTable:
        """Wait at the door until nobody else is at the table."""
        if self._quiet is not None and not late:
            raise Refusal("refused-restarting")
        self._at_work += 1
        try:
            while True:
                live = self._live.get(table) or await self._load(table)
                await live.lock.acquire()
                if self._live.get(table) is live:
                    break
                live.lock.release()  # it was dropped while we waited
        except BaseException:
            self._one_less_at_work()
            raise
        live.touched = self._clock()
        if not live.awake and self._quiet is None:
            try:
                await self._wake(live)
            except BaseException as error:
                self.leave(live, error)
                raise
            live.awake = True
        return live

    def leave(self, live: LoadedTable, error: BaseException | None) -> None:
        """Let the next one in. After an unexpected failure they get the table as the store has it."""
        if error is not None and not isinstance(error, Refusal):
            self._live.pop(live.record.id, None)  # whether it was written, only the store knows
        live.lock.release()
        self._one_less_at_work()

    def drop(self, live: LoadedTable) -> None:
        """For whoever is at the table: the next one gets it as the store has it, if it is still there."""
        self._live.pop(live.record.id, None)

    async def close(self) -> None:
        """Let nothing be changed any more, and wait until everybody has left."""
        self._quiet = asyncio.Event()
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._at_work:
            await self._quiet.wait()

    def _one_less_at_work(self) -> None:
        self._at_work -= 1
        if self._quiet is not None and not self._at_work:
            self._quiet.set()

    async def _load(self, table: int) -> LoadedTable:
        """The table from the store, perhaps not awake yet."""
        saved = await self._store.load_table(table) if table <= LARGEST else None
        if saved is None:
            raise Refusal("refused-table-closed")
        # somebody else may have loaded it meanwhile: there is only ever one
        loaded = LoadedTable(saved.record, saved.deadline, self._set_up(saved), self._clock(), saved.salt)
        loaded.saved_revision, loaded.shown = saved.revision, saved.shown
        live = self._live.setdefault(table, loaded)
        self._schedule_sweep()
        return live

    def _set_up(self, saved: Saved) -> AnyTable | None:
        """The game as it was left. A damaged one is never played on; its host can only end it."""
        if saved.position is None:
            return None
        record = saved.record
        try:
            game = game_named(record.game)
            state = game.State.model_validate_json(saved.position.state)
            violations = game.violations(state)
        except ValidationError as error:
            violations = [f"the state cannot be read: {error.error_count()} errors"]
        except Exception as error:  # whatever it is, the table must not block its channel for ever
            violations = [f"the state makes no sense: {error!r}"]
        if violations:
            log.error("table damaged", table=record.id, guild=record.guild, violations=violations)
            return None
        return Table(
            game,
            saved.seed,
            StoreJournal(self._store, record),
            state,
            version=saved.position.version,
            deadline=saved.position.deadline,
            keys=saved.keys,
            stand_ins=record.stand_ins,
            lesson=game.lesson if record.is_lesson else None,
        )

    def _schedule_sweep(self) -> None:
        if self._sweeper is None and self._live:
            self._sweeper = asyncio.get_running_loop().call_later(self._idle_seconds, self.sweep)

    def sweep(self) -> None:
        """Drop what nobody has touched for a while; it is all in the store."""
        self._sweeper = None
        stale = self._clock() - self._idle_seconds
        for table, live in list(self._live.items()):
            if live.touched <= stale and not live.lock.locked():
                del self._live[table]
        self._schedule_sweep()


class _At:
    """Enter and leave."""

    __slots__ = ("_cache", "_late", "_live", "_table")

    def __init__(self, cache: TableCache, table: int, late: bool) -> None:
        self._cache, self._table, self._late = cache, table, late

    async def __aenter__(self) -> LoadedTable:
        self._live = await self._cache.enter(self._table, late=self._late)
        return self._live

    async def __aexit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self._cache.leave(self._live, error)
