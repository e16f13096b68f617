"""Backups are complete and checked; restore keeps the old database and refuses unusable files."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.base import StoreUnusable
from bot.store.migrations import migration_steps
from bot.store.sqlite.files import back_up, inspect_file, read_meta, restore, try_to_write
from bot.store.sqlite.store import SqliteStore


async def kept(path: Path, value: str = "first") -> Path:
    """Create a database with one meta value."""
    store = await SqliteStore.open(path)
    await store.set_meta("fact", value)
    await store.close()
    return path


def damage(path: Path) -> None:
    """Damage the schema; the header stays intact."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("PRAGMA writable_schema = ON")
        db.execute("DELETE FROM sqlite_master WHERE name = 'results_by_user'")


def from_the_future(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 999")


async def test_a_backup_of_a_bot_at_work_holds_everything_that_was_acknowledged(tmp_path):
    store = await SqliteStore.open(tmp_path / "x.db")
    written = 0

    async def write() -> None:
        nonlocal written
        while True:
            await store.set_meta("fact", str(written + 1))
            written += 1

    await store.set_meta("fact", "0")
    writing = asyncio.create_task(write())
    for number in range(3):
        copy = tmp_path / f"{number}.db"
        before = written
        look = await asyncio.to_thread(back_up, tmp_path / "x.db", copy)
        assert look.errors == ()
        assert before <= int(read_meta(copy, "fact")) <= written + 1
    writing.cancel()
    await asyncio.wait([writing])
    await store.close()


async def test_a_backup_is_one_file_of_the_owners_own(tmp_path):
    await kept(tmp_path / "x.db")
    back_up(tmp_path / "x.db", tmp_path / "copies.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copies.db", "x.db"]
    assert stat.S_IMODE((tmp_path / "copies.db").stat().st_mode) == 0o600


async def test_a_backup_does_not_overwrite_a_file_by_default(tmp_path):
    await kept(tmp_path / "x.db")
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(StoreUnusable, match=r"copy\.db already exists; name another file, or add --overwrite"):
        back_up(tmp_path / "x.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    back_up(tmp_path / "x.db", tmp_path / "copy.db", overwrite=True)
    assert read_meta(tmp_path / "copy.db", "fact") == "first"


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("x.db", "is the database itself"),
        ("link.db", "is the database itself"),
        ("folder", "is a folder"),
        ("nowhere/copy.db", "does not exist"),
    ],
)
async def test_a_backup_to_a_wrong_place_is_refused(tmp_path, target, why):
    await kept(tmp_path / "x.db")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "x.db")
    with pytest.raises(StoreUnusable, match=why):
        back_up(tmp_path / "x.db", tmp_path / target, overwrite=True)
    assert read_meta(tmp_path / "x.db", "fact") == "first"


async def test_a_damaged_database_is_not_backed_up_and_leaves_no_file_behind(tmp_path):
    damage(await kept(tmp_path / "x.db"))
    with pytest.raises(StoreUnusable, match="damaged"):
        back_up(tmp_path / "x.db", tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["x.db"]


@pytest.mark.parametrize("content", [None, b"", b"no database at all" * 100], ids=["missing", "empty", "text"])
async def test_a_file_that_is_not_a_database_is_neither_backed_up_nor_restored(tmp_path, content):
    if content is not None:
        (tmp_path / "odd.db").write_bytes(content)
    await kept(tmp_path / "x.db")
    for attempt in (
        lambda: back_up(tmp_path / "odd.db", tmp_path / "copy.db"),
        lambda: restore(tmp_path / "odd.db", tmp_path / "x.db"),
    ):
        with pytest.raises(StoreUnusable, match=r"odd\.db") as refused:
            attempt()
        assert "\n" not in str(refused.value)
    assert not (tmp_path / "copy.db").exists()
    assert read_meta(tmp_path / "x.db", "fact") == "first"


async def test_a_database_of_another_program_is_not_restored(tmp_path):
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE songs (title)")
    with pytest.raises(StoreUnusable, match=r"other\.db is not a database of Onetable"):
        restore(tmp_path / "other.db", tmp_path / "x.db")
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize(("spoil", "why"), [(from_the_future, "schema 999"), (damage, "damaged")])
async def test_a_backup_that_cannot_be_read_is_not_restored(tmp_path, spoil, why):
    await kept(tmp_path / "x.db", "now")
    spoil(await kept(tmp_path / "copy.db"))
    with pytest.raises(StoreUnusable, match=why):
        restore(tmp_path / "copy.db", tmp_path / "x.db")
    assert read_meta(tmp_path / "x.db", "fact") == "now"


async def test_restoring_keeps_the_old_database_under_a_clear_name(tmp_path):
    back_up(await kept(tmp_path / "x.db"), tmp_path / "copy.db")
    await kept(tmp_path / "x.db", "second")
    asides = [restore(tmp_path / "copy.db", tmp_path / "x.db") for _ in range(2)]  # within one second
    assert read_meta(tmp_path / "x.db", "fact") == "first"
    assert read_meta(asides[0], "fact") == "second"
    assert read_meta(asides[1], "fact") == "first"
    assert asides[0].name.startswith("x.db.before-restore-2")
    assert read_meta(tmp_path / "copy.db", "fact") == "first"
    store = await SqliteStore.open(tmp_path / "x.db")  # and a bot can go on with it
    await store.set_meta("fact", "third")
    await store.close()


async def test_restore_deletes_outdated_meta_values(tmp_path):
    copy = await kept(tmp_path / "copy.db")
    assert restore(copy, tmp_path / "new" / "x.db", forget=("fact",)) is None
    assert read_meta(tmp_path / "new" / "x.db", "fact") is None


async def test_restoring_is_refused_while_a_bot_has_the_database_open(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.store.sqlite.files.PATIENCE_SECONDS", 0.05)
    copy = await kept(tmp_path / "copy.db")
    store = await SqliteStore.open(tmp_path / "x.db")
    await store.set_meta("fact", "played on")  # idle: it holds no lock for writing
    with pytest.raises(StoreUnusable, match=r"x\.db is in use; stop the bot first"):
        restore(copy, tmp_path / "x.db")
    await store.set_meta("fact", "and on")  # the bot has noticed nothing
    await store.close()
    assert read_meta(tmp_path / "x.db", "fact") == "and on"
    assert restore(copy, tmp_path / "x.db") is not None


@pytest.mark.parametrize("content", [b"rubbish" * 1000, b""], ids=["rubbish", "empty"])
async def test_a_database_beyond_reading_can_be_replaced_and_its_leftovers_do_no_harm(tmp_path, content):
    copy = await kept(tmp_path / "copy.db")
    (tmp_path / "x.db").write_bytes(content)
    (tmp_path / "x.db-wal").write_bytes(b"leftover")
    aside = restore(copy, tmp_path / "x.db")
    assert aside.read_bytes() == content
    assert not (tmp_path / "x.db-wal").exists()
    assert read_meta(tmp_path / "x.db", "fact") == "first"


async def test_restoring_the_database_from_itself_is_refused(tmp_path):
    path = await kept(tmp_path / "x.db")
    with pytest.raises(StoreUnusable, match="is the database itself"):
        restore(path, path)


async def test_a_restore_that_dies_half_way_leaves_the_old_database_in_place(tmp_path, monkeypatch):
    copy, path = await kept(tmp_path / "copy.db"), await kept(tmp_path / "x.db", "old")

    def dies(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.store.sqlite.files._take_place", dies)
    with pytest.raises(KeyboardInterrupt):
        restore(copy, path)
    assert read_meta(path, "fact") == "old"
    assert not [file for file in tmp_path.iterdir() if file.name.endswith(".part")]


async def test_writing_is_tried_without_a_trace(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.store.sqlite.files.PATIENCE_SECONDS", 0.05)
    path = await kept(tmp_path / "x.db")
    before = inspect_file(path)
    try_to_write(path)
    assert inspect_file(path) == before
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnusable, match="locked"):
            try_to_write(path)


async def test_a_copy_without_links_is_a_copy_all_the_same(tmp_path, monkeypatch):
    copy, path = await kept(tmp_path / "copy.db"), await kept(tmp_path / "x.db", "old")

    def no_links(*_: object) -> None:
        raise OSError("not here")

    monkeypatch.setattr(os, "link", no_links)
    assert read_meta(restore(copy, path), "fact") == "old"
    assert read_meta(path, "fact") == "first"


async def test_the_new_database_belongs_to_whom_the_old_one_did(tmp_path):
    copy, path = await kept(tmp_path / "copy.db"), await kept(tmp_path / "x.db", "old")
    owner = 12345 if os.geteuid() == 0 else os.geteuid()  # only root may give files away
    os.chown(path, owner, -1)
    path.chmod(0o640)
    restore(copy, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert path.stat().st_uid == owner


async def test_a_database_behind_a_symbolic_link_is_restored_at_its_target(tmp_path):
    copy, path = await kept(tmp_path / "copy.db"), await kept(tmp_path / "x.db", "old")
    (tmp_path / "link.db").symlink_to(path)
    aside = restore(copy, tmp_path / "link.db")
    assert (tmp_path / "link.db").is_symlink()
    assert read_meta(path, "fact") == "first"
    assert read_meta(aside, "fact") == "old"


async def test_a_database_cut_short_can_be_replaced(tmp_path):
    copy, path = await kept(tmp_path / "copy.db"), await kept(tmp_path / "x.db", "old")
    os.truncate(path, 5000)
    restore(copy, path)
    assert read_meta(path, "fact") == "first"


def test_a_database_that_is_not_migrated_yet_can_be_read_and_restored(tmp_path):
    """Before schema 18 meta values were in the table `house`."""
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        for number, step in enumerate(migration_steps()[:17], 1):
            db.executescript(f"BEGIN;{step};PRAGMA user_version = {number};COMMIT;")
        db.execute("INSERT INTO house VALUES ('kept', '1'), ('forgotten', '2')")
    assert read_meta(old, "kept") == "1"
    try_to_write(old)
    restore(old, tmp_path / "new.db", forget=("forgotten",))
    assert (read_meta(tmp_path / "new.db", "kept"), read_meta(tmp_path / "new.db", "forgotten")) == ("1", None)


async def test_meta_values_survive_the_migration(tmp_path):
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        for number, step in enumerate(migration_steps()[:17], 1):
            db.executescript(f"BEGIN;{step};PRAGMA user_version = {number};COMMIT;")
        db.execute("INSERT INTO house VALUES ('kept', '1')")
    store = await SqliteStore.open(old)
    assert await store.get_meta("kept") == "1"
    await store.close()
