"""A guided first game at a private table: letting the script go on, and beginning it anew."""

from __future__ import annotations

from bot.tables.lobby import require_admission
from bot.tables.record import TableRecord
from bot.tables.seating import Seating
from rules.errors import Refusal, StaleMove


class Learning(Seating):
    """What the learner presses beside the game's own buttons."""

    async def go_on(self, table: int, user: int, *, guild: int, version: int) -> None:
        """Make the next step's moves for the learner: what others do, or what the learner was asked to do."""
        async with self._cache.at(table) as live:
            _require_lesson(live.record, user, guild)
            if live.table is None:
                raise Refusal("refused-damaged")
            if live.table.version != version:
                raise StaleMove
            await live.table.recite(at=self._clock())
            self._after_move(live)
            await self._follow(live, live.table)

    async def stop_lesson(self, table: int, user: int, *, guild: int) -> TableRecord:
        """Put a lesson away, be it finished or not; whoever learns may begin it anew."""
        async with self._cache.at(table) as live:
            _require_lesson(live.record, user, guild)
            await self._save(live, live.record.model_copy(update={"phase": "closed"}))
            return live.record


def _require_lesson(record: TableRecord, user: int, guild: int) -> None:
    require_admission(record, user)
    if not record.is_lesson or record.phase == "closed":
        raise Refusal("refused-table-closed")
    if record.guild != guild:
        raise Refusal("refused-other-server")
