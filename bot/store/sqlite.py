"""The store in a SQLite file: WAL, synchronous=FULL, and one commit for all tables that wait at the same moment."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.measures import Measures
from bot.store import StoreUnusable, tournaments
from bot.store.archive import Archive
from bot.store.commits import Commits
from bot.store.database import Database
from bot.store.games import Games
from bot.store.honours import Honours
from bot.store.house import House
from bot.store.migrations import migrate


class SqliteStore(Games, Honours, House, Archive):
    """Implements `Store`. Made by `open`, ended by `close`."""

    def __init__(self, database: Database, measures: Measures) -> None:
        super().__init__(database, Commits(database, measures))
        self.tournaments = tournaments.TournamentStore(self._database, self._commits)

    @classmethod
    async def open(cls, path: Path, measures: Measures | None = None) -> SqliteStore:
        """Open the file, making and migrating it as needed; raises StoreUnusable with the reason."""
        database = Database(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            await database
        except (OSError, sqlite3.Error) as error:
            database.settle()
            raise StoreUnusable(f"cannot open the database {path}: {error}") from error
        try:
            await database.post(_prepare)
        except sqlite3.Error as error:
            await database.close()
            raise StoreUnusable(f"cannot use the database {path}: {error}") from error
        except StoreUnusable:
            await database.close()
            raise
        return cls(database, measures or Measures())

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        await self._commits.finish()
        await self._database.close()


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA page_size = 2048")  # of a new file: a move changes two pages, and whole pages are written
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA busy_timeout = 5000")
    migrate(db)
    db.execute("PRAGMA busy_timeout = 20")  # from now on `commits` waits, and not in the loop's thread
    db.execute("PRAGMA wal_autocheckpoint = 0")  # and sees to this
