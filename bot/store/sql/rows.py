"""How records become rows and rows become records. JSON is stored as text, so that it comes back exactly as written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.store.sql.reading import reading
from bot.tables.record import Ballot, Player, Saved, TableRecord
from bot.tournaments.model import MatchRow, Person, TournamentRecord
from rules.table import Position
from rules.tournament.model import Tournament as TournamentState

# --- tables


def players_json(players: tuple[Player, ...]) -> str:
    """Return the players of a table as JSON, without default values: it is written with every change."""
    return json.dumps([player.model_dump(exclude_defaults=True) for player in players])


def table_columns(record: TableRecord) -> dict[str, object]:
    """Return the columns of a table that are saved with every change of its record."""
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
        "paused_at": record.paused_at,
        "access": record.access.model_dump_json(exclude_defaults=True),
        "ballot": ballot_json(record.ballot),
        "words": json.dumps(record.words),
    }


def ballot_json(ballot: Ballot | None) -> str | None:
    """Return the votes for a crowd's move as JSON."""
    return None if ballot is None else ballot.model_dump_json()


def deal_columns(seed: str, salt: str, position: Position) -> dict[str, object]:
    """Return the columns that are saved with a deal."""
    position_now = {"version": position.version, "state": position.state, "deadline": position.deadline}
    return {"seed": seed, "salt": salt, **position_now}


def table_record(row: dict[str, Any]) -> TableRecord:
    """Return the record of a row of `tables`."""
    return TableRecord.model_validate(
        {name: row[name] for name in TableRecord.model_fields}
        | {name: json.loads(row[name]) for name in ("players", "options", "barred", "access", "words")}
        | {"ballot": None if row["ballot"] is None else json.loads(row["ballot"])}
    )


def saved_table(row: dict[str, Any], keys: tuple[tuple[str, int], ...]) -> Saved:
    """Return everything in a row of `tables`, with the keys of the newest moves. Raise RowUnreadable."""
    with reading("tables", row["id"]):
        record = table_record(row)
    position = None
    if row["state"] is not None:
        position = Position(row["version"], row["state"], row["deadline"], None)
    return Saved(
        record,
        row["seed"],
        row["deadline"],
        position,
        keys,
        salt=row["salt"],
        server_seed=row["server_seed"],
        revision=row["revision"],
        shown=row["shown"],
    )


# --- tournaments

PERSON = tuple(Person.model_fields)
ENTRANT_COLUMNS = ("tournament", *PERSON)
# by the position of the fields of MatchRow
MATCH = (
    "number",
    "entrants",
    "stage",
    "thread",
    "table_id",
    "ready",
    "seats",
    "absent",
    "deadline",
    "reminded",
    "again",
    "games",
    "call_message",
)
MATCH_COLUMNS = ("tournament", *MATCH)
LISTS = ("entrants", "ready", "seats", "absent", "games")  # of a match
TOURNAMENT_JSON = ("options", "settings", "reminders", "schedule", "co_organisers")
NAMED_OTHERWISE = {"reminders": "told"}  # of a record, where the column is named otherwise


def person_values(person: Person) -> tuple[object, ...]:
    """Return the row of a player of a tournament."""
    return tuple(getattr(person, name) for name in PERSON)


def person_of(row: Sequence[Any]) -> Person:
    """Return the player of a row with the columns `PERSON`."""
    return Person.model_validate(dict(zip(PERSON, row, strict=True)))


def match_values(row: MatchRow) -> tuple[object, ...]:
    """Return the row of a match."""
    return tuple(
        json.dumps(getattr(row, name)) if name in LISTS else getattr(row, name) for name in MatchRow.model_fields
    )


def match_of(row: Sequence[Any]) -> MatchRow:
    """Return the match of a row with the columns `MATCH`."""
    named = dict(zip(MatchRow.model_fields, row, strict=True))
    return MatchRow.model_validate(named | {name: json.loads(named[name]) for name in LISTS})


def tournament_columns(record: TournamentRecord) -> dict[str, object]:
    """Return the columns of a tournament, except for its state."""
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


def tournament_state(record: TournamentRecord) -> str:
    """Return the state as JSON. It is long, so it is written only if it has changed."""
    return record.state.model_dump_json()


def tournament_record(row: dict[str, Any]) -> TournamentRecord:
    """Return the record of a row of `tournaments`."""
    column = {name: NAMED_OTHERWISE.get(name, name) for name in TournamentRecord.model_fields}
    return TournamentRecord.model_validate(
        {name: row[column[name]] for name in column}
        | {name: json.loads(row[column[name]]) for name in TOURNAMENT_JSON}
        | {"state": TournamentState.model_validate_json(row["state"])}
    )
