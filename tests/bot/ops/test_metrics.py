"""What is counted, read back with Prometheus' own parser."""

from __future__ import annotations

import logging
import tomllib
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot import __version__
from bot.ops.metrics import ErrorCounter, Metrics
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player, TableRecord
from rules.table import Entry, KeySeen, Position


def read(page: str) -> dict[str, float]:
    """Parse a metrics page; the keys are like `name{label="value"}`."""
    samples: dict[str, float] = {}
    for family in text_string_to_metric_families(page):
        assert family.documentation
        assert family.type != "unknown"
        for sample in family.samples:
            labels = ",".join(f'{name}="{value}"' for name, value in sample.labels.items())
            name = f"{sample.name}{{{labels}}}" if labels else sample.name
            assert name not in samples
            samples[name] = sample.value
    return samples


def page(metrics: Metrics) -> dict[str, float]:
    """Read the metrics as Prometheus does."""
    return read(generate_latest(metrics.registry).decode())


class Time:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def opened(path, metrics: Metrics) -> tuple[SqliteStore, TableRecord]:
    store = await SqliteStore.open(path, metrics)
    ana = Player(user=1, name="Ana")
    record = TableRecord(
        id=0, guild=5, channel=10, game="one-shot", host=1, players=(ana,), options={}, language="en", phase="lobby",
        opened_at=600.0,
    )  # fmt: skip
    return store, await store.add_table(record, None)


def move(number: int) -> tuple[Entry, Position]:
    return Entry(number=number, seat=0, by=1, key=f"k{number}", move="{}", at=1.0), Position(number, "{}", None, None)


def test_every_metric_is_documented_and_known_values_start_at_zero():
    samples = page(Metrics())
    assert {name.partition("{")[0].removesuffix("_total") for name in samples} >= {
        *("onetable_moves", "onetable_commit_seconds_count", "onetable_commit_moves_count", "onetable_answers"),
        *("onetable_answer_seconds_count", "onetable_invalid_requests", "onetable_housekeeping"),
        *("onetable_guilds", "onetable_healthy", "onetable_uptime_seconds", "onetable_build_info"),
        *("onetable_gateway_connected", "onetable_gateway_latency_seconds", "onetable_gateway_silence_seconds"),
    }
    assert samples['onetable_answers_total{outcome="broke"}'] == 0
    assert samples['onetable_housekeeping_total{what="wipes"}'] == 0
    assert not [name for name in samples if name.partition("{")[0].endswith("_created")]


def test_two_bots_count_apart():
    first, second = Metrics(), Metrics()
    first.moves.inc(123_456_789)
    assert (first.moves_total, second.moves_total) == (123_456_789, 0)


def test_answers_are_counted_by_outcome_and_refusals_by_key():
    time = Time()
    metrics = Metrics(time)
    began = time.now
    time.now += 0.2
    metrics.answered("done", began)
    metrics.answered("refused", began, 'refused-"odd"')
    samples = page(metrics)
    assert samples['onetable_answers_total{outcome="done"}'] == 1
    assert samples['onetable_answers_total{outcome="refused"}'] == 1
    assert samples['onetable_refusals_total{why="refused-"odd""}'] == 1
    assert samples['onetable_answer_seconds_bucket{le="0.1"}'] == 0
    assert samples['onetable_answer_seconds_bucket{le="0.25"}'] == 2


async def test_moves_and_commits_are_counted_but_not_a_duplicate_move(tmp_path):
    metrics = Metrics()
    store, record = await opened(tmp_path / "x.db", metrics)
    for number in (1, 2):
        await store.append_move(record.id, record.players, *move(number))
    with pytest.raises(KeySeen):
        await store.append_move(record.id, record.players, *move(2))
    await store.close()
    samples = page(metrics)
    assert samples["onetable_moves_total"] == 2
    assert samples["onetable_commit_seconds_count"] == 4, "the table, two moves, and the refused one"
    assert samples["onetable_commit_moves_count"] == 4
    assert samples['onetable_commit_moves_bucket{le="0.0"}'] == 2
    assert samples["onetable_commit_moves_sum"] == 2


async def test_a_failed_commit_is_a_fault_until_a_move_or_a_commit_a_minute_later_succeeds(tmp_path):
    metrics = Metrics(Time())
    store, record = await opened(tmp_path / "x.db", metrics)
    await store.database.run(lambda db: db.execute("PRAGMA query_only = ON"))
    with pytest.raises(Exception, match="readonly"):
        await store.set_meta("a", "b")
    assert "readonly" in metrics.database_fault
    await store.database.run(lambda db: db.execute("PRAGMA query_only = OFF"))
    await store.set_meta("a", "b")
    assert "readonly" in metrics.database_fault, "a smaller write may fit on a full disk"
    metrics.clock.now += 60
    await store.set_meta("a", "b")
    assert metrics.database_fault is None
    metrics.commit_failed(OSError("no room"))
    await store.append_move(record.id, record.players, *move(1))
    assert metrics.database_fault is None
    assert metrics.commit_began is None
    await store.close()


def test_the_gateway_is_lost_from_the_first_disconnect_until_the_next_event():
    time = Time()
    gateway = Metrics(time).gateway
    assert gateway.lost_at == 100.0
    gateway.dispatched("socket_event_type")
    assert (gateway.lost_at, gateway.heard_at) == (None, 100.0)
    time.now = 200.0
    gateway.dispatched("disconnect")
    time.now = 300.0
    gateway.dispatched("disconnect")
    assert gateway.lost_at == 200.0
    gateway.dispatched("ready")
    gateway.dispatched("socket_event_type")
    assert gateway.lost_at is None


def test_errors_are_counted_by_event_or_by_logger():
    metrics = Metrics()
    counter = ErrorCounter(metrics)
    for name, level, message in [
        ("onetable.tables", logging.ERROR, {"event": "table message edit failed"}),
        ("discord.client", logging.ERROR, "Ignoring exception"),
        ("onetable", logging.WARNING, {"event": "no error"}),
    ]:
        record = logging.LogRecord(name, level, "", 0, message, (), None)
        if record.levelno >= counter.level:
            counter.handle(record)
    counted = {name: count for name, count in page(metrics).items() if name.startswith("onetable_errors")}
    assert counted == {
        'onetable_errors_total{kind="discord.client"}': 1,
        'onetable_errors_total{kind="table message edit failed"}': 1,
    }


def test_the_version_is_that_of_the_package():
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text())["project"]
    assert __version__ == project["version"]
