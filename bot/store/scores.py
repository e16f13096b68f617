"""SQL about finished games played alone. Each function is a whole piece of work for the database's thread."""

from __future__ import annotations

import sqlite3
from datetime import date, timedelta

from bot.record import Sitter
from bot.scores import Best, Bests, DailyResult, Standing
from bot.store.ratings import HIDDEN


def keep_solo(db: sqlite3.Connection, table: int, sitter: Sitter, score: int, at: float) -> None:
    """The end of a game played alone: a best score perhaps, and the result of the day if it was the daily one.

    Practice in a village that is known, a deal that others play in a tournament, or a game in which a stand-in moved,
    is no best score.
    """
    game, guild, private, occasion = db.execute(
        "SELECT game, guild, private, occasion FROM tables WHERE id = ?", (table,)
    ).fetchone()
    kind, _, day = occasion.partition("/")
    if kind == "daily":
        _keep_daily(db, sitter.user, date.fromisoformat(day), score, at)
    if kind in ("practice", "tournament") or sitter.helped:
        return
    db.execute(
        "INSERT INTO best_scores VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
        "name = excluded.name, score = excluded.score, table_id = excluded.table_id, at = excluded.at "
        "WHERE excluded.score > score",
        (game, guild, sitter.user, private and kind != "daily", sitter.name, score, table, at),
    )


def _keep_daily(db: sqlite3.Connection, user: int, day: date, score: int, at: float) -> None:
    """The first result of a day stays. One that comes late may join the days before it with those after it."""
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
    """How somebody did that day."""
    sql = "SELECT score, streak FROM daily_results WHERE user = ? AND day = ?"
    row = db.execute(sql, (user, str(day))).fetchone()
    return DailyResult(day=day, score=row[0], streak=row[1]) if row else None


def daily_try(db: sqlite3.Connection, user: int, day: date) -> int | None:
    """The table of somebody's one try of a day."""
    sql = "SELECT id FROM tables WHERE host = ? AND occasion = ? AND occasion GLOB 'daily/*'"
    row = db.execute(sql, (user, f"daily/{day}")).fetchone()
    return row[0] if row else None


def unfinished_tries(db: sqlite3.Connection, user: int) -> list[int]:
    """The tables of somebody's tries, of any day and on any server, that wait to be finished; the newest day first."""
    sql = (
        "SELECT id FROM tables WHERE host = ? AND occasion GLOB 'daily/*' AND phase = 'playing' ORDER BY occasion DESC"
    )
    return [row[0] for row in db.execute(sql, (user,))]


def daily_board(db: sqlite3.Connection, guild: int, first: date, last: date) -> list[Standing]:
    """Those known on a server by the sum of their scores in these days."""
    sql = (
        "SELECT rank() OVER (ORDER BY sum(score) DESC), user, name, sum(score), count(*) "  # noqa: S608 - ours
        "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND day BETWEEN ? AND ? "
        f"AND user NOT IN ({HIDDEN}) "
        "GROUP BY user ORDER BY 1, min(at)"
    )
    return _standings(db.execute(sql, (guild, str(first), str(last))))


def streak_board(db: sqlite3.Connection, guild: int, since: date) -> list[Standing]:
    """Those known on a server by the days in a row they have played, if the last one is not before `since`."""
    sql = (
        "SELECT rank() OVER (ORDER BY max(streak) DESC), user, name, max(streak), max(streak) "  # noqa: S608 - ours
        "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND day >= ? "
        f"AND user NOT IN ({HIDDEN}) GROUP BY user ORDER BY 1, name COLLATE NOCASE"
    )
    return _standings(db.execute(sql, (guild, str(since))))


def best_board(db: sqlite3.Connection, guild: int, game: str) -> list[Standing]:
    """Those who played a game alone on a server by their best score; private games are left out."""
    sql = (
        "SELECT rank() OVER (ORDER BY score DESC), user, name, score, 1 "  # noqa: S608 - ours
        "FROM best_scores WHERE game = ? AND guild = ? AND NOT private "
        f"AND user NOT IN ({HIDDEN}) ORDER BY 1, at"
    )
    return _standings(db.execute(sql, (game, guild)))


def bests(db: sqlite3.Connection, guild: int, game: str, user: int, *, private: bool) -> Bests:
    """The best on a server and one's own: of this server's public games or, in private, of all there are."""

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
