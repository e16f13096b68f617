"""Elimination: brackets are complete, the best meet late, and one is left."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.tournament.formats.bracket import bracket_order, double_knock_out, pod_knock_out
from rules.tournament.formats.knockout import BracketMatch, BracketSide, bracket
from rules.tournament.formats.round_robin import groups_of, knock_out_slots
from rules.tournament.model import Result, Tournament
from rules.tournament.progress import advance, begin, record
from rules.tournament.seeding import pod_sizes
from rules.tournament.standings import standings
from rules.tournament.violations import violations
from tests.rules.tournament.playing import by_scores, open_matches, play_all, tournament

SIZES = [*range(2, 20), 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 130]


def losses(played: Tournament) -> Counter[int]:
    found: Counter[int] = Counter({entrant.id: 0 for entrant in played.entrants})
    for match in played.matches:
        if not match.is_bye and match.result is not None:
            found[match.entrants[match.result.places.index(2)]] += 1
    return found


def favourites_win(played: Tournament) -> Tournament:
    played = begin(played)
    while not played.finished:
        for match in open_matches(played):
            order = sorted(match.entrants)
            played = record(played, match.number, Result(places=tuple(1 + order.index(one) for one in match.entrants)))
        played = advance(played)
    return played


@pytest.mark.parametrize("size", SIZES)
def test_single_elimination_leaves_one_who_never_lost(size):
    played = play_all(tournament("single", size), Random(size), draws=False)
    assert not violations(played)
    assert sum(not match.is_bye for match in played.matches) == size - 1
    beaten = losses(played)
    champion = standings(played)[0].entrant
    assert beaten == Counter({one: 0 if one == champion else 1 for one in beaten})
    assert Counter(standing.place for standing in standings(played))[1] == 1


@pytest.mark.parametrize("size", [*range(2, 10), 15, 16, 17, 33, 64, 100, 130])
def test_double_elimination_eliminates_after_two_losses(size):
    played = play_all(tournament("double", size), Random(size), draws=False)
    assert not violations(played)
    beaten = losses(played)
    table = standings(played)
    assert all(count == 2 for one, count in beaten.items() if one != table[0].entrant)
    assert beaten[table[0].entrant] < 2
    assert sum(not match.is_bye for match in played.matches) == 2 * size - 2 + beaten[table[0].entrant]
    assert [standing.place for standing in table[:2]] == [1, 2]


@pytest.mark.parametrize("size", [3, 8, 11, 16, 29])
def test_if_favourites_win_the_seeds_are_the_places(size):
    for format in ("single", "double"):
        table = standings(favourites_win(tournament(format, size, third_place=True)))
        assert [standing.entrant for standing in table[:3]] == [1, 2, 3]
        if size > 3:
            assert (table[3].entrant, table[3].place) == (4, 4)


def test_the_best_have_byes_and_meet_the_last():
    assert bracket_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    played = begin(tournament("single", 6))
    first = {match.entrants for match in played.matches if match.round == 1}
    assert first == {(1,), (4, 5), (2,), (3, 6)}


def test_the_third_place_is_played_for_if_wanted():
    played = play_all(tournament("single", 8, third_place=True), Random(1), draws=False)
    assert [standing.place for standing in standings(played)] == [1, 2, 3, 4, 5, 5, 5, 5]
    without = play_all(tournament("single", 8), Random(1), draws=False)
    assert [standing.place for standing in standings(without)] == [1, 2, 3, 3, 5, 5, 5, 5]


def test_each_match_is_made_as_soon_as_those_in_it_are_known():
    played = begin(tournament("single", 8))
    played = advance(record(played, 1, by_scores(1, 0)))
    assert len(played.matches) == 4
    played = advance(record(played, 2, by_scores(1, 0)))
    assert (played.match(5).place, played.match(5).round) == ("W2.1", 2)
    assert len(open_matches(played)) == 3


def test_the_grand_final_is_played_again_only_if_the_loser_of_none_loses_it():
    calm = favourites_win(tournament("double", 4))
    assert [match.place for match in calm.matches][-1] == "F1.1"
    played = begin(tournament("double", 4))
    while not played.finished:
        for match in open_matches(played):
            first_wins = match.place[0] != "F"
            played = record(played, match.number, by_scores(1, 0) if first_wins else by_scores(0, 1))
        played = advance(played)
    final, again = played.matches[-2:]
    assert (final.place, again.place) == ("F1.1", "F2.1")
    assert final.entrants == again.entrants[::-1]
    assert standings(played)[0].entrant == again.entrants[1]


def test_a_tie_lets_the_better_seed_go_on():
    played = begin(tournament("single", 4))
    for match in open_matches(played):
        played = record(played, match.number, by_scores(3, 3))
    assert advance(played).match(3).entrants == (1, 2)


@pytest.mark.parametrize("seats", [(3, 4), (4,), (5,), (3, 5), (3, 4, 5, 6, 7)])
@pytest.mark.parametrize("size", [5, 6, 7, 9, 10, 17, 40, 64, 130])
def test_bigger_tables_send_their_upper_half_on_until_one_is_left(size, seats):
    played = play_all(tournament("single", size, seats=seats), Random(size), draws=False)
    assert not violations(played)
    last = [match for match in played.matches if match.round == played.round]
    assert len(last) == 1
    assert len(last[0].entrants) in seats
    assert all(len(match.entrants) in {1, *seats} for match in played.matches)
    table = standings(played)
    assert [standing.entrant for standing in table][: len(last[0].entrants)] == [
        one for _, one in sorted(zip(last[0].result.places, last[0].entrants, strict=True))
    ]
    assert [standing.place for standing in table[:3]] == [1, 2, 3]


def test_as_many_go_on_as_the_next_table_needs():
    slots = pod_knock_out(6, (3, 4))
    assert [len(slot.sources) for slot in slots] == [3, 3, 4]
    slots = pod_knock_out(8, (4,))
    assert [len(slot.sources) for slot in slots] == [4, 4, 4]


@pytest.mark.parametrize(
    ("entrants", "seats", "sizes", "byes"),
    [
        (5, (3, 4), (4,), 1),
        (6, (3, 4), (3, 3), 0),
        (7, (3, 4), (4, 3), 0),
        (9, (3, 4), (3, 3, 3), 0),
        (2, (3, 4), (), 2),
        (10, (2, 4), (2,) * 5, 0),
        (13, (3, 5), (5, 5, 3), 0),
        (11, (4,), (4, 4), 3),
        (25, (5, 6, 7), (5,) * 5, 0),
    ],
)
def test_sizes_of_tables(entrants, seats, sizes, byes):
    assert pod_sizes(entrants, seats) == (sizes, byes)


@pytest.mark.parametrize(("groups", "size"), [(2, 8), (3, 12), (4, 16), (5, 20), (7, 28), (16, 64), (30, 120)])
def test_those_of_one_group_meet_again_only_in_the_final(groups, size):
    slots = {slot.place: slot for slot in knock_out_slots(groups, 2, 4, False)}
    final = max(slots.values(), key=lambda slot: slot.round)

    def names(place: str) -> list[str]:
        if place not in slots:
            return [place]
        return [name for source in slots[place].sources for name in names(source.place)]

    for side in final.sources:
        half = names(side.place)
        assert len(set(half)) == len(half)
    played = play_all(tournament("groups", size), Random(size))
    assert not violations(played)
    assert {len(members) for members in groups_of(played).values()} == {4}


@pytest.mark.parametrize("size", [2, 3, 5, 6, 7, 10, 11, 23, 130])
@pytest.mark.parametrize("goes_on", [1, 2, 3])
@pytest.mark.no_cover
def test_groups_of_any_size_end_with_one(size, goes_on):
    if size < goes_on:
        return
    played = play_all(tournament("groups", size, advance=goes_on, group_size=5), Random(size), draws=False)
    assert not violations(played)
    assert Counter(standing.place for standing in standings(played))[1] == 1
    for members in groups_of(played).values():
        met = Counter(
            frozenset(match.entrants) for match in played.matches if match.place.isalpha() and not match.is_bye
        )
        assert all(met[frozenset({one, other})] == 1 for one in members for other in members if one < other)


def boxes(sides: tuple[BracketSide, ...]) -> dict[str, BracketMatch]:
    return {match.place: match for side in sides for column in side.rounds for match in column}


@pytest.mark.parametrize("format", ["single", "double", "groups"])
@pytest.mark.parametrize("size", [2, 5, 8])
def test_the_drawing_has_every_match_from_the_start_to_the_end(format, size):
    played = begin(tournament(format, size))
    drawn = boxes(bracket(played))
    whole = play_all(tournament(format, size), Random(1))
    assert set(drawn) == set(boxes(bracket(whole)))
    places = {match.place for match in whole.matches if match.place[-1:].isdigit()}
    assert places <= set(drawn)
    for match in whole.matches:
        if match.place in places:
            box = boxes(bracket(whole))[match.place]
            assert box.number == match.number
            assert {seat.entrant for seat in box.seats} - {None} == set(match.entrants)
            assert box.is_bye == match.is_bye


def test_the_drawing_tells_who_comes_from_where():
    assert bracket(tournament("single", 4)) == ()
    assert bracket(begin(tournament("swiss", 4))) == ()
    drawn = boxes(bracket(begin(tournament("double", 4))))
    assert [(seat.entrant, seat.rank) for seat in drawn["W1.1"].seats] == [(1, 1), (4, 4)]
    assert [(seat.entrant, seat.place, seat.rank) for seat in drawn["L1.1"].seats] == [
        (None, "W1.1", 2),
        (None, "W1.2", 2),
    ]
    assert drawn["F2.1"].needed is None
    sides = bracket(favourites_win(tournament("double", 4)))
    assert [side.side for side in sides] == ["winners", "losers", "final"]
    assert boxes(sides)["F2.1"].needed is False
    assert boxes(sides)["F1.1"].winner == 1
    groups = boxes(bracket(begin(tournament("groups", 8))))
    assert {(seat.place, seat.rank) for seat in groups["W1.1"].seats} == {("A", 1), ("B", 2)}


def test_nobody_goes_on_from_a_match_that_nobody_came_to():
    played = begin(tournament("single", 4))
    played = record(played, 1, Result(places=(1, 1), forfeits=(1, 4)))
    played = advance(record(played, 2, by_scores(1, 0)))
    assert played.finished
    assert played.match(3).is_bye
    assert boxes(bracket(played))["W2.1"].seats[0].empty
    assert standings(played)[0].entrant == 2


def test_at_bigger_tables_nobody_goes_on_who_did_not_come():
    played = begin(tournament("single", 8, seats=(4,)))
    one, *others = played.match(1).entrants
    played = record(played, 1, Result(places=(1, 2, 2, 2), forfeits=tuple(others)))
    played = advance(record(played, 2, by_scores(4, 3, 2, 1)))
    assert set(played.match(3).entrants) == {one, *played.match(2).entrants[:2]}


@pytest.mark.parametrize("size", [8, 16, 32, 64, 128])
def test_who_falls_to_the_losers_side_does_not_meet_at_once_whom_they_have_beaten(size):
    slots = {slot.place: slot for slot in double_knock_out(size)}

    def seeds(place: str) -> set[int]:
        found: set[int] = set()
        for source in slots[place].sources:
            found |= seeds(source.place) if source.place else {source.rank}
        return found

    second = [slot for place, slot in slots.items() if place.startswith("L2.")]
    assert len(second) == size // 4
    for slot in second:
        falling, alive = slot.sources
        assert falling.fallen
        assert not seeds(falling.place) & seeds(alive.place)
