"""Measuring two things side by side: short rounds in turn, the best of each, and their ratio."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 5


@dataclass(frozen=True)
class Figure:
    """One line of the table: ours against a yardstick, and the goal if there is one."""

    what: str
    ours: str
    yardstick: str
    ratio: float
    goal: float | None = None
    most: bool = False  # the goal is a ratio not to be exceeded, where less is better

    @property
    def verdict(self) -> str:
        """Was the goal reached?"""
        if self.goal is None:
            return ""
        return "yes" if (self.ratio <= self.goal if self.most else self.ratio >= self.goal) else "NO"


def best_rates(*runs: Callable[[], int]) -> list[float]:
    """How many a second each run does at its best; they take turns so that noise hits all alike."""
    best = [0.0] * len(runs)
    for _ in range(ROUNDS):
        for number, run in enumerate(runs):
            started = time.perf_counter()
            done = run()
            best[number] = max(best[number], done / (time.perf_counter() - started))
    return best


def rate(per_second: float) -> str:
    """`12,345/s`"""
    return f"{per_second:,.0f}/s"
