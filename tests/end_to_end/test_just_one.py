"""Just One in both worlds: whole games without leaked secrets."""

from __future__ import annotations

import pytest

from rules.catalogue import GAMES
from rules.replay import replay
from tests.cogs.just_one.players import MARKED, JustOneGame


@pytest.mark.parametrize("players", [3, 5, 7])
async def test_a_whole_game_from_play_to_the_result(world, monkeypatch, players):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, players, cards="5")
    for result in ("found", "no-clues", "found", "missed"):
        await game.turn(result)
    assert "🏆 2 of 5 words found!" in world.table().text
    assert world.table().labels == ["Play again", "Replay", "Film"]
    assert game.looked_at > 100
    saved = await world.store.load_table(1)
    options = MARKED.Options.model_validate(saved.record.options)
    steps = replay(MARKED, players, options, saved.seed, await world.store.journal(1))
    assert steps[-1].state.model_dump_json() == saved.position.state


async def test_the_bot_is_restarted_in_every_phase(world, monkeypatch):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 4)
    await world.restart()
    await game.pick()
    await world.restart()
    await game.write_all(["prince", "princess", "Kl3"])
    await world.restart()
    await game.press_panel((await game.givers())[0], "Restore")
    await world.restart()
    await game.all_ready()
    await world.restart()
    await game.guess("nearly")
    await world.restart()
    await game.vote("yes", "yes")
    await world.restart()
    assert "as **Qw0101**" in world.table().text
