"""Cache of loaded tables with a lock for each: loaded when used, dropped when idle. Start-up loads none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from pydantic import ValidationError

from bot.store.base import Store
from bot.tables.lobby import options_of
from bot.tables.record import Saved, TableRecord
from rules.catalogue import AnyGame, game_named
from rules.crowd import patience
from rules.errors import Refusal
from rules.fairness import commitment, server_seal
from rules.game import State
from rules.table import Entry, Position, Table

log = structlog.get_logger("onetable.cache")

LARGEST = 2**63 - 1  # largest table id that a store can hold
AnyTable = Table[Any, Any, Any, Any]


@dataclass(slots=True)
class LoadedTable:
    """A table in memory."""

    record: TableRecord
    deadline: float | None  # of the lobby; the game's is in its table
    table: AnyTable | None  # None before the deal, and if the game is damaged
    touched: float
    salt: str = ""  # of the commitment to the deal
    server_seed: str = ""  # sealed in the lobby before players typed their words
    nudged_at: float = 0.0
    last_move_of: int = -1  # the version whose last move was read from the journal
    saved_revision: int = 0  # after the last saved change of the record
    shown: int = 0  # the revision that the public message is known to show; -1 if there is no message
    awake: bool = False  # False until its lock was first taken
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # first come, first served
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
        """Commitment to the deal, or None before it. Computed once: nothing it is made of changes."""
        if self._commitment is None and self.table is not None:
            record = self.record
            self._commitment = commitment(record.game, record.dealt, record.options, self.table.seed, self.salt)
        return self._commitment

    @property
    def server_seal(self) -> str | None:
        """Commitment to the server's seed, or None if nobody typed a word."""
        return server_seal(self.record.game, self.server_seed, self.salt) if self.server_seed else None


class StoreJournal:
    """Writes one table's moves into the store."""

    def __init__(self, store: Store, record: TableRecord) -> None:
        self._store = store
        self.record = record  # the current one
        self.reseats = False  # whether the next move saves the record too
        self.revision = 0  # after the last move

    async def append(self, entry: Entry, after: Position) -> None:
        """Implements `Journal`. The result of a lesson is not stored."""
        if after.outcome is not None and self.record.is_lesson:
            after = after._replace(outcome=None)
        reseats = self.record if self.reseats else None
        self.revision = await self._store.append_move(
            self.record.id, self.record.players, entry, after, reseats=reseats
        )


class TableCache:
    """Loads tables and hands them out, to change by one caller at a time."""

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
        self._users = 0  # callers that hold or wait for a table's lock
        self._closed: asyncio.Event | None = None  # created by `close`, set when the last caller has left

    def __len__(self) -> int:
        return len(self._live)

    @property
    def loaded(self) -> list[int]:
        """The tables in memory."""
        return list(self._live)

    def cached_record(self, table: int) -> TableRecord | None:
        """Return the cached record, or None. Never reads the store."""
        live = self._live.get(table)
        return None if live is None else live.record

    def cached(self, table: int) -> LoadedTable | None:
        """Return the cached table, or None. Never reads the store."""
        return self._live.get(table)

    async def get(self, table: int) -> LoadedTable:
        """Return the table to read it. Works while closing too, so that the last moves can be shown."""
        live = self._live.get(table) or await self._load(table)
        live.touched = self._clock()
        if not live.awake and self._closed is None:
            async with self.at(table) as live:
                return live
        return live

    def at(self, table: int, *, late: bool = False) -> _TableLock:
        """Lock the table to change it: `async with cache.at(7) as live`. While closing only `late` calls are let in."""
        return _TableLock(self, table, late)

    async def enter(self, table: int, *, late: bool = False) -> LoadedTable:
        """Wait for the table's lock and take it."""
        if self._closed is not None and not late:
            raise Refusal("refused-restarting")
        self._users += 1
        try:
            while True:
                live = self._live.get(table) or await self._load(table)
                await live.lock.acquire()
                if self._live.get(table) is live:
                    break
                live.lock.release()  # dropped from the cache while we waited
        except BaseException:
            self._release()
            raise
        live.touched = self._clock()
        if not live.awake and self._closed is None:
            try:
                await self._wake(live)
            except BaseException as error:
                self.leave(live, error)
                raise
            live.awake = True
        return live

    def leave(self, live: LoadedTable, error: BaseException | None) -> None:
        """Release the table's lock. After an unexpected error the table is loaded again from the store."""
        if error is not None and not isinstance(error, Refusal):
            self._live.pop(live.record.id, None)  # only the store knows whether it was written
        live.lock.release()
        self._release()

    def drop(self, live: LoadedTable) -> None:
        """Drop a table from the cache; the caller holds its lock. The next caller loads it from the store."""
        self._live.pop(live.record.id, None)

    async def close(self) -> None:
        """Allow no more changes, and wait until every lock is released."""
        self._closed = asyncio.Event()
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._users:
            await self._closed.wait()

    def _release(self) -> None:
        self._users -= 1
        if self._closed is not None and not self._users:
            self._closed.set()

    async def _load(self, table: int) -> LoadedTable:
        """Load a table from the store, without waking it."""
        saved = await self._store.load_table(table) if table <= LARGEST else None
        if saved is None:
            raise Refusal("refused-table-closed")
        # another caller may have loaded it meanwhile: there must be only one
        loaded = LoadedTable(saved.record, saved.deadline, self._game_of(saved), self._clock(), saved.salt)
        loaded.saved_revision, loaded.shown = saved.revision, saved.shown
        loaded.server_seed = saved.server_seed
        live = self._live.setdefault(table, loaded)
        self._schedule_sweep()
        return live

    def _game_of(self, saved: Saved) -> AnyTable | None:
        """Return the game of a saved table, or None if it is damaged: such a game can only be ended."""
        if saved.position is None:
            return None
        record = saved.record
        try:
            game = game_named(record.game)
            state = game.State.model_validate_json(saved.position.state)
            violations = game.violations(state)
            lesson = game.lesson_with(options_of(record)) if record.is_lesson else None
        except ValidationError as error:
            violations = [f"the state cannot be read: {error.error_count()} errors"]
        except Exception as error:  # any error: the table must not block its channel for ever
            violations = [f"the state makes no sense: {type(error).__name__}"]  # its text may hold a hidden card
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
            crowd=record.crowd,
            vote_ends_at=self._vote_ends_at(saved, game, state),
            lesson=lesson,
        )

    def _vote_ends_at(self, saved: Saved, game: AnyGame, state: State) -> float | None:
        """Return when the crowd has to move. Without votes it may have the time for a move anew."""
        record, deadline = saved.record, saved.position.deadline if saved.position is not None else None
        if record.crowd is None:
            return None
        if record.ballot is not None and record.ballot.epoch == game.epoch(state, record.crowd):
            return max(record.ballot.ends_at, deadline or 0.0)  # later by the time that the bot was down
        if deadline is not None and game.to_act(state) == {record.crowd}:
            return deadline
        return self._clock() + patience(game, state)

    def _schedule_sweep(self) -> None:
        if self._sweeper is None and self._live:
            self._sweeper = asyncio.get_running_loop().call_later(self._idle_seconds, self.sweep)

    def sweep(self) -> None:
        """Drop tables that were not used for a while; everything is in the store."""
        self._sweeper = None
        stale = self._clock() - self._idle_seconds
        for table, live in list(self._live.items()):
            if live.touched <= stale and not live.lock.locked():
                del self._live[table]
        self._schedule_sweep()


class _TableLock:
    """Context manager that holds the table's lock."""

    __slots__ = ("_cache", "_late", "_live", "_table")

    def __init__(self, cache: TableCache, table: int, late: bool) -> None:
        self._cache, self._table, self._late = cache, table, late

    async def __aenter__(self) -> LoadedTable:
        self._live = await self._cache.enter(self._table, late=self._late)
        return self._live

    async def __aexit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self._cache.leave(self._live, error)
