"""From starting the process to the first answer to a command, with many stored and running games and with none."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.measure import Line, at_most
from bench.players import spawn
from bench.stored_games import FINISHED, RUNNING, archive
from playground.playground import Playground

STARTS = 3
GOAL = 1.2


def lines() -> Iterator[Line]:
    """One line."""
    stored = archive()
    taken: list[list[float]] = [[], []]
    for _ in range(STARTS):
        for database, seconds in zip((stored.full, stored.empty), taken, strict=True):
            with tempfile.TemporaryDirectory() as folder:
                seconds.append(asyncio.run(_first_answer(Path(shutil.copy(database, folder)))))
    ours, none = map(median, taken)
    what = f"time to first answer, {FINISHED:,} stored and {RUNNING:,} running games against none"
    yield at_most(what, ours / none, GOAL, note=f"{ours:.2f} s against {none:.2f} s")


async def _first_answer(database: Path) -> float:
    """Ask as soon as the bot is online, in the same Discord whatever the database."""
    async with Playground(archive().world, reaction_time=0.0) as playground:
        started = time.perf_counter()
        bot = await spawn(playground, "onetable", database=database)
        try:
            await playground.bot_online(120)
            reply = await playground.slash("ada", "games", "help")
            taken = time.perf_counter() - started
            assert not reply.failed
        finally:
            await bot.stop()
    return taken
