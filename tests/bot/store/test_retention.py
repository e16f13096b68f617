"""Deleted data leaves the file: it is overwritten at once, and unused pages are given back in small steps."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.migrations import migrate
from bot.store.sql.plans import execute, value
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.test_store import dealt, entry, position

SECRET = "zoe-wrote-this"
PAGE = 2048


@pytest.fixture
async def store(tmp_path: Path):
    opened = await SqliteStore.open(tmp_path / "onetable.db")
    yield opened
    await opened.close()


def traces(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir() if SECRET.encode() in file.read_bytes()]


async def fill(store: SqliteStore, rows: int = 200) -> None:
    for number in range(rows):
        await store.set_meta(f"key {number}", SECRET * 100)


async def empty(store: SqliteStore) -> None:
    await store.database.change(lambda: execute("DELETE FROM meta"))


async def test_deleted_rows_are_overwritten_without_rewriting_the_file(store, tmp_path):
    await fill(store)
    assert traces(tmp_path)
    await empty(store)
    assert await store.truncate_log()
    assert traces(tmp_path) == []


async def test_a_reader_keeps_the_log_from_being_emptied(tmp_path):
    store = await SqliteStore.open(tmp_path / "onetable.db", locked_seconds=0.05)
    await fill(store)
    with closing(sqlite3.connect(tmp_path / "onetable.db")) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM meta").fetchone()
        await empty(store)
        assert not await store.truncate_log()
    assert await store.truncate_log()
    assert traces(tmp_path) == []
    await store.close()


async def test_unused_pages_are_released_in_steps(store):
    await fill(store)
    await empty(store)
    before = await store.size()
    left = [await store.release_pages(20) for _ in range(3)]
    assert left == [left[0], left[0] - 20, left[0] - 40], "each step is short"
    assert await store.size() == before - 60 * PAGE
    while await store.release_pages(20):
        pass
    assert await store.size() < before / 2
    record = await dealt(store)
    await store.append_move(record.id, record.players, entry(1), position(1))
    assert await store.database.read(value("PRAGMA integrity_check")) == "ok"


async def test_a_file_from_before_incremental_vacuum_is_converted_when_it_is_rewritten(tmp_path):
    with closing(sqlite3.connect(tmp_path / "onetable.db", isolation_level=None)) as db:
        migrate(db)
    store = await SqliteStore.open(tmp_path / "onetable.db")
    await fill(store)
    await empty(store)
    assert await store.release_pages(20) == 0, "there is no such thing in this file"
    assert await store.wipe()
    await fill(store)
    await empty(store)
    assert await store.release_pages(20) > 0
    await store.close()
