"""The whole bot on PostgreSQL, and what players are told while the server is away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.store.location import PostgresUrl
from bot.store.postgres.store import PostgresStore
from tests.cogs.one_shot.test_game import begin, journal, play_one, waiting_for
from tests.cogs.table.test_menu import play_on
from tests.worlds.postgres import Server
from tests.worlds.quick import hold_timers
from tests.worlds.simulated import SimulatedWorld


@pytest.fixture
async def world(
    tmp_path: Path, postgres: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[SimulatedWorld]:
    """A server with people, channels and the bot, whose store is on PostgreSQL."""
    hold_timers(monkeypatch)
    monkeypatch.setattr(PostgresStore, "open", partial(PostgresStore.open, patience=3.0))
    world = await SimulatedWorld.begin(tmp_path, postgres)
    yield world
    await world.end()


async def test_a_game_is_played_over_a_restart(world):
    await begin(world)
    await play_one(world)
    await world.restart()
    await play_one(world)
    assert len(await journal(world)) == 2
    await play_on(world)


async def test_while_the_server_is_away_players_are_told_and_nothing_is_lost(world, postgres, postgres_server: Server):
    await begin(world)
    await play_one(world)
    before, moves = await world.store.load_table(1), await journal(world)
    await postgres_server.close_to_all(postgres)
    label = next(label for label in world.table().labels if label.startswith(("Take", "Throw")))
    answer = await world.press(waiting_for(world), label)
    assert "Something went wrong on my side. The game is safe" in answer.whisper
    await postgres_server.open_again(postgres)
    assert await world.store.load_table(1) == before
    assert await journal(world) == moves
    await play_one(world)
    assert len(await journal(world)) == len(moves) + 1


async def test_a_restart_sends_nothing_about_games_that_do_not_mind_it(world):
    await begin(world)
    await play_one(world)
    await world.bot.tables.messages.write_shown()  # as when it is stopped; after a kill they are drawn again
    before = len(world.env.http_requests)
    await world.restart()
    await world.wait(10)
    sent = [(one.method, one.path) for one in world.env.http_requests[before:]]
    assert sent, "it has asked Discord for something"
    assert [one for one in sent if one[0] != "GET" and "/messages" in one[1]] == []


async def test_connections_that_break_off_are_noticed_by_nobody(world, postgres, postgres_server: Server):
    await begin(world)
    for number in range(1, 4):
        await postgres_server.cut(postgres)
        await play_one(world)
        assert len(await journal(world)) == number
