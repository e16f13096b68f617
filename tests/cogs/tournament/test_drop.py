"""Dropping out of a running tournament and removing a player ask once before they happen."""

from __future__ import annotations

from tests.cogs.tournament.steps import (
    announce,
    begin,
    boss,
    confirm,
    drop_out,
    lead,
    notice,
    remove,
    set_permissions,
    settled,
    sign_up,
    withdraw,
)


async def entrants_gone(world) -> set[str]:
    tournament = await world.bot.tournaments.get(1)
    gone = [entrant.id for entrant in tournament.state.entrants if entrant.gone is not None]
    return {tournament.name(entrant) for entrant in gone}


async def test_dropping_out_asks_first(world):
    await begin(world)
    asked = await world.slash("ana", "tournament drop")
    assert asked.message.ephemeral
    assert "Drop out of **Cup**?" in asked.message.text
    assert asked.message.labels == ["Drop out", "Never mind"]
    assert await entrants_gone(world) == set()
    assert "Nothing changed" in await confirm(world, "ana", asked.message, "Never mind")
    assert await entrants_gone(world) == set()
    assert "dropped out" in await drop_out(world, "ana")
    assert await entrants_gone(world) == {"ana"}


async def test_before_the_start_withdrawing_asks_once(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    asked = await world.press("ana", "Withdraw", on=notice(world))
    assert asked.message.text == "Withdraw from **Cup**? You'll lose your place."
    assert asked.message.labels == ["Withdraw", "Never mind"]
    assert "Nothing changed" in await confirm(world, "ana", asked.message, "Never mind")
    assert "Signed up: 2 of 32" in notice(world).text
    assert "withdrawn" in await withdraw(world, "ana")
    asked = await world.slash("ben", "tournament drop")
    assert "withdrawn" in await confirm(world, "ben", asked.message, "Withdraw")
    assert "Signed up: 0 of 32" in notice(world).text
    assert "not in this tournament" in (await world.press("ana", "Withdraw", on=notice(world))).whisper


async def test_a_question_from_before_the_start_drops_nobody_after_it(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben", "cy")
    asked = await world.press("ana", "Withdraw", on=notice(world))
    await lead(world, "Start now")
    answer = await world.press_id("ana", asked.message, asked.message.button("Withdraw"))
    assert "already started" in answer.whisper
    assert await entrants_gone(world) == set()


async def test_withdraw_on_an_old_copy_of_the_announcement_asks_like_drop(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben", "cy")
    copies = {
        name: (await world.slash(name, "tournament show", tournament="1", channel="lounge")).message
        for name in ("ana", "dee")
    }
    await lead(world, "Start now")
    asked = await world.press("ana", "Withdraw", on=copies["ana"], channel="lounge")
    assert "Drop out of **Cup**?" in asked.message.text
    assert await entrants_gone(world) == set()
    refused = await world.press("dee", "Withdraw", on=copies["dee"], channel="lounge")
    assert "not in this tournament" in refused.whisper


async def test_removing_a_player_asks_first(world):
    await begin(world)
    asked = await world.slash("boss", "tournament remove", member=world.players["ben"])
    assert asked.message.ephemeral
    assert "Remove **ben** from **Cup**?" in asked.message.text
    assert "Nothing changed" in await confirm(world, "boss", asked.message, "Never mind")
    assert await entrants_gone(world) == set()
    assert "ben is out" in await remove(world, "ben")
    assert await entrants_gone(world) == {"ben"}
    again = await world.press_id("boss", asked.message, asked.message.button("Remove"))
    assert again.whisper
    gone = await world.slash("boss", "tournament remove", member=world.players["ben"])
    assert "**ben** isn't in this tournament" in gone.whisper


async def test_removing_before_the_start_asks_too(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    asked = await world.slash("boss", "tournament remove", member=world.players["ben"])
    assert "forfeit" not in asked.message.text
    assert "ben is out" in await remove(world, "ben")
    assert "Signed up: 1 of 32" in notice(world).text


async def test_the_second_click_checks_the_permission_again(world):
    await begin(world)
    asked = (await world.slash("boss", "tournament remove", member=world.players["ben"])).message
    await set_permissions(world, "boss")
    answer = await world.press_id("boss", asked, asked.button("Remove"))
    assert "you no longer have either" in answer.whisper
    forged = await world.press_id("cy", asked, asked.button("Remove"))
    assert "Only members with *Manage Events*" in forged.whisper
    assert await entrants_gone(world) == set()


async def test_a_forged_second_click_drops_nobody_else(world):
    await begin(world)
    asked = (await world.slash("ana", "tournament drop")).message
    await world.press_id("ben", asked, asked.button("Drop out"))
    await settled(world)
    assert await entrants_gone(world) == {"ben"}, "the user who clicked, not the one in the custom_id"
