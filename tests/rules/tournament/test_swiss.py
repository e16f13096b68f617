"""Swiss: the pairings of py4swiss where it finds one, else the cheapest matching, compared with every pairing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
import rustworkx
from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import TrfParser

from rules.tournament.formats import swiss
from rules.tournament.formats.swiss import dutch_round, pair_exactly
from rules.tournament.history import History
from rules.tournament.model import Match, Tournament
from rules.tournament.progress import advance, begin, drop, enter_late, record
from rules.tournament.violations import violations
from tests.rules.tournament.playing import by_scores, open_matches, play_all, play_round, tournament


@pytest.fixture
def without_py4swiss(monkeypatch):
    monkeypatch.setattr(swiss, "DUTCH_UP_TO", 0)


def meetings(played: Tournament) -> Counter[frozenset[int]]:
    return Counter(frozenset(match.entrants) for match in played.matches if not match.is_bye)


def byes(played: Tournament) -> Counter[int]:
    return Counter(match.entrants[0] for match in played.matches if match.is_bye)


@pytest.mark.parametrize(
    ("size", "rounds"),
    [*((size, 0) for size in (2, 3, 4, 6, 7, 8, 9, 15, 16, 17, 31)), (48, 4), (65, 3), (101, 2), (129, 8), (130, 9)],
)
@pytest.mark.no_cover
def test_nobody_meets_an_opponent_twice_or_gets_a_second_bye(size, rounds):
    played = play_all(tournament("swiss", size, rounds=rounds), Random(size))
    assert not violations(played)
    assert max(meetings(played).values()) == 1
    assert all(count == 1 for count in byes(played).values())
    assert len(byes(played).keys()) == (played.round if size % 2 else 0)


@pytest.mark.parametrize("size", [65, 80, 131, 250, 500])
@pytest.mark.usefixtures("without_py4swiss")
@pytest.mark.no_cover
def test_big_fields_are_paired_by_points(size):
    played = play_all(tournament("swiss", size), Random(size))
    assert not violations(played)
    assert max(meetings(played).values()) == 1
    assert max(byes(played).values(), default=0) <= 1
    for number in range(2, played.round + 1):
        before = History(
            played.model_copy(update={"matches": tuple(match for match in played.matches if match.round < number)})
        )
        apart = [
            abs(before.points[match.entrants[0]] - before.points[match.entrants[1]])
            for match in played.matches
            if match.round == number and not match.is_bye
        ]
        assert sum(apart) / len(apart) < 0.25  # most have equal points
        assert max(apart) <= 2


def every_pairing(order: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all pairings, with a bye in an odd field."""
    if len(order) % 2:
        for entrant in order:
            rest = [one for one in order if one != entrant]
            yield from ([*pairs, (entrant,)] for pairs in every_pairing(rest))
    elif not order:
        yield []
    else:
        first, *others = order
        for other in others:
            rest = [one for one in others if one != other]
            yield from ([(first, other), *pairs] for pairs in every_pairing(rest))


def badness(history: History, pairs: list[tuple[int, ...]]) -> tuple[int, int]:
    """Second byes, then second meetings."""
    resting = [pair[0] for pair in pairs if len(pair) == 1]
    again = sum(history.met[pair[0]][pair[1]] ** 2 for pair in pairs if len(pair) == 2)
    return sum(history.byes[entrant] for entrant in resting), again


@pytest.mark.parametrize("size", range(2, 9))
@pytest.mark.usefixtures("without_py4swiss")
def test_small_fields_are_paired_as_well_as_can_be_even_beyond_all_new_pairs(size):
    rng = Random(size)
    played = begin(tournament("swiss", size, rounds=size + 3))
    while not played.finished:
        newest = [match for match in played.matches if match.round == played.round]
        before = History(played.model_copy(update={"matches": played.matches[: -len(newest)]}))
        best = min(badness(before, pairs) for pairs in every_pairing(list(range(1, size + 1))))
        assert badness(before, [match.entrants for match in newest]) == best
        played = play_round(played, rng)


@pytest.mark.parametrize("size", [12, 22, 40])
@pytest.mark.usefixtures("without_py4swiss")
@pytest.mark.no_cover
def test_a_second_meeting_is_only_where_no_pairing_without_one_exists(size):
    rng = Random(size)
    played = begin(tournament("swiss", size, rounds=12))
    while not played.finished:
        earlier = tuple(match for match in played.matches if match.round < played.round)
        met = History(played.model_copy(update={"matches": earlier})).met
        newest = [match.entrants for match in played.matches if match.round == played.round]
        if any(met[one][other] for one, other in newest):
            graph = rustworkx.PyGraph()
            graph.add_nodes_from(range(size + 1))
            graph.add_edges_from_no_data(
                [(one, other) for one in range(1, size + 1) for other in range(1, one) if not met[one][other]]
            )
            new_pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, verify_optimum=True)
            assert 2 * len(new_pairs) < size
        played = play_round(played, rng)


ONE_ROUND = """
from random import Random
from rules.tournament.formats.swiss import pair_exactly
from rules.tournament.history import History
from rules.tournament.progress import begin
from tests.rules.tournament.playing import play_round, tournament
played = play_round(begin(tournament("swiss", 41, rounds=5)), Random(41))
history = History(played)
history.points.clear()  # every pairing of new opponents costs nearly the same
print(pair_exactly(history, list(range(1, 42))))
"""


@pytest.mark.no_cover
def test_every_process_pairs_the_same_field_alike():
    """Hash seeds differ between processes; the pairings must not."""
    printed = {
        subprocess.run(
            [sys.executable, "-c", ONE_ROUND],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert printed.pop().startswith("[(")


def report_text(played: Tournament) -> str:
    """The tournament as a report file, written without any of the code under test. Entrant 1 is the first seed."""
    lines = [f"XXR {played.plan.rounds}"]
    for entrant in played.entrants:
        cells, points = [], 0.0
        for number in range(1, played.round + 1):
            match = next((m for m in played.matches if m.round == number and entrant.id in m.entrants), None)
            cell, gained = "0000 - Z", 0.0
            if match is None and number < entrant.since:
                cell, gained = "0000 - H", 0.5
            elif match is not None:
                cell, gained = report_cell(match, entrant.id)
            cells.append(cell)
            points += gained
        line = f"001 {entrant.id:>4}".ljust(80) + f"{points:>4.1f} {entrant.id:>4}".ljust(11)
        lines.append(line + "  ".join(cells))
    gone = [str(entrant.id) for entrant in played.entrants if entrant.gone is not None]
    return "\n".join([*lines, *([f"XXZ {' '.join(gone)}"] if gone else []), ""])


def report_cell(match: Match, entrant: int) -> tuple[str, float]:
    assert match.result is not None
    if len(match.entrants) == 1:
        return "0000 - U", 1.0
    seat = match.entrants.index(entrant)
    who = f"{match.entrants[1 - seat]:>4} {'wb'[seat]}"
    if match.result.forfeits:
        return (f"{who} -", 0.0) if entrant in match.result.forfeits else (f"{who} +", 1.0)
    own, other = match.result.places[seat], match.result.places[1 - seat]
    return (f"{who} 1", 1.0) if own < other else (f"{who} =", 0.5) if own == other else (f"{who} 0", 0.0)


@pytest.mark.parametrize(("size", "rng"), [(6, 1), (9, 2), (14, 3), (14, 4), (27, 5), (40, 6)])
@pytest.mark.no_cover
def test_pairings_of_py4swiss_are_taken_as_they_are(size, rng, tmp_path):
    rng = Random(rng)
    played = begin(tournament("swiss", size, rounds=5))
    rating, compared = 1000.0, 0
    while not played.finished:
        for match in open_matches(played)[1:]:
            played = record(played, match.number, by_scores(rng.randrange(3), rng.randrange(3)))
        played = drop(played, open_matches(played)[0].entrants[rng.randrange(2)])
        rating -= 1
        played, _ = enter_late(played, rating) if rng.random() < 0.5 else (played, 0)
        if played.round == played.plan.rounds:
            break
        file = tmp_path / "report.trf"
        file.write_text(report_text(played), encoding="utf-8")
        try:
            expected = [(pair.white, pair.black) for pair in DutchEngine.generate_pairings(TrfParser.parse(file))]
        except PairingError:
            expected = []
        played = advance(played)
        made = [match.entrants for match in played.matches if match.round == played.round]
        assert made
        assert not expected or [(*pair, 0)[:2] for pair in made] == expected
        compared += bool(expected)
    assert compared >= 2


def test_where_py4swiss_knows_no_way_ours_is_taken():
    rng = Random(3)
    played = begin(tournament("swiss", 5, rounds=5))
    knew = []
    while not played.finished:
        for match in open_matches(played):
            played = record(played, match.number, by_scores(rng.randrange(3), rng.randrange(3)))
        knew.append(dutch_round(History(played), 5) is not None)
        played = advance(played)
    assert knew[0]
    assert not knew[-2]
    assert played.round == 5
    assert max(byes(played).values()) == 1


@pytest.mark.usefixtures("without_py4swiss")
def test_the_bye_goes_to_the_lowest_who_had_none():
    played = begin(tournament("swiss", 5, rounds=3))
    assert byes(played) == {5: 1}
    for match in open_matches(played):
        played = record(played, match.number, by_scores(1, 0))
    played = advance(played)
    order = History(played.model_copy(update={"matches": played.matches[:3]})).ranked(range(1, 6))
    assert byes(played) == {5: 1, next(entrant for entrant in reversed(order) if entrant != 5): 1}


@pytest.mark.parametrize("size", [8, 20, 66, 130])
@pytest.mark.usefixtures("without_py4swiss")
def test_first_seats_are_shared_fairly(size):
    played = play_all(tournament("swiss", size, rounds=7), Random(1))
    first = Counter(match.entrants[0] for match in played.matches)
    assert max(first.values()) <= 5
    assert min(first[entrant.id] for entrant in played.entrants) >= 2


def test_those_who_did_not_really_meet_may_be_paired_again():
    played = begin(tournament("swiss", 2, rounds=2))
    played = advance(record(played, 1, by_scores(1, 0).model_copy(update={"forfeits": (2,)})))
    assert History(played.model_copy(update={"matches": played.matches[:1]})).met[1] == {}
    assert set(played.match(2).entrants) == {1, 2}


def test_the_same_seed_draws_the_same_lots_and_another_draws_others():
    def first_round(seed: str) -> list[tuple[int, ...]]:
        equal = tournament("swiss", 20, seed=seed)
        equal = equal.model_copy(
            update={"entrants": tuple(entrant.model_copy(update={"rating": 0.0}) for entrant in equal.entrants)}
        )
        return [match.entrants for match in begin(equal).matches]

    assert first_round("a") == first_round("a")
    assert first_round("a") != first_round("b")


def after_draws(size: int, *pairs: tuple[int, int]) -> History:
    """The history of a field with equal points in which these pairs have met."""
    matches = tuple(
        Match(number=at, round=at, entrants=pair, result=by_scores(1, 1)) for at, pair in enumerate(pairs, 1)
    )
    history = History(tournament("swiss", size).model_copy(update={"begun": True, "matches": matches}))
    history.points.clear()
    return history


def test_upper_half_meets_lower_half_unless_they_have_met():
    assert pair_exactly(after_draws(4), [1, 2, 3, 4]) == [(1, 3), (2, 4)]
    assert pair_exactly(after_draws(4, (2, 4), (3, 4)), [1, 2, 3, 4]) == [(1, 4), (2, 3)]
    assert pair_exactly(after_draws(4, (2, 4), (2, 3)), [1, 2, 3, 4]) == [(1, 2), (3, 4)]
