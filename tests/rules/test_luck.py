"""Luck: what `Random` would give for the same text, made only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.luck import Luck, chance

QUESTIONS: tuple[Callable[[Random], Any], ...] = (
    lambda luck: luck.random(),
    lambda luck: luck.getrandbits(70),
    lambda luck: luck.choice(range(6)),
    lambda luck: luck.randrange(1000),
    lambda luck: luck.sample(range(50), 7),
    lambda luck: luck.gauss(0, 1),
    lambda luck: luck.shuffle(cards := list(range(40))) or cards,
)


@given(st.text(), st.lists(st.sampled_from(QUESTIONS), min_size=1))
def test_it_is_the_luck_of_the_standard_generator(seed, questions):
    luck, standard = Luck(seed), Random(seed)
    assert [ask(luck) for ask in questions] == [ask(standard) for ask in questions]


@pytest.mark.parametrize("ask", QUESTIONS)
def test_it_knows_whether_it_was_needed(ask):
    luck = chance("seed", 7)
    assert not luck.used
    ask(luck)
    assert luck.used
