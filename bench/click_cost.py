"""What a click in Omiga costs the bot, in processor time, against a no-op button edit with a picture of the same size.

The bots run in processes of their own against playgrounds in this one; only their processor time counts. The bot's
clock is read before each click, and again when what it led to has been seen and a moment has passed. A click that lays
or throws cards leads to both players' panels: a move on disk, two pictures, two uploads. One that is asked which way to
lay a card changes one panel and is counted for itself. The public message has a pace of its own, so what it costs is
told by whole games, with everything in them, for each click that lays or throws cards. How low it could be at all is
told by a bot that answers each click with two messages and pictures that are ready, and does nothing else.

The bots take turns, and the costs of all turns have one median: where others use the machine too, it is quick in one
minute and slow in the next, and a click that comes after a pause feels that more than any loop does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from bench.measure import Figure
from playground.client.seen_message import SeenMessage
from playground.playground import Playground
from playground.world.model import World

HOUSE = Path(__file__).parents[1]
PLAYERS = ("ada", "ben")
CLICKS = 16  # in a turn of each bot: a game or so, short beside the time for which a machine is slow or quick
TURNS = 25
CALIBRATING = 80
WARMING_UP = 240  # a dozen games: most cards have lain beside each other by then
PLACE = "games"
REACTION = 0.01  # seconds between seeing and pressing: what the bot still does about the press before is done by then
LAST_EDIT = 1.5  # seconds within which the public message shows the end of a game


def figures() -> Iterator[Figure]:
    """Both panels, as much as that must cost, one panel, and whole public games, against the same bare edit."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    async with (
        _bot("onetable", str(folder / "whole.db")) as whole,
        _bot("panels", str(folder / "panels.db")) as panels,
    ):
        tables = Table(whole, Random(1)), Table(panels, Random(1), public=False)
        for table in tables:
            await table.play(WARMING_UP)  # sprites are drawn once, and caches fill
        picture = folder / "table.png"
        picture.write_bytes(tables[1].typical_picture())
        async with _bot("bare", str(picture)) as bare, _bot("ready", str(picture)) as ready:
            rounds = [(await tables[0].play(CLICKS), await tables[1].play(CLICKS),
                       await click_again(ready, 2, CLICKS), await click_again(bare, 1, CLICKS))
                      for _ in range(TURNS)]  # fmt: skip
    edit = median(cost for *_, costs in rounds for cost in costs)
    costs = {
        "omiga: click to both panels": median(cost for _, run, *_ in rounds for cost in run.both),
        "omiga: with nothing to play or draw": median(cost for _, _, costs, _ in rounds for cost in costs),
        "omiga: click that is asked which way": median(cost for _, run, *_ in rounds for cost in run.one),
        "omiga: a move in a whole public game": median(run.game for run, *_ in rounds),
    }
    yardstick = f"no-op edit, {len(tables[1].typical_picture()) / 1000:.0f} kB: {_ms(edit)}"
    goals = {"omiga: click to both panels": 2.0}
    return [Figure(what, _ms(cost), yardstick, cost / edit, goals.get(what), most=True) for what, cost in costs.items()]


class Costs(NamedTuple):
    """Processor time in some games."""

    both: list[float]  # for each click that changed both panels
    one: list[float]  # for each click that changed nothing but the panel that was clicked
    game: float  # for everything from the first click to the last edit, shared among the clicks that changed both


class Bot:
    """A bot in its own process, and the playground it is in."""

    def __init__(self, ground: Playground, process: Process) -> None:
        self.ground, self._process = ground, process
        self._idle = 0.0  # the cost of doing nothing: reading the clock, a heart beat now and then

    async def calibrate(self) -> None:
        """Find out what doing nothing costs."""
        self._idle = median([await self.cost(asyncio.sleep(0)) for _ in range(CALIBRATING)])

    async def cost(self, deed: Awaitable[object]) -> float:
        """Processor time for what somebody does, and all that follows from it."""
        before = await self.used()
        await deed
        await asyncio.sleep(REACTION)
        return await self.used() - before - self._idle

    async def used(self) -> float:
        """Seconds of processor time so far."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"\n")
        return float(await self._process.stdout.readline())


@contextlib.asynccontextmanager
async def _bot(kind: str, place: str) -> AsyncIterator[Bot]:
    async with Playground(World.small(), reaction_time=0.0) as ground:
        channel = str(ground.world.find_channel(PLACE).id)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.clicked_bot", kind, ground.api_base, ground.gateway_url, ground.cdn_base,
            channel, place,
            cwd=HOUSE, env={**os.environ, "DISCORD_TOKEN": ground.token}, stdin=PIPE, stdout=PIPE,
        )  # fmt: skip
        try:
            await ground.bot_online(60)
            bot = Bot(ground, process)
            await bot.calibrate()
            yield bot
        finally:
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()


async def click_again(bot: Bot, messages: int, clicks: int) -> list[float]:
    """Processor time for each click on a button that changes nothing, of one message or of several in turn."""
    await bot.ground.until(lambda: len(bot.ground.messages(PLACE)) == messages, 10)
    shown = bot.ground.messages(PLACE)
    return [await bot.cost(bot.ground.click("ada", shown[number % messages], label="Again"))
            for number in range(clicks)]  # fmt: skip


class Table:
    """Two people who play one game of Omiga after the other, each pressing when both have seen the press before."""

    def __init__(self, bot: Bot, rng: Random, *, public: bool = True) -> None:
        self.bot, self.ground, self.rng = bot, bot.ground, rng
        self._last_edit = LAST_EDIT if public else REACTION
        self._panels: dict[str, int] = {}

    async def play(self, moves: int) -> Costs:
        """Whole games; opening a table and getting ready is not counted."""
        both: list[float] = []
        one: list[float] = []
        used = 0.0
        while len(both) < moves:
            await self._open()
            before = await self.bot.used()
            await self._play_game(both, one)
            await asyncio.sleep(self._last_edit)
            used += await self.bot.used() - before
        return Costs(both, one, used / len(both))

    def typical_picture(self) -> bytes:
        """The picture of middle size among those that were shown."""
        files = sorted(self.ground.world.files.values(), key=len)
        return files[len(files) // 2]

    async def _open(self) -> None:
        """A game with assist, so that whatever can be pressed fits."""
        await self.ground.slash("ada", PLACE, "play", game="omiga")
        lobby = self.ground.last(PLACE)
        await self.ground.click("ben", lobby, label="Join")
        options = (await self.ground.click("ada", lobby, label="Options")).message
        assert options is not None
        assist = next(select.custom_id for select in options.selects if "assist" in select.custom_id)
        await self.ground.select("ada", options, "true", custom_id=assist)
        await self.ground.click("ada", lobby, label="Start")
        await self.ground.until(lambda: _offers(self.ground.seen(lobby), "My panel"), 10)
        for who in PLAYERS:
            opened = (await self.ground.click(who, lobby, label="My panel")).message
            assert opened is not None
            self._panels[who] = opened.id
            await self.ground.click(who, self._panel(who), label="Ready")
        await self.ground.until(lambda: _offers(self._panel("ada"), "Omiga!"), 10)
        await self.ground.click("ada", self._panel("ada"), label="Omiga!")
        await self.ground.until(lambda: all(_offers(self._panel(who), "Throw hand") for who in PLAYERS), 10)

    async def _play_game(self, both: list[float], one: list[float]) -> None:
        """Press until the game is over, noting the cost of each press by how many panels it changed."""
        while True:
            for who in PLAYERS:
                could = [button.label for button in self._panel(who).buttons if not button.disabled]
                if not could:
                    return
                lays = [label for label in could if "↻" in label] or [label for label in could if "→" in label]
                label = self.rng.choice(lays) if lays else "Throw hand"
                cost = await self.bot.cost(self._press(who, label))
                (one if self._asks(who) else both).append(cost)

    async def _press(self, who: str, label: str) -> None:
        """Return when everybody sees what came of it."""
        before = {each: self._panel(each).json for each in PLAYERS}
        await self.ground.click(who, self._panel(who), label=label)
        await self._until_new([who], before)
        if not self._asks(who):
            await self._until_new(PLAYERS, before)

    def _asks(self, who: str) -> bool:
        """Was the press refused, or asked which way? Then it takes another one."""
        said = self._panel(who).text
        return "✋" in said or "🔄" in said

    async def _until_new(self, players: Sequence[str], before: dict[str, Any]) -> None:
        await self.ground.until(lambda: all(self._panel(who).json != before[who] for who in players), 10)

    def _panel(self, who: str) -> SeenMessage:
        return self.ground.seen(self._panels[who])


def _offers(message: SeenMessage, label: str) -> bool:
    return any(button.label == label for button in message.buttons)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms CPU"
