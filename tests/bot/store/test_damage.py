"""Damaged and lost databases: the bot starts and works, or prints one line and exits with code 2."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app import Onetable
from bot.ops.doctor.database import look_at_database
from bot.ops.health import heartbeat
from bot.servers.settings import ServerSettings
from bot.settings import Settings
from bot.store.base import ALIVE_AT, StoreFault, StoreUnusable
from bot.store.sqlite.checks import check_structure
from bot.store.sqlite.files import inspect_file, read_meta, restore
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from tests.bot.tables.test_service import PLACE, THROW
from tests.bot.tables.test_service import Env as TableService
from tests.bot.tournaments.builders import Harness as Tournaments

ROOT = Path(__file__).parents[3]
CASES = int(os.environ.get("DAMAGES", "200"))  # by hand: DAMAGES=5000
ANA = Player(user=1, name="Ana")


async def small_database(path: Path) -> Path:
    """Two games, a tournament and a server's settings, as a bot that was killed leaves them: with a log beside."""
    tables = await TableService(path.with_name("making.db")).open()
    for channel in (10, 11):
        table = await tables.game(channel=channel)
        await tables.tables.play(table, 1, THROW, epoch=0, key="a", guild=PLACE["guild"], channel=channel)
    await tables.store.keep_server_settings(5, ServerSettings(threads=3).model_dump_json())
    await tables.store.set_meta(ALIVE_AT, "1000.0")
    tournaments = await Tournaments(tables.path).open()
    await tournaments.announce("swiss", size=8)
    await tournaments.close()
    for suffix in ("", "-wal"):
        shutil.copy(f"{tables.path}{suffix}", f"{path}{suffix}")
    await tables.close()
    return path


@pytest.fixture
async def small(tmp_path: Path) -> Path:
    (tmp_path / "made").mkdir()
    return await small_database(tmp_path / "made" / "onetable.db")


def flip(content: bytearray, rng: random.Random) -> None:
    content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def overwrite(content: bytearray, rng: random.Random) -> None:
    at, length = rng.randrange(len(content)), rng.choice((1, 4, 16, 64))
    content[at : at + length] = rng.randbytes(length)[: len(content) - at]


def blank(content: bytearray, rng: random.Random) -> None:
    page = 2048 * rng.randrange(len(content) // 2048)
    content[page : page + 2048] = bytes(2048)


def truncate(content: bytearray, rng: random.Random) -> None:
    del content[rng.randrange(1, len(content)) :]


def spoil_schema(content: bytearray, rng: random.Random) -> None:
    """The first pages hold the header and the schema, where a wrong byte does most harm."""
    content[rng.randrange(min(len(content), 12_000))] = rng.randrange(256)


DAMAGES: tuple[Callable[[bytearray, random.Random], None], ...] = (flip, overwrite, blank, truncate, spoil_schema)


def damaged(small: Path, folder: Path, case: int) -> Path:
    """A copy with damage that depends on the case alone, in the file or in its log."""
    rng = random.Random(case)
    folder.mkdir(exist_ok=True)
    path = folder / "onetable.db"
    for suffix in ("", "-wal"):
        shutil.copy(f"{small}{suffix}", f"{path}{suffix}")
    if case % 4:  # the log is folded in, so that the damage is in what is read
        with closing(sqlite3.connect(path)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoilt = Path(f"{path}-wal") if case % 4 == 0 else path
    content = bytearray(spoilt.read_bytes())
    DAMAGES[case % len(DAMAGES)](content, rng)
    spoilt.write_bytes(content)
    return path


async def start(path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Start a bot without Discord and use it; returns the one line that says why it did not start, if it did not."""
    try:
        store = await SqliteStore.open(path)
    except StoreUnusable as unusable:
        return str(unusable)
    try:
        bot = Onetable(Settings(_env_file=None, stop_seconds=30), store, clock=lambda: 2000.0)

        async def nothing() -> None:
            pass

        monkeypatch.setattr(bot, "load_cogs", nothing)
        monkeypatch.setattr(bot, "sync_commands", nothing)
        async with bot:
            try:
                await bot.setup_hook()
            except (StoreUnusable, StoreFault) as fault:  # the command line makes one line of both
                return str(fault)
            await store.set_meta("fact", "value")
            assert await store.get_meta("fact") == "value"
            opened = await bot.tables.deals.open(game="one-shot", guild=6, channel=99, host=ANA, language="en")
            assert (await bot.tables.scene(opened.id)).record.host == ANA.user
    finally:
        await store.close()
    return ""


@pytest.mark.timeout(1200)
async def test_a_damaged_database_works_or_is_refused_in_one_line(small, tmp_path, monkeypatch):
    refused = 0
    for case in range(CASES):
        try:
            line = await start(damaged(small, tmp_path / f"case-{case}", case), monkeypatch)
        except Exception as error:
            raise AssertionError(f"case {case}") from error
        refused += bool(line)
    assert CASES / 10 < refused < CASES, "some do harm, some do not"


@pytest.mark.parametrize("case", [1, 2, 19])
def test_the_command_line_prints_one_line_for_a_damaged_database(tmp_path, case):
    path = tmp_path / "playground.db"
    subprocess.run([sys.executable, "-c", MAKE, str(tmp_path)], cwd=ROOT, check=True)
    shutil.move(damaged(tmp_path / "small.db", tmp_path / "spoilt", case), path)
    code, printed, log = run_bot(tmp_path)
    assert "Traceback" not in log
    if code:
        complaints = [line for line in log.splitlines() if line.startswith("onetable: ")]
        assert (code, len(complaints), printed) == (2, 1, "")
    else:
        assert "http://127.0.0.1" in printed


MAKE = """
import asyncio, sys
from pathlib import Path
from tests.bot.store.test_damage import small_database
asyncio.run(small_database(Path(sys.argv[1]) / "small.db"))
"""


def run_bot(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Run the bot in a playground until it is there or has given up: exit code, what was printed, the log."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ONETABLE_")}
    log = folder / "log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot", "--playground", "--no-browser", *arguments],
            cwd=ROOT,
            env={**environment, "ONETABLE_DATABASE": str(folder / "onetable.db")},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        printed = ""
        for line in process.stdout:
            printed += line
            if "Ctrl+C" in line:
                process.send_signal(signal.SIGTERM)
        process.stdout.close()
        code = process.wait(60)
    return code, printed, log.read_text()


# --- single faults


async def test_a_damaged_structure_is_found_at_the_start(small, tmp_path):
    with closing(sqlite3.connect(small)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()
    content = bytearray(small.read_bytes())
    content[(page - 1) * 2048] = 0x77
    small.write_bytes(content)
    with pytest.raises(StoreUnusable, match=r"onetable.db is damaged: .*; restore a backup: .*restore FILE"):
        await SqliteStore.open(small)


async def test_an_index_that_misses_a_row_is_found_at_the_start(small):
    """Such as an old page of it: the file's structure is right, but the channel's table would not be found."""
    index = "name = 'tables_by_channel'"
    with closing(sqlite3.connect(small, isolation_level=None)) as db:
        (line,) = db.execute(f"SELECT * FROM sqlite_master WHERE {index}")
        db.execute("PRAGMA writable_schema = ON")
        db.execute(f"DELETE FROM sqlite_master WHERE {index}")
    with closing(sqlite3.connect(small, isolation_level=None)) as db:
        db.execute("UPDATE tables SET channel = 99 WHERE id = 1")
        db.execute("PRAGMA writable_schema = ON")
        db.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", line)
    with pytest.raises(StoreUnusable, match=r"damaged: row 1 missing from index tables_by_channel; restore"):
        await SqliteStore.open(small)


def test_an_interrupted_check_returns_none(small):
    with closing(sqlite3.connect(small)) as db:
        assert check_structure(db) == ()
        db.set_progress_handler(lambda: True, 1)  # as if the time were up at once
        assert check_structure(db) is None


async def test_the_bot_starts_although_the_check_takes_too_long(small, monkeypatch):
    monkeypatch.setattr("bot.store.sqlite.store.check_structure", lambda _db, _seconds: None)
    with capture_logs() as logs:
        store = await SqliteStore.open(small)
    await store.set_meta("fact", "value")
    await store.close()
    assert [line["event"] for line in logs] == ["database check not finished in time"]


@pytest.mark.parametrize("word", [b'CREATE TABLE "meta"', b"CREATE TABLE moves", b"NOT NULL"])
async def test_a_schema_that_is_not_text_is_reported_in_one_line(small, word):
    with closing(sqlite3.connect(small)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = small.read_bytes()
    small.write_bytes(content.replace(word, word[:-3] + b"\xff\xfe\xff"))
    assert small.read_bytes() != content
    with pytest.raises(StoreUnusable) as refused:
        await SqliteStore.open(small)
    assert "restore FILE" in str(refused.value)


@pytest.mark.parametrize(
    ("fact", "value"), [(ALIVE_AT, "yesterday"), (ALIVE_AT, "1e999"), ("daily_secret", b"\xff\xfe")]
)
async def test_an_invalid_meta_value_is_reported_in_one_line(small, monkeypatch, fact, value):
    with closing(sqlite3.connect(small)) as db:
        db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (fact, value))
        db.commit()
    line = await start(small, monkeypatch)
    assert "\n" not in line


async def test_an_invalid_heartbeat_is_reported_by_health_and_doctor(small):
    with closing(sqlite3.connect(small)) as db:
        db.execute("UPDATE meta SET value = 'yesterday' WHERE key = ?", (ALIVE_AT,))
        db.commit()
    with pytest.raises(StoreUnusable, match="heartbeat"):
        heartbeat(small)
    assert [finding.about for finding in look_at_database(small, 0.0) if finding.level == "fault"] == ["heartbeat"]


# --- lost databases


def leave_log(path: Path) -> Path:
    path.with_name(f"{path.name}-wal").write_bytes(b"what was written last")
    return path.with_name(f"{path.name}-wal")


def leave_journal(path: Path) -> Path:
    path.with_name(f"{path.name}-journal").write_bytes(b"what was written last")
    return path.with_name(f"{path.name}-journal")


def leave_old_one(path: Path) -> Path:
    old = path.with_name(f"{path.name}.before-restore-20260101T000000Z")
    sqlite3.connect(old).execute("PRAGMA user_version = 1").connection.close()
    return old


def leave_copy(path: Path) -> Path:
    copy = path.with_name("onetable-monday.db")
    sqlite3.connect(copy).execute("PRAGMA user_version = 1").connection.close()
    return copy


def leave_backup(path: Path) -> Path:
    (path.parent / "backups").mkdir()
    sqlite3.connect(path.parent / "backups" / "Mon.db").execute("PRAGMA user_version = 1").connection.close()
    return path.parent / "backups" / "Mon.db"


@pytest.mark.parametrize("is_empty", [True, False], ids=["empty", "missing"])
@pytest.mark.parametrize("leave", [leave_log, leave_journal, leave_old_one, leave_copy, leave_backup])
async def test_a_lost_database_is_not_replaced_without_new(tmp_path, leave, is_empty):
    path = tmp_path / "onetable.db"
    if is_empty:
        path.touch()
    left = leave(path)
    content = left.read_bytes()
    with pytest.raises(StoreUnusable, match=r"restore FILE.*; or .*--new"):
        await SqliteStore.open(path)
    findings = look_at_database(path, 0.0)
    assert (findings[0].level, findings[0].about) == ("fault", "database")
    assert left.read_bytes() == content, "asking changes nothing"
    assert path.exists() == is_empty
    store = await SqliteStore.open(path, start_empty=True)
    await store.set_meta("fact", "value")
    await store.close()
    assert read_meta(path, "fact") == "value"
    assert content in [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()], "nothing is thrown away"


@pytest.mark.parametrize("beside", ["playground.db", "onetable.json", "onetable-world.sqlite3", "other.db-wal"])
async def test_other_files_are_no_sign_of_a_loss(tmp_path, beside):
    sqlite3.connect(tmp_path / beside).execute("PRAGMA user_version = 1").connection.close()
    (tmp_path / "onetable.db").touch()
    store = await SqliteStore.open(tmp_path / "onetable.db")
    await store.set_meta("fact", "value")
    await store.close()
    assert read_meta(tmp_path / "onetable.db", "fact") == "value"


def test_first_and_second_start_need_no_option(tmp_path):
    for _ in range(2):
        code, printed, log = run_bot(tmp_path)
        assert (code, "http://127.0.0.1" in printed) == (0, True), log


async def test_inspecting_an_empty_database_keeps_its_log(tmp_path):
    path = tmp_path / "onetable.db"
    path.touch()
    left = leave_log(path)
    for look in (inspect_file, lambda path: read_meta(path, "fact")):
        with pytest.raises(StoreUnusable, match="is empty"):
            look(path)
    assert left.exists()


@pytest.mark.parametrize("is_empty", [True, False], ids=["empty", "missing"])
async def test_a_log_without_its_database_is_not_mixed_into_a_restored_one(small, tmp_path, is_empty):
    backup, path = tmp_path / "copy.db", tmp_path / "onetable.db"
    store = await SqliteStore.open(backup)
    await store.set_meta("fact", "value")
    await store.close()
    log = small.with_name("onetable.db-wal").read_bytes()
    path.with_name("onetable.db-wal").write_bytes(log)
    if is_empty:
        path.touch()
    restore(backup, path)
    assert read_meta(path, "fact") == "value"
    assert log in [file.read_bytes() for file in tmp_path.glob("onetable.db.before-restore-*-wal")]


def test_after_a_loss_the_bot_starts_only_with_new(tmp_path):
    (tmp_path / "playground.db").touch()
    leave_log(tmp_path / "playground.db")
    code, printed, log = run_bot(tmp_path)
    assert (code, printed) == (2, "")
    assert log.startswith("onetable: the database ")
    assert "--new" in log
    code, _, log = run_bot(tmp_path, "--new")
    assert code == 0
    assert "Traceback" not in log


def test_a_damaged_database_is_exit_code_2_and_one_line(tmp_path):
    (tmp_path / "playground.db").write_bytes(b"SQLite format 3\0" + b"\xff" * 4096)
    code, printed, log = run_bot(tmp_path)
    assert (code, printed, len(log.splitlines())) == (2, "", 1)
    assert "restore FILE" in log
