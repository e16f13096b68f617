"""Invalid requests are counted over ten minutes, before Discord bans the address."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app import Onetable
from bot.ops.doctor.database import look_at_database
from bot.ops.health import Monitor
from bot.ops.metrics import Metrics
from bot.rate_limits import PAUSE, WARN, RequestBudget, noted, read_note
from bot.settings import Settings
from bot.store.base import INVALID_REQUESTS
from bot.store.sqlite.store import SqliteStore
from tests.bot.ops.test_health import get
from tests.bot.ops.test_metrics import Time, page, read


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def metrics(time: Time) -> Metrics:
    return Metrics(time)


@pytest.fixture
def budget(metrics: Metrics) -> RequestBudget:
    return RequestBudget(metrics)


def count(budget: RequestBudget, number: int, status: int = 403) -> None:
    for _ in range(number):
        budget.count(status)


def test_only_invalid_requests_are_counted(budget, metrics):
    for status in (200, 204, 400, 401, 403, 404, 429, 500):
        budget.count(status)
    budget.count(429, shared=True)
    assert budget.recent == 3
    text = page(metrics)
    assert [text[f'onetable_invalid_requests_total{{status="{status}"}}'] for status in (401, 403, 429)] == [1, 1, 1]


def test_the_window_slides(budget, time):
    count(budget, 10)
    time.now += 300
    count(budget, 5)
    time.now += 299
    assert budget.recent == 15
    time.now += 1
    assert budget.recent == 5
    time.now += 300
    assert budget.recent == 0


def test_the_warning_is_one_line_every_few_minutes(budget, time):
    with capture_logs() as logs:
        count(budget, WARN - 1)
        assert not logs
        count(budget, 500)
        assert [line["event"] for line in logs] == ["too many invalid requests"]
        time.now += 301
        count(budget, 500)
        assert len(logs) == 2


def test_half_way_to_a_ban_background_requests_pause(budget, time):
    count(budget, PAUSE - 1)
    assert not budget.is_exhausted
    count(budget, 1)
    assert budget.is_exhausted
    time.now += 600
    assert not budget.is_exhausted


def test_requests_of_the_previous_process_count_within_the_window():
    assert read_note(noted(40, 1000.0), 1599.0) == 40
    assert read_note(noted(40, 1000.0), 1600.0) == 0
    assert read_note(None, 1000.0) == 0


async def test_the_monitor_the_heartbeat_and_the_doctor_report_it(tmp_path: Path):
    path, metrics = tmp_path / "onetable.db", Metrics(Time())
    store = await SqliteStore.open(path, metrics)
    bot = Onetable(Settings(_env_file=None), store, metrics, clock=lambda: 1000.0)
    count(bot.budget, PAUSE)
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        metrics = read((await get(monitor, "/metrics"))[1])
        assert (metrics["onetable_invalid_requests_recent"], metrics["onetable_healthy"]) == (PAUSE, 0)
        status, line = await get(monitor, "/healthz")
        assert (status, line) == (
            503,
            "5000 invalid requests in ten minutes, Discord bans at 10000: background edits are paused\n",
        )
    await bot.write_heartbeat()
    assert read_note(await store.get_meta(INVALID_REQUESTS), 1000.0) == PAUSE
    (finding,) = [found for found in look_at_database(path, 1010.0) if found.about == "requests"]
    assert finding.level == "warning"
    assert "5,000 invalid requests" in finding.line
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM meta WHERE key = ?", (INVALID_REQUESTS,))
        db.commit()
    (finding,) = [found for found in look_at_database(path, 1010.0) if found.about == "requests"]
    assert finding.level == "ok"
