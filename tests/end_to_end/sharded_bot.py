"""Two bot processes with two shards each on one PostgreSQL, and players on a server of each shard."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

from bot.cluster.shards import ShardScope, compact
from bot.store.location import PostgresUrl
from bot.store.postgres.store import PostgresStore
from bot.tables.record import Saved
from playground.playground import Playground
from rules.table import Entry
from tests.end_to_end.busy_server import CUP, PEOPLE, TABLES, BusyServer, Contestant, Player
from tests.end_to_end.killable_bot import BotProcess
from tests.stored import ask

SHARDS = 4
PATIENCE_SECONDS = 90.0


class ShardedBot(BotProcess):
    """A series of processes that have the same shards; each replaces the one before."""

    def __init__(self, playground: Playground, database: PostgresUrl, log: Path, shards: tuple[int, ...]) -> None:
        super().__init__(
            playground,
            database,
            quick=True,
            log=log,
            ONETABLE_SHARD_COUNT=str(SHARDS),
            ONETABLE_SHARD_IDS=compact(shards),
            ONETABLE_PRESS_BURST="0",
            ONETABLE_SERVER_PRESS_BURST="0",
            ONETABLE_TABLES_PER_PERSON="0",
            ONETABLE_TABLES_PER_SERVER="0",
            ONETABLE_TABLES_PER_HOUR="0",
        )
        self.scope = ShardScope(SHARDS, shards)
        self.children: list[int] = []

    @property
    def sessions(self) -> set[str]:
        """The connected sessions of its shards."""
        known = self.playground.backend.gateway.sessions.values()
        return {one.id for one in known if one.connection is not None and one.shard[0] in self.scope.shards}

    async def launch(self) -> None:
        await super().launch()
        self.children.append(self.child)

    async def start(self) -> None:
        """Start a process and wait until all its shards are connected."""
        before = self.sessions
        await self.launch()
        await self.connected(before)

    async def connected(self, before: set[str]) -> None:
        """Wait until its shards have sessions other than those before."""
        await self.playground.until(lambda: len(self.sessions - before) == len(self.scope.shards), PATIENCE_SECONDS)

    @property
    def events(self) -> list[str]:
        """What the processes have logged."""
        return [line["event"] for _, line in self.logged()]

    def times(self, event: str) -> list[float]:
        """When the processes have logged an event."""
        return [
            datetime.fromisoformat(line["timestamp"]).timestamp() for _, line in self.logged() if line["event"] == event
        ]

    async def logs(self, event: str) -> None:
        """Wait until a process logs an event once more."""
        before = self.events.count(event)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while self.events.count(event) == before:  # noqa: ASYNC110 - of another process
                await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals) -> None:
        """Send the signal and wait until the process is gone."""
        child = self.child
        os.kill(child, how)
        await self.gone(child)

    async def gone(self, child: int) -> None:
        """Wait until a process has ended."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while any("Z" not in line for line in _state(child)):  # noqa: ASYNC110 - of another process
                await asyncio.sleep(0.05)

    async def __aexit__(self, *error: object) -> None:
        for child in self.children:
            if _state(child):
                os.kill(child, signal.SIGKILL)
        await super().__aexit__(*error)


def _state(child: int) -> list[str]:
    """Return the line with the state of a process, or nothing if there is no such process."""
    try:
        status = Path(f"/proc/{child}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [line for line in status.splitlines() if line.startswith("State:")]


class SpreadServer(BusyServer):
    """Players at tables of all games, spread over a server of each shard, and a cup in one of them."""

    def __init__(self, playground: Playground, seed: int, rounds: int = 1, *, slowness: float = 1.0) -> None:
        self.playground, self.seed = playground, seed
        self.bot = SimpleNamespace(life=0)
        self.clicks = []
        self.is_finishing = False
        self.open = asyncio.Event()
        self._in_flight = 0
        self.pause *= (3 * rounds - 2) * slowness  # so that many tables are no more than two cores can serve
        guilds = _guild_of_each_shard(playground)
        self.games: dict[str, str] = {}  # by channel
        for number in range(rounds):
            for at, game in enumerate((*TABLES, "one-shot")):
                shard = (number + at) % SHARDS
                channel = f"{game}-{number}-{at}"
                playground.add_channel(channel, guilds[shard])
                self.games[channel] = game
        self.cup_guild = guilds[1]
        playground.add_channel(CUP, self.cup_guild)
        self.players = [
            *(Player(self, name, channel) for channel, game in self.games.items() for name in TABLES[game][0]),
            *(Contestant(self, name, CUP) for name in PEOPLE),
        ]

    async def set_up(self) -> None:
        """Open all tables and announce the cup."""
        for channel, game in self.games.items():
            await self.open_table(game, channel)
        await self.hold_cup()


def _guild_of_each_shard(playground: Playground) -> dict[int, object]:
    people = [person for person in playground.world.people.values() if not person.bot]
    guilds: dict[int, object] = {}
    while len(guilds) < SHARDS:
        guild = playground.add_guild(f"server {len(guilds)}", people)
        guilds.setdefault((guild.id >> 22) % SHARDS, guild)
    return guilds


class Journals:
    """What is stored: tables, and their moves."""

    def __init__(self) -> None:
        self.tables: dict[int, Saved] = {}
        self.entries: dict[int, list[Entry]] = {}

    @classmethod
    async def read(cls, database: PostgresUrl) -> Journals:
        store, found = await PostgresStore.open(database), cls()
        try:
            for (table,) in await ask(store, "SELECT id FROM tables WHERE seed <> ''"):
                found.tables[table], found.entries[table] = await store.load_table(table), await store.journal(table)
        finally:
            await store.close()
        return found

    @property
    def keys(self) -> Counter[str]:
        """How often each interaction is in the journals."""
        return Counter(entry.key for entries in self.entries.values() for entry in entries)

    def waiting(self, before: Journals) -> list[int]:
        """Return the tables that are live and have had no move since `before`."""
        return [
            table
            for table, saved in self.tables.items()
            if saved.record.live and table in before.entries and len(self.entries[table]) == len(before.entries[table])
        ]
