"""Properties of random ONE SHOT games: hidden tiles stay hidden; the figures of the simulation."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.one_shot.state import OneShotOptions, OneShotState, Take, TakeAndThrow, Tally
from tests.rules.one_shot.builders import GAME
from tests.secrets.hidden import other_tiles


def some_state(seats: int, moves: int, seed: int, *, open_memory: bool) -> OneShotState:
    rng = Random(seed)
    state = GAME.deal(seats, OneShotOptions(open_memory=open_memory), rng)
    for _ in range(moves):
        for seat in GAME.to_act(state):
            state = GAME.play(state, seat, rng.choice(GAME.moves(state, seat)), rng).state
    return state


@pytest.mark.no_cover
@settings(max_examples=150, deadline=None)
@given(
    st.integers(2, 4),
    st.integers(0, 150),
    st.integers(0, 10**6),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_nobody_can_tell_what_lies_face_down(seats, moves, seed, open_memory, rng):
    state = some_state(seats, moves, seed, open_memory=open_memory)
    for viewer in (None, *range(seats)):
        other = other_tiles(state, viewer, rng)
        assert GAME.view(state, viewer) == GAME.view(other, viewer)


def finished_turns(count: int, seed: int) -> list[Tally]:
    """Play this many turns of the stand-in."""
    rng, turns = Random(seed), []
    while len(turns) < count:
        state = GAME.deal(4, OneShotOptions(), rng)
        while state.round < 4:
            step = GAME.play(state, state.active, GAME.stand_in(state, state.active, rng), rng)
            state = step.state
            turns += [event.tally for event in step.events if event.what == "turn-ended"]
    return turns[:count]


def test_turns_end_as_often_each_way_as_in_the_simulation_of_the_rulings():
    turns = finished_turns(3000, seed=7)
    share = {way: sum(turn.ended_by == way for turn in turns) / len(turns) for way in ("overshoot", "nulls", "bottom")}
    assert abs(share["overshoot"] - 0.44) < 0.04
    assert abs(share["nulls"] - 0.34) < 0.04
    assert abs(share["bottom"] - 0.22) < 0.04


def test_the_stand_in_plays_as_well_as_a_sensible_player():
    turns = finished_turns(3000, seed=11)
    assert sum(turn.score for turn in turns) / len(turns) > 12.2  # taking anything scores 11.4 on average


def clicks(seed: int, *, at_once: bool) -> int:
    """Return how often three players click in a game; they take as the stand-in does, and throw with it or after it."""
    rng = Random(seed)
    state, count = GAME.deal(3, OneShotOptions(), rng), 0
    while GAME.outcome(state) is None:
        (seat,) = GAME.to_act(state)
        count += not GAME.view(state, None).coasting  # then the clock plays
        move = GAME.stand_in(state, seat, rng)
        state = GAME.play(state, seat, TakeAndThrow() if at_once and isinstance(move, Take) else move, rng).state
    return count


def test_taking_and_throwing_at_once_saves_a_click_for_nearly_every_coin():
    """The dice fall the same in both games, so only the clicks differ."""
    games = [(clicks(seed, at_once=False), clicks(seed, at_once=True)) for seed in range(50)]
    assert sum(two for two, _ in games) / 50 > 95
    assert sum(one for _, one in games) / 50 < 80
    assert all(one < two for two, one in games)
