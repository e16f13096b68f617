"""Series of tournaments, and leagues over the daily challenge."""

from __future__ import annotations

import json
from operator import itemgetter
from typing import Any, cast

from bot.store.base import SeriesStore
from bot.store.sql.plans import DatabasePart, Plan, column, execute, row, rows, value
from bot.store.sql.reading import readable, reading
from bot.tournaments.series.model import Series

PLAIN = ("id", "guild", "channel", "organiser", "name", "kind", "ended", "deadline")  # columns; all else is JSON
COLUMNS = (*PLAIN, "content")
SELECT = f"SELECT {', '.join(COLUMNS)} FROM tournament_series"  # noqa: S608 - names are ours


class SqlSeries(DatabasePart, SeriesStore):
    """`SeriesStore` in a SQL database, in the same transactions as everything else."""

    async def keep(self, series: Series) -> None:
        await self.database.change(lambda: keep_series(series))

    async def load(self, series_id: int) -> Series | None:
        found = await self.database.read(row(f"{SELECT} WHERE id = ?", series_id))
        with reading("tournament_series", series_id):
            return None if found is None else _series(found)

    async def running(self, guild: int) -> list[Series]:
        found = await self.database.read(rows(f"{SELECT} WHERE guild = ? AND NOT ended ORDER BY name, id", guild))
        return readable("tournament_series", found, itemgetter(0), _series)

    async def due(self, at: float) -> list[Series]:
        sql = f"{SELECT} WHERE deadline <= ? AND NOT ended{self.here()} ORDER BY deadline"
        found = await self.database.read(rows(sql, at))
        return readable("tournament_series", found, itemgetter(0), _series)

    async def nearest_deadline(self) -> float | None:
        due = "deadline IS NOT NULL AND NOT ended"
        sql = f"SELECT min(deadline) FROM tournament_series WHERE {due}{self.here()}"  # noqa: S608 - the condition is ours
        return cast("float | None", await self.database.read(value(sql)))

    async def end_in(self, channel: int) -> None:
        sql = "UPDATE tournament_series SET ended = ?, deadline = NULL WHERE channel = ? AND NOT ended"
        await self.database.change(lambda: execute(sql, True, channel))

    async def finished_events(self, series_id: int, *, most: int) -> list[int]:
        sql = "SELECT id FROM tournaments WHERE series = ? AND phase = 'over' ORDER BY occurrence DESC LIMIT ?"
        newest = await self.database.read(column(sql, series_id, most))
        return newest[::-1]


def keep_series(series: Series) -> Plan[int]:
    """Insert or replace a series."""
    marks = ", ".join("?" * len(COLUMNS))
    changes = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS if name != "id")
    sql = (
        f"INSERT INTO tournament_series ({', '.join(COLUMNS)}) VALUES ({marks}) "  # noqa: S608 - names are ours
        f"ON CONFLICT (id) DO UPDATE SET {changes}"
    )
    content = series.model_dump_json(exclude={*PLAIN})
    return execute(sql, *(getattr(series, name) for name in PLAIN), content)


def _series(found: Any) -> Series:
    named = dict(zip(COLUMNS, found, strict=True))
    content = json.loads(named.pop("content"))
    return Series.model_validate_json(json.dumps(named | {"ended": bool(named["ended"])} | content))
