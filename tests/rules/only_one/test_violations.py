"""A damaged table is recognised: each violation is named."""

from __future__ import annotations

import pytest

from rules.game import Outcome
from tests.rules.only_one.builders import GAME, at, columns, scored

SOUND = at(columns("2 9", "5", "7"), familiars="picker seer keeper", draw="9", hands=("", "3", "")).turn_up().state
CHOICE = at(columns("2 9", "5", "7"), familiars="picker seer keeper", draw="9").explore(1).state
PEEKING = at(columns("2 9", "5", "7"), familiars="seer picker keeper").peek().state
FULL = at(columns("2 3 4A 5", "6A 7 8A 9", "10 5 4A 3*"), draw="10").state
SCORING = scored("1 2", "3", "", steps=4).state
OVER = scored("1 2", "3", "").state


WRONG_TALLY = SCORING.tallies[0].model_copy(update={"neighbour": 3})


@pytest.mark.parametrize("state", [SOUND, CHOICE, PEEKING, FULL, SCORING, OVER])
def test_a_sound_table_has_no_violations(state):
    assert GAME.violations(state) == []


@pytest.mark.parametrize(
    ("state", "changes", "violation"),
    [
        (SOUND, {"seats": 5}, "5 seats"),
        (SOUND, {"earned": (0, 0)}, "not one for each seat"),
        (SOUND, {"token": 3}, "at no seat"),
        (SOUND, {"active": -1}, "at no seat"),
        (SOUND, {"columns": columns("2 9", "5")}, "2 columns"),
        (SOUND, {"ended": (1, 1)}, "not different seats"),
        (SOUND, {"deck": SOUND.deck[1:]}, "lost or doubled"),
        (SOUND, {"discards": ("10",)}, "lost or doubled"),
        (SOUND, {"columns": columns("2 9 5", "", "7")}, "columns left do not fit"),
        (SOUND, {"columns": columns("2 9", "5 7", "7"), "collections": ((), ("3",), ())}, "lost or doubled"),
        (SOUND, {"columns": columns("2 9", "5", "7 3"), "collections": ((), (), ()), "last_call": True}, "the Fig"),
        (SOUND, {"columns": columns("2 9", "5", "7 9"), "card": None, "phase": "keep", "broken": 0}, "wrong phase"),
        (SOUND, {"columns": columns("2 9 9", "5", "7"), "card": None, "phase": "turn"}, "is in a column twice"),
        (SOUND, {"columns": columns("2 9 5 7 3", "", ""), "collections": ((), (), ())}, "more than four"),
        (SOUND, {"familiars": ("picker", None, "keeper")}, "2 familiars"),
        (SOUND, {"familiars": ("picker", "breaker", "keeper")}, "both sides of a familiar"),
        (SOUND, {"familiars": ("picker", None, "keeper"), "columns": columns("2 9", "5 seer", "7")}, "after the first"),
        (SOUND, {"familiars": ("picker", "finisher", "keeper"), "peeked": True}, "without the seer"),
        (FULL, {"phase": "place", "card": "10", "deck": FULL.deck[1:]}, "no column for the card"),
        (SOUND, {"round": 0}, "round 0"),
        (SOUND, {"phase": "turn"}, "wrong phase"),
        (SOUND, {"broken": 1}, "a bust column"),
        (CHOICE, {"familiars": ("seer", "picker", "keeper")}, "without the power"),
        (PEEKING, {"peeked": False}, "not marked as used"),
        (SOUND, {"ended": (0,), "columns": columns("2 9", "5", "7")}, "whose round is over"),
        (SOUND, {"card": None, "phase": "scoring", "collections": (("9",), ("3",), ())}, "before the last round"),
        (SOUND, {"earned": (0, -1, 0)}, "negative points"),
        (SOUND, {"specials": (0, 0, 0)}, "special icons are counted wrongly"),
        (SCORING, {"specials": (1, 0, 0)}, "special icons are counted wrongly"),
        (SCORING, {"specials": None}, "before the special icons"),
        (SCORING, {"tallies": SCORING.tallies[1:]}, "not scored in their order"),
        (SCORING, {"tallies": (WRONG_TALLY, *SCORING.tallies[1:])}, "1 is scored wrongly"),
        (SCORING, {"token": 2}, "did not follow value 3"),
        (SCORING, {"phase": "over"}, "over without an outcome"),
        (SCORING, {"outcome": OVER.outcome}, "an outcome before the end"),
        (OVER, {"outcome": Outcome(places=(2, 1, 3), scores=(2, 1, 0), reason="points")}, "not what the scores say"),
    ],
)  # fmt: skip
def test_each_violation_is_named(state, changes, violation):
    assert any(violation in named for named in GAME.violations(state.model_copy(update={**changes})))
