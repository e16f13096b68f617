"""What every part of the SQLite store has: a way to read, and a way to write."""

from __future__ import annotations

import json
import sqlite3
from functools import partial

from bot.store.sqlite.connection import Database, T, Work
from bot.store.sqlite.writer import LOCKED_SECONDS, Commits, came_of, commit_together
from bot.tables.record import Player

REMEMBER = "INSERT INTO house VALUES (?, ?) ON CONFLICT (fact) DO UPDATE SET value = excluded.value"


def as_kept(players: tuple[Player, ...]) -> str:
    """Who sits at a table, as JSON; what is as usual is left out, since it is written with every change."""
    return json.dumps([player.model_dump(exclude_defaults=True) for player in players])


class Part:
    """Reads in the database's thread, writes in a commit that is shared with whoever else writes just then."""

    def __init__(self, database: Database, commits: Commits) -> None:
        self._database = database
        self._commits = commits

    async def _apart(self, work: Work[T]) -> T:
        """Work that takes long has a commit of its own, which never keeps the event loop waiting."""
        committed = await self._database.post(partial(commit_together, [work], patience=LOCKED_SECONDS))
        done: T = came_of(committed.results[0])
        return done

    async def _one(self, sql: str, *values: object) -> object:
        """The first column of the first row."""

        def work(db: sqlite3.Connection) -> object:
            row = db.execute(sql, values).fetchone()
            return row[0] if row else None

        return await self._database.post(work)

    async def _do(self, sql: str, *values: object) -> None:
        """One statement that changes something."""
        await self._commits.write(lambda db: db.execute(sql, values))
