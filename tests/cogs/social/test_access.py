"""Who may join a lobby: only people the host names, or members with a role."""

from __future__ import annotations

import discord

from tests.cogs.social.test_alerts import ask, calls
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld

REFUSED = "You can't take a seat at this table."


async def page(world: SimulatedWorld, who: str = "ana") -> Message:
    return (await world.press_more(who, "Who may join")).message


async def invite_only(world: SimulatedWorld, *names: str) -> Message:
    opened = await page(world)
    return (await world.pick("ana", opened, "access-users:1", *[world.players[name].user for name in names])).message


async def test_only_named_people_join(world):
    await world.slash("ana", "play", game="one-shot")
    shown = await invite_only(world, "ben")
    assert "**only** the people and roles below" in shown.text
    assert "Only people the host has invited can join" in world.table().text
    assert "ben" not in world.table().text
    assert REFUSED in (await world.press("cy", "Join")).whisper
    await world.restart()
    assert REFUSED in (await world.press("cy", "Join")).whisper
    await world.press("ben", "Join")
    assert "**ben**" in world.table().text


async def test_members_with_a_role_join(world):
    role = world.guild.create_role("regulars", permissions=discord.Permissions.none())
    world.invite("reg", roles=[role])
    await world.slash("ana", "play", game="one-shot")
    await world.pick("ana", await page(world), "access-roles:1", role)
    assert f"Only <@&{role.id}> and people the host has invited" in world.table().text
    assert REFUSED in (await world.press("ben", "Join")).whisper
    await world.press("reg", "Join")
    assert "**reg**" in world.table().text


async def test_everyone_may_join_again_and_back_leads_to_more(world):
    await world.slash("ana", "play", game="one-shot")
    shown = await invite_only(world, "ben")
    shown = (await world.press("ana", "Everyone may join", on=shown)).message
    assert "**everyone**" in shown.text
    assert "🔑" not in world.table().text
    back = (await world.press("ana", "Back", on=shown)).message
    assert "Add a computer" in back.labels
    await world.press("cy", "Join")
    assert "**cy**" in world.table().text


async def test_only_the_host_chooses_and_an_old_page_does_nothing(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    bens = (await world.press("ben", "More")).message
    assert "Who may join" not in bens.labels
    assert "Only ana" in (await world.forge("ben", bens, "access:1")).message.text
    assert "Only ana" in (await world.forge("ben", bens, "access-all:1")).message.text
    assert "older version" in (await world.forge("ana", world.table(), "access-all:1")).whisper
    old = await page(world)
    await world.restart()  # nobody remembers that it is open
    await world.press("ana", "Start")
    answer = await world.pick("ana", old, "access-users:1", world.players["cy"].user)
    assert "started" in str(answer)
    assert (await world.bot.tables.record(1)).access.is_open


async def test_a_seat_of_a_running_game_is_for_those_who_could_have_joined(world):
    await world.slash("ana", "play", game="just-one")
    for who in ("ben", "cy"):
        await world.press(who, "Join")
    await invite_only(world, "ben", "cy")
    await world.press("ana", "Start")
    menu = (await world.press("dee", "Menu")).message
    assert REFUSED in (await world.choose("dee", menu, "u:1", "join-0")).whisper


async def test_play_again_keeps_who_may_join(world):
    await world.slash("ana", "play", game="one-shot")
    await invite_only(world, "ben")
    await world.press("ben", "Join")
    before = await world.bot.tables.record(1)
    await world.press("ana", "Start")
    await world.bot.tables.close(1, "over")
    answer = await world.forge("ana", world.table(), "a:1")
    assert answer.acknowledged
    again = await world.bot.tables.record(2)
    assert again.access == before.access
    assert REFUSED in (await world.press("cy", "Join")).whisper


async def test_alerts_go_only_to_those_who_may_join(world):
    await ask(world, "cy", "one-shot")
    await world.slash("ana", "play", game="one-shot")
    assert len(calls(world)) == 1
    await world.wait(3600)
    record = await world.bot.tables.record(1)
    only_ben = record.access.model_copy(update={"users": (world.players["ben"].id,)})
    guild, place = world.guild.id, world.channels["games"].id
    assert await world.bot.table_calls.to_alert(guild, place, "one-shot", [], only_ben) == []


async def test_erasing_a_named_user_does_not_open_the_lobby(world):
    await world.slash("ana", "play", game="one-shot")
    await invite_only(world, "ben")
    await world.press("ben", "Join")
    await world.bot.privacy.forget(world.players["ben"].id)
    record = await world.bot.tables.record(1)
    assert world.players["ben"].id not in record.access.users
    assert REFUSED in (await world.press("cy", "Join")).whisper
