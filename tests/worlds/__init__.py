"""Simulated Discords that the real bot plays in. A test speaks to a `World` and does not know which one it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

Component = dict[str, Any]


@dataclass(frozen=True)
class Message:
    """A message as a person sees it."""

    id: int
    parts: tuple[Component, ...]
    content: str = ""
    ephemeral: bool = False
    pictures: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Everything it says, from top to bottom."""
        texts = [part["content"] for part in walk(self.parts) if part["type"] == 10]
        return "\n".join([self.content, *texts]).strip()

    @property
    def labels(self) -> list[str]:
        """The enabled buttons, except for Menu and Details, which every game has."""
        buttons = [part for part in walk(self.parts) if part["type"] == 2 and not part.get("disabled")]
        return [part["label"] for part in buttons if not part.get("custom_id", "").startswith(("t:", "details:"))]

    def button(self, label: str) -> str:
        """The custom_id of a button; a label may be cut short."""
        for part in walk(self.parts):
            if part["type"] == 2 and part["label"].startswith(label) and not part.get("disabled"):
                return str(part["custom_id"])
        raise AssertionError(f"no button {label!r} among {self.labels}")

    def select(self, custom_id: str) -> Component:
        """The select whose custom_id ends like this."""
        return next(part for part in walk(self.parts) if part["type"] == 3 and part["custom_id"].endswith(custom_id))


@dataclass
class Answer:
    """The reply to a command or a click."""

    acknowledged: bool
    message: Message | None = None  # what was said or updated
    whispers: list[Message] = field(default_factory=list)  # follow-ups
    form: Component | None = None  # a form that opened

    @property
    def form_value(self) -> str:
        """The default text of the modal's field."""
        assert self.form is not None
        return next(str(part["value"]) for part in walk(self.form["components"]) if part["type"] == 4)

    @property
    def whisper(self) -> str:
        """The text of the ephemeral reply."""
        heard = [message for message in [self.message, *self.whispers] if message is not None and message.ephemeral]
        return "\n".join(message.text for message in heard)


class World(ABC):
    """A server with channels and people, and the bot in it."""

    @abstractmethod
    def invite(self, name: str) -> Any:
        """One more person."""

    @abstractmethod
    async def add_server(self, channel: str) -> int:
        """Another server with the bot, the same people and one channel, which names it; returns its id."""

    @abstractmethod
    async def leap(self, seconds: float) -> None:
        """The bot's clock jumps forward."""

    @abstractmethod
    async def slash(self, who: str, command: str, channel: str = "games", **options: Any) -> Answer:
        """Type a command."""

    @abstractmethod
    async def press_id(self, who: str, message: Message, custom_id: str, channel: str = "games") -> Answer:
        """Press the button with this custom_id, on this message as it was when it was looked at."""

    @abstractmethod
    async def choose(self, who: str, message: Message, custom_id: str, value: str, channel: str = "games") -> Answer:
        """Choose in a select."""

    @abstractmethod
    async def submit(self, who: str, form: Answer, text: str, **more: str) -> Answer:
        """Type into an open modal, and submit it; more fields by their names."""

    @abstractmethod
    def private(self, who: str, channel: str = "games") -> list[Message]:
        """The messages that only this person sees, oldest first."""

    @abstractmethod
    async def say(self, who: str, text: str, channel: str = "games") -> None:
        """Chat."""

    @abstractmethod
    def messages(self, channel: str = "games") -> list[Message]:
        """The messages everybody sees, oldest first."""

    @abstractmethod
    async def restart(self) -> None:
        """The bot dies without a word and comes back."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Time passes."""

    def table(self, channel: str = "games") -> Message:
        """The newest message of the bot that everybody sees."""
        return [message for message in self.messages(channel) if message.parts][-1]

    async def press(self, who: str, label: str, channel: str = "games", on: Message | None = None) -> Answer:
        """Press a button of the table, or of another message."""
        message = on or self.table(channel)
        return await self.press_id(who, message, message.button(label), channel)

    async def forge(self, who: str, message: Message, custom_id: str, channel: str = "games") -> Answer:
        """Press a button that the message does not have, as one of an older version or of a forged request."""
        return await self.press_id(who, forged(message, custom_id), custom_id, channel)

    async def press_more(self, who: str, label: str, channel: str = "games") -> Answer:
        """Open More in the lobby, and press a button there."""
        more = (await self.press(who, "More", channel)).message
        assert more is not None
        return await self.press(who, label, channel, on=more)

    async def write(self, who: str, message: Message, label: str, text: str, **more: str) -> Answer:
        """Click a button that opens a modal, type and submit it; return the reply if no modal opened."""
        opened = await self.press_id(who, message, message.button(label))
        return await self.submit(who, opened, text, **more) if opened.form else opened


def forged(message: Message, custom_id: str) -> Message:
    """The message with only a button that it does not have."""
    button = {"type": 2, "style": 2, "id": 2, "label": "x", "custom_id": custom_id}
    return replace(message, parts=({"type": 1, "id": 1, "components": [button]},))


def walk(parts: Any) -> Iterator[Component]:
    """Every part, nested ones too."""
    for part in parts:
        yield part
        yield from walk(part.get("components", ()))
        for inner in ("accessory", "component"):
            if inner in part:
                yield from walk([part[inner]])
