"""The image, as far as it can be tried without an engine: it copies all it needs, and starts as it should."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
LINES = (HOUSE / "Dockerfile").read_text(encoding="utf-8").splitlines()


def command(line: str) -> list[str]:
    """What a line in the form of a list starts, with the Python of these tests."""
    program, *arguments = json.loads(line[line.index("[") :])
    assert program == "python"
    return [sys.executable, *arguments]


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """What the last stage copies from here, and nothing else."""
    for line in LINES:
        if match := re.fullmatch(r"COPY (\w+) (\w+)", line):
            shutil.copytree(HOUSE / match[1], tmp_path / match[2], ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "data").mkdir()
    return tmp_path


def start(image: Path, line: str, **settings: str) -> subprocess.CompletedProcess[str]:
    settings = {"ONETABLE_DATABASE": str(image / "data/onetable.db"), **settings}
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ONETABLE", "DISCORD"))}
    return subprocess.run(
        command(line), cwd=image, env=kept | settings, capture_output=True, text=True, timeout=60, check=False
    )


def test_without_a_token_it_says_so_and_stops_rather_than_play_with_itself(image):
    (line,) = [line for line in LINES if line.startswith("CMD ")]
    ended = start(image, line)
    assert ended.returncode == 2
    assert "DISCORD_TOKEN" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_it_is_not_well_while_nothing_runs(image):
    (line,) = [line for line in LINES if line.startswith("HEALTHCHECK ")]
    ended = start(image, line)
    assert ended.returncode == 1
    assert "not running" in ended.stderr + ended.stdout


def test_it_runs_as_an_unprivileged_user_and_holds_no_secret():
    text = "\n".join(LINES)
    assert "USER onetable" in text
    assert "VOLUME /data" in text
    assert "TOKEN=" not in text
    assert "**/.env" in (HOUSE / ".dockerignore").read_text(encoding="utf-8").split()
