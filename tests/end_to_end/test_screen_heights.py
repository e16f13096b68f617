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


RARE = {"choose", "keep"}  # powers of familiars in Only One, which random clicks do not always reach


async def test_every_message_and_panel_is_at_most_800_pixels_high(tmp_path):
    heights = Heights()
    async with Stage.open(tmp_path) as stage, Ruler.open(stage.playground) as ruler:
        for game, players in games():
            await measure(stage, ruler, game, players, heights)
    for game in GAMES:
        assert phases_of(game) - RARE <= {state.phase for state in heights.phone if state.game == game}
    too_high = [line for line in heights.too_high() if " replay " not in line]  # a replay has a control row more
    assert too_high == [], "\n".join(["too high, in pixels at 400 and 1280 of width:", *too_high])


def phases_of(game: str) -> set[str]:
    """The phases that the rules name; villages of Rokujika have their own, and the table has none."""
    named = get_type_hints(GAMES[game].State).get("phase")
    return {"lobby", *(get_args(named) if named else ("playing", "over"))}
