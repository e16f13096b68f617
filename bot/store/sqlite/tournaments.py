"""Tournaments in SQLite. A change is saved with its outbox tasks and journal entries in one transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, cast

from bot.store.base import PlaceTaken, TournamentStore
from bot.store.sqlite import retention
from bot.store.sqlite.database import DatabasePart
from bot.store.sqlite.privacy import note_wipe
from bot.store.sqlite.series import keep_series
from bot.tournaments.model import JournalEntry, MatchRow, OutboxTask, Person, Tournament, TournamentRecord
from bot.tournaments.series.model import Series
from rules.tournament.model import MatchNumber
from rules.tournament.model import Tournament as TournamentState

DAY = 86400.0
PERSON = tuple(Person.model_fields)
LISTS = ("entrants", "ready", "seats", "absent", "games")  # of a match
COLUMNS = {"reminders": "told"}  # of a record, where the column is named otherwise
MATCH_COLUMNS = {"table": "table_id", "replays": "again", "call": "call_message"}  # the same of a match
MATCH = tuple(MATCH_COLUMNS.get(name, name) for name in MatchRow.model_fields)


class SqliteTournaments(DatabasePart, TournamentStore):
    """`TournamentStore` in SQLite, in the same database and transactions as everything else."""

    async def add(self, tournament: Tournament, deadline: float | None, *, series: Series | None = None) -> Tournament:
        columns = {**_columns(tournament.record), "state": _state(tournament.record), "deadline": deadline}
        names, marks = ", ".join(columns), ", ".join(f":{name}" for name in columns)

        def work(db: sqlite3.Connection) -> int:
            _discard_drafts(db, tournament.record.made_at)
            sql = f"INSERT INTO tournaments ({names}) VALUES ({marks})"  # noqa: S608 - names are ours
            try:
                number = cast("int", db.execute(sql, columns).lastrowid)
            except sqlite3.IntegrityError as error:  # an event of a series is made once
                raise PlaceTaken from error
            if series is not None:
                keep_series(db, series)
            _keep_parts(db, number, (), tournament)
            return number

        number = await self.database.write(work)
        return tournament.model_copy(
            update={"record": tournament.record.model_copy(update={"id": number}), "tasks": (), "journal": ()}
        )

    async def save(
        self, before: Tournament, after: Tournament, deadline: float | None, *, series: Series | None = None
    ) -> Tournament:
        columns = {**_columns(after.record), "deadline": deadline, "id": after.record.id}
        if before.state is not after.state:
            columns["state"] = _state(after.record)
        changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
        known = {id(person) for person in before.players}
        players = [person for person in after.players if id(person) not in known]
        rows = [row for number, row in after.rows.items() if before.rows.get(number) is not row]

        def work(db: sqlite3.Connection) -> None:
            db.execute(f"UPDATE tournaments SET {changes} WHERE id = :id", columns)  # noqa: S608 - names are ours
            if series is not None:
                keep_series(db, series)
            _keep_parts(db, after.record.id, rows, after.model_copy(update={"players": tuple(players)}))

        await self.database.write(work)
        return after.model_copy(update={"tasks": (), "journal": ()})

    async def load(self, tournament_id: int) -> Tournament | None:

        def work(db: sqlite3.Connection) -> tuple[dict[str, Any], list[Any], list[Any]] | None:
            cursor = db.execute("SELECT * FROM tournaments WHERE id = ?", (tournament_id,))
            row = cursor.fetchone()
            if row is None:
                return None
            named = dict(zip([column[0] for column in cursor.description], row, strict=True))
            players = f"SELECT {', '.join(PERSON)} FROM entrants WHERE tournament = ? ORDER BY number"  # noqa: S608
            rows = f"SELECT {', '.join(MATCH)} FROM tournament_matches WHERE tournament = ? ORDER BY number"  # noqa: S608
            return (
                named,
                db.execute(players, (tournament_id,)).fetchall(),
                db.execute(rows, (tournament_id,)).fetchall(),
            )

        found = await self.database.run(work)
        if found is None:
            return None
        named, players, rows = found
        return Tournament(
            record=_record(named),
            players=tuple(Person.model_validate(dict(zip(PERSON, person, strict=True))) for person in players),
            rows={row[0]: _row(row) for row in rows},
        )

    async def of_guild(self, guild: int, *, most: int) -> list[TournamentRecord]:
        sql = (
            "SELECT * FROM tournaments WHERE guild = ? AND phase <> 'draft' "
            "ORDER BY phase NOT IN ('signup', 'checkin', 'running', 'paused'), id DESC LIMIT ?"
        )

        def work(db: sqlite3.Connection) -> list[dict[str, Any]]:
            cursor = db.execute(sql, (guild, most))
            names = [column[0] for column in cursor.description]
            return [dict(zip(names, row, strict=True)) for row in cursor]

        return [_record(named) for named in await self.database.run(work)]

    async def live(self) -> list[int]:
        sql = "SELECT id FROM tournaments WHERE phase IN ('signup', 'checkin', 'running', 'paused') ORDER BY id"
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql)])

    async def abandoned(self, before: float) -> list[int]:
        sql = (
            "SELECT id FROM tournaments WHERE phase IN ('signup', 'checkin', 'running', 'paused') "
            "AND coalesce(start_at, made_at) < :before AND made_at < :before "
            "AND NOT EXISTS (SELECT 1 FROM tournament_journal WHERE tournament = tournaments.id AND at >= :before)"
        )
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql, {"before": before})])

    async def discard_drafts(self, at: float) -> None:
        await self.database.write(lambda db: _discard_drafts(db, at))

    async def discard_old(self, before: float, at: float) -> int:
        old = await self._ended(before)
        for tournament_id in old:
            await self.database.write(partial(retention.discard_tournament, tournament=tournament_id, at=at))
        return len(old)

    async def trim(self, before: float, *, lines: int) -> None:
        for tournament_id in await self._ended(before):
            await self.database.write(partial(retention.trim_tournament, tournament=tournament_id, lines=lines))

    async def _ended(self, before: float) -> list[int]:
        return await self.database.run(lambda db: retention.ended_tournaments(db, before))

    async def in_thread(self, thread: int) -> tuple[int, MatchNumber] | None:
        return await self._place("thread", thread)

    async def at_table(self, table: int) -> tuple[int, MatchNumber] | None:
        return await self._place("table_id", table)

    async def _place(self, column: str, value: int) -> tuple[int, MatchNumber] | None:
        sql = f"SELECT tournament, number FROM tournament_matches WHERE {column} = ?"  # noqa: S608 - ours
        return await self.database.run(lambda db: db.execute(sql, (value,)).fetchone())

    # --- deadlines

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        sql = "SELECT min(deadline) FROM tournaments WHERE deadline > ?"
        row = await self.database.run(lambda db: db.execute(sql, (after,)).fetchone())
        return cast("float | None", row[0])

    async def due(self, at: float) -> list[int]:
        sql = "SELECT id FROM tournaments WHERE deadline <= ? ORDER BY deadline"
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql, (at,))])

    # --- outbox and journal

    async def tasks(self, tournament_id: int) -> list[OutboxTask]:
        sql = "SELECT id, what, match, details, tries, made_at FROM tournament_duties WHERE tournament = ? ORDER BY id"
        rows = await self.database.run(lambda db: db.execute(sql, (tournament_id,)).fetchall())
        return [
            OutboxTask(id=number, kind=what, match=match, details=json.loads(details), attempts=tries, made_at=made_at)
            for number, what, match, details, tries, made_at in rows
        ]

    async def count_attempt(self, task: OutboxTask) -> None:
        sql = "UPDATE tournament_duties SET tries = tries + 1 WHERE id = ?"
        await self.database.execute(sql, task.id)

    async def delete_task(self, task: OutboxTask) -> None:
        await self.database.execute("DELETE FROM tournament_duties WHERE id = ?", task.id)

    async def with_tasks(self) -> list[int]:
        sql = "SELECT DISTINCT tournament FROM tournament_duties ORDER BY tournament"
        return await self.database.run(lambda db: [row[0] for row in db.execute(sql)])

    async def journal(
        self, tournament_id: int, *, most: int = 1000, automatic: bool | None = None
    ) -> list[JournalEntry]:
        sql = (
            "SELECT what, user, at, details FROM tournament_journal WHERE tournament = ?1 "
            "AND (?2 IS NULL OR (user = 0) = ?2) ORDER BY number DESC LIMIT ?3"
        )
        rows = await self.database.run(lambda db: db.execute(sql, (tournament_id, automatic, most)).fetchall())
        return [
            JournalEntry(action=what, user=user, at=at, details=json.loads(details)) for what, user, at, details in rows
        ]


def _discard_drafts(db: sqlite3.Connection, at: float) -> None:
    """Delete the drafts that were not announced within a day."""
    if db.execute("DELETE FROM tournaments WHERE phase = 'draft' AND made_at < ?", (at - DAY,)).rowcount:
        note_wipe(db, at)


def extend_deadlines(db: sqlite3.Connection, seconds: float) -> None:
    """Move deadlines back by the time the bot was down. The announced start of a tournament stays."""
    db.execute(
        "UPDATE tournament_matches SET deadline = deadline + ? WHERE deadline IS NOT NULL "
        "AND tournament IN (SELECT id FROM tournaments WHERE phase = 'running')",  # not paused ones
        (seconds,),
    )
    db.execute(
        "UPDATE tournaments SET deadline = deadline + ?1, start_at = start_at + iif(phase = 'checkin', ?1, 0), "
        "ends_at = ends_at + ?1 WHERE phase IN ('checkin', 'running')",
        (seconds,),
    )


def _keep_parts(db: sqlite3.Connection, tournament_id: int, rows: Iterable[MatchRow], tournament: Tournament) -> None:
    """Write the entrants, matches, journal entries and outbox tasks of a change."""
    _replace(db, "entrants", [(tournament_id, *_values(person)) for person in tournament.players])
    matches = f"tournament_matches (tournament, {', '.join(MATCH)})"
    _replace(db, matches, [(tournament_id, *_row_values(row)) for row in rows])
    for task in tournament.tasks:
        details = json.dumps(task.details)
        if task.kind == "show":  # one such task is enough
            db.execute("DELETE FROM tournament_duties WHERE tournament = ? AND what = 'show'", (tournament_id,))
        db.execute(
            "INSERT INTO tournament_duties (tournament, what, match, details, made_at) VALUES (?, ?, ?, ?, ?)",
            (tournament_id, task.kind, task.match, details, task.made_at),
        )
    sql = "SELECT coalesce(max(number), 0) FROM tournament_journal WHERE tournament = ?"
    (last,) = db.execute(sql, (tournament_id,)).fetchone()
    db.executemany(
        "INSERT INTO tournament_journal VALUES (?, ?, ?, ?, ?, ?)",
        [
            (tournament_id, number, entry.at, entry.user, entry.action, json.dumps(entry.details))
            for number, entry in enumerate(tournament.journal, last + 1)
        ],
    )


def _replace(db: sqlite3.Connection, table: str, rows: Sequence[tuple[object, ...]]) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        db.executemany(f"INSERT OR REPLACE INTO {table} VALUES ({marks})", rows)  # noqa: S608 - ours


def _values(person: Person) -> tuple[object, ...]:
    return tuple(getattr(person, name) for name in PERSON)


def _row_values(row: MatchRow) -> tuple[object, ...]:
    return tuple(
        json.dumps(getattr(row, name)) if name in LISTS else getattr(row, name) for name in MatchRow.model_fields
    )


def _row(row: tuple[Any, ...]) -> MatchRow:
    named = dict(zip(MatchRow.model_fields, row, strict=True))
    return MatchRow.model_validate(named | {name: json.loads(named[name]) for name in LISTS})


def _columns(record: TournamentRecord) -> dict[str, object]:
    return {
        "guild": record.guild,
        "channel": record.channel,
        "organiser": record.organiser,
        "name": record.name,
        "game": record.game,
        "options": json.dumps(record.options),
        "settings": record.settings.model_dump_json(),
        "language": record.language,
        "phase": record.phase,
        "start_at": record.start_at,
        "ends_at": record.ends_at,
        "paused_at": record.paused_at,
        "told": json.dumps(record.reminders),
        "message": record.message,
        "event": record.event,
        "made_at": record.made_at,
        "schedule": record.schedule.model_dump_json(exclude_defaults=True),
        "series": record.series,
        "occurrence": record.occurrence,
        "co_organisers": json.dumps(record.co_organisers),
    }


def _state(record: TournamentRecord) -> str:
    """Return the state as JSON. It is long, so it is written only if it has changed."""
    return record.state.model_dump_json()


def _record(row: dict[str, Any]) -> TournamentRecord:
    return TournamentRecord.model_validate(
        {name: row[COLUMNS.get(name, name)] for name in TournamentRecord.model_fields}
        | {
            name: json.loads(row[COLUMNS.get(name, name)])
            for name in ("options", "settings", "reminders", "schedule", "co_organisers")
        }
        | {"state": TournamentState.model_validate_json(row["state"])}
    )
