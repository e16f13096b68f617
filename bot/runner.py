"""Run the bot, on Discord or in a playground on this machine, and stop it cleanly on SIGTERM and SIGINT."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import structlog
import yarl

from bot.app import Onetable
from bot.ops.health import monitoring
from bot.ops.metrics import Metrics
from bot.settings import Settings
from bot.stopping import LastResort, cancel_tasks
from bot.store.base import Store
from bot.store.opening import open_store
from playground.playground import Playground
from playground.world.model import World

log = structlog.get_logger("onetable")

SAME_STOP_SECONDS = 0.5  # `timeout` and some shells send their signal twice: that is one request to stop
LAST_RESORT_SECONDS = 1.0  # beyond `stop_seconds`: the monitor and the store are closed last
AT_ONCE_SECONDS = 2.0  # for closing the store only, and for the process to end after that


async def run_on_discord(settings: Settings, token: str, *, start_empty: bool = False) -> None:
    """Connect and serve until a signal stops the bot."""
    metrics = Metrics()
    store = await open_store(settings.database, metrics, start_empty=start_empty, scope=settings.shards)
    async with running(settings, store, metrics) as bot:
        log.info("starting", database=str(settings.database))
        await bot.serve(token)
    log.info("stopped")


@contextlib.asynccontextmanager
async def running(settings: Settings, store: Store, metrics: Metrics) -> AsyncIterator[Onetable]:
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


async def run_in_playground(settings: Settings, *, port: int, browser: bool, start_empty: bool = False) -> None:
    """Serve a playground with four users and the bot until the process is stopped.

    World and games are stored next to the real database, in separate files. The playground generates its own
    token; a real one is never sent to it.
    """
    settings = settings.model_copy(update={"shard_count": None, "shard_ids": None})  # it has one server
    folder = settings.folder
    folder.mkdir(parents=True, exist_ok=True)
    world = World.small(bot_name="Onetable")
    async with Playground(world, world_file(folder), port=port) as playground:
        point_discord_at(playground)
        metrics = Metrics()
        store = await open_store(folder / "playground.db", metrics, start_empty=start_empty)
        async with running(settings, store, metrics) as bot:
            _welcome(playground.address, browser=browser)
            await bot.serve(playground.token)


def world_file(folder: Path) -> Path:
    """Return the path of the world file. Rename the `playground.json` of older versions, which was SQLite too.

    The name must not match `playground*.db`: the store takes such files for copies of a lost `playground.db`.
    """
    path, old = folder / "playground-world.sqlite3", folder / "playground.json"
    if old.exists() and not path.exists():
        for suffix in ("-wal", "-shm", ""):  # the main file last, so that an interrupted rename is repeated
            part = old.with_name(f"{old.name}{suffix}")
            if part.exists():
                part.replace(path.with_name(f"{path.name}{suffix}"))
    return path


def point_discord_at(playground: Playground) -> None:
    """Point discord.py's base URLs at the playground."""
    discord.http.Route.BASE = playground.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
    discord.asset.Asset.BASE = playground.cdn_base


def _welcome(address: str, *, browser: bool) -> None:
    sys.stdout.write(
        f"\n  Onetable is playing on this machine, without Discord:\n\n    {address}\n\n"
        "  Open it in two tabs, choose who you are at the bottom left, and type /play.\n"
        "  To play on Discord put your bot's token into .env (see .env.example). Stop with Ctrl+C.\n\n"
    )
    sys.stdout.flush()
    if browser and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Return whether a browser window can open; without a screen a text browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
