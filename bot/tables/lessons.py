"""Lessons: guided first games at a private table, played along a script."""

from __future__ import annotations

from bot.tables.lobby import require_admission
from bot.tables.record import TableRecord
from bot.tables.writer import TableWriter
from rules.errors import Refusal, StaleMove


class Lessons:
    """What a learner can do beside the game's own buttons."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer

    async def go_on(self, table: int, user: int, *, guild: int, version: int) -> None:
        """Play the next step: what the opponents do, or what the learner was asked to do."""
        async with self._writer.cache.at(table) as live:
            _require_lesson(live.record, user, guild)
            if live.table is None:
                raise Refusal("refused-damaged")
            if live.table.version != version:
                raise StaleMove
            await live.table.recite(at=self._writer.clock())
            self._writer.after_move(live)
            await self._writer.continue_lesson(live, live.table)

    async def stop(self, table: int, user: int, *, guild: int) -> TableRecord:
        """Close a lesson, finished or not. The learner may start it again."""
        async with self._writer.cache.at(table) as live:
            _require_lesson(live.record, user, guild)
            await self._writer.save(live, live.record.model_copy(update={"phase": "closed"}))
            return live.record


def _require_lesson(record: TableRecord, user: int, guild: int) -> None:
    require_admission(record, user)
    if not record.is_lesson or record.phase == "closed":
        raise Refusal("refused-table-closed")
    if record.guild != guild:
        raise Refusal("refused-other-server")
