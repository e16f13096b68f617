"""What all tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.worlds.simulated import SimulatedWorld


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[SimulatedWorld]:
    """A server with people, channels and the bot."""
    world = await SimulatedWorld.begin(tmp_path)
    yield world
    await world.end()
