"""Personal data: every column of every table, and what happens to it when a user's data is deleted.

`COLUMNS` drives the code: rows that have an owner are counted, exported and deleted by it, rows of a server are deleted
with the server. A table or column that is missing here fails a test. Each function runs in the database's thread.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from bot.privacy.counts import Counts
from bot.store.base import WIPE_SINCE
from bot.tables.record import NOBODY, Player, TableRecord


class Fate(Enum):
    """What happens to a column when a user's data is deleted."""

    PLAIN = "not personal"
    OWNER = "the user who owns the row: the row is deleted"
    ROW = "deleted with the row of its owner"
    SERVER = "the server that owns the row: the row is deleted with the server"
    NUMBER = "a user id: becomes 0, the row stays"
    SEATED = "a user id at a table: set to 0 by `forget_at`"
    REWRITTEN = "contains ids or names, which are removed: see `MENTIONS`, and `forget_at` for seats"
    WORDS = "may contain text that a user typed as part of a game: stays, without a name"


PLAIN, OWNER, ROW, SERVER, NUMBER = Fate.PLAIN, Fate.OWNER, Fate.ROW, Fate.SERVER, Fate.NUMBER


def owned(*columns: str, owner: str = "user", server: str | None = None) -> dict[str, Fate]:
    """Return the columns of a table whose rows each belong to one user."""
    fates = dict.fromkeys(columns, ROW) | {owner: OWNER}
    return fates if server is None else fates | {server: SERVER}


def plain(*columns: str, **others: Fate) -> dict[str, Fate]:
    """Return the columns of a table that is not personal except for some columns."""
    return dict.fromkeys(columns, PLAIN) | others


COLUMNS: dict[str, dict[str, Fate]] = {
    "tables": plain(
        *("id", "channel", "game", "options", "language", "phase", "message", "opened_at", "deadline", "seed"),
        *("salt", "version", "private", "purpose", "parent", "closing", "revision", "shown", "paused_at"),
        guild=SERVER,
        host=Fate.SEATED,
        players=Fate.REWRITTEN,
        barred=Fate.REWRITTEN,
        state=Fate.WORDS,
    ),
    "moves": plain("table_id", "number", "seat", "key", "at", user=Fate.SEATED, move=Fate.WORDS),
    "results": plain("table_id", "seat", "place", "score", "reason", "at", "own", user=Fate.SEATED),
    "pings": plain("table_id", "message", "seats"),
    "visits": owned("table_id"),
    "people": owned("settings"),
    "best_scores": owned("game", "private", "name", "score", "table_id", "at", server="guild"),
    "daily_results": owned("day", "score", "streak", "at"),
    "daily_players": owned("name", server="guild"),
    "daily_shares": owned("day", server="guild"),
    "ratings": owned("season", "game", "mu", "sigma", "games", "wins", server="guild"),
    "known_names": owned("name", server="guild"),
    "played": plain(
        *("id", "season", "game", "table_id", "seat", "side", "place", "score", "most", "at"),
        *("mu_before", "sigma_before", "mu", "sigma", "drawn"),
        guild=SERVER,
        user=NUMBER,
    ),
    "seasons": plain("number", "begun_at", guild=SERVER),
    "servers": plain("settings", guild=SERVER),
    "word_lists": plain("words", guild=SERVER),
    "departures": plain("at", guild=SERVER),
    "farewells": owned("at"),
    "meta": plain("key", "value"),
    "tournaments": plain(
        *("id", "channel", "game", "options", "language", "phase", "state", "start_at", "ends_at"),
        *("paused_at", "told", "message", "event", "made_at", "deadline", "schedule", "series", "occurrence"),
        guild=SERVER,
        organiser=NUMBER,
        co_organisers=Fate.REWRITTEN,
        name=Fate.WORDS,
        settings=Fate.WORDS,  # with the description
    ),
    "entrants": plain(
        *("tournament", "number", "party", "status", "entrant", "barred", "extra"),
        user=NUMBER,
        name=Fate.REWRITTEN,
        team=Fate.WORDS,
    ),
    "tournament_matches": plain(
        *("tournament", "number", "entrants", "stage", "thread", "table_id", "ready", "seats", "absent", "deadline"),
        *("reminded", "again", "games", "call_message"),
    ),
    "tournament_series": plain(
        *("id", "channel", "kind", "ended", "deadline", "content"), guild=SERVER, organiser=NUMBER, name=Fate.WORDS
    ),
    "tournament_journal": plain("tournament", "number", "at", "what", "details", user=NUMBER),
    "tournament_duties": plain("id", "tournament", "what", "match", "tries", "made_at", details=Fate.WORDS),
}


def _with(wanted: Fate) -> dict[str, str]:
    """Return the tables that have a column with this fate, and the column."""
    found = ((table, column) for table, fates in COLUMNS.items() for column, fate in fates.items() if fate is wanted)
    return dict(found)


OWNED, NUMBERED, SERVERS = _with(OWNER), _with(NUMBER), _with(SERVER)
EXPORTED = {  # tables whose rows are shown to the user they are about
    table: column for table, column in (OWNED | NUMBERED).items() if table not in ("visits", "farewells")
}


class Mention(NamedTuple):
    """Rows that mention a user among other users, for example in JSON."""

    find: Callable[[sqlite3.Connection, int], list[dict[str, Any]]]  # rows, with their `guild`
    forget: Callable[[sqlite3.Connection, int], None]


def _entered(db: sqlite3.Connection, user: int) -> list[dict[str, Any]]:
    """Return the tournaments that a user has signed up for."""
    sql = (
        "SELECT tournaments.guild, tournaments.name AS tournament, entrants.name, entrants.team, entrants.status, "
        "entrants.barred "
        "FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament WHERE entrants.user = ?"
    )
    return _rows(db, sql, user)


def _forget_name(db: sqlite3.Connection, user: int) -> None:
    """Remove a user's name from tournaments; their place stays."""
    db.execute("UPDATE entrants SET name = '?' WHERE user = ?", (user,))


def _co_organised(db: sqlite3.Connection, user: int) -> list[dict[str, Any]]:
    """Return the tournaments that a user runs with their organiser."""
    sql = (
        "SELECT guild, name AS tournament FROM tournaments "
        "WHERE EXISTS (SELECT 1 FROM json_each(co_organisers) WHERE value = ?)"
    )
    return _rows(db, sql, user)


def _forget_co_organiser(db: sqlite3.Connection, user: int) -> None:
    """Remove a user from the organisers of every tournament."""
    db.execute(
        "UPDATE tournaments SET co_organisers = "
        "(SELECT json_group_array(value) FROM json_each(tournaments.co_organisers) WHERE value <> ?1) "
        "WHERE EXISTS (SELECT 1 FROM json_each(co_organisers) WHERE value = ?1)",
        (user,),
    )


# by the name they have in `/privacy show` and in the export
MENTIONS: dict[str, Mention] = {
    "entrants": Mention(_entered, _forget_name),
    "co_organised": Mention(_co_organised, _forget_co_organiser),
}


def players_json(players: tuple[Player, ...]) -> str:
    """Return the players of a table as JSON, without default values: it is written with every change."""
    return json.dumps([player.model_dump(exclude_defaults=True) for player in players])


# --- finding

SITS_AT = (
    "phase IN ('lobby', 'playing') AND NOT private "
    "AND EXISTS (SELECT 1 FROM json_each(players) AS player WHERE player.value ->> '$.user' = :user)"
)


def visited(db: sqlite3.Connection, user: int) -> list[int]:
    """Return every table that a user has been at."""
    return [row[0] for row in db.execute("SELECT table_id FROM visits WHERE user = ? ORDER BY table_id", (user,))]


def note_visits(db: sqlite3.Connection, table: int, users: set[int]) -> None:
    """Save that these users are at a table."""
    rows = [(user, table) for user in users if user != NOBODY]
    db.executemany("INSERT INTO visits VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


def seats_moved(db: sqlite3.Connection, table: int, user: int) -> set[int]:
    """Return the seats of a table that a user has made moves for."""
    sql = "SELECT DISTINCT seat FROM moves WHERE table_id = ? AND user = ? AND seat >= 0"
    return {row[0] for row in db.execute(sql, (table, user))}


def counts(db: sqlite3.Connection, user: int, guild: int | None) -> Counts:
    """Count what is stored about a user, in one server or in all."""
    here = "" if guild is None else " AND tables.guild = :guild"
    who = {"user": user, "guild": guild}
    at_tables = f"FROM visits JOIN tables ON tables.id = visits.table_id WHERE visits.user = :user{here}"
    tables, live, private = db.execute(
        f"SELECT count(*), ifnull(sum({SITS_AT}), 0), ifnull(sum(private), 0) {at_tables}", who
    ).fetchone()
    moves, words = db.execute(
        "SELECT count(*), ifnull(sum(move ->> '$.text' IS NOT NULL), 0) FROM moves "  # noqa: S608 - the parts are ours
        f"WHERE user = :user AND table_id IN (SELECT tables.id {at_tables})",
        who,
    ).fetchone()
    rows = {table: _count(db, table, who) for table in EXPORTED}
    for name, mention in MENTIONS.items():
        found = mention.find(db, user)
        rows[name] = sum(guild in (None, row.get("guild")) for row in found)
    return Counts(tables, live, private, moves, words, rows)


def _count(db: sqlite3.Connection, table: str, who: dict[str, int | None]) -> int:
    server = SERVERS.get(table)
    here = f" AND {server} = :guild" if who["guild"] is not None and server else ""
    sql = f"SELECT count(*) FROM {table} WHERE {EXPORTED[table]} = :user{here}"  # noqa: S608 - names are ours
    return int(db.execute(sql, who).fetchone()[0])


# --- exporting


def own_rows(db: sqlite3.Connection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return the rows that belong to a user or mention them, by table, with JSON decoded."""
    rows = {table: _rows(db, f"SELECT * FROM {table} WHERE {who} = ?", user) for table, who in EXPORTED.items()}  # noqa: S608
    for table, found in rows.items():
        others = {column for column, fate in COLUMNS[table].items() if fate is Fate.REWRITTEN}  # about other users
        for row in found:
            for column in others:
                del row[column]
    return rows | {name: mention.find(db, user) for name, mention in MENTIONS.items()}


def own_part(db: sqlite3.Connection, user: int, table: int) -> dict[str, Any] | None:
    """Return what a user has done at a table, and nothing about other players."""
    found = _rows(db, "SELECT * FROM tables WHERE id = ?", table)
    if not found:
        return None
    kept = found[0]
    moves = "SELECT number, seat, move, at FROM moves WHERE table_id = ? AND user = ? ORDER BY number"
    results = "SELECT seat, place, score, reason, own, at FROM results WHERE table_id = ? AND user = ?"
    return {
        "table": table,
        **{name: kept[name] for name in ("guild", "channel", "message", "game", "language", "phase", "opened_at")},
        "private": bool(kept["private"]),
        "purpose": kept["purpose"],
        "host": kept["host"] == user,
        "seats": [
            {"seat": seat, **player}
            for seat, player in enumerate(kept["players"])
            if user in (player["user"], player.get("left"))
        ],
        "moves": _rows(db, moves, table, user),
        "results": _rows(db, results, table, user),
    }


def _rows(db: sqlite3.Connection, sql: str, *values: object) -> list[dict[str, Any]]:
    cursor = db.execute(sql, values)
    names = [column[0] for column in cursor.description]
    return [{name: _decoded(name, value) for name, value in zip(names, row, strict=True)} for row in cursor]


def _decoded(name: str, value: Any) -> Any:
    return json.loads(value) if name in ("players", "settings", "move") else value


# --- deleting


def request_deletion(db: sqlite3.Connection, user: int, at: float) -> None:
    """Save that a user wants all their data deleted."""
    db.execute("INSERT INTO farewells VALUES (?, ?) ON CONFLICT DO NOTHING", (user, at))


def requested_deletions(db: sqlite3.Connection) -> list[int]:
    """Return the users whose data is still to be deleted, earliest request first."""
    return [row[0] for row in db.execute("SELECT user FROM farewells ORDER BY at")]


def forget_at(db: sqlite3.Connection, user: int, after: TableRecord) -> int:
    """Save a table without a user and anonymise their moves and results there; return the revision."""
    changed = db.execute(
        "UPDATE tables SET players = ?, barred = ?, host = ?, phase = ?, deadline = iif(?, deadline, NULL), "
        "revision = revision + 1 WHERE id = ? RETURNING revision",
        (players_json(after.players), json.dumps(after.barred), after.host, after.phase, after.live, after.id),
    ).fetchall()
    db.execute("UPDATE moves SET user = ? WHERE table_id = ? AND user = ?", (NOBODY, after.id, user))
    db.execute("UPDATE results SET user = ? WHERE table_id = ? AND user = ?", (NOBODY, after.id, user))
    db.execute("DELETE FROM visits WHERE user = ? AND table_id = ?", (user, after.id))
    return int(changed[0][0]) if changed else 0


def forget_rest(db: sqlite3.Connection, user: int, at: float) -> bool:
    """Delete a user's own rows; return False, and do nothing, while a table still refers to them."""
    if visited(db, user):
        return False
    for mention in MENTIONS.values():
        mention.forget(db, user)
    for table, column in NUMBERED.items():
        db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (NOBODY, user))  # noqa: S608 - names are ours
    for table, owner in OWNED.items():
        db.execute(f"DELETE FROM {table} WHERE {owner} = ?", (user,))  # noqa: S608 - names are ours
    note_wipe(db, at)
    return True


def note_wipe(db: sqlite3.Connection, at: float) -> None:
    """Save that deleted data has to be wiped from the file, unless that is saved already."""
    db.execute("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING", (WIPE_SINCE, repr(at)))
