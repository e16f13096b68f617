"""The special rules for two players, C-30 to C-39."""

from __future__ import annotations

from random import Random

import pytest

from rules.only_one.state import Collect, Explore, OnlyOneOptions, Place
from tests.rules.only_one.builders import GAME, at, columns, scored


def duel(*lying: str, **fields: object):
    return at(columns(*lying), seats=2, **fields)


def test_c30_three_places_in_the_first_round():
    state = GAME.deal(2, OnlyOneOptions(), Random(3))
    assert [len(column) for column in state.columns] == [1, 1, 1]


def test_c30_later_rounds_fill_the_two_empty_places_the_first_one_first():
    game = duel("2", "5", "9", draw="10 6A").collect(3).collect(1)
    assert game.state.columns == columns("10", "5", "6A")


def test_example_the_remaining_player_may_only_use_the_nearer_column():
    game = duel("4A 9", "8A 6A", "10 5 3", draw="2 7 6A*").collect(2)
    assert game.choices == {"explore", "collect 1"}
    game.turn_up()
    assert game.choices == {"place 1"}
    game.place(1).collect(1)
    assert game.state.columns == columns("7", "6A*", "10 5 3")


@pytest.mark.parametrize(("taken", "left"), [(1, 2), (2, 1), (3, 1)])
def test_c31_the_nearer_of_the_two_that_are_left(taken, left):
    game = duel("2", "5", "9").collect(taken)
    assert game.choices == {"explore", f"collect {left}"}
    other = ({1, 2, 3} - {taken, left}).pop()
    assert game.refusal(Collect(column=other - 1)) == "only-one-column-far"
    assert game.turn_up().refusal(Place(column=other - 1)) == "only-one-column-far"


def test_c32_a_full_column_must_be_collected():
    game = duel("2 3 4A 5", "6A", "9").collect(2)
    assert game.choices == {"collect 1"}
    assert game.refusal(Explore()) == "only-one-all-full"


def test_c33_no_limit_before_the_first_has_ended():
    game = duel("2", "5", "9", draw="10").turn_up()
    assert game.choices == {"place 1", "place 2", "place 3"}
    assert game.place(3).choices == {"explore", "collect 1", "collect 2", "collect 3"}


def test_c34_the_last_player_must_take_the_fig():
    game = duel("2", "5", "9 1").collect(1)
    assert game.choices == {"collect 3"}
    assert game.refusal(Collect(column=1)) == "only-one-column-fig"


def test_c34_the_first_to_end_chooses_freely():
    game = duel("2", "5", "9 1")
    assert game.choices == {"collect 1", "collect 2", "collect 3"}
    assert game.collect(3).choices == {"collect 1"}, "with the Fig gone the nearer column counts again"


def test_c35_a_fig_turned_up_alone_goes_into_the_one_permitted_column():
    game = duel("2", "5", "9", draw="1").collect(1).turn_up()
    assert game.choices == {"place 2"}
    assert game.place(2).choices == {"collect 2"}


def test_c36_a_bust_place_is_filled_again():
    game = duel("2 6A", "5", "9", draw="6A 10 7").explore(1).collect(2)
    assert game.state.columns == columns("10", "7", "9")


def test_c37_the_left_over_column_is_neither_discarded_nor_scored():
    game = duel("2", "1", "9 10 8A 6A").collect(1).collect(2)
    assert game.state.phase == "scoring"
    assert game.state.discards == ()
    assert game.skip().tally("9").counts == (0, 0)


def test_c37_a_left_over_column_may_be_full_from_the_start():
    game = duel("2", "5", "9 10 8A 6A", draw="4A 3 7").collect(1).collect(2)
    assert game.turn_up().choices == {"place 1", "place 2"}


def test_c38_discards_are_worth_nothing_to_two():
    tally = scored("1 9 9", "9", discards="9 9 9").tally("9")
    assert (tally.discarded, tally.neighbour, tally.points) == (0, 1, 2)


def test_c38_a_bust_still_goes_face_down_to_the_pile():
    assert duel("2 6A", "5", "9", draw="6A").explore(1).state.discards == ("2", "6A")


def test_c39_there_is_a_column_more_than_players():
    game = duel("2", "5", "9").collect(1)
    assert sum(map(bool, game.state.columns)) == 2
