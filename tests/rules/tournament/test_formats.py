"""Round robin, pods, duplicate and arena: what each promises."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rules.tournament.formats.pods import Pods
from rules.tournament.formats.round_robin import robin_round, robin_rounds
from rules.tournament.history import History
from rules.tournament.model import Result, Tournament
from rules.tournament.pairing import fewest_entrants, rounds
from rules.tournament.progress import advance, begin, record, wait
from rules.tournament.seeding import deal_seed
from rules.tournament.standings import standings
from rules.tournament.violations import violations
from tests.rules.tournament.playing import by_scores, open_matches, play_all, play_round, tournament


@pytest.mark.parametrize("size", [*range(2, 14), 20, 31, 64, 129, 130])
def test_round_robin_lets_everybody_meet_everybody_once(size):
    order = list(range(1, size + 1))
    met: Counter[tuple[int, ...]] = Counter()
    first: Counter[int] = Counter()
    for number in range(1, robin_rounds(size) + 1):
        pairs = robin_round(order, number)
        assert sorted(one for pair in pairs for one in pair) == order
        met.update(tuple(sorted(pair)) for pair in pairs if len(pair) == 2)
        first.update(pair[0] for pair in pairs if len(pair) == 2)
    assert met == Counter(combinations(order, 2))
    assert all(abs(2 * first[one] - (size - 1)) <= 1 for one in order)


def test_a_second_lap_of_a_round_robin_changes_seats():
    first = {pair for number in (1, 2, 3) for pair in robin_round([1, 2, 3, 4], number)}
    second = {pair for number in (4, 5, 6) for pair in robin_round([1, 2, 3, 4], number)}
    assert second == {pair[::-1] for pair in first}


@pytest.mark.parametrize("size", [2, 3, 6, 9])
def test_a_round_robin_is_played_to_its_end(size):
    played = play_all(tournament("robin", size), Random(size))
    assert not violations(played)
    assert played.round == robin_rounds(size)
    assert all(standing.played == size - 1 for standing in standings(played))


def repeats(played: Tournament) -> int:
    met: Counter[frozenset[int]] = Counter()
    for match in played.matches:
        met.update(frozenset(pair) for pair in combinations(match.entrants, 2))
    return sum(count - 1 for count in met.values())


@pytest.mark.parametrize(
    ("size", "seats", "number", "allowed"),
    [
        (9, (3,), 4, 0),
        (13, (4,), 3, 6),  # twelve at three tables: four from three tables before, so two of them have met
        (16, (4,), 3, 0),
        (23, (3, 4), 4, 0),
        (47, (3, 4), 5, 0),
        (64, (4,), 5, 0),
    ],
)
def test_pods_keep_apart_those_who_have_met(size, seats, number, allowed):
    played = play_all(tournament("pods", size, seats=seats, rounds=number), Random(size))
    assert not violations(played)
    sat_out = Counter(match.entrants[0] for match in played.matches if match.is_bye)
    assert max(sat_out.values(), default=0) <= 1
    assert repeats(played) == allowed


@pytest.mark.parametrize("size", [100, 130])
def test_pods_of_big_fields_have_no_second_meetings_at_all(size):
    played = play_all(tournament("pods", size, seats=(3, 4), rounds=5), Random(size))
    assert not violations(played)
    assert repeats(played) == 0


def every_seating(order: list[int], sizes: list[int]):
    """All ways to fill tables of these sizes."""
    if not sizes:
        yield []
        return
    first, *others = order
    for mates in combinations(others, sizes[0] - 1):
        rest = [one for one in others if one not in mates]
        for tables in every_seating(rest, sizes[1:]):
            yield [[first, *mates], *tables]


@pytest.mark.parametrize(("size", "seats"), [(6, (3,)), (8, (4,)), (9, (3,))])
def test_small_pods_have_as_few_second_meetings_as_there_can_be(size, seats):
    rng = Random(size)
    played = begin(tournament("pods", size, seats=seats, rounds=5))
    while not played.finished:
        newest = [match for match in played.matches if match.round == played.round]
        earlier = tuple(match for match in played.matches if match.round < played.round)
        history = History(played.model_copy(update={"matches": earlier}))
        pods = Pods(history, list(range(1, size + 1)), [seats[0]] * (size // seats[0]))

        def again(tables, met=history.met):
            return sum(met[one][other] ** 2 for table in tables for one, other in combinations(table, 2))

        best = min(again(tables) for tables in every_seating(list(range(1, size + 1)), list(pods.sizes)))
        assert again([match.entrants for match in newest]) == best
        played = play_round(played, rng)


def test_pods_of_five_with_tables_of_three_and_four_let_one_sit_out():
    played = begin(tournament("pods", 5, seats=(3, 4), rounds=5))
    for _ in range(5):
        assert [len(match.entrants) for match in played.matches if match.round == played.round] == [4, 1]
        played = play_round(played, Random(1))
    assert Counter(match.entrants[0] for match in played.matches if match.is_bye) == Counter(range(1, 6))


@pytest.mark.parametrize("seats", [(3,), (4,), (5,), (6,), (7,)])
def test_seats_at_bigger_tables_are_shared_fairly(seats):
    size = seats[0]
    played = play_all(tournament("pods", 2 * size, seats=seats, rounds=size), Random(1))
    sat = Counter((one, seat) for match in played.matches for seat, one in enumerate(match.entrants))
    assert max(sat.values()) <= 2


def test_points_by_place_can_be_chosen_and_are_shared():
    played = begin(tournament("pods", 4, seats=(4,), points=(5, 3, 1), rounds=1))
    played = advance(record(played, 1, by_scores(9, 7, 7, 1)))
    table = {standing.entrant: standing.points for standing in standings(played)}
    assert [table[one] for one in played.match(1).entrants] == [5, 2, 2, 0]


def test_equal_points_at_bigger_tables_are_exact():
    played = begin(tournament("pods", 4, seats=(4,), rounds=3))
    for scores in ((3, 2, 1, 0), (0, 3, 2, 1), (1, 0, 3, 2)):
        by_entrant = dict(zip(range(1, 5), scores, strict=True))
        newest = played.matches[-1]
        played = advance(record(played, newest.number, by_scores(*(by_entrant[one] for one in newest.entrants))))
    points = {standing.entrant: standing.points for standing in standings(played)}
    assert points[3] == 2.0
    assert round(points[1], 9) == round(4 / 3, 9)


def test_duplicate_deals_the_same_to_all_tables_and_another_each_round():
    played = tournament("duplicate", 6)
    assert deal_seed(played, 1) == deal_seed(begin(played), 1)
    assert len(deal_seed(played, 1)) * 4 == 128
    assert len({deal_seed(played, number) for number in range(1, 50)}) == 49
    assert deal_seed(played, 1) != deal_seed(tournament("duplicate", 6, seed="other"), 1)


def test_duplicate_compares_those_of_the_same_seat():
    played = begin(tournament("duplicate", 6, rounds=1))
    scores = {1: (10, 50), 2: (20, 40), 3: (20, 45)}
    for match in played.matches:
        played = record(played, match.number, by_scores(*scores[match.number]))
    points = {standing.entrant: standing.points for standing in standings(played)}
    assert [points[match.entrants[0]] for match in played.matches] == [0, 0.75, 0.75]
    assert [points[match.entrants[1]] for match in played.matches] == [1, 0, 0.5]


def test_duplicate_alone_is_no_bye():
    played = begin(tournament("duplicate", 3, seats=(1,), rounds=2, compare="sum"))
    assert all(match.is_open and not match.is_bye for match in played.matches)
    for match in played.matches:
        played = record(played, match.number, by_scores(10 * match.entrants[0]))
    played = play_round(advance(played), Random(1))
    assert played.finished
    assert played.round == 2
    assert not violations(played)


def test_duplicate_without_scores_compares_places():
    played = begin(tournament("duplicate", 4, rounds=1))
    played = record(played, 1, Result(places=(1, 2)))
    played = record(played, 2, Result(places=(2, 1)))
    points = {standing.entrant: standing.points for standing in standings(played)}
    assert [points[one] for one in played.match(1).entrants] == [1, 0]


def test_duplicate_does_not_compare_a_match_without_scores_with_others():
    """A match without scores does not change the points of other tables."""
    played = begin(tournament("duplicate", 8, rounds=1))
    played = record(played, 1, by_scores(10, 50))
    played = record(played, 2, by_scores(20, 40))
    played = record(played, 3, Result(places=(1, 2)))  # out of time
    played = record(played, 4, Result(places=(1, 2), forfeits=(played.match(4).entrants[1],)))
    points = {standing.entrant: standing.points for standing in standings(played)}
    assert [[points[one] for one in match.entrants] for match in played.matches] == [[0, 1], [1, 0], [1, 0], [0.5, 0]]
    added = played.model_copy(update={"plan": played.plan.model_copy(update={"compare": "sum"})})
    points = {standing.entrant: standing.points for standing in standings(added)}
    assert [[points[one] for one in match.entrants] for match in added.matches] == [
        [10, 50],
        [20, 40],
        [30, 0],
        [30, 0],
    ]


def test_duplicate_alone_and_out_of_time_is_a_score_of_nothing():
    played = begin(tournament("duplicate", 3, seats=(1,), rounds=1))
    for number, result in {1: by_scores(7), 2: by_scores(3), 3: Result(places=(1,))}.items():
        played = record(played, number, result)
    assert [standing.points for standing in standings(played)] == [1, 0.5, 0]
    added = played.model_copy(update={"plan": played.plan.model_copy(update={"compare": "sum"})})
    assert [standing.points for standing in standings(added)] == [7, 3, 0]


def test_arena_pairs_those_who_wait_and_not_the_same_two_again_while_others_do():
    played = begin(tournament("arena", 4))
    assert not played.matches
    played = advance(wait(played, 1, True))
    assert not played.matches
    played = advance(wait(played, 2, True))
    assert set(played.match(1).entrants) == {1, 2}
    assert played.waiting == ()
    played = advance(record(played, 1, by_scores(1, 0)))
    for one in (1, 2, 3):
        played = wait(played, one, True)
    played = advance(played)
    assert set(played.match(2).entrants) == {1, 3}
    assert played.waiting == (2,)
    assert advance(wait(played, 2, False)).waiting == ()


def test_arena_pairs_the_same_two_again_if_nobody_else_waits():
    played = begin(tournament("arena", 2))
    for number in (1, 2, 3):
        played = advance(wait(wait(played, 1, True), 2, True))
        played = record(played, number, by_scores(1, 0))
    assert len(played.matches) == 3


def test_arena_prefers_those_with_near_points():
    played = begin(tournament("arena", 6))
    for one in range(1, 7):
        played = wait(played, one, True)
    played = advance(played)
    for match in open_matches(played):
        played = record(played, match.number, by_scores(1, 0))
    winners = {match.entrants[0] for match in played.matches}
    for one in range(1, 7):
        played = wait(played, one, True)
    newest = [match.entrants for match in advance(played).matches if match.round == 2]
    assert any(set(pair) <= winners for pair in newest)


@pytest.mark.parametrize(("size", "seats"), [(2, (2,)), (9, (2,)), (60, (2,)), (130, (2,)), (20, (3, 4))])
def test_an_arena_leaves_as_few_waiting_as_can_be(size, seats):
    played = begin(tournament("arena", size, seats=seats))
    for one in range(1, size + 1):
        played = wait(played, one, True)
    played = advance(played)
    assert len(played.waiting) == (size % 2 if seats == (2,) else 0)
    assert not violations(played)


def test_how_many_rounds_there_are():
    assert rounds(begin(tournament("swiss", 16))) == 4
    assert rounds(begin(tournament("swiss", 17))) == 5
    assert rounds(begin(tournament("swiss", 17, rounds=3))) == 3
    assert rounds(begin(tournament("pods", 16, seats=(3, 4)))) == 3
    assert rounds(begin(tournament("robin", 7))) == 7
    assert rounds(begin(tournament("single", 9))) == 4
    assert rounds(begin(tournament("double", 4))) == 5
    assert rounds(begin(tournament("groups", 8))) == 5
    assert rounds(begin(tournament("duplicate", 8))) == 4
    assert rounds(begin(tournament("arena", 8))) == 0


def test_how_many_it_takes():
    assert fewest_entrants(tournament("pods", 0, seats=(3, 4)).plan) == 3
    assert fewest_entrants(tournament("single", 0, seats=(2, 3, 4)).plan) == 2
    assert fewest_entrants(tournament("single", 0, seats=(3, 4)).plan) == 3
    assert fewest_entrants(tournament("duplicate", 0, seats=(1,)).plan) == 2
    assert fewest_entrants(tournament("groups", 0, advance=3).plan) == 3
