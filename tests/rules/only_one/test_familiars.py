"""The familiar cards, C-50 to C-65."""

from __future__ import annotations

from random import Random

import pytest

from rules.errors import Refusal
from rules.only_one.cards import FIG, NAMED, PAIRS
from rules.only_one.state import Choose, Keep, OnlyOneOptions, Peek, Place
from tests.rules.only_one.builders import GAME, at, columns, scored


def lying(seats: int, chosen: str, seed: int) -> set[str]:
    state = GAME.deal(seats, OnlyOneOptions.model_validate({"familiars": chosen}), Random(seed))
    return {card for column in state.columns for card in column}


def test_c50_the_sides_are_random_or_chosen():
    assert lying(4, "AABB", 1) == {"keeper", "gleaner", "finisher", "breaker"}
    assert lying(4, "BBAA", 1) == {"early", "charmer", "seer", "picker"}
    dealt = [lying(4, "random", seed) for seed in range(60)]
    assert set().union(*dealt) == set(NAMED)
    assert all(len(cards & set(pair)) == 1 for cards in dealt for pair in PAIRS)


def test_c51_three_players_use_three_of_the_four():
    dealt = [lying(3, "AAAA", seed) for seed in range(30)]
    assert all(len(cards) == 3 for cards in dealt)
    assert set().union(*dealt) == {"keeper", "gleaner", "seer", "picker"}


def test_two_players_play_without_familiars():
    options = OnlyOneOptions(familiars="random")
    assert GAME.objection(2, options).key == "only-one-familiars-need-three"
    assert GAME.objection(3, options) is None
    with pytest.raises(Refusal):
        GAME.deal(2, options, Random(0))


def first_round(*columns_: str, **fields: object):
    return at(columns(*columns_), round=1, **fields)


def test_c52_three_ingredients_beside_a_familiar_and_no_clash_with_it():
    game = first_round("keeper 2 3 4A", "gleaner 5", "seer 7", draw="2*")
    game.turn_up()
    assert game.choices == {"place 2", "place 3"}
    assert game.refusal(Place(column=0)) == "only-one-column-full"
    assert first_round("keeper", "gleaner", "seer", draw="egg").turn_up().view.would_bust == ()


def test_c53_a_lone_familiar_may_be_collected():
    game = first_round("keeper", "gleaner 5", "seer 7").collect(1)
    assert (game.state.familiars, game.state.collections[0]) == (("keeper", None, None), ())


def test_c53_a_bust_takes_the_familiar_along():
    game = first_round("keeper 9 10", "gleaner 5", "seer 7", draw="9*").explore(1)
    assert game.state.familiars[0] == "keeper"
    assert (game.state.collections[0], game.state.discards) == (("9*",), ("9", "10"))


def test_c54_no_power_in_the_first_round():
    assert first_round("early 5", "gleaner", "seer").collect(1).state.earned == (0, 0, 0)
    assert first_round("breaker 5", "gleaner", "seer", draw="5").explore(1).state.earned == (0, 0, 0)
    picker = first_round("picker 5 6A", "gleaner", "seer", draw="5").explore(1)
    assert (picker.state.phase, picker.state.collections[0]) == ("turn", ("5",))
    seer = first_round("seer", "gleaner", "keeper")
    assert "peek" not in seer.choices
    assert seer.refusal(Peek()) == "only-one-no-peek"


def test_c54_powers_work_from_the_second_round_on():
    game = first_round("early", "gleaner", "seer", draw="2 3 4A").collect(1).collect(2).collect(3)
    assert game.state.round == 2
    assert "peek" in game.choices, "seat 2 took the seer and starts"


def test_c55_a_familiar_scores_one_as_special_and_is_never_compared():
    game = scored("1", "2*", "", familiars="keeper gleaner seer")
    assert game.state.specials == (1, 2, 1)
    assert sum(sum(tally.counts) for tally in game.state.tallies) == 2


def test_c56_the_keeper_gains_two_if_the_token_was_there_already():
    game = scored("1 2", "3", "", token=0, familiars="keeper gleaner seer")
    assert [(tally.value, tally.keeper, tally.points) for tally in game.state.tallies[:3]] == [
        ("1", 2, 3),
        ("2", 2, 3),
        ("3", 0, 1),
    ]
    late = scored("1 2", "3", "", token=1, familiars="keeper gleaner seer")
    assert [tally.keeper for tally in late.state.tallies[:2]] == [0, 2]


def test_c57_the_early_bird_scores_for_the_first_collect_of_a_round():
    game = at(columns("2", "5", "9"), familiars="early gleaner seer").collect(1)
    assert (game.state.earned, game.events[0].points) == ((1, 0, 0), 1)
    second = at(columns("2", "5", "9"), familiars="picker early seer").collect(1).collect(2)
    assert second.state.earned == (0, 0, 0)


def test_c57_a_bust_counts_as_ended_and_a_bust_of_ones_own_is_no_collect():
    game = at(columns("2 9", "5", "7"), familiars="gleaner early seer", draw="9").explore(1).collect(2)
    assert game.state.earned == (0, 0, 0)
    own = at(columns("2 9", "5", "7"), familiars="early gleaner seer", draw="9").explore(1)
    assert own.state.earned == (0, 0, 0)


def test_c57_the_forced_collect_after_the_fig_counts_too():
    assert at(columns("1", "5", "9"), familiars="early gleaner seer").collect(2).state.earned == (1, 0, 0)


@pytest.mark.parametrize(
    ("discards", "neighbour", "gleaned"), [("9 9 9", "", 2), ("9 9", "9", 2), ("9", "9", 0), ("9 9", "", 0)]
)
def test_c58_the_gleaner_needs_three_bonus_points_of_one_value(discards, neighbour, gleaned):
    game = scored("1", neighbour, "9 9 9", discards=discards, familiars="keeper seer gleaner")
    tally = game.tally("9")
    bonus = len((discards + " " + neighbour).split())
    assert (tally.winner, tally.gleaner, tally.points) == (2, gleaned, 1 + bonus + gleaned)


def test_c59_the_charmer_wins_every_tie_for_most_points():
    # as in C-22, seat 0 has more potions and the token is nearer; yet seat 1 wins
    hands = ("1 3", "2*", "")
    outcome = scored(*hands, familiars="keeper charmer seer", token=1).state.outcome
    assert outcome.scores[:2] == (3, 3)
    assert (outcome.places, outcome.reason) == ((2, 1, 3), "charmer")


def test_c59_the_charmer_charms_nobody_further_down():
    outcome = scored("1 2 3 5", "7", "9*", "10", familiars="keeper seer picker charmer", token=1).state.outcome
    assert outcome.scores[1] == outcome.scores[3] < max(outcome.scores)
    assert outcome.places[3] < outcome.places[1], "the token is with seat 3, not the charm"
    swapped = scored("1 2 3 5", "7", "9*", "10", familiars="keeper charmer picker seer", token=1).state.outcome
    assert swapped.places == outcome.places


def seer(draw: str, **fields: object):
    return at(columns("2", "5", "9"), familiars="seer gleaner keeper", draw=draw, **fields)


def test_c60_the_seer_looks_at_three_and_the_chosen_card_is_added_normally():
    game = seer("10 6A 9 4A").peek()
    assert game.happened == ["peeked"]
    assert GAME.view(game.state, 0).peek == ("10", "6A", "9")
    game.choose(2, 1)
    assert (game.state.card, game.state.deck[:3]) == ("9", ("6A", "10", "4A"))
    assert game.view.would_bust == (2,)


def test_c60_nobody_else_sees_the_three_cards():
    game = seer("10 6A 9 4A").peek()
    for viewer in (None, 1, 2):
        view = GAME.view(game.state, viewer)
        assert view.peek is None
        assert '"6A"' not in view.model_dump_json(exclude={"to_score"})
    assert "6A" not in "".join(event.model_dump_json() for event in game.events)


@pytest.mark.parametrize(("card", "next_", "until"), [(0, 1, None), (1, 0, 0), (1, 2, 1), (2, 1, 1)])
def test_c60_the_fig_may_be_taken_or_put_off_and_where_it_lies_is_public(card, next_, until):
    game = seer(f"{FIG} 6A 4A 10").peek()
    assert GAME.view(game.state, 1).until_fig == 0
    game.choose(card, next_)
    assert GAME.view(game.state, 1).until_fig == until
    assert game.state.last_call == (until is None)


def test_c60_a_fig_put_off_as_far_as_can_be_still_leaves_enough_cards():
    game = at(columns("2", "5", "9", "7"), familiars="seer gleaner keeper picker")
    deck = game.state.deck
    game.state = game.state.model_copy(update={"deck": deck[-6:], "discards": deck[:-6]})
    game.peek().choose(1, 2)
    assert game.state.deck.index(FIG) == 1
    game.place(max(move.column for move in GAME.moves(game.state, 0)) + 1)
    while game.state.phase != "scoring":
        game.play(GAME.moves(game.state, game.state.active)[-1])


def test_c61_once_in_a_game_and_before_a_card_is_drawn():
    game = seer("10 6A 4A")
    assert "peek" in game.choices
    assert game.turn_up().refusal(Peek()) == "only-one-place-first"
    used = seer("10 6A 4A").peek().choose(0, 1)
    used.place(1)
    used.state = used.state.model_copy(update={"active": 0})
    assert "peek" not in used.choices
    assert used.refusal(Peek()) == "only-one-no-peek"


def test_c61_no_peek_where_nothing_can_be_explored():
    full = at(columns("2 3 4A 5", "6A 7 8A 9", "10 5 4A 3*"), familiars="seer gleaner keeper")
    assert full.refusal(Peek()) == "only-one-all-full"
    assert at(columns("1", "5", "9"), familiars="seer gleaner keeper").refusal(Peek()) == "only-one-fig-is-out"


def test_c61_only_the_seer_peeks_and_chooses_two_different_cards():
    assert at(columns("2", "5", "9"), familiars="keeper gleaner seer").refusal(Peek()) == "only-one-no-peek"
    game = seer("10 6A 4A").peek()
    assert game.refusal(Choose(card=1, next=1)) == game.refusal(Choose(card=0, next=3)) == "only-one-choose-two"
    assert game.refusal(Peek()) == "only-one-choose-first"
    assert seer("10 6A 4A").refusal(Choose(card=0, next=1)) == "only-one-nothing-to-choose"


RICH = "1 2 2* 3 3 3* 5 5 5* 7 7 7* egg egg egg"


def test_c62_sixteen_points_end_scoring_at_once():
    game = scored(RICH, "10 10", "9", familiars="finisher gleaner keeper", discards="7 7 7")
    assert game.state.scores[0] >= 16
    assert [tally.value for tally in game.state.tallies][-1] == "7", "the value that brought it is scored whole"
    assert game.tally("7").discarded == 3
    assert game.view.to_score != ()
    assert game.state.outcome is not None


def test_c62_checked_after_the_special_icons_as_a_whole():
    icons = "2* 3* 4A* 5* 6A* 7* 8A* 9* 10* egg egg egg egg egg 4B* 6B* 1"
    game = scored(icons, "10", "9", "", familiars="finisher gleaner keeper picker")
    assert game.state.specials[0] == 17
    assert game.state.tallies == ()


def test_c62_the_leader_wins_not_necessarily_the_finisher():
    game = scored(RICH, "", "", familiars="finisher gleaner keeper", discards="7 7 7", earned=(0, 0, 40))
    assert game.state.outcome.winners == (2,)


PICKER = "picker gleaner keeper"


def test_c63_the_picker_keeps_any_card_and_the_rest_is_discarded():
    game = at(columns("10 9* 2", "5", "7"), familiars=PICKER, draw="9").explore(1)
    assert game.state.phase == "keep"
    assert len(GAME.moves(game.state, 0)) == 4
    game.keep(1)
    assert (game.state.collections[0], game.state.discards) == (("9*",), ("10", "2", "9"))


def test_c63_the_added_card_may_be_kept_as_usual():
    game = at(columns("10 9*", "5", "7"), familiars=PICKER, draw="9").explore(1)
    assert game.refusal(Keep(card=3)) == "only-one-nothing-to-keep"
    assert game.refusal(Place(column=1)) == "only-one-keep-first"
    game.keep(2)
    assert (game.state.collections[0], game.state.discards) == (("9",), ("10", "9*"))


def test_c63_without_a_bust_there_is_nothing_to_pick():
    game = at(columns("10 9*", "5", "7"), familiars=PICKER, draw="6A").explore(1)
    assert game.state.phase == "turn"
    assert game.refusal(Keep(card=0)) == "only-one-nothing-to-keep"


def test_c64_a_familiar_is_never_among_the_cards_to_pick_from():
    # in the first round the power does not work yet; later no familiar is in a column
    first = first_round("picker 9", "gleaner", "seer", draw="9").explore(1)
    assert first.state.phase == "turn"
    with pytest.raises(AssertionError):
        at(columns("picker 9", "gleaner", "seer"), round=2)


def test_c65_the_breaker_scores_for_every_bust_on_purpose_too():
    game = at(columns("10 9*", "5", "7"), familiars="breaker gleaner keeper", draw="9").turn_up()
    assert game.view.may_place == (0, 1, 2), "it could have gone elsewhere"
    assert game.place(1).state.earned == (1, 0, 0)
