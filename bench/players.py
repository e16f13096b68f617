"""Bots under test and the people who play with them, through nothing but the playground.

Players find what to press by custom_id, which is stable (`tests/cogs/custom_ids.tsv`), never by a label.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple, TypeVar

from playground.client.actions import ActionError, Answer
from playground.playground import Playground
from playground.world.components import BUTTON, TEXT_INPUT, walk
from playground.world.interactions import Interaction
from playground.world.model import Channel, Message, Person

Result = TypeVar("Result")
ROOT = Path(__file__).parents[1]
NO_LIMITS = {
    "ONETABLE_PRESS_BURST": "0",
    "ONETABLE_SERVER_PRESS_BURST": "0",
    "ONETABLE_TABLES_PER_PERSON": "0",
    "ONETABLE_TABLES_PER_SERVER": "0",
    "ONETABLE_TABLES_PER_HOUR": "0",
    "ONETABLE_LOG_LEVEL": "WARNING",
}
SEATS = {"one-shot": 2, "only-one": 2, "rokujika": 1, "just-one": 4, "omiga": 2}
WANTED = {  # moves that lead on, where a game also offers to stop, to leave or to skip
    "just-one": {"pick", "clue", "clues", "guess", "ready", "accept", "reject"},
    "omiga": {"ready", "omiga", "lay", "throw"},
}
SETTLE_SECONDS = 0.01  # after an answer is seen, until the processor time it took is read
VISIBLE_SECONDS = 20.0
UNCHANGED_SECONDS = 3.0  # panels that have not changed by then show a refusal
DEADLINE_SECONDS = 90.0  # in ONE SHOT the end of a turn can play itself, two seconds a tile


class Usage(NamedTuple):
    """What a bot's process has used so far."""

    process: float  # seconds of processor time of all threads
    loop: float  # of the event loop's thread
    resident: int  # bytes


class Cost(NamedTuple):
    """Seconds of processor time for something."""

    process: float
    loop: float


class Bot:
    """A bot in its own process."""

    def __init__(self, playground: Playground, process: Process) -> None:
        self.playground, self.process = playground, process
        self._idle = Cost(0.0, 0.0)

    async def ask(self, question: str) -> Any:
        """Ask the thread that measures."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{question}\n".encode())
        return json.loads(await self.process.stdout.readline())

    async def usage(self) -> Usage:
        """What it has used so far."""
        return Usage(*await self.ask("usage"))

    async def calibrate(self) -> None:
        """Find out what asking costs, to leave it out."""
        costs = [(await self.cost(asyncio.sleep(0)))[0] for _ in range(40)]
        self._idle = Cost(median(cost.process for cost in costs), median(cost.loop for cost in costs))

    async def cost(self, deed: Awaitable[Result]) -> tuple[Cost, Result]:
        """Await something; return the processor time it took the bot, and the result."""
        before = await self.usage()
        result = await deed
        await asyncio.sleep(SETTLE_SECONDS)
        after = await self.usage()
        process, loop = after.process - before.process, after.loop - before.loop
        return Cost(process - self._idle.process, loop - self._idle.loop), result

    async def stop(self) -> None:
        """SIGTERM, and wait for the end."""
        if self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()


async def spawn(playground: Playground, kind: str, *arguments: str, database: Path | None = None) -> Bot:
    """Start a bot; it is not online yet."""
    environment = {**os.environ, **NO_LIMITS, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": playground.token}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or it would compile everything at each start
    if database is not None:
        environment["ONETABLE_DATABASE"] = str(database)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.bot_process",
        kind, playground.api_base, playground.gateway_url, playground.cdn_base, *arguments,
        cwd="/" if database is None else database.parent, env=environment, stdin=PIPE, stdout=PIPE, limit=1 << 24,
    )  # fmt: skip
    return Bot(playground, process)


@contextlib.asynccontextmanager
async def running(
    playground: Playground, kind: str, *arguments: str, database: Path | None = None
) -> AsyncIterator[Bot]:
    """A bot that is online."""
    bot = await spawn(playground, kind, *arguments, database=database)
    try:
        await playground.bot_online(60)
        yield bot
    finally:
        await bot.stop()


@contextlib.asynccontextmanager
async def onetable(folder: Path) -> AsyncIterator[tuple[Playground, Bot]]:
    """Onetable with an empty database, in a playground of its own."""
    async with (
        Playground(reaction_time=0.0) as playground,
        running(playground, "onetable", database=folder / "onetable.db") as bot,
    ):
        yield playground, bot


def crowd(playground: Playground, size: int) -> list[Person]:
    """So many new people."""
    return [
        playground.add_person(f"player-{number}")
        for number in range(len(playground.world.people), len(playground.world.people) + size)
    ]


def pressable(message: Message, *prefixes: str) -> Iterator[str]:
    """The custom_ids of a message's enabled buttons that begin like that."""
    for part in walk(message.components):
        custom_id = str(part.get("custom_id", ""))
        if part["type"] == BUTTON and not part.get("disabled") and custom_id.startswith(prefixes):
            yield custom_id


def do_of(custom_id: str) -> str:
    """What a button does: `m:7:12:{"do":"throw"}` and `p:7:12:clue`."""
    said = custom_id.split(":", 3)[3]
    return str(json.loads(said)["do"]) if said.startswith("{") else said


class Table:
    """People at one table, who play one game after the other."""

    names = map("{}-{}".format, itertools.repeat("table"), itertools.count())

    def __init__(self, playground: Playground, game: str, people: list[Person], rng: Random, **options: str) -> None:
        self.playground, self.actions, self.game, self.rng = playground, playground.actions, game, rng
        self.people = people[: SEATS[game]]
        self.options = {"assist": "true", **options} if game == "omiga" else options  # so that what can be pressed fits
        self.channel: Channel | None = None
        self.pictures: list[bytes] = []
        self.waits: list[float] = []  # seconds until each answer was seen
        self._message: Message | None = None
        self._panels: dict[int, Message] = {}
        self._order = list(self.people)  # who is asked to press first
        self._spent: set[tuple[int, str]] = set()  # who need not press what again
        self._modal: tuple[Person, str, Interaction] | None = None

    @property
    def message(self) -> Message:
        """The public message."""
        assert self._message is not None
        return self._message

    async def prepare(self) -> None:
        """See to it that there is something to press: open a game, wait for a deadline, open a form."""
        if self._message is None:
            await self.open()
        while True:
            if (press := self._next()) is None:
                if any(pressable(self.message, "a:")):
                    await self.open()
                else:
                    await self.playground.until(self._goes_on, DEADLINE_SECONDS)
                continue
            who, message, custom_id = press
            if not custom_id.startswith("p:"):
                return
            if self._modal is not None and self._modal[:2] == (who, custom_id):
                return
            answer = await self._timed(self.actions.click(who, message, custom_id))
            if answer.kind == "modal":
                self._modal = (who, custom_id, answer.interaction)
                return
            self._spent.add((who.id, custom_id))

    async def press(self) -> bool:
        """Press, or send the form that is open; return when the player sees what came of it. False if refused."""
        press = self._next()
        if press is None:
            return False
        who, message, custom_id = press
        panels = list(self._panels.values()) if self.game == "omiga" else []
        before = {each.id: revision(each) for each in [message, *panels]}
        started = time.perf_counter()
        try:
            if self._modal is not None and custom_id.startswith("p:"):
                form, self._modal = self._modal[2], None
                answer = await self.actions.submit(who, form.id, self._filled(form))
            else:
                answer = await self.actions.click(who, message, custom_id)
        except ActionError:  # the message changed a moment ago
            return False
        if not _accepted(answer):
            self.waits.append(time.perf_counter() - started)
            self._spent.add((who.id, custom_id))
            return False
        await self._until_new([message], before)
        self.waits.append(time.perf_counter() - started)
        if self.game == "omiga":
            if any('"turned"' in each for each in pressable(message, "q:")):
                return False  # asked which way to lay it: the same player presses again
            self._order.reverse()
            if len(panels) == len(self.people):
                try:
                    await self._until_new(panels, before, UNCHANGED_SECONDS)
                except TimeoutError:  # refused: only this player's panel says so
                    return False
        else:
            self._spent.add((who.id, custom_id))
            self._order.remove(who)
            self._order.insert(0, who)
        self._note_picture(message)
        return True

    async def play(self, clicks: int) -> None:
        """Play until so many clicks were accepted."""
        while clicks:
            await self.prepare()
            clicks -= await self.press()

    async def open(self) -> None:
        """A new game, until the first move can be made."""
        if self.channel is None:
            self.channel = self.playground.add_channel(next(self.names))
        host = self.people[0]
        opened = await self._timed(self.actions.slash(host, self.channel, "play", {"game": self.game}))
        assert opened.message is not None, "no table was opened"
        self._message, self._panels, self._modal = opened.message, {}, None
        self._spent.clear()
        for person in self.people[1:]:
            await self._press_one(person, "l:", ":join")
        if self.options:
            more = (await self._press_one(host, "more:")).message
            assert more is not None
            table = next(pressable(self.message, "more:")).split(":")[1]
            for option, value in self.options.items():
                await self._timed(self.actions.select(host, more, f"o:{table}:{option}", [value]))
        await self._press_one(host, "l:", ":start")
        opens = "omiga-ready:" if self.game == "omiga" else "h:"
        await self.playground.until(lambda: any(pressable(self.message, "m:", opens)), VISIBLE_SECONDS)
        if any(pressable(self.message, opens)) and self.game != "rokujika":
            for person in self.people:
                panel = (await self._press_one(person, opens)).message
                assert panel is not None
                self._panels[person.id] = panel
        if self.game == "omiga":
            await self.playground.until(lambda: self._next() is not None, VISIBLE_SECONDS)
            await self.press()  # both are ready, and one calls
            await self.playground.until(
                lambda: all(self._offers_throw(panel) for panel in self._panels.values()), VISIBLE_SECONDS
            )

    async def _press_one(self, who: Person, prefix: str, suffix: str = "") -> Answer:
        """Press a button of the public message, as soon as it is there and enabled."""

        def found() -> str | None:
            return next((each for each in pressable(self.message, prefix) if each.endswith(suffix)), None)

        try:
            await self.playground.until(lambda: found() is not None, VISIBLE_SECONDS)
        except TimeoutError:
            there = ", ".join(pressable(self.message, ""))
            raise AssertionError(f"{self.game}: no button {prefix}...{suffix}, only {there}") from None
        return await self._timed(self.actions.click(who, self.message, str(found())))

    async def _timed(self, act: Awaitable[Answer]) -> Answer:
        started = time.perf_counter()
        answer = await act
        self.waits.append(time.perf_counter() - started)
        return answer

    def _goes_on(self) -> bool:
        """Whether there is something to press, if only for another game."""
        return self._next() is not None or any(pressable(self.message, "a:"))

    def _offers_throw(self, panel: Message) -> bool:
        return any(do_of(each) == "throw" for each in pressable(panel, "q:"))

    def _next(self) -> tuple[Person, Message, str] | None:
        """Who presses what: on their own panel if there is anything, or else on the table."""
        wanted = WANTED.get(self.game)
        for who in self._order:
            for message in (self._panels.get(who.id), self._message):
                if message is None:
                    continue
                found = [
                    each
                    for each in pressable(message, "m:", "q:", "p:")
                    if (who.id, each) not in self._spent and (wanted is None or do_of(each) in wanted)
                ]
                if found:
                    return who, message, self._chosen(found)
        return None

    def _chosen(self, found: list[str]) -> str:
        """A sensible choice, the same one when asked again."""
        if self.game == "omiga":
            found = (
                [each for each in found if '"turned"' in each]
                or [each for each in found if do_of(each) != "throw"]
                or found
            )
        if self.game == "one-shot" and len(found) > 1 and len(self._spent) % 5:  # four coins, and the turn plays itself
            found = [each for each in found if do_of(each) != "take-throw"] or found
        return found[zlib.crc32(f"{len(self._spent)} {found[0]}".encode()) % len(found)]

    def _filled(self, form: Interaction) -> dict[str, str]:
        """A word nobody has written, for each field of a form."""
        assert form.modal is not None
        fields = [part for part in walk(form.modal["components"]) if part["type"] == TEXT_INPUT]
        return {str(part["custom_id"]): "".join(self.rng.choices("bdfgklmnprst", k=7)) for part in fields}

    async def _until_new(
        self, messages: list[Message], before: dict[int, object], seconds: float = VISIBLE_SECONDS
    ) -> None:
        def is_new() -> bool:
            return all(revision(each) != before[each.id] for each in messages)

        if not is_new():
            await self.playground.until(is_new, seconds)

    def _note_picture(self, message: Message) -> None:
        if message.attachments:
            self.pictures.append(self.playground.world.files[message.attachments[0].id])
            del self.pictures[:-200]

    def typical_picture(self) -> bytes | None:
        """The picture of middle size among those that were shown lately, if the game has pictures."""
        files = sorted(self.pictures, key=len)
        return files[len(files) // 2] if files else None


class NoOpTable:
    """A message of the no-op bot, with the same methods as a table."""

    def __init__(self, playground: Playground, message: Message, who: Person) -> None:
        self.playground, self.message, self.who = playground, message, who
        self.waits: list[float] = []

    async def prepare(self) -> None:
        """It can always be pressed."""

    async def press(self) -> bool:
        """Press the one button."""
        started = time.perf_counter()
        await self.playground.actions.click(self.who, self.message, next(pressable(self.message, "noop")))
        self.waits.append(time.perf_counter() - started)
        return True


def revision(message: Message) -> object:
    """Differs whenever a message was edited."""
    return message.edited_at, [file.id for file in message.attachments]


def _accepted(answer: Answer) -> bool:
    return answer.kind in ("update", "acknowledged") and not answer.interaction.follow_ups
