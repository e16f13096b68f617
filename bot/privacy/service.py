"""What somebody may know of what is kept about them, and how all of it is forgotten.

A wish to be forgotten is kept first and fulfilled then, table by table; if that is interrupted, the housekeeping goes
on with it. What is being done by somebody at the moment of the wish is waited for; what they do afterwards is new.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import structlog

from bot.ops.metrics import Metrics
from bot.privacy.counts import Counts
from bot.store.base import Store
from bot.tables.service import TableService
from rules.errors import Refusal

log = structlog.get_logger("onetable.privacy")

FORMAT = "onetable-personal-data"
VERSION = 1
PATIENCE_SECONDS = 10.0  # for what somebody is doing at the moment they want to be forgotten

IDS = frozenset({"user", "guild", "channel", "message", "left", "organiser", "event", "role"})
TIMES = frozenset({"at", "opened_at", "exported_at", "start_at", "ends_at", "paused_at", "made_at", "deadline"})
TRUTHS = frozenset({"private", "own"})
AS_THEY_ARE = frozenset({"move"})


@dataclass(slots=True)
class Deletion:
    """What was done to forget somebody."""

    deleted: int = 0  # tables that only they could see
    kept: list[int] = field(default_factory=list)  # tables that stay for others
    live: list[int] = field(default_factory=list)  # those of them where the game goes on, or was just closed


async def _nowhere(_user: int) -> list[int]:
    return []


async def _unseen(_tournament: int) -> None:
    pass


class Privacy:
    """Shows, hands out and forgets."""

    def __init__(self, store: Store, tables: TableService, metrics: Metrics, clock: Callable[[], float]) -> None:
        self.on_table: Callable[[int], None] = lambda _table: None  # told when somebody is gone from a table in play
        # told before somebody is forgotten; returns the tournaments where their name is shown
        self.on_leaving: Callable[[int], Awaitable[list[int]]] = _nowhere
        self.on_tournament: Callable[[int], Awaitable[None]] = _unseen  # told when their name is to be shown no more
        # around the moment in which they are: nobody writes back what they know from before
        self.standing_still: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
        self.on_work: Callable[[], None] = lambda: None  # told when there is something for the housekeeping
        self._store = store
        self._tables = tables
        self._metrics = metrics
        self._clock = clock
        self._leaving: set[int] = set()
        self._acting: Counter[int] = Counter()  # presses and commands under way, by person
        self._waiting: list[asyncio.Future[None]] = []
        self._one_at_a_time = asyncio.Lock()

    @contextmanager
    def acting(self, user: int) -> Iterator[None]:
        """Somebody does something: a wish of theirs to be forgotten waits until it is done."""
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

    # --- looking

    async def counts(self, user: int, guild: int | None) -> Counts:
        """How much is kept about somebody, on one server or in all."""
        return await self._store.personal_counts(user, guild)

    async def export(self, user: int) -> dict[str, Any]:
        """All of it as a document. Ids are texts, because many programs cannot hold numbers that large."""
        tables = [await self._store.personal_part(user, table) for table in await self._store.visited(user)]
        document = {
            "format": FORMAT,
            "version": VERSION,
            "exported_at": self._clock(),
            "user": user,
            "tables": [part for part in tables if part is not None],
            **await self._store.personal_rows(user),
        }
        readable: dict[str, Any] = _readable(document)
        return readable

    # --- forgetting

    async def forget(self, user: int) -> Deletion:
        """Forget somebody who asks for it, once what they are doing besides is done."""
        if user in self._leaving:
            raise Refusal("privacy-leaving")
        self._leaving.add(user)
        try:
            await self._others_done(user)
            if (await self.counts(user, None)).is_nothing:
                return Deletion()
            await self._store.request_deletion(user, self._clock())
            return await self._fulfil(user)
        finally:
            self._leaving.discard(user)
            self.on_work()  # to wipe the traces, or to go on where this broke off

    async def fulfil_all(self) -> int:
        """Go on with every wish that is not fulfilled yet; returns how many are now."""
        wishes = await self._store.requested_deletions()
        for user in wishes:
            await self._fulfil(user)
        return len(wishes)

    async def _others_done(self, user: int) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while self._acting[user] > 1:  # the wish itself is one
                    waiter = asyncio.get_running_loop().create_future()
                    self._waiting.append(waiter)
                    await waiter
        except TimeoutError:
            log.warning("somebody who wants to be forgotten is busy for long")

    async def _fulfil(self, user: int) -> Deletion:
        done = Deletion()
        async with self._one_at_a_time:
            tournaments = await self.on_leaving(user)
            while True:
                for table in await self._store.visited(user):
                    await self._forget_at(table, user, done)
                async with self.standing_still():
                    if await self._store.forget_rest(user, self._clock()):
                        break
        self._metrics.housekeeping.labels("people_forgotten").inc()
        log.info("somebody was forgotten", deleted=done.deleted, kept=len(done.kept))  # and not who
        for table in done.live:
            self.on_table(table)
        for tournament in tournaments:
            await self.on_tournament(tournament)
        return done

    async def _forget_at(self, table: int, user: int, done: Deletion) -> None:
        try:
            was_live = (await self._tables.record(table)).live
            after = await self._tables.forget(table, user)
        except Refusal as refusal:
            if refusal.key != "refused-table-closed":  # it was deleted this very moment
                raise
            return
        if after is None:
            done.deleted += 1
            return
        done.kept.append(table)
        if was_live:
            done.live.append(table)


def _readable(value: Any, name: str = "") -> Any:
    """The same with ids as texts, and times as ISO 8601 has them."""
    if name in AS_THEY_ARE or value is None:
        return value
    if isinstance(value, dict):
        return {key: _readable(inner, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_readable(inner, "") for inner in value]
    if name in IDS and not isinstance(value, bool):  # whether there is an event, for instance, is no id
        return str(value)
    if name in TIMES:
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    return bool(value) if name in TRUTHS else value
