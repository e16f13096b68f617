"""SQL of ratings. What changes something runs inside a transaction.

`played` holds the rated games, `ratings` is computed from it. A game is rated in the transaction of its last move.
To forget a user, `played.user` becomes 0 and their rows of `ratings` and `known_names` are deleted; the ratings of
others stay as they are.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

import structlog
from pydantic import ValidationError

from bot.cluster.shards import is_elsewhere
from bot.store.sql.plans import Plan, column, execute, execute_many, only_row, rows, value
from bot.tables.record import NOBODY
from rules.catalogue import GAMES, AnyGame
from rules.game import Seat
from rules.ratings import NEW, Rating, counting, rate

log = structlog.get_logger("onetable.ratings")

PRACTICE = ("learn", "daily", "practice")  # purposes of games that are not rated

HAS_OPTED_OUT = "NOT settings ->> '$.rated'"
HIDDEN = f"SELECT user FROM people WHERE {HAS_OPTED_OUT}"  # noqa: S608  # users who have opted out of ratings


class _Result(NamedTuple):
    user: int
    place: int
    score: int
    reason: str
    at: float
    own: bool


def season(guild: int) -> Plan[int]:
    """Return the number of a server's current season."""
    number: int = yield from value("SELECT coalesce(max(number), 1) FROM seasons WHERE guild = ?", guild)
    return number


def begin_season(guild: int, number: int, at: float) -> Plan[bool]:
    """Begin the season with that number; return False if it is not the next one."""
    if number != (yield from season(guild)) + 1:
        return False
    yield from execute("INSERT INTO seasons VALUES (?, ?, ?)", guild, number, at)
    return True


# --- rating finished games


def take_in(table: int) -> Plan[None]:
    """Add a finished game to `played` and rate it. Its results must have been written."""
    about = "SELECT guild, game, options, players, private, purpose FROM tables WHERE id = ?"
    guild, name, options, players, private, purpose = yield from only_row(about, table)
    if private or is_elsewhere(guild) or purpose.partition("/")[0] in PRACTICE or name not in GAMES:
        return
    game: AnyGame = GAMES[name]
    sql = "SELECT user, place, score, reason, at, own FROM results WHERE table_id = ? ORDER BY seat"
    results = [_Result(*result) for result in (yield from rows(sql, table))]
    if not results or results[0].reason in game.forfeits or is_with_computers(game, players) or has_crowd(players):
        return
    chosen = game.Options.model_validate(json.loads(options))
    sides, most = game.sides(len(results), chosen), game.most(chosen)
    seats = yield from _counting(game, sides, results)
    now = yield from season(guild)
    names = [player["name"] for player in json.loads(players)]
    drawn = all(one.place == 1 for one in results)
    # a round trip for all seats, not one for each: other moves wait until this transaction has ended
    yield from execute_many(
        "INSERT INTO played (guild, season, game, table_id, seat, user, side, place, score, most, at, drawn) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (guild, now, name, table, seat, one.user, sides[seat], one.place, one.score, most, one.at, drawn)
            for seat, one in ((seat, results[seat]) for seat in seats)
        ],
    )
    yield from execute_many(
        "INSERT INTO known_names VALUES (?, ?, ?) ON CONFLICT (guild, user) DO UPDATE SET name = excluded.name",
        [(guild, results[seat].user, names[seat]) for seat in seats],
    )
    if game.contest == "rivals":
        yield from _rate(table)


def is_with_computers(game: AnyGame, players: str) -> bool:
    """Whether computers helped in a cooperative game, so that it counts for no record of the players."""
    return game.contest == "together" and any(player.get("kind") == "computer" for player in json.loads(players))


def has_crowd(players: str) -> bool:
    """Whether a crowd played a seat: such a game is not rated and counts for no record."""
    return any(player.get("kind") == "crowd" for player in json.loads(players))


def _counting(game: AnyGame, sides: Sequence[int], results: Sequence[_Result]) -> Plan[list[Seat]]:
    """Return the seats to rate: played by their owner, who has not opted out. Rivals count by whole sides."""
    hidden = yield from _hidden([one.user for one in results])
    own = [bool(one.own) and one.user != NOBODY and one.user not in hidden for one in results]
    if game.contest == "rivals":
        return list(counting(sides, own))
    return [seat for seat, is_own in enumerate(own) if is_own]


def _hidden(users: Sequence[int]) -> Plan[set[int]]:
    """Return those of the users who have opted out."""
    return set((yield from column(f"{HIDDEN} AND user IN ({', '.join('?' * len(users))})", *users)))


def take_in_all() -> Plan[int]:
    """Rate every unrated game, oldest first; return how many there were. For databases from before ratings."""
    sql = (
        "SELECT table_id FROM results WHERE table_id NOT IN (SELECT table_id FROM played) "
        "GROUP BY table_id ORDER BY min(at), table_id"
    )
    tables = yield from column(sql)
    for table in tables:
        try:
            yield from take_in(table)
        except (ValidationError, IndexError, KeyError) as error:  # written by an old version
            log.warning("result unreadable", table=table, error=type(error).__name__)  # the message contains it
    return len(tables)


def _rate(table: int) -> Plan[None]:
    """Update the ratings of the players of a game. A deleted user counts with the rating they had then."""
    found = yield from rows(
        "SELECT played.id, played.guild, played.season, played.game, played.user, side, place, "
        "mu_before, sigma_before, ratings.mu, ratings.sigma, drawn "
        "FROM played LEFT JOIN ratings USING (guild, season, game, user) WHERE table_id = ? ORDER BY seat",
        table,
    )
    if not found:
        return
    sides, places = [line[5] for line in found], [line[6] for line in found]
    before = [
        Rating(line[7], line[8]) if line[4] == NOBODY else Rating(line[9], line[10]) if line[9] else NEW
        for line in found
    ]
    after = rate(sides, places, before)
    yield from execute_many(
        "UPDATE played SET mu_before = ?, sigma_before = ?, mu = ?, sigma = ? WHERE id = ?",
        [(*old, *new, line[0]) for line, old, new in zip(found, before, after, strict=True)],
    )
    yield from execute_many(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, 1, ?) ON CONFLICT (guild, season, game, user) "
        "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1, "
        "wins = ratings.wins + excluded.wins",
        [
            (line[1], line[2], line[3], line[4], *new, int(line[6] == 1 and not line[11]))
            for line, new in zip(found, after, strict=True)
            if line[4] != NOBODY
        ],
    )


# --- recomputing


def correct(table: int, places: Sequence[int]) -> Plan[None]:
    """Change the places of a finished game and recompute all ratings of its server."""
    for seat, place in enumerate(places):
        yield from execute("UPDATE results SET place = ? WHERE table_id = ? AND seat = ?", place, table, seat)
    guild = yield from value("SELECT guild FROM played WHERE table_id = ?", table)
    if guild is not None:
        yield from rebuild(guild)


def rebuild(guild: int) -> Plan[None]:
    """Recompute all ratings of a server from its results."""
    yield from execute("DELETE FROM ratings WHERE guild = ?", guild)
    yield from execute(
        "UPDATE played SET place = results.place, score = results.score, drawn = NOT EXISTS "
        "(SELECT 1 FROM results AS other WHERE other.table_id = played.table_id AND other.place > 1) FROM results "
        "WHERE results.table_id = played.table_id AND results.seat = played.seat AND guild = ?",
        guild,
    )
    sql = "SELECT table_id FROM played WHERE guild = ? AND mu_before IS NOT NULL GROUP BY table_id ORDER BY min(id)"
    for table in (yield from column(sql, guild)):
        yield from _rate(table)
