"""Scores, the daily village and ratings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, timedelta
from math import isfinite
from operator import itemgetter

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
from bot.store.sql import ratings
from bot.store.sql.config import set_meta
from bot.store.sql.plans import DatabasePart, Plan, Row, column, execute, matching, only_row, row, rows, value
from bot.store.sql.ratings import HIDDEN
from bot.store.sql.reading import readable
from bot.tables.record import Player
from rules.catalogue import GAMES, AnyGame
from rules.game import Outcome
from rules.ratings import Rating

KEEP_BEST = (
    "INSERT INTO best_scores VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, guild, user, private) "
    "DO UPDATE SET name = excluded.name, score = excluded.score, table_id = excluded.table_id, at = excluded.at "
    "WHERE excluded.score > best_scores.score"
)


def keep_solo(table: int, player: Player, score: int, at: float) -> Plan[None]:
    """Save the result of a solo game: the daily result if it was the daily village, and a new best score.

    Practice, tournament games, and games in which a computer moved for the player count for no best score.
    """
    sql = "SELECT game, guild, private, purpose FROM tables WHERE id = ?"
    game, guild, private, purpose = yield from only_row(sql, table)
    kind, _, day = purpose.partition("/")
    if kind == "daily":
        yield from _keep_daily(player.user, date.fromisoformat(day), score, at)
    if kind in ("practice", "tournament") or player.helped:
        return
    own = bool(private) and kind != "daily"
    yield from execute(KEEP_BEST, game, guild, player.user, own, player.name, score, table, at)


def keep_with_computers(table: int, players: Sequence[Player], outcome: Outcome, at: float) -> Plan[None]:
    """Save the best score of each user who was there from the deal in a cooperative game with computers (J-31)."""
    if all(player.kind != "computer" for player in players):
        return
    sql = "SELECT game, guild, private, purpose, options, players FROM tables WHERE id = ?"
    name, guild, private, purpose, options, seated = yield from only_row(sql, table)
    if name not in GAMES or purpose or not ratings.is_with_computers(GAMES[name], seated) or ratings.has_crowd(seated):
        return
    game: AnyGame = GAMES[name]
    if outcome.reason in game.forfeits:
        return
    key = with_computers(name, game.most(game.Options.model_validate(json.loads(options))))
    for player, score in zip(players, outcome.scores, strict=True):
        if player.is_member and not player.late:
            yield from execute(KEEP_BEST, key, guild, player.user, bool(private), player.name, score, table, at)


def _keep_daily(user: int, day: date, score: int, at: float) -> Plan[None]:
    """Save a daily result unless the day has one. A late result can join the streaks before and after it."""
    sql = "INSERT INTO daily_results VALUES (?, ?, ?, ?, ?) ON CONFLICT (user, day) DO NOTHING"
    streak = 1 + (yield from _streak(user, day - timedelta(days=1)))
    if not (yield from execute(sql, user, str(day), score, streak, at)):
        return
    while (yield from _streak(user, day := day + timedelta(days=1))):
        streak += 1
        yield from execute("UPDATE daily_results SET streak = ? WHERE user = ? AND day = ?", streak, user, str(day))


def _streak(user: int, day: date) -> Plan[int]:
    found = yield from value("SELECT streak FROM daily_results WHERE user = ? AND day = ?", user, str(day))
    return found or 0


def _daily_result(user: int, day: date) -> Plan[DailyResult | None]:
    found = yield from row("SELECT score, streak FROM daily_results WHERE user = ? AND day = ?", user, str(day))
    return DailyResult(day=day, score=found[0], streak=found[1]) if found else None


def _bests(guild: int, game: str, user: int, *, private: bool) -> Plan[Bests]:

    def best(where: str, *values: object) -> Plan[Best | None]:
        order = "ORDER BY score DESC, at LIMIT 1"
        sql = f"SELECT user, name, score, table_id FROM best_scores WHERE {where} {order}"  # noqa: S608 - ours
        found = yield from row(sql, *values)
        return Best(user=found[0], name=found[1], score=found[2], table=found[3]) if found else None

    here = "game = ? AND guild = ? AND NOT private"
    if private:
        own = yield from best("game = ? AND user = ?", game, user)
    else:
        own = yield from best(f"{here} AND user = ?", game, guild, user)
    server = yield from best(f"{here} AND user NOT IN ({HIDDEN})", game, guild)
    return Bests(own=own, server=server)


def _standings(found: Sequence[Row]) -> list[Standing]:
    return [
        Standing(place=place, user=user, name=name, value=value, days=days) for place, user, name, value, days in found
    ]


def _team_bests(guild: int, game: str) -> Plan[list[TeamBest]]:
    """Return the best score of each team, or solo player, in a server, best first."""
    sql = (
        "SELECT table_id, side, score, most, user, name FROM played JOIN known_names USING (guild, user) "  # noqa: S608
        f"WHERE guild = ? AND game = ? AND user NOT IN ({HIDDEN}) "
        "ORDER BY score DESC, coalesce(most, -1), table_id, side, user"
    )
    teams: dict[tuple[int, int], list[Row]] = {}
    for line in (yield from rows(sql, guild, game)):
        teams.setdefault((line[0], line[1]), []).append(line)
    found: dict[tuple[int, ...], TeamBest] = {}
    last = (None, None, 0)
    for team in teams.values():
        users, (_, _, score, most, *_) = tuple(line[4] for line in team), team[0]
        if users not in found:
            place = last[2] if last[:2] == (score, most) else len(found) + 1
            names = tuple(line[5] for line in team)
            found[users] = TeamBest(place=place, users=users, names=names, score=score, most=most)
            last = (score, most, place)
    return list(found.values())


class SqlStats(DatabasePart, StatsStore):
    """`StatsStore` in a SQL database."""

    # --- best scores

    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        return await self.database.read(_bests(guild, game, user, private=private))

    async def best_board(self, guild: int, game: str) -> list[Standing]:
        sql = (
            "SELECT rank() OVER (ORDER BY score DESC), user, name, score, 1 "  # noqa: S608 - ours
            "FROM best_scores WHERE game = ? AND guild = ? AND NOT private "
            f"AND user NOT IN ({HIDDEN}) ORDER BY 1, at"
        )
        return _standings(await self.database.read(rows(sql, game, guild)))

    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        return await self.database.read(_team_bests(guild, game))

    # --- the daily village

    async def know_player(self, guild: int, player: Player) -> None:
        sql = "INSERT INTO daily_players VALUES (?, ?, ?) ON CONFLICT (guild, user) DO UPDATE SET name = excluded.name"
        await self.database.change(lambda: execute(sql, guild, player.user, player.name))

    async def has_daily_players(self, guild: int) -> bool:
        return bool(await self.database.read(rows("SELECT 1 FROM daily_players WHERE guild = ? LIMIT 1", guild)))

    async def daily_try(self, user: int, day: date) -> int | None:
        sql = "SELECT id FROM tables WHERE host = ? AND purpose = ? AND purpose GLOB 'daily/*'"
        found: int | None = await self.database.read(value(sql, user, f"daily/{day}"))
        return found

    async def unfinished_tries(self, user: int) -> list[int]:
        sql = (
            "SELECT id FROM tables WHERE host = ? AND purpose GLOB 'daily/*' AND phase = 'playing' "
            "ORDER BY purpose DESC"
        )
        return await self.database.read(column(sql, user))

    async def daily_result(self, user: int, day: date) -> DailyResult | None:
        return await self.database.read(_daily_result(user, day))

    async def daily_board(self, guild: int, first: date, last: date) -> list[Standing]:
        sql = (
            "SELECT rank() OVER (ORDER BY sum(score) DESC), user, name, CAST(sum(score) AS BIGINT), count(*) "  # noqa: S608 - ours
            "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND day BETWEEN ? AND ? "
            f"AND user NOT IN ({HIDDEN}) GROUP BY user, name ORDER BY 1, min(at)"
        )
        return _standings(await self.database.read(rows(sql, guild, str(first), str(last))))

    async def streak_board(self, guild: int, since: date) -> list[Standing]:
        sql = (
            "SELECT rank() OVER (ORDER BY max(streak) DESC), user, name, max(streak), max(streak) "  # noqa: S608 - ours
            "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND day >= ? "
            f"AND user NOT IN ({HIDDEN}) GROUP BY user, name ORDER BY 1, lower(name)"
        )
        return _standings(await self.database.read(rows(sql, guild, str(since))))

    async def daily_streaks(self, guild: int, user: int, today: date) -> DailyStreaks | None:
        """A streak lasts through the next day."""
        sql = (
            "SELECT count(*), max(CASE WHEN day >= ? THEN streak END), max(streak) "
            "FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND user = ?"
        )
        days, now, best = await self.database.read(only_row(sql, str(today - timedelta(days=1)), guild, user))
        return DailyStreaks(days=days, now=now or 0, best=best) if days else None

    async def share_once(self, guild: int, user: int, day: date) -> bool:
        sql = "INSERT INTO daily_shares VALUES (?, ?, ?) ON CONFLICT (guild, user, day) DO NOTHING"
        return bool(await self.database.change(lambda: execute(sql, guild, user, str(day))))

    async def take_share_back(self, guild: int, user: int, day: date) -> None:
        sql = "DELETE FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        await self.database.change(lambda: execute(sql, guild, user, str(day)))

    async def has_shared(self, guild: int, user: int, day: date) -> bool:
        sql = "SELECT 1 FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        return bool(await self.database.read(rows(sql, guild, user, str(day))))

    # --- ratings

    async def take_in_results(self, key: str) -> int:
        def plan() -> Plan[int]:
            taken = yield from ratings.take_in_all()
            yield from set_meta(key, str(taken))
            return taken

        return await self.database.change(plan)

    async def season(self, guild: int) -> int:
        return await self.database.read(ratings.season(guild))

    async def begin_season(self, guild: int, number: int, at: float) -> bool:
        return await self.database.change(lambda: ratings.begin_season(guild, number, at))

    async def correct_result(self, table: int, places: Sequence[int]) -> None:
        await self.database.change(lambda: ratings.correct(table, places))

    async def rebuild_ratings(self, guild: int) -> None:
        await self.database.change(lambda: ratings.rebuild(guild))

    async def ranking(self, guild: int, game: str, season: int, least: int) -> list[Ranked]:
        sql = (
            "SELECT CASE WHEN games >= :least THEN rank() OVER (ORDER BY games < :least, mu - sigma DESC) END, "  # noqa: S608 - ours
            "user, name, mu, sigma, games, wins FROM ratings JOIN known_names USING (guild, user) "
            "WHERE guild = :guild AND game = :game AND season = :season "
            f"AND user NOT IN ({HIDDEN}) "
            "ORDER BY games < :least, mu - sigma DESC, games DESC, user"
        )
        values = {"guild": guild, "game": game, "season": season, "least": least}
        return readable("ratings", await self.database.read(matching(sql, values)), itemgetter(1), _ranked)

    async def played(self, guild: int, user: int) -> list[Played]:
        sql = (
            "SELECT game, season, place, score, most, mu, sigma, drawn FROM played "
            "WHERE guild = ? AND user = ? ORDER BY id"
        )
        return readable("played", await self.database.read(rows(sql, guild, user)), lambda _row: user, _played)

    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        sql = (
            "SELECT mine.game, "
            "count(*) FILTER (WHERE mine.side <> theirs.side AND mine.place < theirs.place), "
            "count(*) FILTER (WHERE mine.side <> theirs.side AND mine.place > theirs.place), "
            "count(*) FILTER (WHERE mine.side <> theirs.side AND mine.place = theirs.place), "
            "count(*) FILTER (WHERE mine.side = theirs.side), "
            "max(CASE WHEN mine.side = theirs.side THEN mine.score END) "
            "FROM played AS mine JOIN played AS theirs USING (table_id) "
            "WHERE mine.user = ? AND mine.guild = ? AND theirs.user = ? GROUP BY mine.game ORDER BY mine.game"
        )
        return [
            Meeting(game=game, ahead=ahead, behind=behind, level=level, together=together, best=best)
            for game, ahead, behind, level, together, best in await self.database.read(rows(sql, user, guild, other))
        ]

    async def favourite(self, guild: int) -> str | None:
        sql = "SELECT game FROM played WHERE guild = ? GROUP BY game ORDER BY count(*) DESC, game LIMIT 1"
        found: str | None = await self.database.read(value(sql, guild))
        return found

    async def known_name(self, guild: int, user: int) -> str | None:
        sql = "SELECT name FROM known_names WHERE guild = ? AND user = ?"
        found: str | None = await self.database.read(value(sql, guild, user))
        return found


def _ranked(found: Row) -> Ranked:
    place, user, name, mu, sigma, games, wins = found
    return Ranked(place=place, user=user, name=name, rating=_rating(mu, sigma), games=games, wins=wins)


def _played(found: Row) -> Played:
    game, season, place, score, most, mu, sigma, drawn = found
    rating = None if mu is None else _rating(mu, sigma)
    return Played(game=game, season=season, place=place, score=score, most=most, rating=rating, drawn=bool(drawn))


def _rating(mu: float, sigma: float) -> Rating:
    """Return the rating. Raise ValueError for one that no game leads to."""
    if not (isfinite(mu) and isfinite(sigma)):
        raise ValueError("not a number")
    return Rating(mu, sigma)
