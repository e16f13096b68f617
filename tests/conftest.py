"""What all tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.worlds.simulated import SimulatedWorld


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedWorld]:
    """A server with people, channels and the bot."""
    # the simulation waits in real time for what is due within five seconds, however slow the machine is
    monkeypatch.setattr("rules.one_shot.game.COAST_SECONDS", 120.0)
    monkeypatch.setattr("bot.app.BEAT_SECONDS", 120.0)
    world = await SimulatedWorld.begin(tmp_path)
    yield world
    await world.end()
