"""What is counted, and that Prometheus can read it."""

from __future__ import annotations

import logging
import math
import re

import pytest

from bot import __version__
from bot.ops.metrics import ErrorCounter, Histogram, Metrics, labels, page
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player, TableRecord
from rules.table import Entry, KeySeen, Position

LINE = re.compile(r'([a-z_]+(?:\{[a-z_]+="(?:[^"\\\n]|\\["\\n])*"(?:,[a-z_]+="[^"\n]*")*\})?) (NaN|[+-]Inf|[-+.e\d]+)')


def read(text: str) -> dict[str, float]:
    """The page as Prometheus reads it: every sample belongs to a family that was announced, and stands once."""
    samples: dict[str, float] = {}
    family = ""
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# "):
            _, what, name, rest = line.split(" ", 3)
            assert what in ("HELP", "TYPE")
            assert rest
            family = name
            continue
        found = LINE.fullmatch(line)
        assert found, line
        assert line.startswith(family), line
        assert found[1] not in samples, line
        samples[found[1]] = float(found[2])
    return samples


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


def test_a_histogram_counts_each_value_in_the_smallest_bucket_that_holds_it_and_all_above():
    histogram = Histogram((0.1, 1.0))
    for value in (0.1, 0.5, 1.0, 7.0):
        histogram.observe(value)
    assert dict(histogram.samples()) == {
        '_bucket{le="0.1"}': 1, '_bucket{le="1.0"}': 3, '_bucket{le="+Inf"}': 4, "_sum": 8.6, "_count": 4,
    }  # fmt: skip


def test_large_numbers_stay_exact_and_odd_ones_are_written_as_prometheus_wants_them():
    metrics = Metrics()
    metrics.moves.add(count=123_456_789)
    odd = [(labels(of="a"), math.nan), (labels(of="b"), math.inf), (labels(of='"\\\n'), 1.0)]
    text = page(metrics, [("odd", "Odd.", odd)])
    assert "onetable_moves_total 123456789\n" in text
    samples = read(text)
    assert math.isnan(samples['odd{of="a"}'])
    assert samples['odd{of="b"}'] == math.inf


async def test_moves_and_commits_are_counted_and_a_move_that_was_there_already_is_not(tmp_path):
    metrics = Metrics()
    store, record = await opened(tmp_path / "x.db", metrics)
    for number in (1, 2):
        await store.append_move(record.id, record.players, *move(number))
    with pytest.raises(KeySeen):
        await store.append_move(record.id, record.players, *move(2))
    await store.close()
    samples = read(page(metrics, ()))
    assert samples["onetable_moves_total"] == 2
    assert (
        samples["onetable_commit_seconds_count"] == metrics.commit_moves.count == 4
    )  # with the table, and the refused
    assert samples['onetable_commit_moves_bucket{le="0"}'] == 2
    assert samples["onetable_commit_moves_sum"] == 2


async def test_a_commit_that_fails_is_a_fault_until_one_succeeds_a_minute_later_or_has_a_move(tmp_path):
    metrics = Metrics(Time())
    store, record = await opened(tmp_path / "x.db", metrics)
    await store._database.post(lambda db: db.execute("PRAGMA query_only = ON"))
    with pytest.raises(Exception, match="readonly"):
        await store.remember("a", "b")
    assert "readonly" in metrics.database_fault
    await store._database.post(lambda db: db.execute("PRAGMA query_only = OFF"))
    await store.remember("a", "b")
    assert "readonly" in metrics.database_fault, "which proves little: it may be smaller"
    metrics.clock.now += 60
    await store.remember("a", "b")
    assert metrics.database_fault is None
    metrics.commit_failed(OSError("no room"))
    await store.append_move(record.id, record.players, *move(1))
    assert metrics.database_fault is None
    assert metrics.commit_began is None
    await store.close()


def test_the_gateway_is_lost_from_the_first_disconnect_until_something_comes_in_again():
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


def test_errors_are_counted_by_what_happened_or_by_who_says_so():
    metrics = Metrics()
    counter = ErrorCounter(metrics)
    for name, level, message in [
        ("onetable.table_messages", logging.ERROR, {"event": "showing failed"}),
        ("discord.client", logging.ERROR, "Ignoring exception"),
        ("onetable", logging.WARNING, {"event": "no error"}),
    ]:
        record = logging.LogRecord(name, level, "", 0, message, (), None)
        if record.levelno >= counter.level:
            counter.handle(record)
    assert metrics.errors.samples() == [('{kind="discord.client"}', 1), ('{kind="showing failed"}', 1)]


def test_the_version_is_the_packages():
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text())["project"]
    assert __version__ == project["version"]
