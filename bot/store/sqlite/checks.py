"""What the bot looks at before it serves: the structure of the file, and the games that are being played."""

from __future__ import annotations

import sqlite3
import threading

CHECK_SECONDS = 5.0  # time limit of each check at the start
LIVE_TABLES = "phase IN ('lobby', 'playing')"
LIVE_TOURNAMENTS = "phase NOT IN ('over', 'cancelled')"
# every JSON text of an unfinished table or tournament, which quick reading finds unreadable
DAMAGED_GAMES = f"""
SELECT 'table', id FROM tables WHERE {LIVE_TABLES} AND NOT (
    json_valid(players) AND json_valid(options) AND json_valid(barred) AND json_valid(access) AND json_valid(words)
    AND json_valid(coalesce(state, 'null')) AND json_valid(coalesce(ballot, 'null')))
UNION SELECT 'table', table_id FROM moves
    WHERE table_id IN (SELECT id FROM tables WHERE {LIVE_TABLES}) AND NOT json_valid(move)
UNION SELECT 'tournament', id FROM tournaments WHERE {LIVE_TOURNAMENTS} AND NOT (
    json_valid(options) AND json_valid(settings) AND json_valid(state) AND json_valid(told) AND json_valid(schedule)
    AND json_valid(co_organisers))
UNION SELECT 'tournament', tournament FROM tournament_matches
    WHERE tournament IN (SELECT id FROM tournaments WHERE {LIVE_TOURNAMENTS}) AND NOT (
        json_valid(entrants) AND json_valid(ready) AND json_valid(seats) AND json_valid(absent) AND json_valid(games))
ORDER BY 1, 2
"""  # noqa: S608 - ours


def check_structure(db: sqlite3.Connection, seconds: float = threading.TIMEOUT_MAX) -> tuple[str, ...] | None:
    """Return the first errors in the file and its indexes, or None if the check did not finish in time."""
    found = _ask(db, "PRAGMA integrity_check(5)", seconds)
    if found is None:
        return None
    lines = [line for row in found for line in str(row[0]).splitlines()]
    return tuple(line for line in lines if line != "ok" and not line.startswith("***"))


def damaged_games(db: sqlite3.Connection, seconds: float = threading.TIMEOUT_MAX) -> tuple[tuple[str, int], ...] | None:
    """Return the unfinished tables and tournaments with a text that is damaged, or None if time was too short."""
    found = _ask(db, DAMAGED_GAMES, seconds)
    return None if found is None else tuple(found)


def _ask(db: sqlite3.Connection, sql: str, seconds: float) -> list[tuple[str, int]] | None:
    timer = threading.Timer(seconds, db.interrupt)
    timer.start()
    try:
        return db.execute(sql).fetchall()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    finally:
        timer.cancel()
        timer.join()  # a later interrupt would hit another statement
