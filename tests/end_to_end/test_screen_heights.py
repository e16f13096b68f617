"""Every message of every game fits on one screen of a phone, in each phase and with each number of players.

`python -m tools.screenshots` prints all heights and saves pictures of what is measured here.
"""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

pytest.importorskip("playwright.async_api", reason="playwright is not installed")

from rules.catalogue import GAMES
from tools.screenshots import Heights, Ruler, Stage, chromium, games, measure

pytestmark = [
    pytest.mark.skipif(chromium() is None, reason="there is no Chromium on the path"),
    pytest.mark.timeout(600),
]


RARE = {"choose", "keep", "vote"}  # familiars of Only One and doubtful guesses, which random clicks do not always reach


@pytest.mark.parametrize("game", GAMES)
async def test_every_message_and_panel_is_at_most_800_pixels_high(tmp_path, game):
    heights = Heights()
    async with Stage.open(tmp_path) as stage, Ruler.open(stage.playground) as ruler:
        for _, players in games(game):
            await measure(stage, ruler, game, players, heights)
    for _, players in games(game):
        assert phases_of(game) - RARE <= {state.phase for state in heights.phone if state.players == players}
    assert "replay" in {state.shown for state in heights.phone}
    too_high = heights.too_high()
    assert too_high == [], "\n".join(["too high, in pixels at 400 and 1280 of width:", *too_high])


def phases_of(game: str) -> set[str]:
    """The phases that the rules name; villages of Rokujika have their own, and the table has none."""
    named = get_type_hints(GAMES[game].State).get("phase")
    return {"lobby", *(get_args(named) if named else ("playing", "over"))}
