"""Permissions are defined in one place, and the docs name the same ones."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import discord
import pytest

from bot.i18n import localizer
from bot.ops.doctor.setup import OLDEST, OLDEST_PYTHON
from bot.servers.permissions import (
    NEEDED,
    NEEDED_ANYWHERE,
    NEEDED_FOR_MATCHES,
    NEEDED_FOR_THREADS,
    NEEDED_IN_THREAD,
    OPTIONAL,
    intents,
    invite_link,
    missing,
)

ROOT = Path(__file__).parents[3]


def test_the_invite_covers_channels_and_threads_and_nothing_else():
    assert set(NEEDED_ANYWHERE) == set(NEEDED) | set(NEEDED_IN_THREAD)
    assert missing(discord.Permissions.none()) == list(NEEDED)
    assert missing(discord.Permissions.all(), needed=NEEDED_ANYWHERE) == []


def test_optional_and_needed_permissions_are_different():
    link = urlparse(invite_link(1))
    asked = discord.Permissions(int(parse_qs(link.query)["permissions"][0]))
    for_tournaments = {"create_private_threads", "create_events"}  # of duplicates, and for their server events
    needed = {*NEEDED_ANYWHERE, *NEEDED_FOR_THREADS, *for_tournaments}
    assert asked == discord.Permissions(**dict.fromkeys(needed, True)), "all that the bot can use, and nothing more"
    invited = {extra.name for extra in OPTIONAL if extra.is_invited}
    assert invited == set(NEEDED_FOR_MATCHES) - set(NEEDED_ANYWHERE) | for_tournaments


def test_no_intent_is_privileged():
    assert not intents().value & discord.Intents(members=True, presences=True, message_content=True).value


@pytest.mark.parametrize("page", ["README.md", "docs/operating.md"])
def test_the_pages_name_exactly_these_permissions(page):
    say = localizer("en")
    text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    assert ", ".join(say(f"permission-{name.replace('_', '-')}") for name in NEEDED_ANYWHERE) in text
    for extra in (extra for extra in OPTIONAL if extra.is_invited or page != "README.md"):
        assert say(f"permission-{extra.name.replace('_', '-')}") in text


def test_the_doctor_knows_the_versions_that_are_asked_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = dict(re.match(r"([\w.-]+)>=([\d.]+)", line).groups() for line in project["dependencies"])
    assert asked == OLDEST
    assert project["requires-python"] == ">=" + ".".join(map(str, OLDEST_PYTHON))


@pytest.mark.parametrize("page", ["security.md", "threats.md"])
def test_the_tests_that_the_pages_on_security_name_exist(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = set(re.findall(r"(test_\w+\.py): ((?:`test_\w+`(?:, )?)+)", text))
    pairs = {(file, test) for file, tests in named for test in re.findall(r"`(\w+)`", tests)}
    files = [(file.name, file.read_text(encoding="utf-8")) for file in (ROOT / "tests").rglob("test_*.py")]
    assert {test for _, test in pairs} == set(re.findall(r"`(test_\w+)`", text)), "each after its file"
    assert len(pairs) > 20
    assert [
        pair for pair in sorted(pairs) if not any(pair[0] == name and f"def {pair[1]}(" in code for name, code in files)
    ] == []


@pytest.mark.parametrize(("page", "column"), [("security.md", "tests"), ("threats.md", "tests")])
def test_each_row_of_the_pages_on_security_names_a_test(page, column):
    for table in re.findall(r"(?:^\|.*\n)+", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.MULTILINE):
        head, _, *rows = table.splitlines()
        if head.endswith(f"| {column} |"):
            assert [row for row in rows if "`test_" not in row and not row.endswith("| no test |")] == []
