"""Scores, the daily village and ratings in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import date, timedelta

from bot.stats.records import (
    Best,
    Bests,
    DailyResult,
    DailyStreaks,
    Meeting,
    Played,
    Ranked,
    Standing,
    TeamBest,
    with_computers,
)
from bot.store.base import StatsStore
from bot.store.sqlite import ratings
from bot.store.sqlite.database import SET_META, DatabasePart
from bot.store.sqlite.ratings import HIDDEN
from bot.tables.record import Player
from rules.catalogue import GAMES, AnyGame
from rules.game import Outcome
from rules.ratings import Rating

KEEP_BEST = (
    "INSERT INTO best_scores VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
    "name = excluded.name, score = excluded.score, table_id = excluded.table_id, at = excluded.at "
    "WHERE excluded.score > score"
)


def keep_solo(db: sqlite3.Connection, table: int, player: Player, score: int, at: float) -> None:
    """Save the result of a solo game: the daily result if it was the daily village, and a new best score.

    Practice, tournament games, and games in which a computer moved for the player count for no best score.
    """
    game, guild, private, purpose = db.execute(
        "SELECT game, guild, private, purpose FROM tables WHERE id = ?", (table,)
    ).fetchone()
    kind, _, day = purpose.partition("/")
    if kind == "daily":
        _keep_daily(db, player.user, date.fromisoformat(day), score, at)
    if kind in ("practice", "tournament") or player.helped:
        return
    own = private and kind != "daily"
    db.execute(KEEP_BEST, (game, guild, player.user, own, player.name, score, table, at))


def keep_with_computers(
    db: sqlite3.Connection, table: int, players: Sequence[Player], outcome: Outcome, at: float
) -> None:
    """Save the best score of each user who was there from the deal in a cooperative game with computers (J-30)."""
    sql = "SELECT game, guild, private, purpose, options, players FROM tables WHERE id = ?"
    name, guild, private, purpose, options, seated = db.execute(sql, (table,)).fetchone()
    if name not in GAMES or purpose or not ratings.is_with_computers(GAMES[name], seated):
        return
    game: AnyGame = GAMES[name]
    if outcome.reason in game.forfeits:
        return
    key = with_computers(name, game.most(game.Options.model_validate(json.loads(options))))
    for player, score in zip(players, outcome.scores, strict=True):
        if player.is_member and not player.late:
            db.execute(KEEP_BEST, (key, guild, player.user, private, player.name, score, table, at))


def _keep_daily(db: sqlite3.Connection, user: int, day: date, score: int, at: float) -> None:
    """Save a daily result unless the day has one. A late result can join the streaks before and after it."""
    sql = "INSERT INTO daily_results VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    streak = 1 + _streak(db, user, day - timedelta(days=1))
    if not db.execute(sql, (user, str(day), score, streak, at)).rowcount:
        return
    while _streak(db, user, day := day + timedelta(days=1)):
        streak += 1
        db.execute("UPDATE daily_results SET streak = ? WHERE user = ? AND day = ?", (streak, user, str(day)))


def _streak(db: sqlite3.Connection, user: int, day: date) -> int:
    row = db.execute("SELECT streak FROM daily_results WHERE user = ? AND day = ?", (user, str(day))).fetchone()
    return row[0] if row else 0


def daily_result(db: sqlite3.Connection, user: int, day: date) -> DailyResult | None:
    """Return a user's result of a day."""
    sql = "SELECT score, streak FROM daily_results WHERE user = ? AND day = ?"
    row = db.execute(sql, (user, str(day))).fetchone()
    return DailyResult(day=day, score=row[0], streak=row[1]) if row else None


def daily_try(db: sqlite3.Connection, user: int, day: date) -> int | None:
    """Return the table of a user's attempt of a day."""
    sql = "SELECT id FROM tables WHERE host = ? AND purpose = ? AND purpose GLOB 'daily/*'"
    row = db.execute(sql, (user, f"daily/{day}")).fetchone()
    return row[0] if row else None


def unfinished_tries(db: sqlite3.Connection, user: int) -> list[int]:
    """Return the tables of a user's unfinished attempts in all servers, newest day first."""
    sql = "SELECT id FROM tables WHERE host = ? AND purpose GLOB 'daily/*' AND phase = 'playing' ORDER BY purpose DESC"
    return [row[0] for row in db.execute(sql, (user,))]


def daily_board(db: sqlite3.Connection, guild: int, first: date, last: date) -> list[Standing]:
    """Rank the daily players of a server by the sum of their scores from `first` to `last`."""
    sql = (
        "SELECT rank() OVER (ORDER BY sum(score) DESC), user, name, sum(score), count(*) "  # noqa: S608 - ours
        "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND day BETWEEN ? AND ? "
        f"AND user NOT IN ({HIDDEN}) "
        "GROUP BY user ORDER BY 1, min(at)"
    )
    return _standings(db.execute(sql, (guild, str(first), str(last))))


def streak_board(db: sqlite3.Connection, guild: int, since: date) -> list[Standing]:
    """Rank the daily players of a server by streak; streaks that ended before `since` are left out."""
    sql = (
        "SELECT rank() OVER (ORDER BY max(streak) DESC), user, name, max(streak), max(streak) "  # noqa: S608 - ours
        "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND day >= ? "
        f"AND user NOT IN ({HIDDEN}) GROUP BY user ORDER BY 1, name COLLATE NOCASE"
    )
    return _standings(db.execute(sql, (guild, str(since))))


def best_board(db: sqlite3.Connection, guild: int, game: str) -> list[Standing]:
    """Rank the solo players of a server by their best public score."""
    sql = (
        "SELECT rank() OVER (ORDER BY score DESC), user, name, score, 1 "  # noqa: S608 - ours
        "FROM best_scores WHERE game = ? AND guild = ? AND NOT private "
        f"AND user NOT IN ({HIDDEN}) ORDER BY 1, at"
    )
    return _standings(db.execute(sql, (game, guild)))


def bests(db: sqlite3.Connection, guild: int, game: str, user: int, *, private: bool) -> Bests:
    """Return the best score of a server and of a user; with `private` the user's from all their games."""

    def best(where: str, *values: object) -> Best | None:
        order = "ORDER BY score DESC, at LIMIT 1"
        sql = f"SELECT user, name, score, table_id FROM best_scores WHERE {where} {order}"  # noqa: S608 - ours
        row = db.execute(sql, values).fetchone()
        return Best(user=row[0], name=row[1], score=row[2], table=row[3]) if row else None

    here = "game = ? AND guild = ? AND NOT private"
    own = best("game = ? AND user = ?", game, user) if private else best(f"{here} AND user = ?", game, guild, user)
    return Bests(own=own, server=best(f"{here} AND user NOT IN ({HIDDEN})", game, guild))


def _standings(rows: sqlite3.Cursor) -> list[Standing]:
    return [
        Standing(place=place, user=user, name=name, value=value, days=days) for place, user, name, value, days in rows
    ]


def ranking(db: sqlite3.Connection, guild: int, game: str, season: int, least: int) -> list[Ranked]:
    """Rank the players of a game by rating; players with fewer than `least` games come last, without a place."""
    sql = (
        "SELECT CASE WHEN games >= :least THEN rank() OVER (ORDER BY games < :least, mu - sigma DESC) END, "  # noqa: S608 - ours
        "user, name, mu, sigma, games, wins FROM ratings JOIN known_names USING (guild, user) "
        "WHERE guild = :guild AND game = :game AND season = :season "
        f"AND user NOT IN ({HIDDEN}) "
        "ORDER BY games < :least, mu - sigma DESC, games DESC, user"
    )
    rows = db.execute(sql, {"guild": guild, "game": game, "season": season, "least": least})
    return [
        Ranked(place=place, user=user, name=name, rating=Rating(mu, sigma), games=games, wins=wins)
        for place, user, name, mu, sigma, games, wins in rows
    ]


def played(db: sqlite3.Connection, guild: int, user: int) -> list[Played]:
    """Return the games that a user has finished in a server, oldest first."""
    sql = (
        "SELECT game, season, place, score, most, mu, sigma, drawn FROM played WHERE guild = ? AND user = ? ORDER BY id"
    )
    return [
        Played(
            game=game,
            season=season,
            place=place,
            score=score,
            most=most,
            rating=None if mu is None else Rating(mu, sigma),
            drawn=bool(drawn),
        )
        for game, season, place, score, most, mu, sigma, drawn in db.execute(sql, (guild, user))
    ]


def meetings(db: sqlite3.Connection, guild: int, user: int, other: int) -> list[Meeting]:
    """Return a user's record against another user, by game, over all seasons."""
    sql = (
        "SELECT mine.game, "
        "sum(mine.side != theirs.side AND mine.place < theirs.place), "
        "sum(mine.side != theirs.side AND mine.place > theirs.place), "
        "sum(mine.side != theirs.side AND mine.place = theirs.place), "
        "sum(mine.side = theirs.side), max(CASE WHEN mine.side = theirs.side THEN mine.score END) "
        "FROM played AS mine JOIN played AS theirs USING (table_id) "
        "WHERE mine.user = ? AND mine.guild = ? AND theirs.user = ? GROUP BY mine.game"
    )
    return [
        Meeting(game=game, ahead=ahead, behind=behind, level=level, together=together, best=best)
        for game, ahead, behind, level, together, best in db.execute(sql, (user, guild, other))
    ]


def team_bests(db: sqlite3.Connection, guild: int, game: str) -> list[TeamBest]:
    """Return the best score of each team, or solo player, in a server, best first."""
    sql = (
        "SELECT score, most, group_concat(user, ' ') FROM ("  # noqa: S608 - ours
        "SELECT table_id, side, score, most, user FROM played JOIN known_names USING (guild, user) "
        f"WHERE guild = ? AND game = ? AND user NOT IN ({HIDDEN}) ORDER BY table_id, side, user"
        ") GROUP BY table_id, side ORDER BY score DESC, most, table_id, side"
    )
    names = dict(db.execute("SELECT user, name FROM known_names WHERE guild = ?", (guild,)).fetchall())
    found: dict[str, TeamBest] = {}
    last = (None, None, 0)
    for score, most, team in db.execute(sql, (guild, game)):
        if team not in found:
            place = last[2] if last[:2] == (score, most) else len(found) + 1
            users = tuple(map(int, team.split()))
            team_names = tuple(names[user] for user in users)
            found[team] = TeamBest(place=place, users=users, names=team_names, score=score, most=most)
            last = (score, most, place)
    return list(found.values())


def daily_streaks(db: sqlite3.Connection, guild: int, user: int, today: date) -> DailyStreaks | None:
    """Return a user's streaks if they have used `/daily` in this server. A streak lasts through the next day."""
    sql = (
        "SELECT count(*), max(CASE WHEN day >= ? THEN streak END), max(streak) "
        "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND user = ?"
    )
    days, now, best = db.execute(sql, (str(today - timedelta(days=1)), guild, user)).fetchone()
    return DailyStreaks(days=days, now=now or 0, best=best) if days else None


def favourite(db: sqlite3.Connection, guild: int) -> str | None:
    """Return the game that is played most in a server."""
    sql = "SELECT game FROM played WHERE guild = ? GROUP BY game ORDER BY count(*) DESC, game LIMIT 1"
    row = db.execute(sql, (guild,)).fetchone()
    return row[0] if row else None


def has_daily_players(db: sqlite3.Connection, guild: int) -> bool:
    """Whether anyone has used `/daily` in a server."""
    return db.execute("SELECT 1 FROM daily_players WHERE guild = ? LIMIT 1", (guild,)).fetchone() is not None


def known_name(db: sqlite3.Connection, guild: int, user: int) -> str | None:
    """Return the display name a user had in their last rated game in a server."""
    row = db.execute("SELECT name FROM known_names WHERE guild = ? AND user = ?", (guild, user)).fetchone()
    return row[0] if row else None


class SqliteStats(DatabasePart, StatsStore):
    """`StatsStore` in SQLite."""

    # --- scores

    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        return await self.database.run(lambda db: bests(db, guild, game, user, private=private))

    async def best_board(self, guild: int, game: str) -> list[Standing]:
        return await self.database.run(lambda db: best_board(db, guild, game))

    async def know_player(self, guild: int, player: Player) -> None:
        sql = "INSERT INTO daily_players VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name"
        await self.database.execute(sql, guild, player.user, player.name)

    async def daily_try(self, user: int, day: date) -> int | None:
        return await self.database.run(lambda db: daily_try(db, user, day))

    async def unfinished_tries(self, user: int) -> list[int]:
        return await self.database.run(lambda db: unfinished_tries(db, user))

    async def daily_result(self, user: int, day: date) -> DailyResult | None:
        return await self.database.run(lambda db: daily_result(db, user, day))

    async def daily_board(self, guild: int, first: date, last: date) -> list[Standing]:
        return await self.database.run(lambda db: daily_board(db, guild, first, last))

    async def streak_board(self, guild: int, since: date) -> list[Standing]:
        return await self.database.run(lambda db: streak_board(db, guild, since))

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
        return await self.database.run(lambda db: ranking(db, guild, game, season, least))

    async def played(self, guild: int, user: int) -> list[Played]:
        return await self.database.run(lambda db: played(db, guild, user))

    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        return await self.database.run(lambda db: meetings(db, guild, user, other))

    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        return await self.database.run(lambda db: team_bests(db, guild, game))

    async def daily_streaks(self, guild: int, user: int, today: date) -> DailyStreaks | None:
        return await self.database.run(lambda db: daily_streaks(db, guild, user, today))

    async def favourite(self, guild: int) -> str | None:
        return await self.database.run(lambda db: favourite(db, guild))

    async def has_daily_players(self, guild: int) -> bool:
        return await self.database.run(lambda db: has_daily_players(db, guild))

    async def known_name(self, guild: int, user: int) -> str | None:
        return await self.database.run(lambda db: known_name(db, guild, user))
