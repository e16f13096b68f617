"""Properties of random Just One games: no violation, no leaked secret, no lost card."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.errors import IllegalMove
from rules.just_one.moves import Guess, JustOneMove, Write
from rules.just_one.state import JustOneOptions, JustOneState
from tests.rules.just_one.builders import GAME

VOCABULARY = ("prince", "princess", "bake", "bakery", "snow", "cold", "icy", "Whether", "blorp", "word", "$", "007")


def some_move(state: JustOneState, rng: Random) -> tuple[int, JustOneMove]:
    """A random legal move; leaving and stopping are rare."""
    seat = rng.choice(sorted(GAME.to_act(state) if rng.random() < 0.8 else GAME.may_act(state)))
    if state.phase == "clues" and seat != state.active and rng.random() < 0.85:
        do = rng.choice(["clue", "second-clue"]) if state.each == 2 else "clue"
        return seat, Write.model_validate({"do": do, "text": rng.choice(VOCABULARY)})
    if state.phase == "guess" and seat == state.active and rng.random() < 0.8:
        return seat, Guess(text=rng.choice([str(state.word), "wrong", "whether"]))
    rare = {"leave": 0.02, "stop": 0.01, "close": 0.1}
    moves = [move for move in GAME.moves(state, seat) if rng.random() < rare.get(move.do, 1)]
    return seat, rng.choice(moves or GAME.moves(state, seat))


def some_states(seats: int, moves: int, seed: int, **options: object) -> list[JustOneState]:
    """A game as it was after each of its moves."""
    rng = Random(seed)
    states = [GAME.deal(seats, JustOneOptions.model_validate(options), rng)]
    for _ in range(moves):
        state = states[-1]
        if state.phase == "over":
            break
        try:
            states.append(GAME.play(state, *some_move(state, rng), rng).state)
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


def with_other_secrets(state: JustOneState, seat: int | None) -> JustOneState:
    """The same table as far as this seat can know: every word and clue it must not know is another one."""
    writer = seat in state.givers
    deck = tuple(tuple(f"other{card}{word}" for word in range(5)) for card in range(len(state.deck)))
    changes: dict[str, object] = {"deck": deck, "words_seen": ()}
    if state.phase == "over":
        return state.model_copy(update={**changes})
    if not writer:  # J-4a
        changes["card"] = tuple(f"hidden{place}" for place in range(5))
    if state.phase == "clues":
        changes["clues"] = tuple(
            clue if writer and clue.seat == seat else clue.model_copy(update={"text": "veiled", "doubt": "family"})
            for clue in state.clues
        )
    elif not writer:
        changes["clues"] = tuple(
            clue.model_copy(update={"text": "veiled", "doubt": "family", "by": 1})
            if clue.cancelled or state.phase == "compare"
            else clue.model_copy(update={"doubt": "family", "by": 1})
            for clue in state.clues
        )
        if state.phase == "compare":
            changes["alike"] = ()
        else:
            changes["alike"] = tuple(pair.model_copy(update={"reason": "other"}) for pair in state.alike)
    return state.model_copy(update={**changes})


@settings(max_examples=150, deadline=None)
@any_game
def test_nobody_can_tell_what_they_must_not_know(seats, moves, seed, **options):
    for state in some_states(seats, moves, seed, **options)[-6:]:
        for viewer in (None, *range(seats)):
            assert GAME.view(state, viewer) == GAME.view(with_other_secrets(state, viewer), viewer)


@settings(max_examples=100, deadline=None)
@any_game
def test_how_others_voted_is_not_known_before_the_end(seats, moves, seed, **options):
    for state in some_states(seats, moves, seed, **options):
        if state.phase != "vote":
            continue
        for viewer in (None, *range(seats)):
            votes = tuple(
                ballot if ballot.seat == viewer else ballot.model_copy(update={"choice": "abstain"})
                for ballot in state.votes
            )
            assert GAME.view(state, viewer) == GAME.view(state.model_copy(update={"votes": votes}), viewer)


def test_the_games_of_these_tests_reach_every_phase_and_every_end_of_a_turn():
    states = [state for seed in range(60) for state in some_states(3 + seed % 5, 400, seed, cards=5)]
    assert {state.phase for state in states} == {"number", "clues", "compare", "guess", "vote", "over"}
    ends = {turn.result for state in states for turn in state.turns}
    assert ends == {"found", "missed", "skipped", "away", "left", "no-clues", "ended"}
    assert any(turn.taken_back for state in states for turn in state.turns)
