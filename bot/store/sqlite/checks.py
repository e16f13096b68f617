"""What the bot looks at before it serves: the structure of the file, and the games that are being played."""

from __future__ import annotations

import sqlite3
import threading

CHECK_SECONDS = 5.0  # time limit of each check at the start
LIVE_TABLES = "phase IN ('lobby', 'playing')"
LIVE_TOURNAMENTS = "phase NOT IN ('over', 'cancelled')"


def _broken(texts: str, jsons: str) -> str:
    """Return the condition that one of these columns is not UTF-8, or not JSON."""
    are_texts = [f"is_text(CAST({name} AS BLOB))" for name in (*texts.split(), *jsons.split())]
    are_json = [f"json_valid(coalesce({name}, 'null'))" for name in jsons.split()]
    return f"NOT ({' AND '.join([*are_texts, *are_json])})"


DAMAGED_TABLE = _broken(
    "game language purpose closing seed salt server_seed", "players options barred access words state ballot"
)
DAMAGED_TOURNAMENT = _broken("name game language", "options settings state told schedule co_organisers")
DAMAGED_GAMES = f"""
SELECT 'table', id FROM tables WHERE {LIVE_TABLES} AND {DAMAGED_TABLE}
UNION SELECT 'table', table_id FROM moves
    WHERE table_id IN (SELECT id FROM tables WHERE {LIVE_TABLES}) AND {_broken("key", "move")}
UNION SELECT 'tournament', id FROM tournaments WHERE {LIVE_TOURNAMENTS} AND {DAMAGED_TOURNAMENT}
UNION SELECT 'tournament', tournament FROM tournament_matches
    WHERE tournament IN (SELECT id FROM tournaments WHERE {LIVE_TOURNAMENTS})
    AND {_broken("", "entrants ready seats absent games")}
UNION SELECT 'tournament', tournament FROM entrants
    WHERE tournament IN (SELECT id FROM tournaments WHERE {LIVE_TOURNAMENTS}) AND {_broken("name team", "")}
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
    db.create_function("is_text", 1, _is_text, deterministic=True)
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


def _is_text(content: bytes | None) -> bool:
    """Return whether a text can be read; SQLite does not look at that."""
    try:
        (content or b"").decode()
    except UnicodeDecodeError:
        return False
    return True
