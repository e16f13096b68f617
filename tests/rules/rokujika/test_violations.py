"""A damaged table is recognised: each violation is named."""

from __future__ import annotations

import pytest

from rules.game import Outcome
from tests.rules.rokujika.builders import BARREN, GAME, Played, at

JAM = "fruit sweets stand"
# one set made, five coins paid in the second turn, and nothing that fits
SOUND = (
    at(f"{JAM} {' '.join(card for card in BARREN.split() if card not in JAM)}", sixths="jam").combine(JAM, "jam").buy(5)
)
DONE = SOUND.village.history[0]
TRADEMARK = Played(SOUND.state).buy().state


def test_a_sound_table_has_no_violations():
    assert GAME.violations(SOUND.state) == GAME.violations(TRADEMARK) == []


@pytest.mark.parametrize(
    ("changes", "violation"),
    [
        ({"pile": SOUND.village.pile[1:]}, "not the 24 cards"),
        ({"discards": (*SOUND.village.discards[1:], "rice")}, "not the 24 cards"),
        ({"paid": 4, "coins": 10}, "8 cards in front for 4 coins"),
        ({"display": SOUND.village.display[1:]}, "5 places"),
        ({"display": SOUND.village.display[::-1]}, "is where"),
        ({"display": (None, *SOUND.village.display[1:])}, "in the middle and taken, or neither"),
        ({"trademarks": ("jam",)}, "taken twice"),
        ({"trademarks": (SOUND.state.sixths[-1],)}, "before it was laid out"),
        ({"trademarks": (SOUND.village.display[0],)}, "in the middle and taken, or neither"),
        ({"turn": 3}, "turn 3 after 1 turns"),
        ({"turn": 11}, "turn 11"),
        ({"phase": "over"}, "turn 2 after 1 turns"),
        ({"phase": "over", "turn": 1}, "with coins and turns left"),
        ({"phase": "trademark"}, "a trademark is offered after 5 coins"),
        ({"history": (DONE._replace(coins=0),)}, "continued without coins"),
        ({"rung": 99}, "the last deadline is in the future"),
        ({"coins": -1}, "negative coins"),
        ({"coins": 8}, "8 coins do not follow"),
        ({"history": (DONE._replace(product=5),)}, "a set worth 5 that is not"),
        ({"history": (DONE._replace(points=9),)}, "9 points instead of 5"),
        ({"history": (DONE._replace(sixth="ham"),)}, "a set that does not fulfil it"),
        ({"history": (DONE._replace(cards=None),)}, "a set that does not fulfil it"),
        ({"scored": ()}, "not those of the turns"),
    ],
)
def test_each_violation_is_named_with_its_seat(changes, violation):
    state = SOUND.state.model_copy(update={"villages": (SOUND.village.model_copy(update={**changes}),)})
    assert any(violation in named and named.startswith("seat 0: ") for named in GAME.violations(state)), (
        GAME.violations(state)
    )


@pytest.mark.parametrize(
    ("changes", "violation"),
    [
        ({"sixths": SOUND.state.sixths[1:]}, "not the 24 there are"),
        ({"outcome": Outcome(places=(1,), scores=(9,), reason="finished")}, "an outcome before the end"),
    ],
)
def test_each_violation_of_the_whole_is_named(changes, violation):
    assert any(violation in named for named in GAME.violations(SOUND.state.model_copy(update={**changes})))
