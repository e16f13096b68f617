"""SQL that asks who is how good. Those who do not want to be rated are in no list."""

from __future__ import annotations

import sqlite3
from datetime import date, timedelta

from bot.standings import DailyStreaks, Meeting, Played, Ranked, TeamBest
from bot.store.ratings import HIDDEN
from rules.ratings import Rating


def ranking(db: sqlite3.Connection, guild: int, game: str, season: int, least: int) -> list[Ranked]:
    """The rivals of a game, the best first; after them, without a place, those with fewer than so many games."""
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
    """The games that somebody has finished on a server, the oldest first."""
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
    """How somebody fared with another, game by game, in all seasons."""
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
    """What people have reached together, or alone, each side once, the best first."""
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
            said = tuple(names[user] for user in users)
            found[team] = TeamBest(place=place, users=users, names=said, score=score, most=most)
            last = (score, most, place)
    return list(found.values())


def daily_streaks(db: sqlite3.Connection, guild: int, user: int, today: date) -> DailyStreaks | None:
    """The days that somebody has played, if they have typed `/daily` on this server; a streak lives until tomorrow."""
    sql = (
        "SELECT count(*), max(CASE WHEN day >= ? THEN streak END), max(streak) "
        "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND user = ?"
    )
    days, now, best = db.execute(sql, (str(today - timedelta(days=1)), guild, user)).fetchone()
    return DailyStreaks(days=days, now=now or 0, best=best) if days else None


def favourite(db: sqlite3.Connection, guild: int) -> str | None:
    """The game that most seats of a server have finished."""
    sql = "SELECT game FROM played WHERE guild = ? GROUP BY game ORDER BY count(*) DESC, game LIMIT 1"
    row = db.execute(sql, (guild,)).fetchone()
    return row[0] if row else None


def has_daily_players(db: sqlite3.Connection, guild: int) -> bool:
    """Has anybody typed `/daily` on this server?"""
    return db.execute("SELECT 1 FROM daily_players WHERE guild = ? LIMIT 1", (guild,)).fetchone() is not None


def known_name(db: sqlite3.Connection, guild: int, user: int) -> str | None:
    """The name somebody had in the last game that counted here."""
    row = db.execute("SELECT name FROM known_names WHERE guild = ? AND user = ?", (guild, user)).fetchone()
    return row[0] if row else None
