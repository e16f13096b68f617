"""Run the bot on Discord, and stop it cleanly on SIGTERM and SIGINT."""

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

SAME_STOP_SECONDS = 0.5  # `timeout` and some shells send their signal twice: that is one request to stop
LAST_RESORT_SECONDS = 1.0  # beyond `stop_seconds`: the monitor and the store are closed last
AT_ONCE_SECONDS = 2.0  # for closing the store only, and for the process to end after that


async def run_on_discord(settings: Settings, token: str, *, start_empty: bool = False) -> None:
    """Connect and serve until a signal stops the bot."""
    metrics = Metrics()
    store = await SqliteStore.open(settings.database, metrics, start_empty=start_empty)
    async with running(settings, store, metrics) as bot:
        log.info("starting", database=str(settings.database))
        await bot.serve(token)
    log.info("stopped")


@contextlib.asynccontextmanager
async def running(settings: Settings, store: SqliteStore, metrics: Metrics) -> AsyncIterator[Onetable]:
    """Create the bot and stop it on SIGTERM and SIGINT. The store is always closed, whatever else hangs."""
    last_resort, main = LastResort(), asyncio.current_task()

    async def cancel_unfinished() -> None:
        await cancel_tasks(asyncio.all_tasks() - {main})

    try:
        async with (
            Onetable(settings, store, metrics, cancel_unfinished=cancel_unfinished) as bot,
            monitoring(bot),
        ):
            stop_on_signals(bot, last_resort)
            yield bot
    finally:
        await store.close()
        if last_resort.is_set:
            last_resort.within(AT_ONCE_SECONDS)  # a busy thread would keep the process alive


def stop_on_signals(bot: Onetable, last_resort: LastResort) -> None:
    """Close the bot on SIGTERM and SIGINT; a second signal stops it at once. Acknowledged moves are never lost."""
    loop = asyncio.get_running_loop()
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

    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # not supported on Windows
            loop.add_signal_handler(name, stop)
