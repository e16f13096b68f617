"""ONE SHOT for two: against random choices, taking every coin, and choices by rollouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

from bench.computers.result import Setting, at_random, match
from bench.measure import Line
from rules.game import Level, Seat
from rules.one_shot import OneShot, computer
from rules.one_shot.state import OneShotMove, OneShotOptions, OneShotState, Take, Throw

GAME = OneShot()
DUEL = Setting(GAME, 2, OneShotOptions())
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
Player = Callable[[OneShotState, Seat, Random], OneShotMove]
ROLLOUTS = 60
GOALS = {("hard", "random"): 70.0, ("hard", "greedy"): 58.0}


def at_level(level: Level) -> Player:
    """Return a computer player."""
    return lambda state, seat, _: computer.choose(GAME.view(state, seat), level)


def greedy(state: OneShotState, seat: Seat, rng: Random) -> OneShotMove:  # noqa: ARG001 - deterministic
    """Take every coin."""
    return Take() if state.phase == "choose" else Throw()


def by_rollouts(state: OneShotState, seat: Seat, rng: Random) -> OneShotMove:
    """Take or pass by how the turn ends on average, if everything that was shown is remembered."""
    return GAME.judge(state, seat, rng, ROLLOUTS)[0].move if state.phase == "choose" else Throw()


def lines(games: int) -> Iterator[Line]:
    """Each level against random choices and greed, the level below, and rollouts."""
    others: dict[str, Player] = {"random": at_random(GAME), "greedy": greedy}
    for level in LEVELS:
        for name, other in others.items():
            result = match(DUEL, at_level(level), other, games)
            yield result.line(f"one shot, {level} against {name}", GOALS.get((level, name)))
    for worse, better in pairwise(LEVELS):
        result = match(DUEL, at_level(better), at_level(worse), games)
        yield result.line(f"one shot, {better} against {worse}")
    yield match(DUEL, at_level("hard"), by_rollouts, games).line("one shot, hard against rollouts", 46.0)
