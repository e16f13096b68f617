"""Series of tournaments in SQLite."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, cast

from bot.store.base import SeriesStore
from bot.store.sqlite.database import DatabasePart
from bot.tournaments.series.model import Series

PLAIN = ("id", "guild", "channel", "organiser", "name", "kind", "ended", "deadline")  # columns; all else is JSON
COLUMNS = f"{', '.join(PLAIN)}, content"


class SqliteSeries(DatabasePart, SeriesStore):
    """`SeriesStore` in SQLite, in the same database and transactions as everything else."""

    async def keep(self, series: Series) -> None:
        await self.database.write(lambda db: keep_series(db, series))

    async def load(self, series_id: int) -> Series | None:
        found = await self._select("WHERE id = ?", series_id)
        return found[0] if found else None

    async def running(self, guild: int) -> list[Series]:
        return await self._select("WHERE guild = ? AND NOT ended ORDER BY name, id", guild)

    async def due(self, at: float) -> list[Series]:
        return await self._select("WHERE deadline <= ? AND NOT ended ORDER BY deadline", at)

    async def nearest_deadline(self) -> float | None:
        sql = "SELECT min(deadline) FROM tournament_series WHERE deadline IS NOT NULL AND NOT ended"
        return cast("float | None", await self.database.value(sql))

    async def end_in(self, channel: int) -> None:
        await self.database.execute(
            "UPDATE tournament_series SET ended = 1, deadline = NULL WHERE channel = ? AND NOT ended", channel
        )

    async def finished_events(self, series_id: int, *, most: int) -> list[int]:
        sql = "SELECT id FROM tournaments WHERE series = ? AND phase = 'over' ORDER BY occurrence DESC LIMIT ?"
        newest = await self.database.run(lambda db: [row[0] for row in db.execute(sql, (series_id, most))])
        return newest[::-1]

    async def _select(self, where: str, value: float) -> list[Series]:
        sql = f"SELECT {COLUMNS} FROM tournament_series {where}"  # noqa: S608 - ours
        return [_series(row) for row in await self.database.run(lambda db: db.execute(sql, (value,)).fetchall())]


def keep_series(db: sqlite3.Connection, series: Series) -> None:
    """Insert or replace a series."""
    content = series.model_dump_json(exclude={*PLAIN})
    values = (*(getattr(series, name) for name in PLAIN), content)
    db.execute(f"INSERT OR REPLACE INTO tournament_series ({COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)  # noqa: S608


def _series(row: tuple[Any, ...]) -> Series:
    named = dict(zip(PLAIN, row[:-1], strict=True)) | {"ended": bool(row[PLAIN.index("ended")])}
    return Series.model_validate_json(json.dumps(named | json.loads(row[-1])))
