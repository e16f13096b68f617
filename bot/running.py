"""Running the bot on Discord, and stopping it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import signal

import structlog

from bot.app import Onetable
from bot.measures import Measures
from bot.monitor import monitoring
from bot.settings import Settings
from bot.store.sqlite import SqliteStore

log = structlog.get_logger("onetable")


async def run_on_discord(settings: Settings, token: str) -> None:
    """Connect and serve until told to stop."""
    measures = Measures()
    store = await SqliteStore.open(settings.database, measures)
    try:
        async with Onetable(settings, store, measures) as bot, monitoring(bot):
            stop_on_signals(bot)
            log.info("starting", database=str(settings.database))
            await bot.serve(token)
    finally:
        await store.close()
    log.info("stopped")


def stop_on_signals(bot: Onetable) -> None:
    """SIGTERM and SIGINT close the bot; nothing under way is lost."""
    closing: set[asyncio.Task[None]] = set()

    def stop() -> None:
        if not closing:
            log.info("stopping")
            closing.add(asyncio.create_task(bot.close()))

    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows no such handlers
            asyncio.get_running_loop().add_signal_handler(name, stop)
