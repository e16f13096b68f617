"""Properties of ratings."""

from __future__ import annotations

from math import isclose

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.catalogue import GAMES
from rules.only_one.state import OnlyOneOptions
from rules.ratings import NEW, Rating, counting, rate, streaks

ratings = st.builds(Rating, st.floats(0, 50), st.floats(1, 9))


@st.composite
def games(draw: st.DrawFn, *, teams: bool = True) -> tuple[list[int], list[int], list[Rating]]:
    """Sides, places and ratings of two to six sides, of one or two seats each."""
    size = draw(st.integers(1, 2 if teams else 1))
    sides = draw(st.permutations([side for side in range(draw(st.integers(2, 6))) for _ in range(size)]))
    place_of = {side: draw(st.integers(1, 6)) for side in sorted(set(sides))}
    return list(sides), [place_of[side] for side in sides], [draw(ratings) for _ in sides]


def alike(one: Rating, other: Rating) -> bool:
    return isclose(one.mu, other.mu, abs_tol=1e-9) and isclose(one.sigma, other.sigma, abs_tol=1e-9)


@given(games(), st.randoms())
def test_ratings_do_not_depend_on_seats(game, rng):
    sides, places, before = game
    after = rate(sides, places, before)
    order = list(range(len(sides)))
    rng.shuffle(order)
    shuffled = rate(*([part[seat] for seat in order] for part in game))
    assert all(alike(after[seat], shuffled[number]) for number, seat in enumerate(order))


@given(games(), st.integers(1, 9))
def test_only_the_order_of_places_matters(game, step):
    sides, places, before = game
    assert rate(sides, [3 + place * step for place in places], before) == rate(sides, places, before)


@given(games())
def test_who_wins_alone_rises_and_who_loses_alone_falls(game):
    sides, places, before = game
    after = rate(sides, places, before)
    for best, sign in ((min(places), 1), (max(places), -1)):
        if len({side for side, place in zip(sides, places, strict=True) if place == best}) == 1:
            for seat, place in enumerate(places):
                if place == best:
                    assert sign * (after[seat].mu - before[seat].mu) > 0


@given(games(teams=False))
def test_a_tie_of_all_brings_them_nearer(game):
    sides, _, before = game
    after = rate(sides, [1] * len(sides), before)
    best, worst = max(before, key=lambda one: one.mu), min(before, key=lambda one: one.mu)
    assert after[before.index(best)].mu <= best.mu + 1e-9
    assert after[before.index(worst)].mu >= worst.mu - 1e-9


@given(games())
def test_equals_who_tie_stay_equals(game):
    sides, places, _ = game
    after = rate(sides, places, [NEW] * len(sides))
    for seat, place in enumerate(places):
        assert all(alike(after[seat], after[other]) for other in range(len(sides)) if places[other] == place)


@given(ratings, ratings)
def test_a_surprise_moves_more_than_the_expected(first, second):
    assume(abs(first.mu - second.mu) > 1e-6)
    strong, weak = sorted((first, second), key=lambda one: -one.mu)
    surprise = rate((0, 1), (2, 1), (strong, weak))
    expected = rate((0, 1), (1, 2), (strong, weak))
    assert surprise[1].mu - weak.mu > weak.mu - expected[1].mu


@given(st.lists(st.sampled_from([(1, 2), (2, 1), (1, 1)]), min_size=5, max_size=40))
def test_with_each_game_more_is_known(results):
    known = [NEW, NEW]
    for places in results:
        after = rate((0, 1), places, known)
        assert all(0 < new.sigma < old.sigma + 0.01 for new, old in zip(after, known, strict=True))
        known = list(after)
    assert all(one.sigma < NEW.sigma for one in known)


@given(games(), st.data())
def test_a_side_counts_if_all_of_it_played_by_itself_and_there_is_another(game, data):
    sides, _, _ = game
    own = [data.draw(st.booleans()) for _ in sides]
    whole = {side for side in sides if all(is_own for of, is_own in zip(sides, own, strict=True) if of == side)}
    counted = [seat for seat, side in enumerate(sides) if side in whole] if len(whole) >= 2 else []
    assert list(counting(sides, own)) == counted


@pytest.mark.parametrize(
    ("sides", "own", "seats"),
    [
        ((0, 1), (True, True), (0, 1)),
        ((0, 1), (True, False), ()),
        ((0, 1, 2), (True, False, True), (0, 2)),
        ((0, 1, 0, 1), (True, True, True, True), (0, 1, 2, 3)),
        ((0, 1, 0, 1), (True, True, False, True), ()),
        ((0,), (True,), ()),
    ],
)
def test_who_counts(sides, own, seats):
    assert counting(sides, own) == seats


def test_one_side_alone_is_not_rated():
    assert rate((0, 0), (1, 1), (NEW, Rating(30, 3))) == (NEW, Rating(30, 3))


def test_the_scale_that_people_see():
    assert (NEW.value, NEW.give) == (1500, 200)
    winner, loser = rate((0, 1), (1, 2), (NEW, NEW))
    assert winner.value > 1500 > loser.value
    assert winner.value + loser.value == 3000
    assert winner.give == loser.give < 200
    assert winner.sure > loser.sure


def test_streaks_now_and_best():
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([False, True, True, True]) == (3, 3)
    assert streaks([True, False]) == (0, 1)


def test_each_game_says_what_its_results_mean():
    kinds = {name: game.contest for name, game in GAMES.items()}
    assert kinds == {
        "one-shot": "rivals",
        "just-one": "together",
        "only-one": "rivals",
        "rokujika": "alone",
        "omiga": "rivals",
    }
    only_one, just_one = GAMES["only-one"], GAMES["just-one"]
    assert only_one.sides(4, OnlyOneOptions(teams=True)) == (0, 1, 0, 1)
    assert only_one.sides(3, OnlyOneOptions()) == (0, 1, 2)
    assert just_one.sides(5, just_one.Options()) == (0,) * 5
    assert just_one.most(just_one.Options(cards=7)) == 7
    assert GAMES["one-shot"].most(GAMES["one-shot"].Options()) is None
