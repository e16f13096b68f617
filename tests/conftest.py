"""What all tests share."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pictures import fonts
from tests.worlds import simulated
from tests.worlds.quick import hold_timers
from tests.worlds.simulated import SimulatedWorld

fonts.FOLDERS = ()  # pictures look the same on every machine


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what was measured, and what could not be checked: else no test would say so."""
    if simulated.OPENAPI is None:
        where = "there is no shared/discord/openapi.json beside the project"
        terminalreporter.write_line(f"Not checked: requests against Discord's OpenAPI document ({where}).", yellow=True)
    for report in (*terminalreporter.stats.get("passed", ()), *terminalreporter.stats.get("failed", ())):
        for name, value in report.user_properties:
            if name == "summary":  # what a test has measured
                terminalreporter.write_line(str(value))


@pytest.fixture(autouse=True)
def seeded_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same games in every run of a test, so that its outcome doesn't depend on the cards."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr("secrets.token_hex", lambda size=32: rng.randbytes(size).hex())
    monkeypatch.setattr("secrets.token_bytes", lambda size=32: rng.randbytes(size))


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedWorld]:
    """A server with people, channels and the bot."""
    hold_timers(monkeypatch)
    world = await SimulatedWorld.begin(tmp_path)
    yield world
    await world.end()
