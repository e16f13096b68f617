"""Stopping takes a bounded time, whatever hangs."""

from __future__ import annotations

import asyncio
import threading

import pytest
from structlog.testing import capture_logs

from bot.app import Onetable
from bot.settings import Settings
from bot.stopping import Deadline, LastResort, cancel_tasks
from bot.store.sqlite.store import SqliteStore


async def hang() -> None:
    await asyncio.Event().wait()


async def test_work_that_finishes_is_waited_for():
    done = []

    async def work() -> None:
        await asyncio.sleep(0)
        done.append(True)

    assert await Deadline(600).finish(work(), "work")
    assert done


async def test_work_that_hangs_is_cancelled_at_the_deadline():
    cancelled = []

    async def work() -> None:
        try:
            await hang()
        finally:
            cancelled.append(True)

    assert not await Deadline(0.01).finish(work(), "work")
    await asyncio.sleep(0)
    assert cancelled


async def test_work_that_refuses_to_be_cancelled_is_not_waited_for():
    released = asyncio.Event()

    async def stubborn() -> None:
        while not released.is_set():
            try:
                await released.wait()
            except asyncio.CancelledError:
                continue

    assert not await Deadline(0.01).finish(stubborn(), "work")
    released.set()


async def test_two_steps_share_one_deadline_and_it_can_be_brought_forward():
    deadline = Deadline(600)
    asyncio.get_running_loop().call_later(0.01, deadline.pass_now)
    assert not await deadline.finish(hang(), "first")
    assert not await deadline.finish(hang(), "second")


async def test_a_step_that_fails_is_logged_and_the_next_one_follows():
    async def broken() -> None:
        raise RuntimeError("broken")

    with capture_logs() as logs:
        assert await Deadline(600).finish(broken(), "work")
    assert [(line["event"], line["step"]) for line in logs] == [("stop step failed", "work")]


async def test_all_tasks_but_the_caller_are_cancelled():
    tasks = {asyncio.create_task(hang()) for _ in range(3)}
    await cancel_tasks({*tasks, asyncio.current_task()})
    assert all(task.cancelled() for task in tasks)


def test_the_last_resort_ends_the_process_and_is_never_delayed():
    codes, ended = [], threading.Event()

    def exit_process(code: int) -> None:
        codes.append(code)
        ended.set()

    last_resort = LastResort(exit_process)
    assert not last_resort.is_set
    last_resort.within(600)
    last_resort.within(0.01)
    last_resort.within(600)
    assert last_resort.is_set
    assert ended.wait(30)
    assert codes == [0]


@pytest.fixture
async def bot(tmp_path):
    store = await SqliteStore.open(tmp_path / "onetable.db")
    yield Onetable(Settings(_env_file=None, stop_seconds=0.1), store)
    await store.close()


@pytest.mark.parametrize("part", ["tournaments", "turn_pings", "tables", "housekeeping"])
async def test_a_service_that_does_not_stop_delays_the_bot_for_a_bounded_time(bot, part, monkeypatch):
    monkeypatch.setattr(getattr(bot, part), "stop", hang)
    await bot.close()
    assert bot.is_closed()


async def test_a_tournament_that_hangs_does_not_keep_the_tables_open(bot, monkeypatch):
    stopped, stop = [], bot.tables.stop

    async def stop_tables() -> None:
        stopped.append(True)
        await stop()

    monkeypatch.setattr(bot.tournaments, "stop", hang)
    monkeypatch.setattr(bot.tables, "stop", stop_tables)
    await bot.close()
    assert stopped


async def test_interactions_are_cancelled_when_the_time_to_stop_is_up(bot):
    async def answer() -> None:
        with bot.pending:
            await hang()

    async def cancel_unfinished() -> None:
        await cancel_tasks([answering])

    bot = Onetable(bot.settings, bot.store, cancel_unfinished=cancel_unfinished)
    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await bot.close()
    assert answering.cancelled()


async def test_a_heartbeat_that_cannot_be_written_does_not_keep_the_bot(bot, monkeypatch):
    async def never_written(*_: object) -> None:
        await hang()

    bot.start_heartbeat()
    monkeypatch.setattr(bot.store, "set_meta", never_written)
    await bot.close()
    assert bot.is_closed()


async def test_a_second_stop_waits_for_nothing(bot):
    bot.settings.stop_seconds = 600.0
    bot.pending.begin()
    closing = asyncio.create_task(bot.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    bot.hurry()
    await closing


async def test_stop_while_discord_does_not_answer_the_login(bot, monkeypatch):
    async def login(_token: str) -> None:
        await hang()

    bot.settings.stop_seconds = 600.0
    monkeypatch.setattr(bot, "login", login)
    serving = asyncio.create_task(bot.serve("token"))
    await asyncio.sleep(0)
    await bot.close()
    await serving
    assert bot.is_closed()


async def test_stop_while_waiting_to_reconnect(bot, monkeypatch):
    async def login(_token: str) -> None:
        bot.start_heartbeat()

    monkeypatch.setattr(bot, "login", login)
    monkeypatch.setattr(bot, "connect", hang)
    serving = asyncio.create_task(bot.serve("token"))
    await asyncio.sleep(0.01)
    await bot.close()
    await serving
    assert bot.is_closed()
