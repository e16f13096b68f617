"""Run the bot in a playground on this machine, without Discord."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

import discord
import yarl

from bot.ops.metrics import Metrics
from bot.runner import running
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from playground.playground import Playground
from playground.world.model import World


async def run_in_playground(settings: Settings, *, port: int, browser: bool, start_empty: bool = False) -> None:
    """Serve a playground with four users and the bot until the process is stopped.

    World and games are stored next to the real database, in separate files. The playground generates its own
    token; a real one is never sent to it.
    """
    folder = settings.database.parent
    folder.mkdir(parents=True, exist_ok=True)
    world = World.small(bot_name="Onetable")
    async with Playground(world, world_file(folder), port=port) as ground:
        point_discord_at(ground)
        metrics = Metrics()
        store = await SqliteStore.open(folder / "playground.db", metrics, start_empty=start_empty)
        async with running(settings, store, metrics) as bot:
            _welcome(ground.address, browser=browser)
            await bot.serve(ground.token)


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


def point_discord_at(ground: Playground) -> None:
    """Point discord.py's base URLs at the playground."""
    discord.http.Route.BASE = ground.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(ground.gateway_url)
    discord.asset.Asset.BASE = ground.cdn_base


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
