"""Whatever happens during a tournament, nothing about it becomes impossible."""

from __future__ import annotations

from random import Random

import pytest

from rules.tournament.faults import faults
from rules.tournament.progress import begin
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
@pytest.mark.parametrize("size", [7, 12, 19])
def test_drops_late_entries_no_shows_and_corrections_leave_no_faults(format, seats, size):
    for luck in range(3):
        played = live(tournament(format, size, seats=seats, rounds=5), Random(luck), steps=60)
        assert {standing.entrant for standing in standings(played)} == {entrant.id for entrant in played.entrants}
