"""Legal moves of each phase, deadlines, nudges and stand-ins."""

from __future__ import annotations

from random import Random

import pytest

from rules.errors import IllegalMove
from rules.just_one.game import NUDGE_SECONDS, SECONDS
from rules.just_one.moves import Blank, Decide, Pick, Ready, Skip, Vote, Write, WriteTwo
from rules.just_one.state import JustOneOptions
from tests.rules.just_one.builders import GAME, at, comparing, guessing

EVERY_PHASE = {
    "number": lambda **options: at(5, **options),
    "clues": lambda **options: at(5, **options).pick(),
    "compare": lambda **options: comparing("bake", "bakery", "c", "d", seats=5, **options),
    "guess": lambda **options: guessing(5, **options),
    "vote": lambda **options: guessing(5, **options).guess("wrong"),
}
every_phase = pytest.mark.parametrize("phase", EVERY_PHASE)


def listed(game, seat) -> set[str]:
    return {move.do for move in GAME.moves(game.state, seat)}


@pytest.mark.parametrize(("phase", "active", "giver"), [
    ("number", {"pick"}, {"nudge"}),
    ("clues", {"nudge", "excuse"}, {"unknown", "blank", "nudge", "excuse"}),
    ("compare", {"nudge"}, {"cancel", "ready", "nudge"}),
    ("guess", {"skip"}, {"nudge"}),
    ("vote", {"nudge"}, {"accept", "reject", "vote", "nudge"}),
])  # fmt: skip
def test_each_phase_offers_its_moves(phase, active, giver):
    game = EVERY_PHASE[phase]()
    always = {"close", "leave", "stop"}
    assert listed(game, 0) == active | always
    assert listed(game, 1) == giver | always


@every_phase
def test_every_move_that_is_listed_can_be_played(phase):
    game = EVERY_PHASE[phase]()
    for seat in range(5):
        for move in GAME.moves(game.state, seat):
            assert GAME.violations(GAME.play(game.state, seat, move, Random(0)).state) == []


def test_what_only_the_host_may_do():
    assert {"excuse", "close", "stop"} == GAME.host_only


@pytest.mark.parametrize(("phase", "seat", "move", "why"), [
    ("number", 1, Pick(number=1), "just-one-only-active"),
    ("guess", 1, Skip(), "just-one-only-active"),
    ("clues", 0, Write(text="me"), "just-one-not-active"),
    ("clues", 0, Blank(), "just-one-not-active"),
    ("compare", 0, Ready(), "just-one-not-active"),
    ("vote", 0, Vote(choice="yes"), "just-one-not-active"),
    ("vote", 0, Decide(do="accept"), "just-one-not-active"),
    ("guess", 1, Decide(do="reject"), "just-one-not-now"),
    ("clues", 0, WriteTwo(text="me", second="too"), "just-one-not-active"),
    ("clues", 0, Pick(number=1), "just-one-not-now"),
    ("number", 1, Write(text="me"), "just-one-not-now"),
    ("guess", 1, Ready(), "just-one-not-now"),
])  # fmt: skip
def test_a_move_of_another_player_or_phase_is_refused_with_the_reason(phase, seat, move, why):
    with pytest.raises(IllegalMove) as refused:
        GAME.play(EVERY_PHASE[phase]().state, seat, move, Random(0))
    assert refused.value.key == why


@every_phase
def test_with_the_timers_off_a_nudge_starts_the_clock(phase):
    game = EVERY_PHASE[phase]()
    assert GAME.time_limit(game.state) is None
    epoch = game.state.epoch
    game.nudge(2)
    assert GAME.time_limit(game.state) == NUDGE_SECONDS
    assert game.state.epoch == epoch, "it spoils nobody's button"
    assert GAME.time_limit(game.expire().state) is None, "and lasts for this phase"


@pytest.mark.parametrize("timers", ["relaxed", "brisk"])
@every_phase
def test_each_phase_has_its_time(timers, phase):
    game = EVERY_PHASE[phase](timers=timers)
    limit = GAME.time_limit(game.state)
    assert limit == SECONDS[timers][phase]
    assert GAME.time_limit(game.nudge(2).state) == limit


def test_nobody_is_nudged_twice_in_a_phase_and_nobody_nudges_only_themselves():
    game = at(4).nudge(1)
    with pytest.raises(IllegalMove, match="just-one-nudged-already"):
        game.nudge(2)
    with pytest.raises(IllegalMove, match="just-one-nudge-yourself"):
        at(4).nudge(0)


@every_phase
def test_the_host_may_end_the_game_with_the_present_score(phase):
    game = EVERY_PHASE[phase]().stop(3)
    assert game.state.outcome.reason == "stopped"
    assert len(game.state.turns) == (phase != "number")


def test_a_game_of_stand_ins_ends():
    state = GAME.deal(5, JustOneOptions(), Random(1))
    while waiting_for := GAME.to_act(state):
        seat = min(waiting_for)
        move = GAME.stand_in(state, seat, Random(2))
        assert move in GAME.moves(state, seat)
        state = GAME.play(state, seat, move, Random(3)).state
    assert {turn.result for turn in state.turns} == {"no-clues"}


@pytest.mark.parametrize(("phase", "move"), [("compare", Ready()), ("guess", Skip()), ("vote", Vote(choice="abstain"))])
def test_a_stand_in_does_no_harm(phase, move):
    game = EVERY_PHASE[phase]()
    assert GAME.stand_in(game.state, min(GAME.to_act(game.state)), Random(1)) == move


def test_there_is_no_stand_in_for_a_player_whose_turn_it_is_not():
    with pytest.raises(IllegalMove):
        GAME.stand_in(EVERY_PHASE["clues"]().state, 0, Random(1))
