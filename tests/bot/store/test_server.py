"""The command line and the doctor with a database on a PostgreSQL server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import asyncpg
import pytest

from bot.cli import main
from bot.ops.doctor.server import look_at_server
from bot.ops.metrics import Metrics
from bot.settings import Settings, load_settings
from bot.store.base import ALIVE_AT, COMMANDS, StoreUnusable
from bot.store.location import PostgresUrl
from bot.store.opening import open_store
from bot.store.server_backup import back_up_server, restore_to_server
from bot.tables.record import TableRecord
from tests.bot.store.test_store import dealt, entry, position
from tests.worlds.postgres import Server, run


@pytest.fixture
def configured(postgres: PostgresUrl, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> PostgresUrl:
    """Settings that name the server."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ONETABLE_DATABASE", postgres.url)
    return postgres


async def write(location: PostgresUrl, key: str, text: str) -> None:
    store = await open_store(location, Metrics())
    await store.set_meta(key, text)
    await store.close()


async def read(location: PostgresUrl, key: str) -> str | None:
    store = await open_store(location, Metrics())
    value = await store.get_meta(key)
    await store.close()
    return value


async def play_one(location: PostgresUrl, table: TableRecord) -> int:
    """Make the next move of a table; return its number."""
    store = await open_store(location, Metrics())
    number = (await store.load_table(table.id)).position.version + 1
    await store.append_move(table.id, table.players, entry(number), position(number))
    await store.close()
    return number


def test_the_setting_names_a_server_or_a_file(configured, monkeypatch, tmp_path):
    assert load_settings().database == configured
    assert load_settings().folder == Path("data")
    monkeypatch.setenv("ONETABLE_DATABASE", "sqlite:games/x.db")
    assert (load_settings().database, load_settings().folder) == (Path("games/x.db"), Path("games"))
    assert Settings(_env_file=None, database=tmp_path).database == tmp_path


def test_a_wrong_address_is_one_line_without_the_password(monkeypatch, capsys):
    monkeypatch.setenv("ONETABLE_DATABASE", "mysql://bot:secret@x/y")
    assert main(["health"]) == 2
    said = capsys.readouterr().err
    assert "ONETABLE_DATABASE" in said
    assert "secret" not in said


def test_health_reads_the_heartbeat(configured, capsys):
    assert main(["health"]) == 1
    assert "no recent heartbeat" in capsys.readouterr().err
    run(write(configured, ALIVE_AT, repr(time.time())))
    assert main(["health"]) == 0


def test_without_a_server_health_says_why(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("ONETABLE_DATABASE", f"postgresql://bot:secret@/x?host={tmp_path}")
    assert main(["health"]) == 1
    said = capsys.readouterr().err
    assert "cannot use postgresql:///x" in said
    assert "secret" not in said


def test_a_backup_is_a_file_and_is_restored_into_an_empty_database(configured, monkeypatch, capsys, postgres_server):
    run(write(configured, ALIVE_AT, "1000.0"))
    run(write(configured, COMMANDS, "a digest"))
    assert main(["backup", "onetable.db"]) == 0
    assert "checked" in capsys.readouterr().out
    assert main(["backup", "onetable.db"]) == 2
    assert "already exists" in capsys.readouterr().err
    run(write(configured, ALIVE_AT, "2000.0"))
    assert main(["backup", "onetable.db", "--overwrite"]) == 0
    assert main(["restore", "onetable.db"]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert run(read(configured, ALIVE_AT)) == "2000.0"
    empty = postgres_server.take()
    monkeypatch.setenv("ONETABLE_DATABASE", empty.url)
    assert main(["restore", "nowhere.db"]) == 2
    assert main(["restore", "onetable.db"]) == 0
    assert run(read(empty, ALIVE_AT)) == "2000.0"
    assert run(read(empty, COMMANDS)) is None, "Discord may have been sent others since"
    assert [file.name for file in Path.cwd().iterdir()] == ["onetable.db"], "nothing else is left"
    postgres_server.give_back(empty)


async def test_a_restore_that_was_interrupted_is_finished_by_the_next_one(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.store.copying.BATCH", 2)
    backup = tmp_path / "backup.db"
    store = await open_store(backup, Metrics())
    tables = [await dealt(store, channel) for channel in range(20, 30)]
    await store.close()

    def interrupted(_table: str, done: int, _total: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await restore_to_server(backup, postgres, interrupted)
    with pytest.raises(StoreUnusable, match="unfinished copy"):
        await open_store(postgres, Metrics())
    await restore_to_server(backup, postgres, lambda *_: None)
    store = await open_store(postgres, Metrics())
    assert [(await store.load_table(table.id)).position.version for table in tables] == [0] * 10
    await store.close()
    assert list(tmp_path.iterdir()) == [backup]


async def test_a_backup_is_of_one_moment_although_a_bot_writes(postgres, tmp_path):
    store = await open_store(postgres, Metrics())
    tables = [await dealt(store, channel) for channel in range(20, 30)]
    written: list[int] = []

    def play_on(table: str, _done: int, _total: int) -> None:
        """Write with another thread while the copy stands still."""
        written.append(run(play_one(postgres, tables[0] if table == "tables" else tables[1])))

    copy = await back_up_server(postgres, tmp_path / "copy.db", play_on)
    assert copy.errors == ()
    assert len(written) > 10
    saved = await open_store(tmp_path / "copy.db", Metrics())
    for table in tables:
        assert (await saved.load_table(table.id)).position.version == 0
        assert await saved.journal(table.id) == []
    await saved.close()
    await store.close()


async def test_the_doctor_finds_nothing_wrong_on_a_good_server(postgres):
    await write(postgres, ALIVE_AT, "1000.0")
    found = {finding.about: finding for finding in await look_at_server(postgres, 1010.0)}
    assert set(found) == {"database", "server", "writing", "heartbeat", "requests"}
    assert {finding.level for about, finding in found.items() if about != "writing"} == {"ok"}
    assert found["writing"].level == "warning", "the tests' server syncs nothing to disk"
    assert "a bot is running" in found["heartbeat"].says


async def test_the_doctor_says_what_is_wrong(postgres_server: Server):
    unknown = PostgresUrl(postgres_server.url("no_such_database"))
    assert [(one.about, one.level) for one in await look_at_server(unknown, 0.0)] == [("database", "fault")]
    empty = await asyncio.to_thread(postgres_server.new_database, empty=True)
    assert "created at the first start" in (await look_at_server(empty, 0.0))[0].says
    await postgres_server.execute(
        f"ALTER DATABASE {empty.url.partition('@/')[2].partition('?')[0]} SET default_transaction_read_only = on"
    )
    faults = [one for one in await look_at_server(empty, 0.0) if one.level == "fault"]
    assert [one.about for one in faults] == ["writing"]
    await asyncio.to_thread(postgres_server.drop, empty)


async def test_the_doctor_knows_a_schema_from_the_future(postgres_server: Server):
    newer = await asyncio.to_thread(postgres_server.new_database)
    await (await open_store(newer, Metrics())).close()
    connection = await asyncpg.connect(newer.url)
    await connection.execute("UPDATE schema_version SET number = 999, usable_from = 998")
    await connection.close()
    (finding,) = await look_at_server(newer, 0.0)
    assert finding.level == "fault"
    assert "schema 999" in finding.says
    await asyncio.to_thread(postgres_server.drop, newer)


async def test_the_doctor_accepts_a_schema_that_the_next_version_has_added_to(postgres_server: Server):
    later = await asyncio.to_thread(postgres_server.take_later)
    found = {finding.about: finding for finding in await look_at_server(later, 0.0)}
    assert found["database"].level == "ok"
    assert "of a newer version" in found["database"].says
    await asyncio.to_thread(postgres_server.give_back_later, later)
