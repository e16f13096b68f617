"""Whatever happens during a tournament, nothing about it becomes impossible."""

from __future__ import annotations

from random import Random

import pytest

from rules.tournament.standings import standings
from tests.rules.tournament.playing import live, tournament

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
@pytest.mark.parametrize("size", [4, 9, 14])
def test_drops_late_entries_no_shows_and_corrections_leave_no_faults(format, seats, size):
    if size < min(seats):
        size = min(seats)
    for luck in range(2):
        played = live(tournament(format, size, seats=seats, rounds=5), Random(luck), steps=40)
        assert {standing.entrant for standing in standings(played)} == {entrant.id for entrant in played.entrants}
