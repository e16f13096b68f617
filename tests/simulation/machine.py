"""The machine that the bot runs on: its clock, its disk, its network, and a supervisor that starts it again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import structlog
import yarl
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from PIL import Image

from bot.app import Onetable
from bot.ops.metrics import Metrics
from bot.pictures import PictureCache
from bot.pictures.colours import encode
from bot.settings import Settings, Timings
from bot.store.base import StoreFault, StoreUnusable
from bot.store.sqlite.store import SqliteStore
from playground.clock import Clock
from playground.playground import Playground
from tests.simulation.disk import Disk, SimulatedDatabase
from tests.simulation.loop import VirtualLoop, context_of_life
from tests.simulation.wire import DISCORD, Network, Session

EPOCH = 1_767_225_600.0  # 1 January 2026, a Thursday
PAINT_SECONDS = 0.003
BLANK = encode(Image.new("P", (1, 1)))
RESTART_SECONDS = 5.0  # until the supervisor starts a bot that gave up
SETTINGS = Settings(_env_file=None, token=None, press_burst=0, tables_per_hour=0, tables_per_person=0, emojis=False)
TIMINGS = Timings(heartbeat=60.0, lease_renewal=100_000.0)
EXPECTED = (StoreFault, StoreUnusable, discord.HTTPException, aiohttp.ClientError)  # of a broken disk or Discord
GATEWAY = "ws://127.0.0.1/gateway"


class DiscordClock(Clock):
    """Discord's clock, which is always right."""

    def now(self) -> float:
        """Return the Unix time in seconds."""
        return EPOCH + asyncio.get_running_loop().time()


class Machine:
    """Runs one bot at a time; `crash` ends it as `kill -9` would."""

    def __init__(self, loop: VirtualLoop, playground: Playground, database: Path, rng: Random) -> None:
        self.loop, self.playground, self.database = loop, playground, database
        self.trace: list[str] = []
        self.faults: list[str] = []  # what should not be logged
        self.disk = Disk(Random(rng.random()))
        self.network = Network(playground, Random(rng.random()), self.note)
        self.deleted_messages: Counter[int] = Counter()  # by channel: by moderators
        self.skew = 0.0  # of the machine's clock
        self.bot: Onetable | None = None
        self.starts = 0
        self.life = DISCORD
        self._serving: asyncio.Task[None] | None = None
        self._supervisor: asyncio.Task[None] | None = None

    def note(self, what: str) -> None:
        """Add a line to the trace."""
        self.trace.append(f"{self.loop.time():.6f} {what}")

    def now(self) -> float:
        """Return the time by the machine's clock."""
        return EPOCH + self.loop.time() + self.skew

    # --- the bot's process

    def start(self) -> None:
        """Keep a bot running from now on."""
        self._supervisor = asyncio.create_task(self._supervise(), name="supervisor")

    async def crash(self) -> None:
        """End the bot's process at this moment; the supervisor starts another one."""
        if self.life == DISCORD or self._serving is None or self._serving.done():
            return
        self.note("crash")
        life, self.bot = self.life, None
        self.disk.dead.add(life)
        self.network.dead.add(life)
        self.network.cut()
        await self.loop.end_life(life)

    async def stop(self) -> None:
        """End the bot's process for good."""
        if self._supervisor is not None:
            self._supervisor.cancel()
        await self.crash()

    async def _supervise(self) -> None:
        while True:
            self.starts += 1
            self.life = self.starts
            context = context_of_life(self.life)
            context.run(async_context.set, AsyncWebhookAdapter())
            self._serving = self.loop.create_task(self._serve(), name="bot", context=context)
            await asyncio.wait([self._serving])
            error = None if self._serving.cancelled() else self._serving.exception()
            if error is not None:  # it ended by itself
                self.note(f"bot ended: {type(error).__name__}")
                if not isinstance(error, EXPECTED):
                    self.faults.append(f"the bot ended with {error!r}")
                await self.crash_rest()
            await asyncio.sleep(RESTART_SECONDS)

    async def crash_rest(self) -> None:
        """End what a process that has ended by itself left behind."""
        life, self.bot = self.life, None
        self.disk.dead.add(life)
        self.network.dead.add(life)
        self.network.cut()
        await self.loop.end_life(life)

    async def _serve(self) -> None:
        metrics = Metrics(clock=self.loop.time)
        store = await SqliteStore.open(self.database, metrics)
        try:
            bot = Onetable(SETTINGS, store, metrics, clock=self.now, timings=TIMINGS)
            self.bot = bot
            await bot.start(self.playground.token)
        finally:
            self.bot = None
            store.database.cut()  # type: ignore[attr-defined]

    @property
    def is_up(self) -> bool:
        """Whether the bot is connected and serves."""
        return self.bot is not None and self.bot.is_ready() and self.playground.backend.gateway.online

    async def until_up(self, seconds: float = 120.0) -> bool:
        """Wait until the bot is up; return False if that takes too long."""
        until = self.loop.time() + seconds
        while not self.is_up:
            if self.loop.time() > until:
                return False
            await asyncio.sleep(0.5)
        return True

    # --- logs

    def log(self, _logger: Any, level: str, event: dict[str, Any]) -> str:
        """Take what the bot logs: errors that no fault of the disk or of Discord explains are faults of the bot."""
        if level in ("error", "critical"):
            error = event.get("exc_info")
            error = sys.exception() if error is True else error
            if not isinstance(error, EXPECTED) and self.life not in self.disk.dead:
                self.faults.append(f"logged at {self.loop.time():.3f}: {event['event']}: {error!r} {_short(event)}")
        self.note(f"log {level} {event['event']} {_short(event)}")
        raise structlog.DropEvent


def _short(event: dict[str, Any]) -> str:
    """Return the numbers and words of a log line."""
    kept = (f"{name}={value}" for name, value in event.items() if name not in ("event", "exc_info"))
    return " ".join(sorted(kept))[:300]


class _Backoff:
    """In place of discord.py's backoff, whose waits are random."""

    def __init__(self, *_: Any) -> None:
        self._waits = 0

    def delay(self) -> float:
        self._waits += 1
        return min(2.0**self._waits, 60.0)


async def _blank(_cache: PictureCache, _key: Hashable, _paint: Callable[[], Image.Image]) -> bytes:
    """Return a picture after the time that painting takes; what is on it has tests of its own."""
    await asyncio.sleep(PAINT_SECONDS)
    return BLANK


@contextlib.contextmanager
def simulated(machine: Machine, rng: Random) -> Iterator[None]:
    """While this lasts, time, chance, the network and the disk are those of the machine."""
    loop = machine.loop
    random_bytes = Random(rng.random()).randbytes
    before, levels = structlog.get_config(), {name: logging.getLogger(name).level for name in ("discord", "playground")}
    Session.network, SimulatedDatabase.disk = machine.network, machine.disk
    patches = [
        patch.object(time, "time", machine.now),
        patch.object(time, "monotonic", lambda: 1000.0 + loop.time()),
        patch.object(time, "perf_counter", lambda: 1000.0 + loop.time()),
        patch.object(secrets, "token_hex", lambda size=32: random_bytes(size).hex()),
        patch.object(secrets, "token_bytes", lambda size=32: random_bytes(size)),
        patch.object(secrets, "token_urlsafe", lambda size=32: random_bytes(size).hex()),
        patch.object(secrets, "randbits", lambda bits: int.from_bytes(random_bytes(8), "big") >> (64 - bits)),
        patch.object(aiohttp, "ClientSession", Session),
        patch("discord.utils.utcnow", lambda: discord.utils.snowflake_time(_snowflake(machine.now()))),
        patch("discord.shard.ExponentialBackoff", _Backoff),
        patch("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", yarl.URL(GATEWAY)),
        patch("bot.store.sqlite.store.SqliteDatabase", SimulatedDatabase),
        patch("bot.pictures.cache.PictureCache.png", _blank),
    ]
    with contextlib.ExitStack() as stack:
        for one in patches:
            stack.enter_context(one)
        structlog.configure(processors=[machine.log], cache_logger_on_first_use=False)
        for name in levels:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        try:
            yield
        finally:
            structlog.configure(**before)
            for name, level in levels.items():
                logging.getLogger(name).setLevel(level)


def _snowflake(seconds: float) -> int:
    return (int(seconds * 1000) - 1_420_070_400_000) << 22
