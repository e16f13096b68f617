"""What the tests of tournaments without Discord share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.tournaments.builders import House


@pytest.fixture
async def house(tmp_path: Path):
    house = await House(tmp_path / "onetable.db").open()
    yield house
    await house.close()
