"""Write-behind notes of what each table's public message shows.

An edit happens several times a second, and a note that gets lost only costs one extra edit after the next start. So the
notes of all tables are collected in memory and written in one transaction a moment later.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.store.base import Store

log = structlog.get_logger("onetable.shown")

WRITE_AFTER_SECONDS = 10.0


class ShownNotes:
    """The revisions that were shown since the last write, by table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pending: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._writing: set[asyncio.Task[None]] = set()

    def note(self, table: int, revision: int) -> None:
        """The message of the table shows this revision."""
        self._pending[table] = max(revision, self._pending.get(table, -1))
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(WRITE_AFTER_SECONDS, self._write_soon)

    def drop(self, table: int) -> None:
        """Forget what is not written yet: the message is gone, or another one shows the table."""
        self._pending.pop(table, None)

    def _write_soon(self) -> None:
        task = asyncio.create_task(self.write(), name="shown notes")
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def write(self) -> None:
        """Write what is pending now; what cannot be written is only logged."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        pending, self._pending = self._pending, {}
        if not pending:
            return
        try:
            await self._store.note_shown(pending)
        except Exception as error:
            log.warning("shown notes not written", tables=len(pending), error=str(error))
