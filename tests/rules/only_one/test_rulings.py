"""One test or more for each ruling on the basic game, C-1 to C-24, and every example of the rulebook."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.only_one.cards import CARDS_FOR, FIG, SPECIAL, VALUE, VALUES_FOR
from rules.only_one.state import Collect, Explore, OnlyOneOptions, Place, Skip
from tests.rules.only_one.builders import GAME, at, columns, scored

FULL = columns("2 3 4A 5", "6A 7 8A 9", "10 5 4A 3*")


@pytest.mark.parametrize(("seats", "total", "above"), [(2, 60, 54), (3, 66, 60), (4, 78, 72)])
def test_c1_the_fig_is_the_sixth_card_from_the_bottom(seats, total, above):
    state = GAME.deal(seats, OnlyOneOptions(), Random(1))
    assert len(CARDS_FOR[seats]) == total
    assert state.deck[-6] == FIG
    laid_out = sum(map(len, state.columns))
    assert state.deck.index(FIG) == above - laid_out


def test_c1_the_deck_never_runs_out_even_if_the_fig_comes_first_of_four():
    game = at(columns("2", "", "", ""), draw="", ended=(1, 2, 3), last_call=False)
    game.state = game.state.model_copy(update={"deck": game.state.deck[-6:], "discards": game.state.deck[:-6]})
    game.collect(1)
    assert game.state.columns[0] == (FIG,)
    assert len(game.state.deck) == 2


def test_c1_there_are_as_many_cards_of_each_value_as_printed():
    assert Counter(VALUE[card] for card in CARDS_FOR[4] if card != "egg") == {
        "1": 1, "2": 2, "3": 3, "4A": 4, "4B": 4, "5": 5, "6A": 6, "6B": 6, "7": 7, "8A": 8, "8B": 8, "9": 9, "10": 10,
    }  # fmt: skip
    assert CARDS_FOR[4].count("egg") == 5


def test_c2_how_far_the_fig_is_can_be_seen_by_all():
    game = at(columns("2", "5", "9"), draw="10 7")
    before = game.view.until_fig
    game.explore(1)
    assert game.view.until_fig == before - 1


def test_c3_the_fig_does_not_interrupt_the_preparation():
    game = at(columns("2", "", ""), draw="1 5 6A", ended=(1, 2)).collect(1)
    assert game.state.columns == columns("1", "5", "6A")
    assert game.happened == ["collected", "round-began", "fig-found"]
    assert game.choices == {"collect 1", "collect 2", "collect 3"}


def test_c4_the_fig_goes_into_any_column_with_room_and_never_busts():
    game = at(columns("2 egg", "5", "6A 7 8A 9"), draw="1").turn_up()
    assert game.happened == ["turned", "fig-found"]
    assert game.choices == {"place 1", "place 2"}
    assert game.view.would_bust == ()
    assert game.place(1).state.columns[0] == ("2", "egg", "1")


def test_c5_the_player_who_drew_the_fig_collects_in_turn():
    game = at(columns("2", "5", "9"), draw="1").explore(1)
    assert (game.state.active, game.state.ended) == (1, ())
    game.collect(1).collect(2)
    assert (game.state.active, game.choices) == (0, {"collect 3"})


def test_c5_nobody_explores_once_the_fig_is_out():
    game = at(columns("2", "5", "9"), draw="1").explore(1)
    assert game.refusal(Explore()) == "only-one-fig-is-out"


def test_c6_a_full_column_cannot_be_chosen_not_even_to_bust():
    game = at(columns("2 3 4A 5", "6A", "10"), draw="2*").turn_up()
    assert game.choices == {"place 2", "place 3"}
    assert game.refusal(Place(column=0)) == "only-one-column-full"


def test_c6_no_exploring_when_every_column_is_full():
    game = at(FULL)
    assert game.choices == {"collect 1", "collect 2", "collect 3"}
    assert game.refusal(Explore()) == "only-one-all-full"


def test_c7_the_card_is_turned_up_before_the_column_is_chosen():
    game = at(columns("2", "5", "9"), draw="10").turn_up()
    assert (game.state.card, game.view.card) == ("10", "10")
    assert game.choices == {"place 1", "place 2", "place 3"}
    assert game.refusal(Explore()) == game.refusal(Collect(column=0)) == "only-one-place-first"


def test_c7_busting_on_purpose_is_allowed():
    game = at(columns("2 9", "5", "7"), draw="9").turn_up()
    assert game.view.would_bust == (0,)
    game.place(1)
    assert game.state.ended == (0,)


def test_c8_without_a_safe_column_the_player_chooses_which_one_busts():
    game = at(columns("6A", "6B 5", "9 6A"), draw="6A*").turn_up()
    assert game.view.would_bust == (0, 1, 2)
    assert game.choices == {"place 1", "place 2", "place 3"}


@pytest.mark.parametrize("below", ["3", "5*", "7", "9", "egg"])
def test_c9_an_egg_busts_on_odd_numbers_and_on_eggs(below):
    assert at(columns(f"2 {below}", "4A", "6A"), draw="egg").turn_up().view.would_bust == (0,)


@pytest.mark.parametrize("card", ["3*", "5", "7", "9", "egg"])
def test_c9_odd_numbers_and_eggs_bust_on_an_egg(card):
    assert at(columns("2 egg", "4A", "6A"), draw=card).turn_up().view.would_bust == (0,)


@pytest.mark.parametrize("card", ["1", "2", "4A", "6A", "8A", "10"])
def test_c9_even_numbers_and_the_fig_do_not_mind_an_egg(card):
    assert at(columns("egg", "9", "7"), draw=card).turn_up().view.would_bust == ()


def test_c10_eggs_count_only_as_special():
    game = scored("1 egg egg 3", "3", "", discards="egg")
    assert game.state.specials == (2, 0, 0)
    three = game.tally("3")
    assert (three.counts, three.discarded, three.neighbour) == ((1, 1, 0), 0, 0)


@pytest.mark.parametrize(("seats", "icons"), [(4, 17), (3, 15), (2, 14)])
def test_c11_one_special_card_of_each_value_and_every_egg(seats, icons):
    special = [card for card in CARDS_FOR[seats] if card in SPECIAL]
    assert len(special) == icons
    assert {VALUE[card] for card in special if card != "egg"} == set(VALUES_FOR[seats]) - {"1"}


def test_c12_the_card_that_busts_is_collected_and_counts():
    game = at(columns("10 9*", "5", "7"), draw="9").explore(1)
    assert game.state.collections[0] == ("9",)
    assert game.state.discards == ("10", "9*")


def test_c13_discards_are_face_down_until_scoring():
    game = at(columns("10 9*", "5", "7"), draw="9").explore(1)
    for viewer in (None, 0, 1, 2):
        view = GAME.view(game.state, viewer)
        assert (view.discarded, view.discards) == (2, None)
    game.collect(2)
    assert '"10"' not in GAME.view(game.state, 0).model_dump_json(exclude={"to_score"})
    assert scored("1", "2", "3", discards="10 9*").view.discards == ("10", "9*")


def test_c14_collections_are_open_to_all():
    game = at(columns("10 9*", "5", "7")).collect(1)
    assert GAME.view(game.state, 2).collections == (("10", "9*"), (), ())


def test_c15_the_last_player_goes_on_alone():
    game = at(columns("2", "", ""), draw="3 4A 5 6A", ended=(1, 2))
    game.explore(1).explore(1).explore(1)
    assert (game.state.active, game.choices) == (0, {"collect 1"}), "the column is full"


def test_c16_the_last_to_end_a_round_takes_the_token():
    game = at(columns("2", "5", "9")).collect(1).collect(2).collect(3)
    assert (game.state.round, game.state.token, game.state.active) == (3, 2, 2)


def test_c16_the_token_moves_after_the_final_round_too():
    game = at(columns("1", "5", "9")).collect(1).collect(2).collect(3)
    assert (game.state.phase, game.state.token) == ("scoring", 2)


def test_c17_nobody_wins_what_nobody_has():
    game = scored("1", "3", "", token=1)
    two = game.tally("2")
    assert (two.winner, two.by, two.points, two.holder) == (None, "nobody", 0, 0)
    assert game.tally("3").holder == 0, "the token stayed"
    assert "2" not in game.state.potions[0]


@pytest.mark.parametrize(("seats", "absent"), [(2, {"4B", "6B", "8B"}), (3, {"4B", "8B"}), (4, set())])
def test_c18_removed_values_are_skipped(seats, absent):
    game = scored("1", *["2", "3", "5"][: seats - 1])
    assert {"4B", "6B", "8B"} - {tally.value for tally in game.state.tallies} == absent
    assert list(VALUES_FOR[seats]) == [tally.value for tally in game.state.tallies]


@pytest.mark.parametrize(
    ("holder", "winner", "by"), [(0, 0, "token"), (1, 2, "clockwise"), (2, 2, "token"), (3, 0, "clockwise")]
)
def test_c19_ties_go_to_the_holder_or_the_next_clockwise(holder, winner, by):
    hands = ["2", "", "2*", ""]
    hands[holder] += " 1"
    tally = scored(*hands, token=0).tally("2")
    assert (tally.holder, tally.winner, tally.by) == (holder, winner, by)


def test_c20_the_token_moves_before_the_next_value_is_compared():
    game = scored("1 3 5", "3* 2 5*", "5 5", discards="")
    assert [(tally.value, tally.holder, tally.winner) for tally in game.state.tallies[:4]] == [
        ("1", 0, 0),
        ("2", 0, 1),
        ("3", 1, 1),  # tied: seat 1 won the 2 and with it the token
        ("4A", 1, None),
    ]


def test_c21_the_neighbour_to_the_right_is_the_player_before():
    hands = ("1 7", "7 7 7", "7 7", "7*")
    tally = scored(*hands).tally("7")
    assert (tally.winner, tally.neighbour) == (1, 1)
    around = scored("7 7 7 1", "7 7", "", "7")
    assert around.tally("7").neighbour == 1, "the last seat plays before the first"


def test_c22_more_potions_break_a_tie_for_points():
    # 2 points each: one has two potions, the other a potion and a special card
    game = scored("1 3", "2*", "")
    outcome = game.state.outcome
    assert outcome.scores[:2] == (2, 2)
    assert (outcome.places, outcome.reason) == ((1, 2, 3), "potions")


def test_c22_then_the_player_next_from_the_token():
    # a potion each; the token ends with seat 2, so seat 0 comes before seat 1
    game = scored("1", "2", "3", token=0)
    assert game.state.token == 2
    outcome = game.state.outcome
    assert (outcome.scores, outcome.places, outcome.reason) == ((1, 1, 1), (2, 3, 1), "token")


def test_c23_the_start_player_is_random():
    starters = {GAME.deal(4, OnlyOneOptions(), Random(seed)).token for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_c24_what_is_left_in_the_deck_counts_for_nobody():
    game = scored("1 10", "", "")
    assert game.state.deck.count("10") == 8
    assert game.tally("10").points == 1


# --- the rulebook's own examples


def test_example_three_players_three_columns():
    state = GAME.deal(3, OnlyOneOptions(), Random(5))
    assert [len(column) for column in state.columns] == [1, 1, 1]


def test_example_of_a_bust():
    game = at(columns("9 4A", "6A 8A", "10 5 6B"), draw="6A").turn_up()
    assert game.view.would_bust == (1, 2)
    game.place(3)
    assert game.state.collections[0] == ("6A",)
    assert game.state.discards == ("10", "5", "6B")
    assert game.state.columns == columns("9 4A", "6A 8A", "")
    assert game.state.ended == (0,)


def test_example_of_collecting():
    game = at(columns("9 4A", "6A 8A", "10 5 6B")).collect(2)
    assert game.state.collections[0] == ("6A", "8A")
    assert game.state.columns == columns("9 4A", "", "10 5 6B")
    assert (game.state.active, game.choices) == (1, {"explore", "collect 1", "collect 3"})
    game.explore(1).explore(1)
    assert game.state.active == 1, "seat 0 is skipped"


def test_example_four_special_cards_score_four():
    assert scored("1 3* 8A* egg 10* 10 10", "2", "").state.specials == (4, 0, 0)


def test_example_the_fig_scores_first_and_brings_the_token():
    tally = scored("2", "1", "3", token=2).tally("1")
    assert (tally.winner, tally.points, tally.holder) == (1, 1, 2)
    assert scored("2", "1", "3", token=2, steps=2).state.token == 1


def test_example_same_number_with_other_letter_busts_but_is_another_value():
    game = at(columns("6A", "5", "7"), draw="6B").turn_up()
    assert game.view.would_bust == (0,)
    tally = scored("1 6A 6A", "6B 6A", "6B 6B", discards="6A* 6B*").tally("6A")
    assert (tally.counts, tally.discarded, tally.neighbour) == ((2, 1, 0), 1, 0)


# --- the show


def test_scoring_is_shown_step_by_step_and_every_step_has_its_time():
    game = scored("1 2", "3", "", steps=0)
    assert game.view.specials is None
    seen = []
    while game.state.phase == "scoring":
        assert GAME.time_limit(game.state) == 2.0
        seen.append(game.wait().happened)
    assert seen == [["specials-counted"], *[["value-scored"]] * 11, ["ended"]]
    assert GAME.time_limit(game.state) is None
    assert game.state == scored("1 2", "3", "").state


def test_skip_means_the_same_during_all_of_scoring_and_is_open_to_every_player():
    game = scored("1 2", "3", "", steps=0)
    drawn = GAME.view(game.state, 2).epoch
    for _ in range(5):
        game.wait()
    assert GAME.epoch(game.state, 2) == drawn
    assert GAME.to_act(game.state) == {0, 1, 2}
    assert [list(GAME.moves(game.state, seat)) for seat in range(3)] == [[Skip()]] * 3
    assert game.skip().state.outcome is not None
    assert GAME.epoch(game.state, 2) > drawn


@pytest.mark.parametrize("move", [Explore(), Place(column=0), Collect(column=0)])
def test_nothing_else_can_be_done_while_scores_are_shown(move):
    assert scored("1 2", "3", "", steps=1).refusal(move) in ("only-one-scoring", "only-one-nothing-to-place")


def test_there_is_nothing_to_skip_during_play():
    assert at(columns("2", "5", "9")).refusal(Skip()) == "only-one-nothing-to-skip"


def test_columns_that_are_gone_cannot_be_chosen():
    game = at(columns("2", "5", "9")).collect(2)
    for column in (1, 3, -1):
        assert game.refusal(Collect(column=column)) == "only-one-column-gone"
    assert game.refusal(Place(column=0)) == "only-one-nothing-to-place"
