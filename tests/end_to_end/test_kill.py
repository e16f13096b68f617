"""The bot in its own process, killed repeatedly and stopped on a busy server.

By hand with more kills: KILLS=100 make test ARGS=tests/end_to_end/test_kill.py
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter

import pytest

from cogs.core.errors import DEFER_AFTER_SECONDS
from playground.playground import Playground
from playground.world.interactions import RESPONSE_SECONDS
from rules.catalogue import game_named
from rules.replay import replay
from tests.end_to_end.busy_server import CUP, BusyServer, lost
from tests.end_to_end.expected_messages import Freshness, Snapshot, name_of, take_snapshot
from tests.end_to_end.killable_bot import BotProcess

KILLS = int(os.environ.get("KILLS", "6"))
SEED = int(os.environ.get("KILLS_SEED", "50"))
FRESH_SECONDS = 10.0  # after the bot is connected again
FINISH_SECONDS = 180.0  # to play everything to its end after the last kill


class Toll:
    """The problems found over all kills."""

    def __init__(self, server: BusyServer) -> None:
        self.server = server
        self.freshness = Freshness(server.playground, server.bot.database)
        self.kills = 0
        self.lost: set[str] = set()
        self.doubled: set[str] = set()
        self.stale: list[str] = []
        self.stuck: list[str] = []
        self.copies: set[str] = set()  # posted, but the bot was killed before it stored the message id

    async def count(self) -> None:
        """Check every message and journal against what the players saw, while no player clicks."""
        stale = await self.freshness.stale(FRESH_SECONDS)
        snapshot = await take_snapshot(self.server.bot.database, drawn=False)
        self.stale += [f"after kill {self.kills}, {what}" for what in stale]
        self.copies |= set(self.freshness.copies(snapshot))
        refused = Counter(
            (life, line["user"], line["table"])
            for life, line in self.server.bot.logged()
            if line["event"] == "interaction refused" and "table" in line
        )
        keys = snapshot.keys
        self.lost |= {str(click) for click in lost(self.server.clicks, keys, refused)}
        self.doubled |= {key for key, times in keys.items() if times > 1 and key.isdecimal()}

    @property
    def acknowledged(self) -> int:
        """Return how many moves the players saw."""
        return sum(click.is_acknowledged for click in self.server.clicks)

    def __str__(self) -> str:
        """Return a one-line summary."""
        return (
            f"kills {self.kills}, moves acknowledged {self.acknowledged}, lost {len(self.lost)}, "
            f"doubled {len(self.doubled)}, stuck {len(self.stuck)}, stale {len(self.stale)}; "
            f"second messages of a table {len(self.copies)}"
        )


def check_replays(snapshot: Snapshot) -> None:
    """Check that every journal has no gaps and leads to the stored state."""
    for table, saved in snapshot.tables.items():
        if saved.position is None:
            continue
        entries, game = snapshot.journals[table], game_named(saved.record.game)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), name_of(saved.record)
        options = game.Options.model_validate(saved.record.options)
        steps = replay(game, saved.record.dealt, options, saved.seed, entries)
        assert steps[-1].state.model_dump_json() == saved.position.state, name_of(saved.record)


async def kill(server: BusyServer, toll: Toll) -> None:
    """Kill the bot while clicks are in flight, and restart it."""
    await server.bot.end(signal.SIGKILL)
    server.open.clear()  # no clicks while the bot is offline
    toll.kills += 1
    await server.bot.start()


async def finish(server: BusyServer) -> Snapshot:
    """Let all players finish. Return the snapshot when all games are over or the time is up."""
    clock = asyncio.get_running_loop().time
    server.is_finishing, until = True, clock() + FINISH_SECONDS
    server.open.set()
    while True:
        await asyncio.sleep(0.5)
        snapshot = await take_snapshot(server.bot.database, drawn=False)
        if not snapshot.unfinished or clock() >= until:
            break
    await server.quiet()
    return snapshot


@pytest.mark.timeout(FINISH_SECONDS + 90 + 20 * KILLS)
async def test_killed_on_a_busy_server_nothing_is_lost_doubled_stuck_or_stale(tmp_path, record_property):
    rng = random.Random(SEED)
    async with Playground() as playground, BotProcess(playground, tmp_path / "onetable.db", quick=True) as bot:
        await bot.start()
        server = BusyServer(playground, bot, SEED)
        toll = Toll(server)
        await server.set_up()
        # Clients give up early on a killed bot; and the bot acknowledges slow clicks before it has stored their move.
        playground.backend.interactions.response_seconds = 0.8 * DEFER_AFTER_SECONDS
        players = [asyncio.create_task(player.play()) for player in server.players]
        while toll.kills < KILLS:
            server.open.set()
            await asyncio.sleep(rng.uniform(0.2, 1.2))
            await kill(server, toll)
            if toll.kills < KILLS and rng.random() < 0.3:  # a second kill during recovery
                server.open.set()
                await asyncio.sleep(rng.uniform(0.0, 0.4))
                await kill(server, toll)
            await server.quiet()
            await toll.count()
            if all(cup.phase == "over" for cup in (await take_snapshot(bot.database, drawn=False)).cups):
                playground.backend.interactions.response_seconds = RESPONSE_SECONDS
                await server.hold_cup()
                playground.backend.interactions.response_seconds = 0.8 * DEFER_AFTER_SECONDS
        last = await finish(server)
        toll.stuck = last.unfinished
        await toll.count()
        assert not [player.exception() for player in players if player.done()]
        for player in players:
            player.cancel()
        await asyncio.wait(players)
        await bot.end(signal.SIGTERM)
        await bot.close()
    record_property("summary", str(toll))
    assert toll.acknowledged > 5 * KILLS, "hardly anybody played"
    assert not toll.lost, "a player saw a move that is not in the journal"
    assert not toll.doubled
    assert not toll.stuck
    check_replays(last)
    texts = [message.text for message in playground.messages(CUP)]
    assert sum("wins the tournament!" in text for text in texts) == len(last.cups), (
        "each cup has one champion, announced once"
    )
    assert [line for _, line in bot.logged() if line["level"] in ("error", "critical")] == []
    assert not toll.stale, "messages did not show the newest state:\n" + "\n".join(toll.stale[:5])


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
    snapshot = await take_snapshot(bot.database, drawn=False)
    is_acknowledged = reply.kind in ("update", "acknowledged") and not reply.interaction.follow_ups
    assert bool(snapshot.journals[1]) == is_acknowledged
