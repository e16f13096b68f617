"""Fixtures of the tournament tests without Discord."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.tournaments.builders import Harness


@pytest.fixture
async def harness(tmp_path: Path):
    harness = await Harness(tmp_path / "onetable.db").open()
    yield harness
    await harness.close()
