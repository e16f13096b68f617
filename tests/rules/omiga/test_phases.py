"""From the deal to the result: ready, called, playing, paused, scored, over; and the pulse."""

from __future__ import annotations

from random import Random

import pytest

from rules.errors import IllegalMove
from rules.game import Outcome
from rules.omiga.state import Call, Claim, Lay, OmigaOptions, OmigaState, Ready, RoundEnd, Throw
from tests.rules.omiga.builders import GAME, Played, Stacked, fits, fresh, place, playing, table

NEARLY = ("." * 9, "." * 9, ".....w...", "....bw...", "....ww...", "." * 9, "." * 9, "." * 9)


def test_both_get_ready_in_any_order():
    game = fresh().play(1, Ready())
    assert (game.state.phase, GAME.to_act(game.state)) == ("ready", {0})
    game.play(0, Ready())
    assert (game.state.phase, GAME.to_act(game.state)) == ("called", {0, 1})


def test_every_phase_makes_all_buttons_stale():
    game = fresh()
    tokens = [GAME.epoch(game.state, None)]
    for moves in ((Ready(), Ready()), (Call(),)):
        for seat, move in enumerate(moves):
            game.play(seat, move)
        tokens.append(GAME.epoch(game.state, None))
        assert GAME.epoch(game.state, 0) == GAME.epoch(game.state, 1) == tokens[-1]
    game.play(0, Throw())
    game.state = GAME.wake(game.state).state
    tokens.append(GAME.epoch(game.state, 0))
    assert tokens == sorted(set(tokens))


def test_while_playing_both_may_act():
    game = playing()
    assert GAME.to_act(game.state) == GAME.may_act(game.state) == {0, 1}
    game.play(0, Throw()).play(0, Throw()).play(1, Throw())
    assert GAME.to_act(game.state) == {0, 1}


# --- several rounds


def won(winner: int | None) -> RoundEnd:
    return RoundEnd(how="edge" if winner is not None else "sides", winner=winner)


@pytest.mark.parametrize(
    ("best_of", "before", "places", "scores", "reason"),
    [
        (1, (), (1, 2), (1, 0), "behind"),
        (3, (0,), (1, 2), (2, 0), "rounds"),
        (3, (1, None), (1, 1), (1, 1), "rounds"),
        (3, (1, 0), (1, 2), (2, 1), "rounds"),
        (5, (0, None, None), (1, 2), (2, 0), "rounds"),
        (5, (1, 1, 0, 0), (1, 2), (3, 2), "rounds"),
    ],
)
def test_the_best_of_several_rounds(best_of, before, places, scores, reason):
    game = table(*NEARLY, best_of=best_of)
    game.state = game.state.model_copy(update={"results": tuple(won(winner) for winner in before)})
    game.lay_some(0, "e6")
    assert game.state.outcome == Outcome(places=places, scores=scores, reason=reason)
    assert game.happened[-2:] == ["round-ended", "ended"]


@pytest.mark.parametrize(("best_of", "before"), [(3, ()), (3, (1,)), (3, (None,)), (5, (0,)), (5, (0, 1))])
def test_the_game_continues_while_the_opponent_can_still_catch_up(best_of, before):
    game = table(*NEARLY, best_of=best_of)
    game.state = game.state.model_copy(update={"results": tuple(won(winner) for winner in before)})
    game.lay_some(0, "e6")
    assert game.state.phase == "scored"
    assert game.state.outcome is None
    assert GAME.to_act(game.state) == {0, 1}


def test_after_a_round_the_board_stays_until_both_are_ready_for_the_next():
    game = table(*NEARLY, best_of=3).lay_some(0, "e6")
    final = game.state.grid
    game.play(0, Ready())
    assert game.state.grid == final
    game.play(1, Ready())
    assert (game.state.phase, game.state.round, len(game.state.laid)) == ("called", 2, 2)
    assert game.happened == ["ready", "dealt"]
    assert [len(hand) for hand in game.state.hands] == [3, 3]


# --- the watch


def test_time_passes_in_watches_and_each_gets_a_new_deadline():
    game = playing()
    epoch = game.state.epoch
    assert GAME.time_limit(game.state) == 15
    game.expire()
    assert game.state.epoch > epoch
    assert game.state.silent == (1, 1)
    assert GAME.view(game.state, None).played_seconds == 15
    assert game.happened == ["watched"]


def test_a_watch_spoils_nobodys_click():
    game = playing()
    tokens = game.state.tokens
    assert game.expire(5).state.tokens == tokens


def test_a_table_that_both_have_left_is_paused():
    game = playing().expire(8)
    assert game.state.phase == "playing"
    game.expire()
    assert game.state.phase == "paused"
    assert GAME.time_limit(game.state) is None


def test_with_a_time_limit_a_stand_in_moves_for_the_silent_only():
    game = playing(turn_limit=60).expire(4)
    game.play(1, Throw()).expire()
    assert game.happened[0] == "watched"
    assert {event.seat for event in game.events if event.what in ("laid", "threw")} == {0}
    assert game.state.silent == (5, 1), "what the stand-in does is no sign of life"


def test_with_a_time_limit_a_whole_game_plays_itself():
    game = fresh(turn_limit=60, best_of=3)
    game.rng = Random(1)
    for _ in range(2000):
        if game.state.outcome is not None:
            break
        assert GAME.time_limit(game.state) is not None
        game.expire()
    assert game.state.outcome is not None


def test_without_a_limit_nobody_is_hurried_before_the_game():
    game = fresh()
    assert GAME.time_limit(game.state) is None
    assert GAME.time_limit(fresh(turn_limit=300).state) == 300


# --- standing still


def test_after_a_restart_the_round_is_paused_until_both_are_ready():
    game = playing()
    game.state = GAME.wake(game.state).state
    assert (game.state.phase, GAME.to_act(game.state)) == ("paused", {0, 1})
    with pytest.raises(IllegalMove, match="omiga-paused"):
        GAME.play(game.state, 0, Throw(), Random(0))
    with pytest.raises(IllegalMove, match="omiga-has-begun"):
        GAME.play(game.state, 0, Call(), Random(0))
    with pytest.raises(IllegalMove, match="omiga-not-begun"):
        GAME.play(game.state, 0, Claim(), Random(0))
    before = game.state
    game.play(0, Ready())
    assert game.state.phase == "paused"
    game.play(1, Ready())
    assert game.state.phase == "playing"
    assert game.happened == ["ready", "resumed"]
    for name in ("grid", "hands", "piles", "discards"):
        assert getattr(game.state, name) == getattr(before, name)


def test_a_restart_at_any_other_time_changes_nothing():
    game = fresh()
    assert GAME.wake(game.state) is None
    game.play(0, Ready()).play(1, Ready())
    assert GAME.wake(game.state) is None
    over = table(*NEARLY).lay_some(0, "e6").state
    assert GAME.wake(over) is None


# --- the pulse


def pulse(*rows: str, coins: tuple[float, ...] = ()) -> Played:
    game = table(*rows, pulse=8) if rows else playing(3, pulse=8)
    game.rng = Stacked(coins=coins)
    return game


def choose(game: Played, seat: int, at: str) -> int:
    number = game.fitting(seat, at)[0]
    game.hand(seat, number, *[card for card in game.state.piles[seat] if card != number][:2])
    game.play(seat, next(m for m in GAME.moves(game.state, seat) if fits(m, number, place(at))))
    return number


def test_a_choice_waits_for_the_beat_and_may_be_changed():
    game = pulse()
    laid = game.state.laid
    choose(game, 0, "f4")
    assert game.state.laid == laid
    assert game.happened == ["chose"]
    assert GAME.to_act(game.state) == {1}
    game.play(0, Throw())
    assert game.state.chosen == (Throw(), None)


def test_nobody_sees_the_opponents_choice():
    game = pulse()
    choose(game, 0, "f4")
    assert GAME.view(game.state, 0).chosen is not None
    assert GAME.view(game.state, 1).chosen is None
    assert GAME.view(game.state, None).chosen is None
    assert GAME.view(game.state, 1).has_chosen == (True, False)


def test_once_both_have_chosen_both_are_done_at_once():
    game = pulse()
    choose(game, 0, "f4")
    choose(game, 1, "d5")
    assert game.state.laid[2:] == (place("f4"), place("d5"))
    assert game.state.chosen == (None, None)
    assert GAME.time_limit(game.state) == 8


@pytest.mark.parametrize(("coin", "first"), [(0.9, 0), (0.1, 1)])
def test_a_contested_place_goes_to_a_random_player_and_the_opponent_keeps_the_card(coin, first):
    game = pulse(*["." * 9] * 3, "....b....", "....ww...", *["." * 9] * 3, coins=(coin,))
    numbers = choose(game, 0, "f5"), choose(game, 1, "f5")
    assert game.state.owned[first] >> place("f5") & 1
    assert numbers[1 - first] in game.state.hands[1 - first]
    assert game.happened == ["chose", "laid", "beaten"]


def test_a_beat_passes_and_does_what_was_chosen():
    game = pulse()
    choose(game, 1, "d5")
    epoch = game.state.epoch
    game.expire()
    assert game.state.laid[2:] == (place("d5"),)
    assert game.state.silent == (1, 0)
    assert game.state.epoch > epoch


def test_a_choice_that_does_not_fit_is_refused_at_once():
    game = pulse()
    misfit = next(card for card in game.state.piles[0] if card not in game.fitting(0, "f4"))
    game.hand(0, misfit)
    with pytest.raises(IllegalMove, match="omiga-does-not-fit"):
        GAME.play(game.state, 0, Lay(card=misfit, place=place("f4")), Random(0))


def test_beats_nobody_uses_end_in_a_pause():
    game = pulse().expire(16)
    assert game.state.phase == "paused"


def test_in_real_time_nothing_is_ever_chosen():
    state: OmigaState = playing().play(0, Throw()).state
    assert state.chosen == (None, None)
    assert OmigaOptions().pulse == 0
