"""Requests that Discord counts as invalid, counted at the real HTTP client of discord.py."""

from __future__ import annotations

import discord
import pytest

from tests.worlds import World
from tests.worlds.playground import PlaygroundWorld

pytestmark = pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])


async def test_a_channel_that_the_bot_may_not_see_costs_one_request_and_not_one_an_edit(world: World):
    await world.slash("ana", "play", game="one-shot")
    assert world.bot.budget.recent == 0
    world.playground.forbid("games", "view_channel")
    await world.wait(0.05)
    for _ in range(5):
        await world.bot.table_messages.show(1)
    assert world.bot.budget.recent == 1
    registry = world.bot.metrics.registry
    assert registry.get_sample_value("onetable_invalid_requests_total", {"status": "403"}) == 1
    world.playground.allow("games", "view_channel")
    await world.wait(0.3)
    assert not world.bot.tables.messages.is_behind(1), "Discord told of the permission, and the message was edited"
    assert world.bot.budget.recent == 1


async def test_rate_limits_of_clicks_count_and_what_is_not_found_does_not(world: World):
    await world.slash("ana", "play", game="one-shot")
    world.playground.faults.fail(429, times=1)
    await world.press("ben", "Join")
    assert "ben" in world.table().text
    assert world.bot.budget.recent == 1
    channel = world.bot.channels.channel(world.bot.guilds[0].text_channels[0].id, world.bot.guilds[0].id)
    with pytest.raises(discord.NotFound):
        await channel.edit(1, content="there is no such message")
    assert world.bot.budget.recent == 1, "404 is no invalid request"
