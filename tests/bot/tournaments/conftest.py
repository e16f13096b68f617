"""Fixtures of the tournament tests without Discord."""

from __future__ import annotations

import pytest

from bot.store.location import Location
from tests.bot.tournaments.builders import Harness


@pytest.fixture
async def harness(location: Location):
    harness = await Harness(location).open()
    yield harness
    await harness.close()
