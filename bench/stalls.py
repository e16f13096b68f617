"""The longest time in which the event loop does nothing for anybody, and what it did instead.

A thread in the bot's process (`bot_process.Watchdog`) asks the loop for a sign of life every five milliseconds, and
looks at its stack when that is late. Time that the thread spent waiting for a core is left out.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench.measure import Line, at_most
from bench.players import SEATS, Bot, Table, crowd, running
from bench.stored_games import OF_ONE, archive
from playground.playground import Playground

LANGUAGES = ("en", "de", "fr", "ja")
TABLES = 20
CLICKS = 40
SETTLE_SECONDS = 0.5
GOAL = 50.0


def lines() -> Iterator[Line]:
    """A line for each thing that is done."""
    stored = archive()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(shutil.copy(stored.full, folder))
        yield from asyncio.run(_measure(database))


async def _measure(database: Path) -> list[Line]:
    async with Playground(archive().world, reaction_time=0.0) as playground:
        people = crowd(playground, 50)
        async with running(playground, "onetable", database=database):
            guessing = {language: await _until_clues(playground, language) for language in LANGUAGES}
        async with running(playground, "onetable", database=database) as bot:
            await playground.slash("ben", "games", "help")
            await bot.ask("watch")
            found = [await _longest(bot, "just after start")]
            for language, table in guessing.items():
                await table.prepare()
                assert await table.press(), "the clue was refused"
                found.append(await _longest(bot, f"first clue after a restart ({language})"))
            reply = await playground.slash("ada", "games", "privacy export")
            await reply.settled(30)
            found.append(await _longest(bot, f"/privacy export of {OF_ONE:,} games"))
            names = tuple(SEATS)
            tables = [
                Table(playground, names[number % 5], people[2 * number :], Random(number)) for number in range(TABLES)
            ]
            await asyncio.gather(*(table.open() for table in tables))
            found.append(await _longest(bot, f"{TABLES} tables are opened"))
            await asyncio.gather(*(table.play(CLICKS) for table in tables))
            found.append(await _longest(bot, f"{TABLES} tables are played"))
    return found


async def _until_clues(playground: Playground, language: str) -> Table:
    """A table of Just One at which the first clue is to be written."""
    table = Table(playground, "just-one", crowd(playground, SEATS["just-one"]), Random(1), language=f'"{language}"')
    await table.play(1)
    return table


async def _longest(bot: Bot, what: str) -> Line:
    await asyncio.sleep(SETTLE_SECONDS)
    stalls = await bot.ask("stalls")
    seconds, cause = stalls[0] if stalls else (0.0, "none over 20 ms")
    return at_most(f"longest stall: {what}", seconds * 1000, GOAL, " ms", note=cause)
