"""The parts of one playground, put together."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from playground.announcer import Announcer
from playground.buckets import Buckets
from playground.checking import Checker
from playground.clock import Clock
from playground.commands import Commands
from playground.faults import Faults
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.messages import Messages
from playground.permissions import Permission, guild_permissions
from playground.safety import TokenCheck
from playground.shapes import Shapes
from playground.threads import Threads
from playground.world import Channel, Guild, Overwrite, Person, World


class Backend:
    """Everything behind the routes and the page."""

    def __init__(self, world: World, clock: Clock, *, openapi: Path | None = None, reaction_time: float = 0.02) -> None:
        self.world = world
        self.clock = clock
        self.reaction_time = reaction_time
        self.tokens = TokenCheck()
        self.faults = Faults()
        self.shapes = Shapes(world)
        self.gateway = Gateway(world, self.shapes, self.faults, self.tokens)
        self.announcer = Announcer(world, self.shapes, self.gateway)
        self.messages = Messages(world, self.shapes, self.announcer, clock)
        self.threads = Threads(world, self.announcer, self.messages, clock)
        self.commands = Commands(world, self.announcer)
        self.interactions = Interactions(world, self.shapes, self.gateway, self.messages, clock)
        self.buckets = Buckets(clock)
        self.checker = Checker(openapi)
        self.unknown_routes: list[str] = []
        self.in_flight = 0  # REST requests that are being answered
        self.invalid_requests = 0  # 401, 403 and 429: at 10 000 within 10 minutes Discord bans an address
        self._settled: dict[int | str, float] = {}
        self.on_reply: list[Callable[[str, str, int, bytes], None]] = []  # method, path, status, body

    def settle(self, key: int | str) -> None:
        """The bot was just told of this message or modal."""
        now = asyncio.get_running_loop().time()
        if len(self._settled) > 10_000:
            self._settled = {k: t for k, t in self._settled.items() if t > now - 1}
        self._settled[key] = now

    async def react(self, key: int | str) -> None:
        """Take as long as a quick person: discord.py registers a view only after it has read the reply."""
        told = self._settled.get(key)
        if told is not None:
            wait = told + self.reaction_time - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)

    def holds(self, guild: Guild, person: Person, permission: Permission) -> bool:
        """Whether somebody's roles give a permission in a guild."""
        return permission in guild_permissions(self.world, guild.id, person.id)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in self.world.threads_of(channel.id):
            self.remove_channel(thread)
        for message in self.world.messages.pop(channel.id, {}).values():
            self.announcer.keep("message", message.id)
            for attachment in message.attachments:
                self.world.files.pop(attachment.id, None)
                self.announcer.keep("file", attachment.id)
        del self.world.channels[channel.id]
        self.announcer.channel("THREAD_DELETE" if channel.thread else "CHANNEL_DELETE", channel)

    def set_allowed(self, channel: Channel, person: Person, permissions: Permission, *, allowed: bool) -> None:
        """Allow or forbid somebody something in one channel by an overwrite of their own."""
        place = self.world.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
        own = next((o for o in place.overwrites if o.target == person.id), None)
        if own is None:
            own = Overwrite(person.id, 1)
            place.overwrites.append(own)
        bits = int(permissions)
        own.deny = own.deny & ~bits if allowed else own.deny | bits
        own.allow = own.allow | bits if allowed else own.allow & ~bits
        self.announcer.channel("CHANNEL_UPDATE", place)
