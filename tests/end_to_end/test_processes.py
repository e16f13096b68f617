"""Two processes share four shards on one PostgreSQL: one is killed, paused or restarted, and nothing is lost.

By hand with more: PROCESS_KILLS=12 PROCESS_TABLES=34 make test ARGS=tests/end_to_end/test_processes.py
PROCESS_PAUSE=6 lets everyone click six times as slowly, for a machine that is busy with something else.
"""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot.store.location import PostgresUrl
from bot.store.postgres.store import PostgresStore
from bot.tables.record import Saved
from cogs.core.errors import DEFER_AFTER_SECONDS
from playground.playground import Playground
from playground.world.interactions import RESPONSE_SECONDS
from rules.catalogue import game_named
from rules.replay import replay
from tests.end_to_end.busy_server import Click, lost
from tests.end_to_end.sharded_bot import PATIENCE_SECONDS, Journals, ShardedBot, SpreadServer
from tests.stored import dump

CUP_SECONDS = 120.0  # after the last kill
PAUSES = 40  # of players who click at random, until a table at which nobody has moved is stuck
KILLS = int(os.environ.get("PROCESS_KILLS", "2"))
TABLES = int(os.environ.get("PROCESS_TABLES", "1"))  # times six
PAUSE = float(os.environ.get("PROCESS_PAUSE", "1"))  # times as long between two clicks
SEED = int(os.environ.get("KILLS_SEED", "51"))

pytestmark = pytest.mark.timeout(CUP_SECONDS + 240 + (40 * KILLS + 20 * TABLES) * PAUSE)


class Cluster:
    """Both processes and the players."""

    def __init__(self, playground: Playground, database: PostgresUrl, folder: Path) -> None:
        self.playground, self.database = playground, database
        self.first = ShardedBot(playground, database, folder / "first.log", (0, 1))
        self.second = ShardedBot(playground, database, folder / "second.log", (2, 3))
        self.bots = (self.first, self.second)
        self.server = SpreadServer(playground, SEED, TABLES, slowness=PAUSE)

    def shard_of(self, click: Click) -> int:
        """Return the shard of the server where a click was made."""
        return ((click.reply.interaction.channel.guild_id or 0) >> 22) % 4

    async def next_move(self, bot: ShardedBot) -> None:
        """Wait until a process acknowledges a move that was not clicked yet."""
        known = len(self.server.clicks)
        await self.playground.until(
            lambda: any(
                click.is_acknowledged and self.shard_of(click) in bot.scope.shards
                for click in self.server.clicks[known:]
            ),
            PATIENCE_SECONDS,
        )

    async def all_move_on(self) -> list[str]:
        """Return the tables at which nobody can move any more, with what was clicked there last."""
        before, known = await Journals.read(self.database), len(self.server.clicks)
        stuck = list(before.tables)
        clock = asyncio.get_running_loop().time
        until = clock() + max(PATIENCE_SECONDS, PAUSES * self.server.pause)
        while stuck and clock() < until:
            await asyncio.sleep(0.5)
            stuck = (await Journals.read(self.database)).waiting(before)
        return [self._describe(table, before.tables[table], known) for table in stuck]

    def _describe(self, table: int, saved: Saved, known: int) -> str:
        """Return a stuck table, and the clicks there since the first so many."""
        clicks = [click for click in self.server.clicks[known:] if click.who_and_where[2] == table]
        answers = Counter(f"{click.custom_id}: {click.reply.kind} {click.reply.text}" for click in clicks)
        return f"{table}, {saved.record.game}, version {saved.position.version}, {dict(answers)}"

    async def cup_ends(self) -> bool:
        """Whether the cup has a champion in time."""
        clock = asyncio.get_running_loop().time
        until = clock() + CUP_SECONDS
        while not (over := await self._cups_are_over()) and clock() < until:  # noqa: ASYNC110 - of other processes
            await asyncio.sleep(1.0)
        return over

    async def _cups_are_over(self) -> bool:
        store = await PostgresStore.open(self.database)
        try:
            cups = await store.tournaments.of_guild(self.server.cup_guild.id, most=5)
        finally:
            await store.close()
        return bool(cups) and all(cup.phase == "over" for cup in cups)

    async def check(self) -> None:
        """Check that no acknowledged move is lost or doubled, and that every journal leads to its state."""
        await self.server.quiet()
        found = await Journals.read(self.database)
        lines = [line for bot in self.bots for _, line in bot.logged()]
        refused = Counter(
            (0, line["user"], line["table"])
            for line in lines
            if line["event"] == "interaction refused" and "table" in line
        )
        assert lost(self.server.clicks, found.keys, refused) == []
        assert [key for key, times in found.keys.items() if times > 1 and key.isdecimal()] == []
        for table, saved in found.tables.items():
            game = game_named(saved.record.game)
            options = game.Options.model_validate(saved.record.options)
            entries = found.entries[table]
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            steps = replay(game, saved.record.dealt, options, saved.seed, entries)
            assert steps[-1].state.model_dump_json() == saved.position.state

    @property
    def acknowledged(self) -> int:
        """How many moves players saw."""
        return sum(click.is_acknowledged for click in self.server.clicks)

    @property
    def failed(self) -> list[Click]:
        """The clicks that got no answer in time."""
        return [click for click in self.server.clicks if click.reply.failed]

    def failed_between(self, began: float, ended: float, bot: ShardedBot) -> list[Click]:
        """Return those of them that were made in this time on a server of a process."""
        return [
            click
            for click in self.failed
            if self.shard_of(click) in bot.scope.shards
            and began <= discord.utils.snowflake_time(click.reply.interaction.id).timestamp() <= ended
        ]


@asynccontextmanager
async def playing(database: PostgresUrl, folder: Path) -> AsyncIterator[Cluster]:
    """Context manager for two processes and players who click."""
    async with Playground() as playground:
        cluster = Cluster(playground, database, folder)
        async with cluster.first, cluster.second:
            for bot in cluster.bots:
                await bot.start()
            await cluster.server.set_up()
            playground.backend.interactions.response_seconds = 0.8 * DEFER_AFTER_SECONDS
            players = [asyncio.create_task(player.play()) for player in cluster.server.players]
            cluster.server.open.set()
            yield cluster
            assert not [player.exception() for player in players if player.done()]
            for player in players:
                player.cancel()
            await asyncio.wait(players)


def errors_of(bot: ShardedBot) -> list[str]:
    """Return what a process has logged as an error."""
    errors = [line["event"] for _, line in bot.logged() if line["level"] in ("error", "critical")]
    # a click that arrives while the process disconnects gets no answer, and the player presses again: docs/scaling.md
    return [event for event in errors if not event.startswith("Ignoring exception in dynamic item callback")]


async def test_a_killed_process_is_replaced_and_nothing_is_lost(postgres, tmp_path, record_property):
    found = {"started then": TakeOvers(), "that stood by": TakeOvers()}
    async with playing(postgres, tmp_path) as cluster:
        for number in range(KILLS):
            victim = cluster.bots[number % 2]
            await cluster.next_move(victim)
            stood_by, before, old = number % 4 in (1, 2), victim.sessions, victim.child
            if stood_by:
                await victim.launch()
                await victim.logs("ready to take over")
            times, began = victim.times("shards taken"), time.time()
            os.kill(old, signal.SIGKILL)
            if not stood_by:
                await victim.launch()
                await victim.connected(before)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while len(victim.times("shards taken")) == len(times):  # noqa: ASYNC110 - of another process
                    await asyncio.sleep(0.05)
            await cluster.next_move(victim)
            measured = found["that stood by" if stood_by else "started then"]
            measured.taken.append(victim.times("shards taken")[-1] - began)
            measured.moved.append(time.time() - began)
        assert await cluster.all_move_on() == []
        cup_ended = await cluster.cup_ends()
        await cluster.check()
        assert cup_ended, "the tournament did not go on"
        how = "; ".join(f"by a process {which}: {measured}" for which, measured in found.items())
        record_property(
            "summary",
            f"processes killed {KILLS}, tables {6 * TABLES} and a cup, moves acknowledged {cluster.acknowledged}, "
            f"lost 0, doubled 0, stuck 0; {how}",
        )
        assert [errors_of(bot) for bot in cluster.bots] == [[], []]


class TakeOvers:
    """Seconds from the kill of a process until another one has its shards, and until the first move is played there."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.moved: list[float] = []

    def __str__(self) -> str:
        return f"shards taken over in {_spread(self.taken)}, first move in {_spread(self.moved)}"


def _spread(seconds: list[float]) -> str:
    if not seconds:
        return "(none)"
    return f"p50 {statistics.median(seconds):.1f} s, max {max(seconds):.1f} s"


async def test_a_process_that_was_paused_and_replaced_writes_nothing(postgres, tmp_path):
    async with playing(postgres, tmp_path) as cluster:
        paused, before = cluster.first.child, cluster.first.sessions
        await cluster.next_move(cluster.first)
        os.kill(paused, signal.SIGSTOP)
        await cluster.first.launch()
        await cluster.first.connected(before)
        await cluster.next_move(cluster.first)
        await cluster.server.quiet()
        await cluster.second.end(signal.SIGTERM)
        await cluster.first.end(signal.SIGTERM)  # so that nobody else writes either
        stored = await everything(postgres)
        os.kill(paused, signal.SIGCONT)
        await cluster.first.gone(paused)
        assert await everything(postgres) == stored
        await cluster.check()
        assert any("taken over" in str(line.get("why")) for _, line in cluster.first.logged())


async def everything(database: PostgresUrl) -> list[list[tuple[object, ...]]]:
    """Return all rows that a bot writes."""
    store = await PostgresStore.open(database)
    try:
        return await dump(store, "tables", "moves", "results", "visits", "meta", "pings", "people", "servers")
    finally:
        await store.close()


async def test_a_rolling_restart_loses_no_click(postgres, tmp_path, record_property):
    async with playing(postgres, tmp_path) as cluster:
        cluster.playground.backend.interactions.response_seconds = RESPONSE_SECONDS  # as Discord: it kills nobody
        for player in cluster.server.players:
            player.pause *= 4  # a click that takes longer than Discord waits is none of the restart's
        lost_clicks: list[Click] = []
        for bot in cluster.bots:
            await cluster.next_move(bot)
            old = bot.child
            await bot.launch()
            await bot.logs("ready to take over")
            began = time.time()  # before that, a machine that starts a process may be too busy to answer in time
            await cluster.next_move(bot)  # people go on playing with the old process
            os.kill(old, signal.SIGTERM)
            await bot.gone(old)
            await cluster.next_move(bot)
            ended = time.time()
            await asyncio.sleep(RESPONSE_SECONDS)  # until every click of that time has an answer, or none
            lost_clicks += cluster.failed_between(began, ended, bot)
        assert await cluster.all_move_on() == []
        await cluster.check()
        assert lost_clicks == [], "a click was lost"
        assert [errors_of(bot) for bot in cluster.bots] == [[], []]
        assert all("shards handed over" in bot.events for bot in cluster.bots)
        clicks, failed = len(cluster.server.clicks), len(cluster.failed)
    record_property(
        "summary",
        f"rolling restart of 2 processes: moves acknowledged {cluster.acknowledged}, lost 0; "
        f"clicks {clicks}, that failed at a process while it was replaced 0, at other times {failed}",
    )
