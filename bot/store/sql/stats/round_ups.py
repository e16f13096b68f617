"""SQL of the daily round-up: when it is due on each server, and what it tells beside the daily results."""

from __future__ import annotations

from collections.abc import Collection
from operator import itemgetter
from typing import cast

from bot.stats.records import RoundUpState, TournamentNews
from bot.store.base import RoundUpStore
from bot.store.sql.plans import DatabasePart, Row, column, execute, row, rows, value
from bot.store.sql.ratings import HIDDEN
from bot.store.sql.reading import readable, reading

COLUMNS = tuple(RoundUpState.model_fields)
SELECT = f"SELECT {', '.join(COLUMNS)} FROM round_ups"  # noqa: S608 - names are ours


def _state(found: Row) -> RoundUpState:
    return RoundUpState.model_validate(dict(zip(COLUMNS, found, strict=True)))


class SqlRoundUps(DatabasePart, RoundUpStore):
    """`RoundUpStore` in a SQL database."""

    async def round_up(self, guild: int) -> RoundUpState:
        found = await self.database.read(row(f"{SELECT} WHERE guild = ?", guild))
        with reading("round_ups", guild):
            return RoundUpState(guild=guild) if found is None else _state(found)

    async def keep_round_up(self, state: RoundUpState) -> None:
        marks = ", ".join("?" * len(COLUMNS))
        changes = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS if name != "guild")
        sql = (
            f"INSERT INTO round_ups ({', '.join(COLUMNS)}) VALUES ({marks}) "  # noqa: S608 - names are ours
            f"ON CONFLICT (guild) DO UPDATE SET {changes}"
        )
        await self.database.change(lambda: execute(sql, *(getattr(state, name) for name in COLUMNS)))

    async def due_round_ups(self, at: float, most: int) -> list[RoundUpState]:
        sql = f"{SELECT} WHERE due_at <= ?{self.here()} ORDER BY due_at, guild LIMIT ?"
        return readable("round_ups", await self.database.read(rows(sql, at, most)), itemgetter(0), _state)

    async def next_round_up_at(self) -> float | None:
        sql = f"SELECT min(due_at) FROM round_ups WHERE due_at IS NOT NULL{self.here()}"  # noqa: S608
        return cast("float | None", await self.database.read(value(sql)))

    async def tournament_news(self, guild: int, since: float, until: float) -> list[TournamentNews]:
        sql = (
            "SELECT tournament, what, at FROM tournament_journal JOIN tournaments ON tournaments.id = tournament "
            "WHERE guild = ? AND what IN ('begun', 'over') AND at >= ? AND at < ? ORDER BY at, tournament"
        )
        found = await self.database.read(rows(sql, guild, since, until))
        return [TournamentNews(tournament=tournament, what=what, at=at) for tournament, what, at in found]

    async def hidden_users(self, users: Collection[int]) -> set[int]:
        if not users:
            return set()
        sql = f"{HIDDEN} AND user IN ({', '.join('?' * len(users))})"
        return set(await self.database.read(column(sql, *users)))
