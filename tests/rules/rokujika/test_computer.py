"""The computer players: as strong as in the simulation that tuned the cards, so that the ranks mean something."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from rules.rokujika.computer import Player, at_random, greedy, look_ahead, stand_in
from rules.rokujika.state import Buy, Decline, Register, RokujikaOptions, RokujikaState
from tests.rules.rokujika.builders import BARREN, GAME, at

GAMES = 200


def scores(player: Player) -> list[int]:
    found = []
    for seed in range(GAMES):
        rng = Random(seed)
        state = GAME.deal(1, RokujikaOptions(), rng)
        while state.outcome is None:
            view = GAME.view(state, 0).village
            assert view is not None
            state = GAME.play(state, 0, player(view, rng), rng).state
        found.append(state.outcome.scores[0])
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize(("player", "expected"), [(at_random, 27), (greedy, 85), (look_ahead, 145)])
def test_the_mean_score_is_that_of_the_simulation_within_a_tenth(player: Player, expected: int):
    assert mean(scores(player)) == pytest.approx(expected, rel=0.1)


@pytest.mark.no_cover
def test_the_stand_in_is_stronger_for_its_trademarks():
    assert mean(scores(stand_in)) > 147


def test_the_look_ahead_player_buys_while_there_is_no_set_and_declines_trademarks():
    game = at(BARREN)
    assert look_ahead(game.seen, Random(0)) == Buy()
    assert look_ahead(game.buy(6).seen, Random(0)) == Decline()


@pytest.mark.parametrize(
    ("sixths", "move"),
    [
        ("winery jam ham beeswax wagyu", Register(sixth="winery")),  # rows 1 and 2; wagyu export stays a while
        ("jam pickles cheese mail-order wagyu", Decline()),  # nothing there is worth it
    ],
)
def test_the_stand_in_registers_the_best_card_that_would_soon_leave(sixths, move):
    assert stand_in(at(BARREN, sixths=sixths).buy(6).seen, Random(0)) == move


def test_the_stand_in_does_not_register_what_it_can_score_now_nor_in_the_last_turn():
    game = at(f"rice brewing inn {BARREN.replace('rice ', '').replace('brewing ', '')}", sixths="local-sake ham").buy(6)
    assert stand_in(game.seen, Random(0)) == Register(sixth="ham")
    assert stand_in(game.seen.model_copy(update={"turn": 10}), Random(0)) == Decline()


def test_a_seats_stand_in_sees_no_more_than_the_seat():
    game = at(BARREN, seats=2).buy(2, seat=1)
    view = GAME.view(game.state, 1).village
    assert GAME.stand_in(game.state, 1, Random(0)) == stand_in(view, Random(0))


def test_in_a_race_a_stand_in_is_as_slow_as_a_player_while_one_still_plays():
    def over(state: RokujikaState, seat: int) -> RokujikaState:
        villages = list(state.villages)
        villages[seat] = villages[seat].model_copy(update={"phase": "over"})
        return state.model_copy(update={"villages": tuple(villages)})

    race, alone = (GAME.deal(seats, RokujikaOptions(), Random(1)) for seats in (3, 1))
    assert GAME.stand_in_pause(race, frozenset({1})) >= 8
    assert GAME.stand_in_pause(race, frozenset({1, 2})) >= 4, "they take turns"
    assert GAME.stand_in_pause(over(race, 0), frozenset({1, 2})) < 1.5, "nobody waits for a finished race"
    assert GAME.stand_in_pause(alone, frozenset({0})) == GAME.stand_in_seconds
