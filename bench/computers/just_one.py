"""Just One: how many of 13 cards computers win together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.computers.result import mean_line
from bench.measure import Line
from rules.game import Level
from rules.just_one import JustOne
from rules.just_one.state import JustOneOptions

GAME = JustOne()
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def scores(level: Level, seats: int, games: int) -> list[int]:
    """Return the scores of games between computers of one level."""
    found = []
    for seed in range(games):
        rng = Random(seed)
        state = GAME.deal(seats, JustOneOptions(computers=level), rng)
        while state.outcome is None:
            seat = rng.choice(sorted(GAME.to_act(state)))
            state = GAME.play(state, seat, GAME.computer_move(state, seat, rng), rng).state
        found.append(state.outcome.scores[0])
    return found


def lines(games: int) -> Iterator[Line]:
    """Mean scores with four and with six players."""
    for seats in (4, 6):
        for level in LEVELS:
            yield mean_line(f"just one, {seats} players, {level}", scores(level, seats, games))
