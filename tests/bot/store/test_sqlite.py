"""What only the SQLite store does: its file, its older schemas, its indexes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.base import PlaceTaken, StoreUnusable
from bot.store.migrations import migrate, migration_steps
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from tests.bot.store.test_store import dealt, entry, position, record


@pytest.fixture
async def store(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "onetable.db")
    yield store
    await store.close()


async def test_a_file_that_was_made_with_larger_pages_is_used_as_it_is(tmp_path):
    file = tmp_path / "older.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA page_size = 4096")
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db)
    store = await SqliteStore.open(file)
    kept = await dealt(store)
    await store.append_move(kept.id, kept.players, entry(1), position(1))
    await store.close()
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA page_size").fetchone() == (4096,)
        assert db.execute("SELECT key FROM moves").fetchall() == [("k1",)]


async def test_tables_from_before_there_were_private_ones_are_public(tmp_path, monkeypatch):
    path = tmp_path / "onetable.db"
    with monkeypatch.context() as then:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:2])
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db)
            db.execute(
                "INSERT INTO tables (guild, channel, game, host, people, options, language, phase, opened_at) "
                "VALUES (5, 10, 'one-shot', 1, '[]', '{}', 'en', 'lobby', 1)"
            )
    store = await SqliteStore.open(path)
    assert await store.live_table(10) == 1
    assert not (await store.load_table(1)).record.private
    with pytest.raises(PlaceTaken):
        await store.add_table(record(), None)
    await store.close()


async def test_tables_from_before_there_were_salts_have_none(tmp_path, monkeypatch):
    path = tmp_path / "onetable.db"
    before = next(number for number, step in enumerate(migration_steps()) if "COLUMN salt" in step)
    with monkeypatch.context() as then:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:before])
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db)
            db.execute(
                "INSERT INTO tables (guild, channel, game, host, people, options, language, phase, opened_at, seed) "
                "VALUES (5, 10, 'one-shot', 1, '[]', '{}', 'en', 'playing', 1, 'seed')"
            )
    store = await SqliteStore.open(path)
    saved = await store.load_table(1)
    assert (saved.seed, saved.salt) == ("seed", "")
    await store.close()


async def test_the_file_is_wal_and_fully_synchronous(store):
    def ask(db: sqlite3.Connection) -> tuple[object, object]:
        return db.execute("PRAGMA journal_mode").fetchone()[0], db.execute("PRAGMA synchronous").fetchone()[0]

    assert await store.database.run(ask) == ("wal", 2)


async def test_a_database_from_the_future_is_refused_with_a_reason(tmp_path):
    path = tmp_path / "future.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreUnusable, match=r"schema 999.*newer version"):
        await SqliteStore.open(path)


async def test_a_file_that_is_no_database_is_refused_with_a_reason(tmp_path):
    path = tmp_path / "letter.db"
    path.write_text("Dear Ana, " * 200)
    with pytest.raises(StoreUnusable, match=r"cannot use .*not a database; .*restore"):
        await SqliteStore.open(path)


async def test_a_place_that_cannot_be_written_is_refused_with_a_reason(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnusable, match="cannot open the database"):
        await SqliteStore.open(tmp_path / "file" / "onetable.db")


def test_two_processes_may_make_the_file_at_the_same_moment(tmp_path):
    """A health check beside the first start: both find an empty file, and one of them is quicker."""
    path = tmp_path / "onetable.db"

    class Slower(sqlite3.Connection):
        def executescript(self, script: str) -> sqlite3.Cursor:
            quicker = sqlite3.connect(path, isolation_level=None)
            migrate(quicker)
            quicker.close()
            return super().executescript(script)

    slower = sqlite3.connect(path, isolation_level=None, factory=Slower)
    migrate(slower)
    assert slower.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    slower.close()


async def test_best_scores_of_games_from_before_are_found_again(tmp_path, monkeypatch):
    """Public games that one person played alone, without a stand-in; the best of each."""
    path = tmp_path / "onetable.db"
    alone, two = '[{"user":1,"name":"Ana"}]', '[{"user":1,"name":"Ana"},{"user":2,"name":"Ben"}]'
    with monkeypatch.context() as then:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:5])
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db)
            for table, (players, private, score, own) in enumerate(
                [(alone, 0, 90, 1), (alone, 0, 120, 1), (alone, 0, 200, 0), (alone, 1, 180, 1), (two, 0, 190, 1)], 1
            ):
                db.execute(
                    "INSERT INTO tables "
                    "(guild, channel, game, host, people, options, language, phase, opened_at, private)"
                    " VALUES (5, 10, 'rokujika', 1, ?, '{}', 'en', 'over', 1, ?)",
                    (players, private),
                )
                db.execute("INSERT INTO results VALUES (?, 0, 1, 1, ?, 'finished', ?, ?)", (table, score, table, own))
    store = await SqliteStore.open(path)
    assert [(line.name, line.value) for line in await store.best_board(5, "rokujika")] == [("Ana", 120)]
    assert (await store.bests(5, "rokujika", 1, private=False)).own.table == 2
    await store.close()


async def test_tables_of_a_user_are_found_by_an_index(store):
    mine = await store.add_table(record(20), None)
    await store.add_table(record(21).model_copy(update={"host": 9, "players": (Player(user=9, name="x"),)}), None)
    user = mine.players[0].user
    asked: list[str] = []
    await store.database.run(lambda db: db.set_trace_callback(asked.append))
    assert [one.id for one in await store.tables_of(user, 5)] == [mine.id]
    plan = await store.database.run(lambda db: db.execute(f"EXPLAIN QUERY PLAN {asked[0]}").fetchall())
    assert not [step for *_, step in plan if step.startswith("SCAN tables") or step == "SCAN visits"]
    await store.save_table(mine.model_copy(update={"players": (Player(user=9, name="x"),), "host": 9}), None)
    assert await store.tables_of(user, 5) == []


async def test_running_tables_of_an_older_database_are_drawn_once(tmp_path):
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        for number, step in enumerate(migration_steps()[:14], 1):
            db.executescript(f"BEGIN;{step};PRAGMA user_version = {number};COMMIT;")
        columns = "guild, channel, game, host, people, options, language, phase, opened_at, message, private"
        for channel, (phase, private) in enumerate([("playing", 0), ("lobby", 0), ("over", 0), ("playing", 1)]):
            values = f"5, {channel}, 'one-shot', 2, '[]', '{{}}', 'en', '{phase}', {channel}, 7, {private}"
            db.execute(f"INSERT INTO tables ({columns}) VALUES ({values})")
    store = await SqliteStore.open(tmp_path / "old.db")
    assert await store.tables_behind() == [2, 1]
    await store.close()


async def test_tables_that_are_behind_are_found_by_an_index(store):
    sql = "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE shown < revision AND NOT private"
    plan = await store.database.run(lambda db: db.execute(sql).fetchall())
    assert "tables_behind" in str(plan)


async def test_live_tables_are_counted_from_an_index_alone(store):
    statements: list[str] = []
    await store.database.run(lambda db: db.set_trace_callback(statements.append))
    assert await store.count_live() == {"lobby": 0, "playing": 0}
    await store.database.run(lambda db: db.set_trace_callback(None))
    plan = await store.database.run(lambda db: db.execute(f"EXPLAIN QUERY PLAN {statements[0]}").fetchall())
    assert all("COVERING INDEX live_tables" in step[3] for step in plan), plan
