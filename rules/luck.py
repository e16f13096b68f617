"""Luck: the same seed and number give the same on any machine, and it is made only where it is needed."""

from __future__ import annotations

from random import Random


class Luck(Random):
    """A generator that is seeded when it is first asked: that takes as long as many a move, and few moves need it."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self.used = False
        self.gauss_next = None

    def random(self) -> float:
        """Between 0 and 1."""
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """So many bits."""
        self._begin()
        return super().getrandbits(k)

    def _begin(self) -> None:
        if not self.used:
            self.used = True
            self.seed(self._seed)
            vars(self).update(random=super().random, getrandbits=super().getrandbits)  # no way round from now on


def chance(seed: str, number: int | str) -> Luck:
    """The luck of one move: the same seed and number give the same luck on any machine. 0 is the deal."""
    return Luck(f"{seed}/{number}")
