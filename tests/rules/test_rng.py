"""The random generator of a move is the standard one, as docs/replay.md promises."""

from __future__ import annotations

from random import Random

import pytest

from rules.rng import move_rng


@pytest.mark.parametrize("number", [0, 7, "stand-in/3"])
def test_a_move_draws_from_the_standard_generator(number):
    rng, standard = move_rng("seed", number), Random(f"seed/{number}")
    assert [rng.random() for _ in range(10)] == [standard.random() for _ in range(10)]


def test_moves_of_the_same_seed_draw_different_numbers():
    assert move_rng("seed", 1).random() != move_rng("seed", 2).random()


def test_numbers_stay_the_same_between_releases():
    """Stored games are replayed from their seeds."""
    assert [move_rng("seed", 7).randrange(1000) for _ in range(2)] == [505, 505]
