"""A test or more for each ruling on how rounds end and hands are played, O-12 to O-27."""

from __future__ import annotations

from random import Random

import pytest

from rules.game import ANYBODY
from rules.omiga.board import FIELDS, card_of, free_places, places_in
from rules.omiga.rounds import decided, locked, run_dry
from rules.omiga.state import Attempt, Call, Claim, Lay, OmigaOptions, Ready, RoundEnd, Throw
from tests.rules.omiga.builders import (
    GAME,
    Played,
    Stacked,
    exhausted,
    fits,
    fresh,
    place,
    playing,
    refused,
    stuck,
    table,
    useless,
)

AROUND = ("." * 9, "." * 9, ".....w...", "....bw...", "....ww...", "." * 9, "." * 9, "." * 9)
AROUND_FOR_BLACK = ("." * 9, "." * 9, "." * 9, "...bb....", "...bw....", "...b.....", "." * 9, "." * 9)


def test_o12_white_wins_behind_a_black_card():
    game = table(*AROUND).lay_some(0, "e6")
    assert game.ended == ("behind", 0)
    assert game.state.results[0].places == (place("e6"), place("e5"))
    assert game.state.outcome.places == (1, 2)


def test_o12_black_wins_behind_a_white_card():
    game = table(*AROUND_FOR_BLACK).lay_some(1, "e3")
    assert game.ended == ("behind", 1)
    assert game.state.outcome.places == (2, 1)


@pytest.mark.parametrize(
    ("middle", "at"),
    [
        ((".........", "....b....", "....ww..."), "f5"),  # beside black's card
        ((".........", "....bw...", "....ww..."), "f6"),  # behind, but only at a corner
        ((".........", "....bb...", "....w...."), "f4"),  # in front
    ],
)
def test_o12_beside_or_in_front_is_not_behind(middle, at):
    game = table("." * 9, "." * 9, *middle, "." * 9, "." * 9, "." * 9).lay_some(0, at)
    assert game.state.owned[0] >> place(at) & 1
    assert (game.ended, game.state.phase) == (None, "playing")


def test_o12_beside_or_in_front_is_not_behind_for_black_either():
    beside = ("." * 9, "." * 9, "." * 9, "...bb....", "....w....", "." * 9, "." * 9, "." * 9)
    game = table(*beside).lay_some(1, "d4")
    assert game.ended is None
    assert game.lay_some(1, "d3").ended is None


def test_o13_a_card_in_the_last_row_wins():
    rows = (".......", "...bw..", "...bw..", "...ww..", ".......", ".......")
    game = table(*rows).lay_some(0, "e6")
    assert game.ended == ("edge", 0)
    assert game.state.results[0].places == (place("e6", 7),)


def test_o13_black_wins_at_whites_edge():
    rows = (".......", ".......", "..bb...", "..bw...", "..bw...", ".......")
    assert table(*rows).lay_some(1, "c1").ended == ("edge", 1)


def test_o14_there_is_no_place_beyond_the_edges():
    game = playing()
    number = game.state.hands[0][0]
    for nowhere in (-1, 72, 400):
        assert refused(game, 0, Lay(card=number, place=nowhere)) == "omiga-no-such-place"


def test_o14_a_row_does_not_go_on_in_the_next_one():
    field = FIELDS["7x6"]
    at_right_edge, enemy = 1 << 20, 1 << 27  # g3 and g4
    assert set(free_places(field, at_right_edge, enemy)) == {19}
    at_left_edge, enemy = 1 << 14, 1 << 21  # a3 and a4
    assert set(free_places(field, at_left_edge, enemy)) == {15}


def test_o15_both_at_both_side_edges_is_a_draw():
    rows = (".......", ".......", "bbbbbb.", "wwwwwww", ".......", ".......")
    game = table(*rows).lay_some(1, "g4")
    assert game.ended == ("sides", None)
    assert {at % 7 for at in game.state.results[0].places} == {0, 6}
    assert len(game.state.results[0].places) == 4
    assert game.state.outcome.places == (1, 1)


@pytest.mark.parametrize(
    ("black", "white", "seat", "at"),
    [
        ("bbbbbb.", "wwwwww.", 0, "g3"),  # white has both edges, black one
        ("bbbbbb.", "wwwwww.", 1, "g4"),  # the other way round
        (".bbbbb.", ".wwwwww", 0, "a3"),  # white has both edges, black none
        (".bbbbbb", ".wwwww.", 0, "a3"),  # white has the left edge, black the right one
    ],
)
def test_o15_only_one_player_at_both_edges_is_none(black, white, seat, at):
    game = table(".......", ".......", black, white, ".......", ".......", seed=1).lay_some(seat, at)
    assert (game.ended, game.state.phase) == (None, "playing")


def test_o15_a_card_that_wins_and_closes_the_table_wins():
    state = playing(board="7x6").state
    white = 1 << place("a3", 7) | 1 << place("g6", 7)
    black = 1 << place("a4", 7) | 1 << place("g4", 7)
    end = decided(state.model_copy(update={"owned": (white, black)}), 0, place("g6", 7))
    assert end == RoundEnd(how="edge", winner=0, places=(place("g6", 7),))


@pytest.mark.parametrize("seat", [0, 1])
def test_o16_nothing_left_but_a_hand_that_does_not_fit_is_a_draw(seat):
    """Checked for both players after every move."""
    assert exhausted(seat).results[-1] == RoundEnd(how="exhausted", winner=None, seats=(seat,))


@pytest.mark.parametrize(("seat", "at"), [(0, "d5"), (1, "f4")])
def test_o16_it_is_a_draw_too_when_the_opponents_card_leaves_nothing_that_fits(seat, at):
    game = playing(6)
    after = Played(game.state).lay_some(1 - seat, at)
    game.hand(1 - seat, *(card or card_on(after, at) for card in after.state.hands[1 - seat]))
    game.but_seat(seat, hands=tuple(useless(after, seat)[:2]), piles=(), discards=())
    move = next(m for m in GAME.moves(game.state, 1 - seat) if fits(m, card_on(after, at), place(at)))
    state = GAME.play(game.state, 1 - seat, move, Random(0)).state
    assert state.results[-1] == RoundEnd(how="exhausted", winner=None, seats=(seat,))


def card_on(game: Played, at: str) -> int:
    """Return the card on this place."""
    return card_of(game.state.grid[place(at)] - 1)


def test_o16_an_empty_hand_matches_nothing():
    game = playing(6)
    game.but_seat(0, hands=(), piles=(), discards=())
    assert run_dry(game.state) == RoundEnd(how="exhausted", winner=None, seats=(0,))


def test_o16_both_can_run_dry_at_once():
    game = playing(6)
    for seat in (0, 1):
        game.but_seat(seat, hands=tuple(useless(game, seat)[:1]), piles=(), discards=())
    assert run_dry(game.state) == RoundEnd(how="exhausted", winner=None, seats=(0, 1))


def test_an_ending_from_before_whose_hand_it_was_was_kept_still_loads():
    assert RoundEnd.model_validate_json('{"how":"exhausted","winner":null,"places":[]}').seats == ()


def test_o16_one_card_that_fits_keeps_the_round_going():
    game = playing(6)
    game.but_seat(0, hands=(game.fitting(0, "f4")[0],), piles=(), discards=())
    assert run_dry(game.state) is None


def test_o16_cards_among_the_discards_can_still_be_drawn():
    game = playing(6)
    misfit = useless(game, 0)[0]
    game.but_seat(0, hands=(misfit,), piles=(), discards=(useless(game, 0)[1],))
    assert run_dry(game.state) is None


def test_o16_cards_in_the_pile_can_still_be_drawn():
    game = playing(6)
    misfit = useless(game, 0)[0]
    game.but_seat(0, hands=(misfit,), piles=(useless(game, 0)[1],), discards=())
    assert run_dry(game.state) is None


def test_o17_it_is_a_draw_when_nobody_has_a_card_for_any_place():
    assert stuck().results[-1] == RoundEnd(how="stuck", winner=None, seats=(0, 1))


def test_o17_one_side_alone_being_stuck_ends_nothing():
    game = playing(6)
    game.but_seat(0, hands=tuple(useless(game, 0)[:1]), piles=tuple(useless(game, 0)[1:2]), discards=())
    assert locked(game.state) is None


@pytest.mark.parametrize("where", ["hands", "piles", "discards"])
@pytest.mark.parametrize("seat", [0, 1])
def test_o17_one_card_that_fits_wherever_it_is_keeps_the_round_going(seat, where):
    game = playing(6)
    fitting = game.fitting(seat, "f4" if seat == 0 else "f5")[0]
    for of in (0, 1):
        game.but_seat(of, hands=(useless(game, of)[0],), piles=(), discards=())
    assert locked(game.state) is not None
    game.but_seat(seat, **{where: (fitting,)})
    assert locked(game.state) is None


# --- hands


def test_o18_three_new_cards_only_when_all_three_are_laid():
    game = playing(3)
    before = game.state.tokens[0]
    game.lay_some(0, "f4")
    assert [card > 0 for card in game.state.hands[0]] == [False, True, True], "the others keep their places"
    assert game.state.tokens[0] == before
    last = game.fitting(0, "d4")[0]
    game.hand(0, last)
    top = game.state.piles[0][:3]
    game.play(0, next(move for move in GAME.moves(game.state, 0) if fits(move, last, place("d4"))))
    assert game.state.hands[0] == top
    assert game.happened == ["laid", "drew"]


@pytest.mark.parametrize("held", [1, 2, 3])
def test_o19_a_hand_may_be_thrown_at_any_time_and_goes_whole(held):
    game = playing()
    hand = game.state.hands[0][:held]
    game.hand(0, *hand).play(0, Throw())
    assert game.state.discards[0] == hand
    assert len(game.state.hands[0]) == 3
    assert game.happened == ["threw", "drew"]


def test_o20_the_discards_are_turned_over_and_not_mixed():
    game = playing()
    stock = game.state.hands[0] + game.state.piles[0]
    game.but_seat(0, hands=stock[:3], piles=(), discards=stock[3:])
    game.play(0, Throw())
    assert game.state.hands[0] == stock[3:6], "first thrown, first drawn"
    assert game.state.piles[0] == stock[6:] + stock[:3], "the hand thrown last lies last, its oldest card first"
    assert game.state.discards[0] == ()


def test_o21_what_is_there_is_drawn_before_the_discards_are_turned():
    game = playing()
    stock = game.state.hands[0] + game.state.piles[0]
    game.but_seat(0, hands=stock[:3], piles=stock[3:5], discards=stock[5:])
    game.play(0, Throw())
    assert game.state.hands[0] == (*stock[3:5], stock[5])
    assert game.state.piles[0] == stock[6:] + stock[:3]


def test_o22_only_one_wins_even_if_both_could_in_the_same_beat():
    """Pulse: both choose a winning card; the coin says whose is first."""
    rows = ("." * 9, "." * 9, ".....w...", "...bbw...", "...bww...", "...b.....", "." * 9, "." * 9)
    for coin, winner in ((0.9, 0), (0.1, 1)):
        game = table(*rows, pulse=8)
        for seat, at in ((0, "e6"), (1, "e3")):
            number = game.fitting(seat, at)[0]
            game.hand(seat, number)
        game.rng = Stacked(coins=(coin,))
        for seat, at in ((0, "e6"), (1, "e3")):
            number = game.state.hands[seat][0]
            game.play(seat, next(m for m in GAME.moves(game.state, seat) if fits(m, number, place(at))))
        assert game.ended == ("behind", winner)
        assert "beaten" in game.happened


def test_o23_a_wrong_card_is_refused_with_the_reason_and_nothing_else():
    game = playing(6)
    misfit = useless(game, 0)[0]
    game.hand(0, misfit)
    assert refused(game, 0, Lay(card=misfit, place=place("f4"))) == "omiga-does-not-fit"
    stranger = game.state.piles[0][0]
    assert refused(game, 0, Lay(card=stranger, place=place("f4"))) == "omiga-not-in-hand"


def test_o24_own_cards_stay_connected():
    """Follows from O-11: wherever one may be laid it touches another. test_properties.py looks at whole games."""
    for game, seat in ((playing(), 0), (playing(), 1), (table(*AROUND), 0), (table(*AROUND), 1)):
        mine = set(places_in(game.state.owned[seat]))
        free = {place(at) for at in game.free(seat)}
        assert free
        assert all(mine & {at - 9, at + 9, at - 1, at + 1} for at in free)


def test_o25_anyone_may_call_once_both_are_ready_and_not_before():
    game = fresh()
    assert "omiga" in GAME.open_moves
    assert refused(game, ANYBODY, Call()) == "omiga-not-ready"
    game.play(1, Ready())
    assert refused(game, ANYBODY, Call()) == "omiga-not-ready"
    assert refused(game, 1, Ready()) == "omiga-already-ready"
    game.play(0, Ready())
    assert refused(game, 0, Ready()) == "omiga-both-ready"
    assert refused(game, 0, Throw()) == "omiga-not-begun"
    game.play(ANYBODY, Call())
    assert game.state.phase == "playing"
    assert refused(game, 1, Call()) == "omiga-has-begun"
    assert refused(game, 1, Ready()) == "omiga-has-begun"


def test_o26_after_a_long_silence_the_opponent_may_claim_the_game():
    game = playing(best_of=5)
    assert refused(game, 0, Claim()) == "omiga-not-silent"
    for _ in range(3):
        game.play(0, Throw()).expire()
    assert refused(game, 0, Claim()) == "omiga-not-silent", "the first watch may have begun before the silence"
    game.play(0, Throw()).expire()
    assert refused(game, 1, Claim()) == "omiga-not-silent"
    assert Claim() in GAME.moves(game.state, 0)
    game.play(0, Claim())
    assert game.ended == ("claimed", 0)
    assert (game.state.outcome.places, game.state.outcome.reason) == ((1, 2), "claimed")


def test_o26_one_sign_of_life_ends_the_silence():
    game = playing().expire(4)
    assert Claim() in GAME.moves(game.state, 0)
    game.play(1, Throw())
    assert refused(game, 0, Claim()) == "omiga-not-silent"


def test_o26_a_refused_move_shows_that_a_player_is_there():
    game = playing().expire(4)
    hands = game.state.hands
    game.play(1, Attempt())
    assert (game.happened, game.state.hands, game.state.silent) == (["tried"], hands, (4, 0))
    assert refused(game, 0, Claim()) == "omiga-not-silent"
    assert Claim() in GAME.moves(game.state, 1), "of the other nothing was heard"
    assert refused(game, 1, Attempt()) == "omiga-heard", "one a watch is enough"
    assert refused(fresh(), 1, Attempt()) == "omiga-not-begun"


@pytest.mark.parametrize("turn_limit", [0, 60])
def test_o26_attempts_prevent_a_pause_and_a_stand_in(turn_limit):
    game = playing(turn_limit=turn_limit)
    laid, hands = game.state.laid, game.state.hands
    for _ in range(20):
        game.expire().play(0, Attempt()).play(1, Attempt())
    assert (game.state.phase, game.state.laid, game.state.hands) == ("playing", laid, hands)


def test_o26_before_the_game_there_is_nothing_to_claim():
    assert refused(fresh(), 0, Claim()) == "omiga-not-begun"


def test_o27_variants_that_nobody_wrote_down_are_not_offered():
    assert list(GAME.seats) == [2]
    assert set(OmigaOptions.model_fields) == {"turn_limit", "board", "best_of", "assist", "pulse", "computers"}
