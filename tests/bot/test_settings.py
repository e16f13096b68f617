"""Settings: clear lines, exit code 2, and never the token."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.settings import BadSettings, Settings, load_settings

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _clean(monkeypatch, tmp_path):
    for name in list(os.environ):
        if name.startswith("ONETABLE_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def test_everything_has_a_default():
    settings = load_settings()
    assert settings.token is None
    assert settings.database == Path("data/onetable.db")


def test_the_environment_and_the_env_file_are_read(monkeypatch):
    Path(".env").write_text("DISCORD_TOKEN=from-file\nONETABLE_LOBBY_MINUTES=30\n")
    monkeypatch.setenv("ONETABLE_LOBBY_MINUTES", "45")
    settings = load_settings()
    assert settings.token == SecretStr("from-file")
    assert settings.lobby_minutes == 45


def test_a_token_pasted_with_quotes_and_spaces_is_still_a_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", " 'abc.def.ghi' ")
    assert load_settings().token.get_secret_value() == "abc.def.ghi"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("ONETABLE_LOBBY_MINUTES", "soon"),
        ("ONETABLE_LOBBY_MINUTES", "0"),
        ("ONETABLE_LOG_LEVEL", "LOUD"),
        ("ONETABLE_TEST_GUILD", "-3"),
    ],
)
def test_a_bad_setting_is_one_line_that_names_it(monkeypatch, variable, value):
    monkeypatch.setenv(variable, value)
    with pytest.raises(BadSettings) as bad:
        load_settings()
    assert str(bad.value).startswith(f"{variable}: ")
    assert "\n" not in str(bad.value)


def test_the_token_is_never_shown(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    assert "very.secret.token" not in repr(load_settings()) + str(load_settings().model_dump())


def run_bot(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run_python("-m", "bot", *arguments, **environment)


def run_python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_bad_setting_is_exit_code_2_and_one_line():
    ended = run_bot(DISCORD_TOKEN="very.secret.token", ONETABLE_LOG_LEVEL="LOUD")
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1
    assert "ONETABLE_LOG_LEVEL" in ended.stderr
    assert "secret" not in ended.stderr + ended.stdout


def test_an_unusable_database_is_exit_code_2_and_one_line(tmp_path):
    (tmp_path / "file").write_text("")
    ended = run_bot(DISCORD_TOKEN="a.b.c", ONETABLE_DATABASE=str(tmp_path / "file" / "x.db"))
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)
    assert "cannot open the database" in ended.stderr


FULL_AT_THE_START = """
import sys
from bot.app import Onetable
from bot.cli import main
from bot.store.base import StoreFault

async def full(bot):
    raise StoreFault("database or disk is full")

Onetable.extend_deadlines_after_downtime = full  # the first that is written
sys.exit(main(["--playground", "--no-browser", "--port", "0"]))
"""


def test_a_disk_that_is_full_at_the_start_is_exit_code_2_and_one_line():
    ended = run_python("-c", FULL_AT_THE_START, ONETABLE_LOG_LEVEL="ERROR")
    assert (ended.returncode, ended.stderr) == (2, "onetable: the database failed: database or disk is full\n")


def test_health_before_the_first_start_is_unhealthy(tmp_path):
    ended = run_bot("--health", ONETABLE_DATABASE=str(tmp_path / "x.db"))
    assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1)
    assert not (tmp_path / "x.db").exists()


def test_without_a_token_and_with_no_playground_it_says_what_is_missing():
    ended = run_bot("--no-playground")
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)
    assert "DISCORD_TOKEN" in ended.stderr


@pytest.mark.parametrize("arguments", [(), ("--playground",)], ids=["no token", "a token that must not be used"])
def test_the_playground_never_gets_the_real_token(arguments, tmp_path):
    token = {"DISCORD_TOKEN": "MTA.very.secret"} if arguments else {}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "--no-browser", *arguments],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        address = next(line.strip() for line in process.stdout if "http://" in line)
        page = urllib.request.urlopen(address, timeout=20).read().decode()
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=30)
    assert "<!doctype html>" in page
    assert process.returncode == 0, log
    assert "secret" not in log
    assert {file.name for file in (tmp_path / "data").iterdir()} >= {"playground-world.sqlite3", "playground.db"}


def test_every_setting_is_explained_in_the_example():
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    for name, field in Settings.model_fields.items():
        variable = field.validation_alias or f"ONETABLE_{name.upper()}"
        assert f"{variable}=" in example, variable


def test_the_example_sets_nothing_but_the_token():
    """What is set in `.env` also goes to Docker, where the image has its own place for the database."""
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == ["DISCORD_TOKEN="]


def test_an_env_file_that_is_no_text_is_one_line():
    Path(".env").write_bytes("# Schlüssel\nDISCORD_TOKEN=x\n".encode("latin-1"))
    with pytest.raises(BadSettings, match=r"^\.env: .*UTF-8"):
        load_settings()
