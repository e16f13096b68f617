"""How many presses a game of ONE SHOT takes."""

from __future__ import annotations

from random import Random

import pytest

from rules.one_shot.game import OneShot
from rules.one_shot.state import OneShotOptions, Take, TakeAndThrow, Threw

GAME = OneShot()


def presses(seats: int, seed: int) -> tuple[int, int]:
    """Play a random game; return its presses, and what they were when taking and throwing were two presses.

    Then a player also pressed Throw while a turn could not change any more.
    """
    rng, now, before = Random(seed), 0, 0
    state = GAME.deal(seats, OneShotOptions(), rng)
    while GAME.outcome(state) is None:
        (seat,) = GAME.to_act(state)
        move = rng.choice([move for move in GAME.moves(state, seat) if not isinstance(move, Take)])
        plays_itself = GAME.view(state, None).coasting
        step = GAME.play(state, seat, move, rng)
        now += not plays_itself
        before += 1 + (isinstance(move, TakeAndThrow) and any(isinstance(event, Threw) for event in step.events))
        state = step.state
    return now, before


@pytest.mark.parametrize(("seats", "most", "before"), [(2, 37, 44), (3, 82, 100), (4, 146, 178)])
def test_a_game_takes_a_fifth_fewer_presses_than_with_separate_buttons(seats: int, most: int, before: int):
    games = [presses(seats, seed) for seed in range(40)]
    assert sum(now for now, _ in games) / len(games) <= most
    assert sum(old for _, old in games) / len(games) >= before - 3
