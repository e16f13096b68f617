"""Running the bot on Discord, and stopping it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator

import structlog

from bot.app import Onetable
from bot.ops.metrics import Metrics
from bot.ops.monitor import monitoring
from bot.settings import Settings
from bot.stopping import LastResort, cancel_tasks
from bot.store.sqlite.store import SqliteStore

log = structlog.get_logger("onetable")

SAME_STOP_SECONDS = 0.5  # `timeout` and some shells send their signal twice: that is one wish to stop
LAST_RESORT_SECONDS = 1.0  # after the time for stopping: the monitor and the store are closed last
AT_ONCE_SECONDS = 2.0  # for closing the store alone, and for the process to end once that is done


async def run_on_discord(settings: Settings, token: str, *, start_empty: bool = False) -> None:
    """Connect and serve until told to stop."""
    metrics = Metrics()
    store = await SqliteStore.open(settings.database, metrics, start_empty=start_empty)
    async with running(settings, store, metrics) as bot:
        log.info("starting", database=str(settings.database))
        await bot.serve(token)
    log.info("stopped")


@contextlib.asynccontextmanager
async def running(settings: Settings, store: SqliteStore, metrics: Metrics) -> AsyncIterator[Onetable]:
    """The bot, which SIGTERM and SIGINT stop. In the end the store is closed, whatever else hangs."""
    last_resort = LastResort()
    try:
        async with Onetable(settings, store, metrics) as bot, monitoring(bot):
            stop_on_signals(bot, last_resort)
            yield bot
    finally:
        await store.close()
        if last_resort.is_set:
            last_resort.within(AT_ONCE_SECONDS)  # a thread that computes would keep the process alive


def stop_on_signals(bot: Onetable, last_resort: LastResort) -> None:
    """SIGTERM and SIGINT close the bot, and nothing that was acknowledged is lost; a second one does it at once."""
    loop, main = asyncio.get_running_loop(), asyncio.current_task()
    closing: set[asyncio.Task[None]] = set()
    first_at = 0.0

    def stop() -> None:
        nonlocal first_at
        if not closing:
            log.info("stopping")
            first_at = loop.time()
            last_resort.within(bot.settings.stop_seconds + LAST_RESORT_SECONDS)
            closing.add(asyncio.create_task(bot.close()))
        elif loop.time() - first_at > SAME_STOP_SECONDS:
            log.info("stopping at once")
            last_resort.within(AT_ONCE_SECONDS)
            bot.hurry()

    bot.on_out_of_time = lambda: cancel_tasks(asyncio.all_tasks() - {main, *closing})
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows no such handlers
            loop.add_signal_handler(name, stop)
