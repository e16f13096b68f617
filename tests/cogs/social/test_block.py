"""Blocks: no shared seats and no pings, and nobody but the user who blocks learns of it."""

from __future__ import annotations

import discord
import pytest

from bot.tables.record import Player
from tests.cogs.social.test_alerts import ask, calls
from tests.worlds.simulated import SimulatedWorld

NEUTRAL = "You can't take a seat at this table. `/play` opens your own."


async def block(world: SimulatedWorld, who: str, whom: str) -> None:
    await world.bot.blocks.block(world.players[who].id, world.players[whom].id)


async def test_block_list_and_unblock_are_private(world):
    answer = await world.slash("ana", "block", person=world.players["ben"].user)
    assert answer.message.ephemeral
    assert f"You've blocked <@{world.players['ben'].id}>" in answer.message.text
    assert world.messages() == []
    await world.restart()
    page = (await world.slash("ana", "block")).message
    assert "Blocked: 1 of 50" in page.text
    assert "Blocked: 0 of 50" in (await world.slash("ben", "block")).message.text
    undone = (await world.press("ana", "Unblock", on=page)).message
    assert "unblocked" in undone.text
    assert undone.labels == []
    await world.press("ana", "Unblock", on=page)  # the old page once more: nothing happens


async def test_oneself_a_bot_and_too_many_are_refused(world, monkeypatch):
    assert "can't block yourself" in (await world.slash("ana", "block", person=world.players["ana"].user)).whisper
    robot = world.env.create_user("robot", bot=True)
    world.guild.add_member(robot)
    assert "only block people" in (await world.slash("ana", "block", person=robot)).whisper
    monkeypatch.setattr("bot.social.blocks.MOST_BLOCKED", 1)
    await block(world, "ana", "ben")
    assert "already blocked 1" in (await world.slash("ana", "block", person=world.players["cy"].user)).whisper
    await world.slash("ana", "block", person=world.players["ben"].user)  # once more is no second one
    assert await world.bot.blocks.blocked_by(world.players["ana"].id) == [world.players["ben"].id]


async def test_a_long_list_has_pages(world):
    for number in range(12):
        await world.bot.blocks.block(world.players["ana"].id, 10**17 + number)
    page = (await world.slash("ana", "block")).message
    assert page.labels.count("Unblock") == 10
    page = (await world.press("ana", "Next", on=page)).message
    assert page.labels.count("Unblock") == 2
    assert "Next" not in page.labels


@pytest.mark.parametrize(("blocker", "blocked"), [("ana", "ben"), ("ben", "ana")])
async def test_both_get_the_same_neutral_sentence_in_a_lobby(world, blocker, blocked):
    await block(world, blocker, blocked)
    await world.slash("ana", "play", game="one-shot")
    assert (await world.press("ben", "Join")).whisper == NEUTRAL
    await world.press("cy", "Join")
    assert "(2 of 4)" in world.table().text


async def test_it_counts_for_every_player_of_a_lobby_and_says_what_an_invited_lobby_says(world):
    await block(world, "ben", "cy")
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    assert (await world.press("cy", "Join")).whisper == NEUTRAL
    await world.slash("dee", "play", "lounge", game="one-shot")
    access = (await world.bot.tables.record(2)).access.model_copy(update={"users": (world.players["ana"].id,)})
    await world.bot.tables.admit_only(2, world.players["dee"].id, access)
    assert (await world.press("ben", "Join", "lounge")).whisper == NEUTRAL


async def test_two_who_block_each_other_press_at_once(world):
    await block(world, "ben", "cy")
    await world.slash("ana", "play", game="one-shot")
    seen = world.table()
    answers = await world.press_together([(who, seen, seen.button("Join")) for who in ("ben", "cy")])
    assert sorted(answer.whisper for answer in answers) == ["", NEUTRAL]
    assert "(2 of 4)" in world.table().text


async def test_a_moderator_is_not_affected(world):
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    world.invite("mo", roles=[role])
    await block(world, "ana", "mo")
    await world.slash("ana", "play", game="one-shot")
    await world.press("mo", "Join")
    assert "**mo**" in world.table().text


async def test_an_open_seat_of_a_running_game(world):
    await world.slash("ana", "play", game="one-shot")
    for who in ("ben", "cy"):
        await world.press(who, "Join")
    await world.press("ana", "Start")
    menu = (await world.press("cy", "Menu")).message
    sure = (await world.choose("cy", menu, "u:1", "leave-0")).message
    await world.press("cy", "Leave", on=sure)
    await block(world, "dee", "ana")
    seats = (await world.press("dee", "Menu")).message
    assert (await world.choose("dee", seats, "u:1", "take-2")).whisper == NEUTRAL
    await world.bot.blocks.unblock(world.players["dee"].id, world.players["ana"].id)
    await world.choose("dee", seats, "u:1", "take-2")
    assert (await world.bot.tables.record(1)).seat_of(world.players["dee"].id) == 2


async def test_joining_a_running_game_late(world):
    await world.slash("ana", "play", game="just-one")
    for who in ("ben", "cy"):
        await world.press(who, "Join")
    await world.press("ana", "Start")
    await block(world, "cy", "dee")
    menu = (await world.press("dee", "Menu")).message
    assert (await world.choose("dee", menu, "u:1", "join-0")).whisper == NEUTRAL


async def test_a_rematch_leaves_out_whom_the_host_does_not_play_with(world):
    await world.slash("ana", "play", game="one-shot")
    for who in ("ben", "cy"):
        await world.press(who, "Join")
    await world.press("ana", "Start")
    await block(world, "ben", "cy")
    before = await world.bot.tables.record(1)
    await world.bot.tables.close(1, "over")
    ana = Player(user=world.players["ana"].id, name="ana")
    again = await world.bot.tables.deals.open(
        game="one-shot",
        guild=before.guild,
        channel=before.channel,
        host=ana,
        language="en",
        players=(*before.players[1:], before.players[0]),
    )
    assert [player.name for player in again.players] == ["ben", "ana"]


async def test_a_search_for_players(world):
    await block(world, "ben", "ana")
    await world.slash("ana", "lfg", game="one-shot", players=3)
    assert (await world.press("ben", "Join")).whisper == NEUTRAL
    await world.press("cy", "Join")
    await block(world, "cy", "dee")
    await world.press("dee", "Join")
    assert "(2 of 3)" in world.table().text


async def test_a_block_made_within_a_search_keeps_them_apart_at_its_table(world):
    await world.slash("ana", "lfg", game="one-shot", players=3)
    await world.press("ben", "Join")
    await block(world, "ben", "ana")
    await world.press("cy", "Join")
    assert "(2 of 3)" in world.table().text
    assert "**ben**" not in world.table().text
    await world.press("dee", "Join")
    assert [player.name for player in (await world.bot.tables.record(1)).members] == ["ana", "cy", "dee"]


@pytest.mark.parametrize(("blocker", "blocked"), [("ana", "ben"), ("ben", "ana")])
async def test_no_alerts_about_each_others_tables(world, blocker, blocked):
    await ask(world, "ben", "one-shot")
    await block(world, blocker, blocked)
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == []


async def test_a_nudge_does_not_ping_the_player_who_blocks(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    record = await world.bot.tables.record(1)
    (seat,) = await world.bot.tables.waiting_for(1)
    active = record.players[seat].name
    other = "ben" if active == "ana" else "ana"
    await block(world, active, other)
    menu = (await world.press(other, "Menu")).message
    await world.choose(other, menu, "u:1", "nudge-0")
    assert not [message for message in world.messages() if "⏰" in message.content]


async def test_erasing_ones_data_ends_no_block_of_someone_else(world):
    await block(world, "ana", "ben")
    await block(world, "ben", "cy")
    await world.bot.privacy.forget(world.players["ben"].id)
    assert await world.bot.blocks.blocked_by(world.players["ana"].id) == [world.players["ben"].id]
    assert await world.bot.blocks.blocked_by(world.players["ben"].id) == []
    document = await world.bot.privacy.export(world.players["ana"].id)
    assert document["blocks"][0]["other"] == str(world.players["ben"].id)
    assert "blocks" not in await world.bot.privacy.export(world.players["ben"].id) or (
        (await world.bot.privacy.export(world.players["ben"].id))["blocks"] == []
    )
