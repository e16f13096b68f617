"""Personal data and retention in SQLite: delete a user's data, removed servers, old tables and tournaments."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from typing import Any

from bot.privacy.counts import Counts
from bot.store.base import WIPE_SINCE, PrivacyStore
from bot.store.sqlite import privacy
from bot.store.sqlite.database import DatabasePart
from bot.store.sqlite.privacy import SERVERS, note_wipe
from bot.tables.record import TableRecord

INCREMENTAL = 2  # the value of PRAGMA auto_vacuum
IDLE_SINCE = "NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id AND at >= :before)"


def known_servers(db: sqlite3.Connection) -> set[int]:
    """Return every server that something is stored about."""
    tables = [f"SELECT {server} FROM {table}" for table, server in SERVERS.items() if table != "departures"]  # noqa: S608
    return {row[0] for row in db.execute(" UNION ".join(tables))} - {0}  # 0 is no server


def note_servers(db: sqlite3.Connection, gone: Sequence[int], here: Sequence[int], at: float) -> None:
    """Save which servers the bot has been removed from, and which it is in."""
    db.executemany("INSERT INTO departures VALUES (?, ?) ON CONFLICT DO NOTHING", [(guild, at) for guild in gone])
    db.executemany("DELETE FROM departures WHERE guild = ?", [(guild,) for guild in here])


def departed(db: sqlite3.Connection, before: float) -> list[int]:
    """Return the servers that the bot was removed from before a time."""
    return [row[0] for row in db.execute("SELECT guild FROM departures WHERE at <= ? ORDER BY at", (before,))]


def tables_on(db: sqlite3.Connection, guild: int, most: int) -> list[int]:
    """Return at most `most` tables of a server."""
    return [row[0] for row in db.execute("SELECT id FROM tables WHERE guild = ? LIMIT ?", (guild, most))]


def forget_server(db: sqlite3.Connection, guild: int, at: float) -> bool:
    """Delete a server's rows; return False if it still has tables or the bot has been invited again."""
    if tables_on(db, guild, 1) or not db.execute("SELECT 1 FROM departures WHERE guild = ?", (guild,)).fetchone():
        return False
    for table, server in SERVERS.items():
        db.execute(f"DELETE FROM {table} WHERE {server} = ?", (guild,))  # noqa: S608 - names are ours
    note_wipe(db, at)
    return True


def old_tables(db: sqlite3.Connection, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
    """Return tables with ids above `after` opened before a time, and whether they have been idle since then.

    Ids grow with time, so the tables that follow are younger.
    """
    phases = "('lobby', 'playing')" if live else "('over', 'closed')"
    sql = (
        f"SELECT id, phase IN {phases} AND {IDLE_SINCE} FROM tables "  # noqa: S608 - the parts are ours
        "WHERE id > :after AND opened_at < :before ORDER BY id LIMIT :most"
    )
    return [(table, bool(idle)) for table, idle in db.execute(sql, {"before": before, "after": after, "most": most})]


def discard(db: sqlite3.Connection, tables: Sequence[int]) -> None:
    """Delete tables with their moves and results."""
    db.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in tables])


def ended_tournaments(db: sqlite3.Connection, before: float) -> list[int]:
    """Return the tournaments that are over or cancelled and have had no journal entry since a time."""
    sql = (
        "SELECT id FROM tournaments WHERE phase IN ('over', 'cancelled') AND "
        "coalesce((SELECT max(at) FROM tournament_journal WHERE tournament = tournaments.id), made_at) < ?"
    )
    return [row[0] for row in db.execute(sql, (before,))]


def discard_tournament(db: sqlite3.Connection, tournament: int, at: float) -> None:
    """Delete a tournament with its entrants, matches, journal and outbox."""
    db.execute("DELETE FROM tournaments WHERE id = ?", (tournament,))
    note_wipe(db, at)


def trim_tournament(db: sqlite3.Connection, tournament: int, lines: int) -> None:
    """Keep the newest journal entries of users and of the bot, which are shown, and delete the outbox."""
    sql = (
        "DELETE FROM tournament_journal WHERE tournament = ?1 AND (user = 0) = ?2 AND number NOT IN (SELECT number "
        "FROM tournament_journal WHERE tournament = ?1 AND (user = 0) = ?2 ORDER BY number DESC LIMIT ?3)"
    )
    for automatic in (False, True):
        db.execute(sql, (tournament, automatic, lines))
    db.execute("DELETE FROM tournament_duties WHERE tournament = ?", (tournament,))


def size_of(db: sqlite3.Connection) -> int:
    """Return the size of the file in bytes."""
    pages, size = (db.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
    return int(pages) * int(size)


def release_pages(db: sqlite3.Connection, most: int) -> int:
    """Shorten the file by at most `most` unused pages; return how many are left.

    Always 0 for a file created before `auto_vacuum` was set: `wipe` converts it.
    """
    if db.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
        return 0
    db.executescript(f"PRAGMA incremental_vacuum({most})")  # `execute` would stop after one page
    return int(db.execute("PRAGMA freelist_count").fetchone()[0])


def truncate_log(db: sqlite3.Connection) -> bool:
    """Copy the log into the file and empty it; return False if another process is reading."""
    busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def wipe(db: sqlite3.Connection) -> bool:
    """Rewrite the file, so that nothing deleted is left in it or beside it; return False if another process is reading.

    `PRAGMA secure_delete` overwrites what is deleted, but when SQLite splits a page, copies of the rows that moved can
    stay in the unused part of the old page. Nothing but a rewrite removes those.
    """
    db.execute("VACUUM")
    if not truncate_log(db):
        return False
    db.execute("DELETE FROM meta WHERE key = ?", (WIPE_SINCE,))
    return True


class SqlitePrivacy(DatabasePart, PrivacyStore):
    """`PrivacyStore` in SQLite."""

    # --- users

    async def visited(self, user: int) -> list[int]:
        return await self.database.run(lambda db: privacy.visited(db, user))

    async def seats_moved(self, table: int, user: int) -> set[int]:
        return await self.database.run(lambda db: privacy.seats_moved(db, table, user))

    async def personal_counts(self, user: int, guild: int | None) -> Counts:
        return await self.database.run(lambda db: privacy.counts(db, user, guild))

    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        return await self.database.run(lambda db: privacy.own_rows(db, user))

    async def personal_part(self, user: int, table: int) -> dict[str, Any] | None:
        return await self.database.run(lambda db: privacy.own_part(db, user, table))

    async def request_deletion(self, user: int, at: float) -> None:
        await self.database.write(lambda db: privacy.request_deletion(db, user, at))

    async def requested_deletions(self) -> list[int]:
        return await self.database.run(privacy.requested_deletions)

    async def forget_at(self, user: int, after: TableRecord) -> int:
        return await self.database.write(lambda db: privacy.forget_at(db, user, after))

    async def forget_rest(self, user: int, at: float) -> bool:
        return await self.database.write(lambda db: privacy.forget_rest(db, user, at))

    # --- servers

    async def known_servers(self) -> set[int]:
        return await self.database.run(known_servers)

    async def note_servers(self, *, gone: Collection[int], here: Collection[int], at: float) -> None:
        await self.database.write(lambda db: note_servers(db, list(gone), list(here), at))

    async def departed(self, before: float) -> list[int]:
        return await self.database.run(lambda db: departed(db, before))

    async def tables_on(self, guild: int, most: int) -> list[int]:
        return await self.database.run(lambda db: tables_on(db, guild, most))

    async def forget_server(self, guild: int, at: float) -> bool:
        return await self.database.write(lambda db: forget_server(db, guild, at))

    # --- old data

    async def old_tables(self, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
        return await self.database.run(lambda db: old_tables(db, live=live, before=before, after=after, most=most))

    async def discard_tables(self, tables: Sequence[int]) -> None:
        await self.database.write(lambda db: discard(db, tables))

    async def size(self) -> int:
        return await self.database.run(size_of)

    async def release_pages(self, most: int) -> int:
        return await self.database.run(lambda db: release_pages(db, most))

    async def truncate_log(self) -> bool:
        return await self.database.run(truncate_log)

    async def wipe(self) -> bool:
        return await self.database.run(wipe)
