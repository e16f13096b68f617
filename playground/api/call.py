"""One API request, and the route table."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from playground.backend import Backend
from playground.errors import Json, api_error, invalid_form
from playground.world.attachments import Upload
from playground.world.model import Channel, Guild, Message, Person

Outcome = Json | list[Json] | None  # None becomes a 204
Handler = Callable[["Call"], Awaitable[Outcome]]


@dataclass
class Call:
    """An authenticated and validated request."""

    backend: Backend
    method: str
    path: str
    params: dict[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload] = field(default_factory=list)
    status: int = 200
    after: list[Callable[[], None]] = field(default_factory=list)  # run after the reply was sent or lost

    def snowflake(self, name: str) -> int:
        """Return an id from the path. Raise a form error if it is not a number."""
        text = self.params[name]
        if not text.isdigit():
            raise invalid_form(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    @property
    def bot(self) -> Person:
        """The author of every API request: the bot."""
        return self.backend.world.bot

    @property
    def channel(self) -> Channel:
        """The channel in the path."""
        return self.backend.world.channel(self.snowflake("channel_id"))

    @property
    def guild(self) -> Guild:
        """The guild in the path. Raises 50001 if the bot is not a member."""
        guild = self.backend.world.guild(self.snowflake("guild_id"))
        if self.bot.id not in guild.members:
            raise api_error(50001)
        return guild

    @property
    def message(self) -> Message:
        """The message in the path; ephemeral messages are not found."""
        return self.backend.messages.public_message(self.channel, self.snowflake("message_id"))

    def number(self, name: str, default: int, most: int) -> int:
        """Return a query parameter between 1 and `most`."""
        text = self.query.get(name, str(default))
        if not text.isdigit() or not 1 <= int(text) <= most:
            raise invalid_form(name, "NUMBER_TYPE_MAX", f"int value should be between 1 and {most}.")
        return int(text)

    def mark_sent(self, message: Message) -> None:
        """Note after the reply that the bot now knows the message, so that simulated users wait before clicking it."""
        self.after.append(lambda: self.backend.mark_sent(message.id))


@dataclass(frozen=True)
class Route:
    """A method, a path template and its handler."""

    method: str
    template: str
    handler: Handler
    needs_token: bool

    @cached_property
    def segments(self) -> tuple[str, ...]:
        """The segments of the path."""
        return tuple(self.template.strip("/").split("/"))


ROUTES: list[Route] = []


def route(method: str, template: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Register a handler. Literal path segments win over parameters, in any order of registration."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, needs_token))
        ROUTES.sort(key=lambda known: [part.startswith("{") for part in known.segments])
        return handler

    return register


def match(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """Return the route of a request and its path parameters, or None."""
    given = path.strip("/").split("/")
    for known in ROUTES:
        segments = known.segments
        if known.method != method or len(segments) != len(given):
            continue
        params: dict[str, str] = {}
        for expected, part in zip(segments, given, strict=True):
            if expected.startswith("{"):
                params[expected[1:-1]] = part
            elif expected != part:
                break
        else:
            return known, params
    return None
