"""Run the bot without Discord: in a playground on this machine."""

from __future__ import annotations

import os
import sys
import webbrowser

import discord
import yarl

from bot.ops.metrics import Metrics
from bot.runner import running
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from playground.ground import Playground
from playground.world import World


async def run_in_playground(settings: Settings, *, port: int, browser: bool, start_empty: bool = False) -> None:
    """Serve a playground with four users and the bot until a signal stops it.

    World and games are stored in files of their own beside the real database. The token is made up by the playground:
    a real one is never sent to it.
    """
    folder = settings.database.parent
    folder.mkdir(parents=True, exist_ok=True)
    world = World.small(bot_name="Onetable")
    async with Playground(world, folder / "playground.json", port=port) as ground:
        point_discord_at(ground)
        metrics = Metrics()
        store = await SqliteStore.open(folder / "playground.db", metrics, start_empty=start_empty)
        async with running(settings, store, metrics) as bot:
            _welcome(ground.address, browser=browser)
            await bot.serve(ground.token)


def point_discord_at(ground: Playground) -> None:
    """Point discord.py at the playground instead of Discord."""
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
