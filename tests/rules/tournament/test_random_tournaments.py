"""Random tournaments keep all invariants."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.tournament.explain import REASONS, why_paired, why_placed
from rules.tournament.model import Plan
from rules.tournament.pairing import fewest_entrants
from rules.tournament.standings import standings
from tests.rules.tournament.playing import live, play_all, tournament

KINDS: list[tuple[str, tuple[int, ...]]] = [
    ("swiss", (2,)),
    ("pods", (3, 4)),
    ("pods", (5, 6, 7)),
    ("single", (2,)),
    ("single", (3, 4)),
    ("double", (2,)),
    ("robin", (2,)),
    ("groups", (2,)),
    ("duplicate", (1,)),
    ("duplicate", (2,)),
    ("duplicate", (3, 4)),
    ("arena", (2,)),
    ("arena", (3, 4)),
]


@pytest.mark.parametrize(("format", "seats"), KINDS)
@pytest.mark.parametrize("size", [6, 13])
@pytest.mark.no_cover
def test_drops_late_entries_no_shows_swaps_and_corrections_keep_all_invariants(format, seats, size):
    size = max(size, min(seats))
    for rng in range(2):
        played = live(tournament(format, size, seats=seats, rounds=5), Random(rng), steps=30)
        assert {standing.entrant for standing in standings(played)} == {entrant.id for entrant in played.entrants}


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    kind=st.sampled_from(KINDS),
    size=st.integers(2, 12),
    rng=st.integers(0, 2**32),
    rounds=st.sampled_from([0, 1, 3, 7]),
    group_size=st.integers(2, 5),
    advance=st.integers(1, 3),
    third_place=st.booleans(),
    cut=st.sampled_from([0, 2, 4, 8]),
    compare=st.sampled_from(["rank", "sum"]),
    points=st.sampled_from([(), (3.0, 1.0), (5, 3, 2, 1)]),
)
def test_any_plan_lives_through_anything_and_can_be_explained(kind, size, rng, **plan):
    format, seats = kind
    size = max(size, fewest_entrants(Plan(format=format, seats=seats, advance=plan["advance"])))
    played = live(tournament(format, size, str(rng), seats=seats, **plan), Random(rng), steps=20)
    newest = played.matches[-1] if played.matches else None
    for entrant in newest.entrants if newest else ():
        reasons = (*why_paired(played, newest.number, entrant), *why_placed(played, entrant))
        assert {reason.key for reason in reasons} <= set(REASONS)


@pytest.mark.parametrize(("format", "seats"), KINDS)
@pytest.mark.parametrize("size", [33, 130])
@pytest.mark.no_cover
def test_big_fields_are_played_to_the_end(format, seats, size):
    if format in ("swiss", "robin"):
        size = min(size, 34)  # bigger ones are tested beside their pairings
    played = play_all(tournament(format, size, seats=seats, rounds=2), Random(size), waves=2)
    table = standings(played)
    assert played.finished
    assert len(table) == size
    assert table[0].place == 1
    assert all(standing.out for standing in table)
