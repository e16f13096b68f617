"""Just One played through buttons and forms, from the lobby to the result, and everything that can come in between."""

from __future__ import annotations

import pytest

from rules.catalogue import GAMES
from tests.cogs.just_one_sitting import MARKED, Sitting


@pytest.fixture
def table(world, monkeypatch):
    """Sit down with so many players; words that can be found again are dealt."""
    monkeypatch.setitem(GAMES, "just-one", MARKED)

    async def sit_down(players: int = 4, **options: str) -> Sitting:
        return await Sitting.begin(world, players, **options)

    return sit_down


@pytest.mark.parametrize("players", [3, 5, 7])
async def test_a_whole_game_from_lobby_to_result(table, world, players):
    game = await table(players, cards="5")
    for result in ("found", "skipped", "found", "missed"):
        await game.turn(result)
    text = world.table().text
    assert "🏆 2 of 5 words found together!" in text
    assert len(world.messages()) == 1, "one message, edited"
    assert world.table().labels == ["Play again"]
    assert (await world.store.load_table(1)).record.phase == "over"
    assert game.looked_at > 100
