"""What a bot's database holds at one moment, of either kind: its tables, their journals, and the tournaments."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.store.copying import schema
from bot.store.location import Location, PostgresUrl
from bot.store.migrations import migrate
from bot.store.sqlite.files import back_up
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Saved, TableRecord
from bot.tournaments.model import OutboxTask, TournamentRecord
from rules.catalogue import game_named
from rules.replay import replay
from rules.table import Entry
from tests.stored import ask


@dataclass
class Snapshot:
    """The database at one moment."""

    tables: dict[int, Saved] = field(default_factory=dict)  # all tables that are not private
    journals: dict[int, list[Entry]] = field(default_factory=dict)
    cups: list[TournamentRecord] = field(default_factory=list)
    tasks: list[OutboxTask] = field(default_factory=list)

    @property
    def keys(self) -> Counter[str]:
        """How often each interaction is in the journals."""
        return Counter(entry.key for journal in self.journals.values() for entry in journal)

    @property
    def unfinished(self) -> list[str]:
        """All unfinished tables and tournaments, and what tournaments still want done."""
        tables = [f"{name_of(saved.record)}, {saved.record.phase}" for saved in self.tables.values()]
        live = [saved.record.live for saved in self.tables.values()]
        cups = [f"cup {cup.id}, {cup.phase}" for cup in self.cups if cup.phase != "over"]
        tasks = [f"task {task.kind}, tried {task.attempts} times" for task in self.tasks]
        return [*itertools.compress(tables, live), *cups, *tasks]

    def require_consistent(self) -> None:
        """Check that every journal has no gaps and leads to the stored state, in which nothing is impossible."""
        for table, saved in self.tables.items():
            if saved.position is None:
                continue
            entries, game = self.journals[table], game_named(saved.record.game)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), name_of(saved.record)
            options = game.Options.model_validate(saved.record.options)
            steps = replay(game, saved.record.dealt, options, saved.seed, entries)
            assert steps[-1].state.model_dump_json() == saved.position.state, name_of(saved.record)
            assert game.violations(steps[-1].state) == [], name_of(saved.record)


def name_of(record: TableRecord) -> str:
    """Return the name of a table for reports."""
    return f"table {record.id} ({record.game})"


async def copied(database: Location, folder: Path) -> Path:
    """Copy the database into a file in a folder, also while a bot writes, and return the file."""
    copy = folder / "copy.db"
    if isinstance(database, PostgresUrl):
        await _copy_server(database, copy)
    else:
        await asyncio.to_thread(back_up, database, copy, overwrite=True)
    return copy


async def _copy_server(database: PostgresUrl, copy: Path) -> None:
    """Copy everything in one transaction, so that what belongs together is of the same moment."""
    import asyncpg

    _empty(copy)
    connection = await asyncpg.connect(database.url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            rows = {
                shape: await connection.fetch(f"SELECT {', '.join(map(_quoted, shape.columns))} FROM {shape.name}")
                for shape in schema()
            }
    finally:
        await connection.close()
    with closing(sqlite3.connect(copy)) as db, db:
        for shape, found in rows.items():
            marks = ", ".join("?" * len(shape.columns))
            db.executemany(f"INSERT OR REPLACE INTO {shape.name} VALUES ({marks})", [tuple(row) for row in found])


def _quoted(column: str) -> str:
    return f'"{column}"'  # `user` is a word of SQL there


def _empty(copy: Path) -> None:
    """Put an empty database with our schema at this place."""
    made = copy.with_name("empty.db")
    if not made.exists():
        with closing(sqlite3.connect(made, isolation_level=None)) as db:
            migrate(db)
    for suffix in ("-wal", "-shm"):
        copy.with_name(copy.name + suffix).unlink(missing_ok=True)
    shutil.copy(made, copy)


async def take_snapshot(database: Location, folder: Path) -> Snapshot:
    """Read a snapshot, even while a bot writes."""
    store = await SqliteStore.open(await copied(database, folder))
    try:
        return await read_snapshot(store)
    finally:
        await store.close()


async def read_snapshot(store: SqliteStore) -> Snapshot:
    """Read everything from a copy."""
    snapshot = Snapshot()
    for (table,) in await ask(store, "SELECT id FROM tables WHERE NOT private ORDER BY id"):
        saved = await store.load_table(table)
        if saved is not None:
            snapshot.tables[table] = saved
            snapshot.journals[table] = await store.journal(table)
    guild = next((saved.record.guild for saved in snapshot.tables.values()), 0)
    snapshot.cups = await store.tournaments.of_guild(guild, most=100)
    for cup in snapshot.cups:
        snapshot.tasks += await store.tournaments.tasks(cup.id)
    return snapshot
