"""Absent players: each escalation step and each change of seats, in every game."""

from __future__ import annotations

import json
from random import Random

import pytest

from rules.catalogue import GAMES
from rules.errors import Refusal
from rules.replay import replay
from tests.cogs.table.test_menu import do, menu, offered
from tests.table_state import state_of

PEOPLE = {"just-one": 4, "omiga": 2, "one-shot": 3, "only-one": 3, "rokujika": 3}
CLOCKS = {"just-one": ("timers", '"brisk"', 76.0)}  # option, value, seconds; the others have one of 60 seconds
ABSENT, SUBSTITUTE = "ben", "zoe"
WITH_COMPUTERS = [name for name, game in GAMES.items() if game.has_stand_ins]


async def begin(world, game: str) -> list[str]:
    players = ["ana", ABSENT, "cy", "dee"][: PEOPLE[game]]
    world.invite(SUBSTITUTE)
    await world.slash("ana", "play", game=game)
    for who in players[1:]:
        await world.press(who, "Join")
    option, value, _ = clock(game)
    await world.bot.tables.choose(1, world.players["ana"].id, option, json.loads(value))
    await world.bot.tables.choose(1, world.players["ana"].id, "computers", "easy")  # so that games last
    await world.press("ana", "Start")
    return players


def clock(game: str) -> tuple[str, str, float]:
    return CLOCKS.get(game, ("turn_limit", "60", 61.0))


async def player(world, who: str = ABSENT):
    record = await world.bot.tables.record(1)
    seat = record.seat_of(world.players[who].id)
    return None if seat is None else record.players[seat]


async def act(world, who: str) -> None:
    """A player makes a stand-in's move, by their own click."""
    tables = world.bot.tables
    live = await tables.cache.get(1)
    user, game, state = world.players[who].id, live.table.game, state_of(live.table)
    seat = live.record.seat_of(user)
    move = game.stand_in(state, seat, Random(live.table.version)).model_dump_json()
    place = {"guild": live.record.guild, "channel": live.record.channel}
    key = f"{who}/{live.table.version}"
    await tables.play(1, user, move, epoch=game.epoch(state, seat), key=key, **place)


async def waiting_for(world) -> list[str]:
    live = await world.bot.tables.cache.get(1)
    by_id = {person.id: who for who, person in world.players.items()}
    return [
        by_id[live.record.players[seat].user] for seat in sorted(live.table.to_act) if live.record.players[seat].user
    ]


async def to_the_absent(world, game: str) -> None:
    """The other players move until it is only the absent player's turn; in a race once is enough."""
    if game == "rokujika":
        for who in await waiting_for(world):
            if who != ABSENT:
                await act(world, who)
        return
    for _ in range(200):
        others = [who for who in await waiting_for(world) if who != ABSENT]
        if others:
            await act(world, others[0])
        elif ABSENT in await waiting_for(world):
            return
        else:  # only the clock can go on
            await world.wait(601.0)
    raise AssertionError(f"nobody waits for {ABSENT} in {game}")


async def miss(world, game: str) -> None:
    """The one who is absent lets a deadline pass."""
    if game == "omiga" and (await player(world)).missed:
        await world.wait(clock(game)[2])  # the clock calls "Omiga!"
        await world.restart()  # the round stands still, and both are asked again whether they are ready
    await to_the_absent(world, game)
    before = (await player(world)).missed
    await world.wait(clock(game)[2])
    assert (await player(world)).missed == before + 1


async def make_away(world, game: str) -> None:
    await miss(world, game)
    assert not (await player(world)).away
    await miss(world, game)
    assert (await player(world)).away


@pytest.mark.parametrize("game", GAMES)
async def test_a_deadline_moves_for_them_and_the_result_is_not_theirs_alone(world, game):
    await begin(world, game)
    version = (await world.bot.tables.cache.get(1)).table.version
    await miss(world, game)
    assert (await world.bot.tables.cache.get(1)).table.version > version
    assert (await player(world)).helped
    assert not (await player(world)).away


@pytest.mark.parametrize("game", WITH_COMPUTERS)
async def test_after_two_missed_deadlines_a_stand_in_plays_until_the_player_clicks(world, game):
    await begin(world, game)
    await make_away(world, game)
    assert f"**{ABSENT}** is away" in world.table().text
    assert "Welcome back" in await do(world, ABSENT, "back-0")
    assert (await player(world)).missed == 0
    assert "is away" not in world.table().text


async def test_just_one_does_not_wait_for_absent_players(world):
    await begin(world, "just-one")
    await miss(world, "just-one")
    await miss(world, "just-one")
    assert not (await player(world)).away, "a computer gives no clues: the game goes on without theirs"


@pytest.mark.parametrize("game", WITH_COMPUTERS)
async def test_the_other_players_vote_to_open_an_absent_players_seat(world, game):
    players = await begin(world, game)
    await make_away(world, game)
    for who in players:
        if who != ABSENT and await player(world) is not None:
            await do(world, who, "open-1")
    assert await player(world) is None
    assert f"**{ABSENT}** left; a computer took over" in world.table().text
    assert "take-1" in offered(await menu(world, SUBSTITUTE))
    await world.restart()
    await do(world, SUBSTITUTE, "take-1")
    assert (await player(world, SUBSTITUTE)).helped
    assert "took over" not in world.table().text


@pytest.mark.parametrize("game", GAMES)
async def test_most_of_those_who_are_there_end_the_game(world, game):
    players = await begin(world, game)
    for who in players[: len(players) // 2 + 1]:
        assert (await world.bot.tables.record(1)).live
        await do(world, who, "end-0")
    assert not (await world.bot.tables.record(1)).live


@pytest.mark.parametrize("game", GAMES)
async def test_leave_hand_over_and_remove(world, game):
    players = await begin(world, game)
    await do(world, "ana", "host-1")
    assert (await world.bot.tables.record(1)).host == world.players[ABSENT].id
    if len(players) > 2:
        await do(world, ABSENT, "remove-2")
        assert await player(world, players[2]) is None
    await do(world, "ana", "leave-0")
    assert await player(world, "ana") is None
    record = await world.bot.tables.record(1)
    kind = "open" if GAMES[game].has_stand_ins else "gone"
    assert record.players[0].kind == kind
    with pytest.raises(Refusal):
        await act_as_left(world)


async def act_as_left(world) -> None:
    record = await world.bot.tables.record(1)
    place = {"guild": record.guild, "channel": record.channel}
    await world.bot.tables.play(1, world.players["ana"].id, '{"do":"leave"}', epoch=0, key="x", **place)


@pytest.mark.parametrize("game", WITH_COMPUTERS)
async def test_calling_starts_a_clock_and_more_time_moves_it(world, game):
    players = ["ana", ABSENT, "cy", "dee"][: PEOPLE[game]]
    await world.slash("ana", "play", game=game)
    for who in players[1:]:
        await world.press(who, "Join")
    await world.press("ana", "Start")
    await to_the_absent(world, game)
    assert (await world.bot.tables.scene(1)).deadline is None
    assert "Nudged" in await do(world, "ana", "nudge-0")
    first = (await world.bot.tables.scene(1)).deadline
    assert first is not None
    assert "more time" in await do(world, ABSENT, "time-0")
    assert (await world.bot.tables.scene(1)).deadline > first


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_happened_to_the_seats_the_journal_plays_the_same_game_again(world, game):
    await begin(world, game)
    await miss(world, game)
    await do(world, "ana", "leave-0")
    live = await world.bot.tables.cache.get(1)
    entries = await world.bot.store.journal(1)
    options = live.table.game.Options.model_validate(live.record.options)
    steps = replay(live.table.game, live.record.dealt, options, live.table.seed, entries)
    assert steps[-1].state == state_of(live.table)
