"""A channel that the bot may not see costs a handful of refused requests, whatever happens at its tables."""

from __future__ import annotations

import math

import pytest
from simcord.backend.models.channel import Overwrite, OverwriteType

from bot.rate_limits import FIRST_WAIT_SECONDS, PAUSE
from cogs.core.channels import ChannelBlocked
from tests.cogs.core.test_stale_messages import add_channels, deal, move_unseen
from tests.cogs.pings.test_pings import pings
from tests.cogs.table.test_menu import begin
from tests.worlds.simulated import SimulatedWorld

VIEW_CHANNEL = 1 << 10


async def hide(world: SimulatedWorld, *channels: str, hidden: bool = True) -> None:
    """Take View Channel from the bot, or give it back."""
    for channel in channels:
        bits = {"deny": VIEW_CHANNEL} if hidden else {"allow": VIEW_CHANNEL}
        overwrite = Overwrite(world.bot.user.id, OverwriteType.MEMBER, **bits)
        world.env.backend.set_overwrite(world.channels[channel].id, overwrite)
    await world.env.settle()


def requests(world: SimulatedWorld) -> int:
    """Edits and posts in channels; where the bot may not see them Discord refuses each."""
    return sum(request.path.startswith("/channels/") for request in world.env.http_requests)


def most(seconds: float) -> int:
    """Tries in a channel: at once, and after 5, 10, 20, 40 ... seconds more. Three in half a minute."""
    return 1 + int(math.log2(seconds / FIRST_WAIT_SECONDS + 1))


async def play_on(world: SimulatedWorld, tables: list[int], seconds: int) -> None:
    """Every second each table changes, and a user clicks a private button."""
    for _ in range(seconds):
        for table in tables:
            record = await world.bot.tables.record(table)
            host = record.players[0].model_copy(update={"missed": record.players[0].missed + 1})
            live = await world.bot.tables.cache.get(table)
            live.saved_revision = await world.store.save_table(record.reseat(0, host), None)
            await world.bot.table_messages.show(table)
        await world.wait(1)


async def test_ten_tables_in_channels_that_the_bot_may_not_see(world):
    names = add_channels(world, 10)
    tables = [await deal(world, "one-shot", name) for name in names]
    await hide(world, *names)
    sent, began = requests(world), world.now()
    await play_on(world, tables, 30)
    assert len(tables) < requests(world) - sent <= len(tables) * most(world.now() - began)
    await hide(world, *names, hidden=False)
    await world.wait(5)
    assert not any(world.bot.tables.messages.is_behind(table) for table in tables), (
        "redrawn as soon as that is possible"
    )


async def test_tables_in_threads_share_the_wait_of_their_channel(world):
    await world.bot.servers.change(world.guild.id, threads=10)
    for _ in range(10):
        await world.slash("ana", "play", game="one-shot")
    assert len(world.channels["games"].threads) == 10
    await hide(world, "games")
    sent, began = requests(world), world.now()
    await play_on(world, list(range(1, 11)), 30)
    assert 1 < requests(world) - sent <= most(world.now() - began)


async def test_clicks_do_not_unblock_a_channel_that_the_bot_may_not_see(world):
    await begin(world, "ana", "ben")
    await hide(world, "games")
    await move_unseen(world, 1)
    sent, began = requests(world), world.now()
    for _ in range(8):
        await world.press_id("cy", world.table(), "t:1")
        await world.wait(6)
    assert 0 < requests(world) - sent <= most(world.now() - began)


async def test_a_click_unblocks_a_channel_where_the_bot_has_all_permissions(world):
    await begin(world, "ana", "ben")
    world.env.inject_error("PATCH", "/channels/*", status=403, code=50001, times=3)
    await move_unseen(world, 1)
    await world.press_id("cy", world.table(), "t:1")
    await world.wait(30)
    assert "threw" not in world.table().text
    await world.press_id("cy", world.table(), "t:1")
    assert "threw" in world.table().text


async def test_turn_pings_wait_too(world):
    await begin(world, "ana", "ben")
    world.bot.channels.breaker.failed(world.channels["games"].id, "send", guild=world.guild.id)
    for _ in range(6):  # until far beyond the time of the ping
        world.bot.channels.breaker.failed(world.channels["games"].id, "send", guild=world.guild.id)
    sent = requests(world)
    await world.wait(310)
    assert requests(world) == sent
    assert not pings(world)


async def test_with_too_many_invalid_requests_only_answers_are_sent(world):
    await begin(world, "ana", "ben")
    world.bot.budget.add(PAUSE)
    sent = requests(world)
    await world.press("ana", "Throw")
    assert "threw" in world.table().text, "by the reply to the click"
    await move_unseen(world, 1)
    await world.press_id("cy", world.table(), "t:1")
    assert requests(world) == sent
    with pytest.raises(ChannelBlocked):
        await world.bot.channels.channel(world.channels["games"].id, world.guild.id).send("hello")
