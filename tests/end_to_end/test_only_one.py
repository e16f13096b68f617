"""Only One Collection in both worlds."""

from __future__ import annotations

import re
from random import Random

import pytest

from rules.only_one import OnlyOne
from rules.replay import replay
from tests.cogs.only_one.players import VARIANTS, begin, play_one, play_to_scoring
from tests.worlds import World
from tests.worlds.playground import PlaygroundWorld
from tests.worlds.simulated import SimulatedWorld


async def assert_it_is_over(world: World, players: int, options: dict[str, object]) -> None:
    assert "🏆" in world.table().text
    assert world.table().pictures == ("table.png",)
    assert len(world.messages()) == 1
    saved = await world.store.load_table(1)
    game = OnlyOne()
    steps = replay(game, players, game.Options.model_validate(options), saved.seed, await world.store.journal(1))
    assert steps[-1].state.model_dump_json() == saved.position.state
    details = (await world.press("ana", "Details")).message.text
    for points in steps[-1].state.scores:
        assert f"= **{points}**" in details
    assert not re.search(r"^\d+\. ", details, re.MULTILINE), "Discord would number places anew"


LONGEST = "four with teams and familiars"
EVERY = [
    (SimulatedWorld, "three with familiars"),
    (SimulatedWorld, "four"),
    (PlaygroundWorld, "two"),
    (PlaygroundWorld, LONGEST),
]


@pytest.mark.parametrize(("world", "variant"), EVERY, indirect=["world"], ids=lambda one: getattr(one, "__name__", one))
async def test_a_whole_game_from_play_to_the_score_sheet(world, variant):
    players, options = VARIANTS[variant]
    await begin(world, players, **options)
    await play_to_scoring(world, seed=7)
    await world.press("ben", "Skip to the result")
    await assert_it_is_over(world, players, options)


async def test_the_bot_is_restarted_again_and_again(world):
    players, options = VARIANTS[LONGEST]
    await begin(world, players, **options)
    rng = Random(5)
    for _ in range(12):
        await world.restart()
        await play_one(world, rng)
    await play_to_scoring(world, seed=8)
    await world.restart()
    await world.press("ana", "Skip to the result")
    await assert_it_is_over(world, players, options)
