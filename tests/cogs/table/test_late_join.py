"""Joining a game that has begun, where its rules allow that."""

from __future__ import annotations

import pytest

from rules.catalogue import GAMES
from rules.errors import Refusal
from tests.cogs.just_one.players import MARKED, STRANGER, JustOneGame
from tests.cogs.table.test_menu import begin, do, menu, offered


@pytest.fixture
async def game(world, monkeypatch):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    return await JustOneGame.begin(world, 3, cards="5")


async def sealed_deal(world) -> str:
    return (await world.press(STRANGER, "Details")).message.text.rsplit("🔒", 1)[-1]


async def test_a_newcomer_plays_from_the_next_turn_on_and_learns_nothing_before(game, world):
    await game.pick(3)
    assert "You're in" in await do(world, STRANGER, "join-0")
    await game.watch()
    assert f"Joining next turn: **{STRANGER}**" in world.table().text
    panel = await game.panel(STRANGER)
    assert "This turn is secret until then" in panel.text
    await world.restart()
    await world.bot.tables.seats.leave(1, world.players[await game.active()].id)
    state = await game.state()
    assert (state.present[-1], state.coming) == (3, ())


async def test_a_late_player_may_leave_again(game, world):
    await do(world, STRANGER, "join-0")
    await game.leave(STRANGER)
    assert "Joining next turn" not in world.table().text
    assert "You're in" in await do(world, STRANGER, "join-0")
    assert (await game.state()).coming == (4,)


async def test_a_game_with_a_late_player_is_verified_replayed_and_exported(game, world):
    sealed = await sealed_deal(world)
    await do(world, STRANGER, "join-0")
    assert await sealed_deal(world) == sealed
    record = await world.bot.tables.record(1)
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    played = await world.bot.replays.get(1, record.guild, record.channel)
    assert played.transcript().violations() == []
    assert played.transcript().dealt == 3
    assert played.outcome.scores == (0, 0, 0, 0)
    assert [player.late for player in record.players] == [False, False, False, True]


async def test_joining_twice_or_a_full_game_is_refused(game, world):
    await do(world, STRANGER, "join-0")
    assert "join-0" not in offered(await menu(world, STRANGER))
    for number in range(3):
        world.invite(f"guest{number}")
        assert "You're in" in await do(world, f"guest{number}", "join-0")
    world.invite("late")
    assert "is full" in await do(world, "late", "join-0")
    record = await world.bot.tables.record(1)
    assert len(record.players) == 7
    assert record.seat_of(world.players["late"].id) is None


async def test_other_games_have_no_late_join(world):
    await begin(world, "ana", "ben")
    assert "join-0" not in offered(await menu(world, "dee"))
    player = (await world.bot.tables.record(1)).players[0].model_copy(update={"user": world.players["dee"].id})
    with pytest.raises(Refusal, match="no-late-join"):
        await world.bot.tables.seats.join_late(1, player, key="x")
