"""A tournament as files: entrants, pairings, results and standings, as CSV and as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

from bot.tournaments.model import Tournament
from rules.tournament.standings import standings

FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")  # spreadsheets run a cell that begins with one
Rows = list[dict[str, Any]]


def exported(tournament: Tournament) -> dict[str, bytes]:
    """Return file names with their contents. People are named as in the standings, without Discord ids."""
    tables = {"entrants": _entrants(tournament), "matches": _matches(tournament), "standings": _standings(tournament)}
    record = tournament.record
    whole = {
        "name": record.name,
        "game": record.game,
        "options": record.options,
        "phase": record.phase,
        "plan": tournament.state.plan.model_dump(mode="json"),
        **tables,
    }
    files = {f"{name}.csv": _csv(rows) for name, rows in tables.items()}
    return {"tournament.json": json.dumps(whole, ensure_ascii=False, indent=1).encode(), **files}


def _entrants(tournament: Tournament) -> Rows:
    return [
        {
            "entrant": entrant.id,
            "name": tournament.name(entrant.id),
            "members": [person.name for person in tournament.members(entrant.id)],
            "seed": tournament.state.order.index(entrant.id) + 1 if entrant.id in tournament.state.order else None,
            "rating": round(entrant.rating, 2),
            "first_round": entrant.since,
            "dropped": entrant.gone is not None,
            "disqualified": entrant.disqualified,
        }
        for entrant in tournament.state.entrants
    ]


def _matches(tournament: Tournament) -> Rows:
    """Return a row for each entrant of each match, so that tables of any size fit."""
    rows: Rows = []
    known = tournament.names()
    for match in tournament.state.matches:
        result = match.result
        for seat, entrant in enumerate(match.entrants):
            rows.append(
                {
                    "match": match.number,
                    "round": match.round,
                    "bracket": match.place,
                    "seat": seat + 1,
                    "entrant": entrant,
                    "name": known[entrant],
                    "bye": match.is_bye,
                    "place": result.places[seat] if result is not None else None,
                    "score": result.scores[seat] if result is not None and result.scores else None,
                    "forfeit": result is not None and entrant in result.forfeits,
                }
            )
    return rows


def _standings(tournament: Tournament) -> Rows:
    known = tournament.names()
    return [
        {
            "place": one.place,
            "entrant": one.entrant,
            "name": known[one.entrant],
            "points": one.points,
            "wins": one.wins,
            "draws": one.draws,
            "losses": one.losses,
            **{name: round(value, 4) for name, value in one.tie_breaks},
        }
        for one in standings(tournament.state)
    ]


def _csv(rows: Rows) -> bytes:
    """Return rows as CSV that spreadsheets open as text."""
    columns: dict[str, None] = {}
    for found in rows:
        columns.update(dict.fromkeys(found))
    file = io.StringIO()
    writer = csv.DictWriter(file, [*columns], restval="")
    writer.writeheader()
    writer.writerows({name: _cell(value) for name, value in found.items()} for found in rows)
    return file.getvalue().encode("utf-8-sig")


def _cell(value: object) -> object:
    if isinstance(value, Sequence) and not isinstance(value, str):
        value = ", ".join(map(str, value))
    if isinstance(value, str) and value.startswith(FORMULA_SIGNS):
        return f"'{value}"
    return "" if value is None else int(value) if isinstance(value, bool) else value
