"""A damaged table is recognised: each violation is named."""

from __future__ import annotations

import pytest

from rules.game import Outcome
from rules.one_shot.state import TieBreak
from tests.rules.one_shot.builders import GAME, at, stack, tile

SOUND = at("4S 5M 3C 2A").throw("1").take().throw("1").state  # the five of Moons is shown, the four of Suns held
TIE = TieBreak(attempt=1, contenders=(0, 1), stack=stack(""), taken=((), ()))


def test_a_sound_table_has_no_violations():
    assert GAME.violations(SOUND) == []


@pytest.mark.parametrize(
    ("changes", "violation"),
    [
        ({"stack": SOUND.stack[1:]}, "not the 24 tiles"),
        ({"stack": (SOUND.stack[0], *SOUND.stack[:-1])}, "not the 24 tiles"),
        ({"depth": 25}, "25 tiles are lifted"),
        ({"seen": (1, 0)}, "places seen"),
        ({"seen": (24,)}, "places seen"),
        ({"coins": (tile("4S"), tile("3S"))}, "two coins of one suit"),
        ({"coins": (tile("5A"),)}, "whose tile was not lifted"),
        ({"round": 4}, "does not exist"),
        ({"turn": 3}, "does not exist"),
        ({"order": (2, 1, 0)}, "not that of this round"),
        ({"aside": 4}, "4 dice are set aside"),
        ({"shown": tile("1A")}, "not the deepest one"),
        ({"shown": tile("4S"), "depth": 1}, "no coin may be taken"),
        ({"phase": "throw", "depth": 24, "shown": None}, "at the bottom"),
        ({"scores": ((), ())}, "not every seat"),
        ({"scores": ((3,), (), ())}, "seat 0 has 1 turns"),
        ({"scores": ((21,), (), ())}, "more than 20"),
        ({"phase": "over"}, "over without an outcome"),
        ({"outcome": Outcome(places=(1, 2, 3), scores=(3, 2, 1), reason="points")}, "an outcome before the end"),
        ({"phase": "tie"}, "without contenders"),
        ({"tie": TIE}, "before the final round"),
        ({"tie": TIE.model_copy(update={"stack": TIE.stack[1:]})}, "lost or doubled a tile"),
        ({"tie": TIE.model_copy(update={"taken": ((),)})}, "more than three tiles"),
        ({"tie": TIE, "scores": ((3,), (), ())}, "not tied"),
    ],
)  # fmt: skip
def test_each_violation_is_named(changes, violation):
    assert any(violation in named for named in GAME.violations(SOUND.model_copy(update={**changes})))
