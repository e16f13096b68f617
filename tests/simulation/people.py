"""People who click at random: they see what is on their screen, and know of nothing else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playground.client.actions import ActionError
from playground.client.seen_message import Button, SeenMessage, Select
from playground.errors import ApiError
from playground.playground import Playground, Reply
from playground.world.components import TEXT_INPUT, walk
from playground.world.model import Channel, Person
from playground.world.permissions import may_see
from tests.end_to_end.busy_server import MOVES, NOT_FOR_FUN, SYLLABLES, Click

NAMES = ("ada", "ben", "cleo", "dan")
ORGANISER = NAMES[0]
OPENS_PANEL = ("h", "omiga-ready")
LOOK_BACK = 4  # messages that are on the screen
MINIMUM = {"one-shot": 2, "just-one": 3, "only-one": 2, "rokujika": 1, "omiga": 2}
STRAY = 0.1  # share of clicks by somebody whose turn it is not


class People:
    """Everyone on the server, and what they were told."""

    def __init__(self, playground: Playground, rng: Random, noted: Callable[[str], None]) -> None:
        self.playground, self.rng, self.noted = playground, rng, noted
        self.world = playground.world
        self.clicks: list[Click] = []
        self.unanswered: list[str] = []
        self.panels: dict[tuple[int, int], int] = {}  # by person and table: the newest panel
        self.refused: set[tuple[int, str]] = set()  # by person: custom_ids
        self.games: dict[int, str] = {}  # by channel: what is played there
        self.cups: list[int] = []  # channels
        self.opens_tables = True
        self._acting: set[asyncio.Task[None]] = set()

    # --- acting

    def act_soon(self) -> None:
        """Let somebody click something, and do not wait for the answer."""
        task = asyncio.create_task(self.act())
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def quiet(self) -> None:
        """Wait until everyone has an answer, or has given up."""
        while self._acting:
            await asyncio.wait(self._acting)

    async def act(self) -> None:
        """Let somebody click something that is on their screen."""
        try:
            await self._act()
        except (ActionError, LookupError, ValueError, ApiError):
            return  # it changed before they clicked, or they may not

    async def _act(self) -> None:
        channels = [one for one in (*self.games, *self.cups, *self._threads()) if one in self.world.channels]
        if not channels:
            return
        channel = self.world.channels[self.rng.choice(channels)]
        offers = []
        for name in self.rng.sample(NAMES, len(NAMES)):
            person = self.world.person(name)
            if may_see(self.world, person.id, channel):
                offers = self._offers(person, channel)
                if offers:
                    message, part, _ = self.rng.choices(offers, [weight for *_, weight in offers])[0]
                    await self.click(person, message, part)
                    return
        if self.opens_tables and channel.id in self.games and not self._has_table(channel):
            await self.slash(self.rng.choice(NAMES), channel, "play", game=self.games[channel.id])

    def _threads(self) -> list[int]:
        return [
            one.id for cup in self.cups for one in self.world.threads_of(cup) if one.thread and not one.thread.archived
        ]

    def _messages(self, channel: Channel) -> list[SeenMessage]:
        known = self.world.messages[channel.id].values()
        return [self.playground.seen(one) for one in known if one.components and not one.is_ephemeral][-LOOK_BACK:]

    def _has_table(self, channel: Channel) -> bool:
        messages = self._messages(channel)
        return bool(messages) and any(
            _kind(one.custom_id) in ("m", "l", "h", "omiga-ready") for one in messages[-1].buttons
        )

    def _offers(self, person: Person, channel: Channel) -> list[tuple[SeenMessage, Button | Select, float]]:
        screens = [one for one in self._messages(channel) if self._is_asked(person, one)]
        panels = (panel for (user, _), panel in self.panels.items() if user == person.id)
        for panel in panels:
            found = self.world.messages[channel.id].get(panel)
            if found is not None:
                screens.append(self.playground.seen(found))
        return [
            (message, part, weight)
            for message in screens
            for part in (*message.buttons, *message.selects)
            if part.custom_id and not part.disabled and (weight := self._weight(person, part.custom_id))
        ]

    def _is_asked(self, person: Person, message: SeenMessage) -> bool:
        asked = re.search(r"(?:➡️|✨) \*\*(\w+)\*\*", message.text)
        return asked is None or asked[1] == person.name or self.rng.random() < STRAY

    def _weight(self, person: Person, custom_id: str) -> float:
        kind = _kind(custom_id)
        if (person.id, custom_id) in self.refused:
            return 0.02
        if kind in MOVES:
            return 0.0 if custom_id.endswith(NOT_FOR_FUN) else 1.0
        if kind in OPENS_PANEL:
            return 0.05 if (person.id, _number(custom_id)) in self.panels else 0.6
        if kind == "l":
            return {"join": 1.0, "start": 0.5, "leave": 0.05}.get(custom_id.rpartition(":")[2], 0.0)
        if kind == "a":
            return 0.5 if self.opens_tables else 0.0
        if kind == "tn":
            return 1.0 if custom_id.endswith(":in") else 0.02 if custom_id.endswith(":out") else 0.0
        return 1.0 if kind == "tr" else 0.0

    async def click(self, person: Person, message: SeenMessage, part: Button | Select) -> Reply:
        """Click it, fill in the form if one opens, and remember the answer."""
        custom_id, who = str(part.custom_id), person.handle
        on_panel = message.is_ephemeral
        if isinstance(part, Select):
            value = self.rng.choice(list(part.options.values()))
            reply = await self.playground.select(who, message, [value], custom_id=custom_id)
        else:
            reply = await self.playground.click(who, message, custom_id=custom_id)
        if reply.modal is not None:
            fields = [one["custom_id"] for one in walk(reply.modal["components"]) if one["type"] == TEXT_INPUT]
            typed = {one: "".join(self.rng.choices(SYLLABLES, k=4)) for one in fields}
            await asyncio.sleep(self.rng.uniform(0.0, 1.0))
            reply = await self.playground.submit(who, reply, typed)
        self._heard(person, custom_id, reply)
        if _kind(custom_id) in MOVES:
            self.clicks.append(Click(0, person.id, custom_id, on_panel, reply))
        return reply

    def _heard(self, person: Person, custom_id: str, reply: Reply) -> None:
        self.noted(f"{person.handle} clicked {custom_id}: {reply.kind} {reply.interaction.id}")
        if reply.failed:
            self.unanswered.append(f"{person.handle}: {custom_id}")
        if reply.kind == "ephemeral" and reply.message is not None:
            if reply.message.components and _kind(custom_id) in (*OPENS_PANEL, "a"):
                self.panels[person.id, _number(custom_id)] = reply.message.id
            else:
                self.refused.add((person.id, custom_id))

    async def slash(self, who: str, channel: Channel, command: str, **options: Any) -> Reply:
        """Use a command."""
        reply = await self.playground.slash(who, channel, command, **options)
        self.noted(f"{who} used /{command}: {reply.kind}")
        if reply.failed:
            self.unanswered.append(f"{who}: /{command}")
        return reply

    # --- setting up

    async def open_table(self, channel: Channel, game: str) -> None:
        """Open a table, let some join, and start it."""
        self.games[channel.id] = game
        seats = min(len(NAMES), max(MINIMUM[game], self.rng.choice((2, 2, 3))))
        if game == "omiga":
            seats = 2
        host, *others = self.rng.sample(NAMES, seats)
        reply = await self.slash(host, channel, "play", game=game)
        if reply.message is None:
            return
        for who in others:
            await self.press(who, reply.message.id, "l", "join")
        await self.press(host, reply.message.id, "l", "start")

    async def press(self, who: str, message: int, kind: str, end: str) -> None:
        """Press the button whose custom_id begins and ends like this, if there is one."""
        try:
            seen = self.playground.seen(message)
            part = next(
                one for one in seen.buttons if _kind(one.custom_id) == kind and str(one.custom_id).endswith(end)
            )
            await self.click(self.world.person(who), seen, part)
        except (ActionError, LookupError, StopIteration):
            return

    async def announce(self, channel: Channel, *, repeat: str = "", start: str = "") -> None:
        """Announce a tournament of one of the formats, and let everyone sign up."""
        self.cups.append(channel.id)
        reply = await self.slash(ORGANISER, channel, "tournament create", game=self.rng.choice(("one-shot", "omiga")))
        page = reply.message
        if page is None:
            return
        if repeat:
            page = await self._choose(page, ":repeat", json_text(repeat)) or page
        formats = next((one for one in page.selects if one.custom_id.endswith(":format")), None)
        if formats is not None and not repeat:
            page = await self._choose(page, ":format", self.rng.choice(sorted(formats.options.values()))) or page
        basics = next((one for one in page.buttons if str(one.custom_id).endswith(":basics")), None)
        if basics is not None:
            form = await self.playground.click(ORGANISER, page.id, custom_id=basics.custom_id)
            if form.modal is not None:
                asked = {one["custom_id"] for one in walk(form.modal["components"]) if one["type"] == TEXT_INPUT}
                values = {"name": "Cup", "start": start, "size": "8", "rounds": "", "checkin": "0"}
                filled = {name: value for name, value in values.items() if name in asked}
                page = (await self.playground.submit(ORGANISER, form, filled)).message or page
        await self.press(ORGANISER, page.id, _kind(page.buttons[0].custom_id), ":announce")
        await asyncio.sleep(5.0)

    async def _choose(self, page: SeenMessage, end: str, value: str) -> SeenMessage | None:
        select = next((one for one in page.selects if one.custom_id.endswith(end)), None)
        if select is None:
            return None
        return (await self.playground.select(ORGANISER, page.id, [value], custom_id=select.custom_id)).message

    async def begin_cup(self, channel: Channel) -> None:
        """Let everyone sign up for the tournament of a channel, and start it."""
        for message in self._messages(channel):
            if any(_kind(one.custom_id) == "tn" for one in message.buttons):
                for who in NAMES:
                    await self.press(who, message.id, "tn", ":in")
                page = (await self.slash(ORGANISER, channel, "tournament manage")).message
                if page is not None:
                    start = next((one for one in page.buttons if str(one.custom_id).endswith(":start")), None)
                    if start is not None:
                        await self.press(ORGANISER, page.id, _kind(start.custom_id), ":start")
                return

    async def resume_cups(self) -> None:
        """Resume every tournament that was paused because something was in its way."""
        for cup in self.cups:
            if (channel := self.world.channels.get(cup)) is None:
                continue
            page = (await self.slash(ORGANISER, channel, "tournament manage")).message
            if page is not None:
                await self.press(ORGANISER, page.id, "tm", ":resume")


def json_text(value: str) -> str:
    """Return a text as the values of selects have it."""
    return f'"{value}"'


def _number(custom_id: str) -> int:
    """Return the first number of a custom_id: that of a table."""
    return int(re.findall(r"\d+", custom_id)[0])


def _kind(custom_id: str | None) -> str:
    return (custom_id or "").partition(":")[0]
