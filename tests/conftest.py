"""What all tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.worlds import simulated
from tests.worlds.simulated import SimulatedWorld


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what was measured, and what could not be checked: else no test would say so."""
    if simulated.OPENAPI is None:
        where = "there is no shared/discord/openapi.json beside the project"
        terminalreporter.write_line(f"Not checked: requests against Discord's OpenAPI document ({where}).", yellow=True)
    for report in (*terminalreporter.stats.get("passed", ()), *terminalreporter.stats.get("failed", ())):
        for name, value in report.user_properties:
            if name == "summary":  # what a test has measured
                terminalreporter.write_line(str(value))


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedWorld]:
    """A server with people, channels and the bot."""
    # the simulation's clock follows the real one as well, which must not interfere on a slow machine
    monkeypatch.setattr("rules.one_shot.game.COAST_SECONDS", 600.0)
    monkeypatch.setattr("rules.only_one.game.SHOW_SECONDS", 600.0)
    monkeypatch.setattr("rules.game.Game.stand_in_seconds", 600.0)
    monkeypatch.setattr("rules.omiga.Omiga.stand_in_seconds", 600.0)
    monkeypatch.setattr("bot.app.BEAT_SECONDS", 100_000.0)
    monkeypatch.setattr("cogs.boards.PACE_SECONDS", 0.0)
    monkeypatch.setattr("cogs.watching.PACE_SECONDS", 0.0)
    world = await SimulatedWorld.begin(tmp_path)
    yield world
    await world.end()
