"""Properties of random Rokujika games: equal draws, hidden cards stay hidden, seats are independent."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.rokujika.cards import CARDS, draw, offers, order_of, sets_in
from rules.rokujika.computer import Player, at_random, greedy, look_ahead
from rules.rokujika.state import Combine, RokujikaOptions, RokujikaState, Village
from tests.rules.rokujika.builders import GAME, RNG
from tests.secrets.hidden import other_villages

CARDS_IN_FRONT = st.lists(st.sampled_from(sorted(CARDS.cards)), unique=True, min_size=3, max_size=12).map(tuple)


def dealt(seats: int, seed: int, **options: object) -> RokujikaState:
    return GAME.deal(seats, RokujikaOptions.model_validate(options), Random(seed))


def some_race(seats: int, moves: int, seed: int) -> RokujikaState:
    """Random seats make random moves; some finish early."""
    rng, state = Random(seed), dealt(seats, seed)
    for _ in range(moves):
        if waiting_for := sorted(GAME.to_act(state)):
            seat = rng.choice(waiting_for)
            state = GAME.play(state, seat, rng.choice(GAME.moves(state, seat)), rng).state
    return state


@settings(max_examples=100, deadline=None)
@given(st.integers(1, 6), st.integers(0, 120), st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_nobody_can_tell_what_lies_face_down_or_sees_into_another_village(seats, moves, seed, rng):
    """The order of every pile, of the sixth cards to come and of later shuffles is in no view."""
    state = some_race(seats, moves, seed)
    for viewer in (None, *range(seats)):
        assert GAME.view(state, viewer) == GAME.view(other_villages(state, viewer, rng), viewer)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 6), st.integers(1, 120), st.integers(0, 10**6))
def test_seats_do_not_meet_and_a_neighbours_move_spoils_no_button(seats, moves, seed):
    state = some_race(seats, moves, seed)
    for seat in GAME.to_act(state):
        after = GAME.play(state, seat, GAME.stand_in(state, seat, RNG), RNG).state
        for other in set(range(seats)) - {seat}:
            assert after.villages[other] is state.villages[other]
            assert GAME.epoch(after, other) == GAME.epoch(state, other)
        assert GAME.epoch(after, seat) == GAME.epoch(state, seat) + 1


@pytest.mark.parametrize("player", [at_random, greedy, look_ahead])
@pytest.mark.parametrize("seed", range(4))
def test_equal_play_draws_equal_cards_at_every_seat_and_alone(player: Player, seed: int):
    """Also after shuffles, and with any random generator."""

    def village_of(state: RokujikaState, seat: int) -> Village:
        decisions = Random(seed)
        while state.villages[seat].phase != "over":
            view = GAME.view(state, seat).village
            assert view is not None
            state = GAME.play(state, seat, player(view, decisions), Random(seat)).state
        return state.villages[seat]

    race, alone = dealt(3, seed), dealt(1, seed)
    assert village_of(race, 0) == village_of(race, 2) == village_of(alone, 0)
    assert village_of(alone, 0) != village_of(dealt(1, seed + 100), 0)


@settings(max_examples=60, deadline=None)
@given(st.sets(st.sampled_from(sorted(CARDS.cards)), max_size=20), st.integers(0, 2**64), st.integers(2, 10))
def test_a_shuffle_is_all_discards_and_nothing_else(discards, rng, turn):
    left = tuple(sorted(set(CARDS.cards) - discards))[:2]
    drawn = draw(3, left, tuple(discards), rng, turn)
    assert sorted([*drawn.cards, *drawn.pile, *drawn.discards]) == sorted([*left, *discards])
    if len(left) < 3:
        assert drawn.discards == ()
        assert drawn.shuffled == len(discards)


def test_shuffles_of_different_turns_and_deals_differ():
    assert len({order_of(rng, turn) for rng in range(20) for turn in range(2, 11)}) == 180


@settings(max_examples=100, deadline=None)
@given(CARDS_IN_FRONT, st.sets(st.sampled_from(sorted(CARDS.sixths)), max_size=8))
def test_offers_are_every_move_there_is_best_first(front, in_reach):
    found = offers(front, in_reach)
    assert [offer.gain for offer in found] == sorted([offer.gain for offer in found], reverse=True)
    village = (
        dealt(1, 0)
        .villages[0]
        .model_copy(update={"front": front, "display": (None,) * 6, "trademarks": tuple(in_reach)})
    )
    moves = GAME.moves(dealt(1, 0).model_copy(update={"villages": (village,)}), 0)
    listed = {(move.cards, move.sixth) for move in moves if isinstance(move, Combine)}
    assert {(offer.cards, offer.sixth) for offer in found} == listed
    assert {offer.cards for offer in found} == set(sets_in(front))
    for offer in found:
        assert offer.product == CARDS.products[offer.cards]
        assert (offer.points > 0) == (offer.sixth is not None)


# --- the clock


def test_alone_every_move_starts_the_clock_anew_and_the_deadline_ends_the_turn():
    state = dealt(1, 3, turn_limit=60)
    assert GAME.time_limit(state) == 60
    moved = GAME.play(state, 0, GAME.moves(state, 0)[0], RNG).state
    assert moved.epoch != state.epoch
    after = GAME.expire(moved, RNG).state
    assert after.villages[0].turn == 2
    assert after.epoch != moved.epoch


def test_in_a_race_the_deadline_plays_a_turn_for_seats_that_did_not_move():
    state = dealt(3, 3, turn_limit=60)
    moved = GAME.play(state, 1, GAME.moves(state, 1)[0], RNG).state
    assert moved.epoch == state.epoch  # the deadline of the other seats stays
    expired = GAME.expire(moved, RNG).state
    assert [village.turn for village in expired.villages] == [2, 1, 2]
    assert expired.epoch != moved.epoch
    again = GAME.expire(expired, RNG).state
    assert [village.turn for village in again.villages] == [3, 2, 3]


def test_a_race_without_players_ends_by_deadlines():
    state = dealt(2, 5, turn_limit=60)
    for _ in range(10):
        state = GAME.expire(state, RNG).state
    assert GAME.outcome(state) is not None
    assert state.villages[0].history == state.villages[1].history


def test_without_a_limit_there_is_no_deadline():
    assert GAME.time_limit(dealt(2, 5)) is None
