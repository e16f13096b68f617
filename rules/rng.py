"""Luck: the same seed and number give the same on any machine, and it is made only where it is needed."""

from __future__ import annotations

from random import Random


class SeededRandom(Random):
    """A generator that is seeded when it is first asked: that takes as long as many a move, and few moves need it."""

    used = False

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self.gauss_next = None

    def random(self) -> float:
        """Between 0 and 1."""
        if not self.used:
            self._begin()
        return Random.random(self)

    def getrandbits(self, k: int, /) -> int:
        """So many bits."""
        if not self.used:
            self._begin()
        return Random.getrandbits(self, k)

    def _begin(self) -> None:
        self.used = True
        self.seed(self._seed)


def move_rng(seed: str, number: int | str) -> SeededRandom:
    """The luck of one move: the same seed and number give the same luck on any machine. 0 is the deal."""
    return SeededRandom(f"{seed}/{number}")
