"""A click, against a no-op edit by plain discord.py with a picture of the same size.

`cost` is what a click costs the bot in processor time: of the whole process, and of the event loop's thread alone.
Onetable and the no-op bot run in processes of their own, and all games and their yardsticks take turns of a few clicks,
since machines are quick in one moment and slow in the next. A turn counts as the mean of its clicks, with all edits
that follow from them; the line is the median of the turns. Opening a game, opening a form and refused presses do not
count. In Omiga only clicks that change both panels do.

`wait` is how long players wait until they see what their click led to, with the latency of the real Discord.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from statistics import fmean, median

from bench.measure import Line, at_most, ms, percentile
from bench.players import SEATS, Bot, Cost, NoOpTable, Table, crowd, onetable, running
from playground.playground import Playground

WARM_UP = 300  # clicks: sprites are drawn once, and caches fill
TURNS = 12
CLICKS = 8
WAITS = 24
REST_SECONDS, GATEWAY_SECONDS = 0.12, 0.03
GOALS = dict.fromkeys(SEATS, 4.0) | {"omiga": 6.0}
LOOP_GOAL = 3.0
WAIT_GOAL = 1.1


def cost() -> Iterator[Line]:
    """Two lines for each game."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_cost(Path(folder)))


def wait() -> Iterator[Line]:
    """One line for all games."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_wait(Path(folder)))


async def _cost(folder: Path) -> list[Line]:
    async with onetable(folder) as (playground, bot):
        tables = [Table(playground, game, crowd(playground, SEATS[game]), Random(1)) for game in SEATS]
        for table in tables:
            await table.play(WARM_UP)
        await bot.calibrate()
        async with _noop(folder, tables) as (noop_bot, noop_tables):
            await noop_bot.calibrate()
            ours: dict[str, list[Cost]] = {game: [] for game in SEATS}
            noop: dict[str, list[Cost]] = {game: [] for game in SEATS}
            for _ in range(TURNS):
                for table, noop_table in zip(tables, noop_tables, strict=True):
                    ours[table.game].append(await _turn(bot, table))
                    noop[table.game].append(await _turn(noop_bot, noop_table))
        lines = []
        for table in tables:
            game = table.game
            what = f"click, {game}{', both panels' if game == 'omiga' else ''}"
            size = f"{len(table.typical_picture() or b'') / 1000:.0f} kB"
            for part, goal in (("process", GOALS[game]), ("loop", LOOP_GOAL)):
                own, bare = (median(getattr(cost, part) for cost in costs[game]) for costs in (ours, noop))
                note = f"{ms(own)} against {ms(bare)}, {size}"
                lines.append(
                    at_most(f"{what}: {'CPU' if part == 'process' else 'loop thread'}", own / bare, goal, note=note)
                )
        return lines


async def _turn(bot: Bot, table: Table | NoOpTable) -> Cost:
    """The mean cost of a few accepted presses."""
    costs: list[Cost] = []
    while len(costs) < CLICKS:
        await table.prepare()
        cost, accepted = await bot.cost(table.press())
        if accepted:
            costs.append(cost)
    return Cost(fmean(cost.process for cost in costs), fmean(cost.loop for cost in costs))


@contextlib.asynccontextmanager
async def _noop(folder: Path, tables: list[Table]) -> AsyncIterator[tuple[Bot, list[NoOpTable]]]:
    """The no-op bot, with a message for each table that holds a typical picture of it."""
    files = []
    for table in tables:
        picture = table.typical_picture()
        file = folder / f"{table.game}.png"
        if picture is not None:
            file.write_bytes(picture)
        files.append("-" if picture is None else str(file))
    async with Playground(reaction_time=0.0) as playground:
        channel = playground.world.find_channel("games")
        async with running(playground, "noop", str(channel.id), *files) as bot:
            await playground.until(lambda: len(playground.world.messages[channel.id]) == len(tables), 10)
            messages = list(playground.world.messages[channel.id].values())
            yield bot, [NoOpTable(playground, message, playground.world.person("ada")) for message in messages]


async def _wait(folder: Path) -> list[Line]:
    async with onetable(folder) as (playground, _bot):
        tables = [Table(playground, game, crowd(playground, SEATS[game]), Random(1)) for game in SEATS]
        for table in tables:
            await table.play(WARM_UP // 4)
        async with _noop(folder, tables) as (noop_bot, noop_tables):
            for each in (playground, noop_bot.playground):
                each.faults.set(latency=REST_SECONDS, gateway_latency=GATEWAY_SECONDS)
            pressed: list[Table | NoOpTable] = [*tables, *noop_tables]
            waits = await asyncio.gather(*(_waits(table) for table in pressed))
            playground.faults.clear()
    own, bare = (percentile([wait for some in part for wait in some], 0.5)
                 for part in (waits[: len(tables)], waits[len(tables) :]))  # fmt: skip
    what = f"what a player waits (p50), {REST_SECONDS * 1000:.0f} ms REST + {GATEWAY_SECONDS * 1000:.0f} ms gateway"
    return [at_most(what, own / bare, WAIT_GOAL, note=f"{own * 1000:.0f} ms against {bare * 1000:.0f} ms")]


async def _waits(table: Table | NoOpTable) -> list[float]:
    waits: list[float] = []
    while len(waits) < WAITS:
        await table.prepare()
        if await table.press():
            waits.append(table.waits[-1])
        await asyncio.sleep(REST_SECONDS)  # a moment to look
    return waits
