"""Which message shows each table publicly, and which revision of the table it shows.

A message is edited several times a second, and a revision that gets lost only costs one extra edit after the next
start. So the revisions of all tables are collected in memory and written in one transaction a moment later.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.store.base import Store
from bot.tables.cache import TableCache

log = structlog.get_logger("onetable.messages")


class PublicMessages:
    """The public message of every table."""

    def __init__(self, store: Store, cache: TableCache, shown_delay: float) -> None:
        """`shown_delay`: seconds until shown revisions are written."""
        self._store = store
        self._cache = cache
        self._shown_delay = shown_delay
        self._pending: dict[int, int] = {}  # revisions shown since the last write, by table
        self._timer: asyncio.TimerHandle | None = None
        self._writing: set[asyncio.Task[None]] = set()

    def is_behind(self, table: int) -> bool:
        """Return whether a cached table has changed since its message was last edited. Never reads the store."""
        live = self._cache.cached(table)
        return live is not None and live.is_behind

    def was_shown(self, table: int) -> bool:
        """Return whether a cached table ever had a message. Never reads the store."""
        live = self._cache.cached(table)
        return live is not None and live.shown != 0

    async def move_to(self, table: int, message: int, *, shown: int) -> int | None:
        """Save which message shows the table, and the revision it shows. Return the message before it."""
        async with self._cache.at(table, late=True) as live:
            before = live.record.message
            await self._store.move_message(table, message, shown=shown)
            self._pending.pop(table, None)
            live.record, live.shown = live.record.model_copy(update={"message": message}), shown
            return before

    async def forget(self, table: int, message: int) -> bool:
        """Save that this message was deleted. Return False if the table is shown in another message by now."""
        async with self._cache.at(table, late=True) as live:
            if live.record.message != message:
                return False
            await self._store.move_message(table, None)
            self._pending.pop(table, None)
            live.record, live.shown = live.record.model_copy(update={"message": None}), -1
            return True

    def note_shown(self, table: int, revision: int) -> None:
        """Note that the message shows this revision; it is written a moment later."""
        live = self._cache.cached(table)
        if live is not None:
            live.shown = max(live.shown, revision)
        self._pending[table] = max(revision, self._pending.get(table, -1))
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._shown_delay, self._write_soon)

    async def _write(self) -> None:
        await self.write_shown()
        if self._pending:
            self._set_timer()

    async def write_shown(self) -> None:
        """Write the revisions noted so far now. Those that could not be written are written the next time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        pending, self._pending = self._pending, {}
        if not pending:
            return
        try:
            await self._store.note_shown(pending)
        except Exception as error:
            log.warning("shown revisions not written", tables=len(pending), error=str(error))
            for table, revision in pending.items():
                live = self._cache.cached(table)
                if live is None or live.shown >= revision:  # else its message was deleted meanwhile
                    self._pending[table] = max(revision, self._pending.get(table, -1))

    def _write_soon(self) -> None:
        task = asyncio.create_task(self._write(), name="write shown revisions")
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
