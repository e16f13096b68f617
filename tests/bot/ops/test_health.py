"""`/healthz` and `/metrics` over HTTP, as Prometheus and Docker request them."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import urllib.error
import urllib.request
from pathlib import Path

import aiohttp
import pytest
import structlog

from bot.app import Onetable
from bot.logs import start_logging
from bot.ops.health import STUCK, Monitor, fault, health_fault, monitoring
from bot.ops.metrics import Metrics
from bot.settings import BadSettings, Settings
from bot.store.location import PostgresUrl
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from bot.tournaments.model import OutboxTask
from tests.bot.ops.test_metrics import Time, read
from tests.worlds.postgres import Server


@pytest.fixture
async def bot(tmp_path: Path):
    metrics = Metrics(Time())
    store = await SqliteStore.open(tmp_path / "onetable.db", metrics)
    yield Onetable(Settings(_env_file=None), store, metrics)
    await store.close()


async def get(monitor: Monitor, path: str) -> tuple[int, str]:
    async with aiohttp.request("GET", f"http://127.0.0.1:{monitor.port}{path}") as reply:
        return reply.status, await reply.text()


async def test_nothing_listens_unless_a_port_is_set(bot):
    before = threading.active_count()
    async with monitoring(bot):
        assert threading.active_count() == before


async def test_a_healthy_bot_says_ok_and_a_stopped_monitor_does_not_answer(bot):
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        assert await get(monitor, "/healthz") == (200, "ok\n")
        assert (await get(monitor, "/"))[0] == 404
    with pytest.raises(aiohttp.ClientConnectionError):
        await get(monitor, "/healthz")


async def test_a_long_gateway_outage_is_unhealthy(bot):
    time = bot.metrics.clock
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        time.now += 119  # still connecting
        assert (await get(monitor, "/healthz"))[0] == 200
        time.now += 2
        assert await get(monitor, "/healthz") == (503, "not connected to Discord for 121 s\n")
        bot.dispatch("socket_event_type", "READY")
        assert (await get(monitor, "/healthz"))[0] == 200


async def test_a_database_that_cannot_be_written_is_unhealthy_with_the_reason(bot):
    await bot.store.database.run(lambda db: db.execute("PRAGMA query_only = ON"))
    await bot.write_heartbeat()
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        status, line = await get(monitor, "/healthz")
        assert status == 503
        assert line == "the database cannot be written: attempt to write a readonly database\n"
        assert read((await get(monitor, "/metrics"))[1])["onetable_healthy"] == 0


async def test_a_server_that_is_away_is_unhealthy_until_it_is_back(postgres: PostgresUrl, postgres_server: Server):
    metrics = Metrics(Time())
    store = await PostgresStore.open(postgres, metrics, patience=0.2)
    bot = Onetable(Settings(_env_file=None), store, metrics)
    await bot.write_heartbeat()
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        assert (await get(monitor, "/healthz"))[0] == 200
        await postgres_server.close_to_all(postgres)
        await bot.write_heartbeat()
        status, line = await get(monitor, "/healthz")
        assert status == 503
        assert line.startswith("the database cannot be written: ")
        await postgres_server.open_again(postgres)
        metrics.clock.now += 61
        await bot.write_heartbeat()
        assert await get(monitor, "/healthz") == (200, "ok\n")
    await store.close()


def test_a_commit_that_does_not_end_is_unhealthy():
    metrics = Metrics(Time())
    metrics.gateway.dispatched("socket_event_type")
    metrics.committing()
    metrics.clock.now += 31
    assert fault(metrics) == "a commit has been running for 31 s"


async def test_a_stuck_event_loop_is_reported(bot, monkeypatch):
    monkeypatch.setattr("bot.ops.health.LOOP_STUCK_SECONDS", 0.2)
    replies: list[tuple[int, str]] = []

    def request(path: str) -> None:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{monitor.port}{path}", timeout=20)
        except urllib.error.HTTPError as error:
            replies.append((error.code, error.read().decode()))

    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        for path in ("/healthz", "/metrics"):
            requesting = threading.Thread(target=request, args=(path,))
            requesting.start()
            requesting.join()  # blocks the loop until the reply has arrived
    assert replies == [(503, f"{STUCK}\n")] * 2


async def test_a_port_that_is_taken_is_a_wrong_setting(bot):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadSettings, match=rf"^ONETABLE_MONITOR_PORT: cannot listen on 127\.0\.0\.1:{port}: "):
            async with Monitor(bot, "127.0.0.1", port):
                pass


@pytest.mark.parametrize("host", ["no..name", "203.0.113.7"], ids=["invalid name", "foreign address"])
async def test_an_address_of_another_machine_is_a_wrong_setting(bot, host):
    with pytest.raises(BadSettings, match=r"^ONETABLE_MONITOR_PORT: cannot listen on ") as bad:
        async with Monitor(bot, host, 9400):
            pass
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize("said", [b"HTTP/1.1 200 OK\r\n\r\nhello", b"HTTP/1.1 404 No\r\n\r\n", b"220 mail\r\n", b""])
async def test_another_program_on_the_port_is_not_mistaken_for_the_bot(said):
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(said)
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        with pytest.raises(OSError, match=r"\w"):
            await asyncio.to_thread(health_fault, "127.0.0.1", port)


async def test_errors_in_the_log_are_counted(bot):
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    start_logging(Settings(_env_file=None))
    try:
        async with Monitor(bot, "127.0.0.1", 0) as monitor:
            structlog.get_logger("onetable.test").error("table load failed", table=7)
            structlog.get_logger("onetable.test").warning("table load slow")
            logging.getLogger("some.library").error("help")
            samples = read((await get(monitor, "/metrics"))[1])
    finally:
        root.handlers = handlers
        root.setLevel(level)
        structlog.reset_defaults()
    counted = {name: count for name, count in samples.items() if name.startswith("onetable_errors_total")}
    assert counted == {
        'onetable_errors_total{kind="table load failed"}': 1,
        'onetable_errors_total{kind="some.library"}': 1,
    }


async def test_metrics_are_served_although_the_database_does_not_answer(bot, monkeypatch):
    monkeypatch.setattr("bot.ops.health.STORE_PATIENCE_SECONDS", 0.05)
    release = threading.Event()
    blocking = asyncio.create_task(bot.store.database.run(lambda _db: release.wait(20)))
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        status, text = await get(monitor, "/metrics")
    release.set()
    await blocking
    assert status == 200
    samples = read(text)
    assert samples['onetable_tables{state="in_memory"}'] == 0
    assert 'onetable_tables{state="playing"}' not in samples


async def test_tournaments_are_measured_without_reading_the_store(bot, monkeypatch):
    made_at = bot.clock() - 60.0
    bot.tournaments.backlog.note(
        1, [OutboxTask(kind="tell", id=1, made_at=made_at), OutboxTask(kind="show", id=2, made_at=made_at + 9)]
    )

    async def unread(*_about: object, **_named: object) -> None:
        raise AssertionError("the tournaments were read")

    for name in ("live", "tasks", "with_tasks", "load", "of_guild"):
        monkeypatch.setattr(bot.store.tournaments, name, unread)
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        samples = read((await get(monitor, "/metrics"))[1])
    assert samples["onetable_tournament_tasks"] == 2
    assert 60 <= samples["onetable_tournament_task_age_seconds"] < 3600
    assert samples["onetable_tournament_rounds"] == 0


async def test_a_process_is_ready_once_it_serves_or_can_take_over(bot, monkeypatch):
    async with Monitor(bot, "127.0.0.1", 0) as monitor:
        assert await get(monitor, "/readyz") == (503, "not connected yet\n")
        monkeypatch.setattr(bot, "is_ready", lambda: True)
        assert await get(monitor, "/readyz") == (200, "ok\n")
        bot.handover.begin_standby()  # it has not told the process that serves
        assert (await get(monitor, "/readyz"))[0] == 503
