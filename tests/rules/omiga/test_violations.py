"""A damaged table is recognised: each violation is named."""

from __future__ import annotations

import pytest

from rules.game import Outcome
from rules.omiga.board import ALL_WAYS
from rules.omiga.state import RoundEnd, Throw
from tests.rules.omiga.builders import GAME, fresh, place, playing, table

SOUND = table(*["." * 9] * 3, "...bb....", "....ww...", *["." * 9] * 3).state
GRID, LAID = SOUND.grid, SOUND.laid
OUTCOME = Outcome(places=(1, 2), scores=(1, 0), reason="edge")


def test_a_sound_table_has_no_violations():
    assert GAME.violations(SOUND) == []


def swapped(at: int, code: int) -> tuple[int, ...]:
    return (*GRID[:at], code, *GRID[at + 1 :])


FITTING = SOUND.field.fitting(GRID, place("e4"))
OTHER = next(1 + lying for lying in range(72) if ALL_WAYS >> lying & 1 and not FITTING >> lying & 1)


@pytest.mark.parametrize(
    ("changes", "violation"),
    [
        ({"grid": GRID[:-1]}, "size of the board"),
        ({"grid": (*GRID[:-1], 1)}, "size of the board"),
        ({"grid": swapped(0, 73)}, "not a card"),
        ({"grid": swapped(0, 2)}, "not a card"),
        ({"owned": (SOUND.owned[0] | SOUND.owned[1], SOUND.owned[1])}, "belongs to both"),
        ({"owned": (SOUND.owned[0] | 1, SOUND.owned[1])}, "not the owned ones"),
        ({"laid": LAID[:-1]}, "order of laying"),
        ({"hands": (SOUND.hands[0][:2], SOUND.hands[1])}, "seat 0 has not every card once"),
        ({"piles": (SOUND.piles[0], SOUND.piles[1] + SOUND.hands[1][:1])}, "seat 1 has not every card once"),
        ({"hands": (SOUND.hands[0] + SOUND.piles[0][:1], SOUND.hands[1])}, "more than three cards"),
        ({"laid": (LAID[1], LAID[0], *LAID[2:])}, "opening cards"),
        ({"owned": (SOUND.owned[1], SOUND.owned[0])}, "could not be laid there"),
        ({"grid": swapped(place("e4"), OTHER)}, "does not match its neighbours"),
        ({"silent": (-1, 0)}, "negative"),
        ({"ready": (True, False)}, "ready in a phase that has begun"),
        ({"ready": (True, True), "phase": "paused"}, "ready in a phase that has begun"),
        ({"chosen": (Throw(), None)}, "without a beat"),
        ({"phase": "called"}, "before the game began"),
        ({"phase": "over"}, "over without an outcome"),
        ({"outcome": OUTCOME}, "an outcome before the end"),
        ({"results": (RoundEnd(how="edge", winner=0),)}, "too many rounds"),
        ({"phase": "scored"}, "without a result"),
        ({"phase": "over", "outcome": OUTCOME, "results": (RoundEnd(how="edge", winner=1),)}, "not the rounds won"),
    ],
)  # fmt: skip
def test_each_violation_is_named(changes, violation):
    assert any(violation in named for named in GAME.violations(SOUND.model_copy(update={**changes})))


def test_a_round_that_is_over_cannot_continue():
    rows = ("." * 9, "." * 9, ".....w...", "....bw...", "....ww...", "." * 9, "." * 9, "." * 9)
    won = table(*rows).lay_some(0, "e6").state
    assert "the round is over, but continues" in GAME.violations(
        won.model_copy(update={"phase": "playing", "results": (), "outcome": None})
    )


def test_a_fresh_table_has_no_violations():
    assert GAME.violations(fresh().state) == GAME.violations(playing().state) == []
