"""One request to the API, and the table of the routes that are known."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from playground.attachments import Upload
from playground.backend import Backend
from playground.errors import Json, bad_form, refused
from playground.world import Channel, Guild, Message, Person

Outcome = Json | list[Json] | None  # None is answered with 204
Handler = Callable[["Call"], Awaitable[Outcome]]


@dataclass
class Call:
    """A request that has passed every check that does not need the world."""

    backend: Backend
    method: str
    path: str
    params: dict[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload] = field(default_factory=list)
    status: int = 200
    after: list[Callable[[], None]] = field(default_factory=list)  # run when the reply is on the wire, or lost

    def snowflake(self, name: str) -> int:
        """An id of the path; Discord refuses what is no number."""
        text = self.params[name]
        if not text.isdigit():
            raise bad_form(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    @property
    def bot(self) -> Person:
        """Who asks: always the bot."""
        return self.backend.world.bot

    @property
    def channel(self) -> Channel:
        """The channel of the path."""
        return self.backend.world.channel(self.snowflake("channel_id"))

    @property
    def guild(self) -> Guild:
        """The guild of the path, which the bot must be in."""
        guild = self.backend.world.guild(self.snowflake("guild_id"))
        if self.bot.id not in guild.members:
            raise refused(50001)
        return guild

    @property
    def message(self) -> Message:
        """The message of the path, by the channel's routes."""
        return self.backend.messages.reachable(self.channel, self.snowflake("message_id"))

    def number(self, name: str, default: int, most: int) -> int:
        """A number of the query between 1 and `most`."""
        text = self.query.get(name, str(default))
        if not text.isdigit() or not 1 <= int(text) <= most:
            raise bad_form(name, "NUMBER_TYPE_MAX", f"int value should be between 1 and {most}.")
        return int(text)

    def settle(self, message: Message) -> None:
        """Nobody clicks a message before the bot has read the reply that tells of it."""
        self.after.append(lambda: self.backend.settle(message.id))


@dataclass(frozen=True)
class Route:
    """A method, a path with names in it, and who answers."""

    method: str
    template: str
    handler: Handler
    needs_token: bool

    @cached_property
    def segments(self) -> tuple[str, ...]:
        """The parts of the path."""
        return tuple(self.template.strip("/").split("/"))


ROUTES: list[Route] = []


def route(method: str, template: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Register a handler; literal parts of a path win over names, in whatever order they are registered."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, needs_token))
        ROUTES.sort(key=lambda known: [part.startswith("{") for part in known.segments])
        return handler

    return register


def match(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route of a request and the values of its names."""
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
