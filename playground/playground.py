"""The playground: a Discord stand-in on loopback, and methods to act as its users."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from playground.backend import Backend
from playground.client.actions import Actions, Answer, AnswerKind
from playground.client.page_server import PageServer
from playground.client.seen_message import SeenMessage
from playground.clock import Clock
from playground.errors import Json
from playground.faults import Faults
from playground.http.rest import API
from playground.http.server import Server
from playground.world.components import BUTTON, SELECTS
from playground.world.interactions import RESPONSE_SECONDS, Interaction
from playground.world.model import LOADING, Channel, Guild, Message, Person, Role, World
from playground.world.permissions import named
from playground.world.persistence import WorldStore

Who = str | int | Person
Where = str | int | Channel
Which = int | Message | SeenMessage


@dataclass
class Reply:
    """The bot's response to one user action."""

    playground: "Playground"
    interaction: Interaction
    kind: AnswerKind
    message: SeenMessage | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        """Whether the user saw "This interaction failed"."""
        return self.kind == "failed"

    @property
    def text(self) -> str:
        """The text of the response message, or an empty string."""
        return self.message.text if self.message else ""

    async def settled(self, seconds: float = 5.0) -> SeenMessage:
        """Wait until the "thinking ..." message has its content, and return it."""
        original = self.interaction.original
        if original is None:
            raise LookupError("this response has no message")
        await self.playground.until(lambda: not original.flags & LOADING, seconds)
        return self.playground.seen(original)

    async def follow_ups(self, count: int = 1, seconds: float = 5.0) -> list[SeenMessage]:
        """Wait for this many follow-ups and return them."""
        await self.playground.until(lambda: len(self.interaction.follow_ups) >= count, seconds)
        return [self.playground.seen(message) for message in self.interaction.follow_ups]


class Playground:
    """A running playground (`async with`). A bot connects to `api_base` and `gateway_url`.

    world             the initial world; by default four users, one guild, two channels
    data              SQLite file that keeps the world between runs
    port              0 picks a free port
    clock             pass one to skip time in tests
    openapi           Discord's official OpenAPI document, to check every request against
    real_buckets      use Discord's real rate limits
    privileged_intents  accept the members, presences and message content intents
    reaction_time     seconds before a user acts on a message that was just sent
    """

    def __init__(
        self,
        world: World | None = None,
        data: Path | None = None,
        *,
        port: int = 0,
        clock: Clock | None = None,
        openapi: Path | None = None,
        real_buckets: bool = False,
        privileged_intents: bool = False,
        reaction_time: float = 0.02,
    ) -> None:
        self.clock = clock or Clock()
        self._store = WorldStore(data) if data is not None else None
        stored = self._store.load(self.clock) if self._store else None
        self.world = stored or world or World.small(self.clock)
        self.world.ids.clock = self.clock
        self.backend = Backend(self.world, self.clock, openapi=openapi, reaction_time=reaction_time)
        self.backend.gateway.privileged_intents = privileged_intents
        self.backend.faults.real_buckets = real_buckets
        self.actions = Actions(self.backend)
        self.server = Server(self.backend)
        self.page_server = PageServer(self.backend, self.actions, self.server)
        self._port = port

    async def __aenter__(self) -> Self:
        if self._store is not None:
            self._store.start(self.world)
            self.backend.events.on_change.append(self._store.changed)
        await self.server.start(self._port)
        return self

    async def __aexit__(self, *_failure: object) -> None:
        await self.page_server.close()
        await self.server.stop()
        if self._store is not None:
            await self._store.close()

    # -- addresses ---------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The URL of the page, with its secret."""
        return f"http://127.0.0.1:{self.server.port}/{self.server.guard.capability}/"

    @property
    def api_base(self) -> str:
        """The base URL of the API, for `discord.http.Route.BASE`."""
        return f"http://127.0.0.1:{self.server.port}{API}"

    @property
    def gateway_url(self) -> str:
        """The gateway URL, for `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.backend.gateway.url

    @property
    def cdn_base(self) -> str:
        """The base URL of files, for `discord.asset.Asset.BASE`."""
        return self.backend.payloads.cdn

    @property
    def token(self) -> str:
        """The token of this playground."""
        return self.backend.tokens.issued

    @property
    def faults(self) -> Faults:
        """The injected faults."""
        return self.backend.faults

    @property
    def unknown_routes(self) -> list[str]:
        """Requests to routes that the playground lacks."""
        return self.backend.unknown_routes

    @property
    def refused_requests(self) -> list[str]:
        """Requests that broke one of Discord's limits."""
        return self.backend.checker.refused

    @property
    def dropped_fields(self) -> list[str]:
        """Fields that Discord accepts but silently ignores."""
        return self.backend.checker.dropped

    # -- user actions ------------------------------------------------------------------------

    async def slash(self, who: Who, where: Where, command: str, /, **options: Any) -> Reply:
        """Use a slash command: `slash("ben", "games", "play", game="one-shot")`."""
        answer = await self.actions.slash(self.world.person(who), self.world.find_channel(where), command, options)
        return self._reply(answer)

    async def autocomplete(self, who: Who, where: Where, command: str, focused: str, /, **options: Any) -> list[Json]:
        """Return the autocomplete choices for the focused option."""
        person, channel = self.world.person(who), self.world.find_channel(where)
        return (await self.actions.complete(person, channel, command, focused, options)).choices

    async def use_on(self, who: Who, where: Where, command: str, target: Person | Message | SeenMessage) -> Reply:
        """Use a context menu command on a user or a message."""
        person, channel = self.world.person(who), self.world.find_channel(where)
        used_on = self._message(target) if isinstance(target, SeenMessage) else target
        return self._reply(await self.actions.use_on(person, channel, command, used_on))

    async def click(self, who: Who, message: Which, *, label: str | None = None, custom_id: str | None = None) -> Reply:
        """Click a button."""
        target = self._message(message)
        part = self.seen(target).find(custom_id=custom_id, label=label, kinds=(BUTTON,))
        return self._reply(await self.actions.click(self.world.person(who), target, str(part["custom_id"])))

    async def select(
        self,
        who: Who,
        message: Which,
        values: str | Iterable[Any],
        *,
        label: str | None = None,
        custom_id: str | None = None,
    ) -> Reply:
        """Choose values in a select, by value or label; `label` is the select's placeholder."""
        target = self._message(message)
        part = self.seen(target).find(custom_id=custom_id, label=label, kinds=SELECTS)
        chosen = [values] if isinstance(values, str) else list(values)
        return self._reply(await self.actions.select(self.world.person(who), target, str(part["custom_id"]), chosen))

    async def submit(self, who: Who, opened: Reply, /, values: dict[str, Any] | None = None, **more: Any) -> Reply:
        """Submit the modal that an action opened; fields by custom_id or label."""
        filled = {**(values or {}), **more}
        return self._reply(await self.actions.submit(self.world.person(who), opened.interaction.id, filled))

    async def say(
        self,
        who: Who,
        where: Where,
        text: str,
        *,
        files: Iterable[tuple[str, bytes]] = (),
        reply_to: Which | None = None,
    ) -> SeenMessage:
        """Send a message."""
        answered = None if reply_to is None else self._message(reply_to)
        said = self.actions.say(self.world.person(who), self.world.find_channel(where), text, files, answered)
        return self.seen(said)

    def dismiss(self, who: Who, message: Which) -> None:
        """Dismiss an ephemeral message."""
        self.actions.dismiss(self.world.person(who), self._message(message))

    # -- messages ----------------------------------------------------------------------------

    def messages(self, where: Where, seen_by: Who | None = None) -> list[SeenMessage]:
        """Return the messages of a channel, oldest first; without a viewer only those visible to all."""
        channel = self.world.find_channel(where)
        if seen_by is None:
            found = [m for m in self.world.messages[channel.id].values() if not m.is_ephemeral]
        else:
            found = self.world.seen_by(channel, self.world.person(seen_by))
        return [self.seen(message) for message in found]

    def last(self, where: Where, seen_by: Who | None = None) -> SeenMessage:
        """Return the newest message of a channel. Raise LookupError if it is empty."""
        found = self.messages(where, seen_by)
        if not found:
            raise LookupError(f"there are no messages in {where!r}")
        return found[-1]

    def seen(self, message: Which) -> SeenMessage:
        """Return the current state of a message."""
        return SeenMessage(self.backend.payloads.message(self._message(message)))

    def _message(self, which: Which) -> Message:
        if isinstance(which, Message):
            return which
        found = self.world.find_message(which if isinstance(which, int) else which.id)
        if found is None:
            raise LookupError("the message was deleted")
        return found

    def _reply(self, answer: Answer) -> Reply:
        shown = self.seen(answer.message) if answer.message is not None else None
        return Reply(self, answer.interaction, answer.kind, shown, answer.modal, answer.choices)

    async def until(self, condition: Callable[[], bool], seconds: float = RESPONSE_SECONDS) -> None:
        """Wait until a condition holds, checking after every event. Raise TimeoutError."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not condition():
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError(f"the condition did not hold within {seconds} s")
            try:
                await asyncio.wait_for(self.backend.events.next_event(), min(left, 0.1))
            except TimeoutError:
                continue

    async def bot_online(self, seconds: float = 10.0) -> None:
        """Wait until the bot is connected."""
        await self.until(lambda: self.backend.gateway.online, seconds)

    # -- changing the world ------------------------------------------------------------------

    def add_person(self, handle: str, name: str | None = None, guild: Guild | None = None) -> Person:
        """Create a user in the guild (by default the first)."""
        person = self.world.add_person(handle, name)
        home = guild or next(iter(self.world.guilds.values()))
        self.world.join(home, person)
        self.backend.events.member(home, person)
        return person

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Create a channel in the guild (by default the first)."""
        channel = self.world.add_channel(guild or next(iter(self.world.guilds.values())), name)
        self.backend.events.channel("CHANNEL_CREATE", channel)
        return channel

    def add_guild(self, name: str, members: Iterable[Who] = (), *, with_bot: bool = True) -> Guild:
        """Create a guild, usually with the bot in it."""
        people = [self.world.person(who) for who in members]
        guild = self.world.add_guild(name, owner=people[0] if people else None, with_bot=with_bot)
        for person in people:
            self.world.join(guild, person)
        self.backend.events.guild(guild)
        return guild

    def add_role(self, name: str, permissions: int = 0, guild: Guild | None = None) -> Role:
        """Create a role in the guild (by default the first), above those that people made and below the bot's."""
        home = guild or next(iter(self.world.guilds.values()))
        made = [role for role in home.roles.values() if not role.of_bot]
        role = Role(self.world.ids.next(), name, permissions, position=len(made))
        home.roles[role.id] = role
        self.backend.events.role(home, role)
        for own in (role for role in home.roles.values() if role.of_bot):
            own.position = len(made) + 1
            self.backend.events.role(home, own, "GUILD_ROLE_UPDATE")
        return role

    def install(self, who: Who, *, installed: bool = True) -> None:
        """Install the bot's application for a user, or remove it."""
        person = self.world.person(who)
        person.has_app = installed
        self.backend.events.person(person)

    def forbid(self, where: Where, *permissions: str, who: Who | None = None) -> None:
        """Deny permissions to the bot (or a user) in one channel: `forbid("games", "send_messages")`."""
        self._allow(where, permissions, who, allowed=False)

    def allow(self, where: Where, *permissions: str, who: Who | None = None) -> None:
        """Allow permissions to the bot (or a user) in one channel."""
        self._allow(where, permissions, who, allowed=True)

    def _allow(self, where: Where, permissions: Iterable[str], who: Who | None, *, allowed: bool) -> None:
        person = self.world.bot if who is None else self.world.person(who)
        for permission in permissions:
            self.backend.set_allowed(self.world.find_channel(where), person, named(permission), allowed=allowed)

    def delete_message(self, message: Which) -> None:
        """Delete a message, as a moderator would."""
        deleted = self._message(message)
        self.backend.messages.delete(self.world.channels[deleted.channel_id], [deleted])

    def delete_channel(self, where: Where) -> None:
        """Delete a channel or thread, as a moderator would."""
        self.backend.remove_channel(self.world.find_channel(where))

    def archive(self, where: Where, *, locked: bool = False) -> None:
        """Archive a thread, as Discord does after a period without messages."""
        self.backend.threads.change(self.world.find_channel(where), {"archived": True, "locked": locked})

    async def drop_gateway(self, how: str = "abort", shard: int | None = None) -> int:
        """Break the bot's connections: `reconnect`, `close`, `goodbye`, `abort`, `invalid` or `resumable`."""
        return await self.backend.gateway.drop(how, shard)
