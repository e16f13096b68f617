"""The playground: a Discord of one's own on loopback, and a driver to act as its people."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from playground.acts import Acts, Answer, AnswerKind
from playground.backend import Backend
from playground.clock import Clock
from playground.components import BUTTON, SELECTS
from playground.errors import Json
from playground.faults import Faults
from playground.interactions import TO_ACKNOWLEDGE, Interaction
from playground.keeper import Keeper
from playground.live import Live
from playground.permissions import named
from playground.seeing import SeenMessage
from playground.server import API, Server
from playground.world import LOADING, Channel, Guild, Message, Person, World

Who = str | int | Person
Where = str | int | Channel
Which = int | Message | SeenMessage


@dataclass
class Reply:
    """How the bot answered one act of one person."""

    ground: "Playground"
    interaction: Interaction
    kind: AnswerKind
    message: SeenMessage | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        """Whether the person read "This interaction failed"."""
        return self.kind == "failed"

    @property
    def text(self) -> str:
        """The text of the message that answers, empty if there is none."""
        return self.message.text if self.message else ""

    async def settled(self, seconds: float = 5.0) -> SeenMessage:
        """Wait until "thinking ..." has become a message."""
        original = self.interaction.original
        if original is None:
            raise LookupError("this answer has no message")
        await self.ground.until(lambda: not original.flags & LOADING, seconds)
        return self.ground.seen(original)

    async def follow_ups(self, count: int = 1, seconds: float = 5.0) -> list[SeenMessage]:
        """Wait for that many further messages."""
        await self.ground.until(lambda: len(self.interaction.follow_ups) >= count, seconds)
        return [self.ground.seen(message) for message in self.interaction.follow_ups]


class Playground:
    """Starts with `async with`; then `api_base` and `gateway_url` are where a bot connects.

    world             who is there; by default four people, one guild, two channels
    data              a file that keeps the world between runs
    port              0 takes a free one
    clock             pass one to move time forward in tests
    openapi           Discord's official OpenAPI document, to check every request against
    real_buckets      rate limits as narrow as Discord's
    privileged_intents  accept the members, presences and message content intents
    reaction_time     how soon, in seconds, a person acts on what the bot was just told about
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
        self._keeper = Keeper(data) if data is not None else None
        kept = self._keeper.load(self.clock) if self._keeper else None
        self.world = kept or world or World.small(self.clock)
        self.world.ids.clock = self.clock
        self.backend = Backend(self.world, self.clock, openapi=openapi, reaction_time=reaction_time)
        self.backend.gateway.privileged_intents = privileged_intents
        self.backend.faults.real_buckets = real_buckets
        self.acts = Acts(self.backend)
        self._server = Server(self.backend)
        self._live = Live(self.backend, self.acts, self._server)
        self._port = port

    async def __aenter__(self) -> Self:
        if self._keeper is not None:
            self._keeper.start(self.world)
            self.backend.announcer.keep = self._keeper.changed
        await self._server.start(self._port)
        return self

    async def __aexit__(self, *_failure: object) -> None:
        await self._live.close()
        await self._server.stop()
        if self._keeper is not None:
            await self._keeper.close()

    # -- where it is -------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """The page, with the secret that opens it."""
        return f"http://127.0.0.1:{self._server.port}/{self._server.door.capability}/"

    @property
    def api_base(self) -> str:
        """For `discord.http.Route.BASE`."""
        return f"http://127.0.0.1:{self._server.port}{API}"

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.backend.gateway.url

    @property
    def cdn_base(self) -> str:
        """For `discord.asset.Asset.BASE`."""
        return self.backend.shapes.cdn

    @property
    def token(self) -> str:
        """The made-up token with which the bot logs in here."""
        return self.backend.tokens.issued

    @property
    def faults(self) -> Faults:
        """What goes wrong at the moment."""
        return self.backend.faults

    @property
    def unknown_routes(self) -> list[str]:
        """Requests to routes that the playground does not have."""
        return self.backend.unknown_routes

    @property
    def refused_requests(self) -> list[str]:
        """Requests that broke one of Discord's limits."""
        return self.backend.checker.refused

    @property
    def dropped_fields(self) -> list[str]:
        """Fields that Discord takes but silently ignores."""
        return self.backend.checker.dropped

    # -- acting as people --------------------------------------------------------------------

    async def slash(self, who: Who, where: Where, command: str, /, **options: Any) -> Reply:
        """Use a slash command: `slash("ben", "games", "play", game="one-shot")`."""
        answer = await self.acts.slash(self.world.person(who), self.world.place(where), command, options)
        return self._reply(answer)

    async def autocomplete(self, who: Who, where: Where, command: str, focused: str, /, **options: Any) -> list[Json]:
        """The choices the bot offers for the option that is being typed."""
        person, channel = self.world.person(who), self.world.place(where)
        return (await self.acts.complete(person, channel, command, focused, options)).choices

    async def use_on(self, who: Who, where: Where, command: str, target: Person | Message | SeenMessage) -> Reply:
        """Use a context menu command on a person or a message."""
        aim = self._message(target) if isinstance(target, SeenMessage) else target
        return self._reply(await self.acts.use_on(self.world.person(who), self.world.place(where), command, aim))

    async def click(self, who: Who, message: Which, *, label: str | None = None, custom_id: str | None = None) -> Reply:
        """Press a button."""
        target = self._message(message)
        part = self.seen(target).find(custom_id=custom_id, label=label, kinds=(BUTTON,))
        return self._reply(await self.acts.press(self.world.person(who), target, str(part["custom_id"])))

    async def select(
        self,
        who: Who,
        message: Which,
        values: str | Iterable[Any],
        *,
        label: str | None = None,
        custom_id: str | None = None,
    ) -> Reply:
        """Choose in a select, by value or label; `label` is the placeholder."""
        target = self._message(message)
        part = self.seen(target).find(custom_id=custom_id, label=label, kinds=SELECTS)
        chosen = [values] if isinstance(values, str) else list(values)
        return self._reply(await self.acts.choose(self.world.person(who), target, str(part["custom_id"]), chosen))

    async def submit(self, who: Who, opened: Reply, /, values: dict[str, Any] | None = None, **more: Any) -> Reply:
        """Send the modal that an act has opened; fields by custom_id or label."""
        filled = {**(values or {}), **more}
        return self._reply(await self.acts.submit(self.world.person(who), opened.interaction.id, filled))

    async def say(
        self,
        who: Who,
        where: Where,
        text: str,
        *,
        files: Iterable[tuple[str, bytes]] = (),
        reply_to: Which | None = None,
    ) -> SeenMessage:
        """Write a message."""
        answered = None if reply_to is None else self._message(reply_to)
        said = self.acts.say(self.world.person(who), self.world.place(where), text, files, answered)
        return self.seen(said)

    def dismiss(self, who: Who, message: Which) -> None:
        """Put an ephemeral message away."""
        self.acts.dismiss(self.world.person(who), self._message(message))

    # -- looking -----------------------------------------------------------------------------

    def messages(self, where: Where, seen_by: Who | None = None) -> list[SeenMessage]:
        """The messages of a channel, oldest first; without a viewer those that all see."""
        channel = self.world.place(where)
        if seen_by is None:
            found = [m for m in self.world.messages[channel.id].values() if not m.is_ephemeral]
        else:
            found = self.world.seen_by(channel, self.world.person(seen_by))
        return [self.seen(message) for message in found]

    def last(self, where: Where, seen_by: Who | None = None) -> SeenMessage:
        """The newest message of a channel."""
        found = self.messages(where, seen_by)
        if not found:
            raise LookupError(f"nobody has said anything in {where!r}")
        return found[-1]

    def seen(self, message: Which) -> SeenMessage:
        """A message as it stands now."""
        return SeenMessage(self.backend.shapes.message(self._message(message)))

    def _message(self, which: Which) -> Message:
        if isinstance(which, Message):
            return which
        found = self.world.find_message(which if isinstance(which, int) else which.id)
        if found is None:
            raise LookupError("the message is gone")
        return found

    def _reply(self, answer: Answer) -> Reply:
        shown = self.seen(answer.message) if answer.message is not None else None
        return Reply(self, answer.interaction, answer.kind, shown, answer.modal, answer.choices)

    async def until(self, happened: Callable[[], bool], seconds: float = TO_ACKNOWLEDGE) -> None:
        """Wait until something is so; it is looked at again at every change of the world."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not happened():
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError(f"nothing of the kind happened within {seconds} s")
            try:
                await asyncio.wait_for(self.backend.announcer.change(), min(left, 0.1))
            except TimeoutError:
                continue

    async def bot_online(self, seconds: float = 10.0) -> None:
        """Wait until the bot is connected."""
        await self.until(lambda: self.backend.gateway.online, seconds)

    # -- changing the world ------------------------------------------------------------------

    def add_person(self, handle: str, name: str | None = None, guild: Guild | None = None) -> Person:
        """Somebody new, who joins the guild (by default the first)."""
        person = self.world.add_person(handle, name)
        home = guild or next(iter(self.world.guilds.values()))
        self.world.join(home, person)
        self.backend.announcer.member(home, person)
        return person

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A new channel in the guild (by default the first)."""
        channel = self.world.add_channel(guild or next(iter(self.world.guilds.values())), name)
        self.backend.announcer.channel("CHANNEL_CREATE", channel)
        return channel

    def add_guild(self, name: str, members: Iterable[Who] = ()) -> Guild:
        """A new guild that the bot joins now."""
        people = [self.world.person(who) for who in members]
        guild = self.world.add_guild(name, owner=people[0] if people else None)
        for person in people:
            self.world.join(guild, person)
        self.backend.announcer.guild(guild)
        return guild

    def forbid(self, where: Where, *permissions: str, who: Who | None = None) -> None:
        """Take permissions from the bot (or somebody) in one channel: `forbid("games", "send_messages")`."""
        self._allow(where, permissions, who, allowed=False)

    def allow(self, where: Where, *permissions: str, who: Who | None = None) -> None:
        """Give permissions to the bot (or somebody) in one channel."""
        self._allow(where, permissions, who, allowed=True)

    def _allow(self, where: Where, permissions: Iterable[str], who: Who | None, *, allowed: bool) -> None:
        person = self.world.bot if who is None else self.world.person(who)
        for permission in permissions:
            self.backend.set_allowed(self.world.place(where), person, named(permission), allowed=allowed)

    def delete_message(self, message: Which) -> None:
        """A moderator deletes a message."""
        gone = self._message(message)
        self.backend.messages.delete(self.world.channels[gone.channel_id], [gone])

    def delete_channel(self, where: Where) -> None:
        """A moderator deletes a channel or thread."""
        self.backend.remove_channel(self.world.place(where))

    def archive(self, where: Where, *, locked: bool = False) -> None:
        """A thread is archived, as Discord does after a while without messages."""
        self.backend.threads.change(self.world.place(where), {"archived": True, "locked": locked})

    async def drop_gateway(self, how: str = "abort", shard: int | None = None) -> int:
        """Break the bot's connections: `reconnect`, `close`, `goodbye`, `abort`, `invalid` or `resumable`."""
        return await self.backend.gateway.drop(how, shard)
