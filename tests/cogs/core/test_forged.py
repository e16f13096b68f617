"""Forged clicks: buttons of another server or channel."""

from __future__ import annotations

import discord
import pytest
from structlog.testing import capture_logs

from tests.cogs.settings.test_server_rules import with_button
from tests.cogs.table.test_menu import begin


@pytest.mark.parametrize("place", ["elsewhere", "lounge"])
async def test_a_moderator_of_another_server_is_refused(world, place):
    boss = discord.Permissions(manage_messages=True)
    world.invite("mo")
    await world.add_server("elsewhere")
    server, members = world.servers["elsewhere"]
    members["mo"] = server.add_member(world.players["mo"].user, roles=[server.create_role("boss", permissions=boss)])
    private = discord.PermissionOverwrite(manage_messages=True)
    world.channels["lounge"] = world.guild.create_text_channel("lounge2", overwrites={world.players["mo"]: private})
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    for press in ("l:1:join", "l:1:cancel", "l:1:start", "l:1:leave", "l:1:computer", "e:1"):
        answer = await world.press_id("mo", with_button(press), press, channel=place)
        assert "another" in answer.whisper, press
    record = await world.bot.tables.record(1)
    assert record.phase == "lobby"
    assert len(record.players) == 2
    await world.press("ana", "Start")
    assert "another" in (await world.press_id("mo", with_button("e:1"), "e:1", channel=place)).whisper
    assert (await world.bot.tables.record(1)).phase == "playing"


async def test_a_rematch_is_refused_on_another_server(world):
    await world.add_server("elsewhere")
    await begin(world, "ana", "ben")
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    answer = await world.press_id("ana", with_button("a:1"), "a:1", channel="elsewhere")
    assert "another server" in answer.whisper
    assert not world.messages("elsewhere")


@pytest.mark.parametrize("press", ["l:{}:join", "t:{}", "v:{}", "b:{}:1:yes", "a:{}", "e:{}", "h:{}", "w:{}:show"])
async def test_a_number_that_no_table_can_have_is_refused(world, press):
    custom_id = press.format(10**30)
    assert "closed" in (await world.press_id("ana", with_button(custom_id), custom_id)).whisper


@pytest.mark.parametrize(
    "press", ["tn:{}:in", "tr:{}:1", "stats-share:9223372036854775808:1:one-shot", "h:1", "d:share:2026-99-99"]
)
async def test_a_button_that_was_never_drawn_is_refused(world, press):
    await begin(world, "ana", "ben")  # ONE SHOT has no private panels
    custom_id = press.format(10**30)
    assert "older version" in (await world.press_id("ana", with_button(custom_id), custom_id)).whisper


async def test_a_move_from_an_ephemeral_message_of_a_game_without_panels_leaves_none_behind(world):
    """Found by the fuzzer: the message was taken for a panel, and every later move failed to bring it up to date."""
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    menu = (await world.press("ana", "Menu")).message
    assert menu.ephemeral
    move = world.table().button("Throw")
    with capture_logs() as logged:
        answer = await world.forge("ana", menu, move)
        assert answer.acknowledged
        assert world.bot.panels.users(1, without=None) == []
        for _ in range(3):
            await world.press("ana", world.table().labels[0])
    assert [line for line in logged if line["log_level"] == "error"] == []
