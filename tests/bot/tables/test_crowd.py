"""The crowd's deadline in the store: kept by a restart and by the cache, and never hurried by other deadlines."""

from __future__ import annotations

import pytest

from bot.tables.record import NOBODY, Player
from rules.errors import Refusal
from tests.bot.tables.test_service import PLACE, Env

ZOE = 9


@pytest.fixture
async def env(location):
    env = await Env(location).open()
    yield env
    await env.close()


async def race(env: Env, *, computers: int = 0, **options: int) -> int:
    """Ana races against the channel and computers."""
    ana = Player(user=1, name="Ana")
    record = await env.tables.deals.open(game="rokujika", guild=5, channel=10, host=ana, language="en", options=options)
    await env.tables.add_crowd(record.id, 1, "The channel")
    for number in range(computers):
        await env.tables.add_computer(record.id, 1, f"Computer {number}")
    await env.tables.deals.start(record.id, 1)
    return record.id


async def vote(env: Env, table: int, user: int = ZOE) -> None:
    live = await env.tables.cache.get(table)
    move = live.table.ballot[0].model_dump_json()
    epoch = live.table.ballot_epoch
    await env.tables.play(table, user, move, epoch=epoch, key=f"{user}/{env.now}", **PLACE)


async def crowd_moves(env: Env, table: int) -> list[str]:
    return [entry.move for entry in await env.store.journal(table) if entry.seat == 1]


async def again(env: Env) -> None:
    """A restart at once."""
    await env.close()
    await env.open()


async def test_loading_a_race_with_computers_does_not_hurry_the_vote(env):
    table = await race(env, computers=1)
    await env.tables.deadlines.fire()
    await again(env)
    live = await env.tables.cache.get(table)
    assert live.table.vote_ends_at == env.now + 300, "nobody has voted: the time for a vote begins anew"
    await vote(env, table)
    await again(env)
    env.now += 29
    await env.tables.deadlines.fire()
    assert await crowd_moves(env, table) == []
    env.now += 2
    for _ in range(3):  # a computer may be first
        await env.tables.deadlines.fire()
    (move,) = await crowd_moves(env, table)
    assert '"votes":1' in move


async def test_downtime_is_added_to_the_vote(env):
    table = await race(env)
    await vote(env, table)
    await env.tables.stop()
    await env.store.extend_deadlines(3600, "test", "x")
    await env.store.close()
    env.now += 3600
    await env.open()
    live = await env.tables.cache.get(table)
    assert live.table.vote_ends_at == env.now + 30
    await vote(env, table, user=ZOE + 1)
    env.now += 31
    await env.tables.deadlines.fire()
    assert '"votes":2' in (await crowd_moves(env, table))[0]


async def test_a_deadline_that_is_not_due_after_loading_is_saved_and_not_played_again_and_again(env):
    table = await race(env, computers=1)
    await again(env)
    live = await env.tables.cache.get(table)
    live.table.seat_stand_ins(frozenset(), at=env.now)  # what the store has is the computer's deadline
    env.now += 20
    assert await env.store.due_tables(env.now) == [table]
    await env.tables.deadlines.fire()
    assert await env.store.due_tables(env.now) == []


async def test_the_bell_of_a_race_rings_for_players_and_not_for_a_crowd_that_has_moved(env):
    table = await race(env, turn_limit=60)
    env.now += 40
    await vote(env, table)
    env.now += 20  # the bell, and the end of the vote
    for _ in range(3):
        await env.tables.deadlines.fire()
    moves = await crowd_moves(env, table)
    assert len(moves) == 1
    record = await env.tables.record(table)
    assert [player.missed for player in record.players] == [1, 0]


async def test_a_crowd_is_no_member(env):
    table = await race(env)
    record = await env.tables.record(table)
    assert [player.kind for player in record.players] == ["member", "crowd"]
    assert record.stand_ins == frozenset()
    assert record.players[1].user == NOBODY
    await env.tables.seats.leave(table, 1)
    assert (await env.tables.record(table)).phase == "closed", "no game without a player"


async def test_one_crowd_is_enough(env):
    record = await env.tables.deals.open(
        game="one-shot", guild=5, channel=10, host=Player(user=1, name="Ana"), language="en"
    )
    await env.tables.add_crowd(record.id, 1, "The channel")
    with pytest.raises(Refusal, match="refused-option"):
        await env.tables.add_crowd(record.id, 1, "The channel")
    await env.tables.remove_crowd(record.id, 1)
    with pytest.raises(Refusal, match="refused-seat"):
        await env.tables.remove_crowd(record.id, 1)
