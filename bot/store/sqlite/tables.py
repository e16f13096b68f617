"""Tables in SQLite: records, moves, deadlines, and the messages that show them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Mapping
from typing import Any, cast

from bot.store.base import PlaceTaken, TableStore
from bot.store.sqlite import ratings, scores, tournaments
from bot.store.sqlite.database import SET_META, DatabasePart
from bot.store.sqlite.privacy import note_visits, players_json
from bot.tables.record import Phase, Ping, Player, Saved, TableRecord
from rules.game import ANYBODY
from rules.table import REMEMBERED_KEYS, Entry, KeySeen, Position

NOTICEABLE_SECONDS = 60.0  # a deadline that moves by less is not redrawn


class SqliteTables(DatabasePart, TableStore):
    """`TableStore` in SQLite."""

    # --- tables

    async def add_table(self, record: TableRecord, deadline: float | None) -> TableRecord:
        columns = {**_columns(record), "deadline": deadline, "message": record.message, "revision": 1}
        return record.model_copy(update={"id": await self.database.write(lambda db: _insert(db, columns, record))})

    async def add_dealt_table(
        self, record: TableRecord, seed: str, position: Position, *, salt: str = ""
    ) -> TableRecord:
        columns = {**_columns(record), **_dealt(seed, salt, position), "revision": 1}
        return record.model_copy(update={"id": await self.database.write(lambda db: _insert(db, columns, record))})

    async def load_table(self, table: int) -> Saved | None:
        def work(db: sqlite3.Connection) -> Saved | None:
            cursor = db.execute("SELECT * FROM tables WHERE id = ?", (table,))
            row = cursor.fetchone()
            if row is None:
                return None
            named = dict(zip([column[0] for column in cursor.description], row, strict=True))
            keys = db.execute(
                "SELECT key, number FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                (table, REMEMBERED_KEYS),
            ).fetchall()
            return _saved(named, tuple(reversed(keys)))

        return await self.database.run(work)

    async def live_table(self, channel: int) -> int | None:
        sql = "SELECT id FROM tables WHERE channel = ? AND phase IN ('lobby', 'playing') AND NOT private"
        return cast("int | None", await self.database.value(sql, channel))

    async def table_of(self, purpose: str) -> int | None:
        sql = "SELECT id FROM tables WHERE purpose = ? AND purpose GLOB 'tournament/*' AND phase IN ('playing', 'over')"
        return cast("int | None", await self.database.value(sql, purpose))

    async def tables_in_threads(self, channel: int) -> list[int]:
        sql = "SELECT id FROM tables WHERE parent = ? AND phase IN ('lobby', 'playing') ORDER BY id"
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql, (channel,))])

    async def private_tables(self, guild: int, user: int) -> list[int]:
        sql = (
            "SELECT id FROM tables WHERE host = ? AND guild = ? AND phase IN ('lobby', 'playing') AND private "
            "ORDER BY id DESC"
        )
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql, (user, guild))])

    async def tables_of(self, guild: int, user: int, most: int) -> list[int]:
        sql = (
            "SELECT tables.id FROM visits JOIN tables ON tables.id = table_id "
            "WHERE visits.user = :user AND guild = :guild AND phase IN ('lobby', 'playing') "
            "AND EXISTS (SELECT 1 FROM json_each(players) AS player WHERE player.value ->> '$.user' = :user) "
            "ORDER BY tables.id DESC LIMIT :most"
        )
        asked = {"user": user, "guild": guild, "most": most}
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql, asked)])

    async def count_hosted(self, guild: int, host: int) -> tuple[int, int]:
        sql = (
            "SELECT count(*) FILTER (WHERE host = ?), count(*) FROM tables "
            "WHERE guild = ? AND phase IN ('lobby', 'playing') AND NOT private AND purpose = ''"
        )
        own, here = await self.database.run(lambda db: db.execute(sql, (host, guild)).fetchone())
        return own, here

    async def count_live(self) -> dict[Phase, int]:
        sql = "SELECT phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') GROUP BY phase"
        counts = await self.database.run(lambda db: dict(db.execute(sql).fetchall()))
        return {"lobby": counts.get("lobby", 0), "playing": counts.get("playing", 0)}

    async def save_table(self, record: TableRecord, deadline: float | None) -> int:
        columns = {**_columns(record), "deadline": deadline if record.live else None, "id": record.id}
        return await self.database.write(lambda db: _keep(db, columns, record))

    async def deal_table(self, record: TableRecord, seed: str, position: Position, *, salt: str = "") -> int:
        columns = {**_columns(record), **_dealt(seed, salt, position), "id": record.id}
        return await self.database.write(lambda db: _keep(db, columns, record))

    async def append_move(
        self,
        table: int,
        players: tuple[Player, ...],
        entry: Entry,
        after: Position,
        *,
        reseats: TableRecord | None = None,
    ) -> int:
        def work(db: sqlite3.Connection) -> int:
            try:
                db.execute(
                    "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (table, entry.number, entry.seat, entry.by, entry.key, entry.move, entry.at),
                )
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                    raise KeySeen(entry.key) from error
                raise
            changed = db.execute(
                "UPDATE tables SET version = ?, state = ?, deadline = ?, revision = revision + 1 "
                "WHERE id = ? AND version = ? RETURNING revision",
                (after.version, after.state, after.deadline, table, after.version - 1),
            ).fetchall()
            if not changed:
                raise sqlite3.IntegrityError(f"move {entry.number} does not follow the last one of table {table}")
            if reseats is not None:
                barred = json.dumps(reseats.barred)
                _update(
                    db, {"players": players_json(reseats.players), "host": reseats.host, "barred": barred, "id": table}
                )
            if entry.seat == ANYBODY and entry.by is not None:
                note_visits(db, table, {entry.by})
            if after.outcome:
                db.execute("UPDATE tables SET phase = 'over' WHERE id = ?", (table,))
                scored = zip(players, after.outcome.places, after.outcome.scores, strict=True)
                db.executemany(
                    "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    [
                        (table, seat, player.user, place, score, after.outcome.reason, entry.at, not player.helped)
                        for seat, (player, place, score) in enumerate(scored)
                    ],
                )
                if len(players) == 1:
                    scores.keep_solo(db, table, players[0], after.outcome.scores[0], entry.at)
                scores.keep_with_computers(db, table, players, after.outcome, entry.at)
                ratings.take_in(db, table)
            return int(changed[0][0])

        return await self.database.write(work, is_move=True)

    async def move_message(self, table: int, message: int | None, *, shown: int = -1) -> None:
        await self.database.write(lambda db: _update(db, {"message": message, "shown": shown, "id": table}))

    async def note_shown(self, shown: Mapping[int, int]) -> None:
        rows = [(revision, table) for table, revision in shown.items()]
        sql = "UPDATE tables SET shown = max(shown, ?) WHERE id = ?"
        await self.database.write(lambda db: db.executemany(sql, rows))

    async def tables_behind(self) -> list[int]:
        sql = (
            "SELECT id FROM tables WHERE shown < revision AND NOT private AND (message IS NOT NULL "
            "OR phase IN ('lobby', 'playing') AND purpose NOT GLOB 'tournament/*') "
            "ORDER BY coalesce((SELECT max(at) FROM moves WHERE table_id = tables.id), opened_at) DESC, id DESC"
        )
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql)])

    async def live_places(self) -> list[tuple[int, int, int]]:
        sql = "SELECT id, guild, channel FROM tables WHERE phase IN ('lobby', 'playing') AND NOT private"
        return await self.database.run(lambda db: [(*row,) for row in db.execute(sql)])

    async def journal(self, table: int) -> list[Entry]:
        def work(db: sqlite3.Connection) -> list[Entry]:
            sql = "SELECT number, seat, user, key, move, at FROM moves WHERE table_id = ? ORDER BY number"
            return [
                Entry(number=number, seat=seat, by=user, key=key, move=move, at=at)
                for number, seat, user, key, move, at in db.execute(sql, (table,))
            ]

        return await self.database.run(work)

    async def finished_tables(self, guild: int, channel: int, most: int) -> list[TableRecord]:
        names = tuple(TableRecord.model_fields)
        sql = (
            f"SELECT {', '.join(names)} FROM tables "  # noqa: S608 - names are ours
            "WHERE channel = ? AND guild = ? AND phase = 'over' AND message IS NOT NULL AND NOT private "
            "ORDER BY id DESC LIMIT ?"
        )

        def work(db: sqlite3.Connection) -> list[TableRecord]:
            return [_record(dict(zip(names, row, strict=True))) for row in db.execute(sql, (channel, guild, most))]

        return await self.database.run(work)

    # --- deadlines

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        sql = "SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL AND deadline > ?"
        return cast("float | None", await self.database.value(sql, after))

    async def due_tables(self, at: float) -> list[int]:
        sql = "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline"
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql, (at,))])

    async def running_tables(self, games: Collection[str]) -> list[int]:
        sql = "SELECT id, game FROM tables WHERE deadline IS NOT NULL AND phase = 'playing'"
        return await self.database.run(lambda db: [table for table, game in db.execute(sql) if game in games])

    async def public_games(self, games: Collection[str]) -> list[int]:
        sql = "SELECT id, game FROM tables WHERE phase = 'playing' AND NOT private"
        return await self.database.run(lambda db: [table for table, game in db.execute(sql) if game in games])

    async def last_move_at(self, table: int) -> float | None:
        return cast("float | None", await self.database.value("SELECT max(at) FROM moves WHERE table_id = ?", table))

    async def pings(self) -> dict[int, Ping]:
        sql = "SELECT table_id, message, seats FROM pings"

        def work(db: sqlite3.Connection) -> dict[int, Ping]:
            return {table: Ping(message, tuple(json.loads(seats))) for table, message, seats in db.execute(sql)}

        return await self.database.run(work)

    async def keep_ping(self, table: int, ping: Ping) -> None:
        sql = "INSERT OR REPLACE INTO pings VALUES (?, ?, ?)"
        await self.database.execute(sql, table, ping.message, json.dumps(ping.seats))

    async def drop_ping(self, table: int) -> None:
        await self.database.execute("DELETE FROM pings WHERE table_id = ?", table)

    async def extend_deadlines(self, seconds: float, key: str, value: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            sql = "UPDATE tables SET deadline = deadline + ?, revision = revision + ? WHERE deadline IS NOT NULL"
            db.execute(sql, (seconds, int(seconds >= NOTICEABLE_SECONDS)))
            tournaments.extend_deadlines(db, seconds)
            db.execute(SET_META, (key, value))

        await self.database.write(work)


def _columns(record: TableRecord) -> dict[str, object]:
    return {
        "guild": record.guild,
        "channel": record.channel,
        "game": record.game,
        "host": record.host,
        "players": players_json(record.players),
        "options": json.dumps(record.options),
        "language": record.language,
        "phase": record.phase,
        "opened_at": record.opened_at,
        "private": record.private,
        "purpose": record.purpose,
        "parent": record.parent,
        "barred": json.dumps(record.barred),
        "closing": record.closing,
    }


def _dealt(seed: str, salt: str, position: Position) -> dict[str, object]:
    position_now = {"version": position.version, "state": position.state, "deadline": position.deadline}
    return {"seed": seed, "salt": salt, **position_now}


def _insert(db: sqlite3.Connection, columns: dict[str, object], record: TableRecord) -> int:
    """Insert a table and return its id. Raise PlaceTaken."""
    names, marks = ", ".join(columns), ", ".join(f":{name}" for name in columns)
    try:
        cursor = db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", columns)  # noqa: S608 - names are ours
    except sqlite3.IntegrityError as error:
        raise PlaceTaken from error
    table = cast("int", cursor.lastrowid)
    note_visits(db, table, _known(record))
    return table


def _keep(db: sqlite3.Connection, columns: dict[str, object], record: TableRecord) -> int:
    """Update a table and note its users; return the revision, or 0 if there is no such table."""
    changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
    sql = f"UPDATE tables SET {changes}, revision = revision + 1 WHERE id = :id RETURNING revision"  # noqa: S608 - ours
    changed = db.execute(sql, columns).fetchall()
    if not changed:
        return 0
    note_visits(db, record.id, _known(record))
    return int(changed[0][0])


def _known(record: TableRecord) -> set[int]:
    return {record.host, *(player.user for player in record.players)}


def _update(db: sqlite3.Connection, columns: dict[str, object]) -> None:
    """Update columns of a table without a new revision."""
    changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
    db.execute(f"UPDATE tables SET {changes} WHERE id = :id", columns)  # noqa: S608 - ours


def _record(row: dict[str, Any]) -> TableRecord:
    return TableRecord.model_validate(
        {name: row[name] for name in TableRecord.model_fields}
        | {name: json.loads(row[name]) for name in ("players", "options", "barred")}
    )


def _saved(row: dict[str, Any], keys: tuple[tuple[str, int], ...]) -> Saved:
    record = _record(row)
    position = None
    if row["state"] is not None:
        position = Position(row["version"], row["state"], row["deadline"], None)
    return Saved(record, row["seed"], row["deadline"], position, keys, row["salt"], row["revision"], row["shown"])
