"""The size of the file, and how deleted data leaves it."""

from __future__ import annotations

import sqlite3

from bot.store.base import WIPE_SINCE
from bot.store.sql.retention import SqlPrivacy
from bot.store.sqlite.database import SqliteDatabase

INCREMENTAL = 2  # the value of PRAGMA auto_vacuum


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


class SqlitePrivacy(SqlPrivacy):
    """`PrivacyStore` in SQLite."""

    database: SqliteDatabase

    async def size(self) -> int:
        return await self.database.run(size_of)

    async def release_pages(self, most: int) -> int:
        return await self.database.run(lambda db: release_pages(db, most))

    async def truncate_log(self) -> bool:
        return await self.database.run(truncate_log)

    async def wipe(self) -> bool:
        return await self.database.run(wipe)
