"""Prometheus metrics of a running bot, and what `/healthz` needs to know about its connections."""

from __future__ import annotations

import logging
import platform
import time
from collections.abc import Callable
from importlib import metadata

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, disable_created_metrics

from bot import __version__

HOUSEKEEPING = (
    *("games_closed", "games_deleted", "tournaments_deleted"),
    *("servers_forgotten", "people_forgotten", "wipes"),
)
COMMIT_SECONDS = (0.001, 0.005, 0.025, 0.1, 0.5, 2.5)
COMMIT_MOVES = (0, 1, 2, 5, 10, 25)
FAULT_SECONDS = 60.0  # a fault is reported this long: on a full disk a heartbeat may still fit where a move does not
ANSWER_SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 3.0)  # Discord gives up after three

disable_created_metrics()  # type: ignore[no-untyped-call]  # a timestamp for each sample would double the page


class Gateway:
    """Whether the bot is connected to Discord, judged by the events that discord.py dispatches."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.heard_at: float | None = None
        self.lost_at: float | None = clock()  # None while connected

    def dispatched(self, event: str) -> None:
        """Note an event that discord.py dispatches."""
        if event == "socket_event_type":  # anything received from the gateway
            self.heard_at, self.lost_at = self._clock(), None
        elif event == "disconnect" and self.lost_at is None:
            self.lost_at = self._clock()


class Metrics:
    """The metrics of one bot, shared with its store. `registry` holds all of them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.started_at = clock()
        self.gateway = Gateway(clock)
        self.commit_began: float | None = None  # None while no commit is running
        self.database_fault: str | None = None  # why a recent commit failed
        self._fault_at = 0.0
        self.registry = CollectorRegistry()
        self._count()
        self._measure()

    def _count(self) -> None:
        def counter(name: str, about: str, label: str, *values: str) -> Counter:
            made = Counter(name, about, [label], registry=self.registry)
            for value in values:  # known values start at 0, so that Prometheus sees the first increase
                made.labels(value)
            return made

        def histogram(name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(name, about, buckets=buckets, registry=self.registry)

        self.moves = Counter("onetable_moves", "Moves on disk.", registry=self.registry)
        self.commit_seconds = histogram("onetable_commit_seconds", "Duration of commits.", COMMIT_SECONDS)
        self.commit_moves = histogram("onetable_commit_moves", "Moves per commit; 0: other changes only.", COMMIT_MOVES)
        self.answers = counter(
            "onetable_answers", "Interactions answered, by outcome.", "outcome", "done", "refused", "discord", "broke"
        )
        self.answer_seconds = histogram(
            "onetable_answer_seconds", "Time to answer an interaction, the edit of the table included.", ANSWER_SECONDS
        )
        self.refusals = counter("onetable_refusals", "Refused interactions, by the key of the message.", "why")
        self.errors = counter("onetable_errors", "Errors in the log, by event or logger.", "kind")
        self.invalid_requests = counter(
            "onetable_invalid_requests", "Requests that Discord counts as invalid.", "status", "401", "403", "429"
        )
        self.housekeeping = counter(
            "onetable_housekeeping", "What was closed, deleted and wiped.", "what", *HOUSEKEEPING
        )

    def _measure(self) -> None:
        """Create the gauges. The monitor sets them at every scrape."""

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(name, about, labels, registry=self.registry)

        self.tables = gauge("onetable_tables", "Tables in memory, in the lobby, and playing.", "state")
        self.outbox_tasks = gauge("onetable_tournament_tasks", "Things that tournaments want done on Discord.")
        self.outbox_age = gauge("onetable_tournament_task_age_seconds", "Age of the oldest of them.")
        self.rounds_running = gauge("onetable_tournament_rounds", "Tournaments that are being played, not paused.")
        self.recent_invalid_requests = gauge(
            "onetable_invalid_requests_recent", "Invalid requests in the last ten minutes."
        )
        self.guilds = gauge("onetable_guilds", "Servers the bot is in.")
        self.gateway_connected = gauge("onetable_gateway_connected", "Whether the gateway is connected.")
        self.gateway_latency = gauge("onetable_gateway_latency_seconds", "Latency of the last gateway heartbeat.")
        self.gateway_silence = gauge("onetable_gateway_silence_seconds", "Time since the last gateway event.")
        self.healthy = gauge("onetable_healthy", "Whether /healthz reports no fault.")
        self.uptime = gauge("onetable_uptime_seconds", "Time since the start.")
        Info("onetable_build", "Versions.", registry=self.registry).info(
            {
                "version": __version__,
                "python": platform.python_version(),
                "discord_py": metadata.version("discord.py"),
            }
        )

    @property
    def moves_total(self) -> int:
        """How many moves were written since the start."""
        return int(self.registry.get_sample_value("onetable_moves_total") or 0)

    def committing(self) -> None:
        """Note that a commit begins; there is one at a time."""
        self.commit_began = self.clock()

    def committed(self, moves: int, seconds: float) -> None:
        """Note that a commit is on disk, how many moves it held, and how long it took."""
        self.commit_seconds.observe(seconds)
        self.commit_moves.observe(moves)
        self.moves.inc(moves)
        self.commit_began = None
        if self.database_fault is not None and (moves or self.clock() - self._fault_at >= FAULT_SECONDS):
            self.database_fault = None

    def commit_failed(self, fault: BaseException) -> None:
        """Note that a commit failed; nothing of it is on disk."""
        self.commit_began = None
        self.database_fault, self._fault_at = str(fault), self.clock()

    def answered(self, outcome: str, began: float, why: str | None = None) -> None:
        """Note that an interaction was answered."""
        self.answers.labels(outcome).inc()
        self.answer_seconds.observe(self.clock() - began)
        if why is not None:
            self.refusals.labels(why).inc()


class ErrorCounter(logging.Handler):
    """Counts log records of level ERROR and above: our own by event, those of libraries by logger."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Implements `logging.Handler`."""
        event = record.msg.get("event") if isinstance(record.msg, dict) else None
        self._metrics.errors.labels(str(event or record.name)).inc()
