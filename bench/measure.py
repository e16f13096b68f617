"""What all measurements share: a line of the table, and rates measured side by side."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROUNDS = 5


@dataclass(frozen=True)
class Line:
    """One line of the table."""

    what: str
    measured: str
    value: float
    goal: float | None = None
    least: bool = False  # the goal is the least that is good, not the most
    unit: str = "x"

    @property
    def goal_text(self) -> str:
        """`<= 4x`, or nothing."""
        return "" if self.goal is None else f"{'>=' if self.least else '<='} {self.goal:g}{self.unit}"

    @property
    def verdict(self) -> str:
        """Was the goal reached?"""
        if self.goal is None:
            return ""
        return "ok" if (self.value >= self.goal if self.least else self.value <= self.goal) else "NO"


def at_most(what: str, value: float, goal: float | None, unit: str = "x", *, note: str = "") -> Line:
    """A line where less is better."""
    return Line(what, _measured(value, unit, note), value, goal, unit=unit)


def at_least(what: str, value: float, goal: float | None, unit: str = "x", *, note: str = "") -> Line:
    """A line where more is better."""
    return Line(what, _measured(value, unit, note), value, goal, least=True, unit=unit)


def _measured(value: float, unit: str, note: str) -> str:
    digits = 2 if abs(value) < 10 else 1 if abs(value) < 100 else 0
    return f"{value:,.{digits}f}{unit}" + (f"  ({note})" if note else "")


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * share) - 1)]


def rates(*runs: Callable[[], int], rounds: int = ROUNDS) -> list[list[float]]:
    """How many a second each run does, in each round; they take turns so that noise hits all alike."""
    found: list[list[float]] = [[] for _ in runs]
    for _ in range(rounds):
        for run, rates_of_run in zip(runs, found, strict=True):
            started = time.perf_counter()
            done = run()
            rates_of_run.append(done / (time.perf_counter() - started))
    return found


def best_rates(*runs: Callable[[], int]) -> list[float]:
    """How many a second each run does at its best: for pure computing, which noise can only slow down."""
    return [max(found) for found in rates(*runs)]


def busy_seconds() -> float:
    """Processor time that all processes of this machine have used, or 0 where that cannot be known."""
    try:
        user, nice, system = Path("/proc/stat").read_text(encoding="ascii").split(None, 4)[1:4]
    except OSError:
        return 0.0
    return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")


def rate(per_second: float) -> str:
    """`12,345/s`"""
    return f"{per_second:,.0f}/s"


def ms(seconds: float) -> str:
    """`1.23 ms`"""
    return f"{seconds * 1000:.2f} ms"
