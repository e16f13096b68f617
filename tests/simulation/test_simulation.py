"""Simulations of a whole server in which things go wrong, 300 in every run of the tests.

More of them with `make soak ARGS=simulation MINUTES=30`; one again, with its trace: `python -m tests.simulation 17`.
"""

from __future__ import annotations

import pytest

from tests.simulation.run import run

SEEDS = 300
BLOCK = 5


@pytest.mark.parametrize("first", range(1, SEEDS + 1, BLOCK))
def test_nothing_is_lost_stuck_or_stale_whatever_goes_wrong(first):
    outcomes = [run(seed) for seed in range(first, first + BLOCK)]
    reports = [outcome.report for outcome in outcomes if outcome.findings]
    assert not reports, "\n\n".join(reports)
    assert sum(outcome.told for outcome in outcomes) > 2 * BLOCK, "hardly anybody played"


def test_the_same_seed_is_the_same_run():
    first, second, other = run(5), run(5), run(6)
    assert first.trace == second.trace
    assert first.digest == second.digest
    assert other.digest != first.digest
