"""Tables: records, moves, deadlines, and the messages that show them."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from operator import itemgetter
from typing import Any, cast

from bot.store.base import PlaceTaken, StoreConflict, TableStore
from bot.store.sql import ratings, scores, tournaments
from bot.store.sql.config import set_meta
from bot.store.sql.plans import (
    DatabasePart,
    Plan,
    column,
    execute,
    execute_many,
    execute_named,
    matching,
    named,
    only_row,
    row,
    rows,
    value,
)
from bot.store.sql.privacy import HAS_SEAT, note_visits
from bot.store.sql.reading import readable
from bot.store.sql.rows import ballot_json, deal_columns, players_json, saved_table, table_columns, table_record
from bot.store.sql.stats import badges
from bot.tables.record import Phase, Ping, Player, Saved, TableRecord
from rules.game import ANYBODY, Outcome
from rules.table import REMEMBERED_KEYS, Entry, KeySeen, Position

NOTICEABLE_SECONDS = 60.0  # a deadline that moves by less is not redrawn


class SqlTables(DatabasePart, TableStore):
    """`TableStore` in a SQL database."""

    # --- tables

    async def add_table(self, record: TableRecord, deadline: float | None) -> TableRecord:
        columns = {**table_columns(record), "deadline": deadline, "message": record.message, "revision": 1}
        return record.model_copy(update={"id": await self.database.change(lambda: _insert(columns, record))})

    async def add_dealt_table(
        self, record: TableRecord, seed: str, position: Position, *, salt: str = ""
    ) -> TableRecord:
        columns = {**table_columns(record), **deal_columns(seed, salt, position), "revision": 1}
        return record.model_copy(update={"id": await self.database.change(lambda: _insert(columns, record))})

    async def load_table(self, table: int) -> Saved | None:
        return await self.database.read(_load(table), snapshot=True)

    async def live_table(self, channel: int) -> int | None:
        sql = "SELECT id FROM tables WHERE channel = ? AND phase IN ('lobby', 'playing') AND NOT private"
        return cast("int | None", await self.database.read(value(sql, channel)))

    async def table_of(self, purpose: str) -> int | None:
        sql = "SELECT id FROM tables WHERE purpose = ? AND purpose GLOB 'tournament/*' AND phase IN ('playing', 'over')"
        return cast("int | None", await self.database.read(value(sql, purpose)))

    async def tables_in_threads(self, channel: int) -> list[int]:
        sql = "SELECT id FROM tables WHERE parent = ? AND phase IN ('lobby', 'playing') ORDER BY id"
        return await self.database.read(column(sql, channel))

    async def private_tables(self, guild: int, user: int) -> list[int]:
        sql = (
            "SELECT id FROM tables WHERE host = ? AND guild = ? AND phase IN ('lobby', 'playing') AND private "
            "ORDER BY id DESC"
        )
        return await self.database.read(column(sql, user, guild))

    async def tables_of(self, user: int, most: int) -> list[TableRecord]:
        return await self.database.read(_tables_of(user, most), snapshot=True)

    async def count_hosted(self, guild: int, host: int) -> tuple[int, int]:
        sql = (
            "SELECT count(*) FILTER (WHERE host = ?), count(*) FROM tables "
            "WHERE guild = ? AND phase IN ('lobby', 'playing') AND NOT private AND purpose = ''"
        )
        own, here = await self.database.read(only_row(sql, host, guild))
        return own, here

    async def count_live(self) -> dict[Phase, int]:
        sql = f"SELECT phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing'){self.here()} GROUP BY phase"  # noqa: S608
        counts = {row[0]: row[1] for row in await self.database.read(rows(sql))}
        return {"lobby": counts.get("lobby", 0), "playing": counts.get("playing", 0)}

    async def save_table(self, record: TableRecord, deadline: float | None) -> int:
        columns = {**table_columns(record), "deadline": deadline if record.live else None, "id": record.id}
        return await self.database.change(lambda: _keep(columns, record))

    async def deal_table(self, record: TableRecord, seed: str, position: Position, *, salt: str = "") -> int:
        columns = {**table_columns(record), **deal_columns(seed, salt, position), "id": record.id}
        return await self.database.change(lambda: _keep(columns, record))

    async def seal_table(self, table: int, server_seed: str, salt: str) -> int:
        sql = "UPDATE tables SET server_seed = ?, salt = ?, revision = revision + 1 WHERE id = ? RETURNING revision"
        return cast("int", await self.database.change(lambda: value(sql, server_seed, salt, table)))

    async def append_move(
        self,
        table: int,
        players: tuple[Player, ...],
        entry: Entry,
        after: Position,
        *,
        reseats: TableRecord | None = None,
    ) -> int:
        return await self.database.change(lambda: _append(table, players, entry, after, reseats), is_move=True)

    async def close_table(self, table: int) -> None:
        sql = "UPDATE tables SET phase = 'closed', closing = 'moderator', deadline = NULL WHERE id = ?"
        await self.database.change(lambda: execute(sql, table))

    async def move_message(self, table: int, message: int | None, *, shown: int = -1) -> None:
        await self.database.change(lambda: _update({"message": message, "shown": shown, "id": table}))

    async def note_shown(self, shown: Mapping[int, int]) -> None:
        changes = [(revision, table, revision) for table, revision in sorted(shown.items())]
        sql = "UPDATE tables SET shown = ? WHERE id = ? AND shown < ?"
        await self.database.change(lambda: execute_many(sql, changes))

    async def tables_behind(self) -> list[int]:
        sql = (
            "SELECT id FROM tables WHERE shown < revision AND NOT private AND (message IS NOT NULL "  # noqa: S608 - ours
            f"OR phase IN ('lobby', 'playing') AND NOT purpose GLOB 'tournament/*'){self.here()} "
            "ORDER BY coalesce((SELECT max(at) FROM moves WHERE table_id = tables.id), opened_at) DESC, id DESC"
        )
        return await self.database.read(column(sql))

    async def live_places(self) -> list[tuple[int, int, int]]:
        sql = f"SELECT id, guild, channel FROM tables WHERE phase IN ('lobby', 'playing') AND NOT private{self.here()}"  # noqa: S608
        return [(row[0], row[1], row[2]) for row in await self.database.read(rows(sql))]

    async def journal(self, table: int) -> list[Entry]:
        sql = "SELECT number, seat, user, key, move, at FROM moves WHERE table_id = ? ORDER BY number"
        return [Entry(*row) for row in await self.database.read(rows(sql, table))]

    async def finished_tables(self, guild: int, channel: int, most: int) -> list[TableRecord]:
        sql = (
            f"SELECT {', '.join(TableRecord.model_fields)} FROM tables "  # noqa: S608 - names are ours
            "WHERE channel = ? AND guild = ? AND phase = 'over' AND message IS NOT NULL AND NOT private "
            "ORDER BY id DESC LIMIT ?"
        )
        return _records(await self.database.read(named(sql, channel, guild, most)))

    # --- deadlines

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        sql = (
            "SELECT min(deadline) FROM tables "  # noqa: S608 - the condition is ours
            f"WHERE deadline IS NOT NULL AND deadline > ? AND paused_at IS NULL{self.here()}"
        )
        return cast("float | None", await self.database.read(value(sql, after)))

    async def due_tables(self, at: float) -> list[int]:
        sql = (
            "SELECT id FROM tables WHERE deadline IS NOT NULL "  # noqa: S608 - the condition is ours
            f"AND deadline <= ? AND paused_at IS NULL{self.here()} ORDER BY deadline"
        )
        return await self.database.read(column(sql, at))

    async def running_tables(self, games: Collection[str]) -> list[int]:
        sql = f"SELECT id, game FROM tables WHERE deadline IS NOT NULL AND phase = 'playing'{self.here()}"  # noqa: S608
        return [table for table, game in await self.database.read(rows(sql)) if game in games]

    async def public_games(self, games: Collection[str]) -> list[int]:
        sql = f"SELECT id, game FROM tables WHERE phase = 'playing' AND NOT private{self.here()}"  # noqa: S608
        return [table for table, game in await self.database.read(rows(sql)) if game in games]

    async def last_move_at(self, table: int) -> float | None:
        sql = "SELECT max(at) FROM moves WHERE table_id = ?"
        return cast("float | None", await self.database.read(value(sql, table)))

    async def pings(self) -> dict[int, Ping]:
        sql = (
            "SELECT table_id, pings.message, seats FROM pings JOIN tables ON tables.id = table_id "  # noqa: S608 - ours
            f"WHERE true{self.here()}"
        )
        found = await self.database.read(rows(sql))
        pings = readable("pings", found, itemgetter(0), lambda row: (row[0], Ping(row[1], tuple(json.loads(row[2])))))
        return dict(pings)

    async def keep_ping(self, table: int, ping: Ping) -> None:
        sql = (
            "INSERT INTO pings VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET message = excluded.message, seats = excluded.seats"
        )
        await self.database.change(lambda: execute(sql, table, ping.message, json.dumps(ping.seats)))

    async def drop_ping(self, table: int) -> None:
        await self.database.change(lambda: execute("DELETE FROM pings WHERE table_id = ?", table))

    async def extend_deadlines(self, seconds: float, key: str, value: str) -> None:
        await self.database.change(lambda: _extend_deadlines(seconds, key, value, self.here()))


def _load(table: int) -> Plan[Saved | None]:
    found = yield from named("SELECT * FROM tables WHERE id = ?", table)
    if not found:
        return None
    sql = "SELECT key, number FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    keys = yield from rows(sql, table, REMEMBERED_KEYS)
    return saved_table(found[0], tuple((key, number) for key, number in reversed(keys)))


def _tables_of(user: int, most: int) -> Plan[list[TableRecord]]:
    sql = (
        "SELECT tables.id FROM visits JOIN tables ON tables.id = table_id "  # noqa: S608 - the parts are ours
        f"WHERE visits.user = :user AND phase IN ('lobby', 'playing') AND {HAS_SEAT} "
        "ORDER BY tables.id DESC LIMIT :most"
    )
    found = yield from matching(sql, {"user": user, "most": most})
    records = []
    for (table,) in found:
        columns = ", ".join(TableRecord.model_fields)
        records += yield from named(f"SELECT {columns} FROM tables WHERE id = ?", table)  # noqa: S608 - names are ours
    return _records(records)


def _records(found: list[dict[str, Any]]) -> list[TableRecord]:
    return readable("tables", found, itemgetter("id"), table_record)


def _append(
    table: int, players: tuple[Player, ...], entry: Entry, after: Position, reseats: TableRecord | None
) -> Plan[int]:
    sql = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, key) DO NOTHING"
    if not (yield from execute(sql, table, entry.number, entry.seat, entry.by, entry.key, entry.move, entry.at)):
        raise KeySeen(entry.key)
    changed = yield from row(
        "UPDATE tables SET version = ?, state = ?, deadline = ?, revision = revision + 1 "
        "WHERE id = ? AND version = ? RETURNING revision",
        *(after.version, after.state, after.deadline, table, after.version - 1),
    )
    if changed is None:
        raise StoreConflict(f"move {entry.number} does not follow the last one of table {table}")
    if reseats is not None:
        barred = json.dumps(reseats.barred)
        players_now, ballot = players_json(reseats.players), ballot_json(reseats.ballot)
        yield from _update(
            {"players": players_now, "host": reseats.host, "barred": barred, "ballot": ballot, "id": table}
        )
    if entry.seat == ANYBODY and entry.by is not None:
        yield from note_visits(table, {entry.by})
    if after.outcome:
        yield from _end(table, players, after.outcome, entry.at)
    return int(changed[0])


def _end(table: int, players: tuple[Player, ...], outcome: Outcome, at: float) -> Plan[None]:
    """Save the results of a game that is over, and rate it."""
    yield from execute("UPDATE tables SET phase = 'over', ballot = NULL WHERE id = ?", table)
    scored = zip(players, outcome.places, outcome.scores, strict=True)
    yield from execute_many(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, seat, player.user, place, score, outcome.reason, at, not player.helped)
            for seat, (player, place, score) in enumerate(scored)
        ],
    )
    if len(players) == 1:
        yield from scores.keep_solo(table, players[0], outcome.scores[0], at)
    yield from scores.keep_with_computers(table, players, outcome, at)
    yield from ratings.take_in(table)
    yield from badges.award_for_table(table, players, at)


def _insert(columns: dict[str, object], record: TableRecord) -> Plan[int]:
    """Insert a table and return its id. Raise PlaceTaken."""
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    sql = f"INSERT INTO tables ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING RETURNING id"  # noqa: S608 - ours
    table = yield from value(sql, *columns.values())
    if table is None:
        raise PlaceTaken
    yield from note_visits(table, _known(record))
    return int(table)


def _keep(columns: dict[str, object], record: TableRecord) -> Plan[int]:
    """Update a table and note its users; return the revision, or 0 if there is no such table."""
    changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
    sql = f"UPDATE tables SET {changes}, revision = revision + 1 WHERE id = :id RETURNING revision"  # noqa: S608 - ours
    changed = yield from matching(sql, columns)
    if not changed:
        return 0
    yield from note_visits(record.id, _known(record))
    return int(changed[0][0])


def _known(record: TableRecord) -> set[int]:
    voters = {user for user, _ in record.ballot.votes} if record.ballot is not None else set()
    return {record.host, *(player.user for player in record.players), *voters, *record.access.users}


def _update(columns: dict[str, object]) -> Plan[int]:
    """Update columns of a table without a new revision."""
    changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
    return execute_named(f"UPDATE tables SET {changes} WHERE id = :id", columns)  # noqa: S608 - ours


def _extend_deadlines(seconds: float, key: str, text: str, here: str) -> Plan[None]:
    sql = (
        "UPDATE tables SET deadline = deadline + ?, revision = revision + ? "  # noqa: S608 - the condition is ours
        f"WHERE deadline IS NOT NULL AND paused_at IS NULL{here}"  # paused ones get it when they are resumed
    )
    yield from execute(sql, seconds, int(seconds >= NOTICEABLE_SECONDS))
    yield from tournaments.extend_deadlines(seconds, here)
    yield from set_meta(key, text)
