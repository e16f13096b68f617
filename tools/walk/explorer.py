"""Presses every button of a page that the bot shows privately, and of the pages behind it."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple

from playground.client.actions import ActionError
from playground.client.seen_message import Button, SeenMessage, Select
from playground.errors import Json
from playground.playground import Playground, Reply
from playground.world.components import STRING_SELECT, TEXT_INPUT, walk
from tools.screenshots import Stage
from tools.walk.recorder import Recorder

NOTHING = re.compile("(?!)")
WRONG = "???"
MOST_STEPS = 60  # of one page


class Step(NamedTuple):
    """A button, or a value of a select; `kind` is the custom_id without numbers."""

    kind: str
    value: str


class Explorer:
    """Shows a recorder what users get for their clicks."""

    def __init__(self, stage: Stage, recorder: Recorder) -> None:
        self.stage, self.recorder = stage, recorder

    @property
    def playground(self) -> Playground:
        """The playground in which everything happens."""
        return self.stage.playground

    async def slash(self, title: str, who: str, where: Any, command: str, **options: Any) -> Reply:
        """Use a command and record the answer."""
        reply = await self.playground.slash(who, where, command, **options)
        await self.answered(title, reply)
        return reply

    async def click(self, title: str, who: str | int, message: int | SeenMessage, custom_id: str) -> Reply | None:
        """Press the first enabled button whose custom_id matches, and record the answer; None if there is none."""
        seen = self.playground.seen(message)
        for button in seen.buttons:
            if button.custom_id and not button.disabled and re.search(custom_id, button.custom_id):
                return await self._press(title, who, seen, button)
        return None

    async def answered(self, title: str, reply: Reply) -> None:
        """Record what a user got: a message, a form, further messages."""
        await self.stage.settled()
        if reply.failed:
            self.recorder.complain(f"{title}: this interaction failed")
        if reply.modal is not None:
            await self.recorder.form(title, reply.modal)
        if reply.message is not None and (seen := self._now(reply.message)) is not None:
            await self.recorder.show(title, seen)
        for message in reply.interaction.follow_ups:
            if (seen := self._now(message)) is not None:
                await self.recorder.show(title, seen)

    def _now(self, message: Any) -> SeenMessage | None:
        found = self.playground.world.find_message(message.id)
        return None if found is None else self.playground.seen(found)

    async def sweep(self, title: str) -> None:
        """Record everything else that is in a channel, a thread or a direct message."""
        world = self.playground.world
        for channel in list(world.channels.values()):
            for message in list(world.messages.get(channel.id, {}).values()):
                if message.author_id == world.bot.id:
                    await self.recorder.show(f"{title} {channel.name}", self.playground.seen(message))

    async def explore(
        self,
        title: str,
        who: str | int,
        opened: Callable[[], Awaitable[Reply]],
        *,
        avoid: re.Pattern[str] = NOTHING,
        depth: int = 2,
        values: int = 2,
    ) -> None:
        """Press everything on a page, and on what it leads to; of each select choose a few values."""
        tried: set[Step] = set()
        paths: deque[tuple[Step, ...]] = deque([()])
        steps = 0
        while paths and steps < MOST_STEPS:
            path = paths.popleft()
            page = await self._follow(title, who, opened, path)
            while page is not None and steps < MOST_STEPS:
                step = next(
                    (one for one in offered(page, values) if one not in tried and not avoid.search(one.kind)), None
                )
                if step is None:
                    break
                tried.add(step)
                steps += 1
                await self._take(title, who, page, step)
                if len(path) + 1 < depth:
                    paths.append((*path, step))
                page = await self._follow(title, who, opened, path)

    async def _follow(
        self, title: str, who: str | int, opened: Callable[[], Awaitable[Reply]], path: tuple[Step, ...]
    ) -> SeenMessage | None:
        """Return the page at the end of a path, or None if it can't be reached any more."""
        try:
            reply = await opened()
            await self.answered(title, reply)
            for step in path:
                if reply.message is None or (page := self._now(reply.message)) is None:
                    return None
                if step not in offered(page, 99):
                    return None
                taken = await self._take(title, who, page, step)
                if taken is None or taken.modal is not None:
                    return None
                reply = taken
        except (ActionError, LookupError):
            return None
        return None if reply.message is None else self._now(reply.message)

    async def _take(self, title: str, who: str | int, page: SeenMessage, step: Step) -> Reply | None:
        try:
            for part in (*page.buttons, *page.selects):
                if part.custom_id is not None and kind_of(part.custom_id) == step.kind:
                    return await self._press(f"{title} {step.kind} {step.value}", who, page, part, step.value)
        except (ActionError, LookupError):
            return None
        return None

    async def _press(
        self, title: str, who: str | int, page: SeenMessage, part: Button | Select, value: str = ""
    ) -> Reply:
        if isinstance(part, Select):
            chosen = [value] if value else []
            reply = await self.playground.select(who, page, chosen, custom_id=part.custom_id)
        else:
            reply = await self.playground.click(who, page, custom_id=part.custom_id)
        await self.answered(title, reply)
        if reply.modal is not None:
            await self._submit(title, who, page, part, reply)
        return reply

    async def _submit(
        self, title: str, who: str | int, page: SeenMessage, part: Button | Select, opened: Reply
    ) -> None:
        """Submit a form with nonsense, and a second time as it was offered."""
        assert opened.modal is not None
        for name, values in (("wrong", nonsense(opened.modal)), ("as it is", {})):
            try:
                reply = await self.playground.submit(who, opened, values=values)
                await self.answered(f"{title} {name}", reply)
                if isinstance(part, Select):
                    return
                opened = await self.playground.click(who, page, custom_id=part.custom_id)
                await self.answered(title, opened)
            except (ActionError, LookupError):
                continue  # the form of Discord would not be sent like that
            if opened.modal is None:
                return


def offered(page: SeenMessage, values: int) -> Iterator[Step]:
    """Yield all buttons, and some values of all selects."""
    for button in page.buttons:
        if button.custom_id is not None and not button.disabled:
            yield Step(kind_of(button.custom_id), "")
    for select in page.selects:
        if select.kind == STRING_SELECT and not select.disabled:
            for value in list(select.options.values())[-values:]:
                yield Step(kind_of(select.custom_id), value)


def kind_of(custom_id: str) -> str:
    """Return a custom_id without the numbers of tables, users and versions."""
    return re.sub(r"\d{2,}|(?<=:)\d+", "N", custom_id)


def nonsense(form: Json) -> dict[str, str]:
    """Return values for all text inputs of a form that fit no question."""
    fields = [part for part in walk(form["components"]) if part["type"] == TEXT_INPUT]
    return {str(part["custom_id"]): WRONG * max(1, int(part.get("min_length") or 1) // 3) for part in fields}
