"""The benchmark still finds its way: a change of buttons or screens must not break `make bench` unnoticed."""

from __future__ import annotations

import asyncio
from itertools import islice
from random import Random

import pytest

from bench.pictures_speed import PAINTERS, views_of
from bench.players import SEATS, Table, crowd, onetable
from bench.stored_games import Games
from bot.store.sqlite.store import SqliteStore
from playground.world.model import World

CLICKS = 5


async def test_players_open_and_play_a_table_of_each_game(tmp_path):
    async with onetable(tmp_path) as (playground, _):
        tables = [Table(playground, game, crowd(playground, SEATS[game]), Random(1)) for game in SEATS]
        await asyncio.gather(*(table.play(CLICKS) for table in tables))
    assert all(table.pictures for table in tables)


@pytest.mark.parametrize("game", SEATS)
async def test_stored_games_are_dealt_and_played(game, tmp_path):
    games = Games(await SqliteStore.open(tmp_path / "games.db"))
    people = [person for person in World.small().people.values() if not person.bot]
    planned = await games.deal(game, people, channel=1, moves=CLICKS)
    for move in planned:
        await games.play(move)
    journal = await games.store.journal(planned[0].table)
    await games.close()
    assert len(journal) == len(planned) > 0  # in Just One only the pick: clues are typed


@pytest.mark.parametrize("game", SEATS)
def test_a_picture_of_each_game_is_painted(game):
    files = [PAINTERS[game](view) for view in islice(views_of(game), 2)]
    assert all(file.startswith(b"\x89PNG") for file in files)
