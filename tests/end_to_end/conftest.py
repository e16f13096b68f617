"""Runs the same scenarios on SimCord and on the playground."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from tests.worlds import World
from tests.worlds.playground import PlaygroundWorld
from tests.worlds.quick import hold_timers
from tests.worlds.simulated import SimulatedWorld


@pytest.fixture(params=[SimulatedWorld, PlaygroundWorld], ids=["simulated", "playground"])
async def world(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """A server with users, channels and the bot, in either world."""
    hold_timers(monkeypatch)
    for part, name in [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ]:
        monkeypatch.setattr(part, name, getattr(part, name))  # put back what the playground sets
    world = await request.param.begin(tmp_path)
    yield world
    await world.end()
