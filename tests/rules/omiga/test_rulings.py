"""One test or more for each ruling on placement, O-1 to O-11; the rest is in test_deck.py and test_endings.py."""

from __future__ import annotations

from random import Random

import pytest

from rules.omiga.board import CARDS, FACE_OF_WAY, FACES, FIELDS, MATES, SYMMETRIC, WAYS, card_of, places_in, way
from rules.omiga.state import Call, Lay, OmigaOptions, Ready, Throw
from tests.rules.omiga.builders import GAME, Played, Stacked, card, fresh, place, playing, refused, table

# --- the table and the deal


def test_o1_both_have_the_same_36_cards():
    state = fresh().state
    for seat in (0, 1):
        on_table = [card_of(state.grid[at] - 1) for at in places_in(state.owned[seat])]
        assert sorted([*on_table, *state.hands[seat], *state.piles[seat]]) == list(CARDS)


@pytest.mark.parametrize("size", FIELDS)
def test_o2_columns_are_odd_and_rows_even_so_that_both_start_alike(size):
    field = FIELDS[size]
    assert size == f"{field.columns}x{field.rows}"
    assert (field.columns % 2, field.rows % 2) == (1, 0)
    white, black = field.openings
    assert white + black == field.columns * field.rows - 1, "a half turn of the table swaps them"
    assert OmigaOptions().board == "9x8"


def test_o3_white_sits_at_the_first_row_and_black_at_the_last():
    field = FIELDS["9x8"]
    assert set(places_in(field.far[0])) == set(range(63, 72))
    assert set(places_in(field.far[1])) == set(range(9))


SLASHES, TIPS, NOTCHES = card("/", "/", "g", "g"), card("^", "^", "g", "g"), card("v", "v", "g", "g")


def test_o4_whites_card_lies_in_the_middle_and_blacks_above_it():
    rng = Stacked((TIPS,), (NOTCHES,))
    state = GAME.deal(2, OmigaOptions(), rng)
    assert state.laid == (place("e4"), place("e5"))
    assert [(seat, laid) for seat, laid, *_ in GAME.view(state, None).laid] == [(0, TIPS), (1, NOTCHES)]


def test_o4_whites_card_lies_as_drawn_and_blacks_is_turned_only_if_it_fits_no_other_way():
    lopsided = card("/", "^", "g", "p")
    printed = FACES[lopsided]
    rng = Stacked((SLASHES,), (lopsided,))
    state = GAME.deal(2, OmigaOptions(), rng)
    lying = FACE_OF_WAY[state.grid[place("e5")] - 1]
    assert lying.bottom == "slash"
    assert lying == (printed if printed.bottom == "slash" else printed.turned)
    for seed in range(40):
        state = fresh(seed).state
        assert state.grid[place("e4")] % 2 == 1, "as printed"
        below, above = FACE_OF_WAY[state.grid[place("e4")] - 1], state.grid[place("e5")] - 1
        if above % 2:
            assert FACE_OF_WAY[above].turned.bottom != MATES[below.top], "as printed it would not fit"


def test_o5_cards_that_do_not_match_are_mixed_back_before_hands_are_drawn():
    rng = Stacked((SLASHES,), (TIPS, NOTCHES, card("/", "v", "g", "g")), (NOTCHES, TIPS))
    state = GAME.deal(2, OmigaOptions(), rng)
    assert len(rng.shuffled) == 3
    assert state.hands[1][:2] == (NOTCHES, TIPS), "they came back, and could be drawn at once"
    assert len(state.piles[1]) == 36 - 1 - 3


def test_o5_if_the_first_card_matches_nothing_is_mixed_again():
    rng = Stacked((SLASHES,), (SLASHES,))
    GAME.deal(2, OmigaOptions(), rng)
    assert len(rng.shuffled) == 2


def test_o5_about_two_cards_are_looked_at():
    """2.3 on average in the rulings."""
    looked = []
    for seed in range(400):
        rng, state = Random(seed), fresh(seed).state
        rng.shuffle(list(CARDS))  # white's deck
        black = list(CARDS)
        rng.shuffle(black)
        looked.append(1 + black.index(card_of(state.grid[place("e5")] - 1)))
    assert 1.9 < sum(looked) / len(looked) < 2.7


# --- placing


def test_o6_a_card_is_turned_by_itself_if_only_one_way_fits():
    game = playing()
    for at in ("d4", "f4"):
        for number in game.fitting(0, at):
            ways = game.state.field.fitting(game.state.grid, place(at)) & WAYS[number]
            if ways.bit_count() == 1:
                game.hand(0, number).lay(0, number, at)
                assert game.state.grid[place(at)] == ways.bit_length()
                return
    raise AssertionError("no such card")


def sideways(both: bool) -> tuple[Played, int]:
    """A table, and a card that fits on f4 in both ways, or in one."""
    for seed in range(50):
        game = playing(seed)
        fitting = game.state.field.fitting(game.state.grid, place("f4"))
        for number in game.fitting(0, "f4"):
            if number not in SYMMETRIC and ((fitting & WAYS[number]).bit_count() == 2) == both:
                return game.hand(0, number), number
    raise AssertionError


def test_o6_which_way_is_asked_only_if_both_fit():
    game, number = sideways(both=True)
    assert refused(game, 0, Lay(card=number, place=place("f4"))) == "omiga-which-way"
    for turned in (False, True):
        after = Played(game.state).lay(0, number, "f4", turned)
        assert after.state.grid[place("f4")] == 1 + way(number, turned)


def test_o6_a_way_that_does_not_fit_is_refused_even_if_the_other_does():
    game, number = sideways(both=False)
    lying = Played(game.state).lay(0, number, "f4").state.grid[place("f4")] - 1
    assert refused(game, 0, Lay(card=number, place=place("f4"), turned=not lying % 2)) == "omiga-does-not-fit"
    assert Played(game.state).lay(0, number, "f4", bool(lying % 2)).state.grid[place("f4")] == 1 + lying


def test_o6_a_symmetric_card_is_never_asked_about():
    for seed in range(60):
        game = playing(seed)
        found = SYMMETRIC & set(game.fitting(0, "f4"))
        if found:
            number = min(found)
            for turned in (None, False, True):
                after = Played(game.state).hand(0, number).lay(0, number, "f4", turned)
                assert after.state.grid[place("f4")] == 1 + way(number, False)
            return
    raise AssertionError


def test_o7_enemy_neighbours_must_match_too():
    """f5 is right of black's card and above white's: for both, one colour and one shape."""
    game = table(*["." * 9] * 3, "....b....", "....ww...", *["." * 9] * 3)
    fits_both = game.fitting(0, "f5")
    assert 4 <= len(fits_both) <= 8
    stranger = next(other for other in game.state.hands[0] + game.state.piles[0] if other not in fits_both)
    game.hand(0, stranger)
    assert refused(game, 0, Lay(card=stranger, place=place("f5"))) == "omiga-does-not-fit"


def test_o8_hands_are_hidden_from_everybody_before_the_call_and_open_after_it():
    game = fresh()
    for viewer in (None, 0, 1):
        assert GAME.view(game.state, viewer).hands == ((), ())
    game.play(0, Ready()).play(1, Ready())
    assert GAME.view(game.state, 0).hands == ((), ())
    game.play(1, Call())
    for viewer in (None, 0, 1):
        assert GAME.view(game.state, viewer).hands == game.state.hands


def test_o9_the_first_to_arrive_gets_the_place_and_the_second_is_refused_without_penalty():
    """f5 is free for both: white's corner step, black's block."""
    game = table(*["." * 9] * 3, "....b....", "....ww...", *["." * 9] * 3)
    assert "f5" in game.free(0) & game.free(1)
    late = game.fitting(1, "f5")[0]
    game.hand(1, late)
    game.lay_some(0, "f5")
    assert refused(game, 1, Lay(card=late, place=place("f5"))) == "omiga-place-taken"
    assert late in game.state.hands[1]


def test_o9_buttons_become_stale_with_a_new_hand_not_with_the_opponents_moves():
    game = playing(3)
    token = GAME.epoch(game.state, 1)
    game.lay_some(0, "f4")
    assert GAME.epoch(game.state, 1) == token
    game.play(1, Throw())
    assert GAME.epoch(game.state, 1) != token


def test_o10_a_card_needs_an_enemy_within_the_eight_neighbours():
    game = playing()
    assert game.free(0) == {"d4", "f4"}, "not e3, d3, f3, though e3 touches an own card"
    number = game.state.hands[0][0]
    assert refused(game, 0, Lay(card=number, place=place("e3"))) == "omiga-far-from-enemy"


def test_o11_a_card_needs_an_own_one_at_an_edge():
    game = playing()
    number = game.state.hands[0][0]
    assert refused(game, 0, Lay(card=number, place=place("d5"))) == "omiga-not-beside-own"
    assert refused(game, 0, Lay(card=number, place=place("a8"))) == "omiga-not-beside-own"


def test_o11_usually_two_places_are_free():
    game = playing(3)
    assert game.free(1) == {"d5", "f5"}
    game.lay_some(0, "f4")
    assert game.free(0) == {"d4", "f5"}
    assert game.free(1) == {"d5", "f5"}
