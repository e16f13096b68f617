"""The team game for four, C-70 to C-74."""

from __future__ import annotations

import pytest

from rules.only_one.state import OnlyOneOptions
from tests.rules.only_one.builders import GAME, scored


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four(seats):
    why = GAME.objection(seats, OnlyOneOptions(teams=True))
    assert (why.key, why.values) == ("only-one-teams-need-four", {"here": seats})
    assert GAME.objection(4, OnlyOneOptions(teams=True, familiars="random")) is None


def test_c70_majorities_stay_individual_and_points_are_added_up():
    # together seats 0 and 2 have most tens, but seat 1 has most alone
    game = scored("1 10 10", "10 10 10", "10 10", "2", teams=True)
    assert game.tally("10").winner == 1
    outcome = game.state.outcome
    mine, theirs = game.state.scores[0] + game.state.scores[2], game.state.scores[1] + game.state.scores[3]
    assert outcome.scores == (mine, theirs, mine, theirs)


def test_c71_one_and_three_play_against_two_and_four():
    game = scored("1", "2", "3 3", "", teams=True)
    assert game.view.sides == ((0, 2), (1, 3))
    assert game.state.outcome.places == (1, 3, 1, 3)


def test_c71_the_right_neighbour_is_always_an_opponent():
    for seat in range(4):
        side = next(side for side in ((0, 2), (1, 3)) if seat in side)
        assert (seat - 1) % 4 not in side


def test_c72_a_tie_goes_to_the_team_with_more_potions():
    # two points each: two potions against a potion and a special card
    game = scored("1", "2*", "3", "", teams=True)
    assert game.state.outcome.scores == (2, 2, 2, 2)
    assert (game.state.outcome.places, game.state.outcome.reason) == ((1, 3, 1, 3), "potions")


def test_c72_then_to_the_team_that_holds_the_token():
    game = scored("1", "2", "", "", teams=True)
    assert game.state.token == 1
    assert (game.state.outcome.places, game.state.outcome.reason) == ((3, 1, 3, 1), "token")


def test_c73_the_finisher_counts_the_points_of_the_team():
    icons = "2* 3* 4A* 5* 6A* 7* 8A* 9*"
    rest = "10* 4B* 6B* 8B* egg egg"
    game = scored(f"{icons} 1", "", rest, "", teams=True, familiars="finisher gleaner keeper picker")
    assert game.state.specials == (9, 1, 7, 1)
    assert game.state.tallies == ()
    alone = scored(f"{icons} 1", "", rest, "", familiars="finisher gleaner keeper picker")
    assert alone.state.tallies != ()


def test_c74_the_charmers_team_wins_the_tie():
    game = scored("1", "2*", "3", "", teams=True, familiars="keeper seer picker charmer", token=1)
    outcome = game.state.outcome
    assert len(set(outcome.scores)) == 1
    assert (outcome.places, outcome.reason) == ((3, 1, 3, 1), "charmer")
