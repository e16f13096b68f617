"""What an operator sees of a running bot."""

from __future__ import annotations

import math

import aiohttp
import pytest

from bot.ops.health import Monitor
from tests.bot.ops.test_metrics import read
from tests.worlds.playground import PlaygroundWorld

pytestmark = pytest.mark.parametrize("world", [PlaygroundWorld], ids=["playground"], indirect=True)


async def metrics(monitor: Monitor) -> dict[str, float]:
    async with aiohttp.request("GET", f"http://127.0.0.1:{monitor.port}/metrics") as reply:
        assert reply.headers["Content-Type"].startswith("text/plain; version=")
        return read(await reply.text())


async def test_a_game_shows_in_the_metrics(world):
    async with Monitor(world.bot, "127.0.0.1", 0) as monitor:
        before = await metrics(monitor)
        await world.slash("ana", "play", game="one-shot")
        await world.press("ben", "Join")
        await world.slash("ana", "play", channel="lounge", game="one-shot")
        refused = await world.press("ben", "Start")
        assert refused.whisper
        await world.press("ana", "Start")
        await world.press("ana", "Throw")
        await world.playground.until(
            lambda: math.isfinite(world.bot.latency), 60
        )  # the first heartbeat is acknowledged
        after = await metrics(monitor)
    assert before["onetable_moves_total"] == 0
    assert after["onetable_moves_total"] == after["onetable_commit_moves_sum"] == 1
    assert after['onetable_tables{state="playing"}'] == after['onetable_tables{state="lobby"}'] == 1
    assert after['onetable_tables{state="in_memory"}'] == 2
    assert after['onetable_answers_total{outcome="done"}'] == 5
    assert after['onetable_answers_total{outcome="refused"}'] == 1
    assert after['onetable_refusals_total{why="refused-only-host"}'] == 1
    assert after["onetable_answer_seconds_count"] == 6
    assert after["onetable_commit_seconds_count"] >= 6
    assert after["onetable_guilds"] == 1
    assert after["onetable_gateway_connected"] == after["onetable_healthy"] == 1
    assert 0 <= after["onetable_gateway_latency_seconds"] < 60
    assert 0 <= after["onetable_gateway_silence_seconds"] <= after["onetable_uptime_seconds"]
    assert any(name.startswith("onetable_build_info{") and "version=" in name for name in after)


async def test_a_gateway_that_drops_is_missed_and_found_again(world):
    gateway = world.bot.metrics.gateway
    assert gateway.lost_at is None
    await world.playground.drop_gateway("close")
    await world.playground.until(lambda: gateway.lost_at is not None)
    await world.playground.until(lambda: gateway.lost_at is None, 20)
