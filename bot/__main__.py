"""`python -m bot`: run the bot. `python -m bot --health`: is a running one alive?"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import time

import aiohttp
import discord
import structlog

from bot.app import ALIVE_AT, Onetable
from bot.logs import start_logging
from bot.settings import BadSettings, Settings, load_settings
from bot.store import StoreUnusable
from bot.store.sqlite import SqliteStore

log = structlog.get_logger("onetable")

WRONG_SETUP = 2
UNHEALTHY_AFTER = 90.0


def main() -> int:
    """Exit code 0: stopped as asked. 2: a setting or the database is wrong, and one line said which."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Onetable, tabletop games in Discord channels.")
    parser.add_argument("--health", action="store_true", help="exit 0 if a running bot noted lately that it is alive")
    arguments = parser.parse_args()
    try:
        settings = load_settings()
        if arguments.health:
            return asyncio.run(_health(settings))
        if settings.token is None:
            raise BadSettings("DISCORD_TOKEN is not set: put your bot's token into .env (see .env.example)")
        start_logging(settings)
        asyncio.run(_run(settings, settings.token.get_secret_value()))
    except (BadSettings, StoreUnusable) as wrong:
        return _complain(str(wrong))
    except discord.LoginFailure:
        return _complain("DISCORD_TOKEN: Discord does not know this token; copy it again from the developer portal")
    except discord.PrivilegedIntentsRequired:
        return _complain("Discord refused the intents this bot asks for; check the application's Bot page")
    except (aiohttp.ClientConnectionError, OSError) as error:
        return _complain(f"Discord cannot be reached: {error}")
    return 0


async def _run(settings: Settings, token: str) -> None:
    store = await SqliteStore.open(settings.database)
    try:
        async with Onetable(settings, store) as bot:
            _stop_on_signals(bot)
            log.info("starting", database=str(settings.database))
            await bot.start(token)
    finally:
        await store.close()
    log.info("stopped")


def _stop_on_signals(bot: Onetable) -> None:
    """SIGTERM and SIGINT close the bot; nothing under way is lost."""
    closing: set[asyncio.Task[None]] = set()

    def stop() -> None:
        if not closing:
            log.info("stopping")
            closing.add(asyncio.create_task(bot.close()))

    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows no such handlers
            asyncio.get_running_loop().add_signal_handler(name, stop)


async def _health(settings: Settings) -> int:
    if not settings.database.exists():
        return _complain("not running: there is no database yet", code=1)
    store = await SqliteStore.open(settings.database)
    try:
        alive_at = await store.recall(ALIVE_AT)
    finally:
        await store.close()
    if alive_at is None or time.time() - float(alive_at) > UNHEALTHY_AFTER:
        return _complain("not running: no heartbeat lately", code=1)
    return 0


def _complain(line: str, code: int = WRONG_SETUP) -> int:
    print(f"onetable: {line}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
