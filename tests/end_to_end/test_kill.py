"""The bot in its own process, killed repeatedly and stopped on a busy server.

By hand with more kills: KILLS=100 POSTGRES_KILLS=100 make test ARGS=tests/end_to_end/test_kill.py
"""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from bot.store.location import PostgresUrl
from playground.playground import Playground
from tests.end_to_end.killable_bot import BotProcess
from tests.end_to_end.kills import FINISH_SECONDS, kill_repeatedly
from tests.end_to_end.snapshots import take_snapshot

KILLS = int(os.environ.get("KILLS", "14"))
POSTGRES_KILLS = int(os.environ.get("POSTGRES_KILLS", "6"))
SEED = int(os.environ.get("KILLS_SEED", "50"))


@pytest.mark.timeout(FINISH_SECONDS + 120 + 30 * (KILLS + POSTGRES_KILLS))
async def test_killed_on_a_busy_server_nothing_is_lost_doubled_stuck_or_stale(location, tmp_path, record_property):
    is_postgres = isinstance(location, PostgresUrl)
    kills = POSTGRES_KILLS if is_postgres else KILLS
    toll = await kill_repeatedly(location, tmp_path, kills=kills, seed=SEED + is_postgres)
    record_property("summary", f"{'PostgreSQL' if is_postgres else 'SQLite'}, seed {SEED}: {toll}")
    assert toll.acknowledged > 3 * toll.kills, "hardly anybody played"
    assert not toll.found, "\n".join(toll.found[:10])


@pytest.mark.timeout(480)
async def test_a_bot_that_redraws_nothing_after_its_start_is_found_out(tmp_path):
    toll = await kill_repeatedly(
        tmp_path / "onetable.db", tmp_path, kills=8, seed=SEED, until_stale=True, ONETABLE_TEST_FORGETS_EDITS="1"
    )
    assert toll.stale, "some message must have missed an edit"
    assert not toll.lost
    assert not toll.doubled


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_asked_to_stop_it_finishes_running_work_and_ends_cleanly(tmp_path, how):
    async with Playground() as playground, BotProcess(playground, tmp_path / "onetable.db") as bot:
        await bot.start()
        message = (await playground.slash("ada", "games", "play", game="one-shot")).message
        await playground.click("ben", message, label="Join")
        await playground.click("ada", message, label="Start")
        click = asyncio.create_task(playground.click("ada", message, label="Throw"))
        await asyncio.sleep(0.03)
        await bot.end(how)
        reply = await click
        log = await bot.close()
    assert "stopped" in log
    assert "Traceback" not in log
    assert playground.token not in log
    snapshot = await take_snapshot(tmp_path / "onetable.db", tmp_path)
    is_acknowledged = reply.kind in ("update", "acknowledged") and not reply.interaction.follow_ups
    assert bool(snapshot.journals[1]) == is_acknowledged
