"""A bot process stops quickly on a signal, even with hanging requests."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing

import pytest

from playground.playground import Playground
from tests.end_to_end.killable_bot import PROJECT, BotProcess, begin, journal, table

PATIENCE_SECONDS = 25.0  # far more than the bot needs, far less than a request that is not answered takes

pytestmark = pytest.mark.timeout(120)


async def ended(bot: BotProcess) -> str:
    """Return the log of a bot that has exited."""
    return await asyncio.wait_for(bot.close(), PATIENCE_SECONDS)


async def click_throw(playground: Playground) -> asyncio.Task:
    """Click a button and leave the click in flight."""
    click = asyncio.create_task(playground.click("ada", table(playground), label="Throw"))
    await asyncio.sleep(0.3)
    return click


def hang_rest(playground: Playground) -> None:
    playground.faults.set(latency=600.0)


def hang_rest_and_gateway(playground: Playground) -> None:
    playground.faults.set(latency=600.0, gateway_latency=600.0)


def limit_rate(playground: Playground) -> None:
    playground.faults.fail(429, times=1000, retry_after=300.0)


def fail(playground: Playground) -> None:
    playground.faults.fail(502, times=1000)


@pytest.mark.parametrize("trouble", [hang_rest, hang_rest_and_gateway, limit_rate, fail])
async def test_it_stops_while_discord_does_not_answer(tmp_path, trouble):
    async with Playground() as playground, BotProcess(playground, tmp_path / "db", ONETABLE_STOP_SECONDS="1") as bot:
        await bot.start()
        await begin(playground, 2)
        trouble(playground)
        click = await click_throw(playground)
        os.kill(bot.child, signal.SIGTERM)
        log = await ended(bot)
        click.cancel()
    assert "stopping" in log
    assert "Traceback" not in log
    entries, *_ = await journal(bot.database)
    assert len(entries) <= 1


async def test_it_stops_while_another_program_holds_the_database(tmp_path):
    async with Playground() as playground, BotProcess(playground, tmp_path / "db", ONETABLE_STOP_SECONDS="1") as bot:
        await bot.start()
        await begin(playground, 2)
        with closing(sqlite3.connect(bot.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            click = await click_throw(playground)
            os.kill(bot.child, signal.SIGTERM)
            log = await ended(bot)
            click.cancel()
    assert "stopping" in log
    entries, *_ = await journal(bot.database)
    assert entries == [], "the move could not be written"


async def test_a_second_signal_stops_it_at_once(tmp_path):
    async with Playground() as playground, BotProcess(playground, tmp_path / "db", ONETABLE_STOP_SECONDS="600") as bot:
        await bot.start()
        await begin(playground, 2)
        hang_rest(playground)
        click = await click_throw(playground)
        os.kill(bot.child, signal.SIGTERM)
        await asyncio.sleep(1.0)
        os.kill(bot.child, signal.SIGINT)
        log = await ended(bot)
        click.cancel()
    assert "stopping at once" in log


async def test_it_stops_while_nobody_answers_the_login(tmp_path):
    asked = asyncio.Event()

    async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(silence, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        places = [
            f"http://127.0.0.1:{port}",
            f"ws://127.0.0.1:{port}",
            f"http://127.0.0.1:{port}",
            str(tmp_path / "db"),
        ]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.end_to_end.bot_process", *places,
            cwd=PROJECT, env={**os.environ, "DISCORD_TOKEN": "any"},
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        process.stdin.write(b"one more\n")
        child = int(await process.stdout.readline())
        try:
            await asyncio.wait_for(asked.wait(), 60)
            os.kill(child, signal.SIGTERM)
            process.stdin.close()
            log = (await asyncio.wait_for(process.stderr.read(), PATIENCE_SECONDS)).decode()
            await process.wait()
        finally:
            if process.returncode is None:
                os.kill(child, signal.SIGKILL)
                process.kill()
                await process.wait()
    assert "stopped" in log
    assert "Traceback" not in log


BUSY = """
import asyncio, sys, threading
from pathlib import Path
from bot.ops.metrics import Metrics
from bot.runner import running
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore

async def main():
    metrics = Metrics()
    store = await SqliteStore.open(Path(sys.argv[1]), metrics)
    async with running(Settings(_env_file=None, stop_seconds=1), store, metrics) as bot:
        asyncio.create_task(asyncio.to_thread(threading.Event().wait))
        print("ready", flush=True)
        await bot.tables.service.stop()
        while not bot.is_closed():
            await asyncio.sleep(0.01)

asyncio.run(main())
"""


async def test_a_thread_that_computes_does_not_keep_the_process_alive(tmp_path):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BUSY, str(tmp_path / "db"),
        cwd=PROJECT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        assert await process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE_SECONDS) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
