"""SQL of ratings. Each function runs in the database's thread, inside a transaction.

`played` holds the rated games, `ratings` is computed from it. A game is rated in the transaction of its last move.
To forget a user, `played.user` becomes 0 and their rows of `ratings` and `known_names` are deleted; the ratings of
others stay as they are.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

import structlog
from pydantic import ValidationError

from bot.tables.record import NOBODY
from rules.catalogue import GAMES, AnyGame
from rules.game import Seat
from rules.ratings import NEW, Rating, counting, rate

log = structlog.get_logger("onetable.ratings")

PRACTICE = ("learn", "daily", "practice")  # purposes of games that are not rated

HIDDEN = "SELECT user FROM people WHERE NOT settings ->> '$.rated'"  # users who have opted out of ratings


class _Result(NamedTuple):
    user: int
    place: int
    score: int
    reason: str
    at: float
    own: int


def season(db: sqlite3.Connection, guild: int) -> int:
    """Return the number of a server's current season."""
    sql = "SELECT coalesce(max(number), 1) FROM seasons WHERE guild = ?"
    return int(db.execute(sql, (guild,)).fetchone()[0])


def begin_season(db: sqlite3.Connection, guild: int, number: int, at: float) -> bool:
    """Begin the season with that number; return False if it is not the next one."""
    if number != season(db, guild) + 1:
        return False
    db.execute("INSERT INTO seasons VALUES (?, ?, ?)", (guild, number, at))
    return True


# --- rating finished games


def take_in(db: sqlite3.Connection, table: int) -> None:
    """Add a finished game to `played` and rate it. Its results must have been written."""
    guild, name, options, players, private, purpose = db.execute(
        "SELECT guild, game, options, players, private, purpose FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if private or purpose.partition("/")[0] in PRACTICE or name not in GAMES:
        return
    game: AnyGame = GAMES[name]
    sql = "SELECT user, place, score, reason, at, own FROM results WHERE table_id = ? ORDER BY seat"
    results = [_Result(*row) for row in db.execute(sql, (table,))]
    if not results or results[0].reason in game.forfeits or is_with_computers(game, players):
        return
    chosen = game.Options.model_validate(json.loads(options))
    sides, most = game.sides(len(results), chosen), game.most(chosen)
    seats = _counting(db, game, sides, results)
    now = season(db, guild)
    names = [player["name"] for player in json.loads(players)]
    drawn = all(one.place == 1 for one in results)
    for seat in seats:
        user, place, score, _, at, _ = results[seat]
        db.execute(
            "INSERT INTO played (guild, season, game, table_id, seat, user, side, place, score, most, at, drawn) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (guild, now, name, table, seat, user, sides[seat], place, score, most, at, drawn),
        )
        db.execute(
            "INSERT INTO known_names VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
            (guild, user, names[seat]),
        )
    if game.contest == "rivals":
        _rate(db, table)


def is_with_computers(game: AnyGame, players: str) -> bool:
    """Whether computers helped in a cooperative game, so that it counts for no record of the players."""
    return game.contest == "together" and any(player.get("kind") == "computer" for player in json.loads(players))


def _counting(db: sqlite3.Connection, game: AnyGame, sides: Sequence[int], results: Sequence[_Result]) -> list[Seat]:
    """Return the seats to rate: played by their owner, who has not opted out. Rivals count by whole sides."""
    own = [bool(one.own) and one.user != NOBODY and not _is_hidden(db, one.user) for one in results]
    if game.contest == "rivals":
        return list(counting(sides, own))
    return [seat for seat, is_own in enumerate(own) if is_own]


def _is_hidden(db: sqlite3.Connection, user: int) -> bool:
    return db.execute(f"{HIDDEN} AND user = ?", (user,)).fetchone() is not None


def take_in_all(db: sqlite3.Connection) -> int:
    """Rate every unrated game, oldest first; return how many there were. For databases from before ratings."""
    sql = "SELECT table_id FROM results WHERE table_id NOT IN (SELECT table_id FROM played) GROUP BY 1 ORDER BY at, 1"
    tables = [row[0] for row in db.execute(sql)]
    for table in tables:
        try:
            take_in(db, table)
        except (ValidationError, IndexError, KeyError) as error:  # written by an old version
            log.warning("result unreadable", table=table, error=type(error).__name__)  # the message contains it
    return len(tables)


def _rate(db: sqlite3.Connection, table: int) -> None:
    """Update the ratings of the players of a game. A deleted user counts with the rating they had then."""
    rows = db.execute(
        "SELECT played.id, played.guild, played.season, played.game, played.user, side, place, "
        "mu_before, sigma_before, ratings.mu, ratings.sigma, drawn "
        "FROM played LEFT JOIN ratings USING (guild, season, game, user) WHERE table_id = ? ORDER BY seat",
        (table,),
    ).fetchall()
    if not rows:
        return
    sides, places = [row[5] for row in rows], [row[6] for row in rows]
    before = [Rating(*row[7:9]) if row[4] == NOBODY else Rating(*row[9:11]) if row[9] else NEW for row in rows]
    for row, old, new in zip(rows, before, rate(sides, places, before), strict=True):
        db.execute(
            "UPDATE played SET mu_before = ?, sigma_before = ?, mu = ?, sigma = ? WHERE id = ?", (*old, *new, row[0])
        )
        if row[4] != NOBODY:
            db.execute(
                "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, 1, ?) ON CONFLICT DO UPDATE SET "
                "mu = excluded.mu, sigma = excluded.sigma, games = games + 1, wins = wins + excluded.wins",
                (*row[1:5], *new, row[6] == 1 and not row[11]),
            )


# --- recomputing


def correct(db: sqlite3.Connection, table: int, places: Sequence[int]) -> None:
    """Change the places of a finished game and recompute all ratings of its server."""
    for seat, place in enumerate(places):
        db.execute("UPDATE results SET place = ? WHERE table_id = ? AND seat = ?", (place, table, seat))
    guild = db.execute("SELECT guild FROM played WHERE table_id = ?", (table,)).fetchone()
    if guild:
        rebuild(db, guild[0])


def rebuild(db: sqlite3.Connection, guild: int) -> None:
    """Recompute all ratings of a server from its results."""
    db.execute("DELETE FROM ratings WHERE guild = ?", (guild,))
    db.execute(
        "UPDATE played SET place = results.place, score = results.score, drawn = NOT EXISTS "
        "(SELECT 1 FROM results AS other WHERE other.table_id = played.table_id AND other.place > 1) FROM results "
        "WHERE results.table_id = played.table_id AND results.seat = played.seat AND guild = ?",
        (guild,),
    )
    sql = "SELECT table_id FROM played WHERE guild = ? AND mu_before IS NOT NULL GROUP BY table_id ORDER BY min(id)"
    for (table,) in db.execute(sql, (guild,)).fetchall():
        _rate(db, table)
