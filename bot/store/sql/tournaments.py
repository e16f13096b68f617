"""Tournaments. A change is saved with its outbox tasks and journal entries in one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, cast

from bot.store.base import PlaceTaken, TournamentStore
from bot.store.sql import retention
from bot.store.sql.plans import (
    DatabasePart,
    Plan,
    column,
    execute,
    execute_many,
    execute_named,
    matching,
    named,
    row,
    rows,
    value,
)
from bot.store.sql.privacy import note_wipe
from bot.store.sql.reading import readable, reading
from bot.store.sql.rows import (
    ENTRANT_COLUMNS,
    MATCH,
    MATCH_COLUMNS,
    PERSON,
    match_of,
    match_values,
    person_of,
    person_values,
    tournament_columns,
    tournament_record,
    tournament_state,
)
from bot.store.sql.series import keep_series
from bot.store.sql.stats import badges
from bot.tournaments.model import JournalEntry, MatchRow, OutboxTask, Person, Tournament, TournamentRecord
from bot.tournaments.series.model import Series
from rules.tournament.model import MatchNumber

DAY = 86400.0


class SqlTournaments(DatabasePart, TournamentStore):
    """`TournamentStore` in a SQL database, in the same transactions as everything else."""

    async def add(self, tournament: Tournament, deadline: float | None, *, series: Series | None = None) -> Tournament:
        record = tournament.record
        columns = {**tournament_columns(record), "state": tournament_state(record), "deadline": deadline}
        number = await self.database.change(lambda: _add(columns, tournament, series))
        return tournament.model_copy(
            update={"record": record.model_copy(update={"id": number}), "tasks": (), "journal": ()}
        )

    async def save(
        self, before: Tournament, after: Tournament, deadline: float | None, *, series: Series | None = None
    ) -> Tournament:
        columns = {**tournament_columns(after.record), "deadline": deadline, "id": after.record.id}
        if before.state is not after.state:
            columns["state"] = tournament_state(after.record)
        known = {id(person) for person in before.players}
        players = [person for person in after.players if id(person) not in known]
        changed = [row for number, row in after.rows.items() if before.rows.get(number) is not row]
        parts = after.model_copy(update={"players": tuple(players)})
        crowned = [
            (task.made_at, after.members(entrant))
            for task in after.tasks
            if task.kind == "crown" and isinstance(champions := task.details.get("champions"), list)
            for entrant in champions
        ]
        await self.database.change(lambda: _save(columns, changed, parts, series, crowned))
        return after.model_copy(update={"tasks": (), "journal": ()})

    async def load(self, tournament_id: int) -> Tournament | None:
        return await self.database.read(_load(tournament_id), snapshot=True)

    async def of_guild(self, guild: int, *, most: int) -> list[TournamentRecord]:
        sql = (
            "SELECT * FROM tournaments WHERE guild = ? AND phase <> 'draft' "
            "ORDER BY phase NOT IN ('signup', 'checkin', 'running', 'paused'), id DESC LIMIT ?"
        )
        found = await self.database.read(named(sql, guild, most))
        return readable("tournaments", found, itemgetter("id"), tournament_record)

    async def live(self) -> list[int]:
        phases = "('signup', 'checkin', 'running', 'paused')"
        sql = f"SELECT id FROM tournaments WHERE phase IN {phases}{self.here()} ORDER BY id"  # noqa: S608 - ours
        return await self.database.read(column(sql))

    async def abandoned(self, before: float) -> list[int]:
        sql = (
            "SELECT id FROM tournaments WHERE phase IN ('signup', 'checkin', 'running', 'paused') "  # noqa: S608 - ours
            "AND coalesce(start_at, made_at) < :before AND made_at < :before "
            "AND NOT EXISTS (SELECT 1 FROM tournament_journal WHERE tournament = tournaments.id AND at >= :before)"
            f"{self.here()}"
        )
        return [found[0] for found in await self.database.read(matching(sql, {"before": before}))]

    async def discard_drafts(self, at: float) -> None:
        await self.database.change(lambda: _discard_drafts(at))

    async def discard_old(self, before: float, at: float) -> int:
        old = await self._ended(before)
        for tournament_id in old:
            await self.database.change(partial(retention.discard_tournament, tournament_id, at))
        return len(old)

    async def trim(self, before: float, *, lines: int) -> None:
        for tournament_id in await self._ended(before):
            await self.database.change(partial(retention.trim_tournament, tournament_id, lines))

    async def _ended(self, before: float) -> list[int]:
        return await self.database.read(retention.ended_tournaments(before, self.here()))

    async def in_thread(self, thread: int) -> tuple[int, MatchNumber] | None:
        return await self._place("thread", thread)

    async def at_table(self, table: int) -> tuple[int, MatchNumber] | None:
        return await self._place("table_id", table)

    async def _place(self, where: str, number: int) -> tuple[int, MatchNumber] | None:
        sql = f"SELECT tournament, number FROM tournament_matches WHERE {where} = ?"  # noqa: S608 - ours
        found = await self.database.read(row(sql, number))
        return None if found is None else (found[0], found[1])

    # --- deadlines

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        sql = f"SELECT min(deadline) FROM tournaments WHERE deadline > ?{self.here()}"  # noqa: S608
        return cast("float | None", await self.database.read(value(sql, after)))

    async def due(self, at: float) -> list[int]:
        sql = f"SELECT id FROM tournaments WHERE deadline <= ?{self.here()} ORDER BY deadline"  # noqa: S608
        return await self.database.read(column(sql, at))

    # --- outbox and journal

    async def tasks(self, tournament_id: int) -> list[OutboxTask]:
        sql = "SELECT id, what, match, details, tries, made_at FROM tournament_duties WHERE tournament = ? ORDER BY id"
        return readable("tournament_duties", await self.database.read(rows(sql, tournament_id)), itemgetter(0), _task)

    async def count_attempt(self, task: OutboxTask) -> None:
        sql = "UPDATE tournament_duties SET tries = tries + 1 WHERE id = ?"
        await self.database.change(lambda: execute(sql, task.id))

    async def delete_task(self, task: OutboxTask) -> None:
        await self.database.change(lambda: execute("DELETE FROM tournament_duties WHERE id = ?", task.id))

    async def with_tasks(self) -> list[int]:
        sql = (
            "SELECT DISTINCT tournament FROM tournament_duties JOIN tournaments ON tournaments.id = tournament "  # noqa: S608
            f"WHERE true{self.here()} ORDER BY tournament"
        )
        return await self.database.read(column(sql))

    async def journal(
        self, tournament_id: int, *, most: int = 1000, automatic: bool | None = None
    ) -> list[JournalEntry]:
        wanted = "" if automatic is None else "AND (user = 0) = :automatic "
        sql = (
            "SELECT what, user, at, details FROM tournament_journal "  # noqa: S608 - the parts are ours
            f"WHERE tournament = :tournament {wanted}ORDER BY number DESC LIMIT :most"
        )
        values = {"tournament": tournament_id, "automatic": automatic, "most": most}
        found = await self.database.read(matching(sql, values))
        return readable("tournament_journal", found, lambda _row: tournament_id, _entry)


def _task(found: Sequence[Any]) -> OutboxTask:
    number, what, match, details, tries, made_at = found
    return OutboxTask(id=number, kind=what, match=match, details=json.loads(details), attempts=tries, made_at=made_at)


def _entry(found: Sequence[Any]) -> JournalEntry:
    what, user, at, details = found
    return JournalEntry(action=what, user=user, at=at, details=json.loads(details))


def _add(columns: dict[str, Any], tournament: Tournament, series: Series | None) -> Plan[int]:
    yield from _discard_drafts(tournament.record.made_at)
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    sql = f"INSERT INTO tournaments ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING RETURNING id"  # noqa: S608 - ours
    number: int | None = yield from value(sql, *columns.values())
    if number is None:  # an event of a series is made once
        raise PlaceTaken
    if series is not None:
        yield from keep_series(series)
    yield from _keep_parts(number, (), tournament)
    return number


def _save(
    columns: dict[str, Any],
    matches: Iterable[MatchRow],
    parts: Tournament,
    series: Series | None,
    crowned: Iterable[tuple[float, Sequence[Person]]],
) -> Plan[None]:
    changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
    yield from execute_named(f"UPDATE tournaments SET {changes} WHERE id = :id", columns)  # noqa: S608 - names are ours
    if series is not None:
        yield from keep_series(series)
    yield from _keep_parts(columns["id"], matches, parts)
    for at, champions in crowned:
        yield from badges.award_for_tournament(parts, champions, at)


def _load(tournament_id: int) -> Plan[Tournament | None]:
    found = yield from named("SELECT * FROM tournaments WHERE id = ?", tournament_id)
    if not found:
        return None
    players = f"SELECT {', '.join(PERSON)} FROM entrants WHERE tournament = ? ORDER BY number"  # noqa: S608 - ours
    people = yield from rows(players, tournament_id)
    matches = f"SELECT {', '.join(MATCH)} FROM tournament_matches WHERE tournament = ? ORDER BY number"  # noqa: S608
    stages = yield from rows(matches, tournament_id)
    with reading("tournaments", tournament_id):
        return Tournament(
            record=tournament_record(found[0]),
            players=tuple(person_of(person) for person in people),
            rows={stage[0]: match_of(stage) for stage in stages},
        )


def _discard_drafts(at: float) -> Plan[None]:
    """Delete the drafts that were not announced within a day."""
    if (yield from execute("DELETE FROM tournaments WHERE phase = 'draft' AND made_at < ?", at - DAY)):
        yield from note_wipe(at)


def extend_deadlines(seconds: float, here: str) -> Plan[None]:
    """Move deadlines back by the time the bot was down. The announced start of a tournament stays."""
    yield from execute(
        "UPDATE tournament_matches SET deadline = deadline + ? WHERE deadline IS NOT NULL "  # noqa: S608 - ours
        f"AND tournament IN (SELECT id FROM tournaments WHERE phase = 'running'{here})",  # not paused ones
        seconds,
    )
    yield from execute(
        "UPDATE tournaments SET deadline = deadline + ?, ends_at = ends_at + ?, "  # noqa: S608 - ours
        "start_at = CASE WHEN phase = 'checkin' THEN start_at + ? ELSE start_at END "
        f"WHERE phase IN ('checkin', 'running'){here}",
        *(seconds, seconds, seconds),
    )


def _keep_parts(tournament_id: int, matches: Iterable[MatchRow], tournament: Tournament) -> Plan[None]:
    """Write the entrants, matches, journal entries and outbox tasks of a change."""
    people = [(tournament_id, *person_values(person)) for person in tournament.players]
    yield from _replace("entrants", ENTRANT_COLUMNS, people)
    yield from _replace("tournament_matches", MATCH_COLUMNS, [(tournament_id, *match_values(row)) for row in matches])
    for task in tournament.tasks:
        details = json.dumps(task.details)
        if task.kind == "show":  # one such task is enough
            yield from execute("DELETE FROM tournament_duties WHERE tournament = ? AND what = 'show'", tournament_id)
        sql = "INSERT INTO tournament_duties (tournament, what, match, details, made_at) VALUES (?, ?, ?, ?, ?)"
        yield from execute(sql, tournament_id, task.kind, task.match, details, task.made_at)
    if not tournament.journal:
        return
    sql = "SELECT coalesce(max(number), 0) FROM tournament_journal WHERE tournament = ?"
    last = yield from value(sql, tournament_id)
    yield from execute_many(
        "INSERT INTO tournament_journal VALUES (?, ?, ?, ?, ?, ?)",
        [
            (tournament_id, number, entry.at, entry.user, entry.action, json.dumps(entry.details))
            for number, entry in enumerate(tournament.journal, last + 1)
        ],
    )


def _replace(table: str, columns: Sequence[str], changed: Sequence[tuple[object, ...]]) -> Plan[None]:
    """Insert rows of a tournament, or replace those with the same number."""
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns[2:])
    sql = (
        f"INSERT INTO {table} ({names}) VALUES ({marks}) "  # noqa: S608 - names are ours
        f"ON CONFLICT (tournament, number) DO UPDATE SET {changes}"
    )
    yield from execute_many(sql, changed)
