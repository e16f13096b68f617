"""Luck: what `Random` would give for the same text, made only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.rng import SeededRandom, move_rng

QUESTIONS: tuple[Callable[[Random], Any], ...] = (
    lambda rng: rng.random(),
    lambda rng: rng.getrandbits(70),
    lambda rng: rng.choice(range(6)),
    lambda rng: rng.randrange(1000),
    lambda rng: rng.sample(range(50), 7),
    lambda rng: rng.gauss(0, 1),
    lambda rng: rng.shuffle(cards := list(range(40))) or cards,
)


@given(st.text(), st.lists(st.sampled_from(QUESTIONS), min_size=1))
def test_it_is_the_luck_of_the_standard_generator(seed, questions):
    rng, standard = SeededRandom(seed), Random(seed)
    assert [ask(rng) for ask in questions] == [ask(standard) for ask in questions]


@pytest.mark.parametrize("ask", QUESTIONS)
def test_it_knows_whether_it_was_needed(ask):
    rng = move_rng("seed", 7)
    assert not rng.used
    ask(rng)
    assert rng.used
