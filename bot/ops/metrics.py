"""What is counted while the bot runs, and how Prometheus reads it.

Counting is adding to a number in memory: no lock, no clock of its own, nothing is kept for each table or person.
"""

from __future__ import annotations

import logging
import math
import platform
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from importlib import metadata

from bot import __version__

Sample = tuple[str, float]  # what follows the name, such as `{why="refused-stale"}` or `_sum`, and the value

HOUSEKEEPING = (
    *("games_closed", "games_deleted", "tournaments_deleted"),
    *("servers_forgotten", "people_forgotten", "wipes"),
)
COMMIT_SECONDS = (0.001, 0.005, 0.025, 0.1, 0.5, 2.5)
COMMIT_MOVES = (0, 1, 2, 5, 10, 25)
FAULT_SECONDS = 60.0  # that a fault is told: on a full disk a heartbeat may still find room where a move does not
ANSWER_SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 3.0)  # after three Discord gives up


class Counter:
    """A number that only grows, perhaps one for each value of a label."""

    kind = "counter"

    def __init__(self, label: str | None = None, *values: str) -> None:
        self._label = label
        self._counts = dict.fromkeys(values if label else ("",), 0)  # what is known beforehand begins at 0

    def add(self, value: str = "", count: int = 1) -> None:
        """One more, or several."""
        self._counts[value] = self._counts.get(value, 0) + count

    @property
    def total(self) -> int:
        """All values together."""
        return sum(self._counts.values())

    def samples(self) -> list[Sample]:
        """As Prometheus reads it."""
        if self._label is None:
            return [("", self._counts[""])]
        return [(labels(**{self._label: value}), count) for value, count in sorted(self._counts.items())]


class Histogram:
    """How often a value was at most each of a few bounds."""

    kind = "histogram"

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    @property
    def count(self) -> int:
        """How many values there were."""
        return sum(self._counts)

    def samples(self) -> list[Sample]:
        """As Prometheus reads it: each bucket holds those before it."""
        seen = 0
        found: list[Sample] = []
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            seen += count
            found.append((f"_bucket{labels(le=bound)}", seen))
        return [*found, ("_sum", self._sum), ("_count", seen)]


class Gateway:
    """Whether the connection to Discord is there, by what discord.py dispatches."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.heard_at: float | None = None
        self.lost_at: float | None = clock()  # None while connected

    def dispatched(self, event: str) -> None:
        """discord.py tells the bot of something."""
        if event == "socket_event_type":  # whatever came in
            self.heard_at, self.lost_at = self._clock(), None
        elif event == "disconnect" and self.lost_at is None:
            self.lost_at = self._clock()


class Metrics:
    """Everything that is counted. One for each bot, shared with its store."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.started_at = clock()
        self.moves = Counter()
        self.commit_seconds = Histogram(COMMIT_SECONDS)
        self.commit_moves = Histogram(COMMIT_MOVES)
        self.answers = Counter("outcome", "done", "refused", "discord", "broke")
        self.answer_seconds = Histogram(ANSWER_SECONDS)
        self.refusals = Counter("why")
        self.errors = Counter("kind")
        self.housekeeping = Counter("what", *HOUSEKEEPING)
        self.invalid_requests = Counter("status", "401", "403", "429")
        self.gateway = Gateway(clock)
        self.commit_began: float | None = None  # of the commit under way
        self.database_fault: str | None = None  # why a commit failed lately
        self._fault_at = 0.0

    def committing(self) -> None:
        """The database's thread begins a commit; there is one at a time."""
        self.commit_began = self.clock()

    def committed(self, moves: int, seconds: float) -> None:
        """A commit is on disk, which took so long, with so many moves in it."""
        self.commit_seconds.observe(seconds)
        self.commit_moves.observe(moves)
        self.moves.add(count=moves)
        self.commit_began = None
        if self.database_fault is not None and (moves or self.clock() - self._fault_at >= FAULT_SECONDS):
            self.database_fault = None

    def commit_failed(self, fault: BaseException) -> None:
        """Nothing of the commit is on disk."""
        self.commit_began = None
        self.database_fault, self._fault_at = str(fault), self.clock()

    def answered(self, outcome: str, began: float, why: str | None = None) -> None:
        """Somebody who pressed or typed has their answer."""
        self.answers.add(outcome)
        self.answer_seconds.observe(self.clock() - began)
        if why is not None:
            self.refusals.add(why)

    @property
    def uptime(self) -> float:
        """Seconds since the start."""
        return self.clock() - self.started_at


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error: our own by what happened, others' by who says so."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Implements `logging.Handler`."""
        event = record.msg.get("event") if isinstance(record.msg, dict) else None
        self._metrics.errors.add(str(event or record.name))


def labels(**values: str) -> str:
    """Labels as Prometheus writes them."""
    pairs = ",".join(f'{name}="{_escaped(value)}"' for name, value in values.items())
    return f"{{{pairs}}}"


def page(metrics: Metrics, gauges: Iterable[tuple[str, str, list[Sample]]]) -> str:
    """Everything in Prometheus' text format; `gauges` are what is read rather than counted."""
    counted: tuple[tuple[str, str, Counter | Histogram], ...] = (
        ("onetable_moves_total", "Moves on disk.", metrics.moves),
        ("onetable_commit_seconds", "How long commits took.", metrics.commit_seconds),
        ("onetable_commit_moves", "How many moves shared a commit; 0: other changes only.", metrics.commit_moves),
        ("onetable_answers_total", "Presses and commands answered, by how it went.", metrics.answers),
        ("onetable_answer_seconds", "How long answers took, showing the table included.", metrics.answer_seconds),
        ("onetable_refusals_total", "Refusals, by the sentence that was said.", metrics.refusals),
        ("onetable_errors_total", "Errors in the log, by what happened.", metrics.errors),
        ("onetable_invalid_requests_total", "Requests that Discord counts as invalid.", metrics.invalid_requests),
        ("onetable_housekeeping_total", "What was closed, deleted, forgotten and wiped.", metrics.housekeeping),
    )
    blocks = [_block(name, about, count.kind, count.samples()) for name, about, count in counted]
    blocks += [_block(name, about, "gauge", samples) for name, about, samples in gauges]
    return "".join(blocks)


def build() -> dict[str, str]:
    """What is running."""
    return {
        "version": __version__,
        "python": platform.python_version(),
        "discord_py": metadata.version("discord.py"),
    }


def _block(name: str, about: str, kind: str, samples: list[Sample]) -> str:
    lines = [
        f"# HELP {name} {about}",
        f"# TYPE {name} {kind}",
        *(f"{name}{rest} {_number(value)}" for rest, value in samples),
    ]
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    if math.isinf(value):
        return "+Inf" if value > 0 else "-Inf"
    return "NaN" if math.isnan(value) else repr(value)


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
