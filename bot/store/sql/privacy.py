"""Personal data: every column of every table, and what happens to it when a user's data is deleted.

`COLUMNS` drives the code: rows that have an owner are counted, exported and deleted by it, rows of a server are deleted
with the server. A table or column that is missing here fails a test.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from bot.privacy.counts import Counts
from bot.store.base import WIPE_SINCE
from bot.store.sql.plans import Plan, column, execute, execute_many, matching, named, rows, value
from bot.store.sql.rows import ballot_json, players_json
from bot.tables.record import NOBODY, TableRecord


class Fate(Enum):
    """What happens to a column when a user's data is deleted."""

    PLAIN = "not personal"
    OWNER = "the user who owns the row: the row is deleted"
    ROW = "deleted with the row of its owner"
    SERVER = "the server that owns the row: the row is deleted with the server"
    NUMBER = "a user id: becomes 0, the row stays"
    SEATED = "a user id at a table: set to 0 by `forget_at`"
    KEPT = "the id of a user whom the owner of the row keeps away from: stays, or erasing one's data would end it"
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
        *(
            "salt",
            "version",
            "private",
            "purpose",
            "parent",
            "closing",
            "revision",
            "shown",
            "paused_at",
            "server_seed",
        ),
        guild=SERVER,
        host=Fate.SEATED,
        players=Fate.REWRITTEN,
        barred=Fate.REWRITTEN,
        access=Fate.REWRITTEN,
        ballot=Fate.REWRITTEN,
        words=Fate.WORDS,
        state=Fate.WORDS,
    ),
    "moves": plain("table_id", "number", "seat", "key", "at", user=Fate.SEATED, move=Fate.WORDS),
    "results": plain("table_id", "seat", "place", "score", "reason", "at", "own", user=Fate.SEATED),
    "pings": plain("table_id", "message", "seats"),
    "table_calls": plain("table_id", "message"),
    "table_alerts": owned("game", "called_at", server="guild"),
    "blocks": owned("at") | {"other": Fate.KEPT},
    "personal_presets": owned("game", "key", "name", "chosen", "at"),
    "server_presets": plain("game", "at", "chosen", guild=SERVER, key=Fate.WORDS, name=Fate.WORDS),
    "player_searches": plain(
        *("id", "channel", "message", "call_message", "game", "wanted", "pace", "language", "start_at", "closes_at"),
        *("opening_since", "deadline"),
        guild=SERVER,
        players=Fate.REWRITTEN,
    ),
    "visits": owned("table_id"),
    "people": owned("settings"),
    "best_scores": owned("game", "private", "name", "score", "table_id", "at", server="guild"),
    "daily_results": owned("day", "score", "streak", "at"),
    "daily_players": owned("name", server="guild"),
    "daily_shares": owned("day", server="guild"),
    "ratings": owned("season", "game", "mu", "sigma", "games", "wins", server="guild"),
    "badges": owned("badge", "name", "game", "value", "at", "table_id", "channel", "told", server="guild"),
    "round_ups": plain("due_at", "day", "told_until", "sending_at", "problem", guild=SERVER),
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

    find: Callable[[int], Plan[list[dict[str, Any]]]]  # rows, with their `guild`
    forget: Callable[[int], Plan[Any]]


def _entered(user: int) -> Plan[list[dict[str, Any]]]:
    """Return the tournaments that a user has signed up for."""
    sql = (
        "SELECT tournaments.guild, tournaments.name AS tournament, entrants.name, entrants.team, entrants.status, "
        "entrants.barred "
        "FROM entrants JOIN tournaments ON tournaments.id = entrants.tournament WHERE entrants.user = ? "
        "ORDER BY tournaments.id, entrants.number"
    )
    return _decoded(sql, user)


def _forget_name(user: int) -> Plan[int]:
    """Remove a user's name from tournaments; their place stays."""
    return execute("UPDATE entrants SET name = '?' WHERE user = ?", user)


# in rows whose JSON cannot be read there is nobody: one of them must not spoil the lists of everybody else
HAS_CO_ORGANISER = (
    "EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(co_organisers) THEN co_organisers ELSE '[]' END) AS helper "
    "WHERE helper.value = :user)"
)


def _co_organised(user: int) -> Plan[list[dict[str, Any]]]:
    """Return the tournaments that a user runs with their organiser."""
    sql = f"SELECT guild, name FROM tournaments WHERE {HAS_CO_ORGANISER} ORDER BY id"  # noqa: S608 - ours
    found = yield from matching(sql, {"user": user})
    return [{"guild": guild, "tournament": name} for guild, name in found]


def _forget_co_organiser(user: int) -> Plan[None]:
    """Remove a user from the organisers of every tournament."""
    sql = f"SELECT id, co_organisers FROM tournaments WHERE {HAS_CO_ORGANISER}"  # noqa: S608 - ours
    found = yield from matching(sql, {"user": user})
    others = [(json.dumps([one for one in json.loads(users) if one != user]), number) for number, users in found]
    yield from execute_many("UPDATE tournaments SET co_organisers = ? WHERE id = ?", others)


def _searching(user: int) -> Plan[list[dict[str, Any]]]:
    """Return the open searches for players that a user has joined."""
    sql = f"SELECT guild, channel, game, players FROM player_searches WHERE {HAS_SEAT} ORDER BY id"  # noqa: S608 - ours
    found = []
    for guild, place, game, players in (yield from matching(sql, {"user": user})):
        name = next(one["name"] for one in json.loads(players) if one["user"] == user)
        found.append({"guild": guild, "channel": place, "game": game, "name": name})
    return found


def _forget_searching(user: int) -> Plan[None]:
    """Remove a user from searches for players. A search that nobody is left in is deleted."""
    sql = f"SELECT id, players FROM player_searches WHERE {HAS_SEAT}"  # noqa: S608 - ours
    for search, players in (yield from matching(sql, {"user": user})):
        others = [one for one in json.loads(players) if one["user"] != user]
        if others:
            yield from execute("UPDATE player_searches SET players = ? WHERE id = ?", json.dumps(others), search)
        else:
            yield from execute("DELETE FROM player_searches WHERE id = ?", search)


# by the name they have in `/privacy show` and in the export
MENTIONS: dict[str, Mention] = {
    "entrants": Mention(_entered, _forget_name),
    "co_organised": Mention(_co_organised, _forget_co_organiser),
    "player_searches": Mention(_searching, _forget_searching),
}


# --- finding

HAS_SEAT = (
    "EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(players) THEN players ELSE '[]' END) AS player "
    "WHERE CASE WHEN player.type = 'object' THEN player.value ->> '$.user' = :user END)"
)
HAS_TEXT = "move ->> '$.text' IS NOT NULL"


def visited(user: int, here: str = "") -> Plan[list[int]]:
    """Return every table that a user has been at; `here` can leave out the servers of other processes."""
    if not here:
        return column("SELECT table_id FROM visits WHERE user = ? ORDER BY table_id", user)
    sql = f"SELECT table_id FROM visits JOIN tables ON tables.id = table_id WHERE visits.user = ?{here}"  # noqa: S608
    return column(f"{sql} ORDER BY table_id", user)


def note_visits(table: int, users: set[int]) -> Plan[None]:
    """Save that these users are at a table."""
    sql = "INSERT INTO visits VALUES (?, ?) ON CONFLICT (user, table_id) DO NOTHING"
    return execute_many(sql, [(user, table) for user in sorted(users) if user != NOBODY])


def seats_moved(table: int, user: int) -> Plan[set[int]]:
    """Return the seats of a table that a user has made moves for."""
    sql = "SELECT DISTINCT seat FROM moves WHERE table_id = ? AND user = ? AND seat >= 0"
    return set((yield from column(sql, table, user)))


def counts(user: int, guild: int | None) -> Plan[Counts]:
    """Count what is stored about a user, in one server or in all."""
    here = "" if guild is None else " AND tables.guild = :guild"
    who = {"user": user} if guild is None else {"user": user, "guild": guild}
    at_tables = f"FROM visits JOIN tables ON tables.id = visits.table_id WHERE visits.user = :user{here}"
    is_live = f"phase IN ('lobby', 'playing') AND NOT private AND {HAS_SEAT}"
    ((tables, live, private),) = yield from matching(
        f"SELECT count(*), count(*) FILTER (WHERE {is_live}), count(*) FILTER (WHERE private) {at_tables}", who
    )
    ((moves, words),) = yield from matching(
        f"SELECT count(*), count(*) FILTER (WHERE {HAS_TEXT}) FROM moves "  # noqa: S608 - the parts are ours
        f"WHERE moves.user = :user AND table_id IN (SELECT tables.id {at_tables})",
        who,
    )
    found = {}
    for table in EXPORTED:
        found[table] = yield from _count(table, user, guild)
    for name, mention in MENTIONS.items():
        mentioned = yield from mention.find(user)
        found[name] = sum(guild in (None, row.get("guild")) for row in mentioned)
    return Counts(tables, live, private, moves, words, found)


def _count(table: str, user: int, guild: int | None) -> Plan[int]:
    sql = f"SELECT count(*) FROM {table} WHERE {EXPORTED[table]} = ?"  # noqa: S608 - names are ours
    values = [user]
    if guild is not None and table in SERVERS:
        sql, values = f"{sql} AND {SERVERS[table]} = ?", [user, guild]
    number: int = yield from value(sql, *values)
    return number


# --- exporting


def own_rows(user: int) -> Plan[dict[str, list[dict[str, Any]]]]:
    """Return the rows that belong to a user or mention them, by table, with JSON decoded."""
    found = {}
    for table, who in EXPORTED.items():
        order = ", ".join(str(number) for number in range(1, len(COLUMNS[table]) + 1))
        sql = f"SELECT * FROM {table} WHERE {who} = ? ORDER BY {order}"  # noqa: S608 - names are ours
        others = {name for name, fate in COLUMNS[table].items() if fate is Fate.REWRITTEN}  # about other users
        found[table] = [
            {name: value for name, value in row.items() if name not in others}
            for row in (yield from _decoded(sql, user))
        ]
    for name, mention in MENTIONS.items():
        found[name] = yield from mention.find(user)
    return found


def own_part(user: int, table: int) -> Plan[dict[str, Any] | None]:
    """Return what a user has done at a table, and nothing about other players."""
    found = yield from _decoded("SELECT * FROM tables WHERE id = ?", table)
    if not found:
        return None
    kept = found[0]
    moves = "SELECT number, seat, move, at FROM moves WHERE table_id = ? AND user = ? ORDER BY number"
    results = "SELECT seat, place, score, reason, own, at FROM results WHERE table_id = ? AND user = ? ORDER BY seat"
    return {
        "table": table,
        **{name: kept[name] for name in ("guild", "channel", "message", "game", "language", "phase", "opened_at")},
        "private": bool(kept["private"]),
        "purpose": kept["purpose"],
        "host": kept["host"] == user,
        "seats": [
            {"seat": seat, **player, **({"word": kept["words"][seat]} if seat < len(kept["words"]) else {})}
            for seat, player in enumerate(kept["players"])
            if user in (player["user"], player.get("left"))
        ],
        "vote": _vote(kept["ballot"], user),
        "invited": user in json.loads(kept["access"]).get("users", ()),
        "moves": (yield from _decoded(moves, table, user)),
        "results": (yield from _decoded(results, table, user)),
    }


def _vote(ballot: str | None, user: int) -> Any:
    """Return the move that a user has voted for at a table where the channel plays, or None."""
    votes = [] if ballot is None else json.loads(ballot)["votes"]
    return next((json.loads(move) for voter, move in votes if voter == user), None)


def _decoded(sql: str, *values: object) -> Plan[list[dict[str, Any]]]:
    """Return rows as dictionaries with JSON decoded, and yes and no as 1 and 0."""
    found = yield from named(sql, *values)
    return [{name: _value(name, value) for name, value in row.items()} for row in found]


def _value(name: str, value: Any) -> Any:
    if isinstance(value, bool):
        return int(value)
    return json.loads(value) if name in ("players", "settings", "move", "chosen", "words") else value


# --- deleting


def request_deletion(user: int, at: float) -> Plan[int]:
    """Save that a user wants all their data deleted."""
    return execute("INSERT INTO farewells VALUES (?, ?) ON CONFLICT (user) DO NOTHING", user, at)


def requested_deletions() -> Plan[list[int]]:
    """Return the users whose data is still to be deleted, earliest request first."""
    return column("SELECT user FROM farewells ORDER BY at")


def forget_at(user: int, after: TableRecord) -> Plan[int]:
    """Save a table without a user and anonymise their moves and results there; return the revision."""
    changed = yield from rows(
        "UPDATE tables SET players = ?, barred = ?, access = ?, ballot = ?, host = ?, phase = ?, "
        "deadline = CASE WHEN ? THEN deadline END, revision = revision + 1 WHERE id = ? RETURNING revision",
        *(players_json(after.players), json.dumps(after.barred), after.access.model_dump_json(exclude_defaults=True)),
        ballot_json(after.ballot),
        *(after.host, after.phase, after.live, after.id),
    )
    yield from execute("UPDATE moves SET user = ? WHERE table_id = ? AND user = ?", NOBODY, after.id, user)
    yield from execute("UPDATE results SET user = ? WHERE table_id = ? AND user = ?", NOBODY, after.id, user)
    yield from execute("DELETE FROM visits WHERE user = ? AND table_id = ?", user, after.id)
    return int(changed[0][0]) if changed else 0


def forget_rest(user: int, at: float) -> Plan[bool]:
    """Delete a user's own rows; return False, and do nothing, while a table still refers to them."""
    if (yield from visited(user)):
        return False
    for mention in MENTIONS.values():
        yield from mention.forget(user)
    for table, number in NUMBERED.items():
        sql = f"UPDATE {table} SET {number} = ? WHERE {number} = ?"  # noqa: S608 - names are ours
        yield from execute(sql, NOBODY, user)
    for table, owner in OWNED.items():
        yield from execute(f"DELETE FROM {table} WHERE {owner} = ?", user)  # noqa: S608 - names are ours
    yield from note_wipe(at)
    return True


def note_wipe(at: float) -> Plan[int]:
    """Save that deleted data has to be wiped from the file, unless that is saved already."""
    return execute("INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO NOTHING", WIPE_SINCE, repr(at))
