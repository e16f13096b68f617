"""Properties of random games: no lost card, a second scorer agrees, hidden cards stay hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.only_one.cards import SEER_LOOKS
from rules.only_one.state import OnlyOneOptions, OnlyOneState
from tests.rules.only_one.builders import GAME
from tests.rules.only_one.scorer import slow_score
from tests.secrets.hidden import other_cards

VARIANTS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"familiars": "random"}),
    (4, {"familiars": "random"}),
    (4, {"teams": True}),
    (4, {"teams": True, "familiars": "random"}),
]
GAMES = 2002
PRINTED = {"2": 2, "3": 3, "4A": 4, "4B": 4, "5": 5, "6A": 6, "6B": 6, "7": 7, "8A": 8, "8B": 8, "9": 9, "10": 10}
TOTAL = {2: 60, 3: 66, 4: 78}

variants = st.sampled_from(VARIANTS)


def some_state(seats: int, options: dict[str, object], moves: int, seed: int) -> OnlyOneState:
    """Random moves; in scoring the clock moves too, so that every step is seen."""
    rng = Random(seed)
    state = GAME.deal(seats, OnlyOneOptions.model_validate(options), rng)
    for _ in range(moves):
        if state.phase == "scoring" and rng.random() < 0.8:
            state = GAME.expire(state, rng).state
        elif waiting_for := GAME.to_act(state):
            seat = min(waiting_for)
            state = GAME.play(state, seat, rng.choice(GAME.moves(state, seat)), rng).state
    return state


@pytest.mark.no_cover
@settings(max_examples=150, deadline=None)
@given(variants, st.integers(0, 130), st.integers(0, 10**6))
def test_every_card_is_always_somewhere_and_so_is_the_token(variant, moves, seed):
    seats, options = variant
    state = some_state(seats, options, moves, seed)
    table = [card for cards in (state.deck, state.discards, *state.columns, *state.collections) for card in cards]
    table += [state.card] if state.card else []
    ingredients = [card for card in table if card == "egg" or card[0].isdigit()]
    assert len(ingredients) == TOTAL[seats]
    for value, number in PRINTED.items():
        there = sum(card.strip("*") == value for card in ingredients)
        assert there in ((number, 0) if value in ("4B", "6B", "8B") else (number,))
    familiars = Counter(card for card in table if card not in ingredients)
    familiars.update(familiar for familiar in state.familiars if familiar)
    assert sum(familiars.values()) == (seats if "familiars" in options else 0)
    assert state.token in range(seats)
    assert GAME.violations(state) == []


@pytest.mark.parametrize("share", range(7))
@pytest.mark.no_cover
def test_a_second_scorer_agrees_in_two_thousand_random_games(share):
    seats, options = VARIANTS[share]
    for game in range(GAMES // len(VARIANTS)):
        rng = Random(f"{share}/{game}")
        state = GAME.deal(seats, OnlyOneOptions.model_validate(options), rng)
        while state.phase != "scoring":
            state = GAME.play(state, state.active, rng.choice(GAME.moves(state, state.active)), rng).state
        sheet = slow_score(
            [list(cards) for cards in state.collections],
            list(state.discards),
            list(state.familiars),
            list(state.earned),
            state.token,
            teams=state.options.teams,
        )
        scored = GAME.play(state, 0, GAME.moves(state, 0)[0], rng).state
        assert list(scored.scores) == sheet.points
        assert [list(potions) for potions in scored.potions] == sheet.potions
        assert scored.token == sheet.token
        outcome = scored.outcome
        assert outcome.winners == tuple(sorted(sheet.ranking[0]))
        assert [tuple(sorted(side)) for side in sheet.ranking] == sides_by_place(outcome.places)


def sides_by_place(places: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [tuple(seat for seat, at in enumerate(places) if at == place) for place in sorted(set(places))]


@settings(max_examples=250, deadline=None)
@given(variants, st.integers(0, 130), st.integers(0, 10**6), st.randoms(use_true_random=False))
@pytest.mark.no_cover
def test_nobody_can_tell_what_lies_face_down(variant, moves, seed, rng):
    seats, options = variant
    state = some_state(seats, options, moves, seed)
    for viewer in (None, *range(seats)):
        other = other_cards(state, viewer, rng)
        assert GAME.violations(other) == []
        assert GAME.view(state, viewer) == GAME.view(other, viewer)


def peeking(seed: int) -> OnlyOneState:
    """A random game up to the moment when the seer looks."""
    while True:
        rng = Random(seed)
        state = GAME.deal(4, OnlyOneOptions(familiars="AAAA"), rng)
        while state.phase not in ("scoring", "choose"):
            state = GAME.play(state, state.active, rng.choice(GAME.moves(state, state.active)), rng).state
        if state.phase == "choose":
            return state
        seed += 1


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_nobody_but_the_seer_can_tell_what_the_seer_sees(seed, rng):
    state = peeking(seed)
    other = other_cards(state, None, rng)
    for viewer in (None, *range(4)):
        same = GAME.view(state, viewer) == GAME.view(other, viewer)
        assert same == (viewer != state.active or state.deck[:SEER_LOOKS] == other.deck[:SEER_LOOKS])


@settings(max_examples=60, deadline=None)
@given(variants, st.integers(0, 110), st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_the_stand_in_knows_no_more_than_a_player(variant, moves, seed, rng):
    seats, options = variant
    state = some_state(seats, options, moves, seed)
    if state.phase in ("scoring", "over"):
        return
    other = other_cards(state, state.active, rng)
    assert GAME.stand_in(state, state.active, rng) == GAME.stand_in(other, state.active, rng)


def wins_against_random_play(seats: int, games: int) -> int:
    won = 0
    for game in range(games):
        rng, clever = Random(game), game % seats
        state = GAME.deal(seats, OnlyOneOptions(), rng)
        while waiting_for := GAME.to_act(state):
            seat = min(waiting_for)
            move = GAME.stand_in(state, seat, rng) if seat == clever else rng.choice(GAME.moves(state, seat))
            state = GAME.play(state, seat, move, rng).state
        won += clever in state.outcome.winners
    return won


@pytest.mark.no_cover
def test_the_stand_in_beats_random_play_in_four_of_five_games():
    assert wins_against_random_play(2, 100) >= 80


@pytest.mark.no_cover
def test_the_stand_in_is_no_spoiler_among_four():
    assert wins_against_random_play(4, 40) >= 24  # expected at random: 10
