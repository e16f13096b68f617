"""Kicking a player from the lobby: only by the host or a moderator, and for good."""

from __future__ import annotations

import discord
import pytest

from rules.errors import Refusal


async def lobby(world, *players: str) -> None:
    await world.slash("ana", "play", game="one-shot")
    for who in players:
        await world.press(who, "Join")


def person(world, who: str) -> str:
    return str(world.players[who].id)


async def test_the_host_kicks_a_player_who_cannot_join_again(world):
    await lobby(world, "ben", "cy")
    panel = (await world.press("ana", "More")).message
    question = (await world.choose("ana", panel, "x:1", person(world, "ben"))).message
    assert "Remove **ben** from the game?" in question.text
    assert "**ben**" in world.table().text
    more = (await world.press("ana", "Remove", on=question)).message
    assert "ben was removed" in more.text
    assert "Add a computer" in more.labels, "it is More again"
    assert "ben" not in world.table().text
    assert "cy" in world.table().text
    await world.restart()
    assert "removed you from this table" in (await world.press("ben", "Join")).whisper


async def test_a_moderator_may_kick_and_other_players_may_not(world):
    await lobby(world, "ben")
    role = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    world.invite("mo", roles=[role])
    bens = (await world.press("ben", "More")).message
    assert "x:1" not in str(bens.parts)
    assert "Only ana" in (await world.forge_choice("ben", bens, "x:1", person(world, "ana"))).message.text
    assert "Only ana" in (await world.forge("ben", bens, f"kick:1:{person(world, 'ana')}")).message.text
    assert "**ana** · host" in world.table().text
    panel = (await world.press("mo", "More")).message
    question = (await world.choose("mo", panel, "x:1", person(world, "ana"))).message
    await world.press("mo", "Remove", on=question)
    record = await world.bot.tables.record(1)
    assert [player.name for player in record.players] == ["ben"]
    assert record.host == world.players["ben"].id


async def test_a_player_is_not_kicked_twice_or_from_a_running_game(world):
    await lobby(world, "ben", "cy")
    panel = (await world.press("ana", "More")).message
    await world.press_more("ben", "Leave")
    assert (await world.choose("ana", panel, "x:1", person(world, "ben"))).whisper
    await world.press("ana", "Start")
    with pytest.raises(Refusal):
        await world.bot.tables.kick(1, world.players["ana"].id, world.players["cy"].id, moderator=False)


async def test_a_lobby_without_other_players_offers_no_kick(world):
    await lobby(world)
    panel = (await world.press("ana", "More")).message
    assert "x:1" not in str(panel.parts)


async def test_a_kicked_user_can_be_erased(world):
    await lobby(world, "ben")
    user = world.players["ben"].id
    await world.bot.tables.kick(1, world.players["ana"].id, user, moderator=False)
    await world.bot.privacy.forget(user)
    saved = await world.store.load_table(1)
    assert saved.record.barred == ()
