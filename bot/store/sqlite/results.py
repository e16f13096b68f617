"""The part of the SQLite store that keeps scores, days and ratings, and tells where everybody stands."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import date

from bot.stats.records import Bests, DailyResult, DailyStreaks, Meeting, Played, Ranked, Standing, TeamBest
from bot.store.sqlite import ratings, scores
from bot.store.sqlite.database import DatabasePart
from bot.store.sqlite.settings import SET_META
from bot.tables.record import Player


class Honours(DatabasePart):
    """Implements what `Store` says about scores, ratings and standings."""

    # --- scores

    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        """The best score on a server and one's own: of its public games or, in private, of all there are."""
        return await self.database.run(lambda db: scores.bests(db, guild, game, user, private=private))

    async def best_board(self, guild: int, game: str) -> list[Standing]:
        """Those who played a game alone on a server by their best score; private games are left out."""
        return await self.database.run(lambda db: scores.best_board(db, guild, game))

    async def know_player(self, guild: int, player: Player) -> None:
        """Somebody plays the daily village on this server, under this name."""
        sql = "INSERT INTO daily_players VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name"
        await self.database.execute(sql, guild, player.user, player.name)

    async def daily_try(self, user: int, day: date) -> int | None:
        """The table of somebody's one try of a day."""
        return await self.database.run(lambda db: scores.daily_try(db, user, day))

    async def unfinished_tries(self, user: int) -> list[int]:
        """The tables of somebody's tries that wait to be finished, the newest day first."""
        return await self.database.run(lambda db: scores.unfinished_tries(db, user))

    async def daily_result(self, user: int, day: date) -> DailyResult | None:
        """How somebody did that day."""
        return await self.database.run(lambda db: scores.daily_result(db, user, day))

    async def daily_board(self, guild: int, first: date, last: date) -> list[Standing]:
        """Those known on a server by the sum of their scores in these days."""
        return await self.database.run(lambda db: scores.daily_board(db, guild, first, last))

    async def streak_board(self, guild: int, since: date) -> list[Standing]:
        """Those known on a server by the days in a row they have played, if the last one is not before `since`."""
        return await self.database.run(lambda db: scores.streak_board(db, guild, since))

    async def share_once(self, guild: int, user: int, day: date) -> bool:
        """Note that somebody shares their result of a day on a server; False if they have done so before."""
        sql = "INSERT INTO daily_shares VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return await self.database.write(lambda db: bool(db.execute(sql, (guild, user, str(day))).rowcount))

    async def take_share_back(self, guild: int, user: int, day: date) -> None:
        """It could not be shared after all."""
        sql = "DELETE FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        await self.database.execute(sql, guild, user, str(day))

    async def has_shared(self, guild: int, user: int, day: date) -> bool:
        """Has somebody shared their result of a day on a server?"""
        sql = "SELECT 1 FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        return await self.database.value(sql, guild, user, str(day)) is not None

    # --- ratings

    async def take_in_results(self, fact: str) -> int:
        """Rate every result that is not rated yet, and keep the fact that it was done: both or neither."""

        def work(db: sqlite3.Connection) -> int:
            taken = ratings.take_in_all(db)
            db.execute(SET_META, (fact, str(taken)))
            return taken

        return await self.database.write(work)

    async def season(self, guild: int) -> int:
        """The season a server is in."""
        return await self.database.run(lambda db: ratings.season(db, guild))

    async def begin_season(self, guild: int, number: int, at: float) -> bool:
        """Begin the season of that number; False if it is not the next one, or has begun already."""
        return await self.database.write(lambda db: ratings.begin_season(db, guild, number, at))

    async def correct_result(self, table: int, places: Sequence[int]) -> None:
        """Put the places of a finished game right, and all ratings that follow from them."""
        await self.database.write(lambda db: ratings.correct(db, table, places))

    async def rebuild_ratings(self, guild: int) -> None:
        """Make all ratings of a server again from its results."""
        await self.database.write(lambda db: ratings.rebuild(db, guild))

    async def ranking(self, guild: int, game: str, season: int, least: int) -> list[Ranked]:
        """The rivals of a game, the best first; after them, without a place, those with fewer than so many games."""
        return await self.database.run(lambda db: scores.ranking(db, guild, game, season, least))

    async def played(self, guild: int, user: int) -> list[Played]:
        """The games that somebody has finished on a server, the oldest first."""
        return await self.database.run(lambda db: scores.played(db, guild, user))

    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        """How somebody fared with another, game by game."""
        return await self.database.run(lambda db: scores.meetings(db, guild, user, other))

    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        """What people have reached together, each team once, the best first."""
        return await self.database.run(lambda db: scores.team_bests(db, guild, game))

    async def daily_streaks(self, guild: int, user: int, today: date) -> DailyStreaks | None:
        """The days in a row that somebody known on a server has played."""
        return await self.database.run(lambda db: scores.daily_streaks(db, guild, user, today))

    async def favourite(self, guild: int) -> str | None:
        """The game that most seats of a server have finished."""
        return await self.database.run(lambda db: scores.favourite(db, guild))

    async def has_daily_players(self, guild: int) -> bool:
        """Has anybody typed `/daily` on this server?"""
        return await self.database.run(lambda db: scores.has_daily_players(db, guild))

    async def known_name(self, guild: int, user: int) -> str | None:
        """The name somebody had in the last game that counted here."""
        return await self.database.run(lambda db: scores.known_name(db, guild, user))
