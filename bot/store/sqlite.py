"""The store in a SQLite file: WAL, synchronous=FULL, and one commit for all tables that wait at the same moment."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from bot.record import Saved, Sitter, TableRecord
from bot.store import ChannelTaken, StoreUnusable
from bot.store.migrations import migrate
from rules.table import REMEMBERED_KEYS, Entry, KeySeen, Position

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
_Write = tuple[Work[Any], asyncio.Future[Any]]
REMEMBER = "INSERT INTO house VALUES (?, ?) ON CONFLICT (fact) DO UPDATE SET value = excluded.value"
REFUSED = (sqlite3.IntegrityError, ChannelTaken, KeySeen)  # one piece of work is at fault, not the database


class _Database(aiosqlite.Connection):
    """An aiosqlite connection that takes whole pieces of work."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None), iter_chunk_size=64)
        self._thread.daemon = True  # a start that fails half-way must not keep the process alive

    def post(self, work: Work[T]) -> asyncio.Future[T]:
        """Hand a whole piece of work to the database's thread: one hop, however many statements."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, partial(work, self._conn)))
        return done


class SqliteStore:
    """Implements `Store`. Made by `open`, ended by `close`."""

    def __init__(self, database: _Database) -> None:
        self._database = database
        self._waiting: list[_Write] = []
        self._commit: asyncio.Future[list[Any]] | None = None  # the one under way

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open the file, making and migrating it as needed; raises StoreUnusable with the reason."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            database = _Database(path)
            await database
        except (OSError, sqlite3.Error) as error:
            raise StoreUnusable(f"cannot open the database {path}: {error}") from error
        try:
            await database.post(_prepare)
        except sqlite3.Error as error:
            await database.close()
            raise StoreUnusable(f"cannot use the database {path}: {error}") from error
        except StoreUnusable:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        while self._commit is not None:
            await asyncio.wait([self._commit])
        await self._database.close()

    # --- tables

    async def add_table(self, record: TableRecord, deadline: float | None) -> TableRecord:
        """Keep a new table and give it its number; raises ChannelTaken."""

        def work(db: sqlite3.Connection) -> TableRecord:
            columns = {**_columns(record), "deadline": deadline, "message": record.message}
            names, marks = ", ".join(columns), ", ".join(f":{name}" for name in columns)
            try:
                cursor = db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", columns)  # noqa: S608
            except sqlite3.IntegrityError as error:
                raise ChannelTaken from error
            return record.but(id=cursor.lastrowid)

        return await self._write(work)

    async def load_table(self, table: int) -> Saved | None:
        """All that is kept of a table."""

        def work(db: sqlite3.Connection) -> Saved | None:
            cursor = db.execute("SELECT * FROM tables WHERE id = ?", (table,))
            row = cursor.fetchone()
            if row is None:
                return None
            named = dict(zip([column[0] for column in cursor.description], row, strict=True))
            keys = db.execute(
                "SELECT key, number FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                (table, REMEMBERED_KEYS),
            ).fetchall()
            return _saved(named, tuple(reversed(keys)))

        return await self._database.post(work)

    async def live_table(self, channel: int) -> int | None:
        """The table that occupies a channel."""
        sql = "SELECT id FROM tables WHERE channel = ? AND phase IN ('lobby', 'playing')"
        return cast("int | None", await self._one(sql, channel))

    async def save_table(self, record: TableRecord, deadline: float | None) -> None:
        """Keep a changed record; a table that is not live loses its deadline."""
        columns = {**_columns(record), "deadline": deadline if record.live else None, "id": record.id}
        await self._write(lambda db: _update(db, columns))

    async def deal_table(self, record: TableRecord, seed: str, position: Position) -> None:
        """Keep the deal together with the record."""
        dealt = {"seed": seed, "version": position.version, "state": position.state, "deadline": position.deadline}
        await self._write(lambda db: _update(db, {**_columns(record), **dealt, "id": record.id}))

    async def append_move(self, table: int, people: tuple[Sitter, ...], entry: Entry, after: Position) -> None:
        """Keep a move, the position after it and, at the end, the result; raises KeySeen."""

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute(
                    "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (table, entry.number, entry.seat, entry.by, entry.key, entry.move, entry.at),
                )
            except sqlite3.IntegrityError as error:
                known = "SELECT 1 FROM moves WHERE table_id = ? AND key = ?"
                if db.execute(known, (table, entry.key)).fetchone():
                    raise KeySeen(entry.key) from error
                raise
            db.execute(
                "UPDATE tables SET version = ?, state = ?, deadline = ? WHERE id = ?",
                (after.version, after.state, after.deadline, table),
            )
            if after.outcome:
                db.execute("UPDATE tables SET phase = 'over' WHERE id = ?", (table,))
                scored = zip(people, after.outcome.places, after.outcome.scores, strict=True)
                db.executemany(
                    "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)",
                    [
                        (table, seat, sitter.user, place, score, after.outcome.reason, entry.at)
                        for seat, (sitter, place, score) in enumerate(scored)
                    ],
                )

        await self._write(work)

    async def move_message(self, table: int, message: int | None) -> None:
        """Remember which message shows the table."""
        await self._write(lambda db: _update(db, {"message": message, "id": table}))

    async def journal(self, table: int) -> list[Entry]:
        """Every move of a table."""

        def work(db: sqlite3.Connection) -> list[Entry]:
            sql = "SELECT number, seat, user, key, move, at FROM moves WHERE table_id = ? ORDER BY number"
            return [
                Entry(number=number, seat=seat, by=user, key=key, move=move, at=at)
                for number, seat, user, key, move, at in db.execute(sql, (table,))
            ]

        return await self._database.post(work)

    # --- deadlines

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        """When the next table needs the clock, leaving out deadlines up to a time."""
        sql = "SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL AND deadline > ?"
        return cast("float | None", await self._one(sql, after))

    async def due_tables(self, at: float) -> list[int]:
        """The tables whose deadline has come."""
        sql = "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline"
        return await self._database.post(lambda db: [row[0] for row in db.execute(sql, (at,))])

    async def running_tables(self, games: Collection[str]) -> list[int]:
        """The tables at which one of these games is being played against a deadline."""
        sql = "SELECT id, game FROM tables WHERE deadline IS NOT NULL AND phase = 'playing'"
        return await self._database.post(lambda db: [table for table, game in db.execute(sql) if game in games])

    async def extend_deadlines(self, seconds: float, fact: str, value: str) -> None:
        """Give everybody the time back that the bot was away, and keep the fact that it was given: both or neither."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET deadline = deadline + ? WHERE deadline IS NOT NULL", (seconds,))
            db.execute(REMEMBER, (fact, value))

        await self._write(work)

    # --- the house

    async def recall(self, fact: str) -> str | None:
        """A small fact about the house, such as when the bot was last alive."""
        return cast("str | None", await self._one("SELECT value FROM house WHERE fact = ?", fact))

    async def remember(self, fact: str, value: str) -> None:
        """Keep such a fact."""
        await self._write(lambda db: _do(db, REMEMBER, fact, value))

    # --- words

    async def words_seen(self, channel: int, game: str) -> tuple[str, ...]:
        """The words that games in this channel have shown, as their states tell, oldest first."""
        sql = (
            "SELECT seen.value FROM tables, json_each(tables.state, '$.words_seen') AS seen "
            "WHERE tables.channel = ? AND tables.game = ? ORDER BY tables.id, seen.key"
        )
        return await self._database.post(lambda db: tuple(row[0] for row in db.execute(sql, (channel, game))))

    async def word_list(self, guild: int) -> tuple[str, ...]:
        """The words of a server's own; none if it has no list."""
        words = await self._one("SELECT words FROM word_lists WHERE guild = ?", guild)
        return tuple(json.loads(cast("str", words))) if words else ()

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        """Keep a server's own words in place of those it had; without words the list is gone."""
        if not words:
            await self._write(lambda db: _do(db, "DELETE FROM word_lists WHERE guild = ?", guild))
            return
        sql = "INSERT INTO word_lists VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET words = excluded.words"
        await self._write(lambda db: _do(db, sql, guild, json.dumps(words)))

    # --- reading and writing

    async def _one(self, sql: str, *values: object) -> object:
        """The first column of the first row."""

        def work(db: sqlite3.Connection) -> object:
            row = db.execute(sql, values).fetchone()
            return row[0] if row else None

        return await self._database.post(work)

    async def _write(self, work: Work[T]) -> T:
        """Do the work in the next commit, which it shares with whatever else waits by then."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._commit is None:
            self._begin_commit()
        return await done

    def _begin_commit(self) -> None:
        batch, self._waiting = self._waiting, []
        works = [work for work, _ in batch]
        self._commit = self._database.post(lambda db: _commit_together(db, works))
        self._commit.add_done_callback(partial(self._committed, batch))

    def _committed(self, batch: list[_Write], commit: asyncio.Future[list[Any]]) -> None:
        self._commit = None
        if self._waiting:
            self._begin_commit()
        error = commit.exception()
        results = [error] * len(batch) if error else commit.result()
        for (_, done), result in zip(batch, results, strict=True):
            if done.done():
                continue  # whoever asked was cancelled; the work is kept all the same
            if isinstance(result, BaseException):
                done.set_exception(result)
            else:
                done.set_result(result)


def read_fact(path: Path, fact: str) -> str | None:
    """A fact about the house, read beside a running bot: nothing is made, migrated or locked."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            row = db.execute("SELECT value FROM house WHERE fact = ?", (fact,)).fetchone()
    except sqlite3.Error as error:
        raise StoreUnusable(f"cannot read the database {path}: {error}") from error
    return row[0] if row else None


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA busy_timeout = 5000")
    migrate(db)


def _commit_together(db: sqlite3.Connection, works: list[Work[Any]]) -> list[Any]:
    """One transaction for all. If one is refused, all are done again, so that only that one fails."""
    try:
        with _transaction(db):
            return [work(db) for work in works]
    except REFUSED:
        with _transaction(db):
            return [_try(db, work) for work in works]


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _try(db: sqlite3.Connection, work: Work[Any]) -> Any:
    """Do the work, or undo it and return why it was refused."""
    db.execute("SAVEPOINT work")
    try:
        return work(db)
    except REFUSED as refusal:
        db.execute("ROLLBACK TO work")
        return refusal
    finally:
        db.execute("RELEASE work")


def _do(db: sqlite3.Connection, sql: str, *values: object) -> None:
    db.execute(sql, values)


def _columns(record: TableRecord) -> dict[str, object]:
    return {
        "guild": record.guild,
        "channel": record.channel,
        "game": record.game,
        "host": record.host,
        "people": json.dumps([sitter.model_dump() for sitter in record.people]),
        "options": json.dumps(record.options),
        "language": record.language,
        "phase": record.phase,
        "opened_at": record.opened_at,
    }


def _update(db: sqlite3.Connection, columns: dict[str, object]) -> None:
    changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
    db.execute(f"UPDATE tables SET {changes} WHERE id = :id", columns)  # noqa: S608 - names are ours


def _saved(row: dict[str, Any], keys: tuple[tuple[str, int], ...]) -> Saved:
    record = TableRecord.model_validate(
        {name: row[name] for name in TableRecord.model_fields}
        | {"people": json.loads(row["people"]), "options": json.loads(row["options"])}
    )
    position = None
    if row["state"] is not None:
        position = Position(row["version"], row["state"], row["deadline"], None)
    return Saved(record, row["seed"], row["deadline"], position, keys)
