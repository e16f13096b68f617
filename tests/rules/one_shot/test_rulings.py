"""One test or more for each ruling on ONE SHOT, S-1 to S-23."""

from __future__ import annotations

import pytest

from rules.errors import IllegalMove
from rules.one_shot.state import SUITS, TILES, OneShotOptions, Pass, Take, TakeAndThrow, Tally, Throw, TieBegan, TieTook
from rules.one_shot.turn import order_of_round
from tests.rules.one_shot.builders import GAME, Played, at, final, overshoot, stack, tile

# a stack without nulls in the places that fives and threes reach: 5, 10, 15, 20, 23
QUIET = "0S 0M 0C 0A 1S 1M 1C 1A 2S 2M 2C 2A 3S 3M 3C 3A 4S 4M 4C 4A 5S 5M 5C 5A"


def orders(seats: int, rotation: str, rounds: int) -> list[str]:
    options = OneShotOptions.model_validate({"rotation": rotation})
    return ["".join("ABCD"[seat] for seat in order_of_round(r, seats, options)) for r in range(1, rounds + 1)]


def test_s1_the_start_moves_to_the_left():
    assert orders(3, "text", 3) == ["ABC", "BCA", "CAB"]


def test_s1_the_examples_order_is_an_option():
    assert orders(3, "example", 3) == ["ABC", "CAB", "BCA"]


@pytest.mark.parametrize("rotation", ["text", "example"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_everybody_is_first_once_and_last_once(seats, rotation):
    played = orders(seats, rotation, seats)
    assert sorted(order[0] for order in played) == sorted(order[-1] for order in played) == sorted(played[0])


def test_s1_a_new_round_follows_the_order():
    game = overshoot(at(QUIET, mixes=[QUIET, QUIET]), turns=3)
    assert (game.state.round, game.state.order) == (2, (1, 2, 0))
    assert "round-began" in game.happened


def test_s2_only_the_deepest_tile_of_the_packet_is_seen():
    game = at("4S 5M 3C 2A").throw("3")
    assert game.state.shown == tile("3C")
    assert game.state.seen == (2,)
    assert game.happened == ["threw", "showed"]


def test_s3_the_view_shows_the_tile_of_now_and_none_before_it():
    game = at("4S 5M 3C 2A").throw("1 1")
    view = GAME.view(game.state, 1)
    assert view.shown == tile("5M")
    assert "4" not in view.model_dump_json(include={"shown", "coins", "memory", "last_turn", "die"})
    assert view.memory is None


def test_s3_the_number_of_tiles_left_is_public():
    assert GAME.view(at().throw("5").state, None).left == 19


def test_s3_open_memory_shows_what_was_seen_this_round_and_nothing_else():
    game = at("4S 5M 3C 2A", open_memory=True).throw("1 2")
    memory = GAME.view(game.state, None).memory
    assert memory[:4] == (tile("4S"), None, tile("3C"), None)
    assert set(memory[4:]) == {None}


def test_s3_open_memory_lasts_from_player_to_player_and_ends_with_the_round():
    game = overshoot(at(QUIET, open_memory=True, seats=2, mixes=[QUIET]))
    assert sum(tile is not None for tile in GAME.view(game.state, None).memory) == 5
    overshoot(game)
    assert set(GAME.view(game.state, None).memory) == {None}


def test_s4_every_player_of_a_round_gets_the_same_stack():
    game = at(QUIET, mixes=["5A 5C"])
    first = game.state.stack
    assert overshoot(game).state.stack == first
    assert overshoot(game).state.stack == first
    assert overshoot(game).state.stack == stack("5A 5C")


def test_s5_the_coin_has_the_tiles_suit_and_value():
    assert at("4S").throw("1").take().state.coins == (tile("4S"),)


def test_s5_taking_is_optional():
    game = at("4S 5M").throw("1")
    assert GAME.moves(game.state, 0) == (TakeAndThrow(), Take(), Pass())
    assert game.throw("1").state.coins == ()


def test_s5_one_coin_of_a_suit():
    game = at("4S 5S").throw("1").take().throw("1")
    assert game.state.phase == "throw"
    with pytest.raises(IllegalMove) as refused:
        game.take()
    assert refused.value.key == "one-shot-nothing-to-take"


def test_s5_taking_and_throwing_again_is_one_move():
    game = at("4S 5M 2C").throw("1")
    game.rng.dice = [2]
    game.play(TakeAndThrow())
    assert game.happened == ["took", "threw", "showed"]
    assert (game.state.coins, game.state.shown, game.state.phase) == ((tile("4S"),), tile("2C"), "choose")


def test_s5_taking_and_throwing_in_one_move_or_in_two_leads_to_the_same_table():
    one, two = at("4S 5M 2C").throw("1"), at("4S 5M 2C").throw("1")
    one.rng.dice, two.rng.dice = [2], [2]
    one.play(TakeAndThrow())
    two.play(Take(), Throw())
    assert one.state == two.state.model_copy(update={"epoch": one.state.epoch})


def test_s5_with_no_coin_on_offer_nothing_is_taken_or_thrown():
    game = at("0S").throw("1")
    with pytest.raises(IllegalMove) as refused:
        game.play(TakeAndThrow())
    assert refused.value.key == "one-shot-nothing-to-take"


def test_s6_a_null_on_the_die_moves_no_tile_and_sets_one_die_aside():
    game = at("0S 4M").throw("0")
    assert (game.state.depth, game.state.aside, game.state.shown) == (0, 1, None)


def test_s6_a_null_tile_sets_one_die_aside():
    game = at("0S 4M").throw("1")
    assert (game.state.depth, game.state.aside) == (1, 1)
    assert game.happened == ["threw", "showed", "set-aside"]


def test_s7_the_null_coin_is_not_offered():
    game = at("0S").throw("1")
    assert GAME.moves(game.state, 0) == (Throw(),)
    with pytest.raises(IllegalMove):
        game.take()


def test_s8_four_nulls_end_the_turn_and_the_fourth_counts_for_the_bonus():
    game = at("3S 0M").throw("1").take().throw("1 0 0 0")
    assert game.state.active == 1
    assert game.state.last_turn == Tally(
        seat=0,
        ended_by="nulls",
        die=0,
        shown=None,
        left=22,
        aside=4,
        coins=(tile("3S"),),
        bonus=4,
        score=7,
    )


def test_s8_three_nulls_do_not_end_the_turn():
    assert at().throw("0 0 0").state.active == 0


def test_s9_a_throw_past_the_bottom_ends_the_turn_and_shows_nothing():
    game = at(QUIET).throw("5 5 5 5 3 2")
    tally = game.state.last_turn
    assert (tally.ended_by, tally.left, tally.shown, tally.die) == ("overshoot", 1, None, 2)
    assert game.state.active == 1


def test_s10_an_exact_hit_shows_the_last_tile_and_its_coin_may_be_taken():
    game = at(QUIET).throw("5 5 5 5 3 1")
    assert (game.state.left, game.state.phase, game.state.shown) == (0, "choose", tile("5A"))
    game.take()
    assert (game.state.last_turn.ended_by, game.state.last_turn.score) == ("bottom", 5)
    assert game.state.active == 1


def test_s10_at_the_bottom_passing_ends_the_turn_without_a_throw():
    game = at(QUIET).throw("5 5 5 5 3 1").leave()
    assert (game.state.last_turn.ended_by, game.state.last_turn.score) == ("bottom", 0)
    assert game.happened == ["passed", "turn-ended"]


def test_s10_at_the_bottom_taking_ends_the_turn_without_a_throw():
    game = at(QUIET).throw("5 5 5 5 3 1").play(TakeAndThrow())
    assert game.happened == ["took", "turn-ended"]
    assert (game.state.last_turn.ended_by, game.state.last_turn.score) == ("bottom", 5)


def test_s10_a_null_at_the_bottom_still_counts_a_die():
    codes = [f"{t.value}{t.suit[0].upper()}" for t in TILES if t != tile("0A")]
    game = at(" ".join([*codes, "0A"])).throw("5 5 5 5 3 1")
    assert (game.state.last_turn.ended_by, game.state.last_turn.bonus) == (
        "bottom",
        game.state.last_turn.aside,
    )
    assert game.state.last_turn.aside >= 1


def test_s10_a_suit_already_held_at_the_bottom_ends_the_turn():
    game = at("1A " + QUIET.replace("1A ", "")).throw("1").take().throw("5 5 5 5 3")
    assert game.state.last_turn.ended_by == "bottom"


def test_s11_the_bonus_is_one_coin_however_many_suits_are_missing():
    game = at("3S 4M " + QUIET.replace("3S ", "").replace("4M ", ""))
    game.throw("1").take().throw("1").take().throw("0 0 5 5 5 5 5")
    assert (game.state.last_turn.bonus, game.state.last_turn.score) == (2, 9)


def test_s11_with_four_suits_there_is_no_bonus():
    game = at("5S 5M 5C 5A 0S 0M").throw("1").take().throw("1").take().throw("1").take().throw("1").take()
    game.throw("1 1 0 0")
    assert (game.state.last_turn.aside, game.state.last_turn.bonus, game.state.last_turn.score) == (4, 0, 20)


def test_s12_no_dice_aside_no_bonus():
    assert overshoot(at(QUIET)).state.last_turn.score == 0


def test_s13_nobody_may_stop_early():
    game = at("5S").throw("1").take()
    assert GAME.moves(game.state, 0) == (Throw(),)
    with pytest.raises(IllegalMove) as refused:
        game.leave()
    assert refused.value.key == "one-shot-nothing-to-pass"


def all_suits() -> Played:
    return at("5S 5M 5C 5A 1S 2S").throw("1").take().throw("1").take().throw("1").take().throw("1").take()


def test_s13_with_four_suits_the_rest_of_the_turn_plays_itself_tile_by_tile():
    game = all_suits()
    assert GAME.view(game.state, 1).coasting
    assert GAME.time_limit(game.state) == 2.0
    game.rng.dice = [1]
    step = GAME.expire(game.state, game.rng)
    assert [event.what for event in step.events] == ["threw", "showed"]
    assert step.state.shown == tile("1S")


def test_s13_taking_the_fourth_suit_leaves_the_throw_to_the_clock():
    game = at("5S 5M 5C 5A 1S 2S").throw("1").take().throw("1").take().throw("1").take().throw("1")
    game.play(TakeAndThrow())
    assert game.happened == ["took"]
    assert GAME.view(game.state, 1).coasting


def test_s13_before_that_the_table_waits_as_the_lobby_chose():
    assert GAME.time_limit(at("5S").throw("1").state) is None
    assert GAME.time_limit(at("5S", turn_limit=60).throw("1").state) == 60


def test_when_the_time_is_up_a_coin_is_taken_and_the_die_waits():
    """Journals of earlier versions have deadlines that took a coin and threw at the next one."""
    game = at("5S 4M", turn_limit=60).throw("1")
    step = GAME.expire(game.state, game.rng)
    assert [event.what for event in step.events] == ["took"]
    assert (step.state.phase, step.state.shown) == ("throw", tile("5S"))


def test_a_choice_must_be_made_before_the_next_throw():
    game = at("5S").throw("1")
    with pytest.raises(IllegalMove) as refused:
        game.play(Throw())
    assert refused.value.key == "one-shot-choose-first"


def level(seats: int, scores: list[int], *mixes: str, **options: object) -> Played:
    """The last turn is about to end with nothing; after it the totals are `scores`."""
    game = final(at(QUIET, seats=seats, mixes=mixes, **options), depth=23, die=3)
    last = game.state.order[-1]
    rounds = game.state.rounds
    game.state = game.state.model_copy(
        update={
            "scores": tuple(((scores[seat],) + (0,) * (rounds - 1))[: rounds - (seat == last)] for seat in range(seats))
        }
    )
    return game.throw("2")


def test_s14_the_tie_is_looked_at_after_the_final_round_whatever_its_number():
    game = level(4, [9, 9, 3, 1])
    assert game.state.phase == "tie"
    assert game.state.round == 4


def test_a_single_leader_wins_without_a_tie_break():
    game = level(3, [9, 8, 7])
    assert game.state.outcome.places == (1, 2, 3)
    assert game.state.outcome.reason == "points"
    assert game.state.outcome.winners == (0,)


def test_s15_only_the_leaders_who_are_level_throw_one_each_in_turn_in_the_last_rounds_order():
    game = level(4, [9, 3, 9, 9], QUIET)  # the last round's order is 3 0 1 2
    assert game.state.tie.contenders == (3, 0, 2)
    throwers = []
    for _ in range(4):
        (seat,) = GAME.to_act(game.state)
        throwers.append(seat)
        game.throw("1")
    assert throwers == [3, 0, 2, 3]


def test_s15_the_tiles_are_mixed_afresh():
    assert level(2, [9, 9], "5S 5M").state.tie.stack == stack("5S 5M")


def test_s16_a_null_on_the_die_is_thrown_again():
    game = level(2, [9, 9], QUIET)
    thrower = game.state.tie.active
    game.throw("0")
    assert game.state.tie.active == thrower
    assert game.state.tie.taken == ((), ())


def test_s17_skipped_tiles_go_to_the_bottom_in_their_order():
    game = level(2, [9, 9], "1S 2M 3C 4A").throw("3")
    assert game.state.tie.taken[0] == (tile("3C"),)
    assert game.state.tie.stack[0] == tile("4A")
    assert game.state.tie.stack[-2:] == (tile("1S"), tile("2M"))


def test_s17_the_stack_never_runs_out_even_for_four():
    game = level(4, [9, 9, 9, 9], QUIET)
    for throws in range(1, 13):
        game.throw("5")
        assert any(isinstance(event, TieTook) for event in game.events), throws
    assert all(len(tiles) == 3 for tiles in game.state.tie.taken) or game.state.tie.attempt == 2


def test_s18_the_sum_of_three_tiles_decides():
    # seat 1 begins the last round: 5 + 0 + 0 against 2 + 2 + 2
    game = level(2, [9, 9], "5S 2S 0S 2M 0M 2C").throw("1 1 1 1 1 1")
    assert game.state.outcome.reason == "tie-break"
    assert game.state.outcome.places == (1, 2)


def test_s19_those_still_level_repeat_once():
    game = level(2, [9, 9], "5S 5M 4S 4M 3S 3M", "1S 2S").throw("1 1 1 1 1 1")
    assert game.state.phase == "tie"
    assert game.state.tie.attempt == 2
    assert next(event for event in game.events if isinstance(event, TieBegan)).contenders == (1, 0)


def test_s19_after_the_repeat_they_share_the_victory():
    even = "5S 5M 4S 4M 3S 3M"
    game = level(2, [9, 9], even, even).throw("1 1 1 1 1 1 1 1 1 1 1 1")
    assert game.state.outcome.reason == "shared"
    assert game.state.outcome.places == (1, 1)
    assert game.state.outcome.winners == (0, 1)


def test_s19_the_losers_of_a_tie_break_share_the_next_place():
    # contenders 3, 0, 2 take 5 5 5, 1 1 1 and 2 2 2
    game = level(4, [9, 3, 9, 9], "5S 1S 2S 5M 1M 2M 5C 1C 2C").throw("1 1 1 1 1 1 1 1 1")
    assert game.state.outcome.places == (2, 4, 2, 1)


def test_s19_only_those_still_level_repeat():
    game = level(3, [9, 9, 9], "5S 5M 1S 4S 4M 1M 3S 3M 1C").throw("1 1 1 1 1 1 1 1 1")
    assert game.state.tie.contenders == (2, 0)


@pytest.mark.parametrize(("chosen", "rounds"), [(2, 2), (4, 4)])
def test_s20_a_duel_has_two_or_four_rounds(chosen, rounds):
    assert at(seats=2, duel_rounds=chosen).state.rounds == rounds


def test_s20_in_four_rounds_the_start_alternates():
    assert [order[0] for order in orders(2, "text", 4)] == ["A", "B", "A", "B"]


def test_s20_with_more_players_there_are_as_many_rounds_as_players():
    assert at(seats=3, duel_rounds=4).state.rounds == 3
    assert at(seats=4, duel_rounds=4).state.rounds == 4


def test_s21_a_piecepack_has_24_tiles_of_four_suits_with_six_values():
    assert len(TILES) == len(set(TILES)) == 24
    assert {suit: sum(t.suit == suit for t in TILES) for suit in SUITS} == dict.fromkeys(SUITS, 6)


def test_s22_only_the_value_of_a_die_counts():
    assert at("4S 5M").throw("2").events[0].model_dump() == {"what": "threw", "seat": 0, "die": 2}


def test_s23_every_player_finds_all_coins_again():
    game = at("5S " + QUIET.replace("5S ", "")).throw("1").take().throw("0 0 0 0")
    assert game.state.coins == ()
    game.throw("1").take()
    assert game.state.coins == (tile("5S"),)
