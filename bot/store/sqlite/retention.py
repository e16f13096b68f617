"""SQL about what is kept no longer: servers that are gone, old games and tournaments, and traces in the file itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.store.base import WIPE_SINCE
from bot.store.sqlite.privacy import SERVERS, note_wipe

IDLE_SINCE = "NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id AND at >= :before)"


def known_servers(db: sqlite3.Connection) -> set[int]:
    """Every server that something is kept about."""
    tables = [f"SELECT {server} FROM {table}" for table, server in SERVERS.items() if table != "departures"]  # noqa: S608
    return {row[0] for row in db.execute(" UNION ".join(tables))} - {0}  # which is no server


def note_servers(db: sqlite3.Connection, gone: Sequence[int], here: Sequence[int], at: float) -> None:
    """The bot is not on some servers any more, and is on others, perhaps again."""
    db.executemany("INSERT INTO departures VALUES (?, ?) ON CONFLICT DO NOTHING", [(guild, at) for guild in gone])
    db.executemany("DELETE FROM departures WHERE guild = ?", [(guild,) for guild in here])


def departed(db: sqlite3.Connection, before: float) -> list[int]:
    """The servers that the bot left before a time."""
    return [row[0] for row in db.execute("SELECT guild FROM departures WHERE at <= ? ORDER BY at", (before,))]


def tables_on(db: sqlite3.Connection, guild: int, most: int) -> list[int]:
    """Some tables of a server."""
    return [row[0] for row in db.execute("SELECT id FROM tables WHERE guild = ? LIMIT ?", (guild, most))]


def forget_server(db: sqlite3.Connection, guild: int, at: float) -> bool:
    """Delete what is a server's; False, and nothing is done, while it has tables or if the bot came back to it."""
    if tables_on(db, guild, 1) or not db.execute("SELECT 1 FROM departures WHERE guild = ?", (guild,)).fetchone():
        return False
    for table, server in SERVERS.items():
        db.execute(f"DELETE FROM {table} WHERE {server} = ?", (guild,))  # noqa: S608 - names are ours
    note_wipe(db, at)
    return True


def old_tables(db: sqlite3.Connection, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
    """Tables with numbers above `after`, opened before a time: has nothing happened there since?

    Numbers grow with time, so that those that follow are younger.
    """
    phases = "('lobby', 'playing')" if live else "('over', 'closed')"
    sql = (
        f"SELECT id, phase IN {phases} AND {IDLE_SINCE} FROM tables "  # noqa: S608 - the parts are ours
        "WHERE id > :after AND opened_at < :before ORDER BY id LIMIT :most"
    )
    return [(table, bool(idle)) for table, idle in db.execute(sql, {"before": before, "after": after, "most": most})]


def discard(db: sqlite3.Connection, tables: Sequence[int]) -> None:
    """Delete tables with their journals and results."""
    db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in tables])


def ended_tournaments(db: sqlite3.Connection, before: float) -> list[int]:
    """Tournaments that are over or cancelled, and in which nothing has happened since a time."""
    sql = (
        "SELECT id FROM tournaments WHERE phase IN ('over', 'cancelled') AND "
        "coalesce((SELECT max(at) FROM tournament_journal WHERE tournament = tournaments.id), made_at) < ?"
    )
    return [row[0] for row in db.execute(sql, (before,))]


def discard_tournament(db: sqlite3.Connection, tournament: int, at: float) -> None:
    """Delete a tournament with its people, matches, journal and whatever was still to be done."""
    db.execute("DELETE FROM tournaments WHERE id = ?", (tournament,))
    note_wipe(db, at)


def trim_tournament(db: sqlite3.Connection, tournament: int, lines: int) -> None:
    """Keep the newest lines of a journal, which are shown, and nothing that is to be done for a match of long ago."""
    journal = "SELECT max(number) FROM tournament_journal WHERE tournament = ?"
    sql = f"DELETE FROM tournament_journal WHERE tournament = ? AND number <= ({journal}) - ?"  # noqa: S608 - ours
    db.execute(sql, (tournament, tournament, lines))
    db.execute("DELETE FROM tournament_duties WHERE tournament = ?", (tournament,))


def size_of(db: sqlite3.Connection) -> int:
    """How large the file is, in bytes."""
    pages, size = (db.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
    return int(pages) * int(size)


def wipe(db: sqlite3.Connection) -> bool:
    """Write the file anew, so that nothing deleted is left in it or beside it; False if somebody reads it just now.

    `PRAGMA secure_delete` would not do: it overwrites what is deleted while it is on, but older copies of a row, left
    wherever it has stood before, are nobody's any more and stay until their page is used again.
    """
    db.execute("VACUUM")
    pending, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not pending:
        db.execute("DELETE FROM meta WHERE key = ?", (WIPE_SINCE,))
    return not pending
