"""Command line: one clear line, the right exit code, never a traceback."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.app import Onetable
from bot.cli import main
from bot.ops.health import Monitor
from bot.ops.metrics import Metrics
from bot.settings import Settings
from bot.store.base import ALIVE_AT, COMMANDS
from bot.store.sqlite.files import read_meta
from bot.store.sqlite.store import SqliteStore
from tests.bot.ops.test_metrics import Time

ROOT = Path(__file__).parents[2]
DATABASE = Path("onetable.db")


@pytest.fixture(autouse=True)
def _clean(monkeypatch, tmp_path):
    for name in list(os.environ):
        if name.startswith("ONETABLE_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ONETABLE_DATABASE", str(DATABASE))
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")


@pytest.fixture
def bot(capsys):
    """`bot("backup", "x.db")`: exit code, standard output, standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        printed = capsys.readouterr()
        assert "secret" not in printed.out + printed.err
        assert code == 0 or len(printed.err.splitlines()) == 1
        return code, printed.out, printed.err

    return run


async def keep(**facts: str) -> None:
    store = await SqliteStore.open(DATABASE)
    for fact, value in facts.items():
        await store.set_meta(fact, value)
    await store.close()


def test_a_backup_and_back_again(bot):
    asyncio.run(keep(fact="first", **{COMMANDS: "told"}))
    code, said, _ = bot("backup", "copy.db")
    assert code == 0
    assert said.startswith("copy.db: ")
    asyncio.run(keep(fact="second"))
    code, said, _ = bot("restore", "copy.db")
    assert code == 0
    restored, kept = said.splitlines()
    assert restored == "onetable.db: restored from copy.db"
    assert read_meta(Path(kept.removeprefix("the old database is kept as ")), "fact") == "second"
    assert read_meta(DATABASE, "fact") == "first"
    assert read_meta(DATABASE, COMMANDS) is None  # Discord is told again


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("backup", "copy.db"), "onetable.db does not exist"),
        (("restore", "copy.db"), "copy.db does not exist"),
        (("restore", "."), ". is a folder"),
    ],
)
def test_a_missing_file_is_exit_code_2_and_one_line(bot, arguments, why):
    code, said, complaint = bot(*arguments)
    assert (code, said, complaint) == (2, "", f"onetable: {why}\n")
    assert not DATABASE.exists()


def test_a_backup_does_not_overwrite_a_file_by_default(bot):
    asyncio.run(keep())
    assert bot("backup", "copy.db")[0] == 0
    assert bot("backup", "copy.db")[0] == 2
    assert bot("backup", "copy.db", "--overwrite")[0] == 0


@pytest.mark.parametrize("command", ["backup", "restore", "invite", "health"])
def test_bad_settings_are_exit_code_2_for_every_command(bot, monkeypatch, command):
    monkeypatch.setenv("ONETABLE_MONITOR_PORT", "99999")
    code, _, complaint = bot(command, *(["x.db"] if command in ("backup", "restore") else []))
    assert code == 2
    assert complaint.startswith("onetable: ONETABLE_MONITOR_PORT: ")


def test_a_token_with_invalid_characters_is_a_wrong_setting(bot, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "very\nsecret token")
    code, _, complaint = bot("invite")
    assert code == 2
    assert complaint.startswith("onetable: DISCORD_TOKEN: ")


@pytest.mark.parametrize("spelling", ["health", "--health"])
def test_health_by_the_heartbeat(bot, spelling):
    asyncio.run(keep(**{ALIVE_AT: repr(time.time() - 5)}))
    assert bot(spelling)[0] == 0
    asyncio.run(keep(**{ALIVE_AT: repr(time.time() - 100)}))
    assert bot(spelling)[::2] == (1, "onetable: not running: no recent heartbeat\n")


async def test_health_asks_the_monitor_where_there_is_one(monkeypatch, capsys):
    metrics = Metrics(Time())
    store = await SqliteStore.open(DATABASE, metrics)
    await store.set_meta(ALIVE_AT, repr(time.time()))
    async with Monitor(Onetable(Settings(_env_file=None), store, metrics), "0.0.0.0", 0) as monitor:
        monkeypatch.setenv("ONETABLE_MONITOR_PORT", str(monitor.port))
        monkeypatch.setenv("ONETABLE_MONITOR_HOST", "0.0.0.0")
        assert await asyncio.to_thread(main, ["health"]) == 0
        metrics.clock.now += 500
        assert await asyncio.to_thread(main, ["health"]) == 1
        assert capsys.readouterr().err == "onetable: not connected to Discord for 500 s\n"
    assert await asyncio.to_thread(main, ["health"]) == 1
    assert "/healthz does not answer" in capsys.readouterr().err
    await store.close()


def test_a_missing_library_is_reported_in_one_line():
    ended = subprocess.run(
        [sys.executable, "-S", "-m", "bot"],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr == "onetable: pydantic is not installed; start with `make run`, or install requirements.lock\n"


def test_a_closed_pipe_is_no_error():
    """Such as `python -m bot doctor | head -1`."""
    ended = subprocess.run(
        f"{sys.executable} -m bot doctor | head -1",
        shell=True,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "ONETABLE_LOG_LEVEL": "LOUD"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.stdout.startswith("✗ settings: ONETABLE_LOG_LEVEL: ")
    assert ended.stderr == ""


def test_a_full_disk_is_one_line_and_leaves_no_file():
    asyncio.run(keep(fact="x" * 500_000))
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536)); from bot.cli import main;"
    )
    ended = subprocess.run(
        [sys.executable, "-c", f"{limited} sys.exit(main(['backup', 'copy.db']))"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stdout, len(ended.stderr.splitlines())) == (2, "", 1), ended.stderr
    assert ended.stderr.startswith("onetable: cannot make a copy in .: ")
    assert [file.name for file in Path().iterdir()] == ["onetable.db"]
