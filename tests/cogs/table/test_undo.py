"""Undo at a real table: alone while nothing was revealed, otherwise when all other players agree."""

from __future__ import annotations

import pytest

from rules.errors import Refusal
from tests.cogs.table.test_menu import advance, begin, do, menu, offered, take_coin, turn


def others(active: str, *players: str) -> list[str]:
    return [who for who in players if who != active]


async def throw(world) -> str:
    """Throw once; returns who did."""
    active = await turn(world)
    await advance(world)
    return active


async def test_the_last_move_can_be_taken_back_after_a_restart(world):
    await begin(world, "ana", "ben")
    before = await take_coin(world)
    active = await turn(world)
    await world.restart()
    assert "undo-0" in offered(await menu(world, active))
    assert "is undone" in await do(world, active, "undo-0")
    assert world.table().text == before


async def test_an_undo_that_all_opponents_allow_happens_also_after_a_restart(world):
    await begin(world, "ana", "ben", "cy")
    before = world.table().text
    active = await throw(world)
    one, other = others(active, "ana", "ben", "cy")
    assert "I've asked the other players" in await do(world, active, "ask-0")
    assert "asks to undo the last move: 0 of 2 agree" in world.table().text
    await world.press(one, "Allow")
    assert "1 of 2 agree" in world.table().text
    await world.restart()
    await world.press(other, "Allow")
    assert world.table().text == before
    assert await throw(world) == active


async def test_one_no_refuses_the_undo_and_the_asker_cannot_vote(world):
    await begin(world, "ana", "ben", "cy")
    active = await throw(world)
    one, other = others(active, "ana", "ben", "cy")
    await do(world, active, "ask-0")
    assert "Nobody is asking you that" in (await world.press(active, "Allow")).whisper
    assert "not in this game" in (await world.press("dee", "Allow")).whisper
    await world.press(one, "Allow")
    asked = world.table()
    await world.press(other, "Refuse")
    assert "asks to undo" not in world.table().text
    assert "Nobody is asking you that" in (await world.press_id(one, asked, "b:1:1:yes")).whisper


@pytest.mark.parametrize("agreed", [True, False])
async def test_a_player_who_leaves_needs_no_vote(world, agreed):
    await begin(world, "ana", "ben", "cy")
    before = world.table().text
    active = await throw(world)
    one, other = others(active, "ana", "ben", "cy")
    await do(world, active, "ask-0")
    if agreed:
        await world.press(one, "Allow")
    await do(world, other, "leave-0")
    assert ("asks to undo" in world.table().text) is not agreed
    if agreed:
        assert world.table().text.splitlines()[:3] == before.splitlines()[:3]
    else:
        await do(world, one, "leave-0")
        assert len(await world.bot.store.journal(1)) == 1, "nobody has agreed"


async def test_a_move_answers_the_question(world):
    await begin(world, "ana", "ben")
    active = await throw(world)
    (other,) = others(active, "ana", "ben")
    await do(world, active, "ask-0")
    asked = world.table()
    await advance(world)
    assert "asks to undo" not in world.table().text
    assert "Nobody is asking you that" in (await world.press_id(other, asked, "b:1:1:yes")).whisper


async def test_two_who_agree_at_once_send_the_table_back_once(world):
    await begin(world, "ana", "ben", "cy")
    before = world.table().text
    active = await throw(world)
    await do(world, active, "ask-0")
    asked = world.table()
    await world.press_together([(who, asked, "b:1:1:yes") for who in others(active, "ana", "ben", "cy")])
    assert world.table().text == before
    journal = await world.bot.store.journal(1)
    assert [entry.move for entry in journal[1:]] == ['{"do":"rewind","to":0}']


async def test_absent_players_need_no_vote(world):
    await begin(world, "ana", computers=1)
    await throw(world)
    assert "ask-0" not in offered(await menu(world, "ana"))
    with pytest.raises(Refusal, match="back-alone"):
        await world.bot.tables.seats.request_undo(1, world.players["ana"].id)


async def test_where_the_rules_forbid_it_nothing_goes_back(world):
    await begin(world, "ana", "ben", game="omiga")
    assert "ask-0" not in offered(await menu(world, "ana"))
    with pytest.raises(Refusal, match="refused-undo"):
        await world.bot.tables.seats.request_undo(1, world.players["ana"].id)
