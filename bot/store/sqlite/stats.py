"""Scores, the daily village and ratings in SQLite. The SQL is in `scores` and `ratings`."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import date

from bot.stats.records import Bests, DailyResult, DailyStreaks, Meeting, Played, Ranked, Standing, TeamBest
from bot.store.base import StatsStore
from bot.store.sqlite import ratings, scores
from bot.store.sqlite.config import SET_META
from bot.store.sqlite.database import DatabasePart
from bot.tables.record import Player


class SqliteStats(DatabasePart, StatsStore):
    """`StatsStore` in SQLite."""

    # --- scores

    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        return await self.database.run(lambda db: scores.bests(db, guild, game, user, private=private))

    async def best_board(self, guild: int, game: str) -> list[Standing]:
        return await self.database.run(lambda db: scores.best_board(db, guild, game))

    async def know_player(self, guild: int, player: Player) -> None:
        sql = "INSERT INTO daily_players VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name"
        await self.database.execute(sql, guild, player.user, player.name)

    async def daily_try(self, user: int, day: date) -> int | None:
        return await self.database.run(lambda db: scores.daily_try(db, user, day))

    async def unfinished_tries(self, user: int) -> list[int]:
        return await self.database.run(lambda db: scores.unfinished_tries(db, user))

    async def daily_result(self, user: int, day: date) -> DailyResult | None:
        return await self.database.run(lambda db: scores.daily_result(db, user, day))

    async def daily_board(self, guild: int, first: date, last: date) -> list[Standing]:
        return await self.database.run(lambda db: scores.daily_board(db, guild, first, last))

    async def streak_board(self, guild: int, since: date) -> list[Standing]:
        return await self.database.run(lambda db: scores.streak_board(db, guild, since))

    async def share_once(self, guild: int, user: int, day: date) -> bool:
        sql = "INSERT INTO daily_shares VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return await self.database.write(lambda db: bool(db.execute(sql, (guild, user, str(day))).rowcount))

    async def take_share_back(self, guild: int, user: int, day: date) -> None:
        sql = "DELETE FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        await self.database.execute(sql, guild, user, str(day))

    async def has_shared(self, guild: int, user: int, day: date) -> bool:
        sql = "SELECT 1 FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        return await self.database.value(sql, guild, user, str(day)) is not None

    # --- ratings

    async def take_in_results(self, key: str) -> int:
        def work(db: sqlite3.Connection) -> int:
            taken = ratings.take_in_all(db)
            db.execute(SET_META, (key, str(taken)))
            return taken

        return await self.database.write(work)

    async def season(self, guild: int) -> int:
        return await self.database.run(lambda db: ratings.season(db, guild))

    async def begin_season(self, guild: int, number: int, at: float) -> bool:
        return await self.database.write(lambda db: ratings.begin_season(db, guild, number, at))

    async def correct_result(self, table: int, places: Sequence[int]) -> None:
        await self.database.write(lambda db: ratings.correct(db, table, places))

    async def rebuild_ratings(self, guild: int) -> None:
        await self.database.write(lambda db: ratings.rebuild(db, guild))

    async def ranking(self, guild: int, game: str, season: int, least: int) -> list[Ranked]:
        return await self.database.run(lambda db: scores.ranking(db, guild, game, season, least))

    async def played(self, guild: int, user: int) -> list[Played]:
        return await self.database.run(lambda db: scores.played(db, guild, user))

    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        return await self.database.run(lambda db: scores.meetings(db, guild, user, other))

    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        return await self.database.run(lambda db: scores.team_bests(db, guild, game))

    async def daily_streaks(self, guild: int, user: int, today: date) -> DailyStreaks | None:
        return await self.database.run(lambda db: scores.daily_streaks(db, guild, user, today))

    async def favourite(self, guild: int) -> str | None:
        return await self.database.run(lambda db: scores.favourite(db, guild))

    async def has_daily_players(self, guild: int) -> bool:
        return await self.database.run(lambda db: scores.has_daily_players(db, guild))

    async def known_name(self, guild: int, user: int) -> str | None:
        return await self.database.run(lambda db: scores.known_name(db, guild, user))
