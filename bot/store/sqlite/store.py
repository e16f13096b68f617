"""The store in a SQLite file: WAL, synchronous=FULL, one commit for all writes that wait at the same moment."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import structlog

from bot.ops.metrics import Metrics
from bot.store.base import StoreUnusable
from bot.store.migrations import migrate
from bot.store.sql.store import SqlStore
from bot.store.sqlite.checks import CHECK_SECONDS, check_structure, damaged_games
from bot.store.sqlite.database import LOCKED_SECONDS, SqliteDatabase
from bot.store.sqlite.files import RESTORE, explained, require_no_loss, require_whole_log, set_aside_lost
from bot.store.sqlite.retention import SqlitePrivacy

log = structlog.get_logger("onetable.store")


class SqliteStore(SqlitePrivacy, SqlStore):
    """`Store` in a SQLite file. Create it with `open`, end it with `close`."""

    database: SqliteDatabase

    @classmethod
    async def open(
        cls,
        path: Path,
        metrics: Metrics | None = None,
        *,
        start_empty: bool = False,
        check_seconds: float = CHECK_SECONDS,
        locked_seconds: float = LOCKED_SECONDS,
    ) -> SqliteStore:
        """Open the database: check it, and create or migrate it as needed. Raise StoreUnusable with the reason.

        Where a database was lost, a new one is created only with `start_empty`.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(set_aside_lost if start_empty else require_no_loss, path)
            await asyncio.to_thread(require_whole_log, path)
            database = await SqliteDatabase.connect(path, metrics or Metrics(), locked_seconds=locked_seconds)
        except (OSError, sqlite3.Error) as error:
            raise StoreUnusable(f"cannot open the database {path}: {error}") from error
        try:
            with explained(path, RESTORE):
                await database.call(partial(_prepare, path=path, check_seconds=check_seconds))
        except BaseException:
            await database.close()
            raise
        return cls(database)


def _prepare(db: sqlite3.Connection, *, path: Path, check_seconds: float) -> None:
    db.execute("PRAGMA page_size = 2048")  # of a new file: a move changes two pages, and whole pages are written
    db.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of a new file; VACUUM converts an old one
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # overwrite deleted rows: see docs/privacy.md
    errors = check_structure(db, check_seconds)
    if errors is None:
        log.warning("database check not finished in time", seconds=check_seconds)
    elif errors:
        raise StoreUnusable(f"{path} is damaged: {errors[0]}; {RESTORE}")
    migrate(db)
    for kind, number in damaged_games(db, check_seconds) or ():
        log.error("stored game damaged", **{kind: number})  # nobody can play on there; its host can end it
