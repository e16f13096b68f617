"""One test or more for each ruling on Rokujika Collection, R-1 to R-25."""

from __future__ import annotations

import pytest

from rules.errors import IllegalMove
from rules.rokujika.cards import CARDS
from rules.rokujika.state import Buy, Combine, Decline, Register, Stop, TurnDone, outcome_of, rank_of
from tests.rules.rokujika.builders import BARREN, GAME, RNG, Played, at, pile, trio

JAM = "fruit sweets stand"  # fulfils homemade jam; the product is 2 x 2 x 1


def front(cards: list[str]) -> dict[str, tuple[str, ...]]:
    """Return these cards in front and the rest in the pile."""
    return {"front": tuple(cards), "pile": pile(" ".join(cards))[len(cards) :], "discards": ()}


def refused(game: Played, *moves: Buy | Combine | Decline | Register | Stop) -> str:
    """The key of the sentence with which the last of these moves is refused; nothing changes."""
    before = game.play(*moves[:-1]).state
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(before, 0, moves[-1], RNG)
    assert moves[-1] not in GAME.moves(before, 0)
    return refusal.value.key


# --- cards


def test_r1_three_free_cards_and_21_bought_are_all_there_are():
    assert len(CARDS.cards) == 24 == 3 + 21
    assert (len(at().village.front), len(at().village.pile)) == (3, 21)


def test_r1_six_sixth_cards_and_two_after_each_of_nine_turns_are_all_there_are():
    game = at()
    assert len(CARDS.sixths) == 24 == 6 + 9 * 2
    for turn in range(1, 10):
        assert game.seen.sixths_left == 18 - 2 * (turn - 1)
        game.pass_turns()
    assert game.seen.turn == 10
    assert game.seen.sixths_left == 0
    assert game.village.display[4:] == game.state.sixths[22:]


def test_r2_four_cards_stay_in_the_box():
    assert len(CARDS.cards) + len(CARDS.sixths) + len(CARDS.boxed) == 52
    assert CARDS.boxed == ("regional-brand", "partnership", "marketing", "frontier-spirit")
    assert not {*CARDS.boxed} & {*CARDS.cards, *CARDS.sixths}


def test_r18_a_card_counts_differently_with_the_cards_it_names():
    assert CARDS.products[trio("rice freezing stand")] == 2 * 2 * 1
    assert CARDS.products[trio("rice brewing stand")] == 3 * 2 * 1  # rice counts 3 with brewing
    assert CARDS.products[trio("rice brewing export")] == 3 * 2 * 3  # and export counts 3 with it too
    assert CARDS.products[trio("fishery smoking stand")] == 3 * 2 * 1  # any one of several names is enough
    game = at("rice brewing export").combine("rice brewing export", None)
    assert game.village.coins == 10 + 18


def test_r18_the_product_of_conditional_bases_decides_about_product_cards():
    assert CARDS.fits[trio("rice brewing export")][0] == "miracle"


@pytest.mark.parametrize("cards", ["livestock brewing inn", "rice brewing canteen", "forestry crafts restaurant"])
def test_r19_a_cross_on_any_card_forbids_the_whole_set(cards):
    assert trio(cards) not in CARDS.products
    game = at(cards)
    assert refused(game, Combine(cards=trio(cards))) == "rokujika-no-set"
    assert Stop() in GAME.moves(game.state, 0)


def test_r19_a_cross_beats_a_better_base():
    """Forestry counts 3 with crafts, but crafts refuse the restaurant."""
    assert CARDS.products[trio("forestry crafts inn")] == 3 * 2 * 2
    assert trio("forestry crafts restaurant") not in CARDS.products


# --- turning cards up


def test_r4_the_sixth_twelfth_and_eighteenth_coin_of_a_turn_allow_a_trademark():
    game = at(BARREN).with_(coins=40)
    offered = []
    for coin in range(1, 22):
        game.state = GAME.play(game.state, 0, Buy(), RNG).state
        if game.village.phase == "trademark":
            offered.append(coin)
            game.state = GAME.play(game.state, 0, Decline(), RNG).state
    assert offered == [6, 12, 18]
    assert game.village.coins == 40 - 21  # no extra cost


def test_r4_coins_are_counted_within_the_turn():
    game = at("rice milling stand").buy(4).combine("rice milling stand")
    assert game.village.paid == 0
    game.buy(5)
    assert game.village.phase == "open"
    game.buy()
    assert game.village.phase == "trademark"


def test_r5_the_card_of_that_coin_is_turned_up_before_the_decision():
    game = at(BARREN).buy(6)
    assert game.village.phase == "trademark"
    assert len(game.village.front) == 9


def test_r5_the_decision_comes_before_anything_else_and_declining_loses_it():
    game = at(BARREN).buy(6)
    assert refused(game, Buy()) == "rokujika-trademark-first"
    assert refused(game, Stop()) == "rokujika-trademark-first"
    assert refused(game, Combine(cards=trio(JAM))) == "rokujika-trademark-first"
    game.decline()
    assert game.happened == ["declined"]
    assert refused(game, Register(sixth=game.state.sixths[0])) == "rokujika-no-trademark-now"
    assert refused(game, Decline()) == "rokujika-no-trademark-now"


def test_r5_one_coin_registers_one_card():
    game = at(BARREN, sixths="jam ham").buy(6).register("jam")
    assert refused(game, Register(sixth="ham")) == "rokujika-no-trademark-now"


def test_r6_only_the_six_cards_face_up_can_be_registered():
    game = at(BARREN).buy(6)
    offered = [move.sixth for move in GAME.moves(game.state, 0) if isinstance(move, Register)]
    assert offered == list(game.state.sixths[:6])
    assert refused(game, Register(sixth=game.state.sixths[6])) == "rokujika-not-in-display"


def test_r6_nothing_is_offered_when_no_card_is_face_up():
    game = at(BARREN).with_(display=(None,) * 6).state
    for _ in range(6):
        game = GAME.play(game, 0, Buy(), RNG).state
    assert game.villages[0].phase == "open"


def test_r7_a_trademark_can_be_scored_in_the_turn_it_was_registered():
    game = at(f"rice milling {JAM}", sixths="jam").buy(6).register("jam")
    assert "jam" not in game.village.display
    game.combine(JAM, "jam")
    assert (game.village.scored, game.village.trademarks) == (("jam",), ())
    assert game.village.points == 5


def test_r7_a_trademark_can_be_scored_long_after_its_row_has_gone():
    game = at(BARREN, sixths="jam").buy(6).register("jam").stop().pass_turns(3)
    game.with_(**front(JAM.split())).combine(JAM, "jam")
    assert game.village.scored[-1] == "jam"


def test_r10_a_ready_set_need_not_be_used_at_once():
    game = at(JAM)
    assert GAME.moves(game.state, 0)[0] == Buy()
    game.buy(3).combine(JAM, "jam")
    assert game.village.coins == 10 - 3 + 4


def test_r11_without_a_set_one_may_stop_at_any_time():
    game = at(BARREN).buy(2)
    assert GAME.moves(game.state, 0) == [Buy(), Stop()]
    front = game.village.front
    game.stop()
    assert game.village.history == (TurnDone(2, None, 0, None, 8, 0),)
    assert game.village.discards == front
    assert game.happened == ["turn-ended", "turned-up"]


def test_r12_a_set_in_front_is_not_refused():
    game = at(JAM)
    assert refused(game, Stop()) == "rokujika-set-ready"


def test_r13_an_empty_pile_is_made_of_the_discards_in_the_middle_of_the_first_three():
    game = at(BARREN)
    village = game.village
    game.with_(pile=village.pile[:2], discards=village.pile[2:])
    front, left = game.village.front, game.village.pile
    game.stop()
    assert game.village.front[:2] == left
    assert "shuffled" in game.happened
    assert len(game.village.pile) == 24 - 3
    assert set(front) <= {*game.village.pile, *game.village.front}  # discarded before the next turn begins


def test_r13_cards_in_front_are_not_shuffled_in():
    game = at(BARREN)
    village = game.village
    game.with_(pile=(), discards=village.pile).buy()
    assert game.events[0].model_dump() == {"what": "shuffled", "seat": 0, "cards": 21}
    assert not {*village.front} & {*game.village.pile}
    assert len(game.village.pile) == 20


def test_r14_when_all_cards_lie_open_none_can_be_bought():
    game = at(BARREN).with_(coins=40).state
    for _ in range(21):
        game = GAME.play(game, 0, Buy(), RNG).state
        if game.villages[0].phase == "trademark":
            game = GAME.play(game, 0, Decline(), RNG).state
    assert Buy() not in GAME.moves(game, 0)
    with pytest.raises(IllegalMove, match="rokujika-no-card"):
        GAME.play(game, 0, Buy(), RNG)


def test_a_card_costs_a_coin_one_has():
    game = at(BARREN).buy(10)
    assert game.village.coins == 0
    assert refused(game, Buy()) == "rokujika-no-coin"


# --- combining


def test_r8_of_several_fulfilled_cards_the_player_chooses_one():
    game = at("fruit sweets stand", sixths="market jam gelato ham ranch winery")
    sets = [move for move in GAME.moves(game.state, 0) if isinstance(move, Combine)]
    assert {move.sixth for move in sets} == {"market", "jam", "gelato"}
    game.combine(JAM, "market")
    assert game.village.scored == ("market",)
    assert game.village.points == 4


def test_r8_scoring_is_not_optional():
    game = at(JAM, sixths="jam ham ranch winery wagyu beeswax")
    assert refused(game, Combine(cards=trio(JAM))) == "rokujika-choose-sixth"


def test_r8_only_what_is_fulfilled_and_in_reach_can_be_scored():
    game = at(JAM, sixths="jam ham ranch winery wagyu beeswax gelato")
    assert refused(game, Combine(cards=trio(JAM), sixth="ham")) == "rokujika-not-fulfilled"
    assert refused(game, Combine(cards=trio(JAM), sixth="gelato")) == "rokujika-not-fulfilled"  # still in the deck
    assert refused(game, Combine(cards=trio("rice sweets stand"), sixth="jam")) == "rokujika-not-in-front"


def test_r9_product_in_coins_then_the_sixth_card_then_everything_is_discarded():
    game = at(f"{JAM} rice", sixths="jam").buy().combine(JAM, "jam")
    ended = game.events[0]
    assert (ended.product, ended.sixth, ended.coins, ended.points) == (4, "jam", 13, 5)
    assert game.village.discards == (*JAM.split(), "rice")


# --- the end of a turn


def test_r15_the_first_six_fill_row_one_first_and_rows_move_down():
    game = at(BARREN)
    order = game.state.sixths
    assert game.village.display == order[:6]
    game.stop()
    assert game.village.display == order[2:8]


def test_r15_gaps_stay_where_they_are_and_two_new_cards_come_each_turn():
    game = at(f"rice {JAM}", sixths="ham ranch winery jam wagyu beeswax").buy().combine(JAM, "jam")
    order = game.state.sixths
    assert game.village.display == ("winery", None, "wagyu", "beeswax", *order[6:8])
    game.pass_turns()
    assert game.village.display[:2] == ("wagyu", "beeswax")
    assert game.village.display[4:] == order[8:10]


def test_r15_a_trademark_leaves_a_gap_that_is_not_filled():
    game = at(BARREN, sixths="ham jam").buy(6).register("jam")
    assert game.village.display[:2] == ("ham", None)
    assert None not in game.village.display[2:]


def test_r16_after_the_tenth_turn_nothing_moves():
    game = at().pass_turns(9)
    before = game.village.display
    last = game.pass_turns().village
    assert [now for now, then in zip(last.display, before, strict=True) if now != then] in ([], [None])
    assert GAME.outcome(game.state) is not None


def test_r17_a_card_of_row_three_can_be_scored_for_three_turns():
    game = at(BARREN, sixths="ham ranch winery forest-school wagyu jam")
    for _ in range(2):
        game.pass_turns()
        assert "jam" in game.village.display
    assert game.village.display[:2] == ("wagyu", "jam")
    game.pass_turns()
    assert "jam" not in game.village.display


# --- the end of the game


def test_r3_the_last_coin_may_be_paid_and_a_set_saves_the_game():
    game = at(f"{' '.join(BARREN.split()[:12])} stand", sixths="jam").buy(10)
    assert game.village.coins == 0
    assert GAME.outcome(game.state) is None
    game.combine(JAM, "jam")
    assert (game.village.phase, game.village.coins, game.village.turn) == ("open", 4, 2)


def test_r3_without_coins_at_the_end_of_a_turn_it_is_over():
    game = at(BARREN).buy(10).stop()
    assert game.village.phase == "over"
    assert game.happened == ["turn-ended", "finished", "ended"]
    assert GAME.outcome(game.state).reason == "broke"
    assert game.village.display == game.state.sixths[2:8]  # checked after the rows have moved


def test_r20_a_score_can_be_below_zero():
    game = at(BARREN).buy(6).register("jam").buy(4).stop()
    assert game.village.score == -1
    assert GAME.outcome(game.state).scores == (-1,)
    assert rank_of(-1) == 0


@pytest.mark.parametrize(
    ("score", "rank"), [(49, 0), (50, 1), (99, 1), (100, 2), (149, 2), (150, 3), (199, 3), (200, 4), (300, 4)]
)
def test_r21_a_rank_begins_at_its_number(score, rank):
    assert rank_of(score) == rank


def test_r22_sixth_cards_count_for_a_player_without_coins():
    game = at(f"{JAM} {' '.join(card for card in BARREN.split() if card not in JAM)}", sixths="jam")
    game.combine(JAM, "jam").buy(11).stop().with_(**front(BARREN.split()[:3])).buy(3).stop()
    assert game.village.coins == 0
    assert GAME.outcome(game.state).model_dump() == {"places": (1,), "scores": (5,), "reason": "broke"}


def test_r23_coins_are_unlimited():
    game = at("rice brewing export").with_(coins=10_000).state
    assert GAME.play(game, 0, Combine(cards=trio("rice brewing export")), RNG).state.villages[0].coins == 10_018


def test_r24_trademarks_are_shown_to_the_player_and_when_alone_to_everybody():
    game = at(BARREN, sixths="jam").buy(6).register("jam")
    assert GAME.view(game.state, 0).village.trademarks == ("jam",)
    assert GAME.view(game.state, None) == GAME.view(game.state, 0)


def test_r25_a_race_is_the_solo_game_side_by_side():
    """A move changes only the village of its seat, which equals the same game played alone."""
    race, alone = at(BARREN, seats=3, sixths="jam"), at(BARREN, sixths="jam")
    before = race.state.villages
    moves = [Buy()] * 6 + [Register(sixth="jam"), Stop(), Buy()]
    for move in moves:
        race.play(move, seat=1)
        alone.play(move)
    assert race.state.villages[::2] == before[::2]
    assert race.state.villages[1] == alone.village


def test_r25_the_highest_score_wins_a_race_and_equals_share():
    villages = [at().village.model_copy(update={"phase": "over", "coins": coins}) for coins in (7, 9, 9, 3)]
    assert outcome_of(tuple(villages)).model_dump() == {
        "places": (3, 1, 1, 4),
        "scores": (7, 9, 9, 3),
        "reason": "shared",
    }
    assert outcome_of(tuple(villages[:2])).reason == "points"
    assert outcome_of((*villages, at().village)) is None


def test_r25_events_of_a_race_are_for_the_seat_they_belong_to():
    """All villages draw the same cards, so an opponent's events would show what comes next."""
    game = at(BARREN, seats=2, sixths="jam").play(Buy(), seat=1)
    assert [event.what for event in game.events] == ["turned-up"]
    assert GAME.events_for(game.state, game.events, 1) == game.events
    assert GAME.events_for(game.state, game.events, 0) == ()
    assert GAME.events_for(game.state, game.events, None) == ()


def test_r24_events_of_a_game_alone_are_for_everyone():
    game = at(BARREN).play(Buy())
    assert GAME.events_for(game.state, game.events, None) == game.events != ()


def test_r25_everyone_learns_who_finished_a_race_and_how_it_ended():
    game = at(BARREN, seats=2).buy(10, seat=0).play(Stop(), seat=0).buy(10, seat=1).play(Stop(), seat=1)
    assert [event.what for event in GAME.events_for(game.state, game.events, None)] == ["finished", "ended"]
