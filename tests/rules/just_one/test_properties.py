"""Properties of random Just One games: no violation, no leaked secret, no lost card."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.errors import IllegalMove
from rules.just_one.state import JustOneOptions, JustOneState
from tests.rules.just_one.builders import GAME
from tests.secrets.hidden import other_words, some_clue_or_move


def some_states(seats: int, moves: int, seed: int, **options: object) -> list[JustOneState]:
    """A game as it was after each of its moves."""
    rng = Random(seed)
    states = [GAME.deal(seats, JustOneOptions.model_validate(options), rng)]
    for _ in range(moves):
        state = states[-1]
        if state.phase == "over":
            break
        try:
            states.append(GAME.play(state, *some_clue_or_move(state, rng), rng).state)
        except IllegalMove:
            continue
    return states


any_game = given(
    seats=st.integers(3, 7),
    moves=st.integers(0, 150),
    seed=st.integers(0, 10**6),
    cards=st.sampled_from([5, 13]),
    clue_check=st.sampled_from(["lenient", "normal", "strict"]),
    two_clues_with_four=st.booleans(),
)


@settings(max_examples=120, deadline=None)
@any_game
def test_no_game_breaks_an_invariant(seats, moves, seed, **options):
    for state in some_states(seats, moves, seed, **options):
        assert GAME.violations(state) == []
        assert GAME.State.model_validate_json(state.model_dump_json()) == state
        assert bool(GAME.to_act(state)) == (GAME.outcome(state) is None)
        assert GAME.to_act(state) <= GAME.may_act(state)


@settings(max_examples=150, deadline=None)
@any_game
def test_nobody_can_tell_what_they_must_not_know(seats, moves, seed, **options):
    for state in some_states(seats, moves, seed, **options)[-6:]:
        for viewer in (None, *range(seats)):
            assert GAME.view(state, viewer) == GAME.view(other_words(state, viewer, Random(seed)), viewer)


def test_the_games_of_these_tests_reach_every_phase_and_every_end_of_a_turn():
    states = [state for seed in range(60) for state in some_states(3 + seed % 5, 400, seed, cards=5)]
    assert {state.phase for state in states} == {"number", "clues", "compare", "guess", "vote", "over"}
    ends = {turn.result for state in states for turn in state.turns}
    assert ends == {"found", "missed", "skipped", "away", "left", "no-clues", "ended"}
    assert any(turn.taken_back for state in states for turn in state.turns)
