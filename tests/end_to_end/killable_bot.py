"""Starts the bot in its own process, kills or stops it, and restarts it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any, Self

from bot.store.location import PostgresUrl
from bot.store.sqlite.store import SqliteStore
from playground.client.seen_message import SeenMessage
from playground.playground import Playground
from rules.table import Entry
from tests.end_to_end.bot_process import FORKED

PROJECT = Path(__file__).parents[2]


class BotProcess:
    """A series of bot processes with the same database and log file.

    `quick` shortens the pauses of games that play by themselves, so that whole games fit in a test. `environment` is
    added to that of the process.
    """

    def __init__(
        self,
        playground: Playground,
        database: Path | PostgresUrl,
        *,
        quick: bool = False,
        log: Path | None = None,
        **environment: str,
    ) -> None:
        self.playground, self.database = playground, database
        self.environment = {"ONETABLE_EMOJIS": "false", **environment}  # uploads would redraw messages at any moment
        self.life = 0  # how many processes have been started
        self._options = ["--quick"] if quick else []
        self._parent: Process | None = None  # forks the bots
        self._log = log or database.with_suffix(".log")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """End all processes, also after a failure."""
        if self._parent is not None and self._parent.returncode is None:
            os.kill(self.child, signal.SIGKILL)
            self._parent.kill()
            await self._parent.wait()

    async def start(self) -> None:
        """Start a bot and wait until it is connected."""
        await self.launch()
        await self.playground.bot_online(60)

    async def launch(self) -> None:
        """Start a bot without waiting for it."""
        if self._parent is None:
            places = [
                self.playground.api_base,
                self.playground.gateway_url,
                self.playground.cdn_base,
                self.database.url if isinstance(self.database, PostgresUrl) else str(self.database),
            ]
            with self._log.open("wb") as log:
                self._parent = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "tests.end_to_end.bot_process", *places, *self._options,
                    cwd=PROJECT,
                    env={**os.environ, **self.environment, "DISCORD_TOKEN": self.playground.token},
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log,
                )  # fmt: skip
        self.life += 1
        self._parent.stdin.write(b"one more\n")
        self.child = int(await self._parent.stdout.readline())

    async def end(self, how: signal.Signals) -> None:
        """Send the signal and wait until the bot is gone."""
        os.kill(self.child, how)
        await self.playground.until(lambda: not self.playground.backend.gateway.online, 60)

    async def close(self) -> str:
        """End the parent process too. Return the log of all bots."""
        self._parent.stdin.close()
        await self._parent.wait()
        return self._log.read_text()

    def logged(self) -> list[tuple[int, dict[str, Any]]]:
        """Return every log line so far with the number of its bot process."""
        life, lines = 0, []
        for text in self._log.read_text().splitlines():
            try:
                line = json.loads(text)
            except json.JSONDecodeError:  # the bot was killed while it wrote
                continue
            life += line.get("event") == FORKED
            lines.append((life, line))
        return lines


def table(playground: Playground) -> SeenMessage:
    """Return the newest table in the channel."""
    return [message for message in playground.messages("games") if message.components][-1]


async def begin(playground: Playground, players: int) -> None:
    """Start a game of ONE SHOT."""
    players = ("ada", "ben", "cleo", "dan")[:players]
    await playground.slash(players[0], "games", "play", game="one-shot")
    for name in players[1:]:
        await playground.click(name, table(playground), label="Join")
    await playground.click(players[0], table(playground), label="Start")


async def journal(database: Path) -> tuple[list[Entry], str, str, str]:
    """Return the moves, seed, state and phase of the first table."""
    store = await SqliteStore.open(database)
    saved = await store.load_table(1)
    entries = await store.journal(1)
    await store.close()
    return entries, saved.seed, saved.position.state, saved.record.phase
