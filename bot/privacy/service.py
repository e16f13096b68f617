"""What is stored about a user: count it, export it, erase it.

A request for erasure is stored first and then carried out, table by table; if that is interrupted, housekeeping
continues it. Interactions of the user that are running at that moment are waited for; later ones create new data.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

import structlog

from bot.cluster.membership import Membership
from bot.cluster.shards import EVERYTHING
from bot.ops.metrics import Metrics
from bot.privacy.counts import Counts
from bot.store.base import Store
from bot.tables.service import TableService
from bot.tournaments.service import TournamentService
from rules.errors import Refusal

log = structlog.get_logger("onetable.privacy")

FORMAT = "onetable-personal-data"
VERSION = 1
PATIENCE_SECONDS = 10.0  # for other interactions of a user who asks for erasure

IDS = frozenset({"user", "guild", "channel", "message", "left", "organiser", "event", "role", "other"})
TIMES = frozenset(
    {"at", "opened_at", "exported_at", "start_at", "ends_at", "paused_at", "made_at", "deadline", "called_at"}
)
FLAGS = frozenset({"barred", "private", "own", "told"})
UNCHANGED = frozenset({"move"})


@dataclass(slots=True)
class Deletion:
    """What an erasure has done."""

    deleted: int = 0  # private tables of the user
    kept: list[int] = field(default_factory=list)  # anonymised tables that other players have
    live: list[int] = field(default_factory=list)  # of these, the tables that were open


class PrivacyObserver(Protocol):
    """Follows requests for erasure."""

    def erasure_requested(self) -> None:
        """A request was carried out, or broke off: wipe the traces, or continue it."""


class Privacy:
    """Counts, exports and erases what is stored about a user."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        metrics: Metrics,
        clock: Callable[[], float],
        tournaments: TournamentService | None = None,
        *,
        membership: Membership | None = None,
    ) -> None:
        self._membership = membership or Membership(None, EVERYTHING)
        self.observers: list[PrivacyObserver] = []
        self._store = store
        self._tables = tables
        self._tournaments = tournaments
        self._metrics = metrics
        self._clock = clock
        self._leaving: set[int] = set()
        self._acting: Counter[int] = Counter()  # running interactions by user
        self._waiting: list[asyncio.Future[None]] = []
        self._one_at_a_time = asyncio.Lock()

    @contextmanager
    def acting(self, user: int) -> Iterator[None]:
        """Wrap an interaction of a user: their erasure waits until it is finished."""
        self._acting[user] += 1
        try:
            yield
        finally:
            self._acting[user] -= 1
            if not self._acting[user]:
                del self._acting[user]
            waiting, self._waiting = self._waiting, []
            for waiter in waiting:
                if not waiter.done():
                    waiter.set_result(None)

    # --- reading

    async def counts(self, user: int, guild: int | None) -> Counts:
        """Return how much is stored about a user, on one server or on all."""
        return await self._store.personal_counts(user, guild)

    async def export(self, user: int) -> dict[str, Any]:
        """Return everything about a user as a document. Ids are strings: many programs cannot hold such numbers.

        Table by table, so that the event loop is free in between however many tables there are.
        """
        tables = []
        for table in await self._store.visited(user):
            if (part := await self._store.personal_part(user, table)) is not None:
                tables.append(_readable(part))
        document: dict[str, Any] = _readable(
            {"format": FORMAT, "version": VERSION, "exported_at": self._clock(), "user": user, "tables": []}
        )
        return {**document, "tables": tables, **_readable(await self._store.personal_rows(user))}

    # --- erasure

    async def forget(self, user: int) -> Deletion:
        """Erase a user who asks for it, after their other interactions have finished."""
        if user in self._leaving:
            raise Refusal("privacy-leaving")
        self._leaving.add(user)
        try:
            await self._other_interactions_done(user)
            if (await self.counts(user, None)).is_nothing:
                return Deletion()
            await self._store.request_deletion(user, self._clock())
            await self._membership.publish("erasure")  # each process erases at its own tables
            return await self._fulfil(user)
        finally:
            self._leaving.discard(user)
            for observer in self.observers:
                observer.erasure_requested()

    async def fulfil_all(self) -> int:
        """Continue every request that broke off. Return how many there were."""
        requests = await self._store.requested_deletions()
        for user in requests:
            await self._fulfil(user)
        return len(requests)

    async def _other_interactions_done(self, user: int) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while self._acting[user] > 1:  # the request itself is one
                    waiter = asyncio.get_running_loop().create_future()
                    self._waiting.append(waiter)
                    await waiter
        except TimeoutError:
            log.warning("erasure started while the user has running interactions")

    async def _fulfil(self, user: int) -> Deletion:
        done = Deletion()
        async with self._one_at_a_time:
            shown_in = [] if self._tournaments is None else await self._tournaments.organising.drop_from_all(user)
            is_over = False
            while not is_over:
                for table in await self._store.visited(user, here=True):
                    await self._erase_at(table, user, done)
                # tournaments in memory must not write erased names back
                async with nullcontext() if self._tournaments is None else self._tournaments.lock_all():
                    is_over = await self._store.forget_rest(user, self._clock())
                if not is_over and not await self._store.visited(user, here=True):
                    break  # tables of other processes are left: the last one does the rest
        if is_over:
            await self._membership.publish("erased")
            self._metrics.housekeeping.labels("people_forgotten").inc()
            log.info("user erased", deleted=done.deleted, kept=len(done.kept))  # without the user's id
        for table in done.live:
            self._tables.notify_changed(table)
        if self._tournaments is not None:
            for tournament in shown_in:
                await self._tournaments.refresh_announcement(tournament)
        return done

    async def _erase_at(self, table: int, user: int, done: Deletion) -> None:
        try:
            was_live = (await self._tables.record(table)).live
            after = await self._tables.erasure.erase_user(table, user)
        except Refusal as refusal:
            if refusal.key != "refused-table-closed":  # it was deleted meanwhile
                raise
            return
        if after is None:
            done.deleted += 1
            return
        done.kept.append(table)
        if was_live:
            done.live.append(table)


def _readable(value: Any, name: str = "") -> Any:
    """Return the value with ids as strings and times as ISO 8601."""
    if name in UNCHANGED or value is None:
        return value
    if isinstance(value, dict):
        return {key: _readable(inner, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_readable(inner, "") for inner in value]
    if name in IDS and not isinstance(value, bool):  # "event" is also the name of a flag
        return str(value)
    if name in TIMES:
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    return bool(value) if name in FLAGS else value
