"""A damaged table is recognised: each violation is named."""

from __future__ import annotations

import pytest

from rules.game import Outcome
from rules.just_one.state import Clue, JustOneState, Likeness
from tests.rules.just_one.builders import GAME, at, comparing, guessing

NUMBER = at(4).state
WRITING = at(4).pick().clue(1, "snow").state
COMPARING = comparing("Mouse", "mouse", "cat").state
GUESSING = guessing().state
VOTING = guessing().guess("wrong").state
WON = at(4).turn("found").state
OUTCOME = Outcome(places=(1, 1, 1, 1), scores=(0, 0, 0, 0), reason="finished")
PAIR = Likeness(first=0, second=7, sure=True, to_the_letter=True, reason="equal")


def with_clues(state: JustOneState, *, cancelled: bool) -> tuple[Clue, ...]:
    return tuple(clue.model_copy(update={"cancelled": cancelled}) for clue in state.clues)


@pytest.mark.parametrize("state", [NUMBER, WRITING, COMPARING, GUESSING, VOTING, WON])
def test_a_sound_table_has_no_violations(state):
    assert GAME.violations(state) == []


@pytest.mark.parametrize(
    ("state", "changes", "violation"),
    [
        (NUMBER, {"card": ("one", "two")}, "does not have five words"),
        (NUMBER, {"card": NUMBER.deck[0]}, "twice"),
        (NUMBER, {"deck": NUMBER.deck[1:]}, "not all are accounted for"),
        (WON, {"won": 2}, "2 cards are won, the turns say 1"),
        (NUMBER, {"active": 4}, "a seat does not exist"),
        (NUMBER, {"gone": (1, 1)}, "left twice"),
        (NUMBER, {"gone": (1, 2)}, "too few"),
        (NUMBER, {"gone": (0,)}, "the active player has left"),
        (WRITING, {"numbers_gone": (1,)}, "chosen twice"),
        (NUMBER, {"numbers_gone": (1, 2, 3, 4, 5)}, "no number is left"),
        (NUMBER, {"number": 2}, "number 2 in the phase number"),
        (NUMBER, {"clues": WRITING.clues}, "before a number was chosen"),
        (GUESSING, {"guess": "ice"}, "guess in the phase guess"),
        (VOTING, {"guess": None}, "no guess in the phase vote"),
        (NUMBER, {"each": 2}, "2 clues each with 4 players"),
        (WRITING, {"excused": (2, 3)}, "it is nobody's turn in the phase clues"),
        (COMPARING, {"ready": (1, 2, 3)}, "it is nobody's turn in the phase compare"),
        (WRITING, {"clues": WRITING.clues * 2}, "is there twice"),
        (WRITING, {"clues": (Clue(seat=0, text="me"),)}, "writes none"),
        (WRITING, {"clues": (Clue(seat=1, text="me", slot=2),)}, "writes none"),
        (WRITING, {"clues": (WRITING.clues[0].model_copy(update={"cancelled": True}),)}, "before all are written"),
        (COMPARING, {"alike": (PAIR,)}, "do not exist"),
        (COMPARING, {"clues": with_clues(COMPARING, cancelled=False)}, "double is not cancelled"),
        (GUESSING, {"clues": with_clues(GUESSING, cancelled=True)}, "without clues"),
        (NUMBER, {"phase": "over"}, "over without an outcome"),
        (NUMBER, {"outcome": OUTCOME}, "an outcome before the end"),
        (WON, {"phase": "over", "outcome": OUTCOME}, "not the number of cards won"),
    ],
)  # fmt: skip
def test_each_violation_is_named(state, changes, violation):
    assert any(violation in named for named in GAME.violations(state.model_copy(update={**changes})))


def test_a_violation_names_nothing_that_was_typed_or_is_hidden():
    """Violations are logged."""
    for state in (NUMBER, WRITING, COMPARING, GUESSING, VOTING):
        told = " ".join(
            GAME.violations(state.model_copy(update={"guess": "zebulon", "each": 2, "number": 7, "won": 9}))
        )
        assert "guess in the phase" in told or state is VOTING
        for secret in ("zebulon", *state.card, *(clue.text for clue in state.clues)):
            assert secret not in told
