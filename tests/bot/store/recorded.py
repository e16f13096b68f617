"""The files of a database after each acknowledged change, and what is left of them after a loss of power."""

from __future__ import annotations

import hashlib
import os
import random
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.servers.settings import ServerSettings
from bot.store.base import ALIVE_AT
from bot.store.sqlite.store import SqliteStore
from tests.bot.tables.test_service import Env as Tables
from tests.bot.tournaments.builders import Harness as Tournaments
from tests.cogs.tournament.steps import play_one

SECTOR = 512  # what a disk writes as a whole
SEED = 4


@dataclass(frozen=True)
class Moment:
    """The files right after a change was acknowledged, or while nothing was being written."""

    main: bytes
    log: bytes

    def put(self, path: Path) -> None:
        """Write the files to this place; there is no -shm yet, as on another machine."""
        path.parent.mkdir(parents=True, exist_ok=True)
        for suffix in ("", "-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        path.write_bytes(self.main)
        path.with_name(f"{path.name}-wal").write_bytes(self.log)


class Recorder:
    """Keeps the files of a database after each change."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.moments: list[Moment] = []
        # Kept open: closing a file would drop the locks that SQLite has on it in this process.
        self._files = [os.open(f"{path}{suffix}", os.O_RDONLY) for suffix in ("", "-wal")]

    def note(self) -> None:
        """Keep the files as they are now."""
        main, log = (os.pread(file, os.fstat(file).st_size, 0) for file in self._files)
        self.moments.append(Moment(main, log))

    def close(self) -> None:
        for file in self._files:
            os.close(file)


async def record_life(path: Path, checkpoints: tuple[int, ...] = ()) -> list[Moment]:
    """Play two games and sign up for a tournament; after these changes the log is folded into the file."""
    tables, tournaments = await Tables(path).open(), await Tournaments(path).open()
    recorder, rng = Recorder(path), random.Random(SEED)

    async def make(change: Awaitable[Any]) -> None:
        await change
        recorder.note()
        if len(recorder.moments) in checkpoints:
            await tables.store.database.run(lambda db: db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall())
            recorder.note()

    try:
        recorder.note()
        await make(tables.game(channel=10))
        await make(tables.game(channel=11))
        await make(tournaments.announce("single", size=8))
        for number in range(40):
            live = await tables.tables.cache.get(1 + number % 2)
            if live.record.live:
                await make(play_one(tables.tables, live, min(live.table.to_act), rng))
            if number % 5 == 0:
                await make(tables.store.set_meta(ALIVE_AT, str(1000.0 + number)))
            if number % 7 == 0:
                settings = ServerSettings(threads=2 + number % 2).model_dump_json()
                await make(tables.store.keep_server_settings(5 + number, settings))
                await make(tournaments.sign_up(1, 100 + number))
    finally:
        await tournaments.close()
        await tables.close()
        recorder.close()
    return recorder.moments


def content(path: Path) -> str:
    """Return a hash of everything in a database."""
    with closing(sqlite3.connect(path)) as db:
        db.text_factory = lambda text: text.decode(errors="backslashreplace")  # it may be damaged
        return hashlib.sha256("\n".join(db.iterdump()).encode()).hexdigest()


async def reopened(path: Path) -> str:
    """Open the store as the bot does, close it, and return the hash of what it holds. Raise StoreUnusable."""
    await (await SqliteStore.open(path)).close()
    return content(path)
