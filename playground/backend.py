"""The services of one playground, wired together."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from playground.clock import Clock
from playground.faults import Faults
from playground.gateway.events import EventPublisher
from playground.gateway.server import Gateway
from playground.http.rate_limits import THREADS, Limit, RateLimits
from playground.http.request_checks import RequestChecker
from playground.safety import TokenCheck
from playground.world.commands import Commands
from playground.world.interactions import Interactions
from playground.world.messages import Messages
from playground.world.model import Channel, Guild, Overwrite, Person, World
from playground.world.payloads import Payloads
from playground.world.permissions import Permission, guild_permissions
from playground.world.scheduled_events import ScheduledEvents
from playground.world.threads import Threads


class Backend:
    """All services that the routes and the page use."""

    def __init__(self, world: World, clock: Clock, *, openapi: Path | None = None, reaction_time: float = 0.02) -> None:
        self.world = world
        self.clock = clock
        self.reaction_time = reaction_time
        self.tokens = TokenCheck()
        self.faults = Faults()
        self.payloads = Payloads(world)
        self.gateway = Gateway(world, self.payloads, self.faults, self.tokens)
        self.events = EventPublisher(world, self.payloads, self.gateway)
        self.messages = Messages(world, self.payloads, self.events, clock)
        self.threads = Threads(world, self.events, self.messages, clock)
        self.scheduled_events = ScheduledEvents(world, self.events, clock)
        self.commands = Commands(world, self.events)
        self.interactions = Interactions(self.gateway, self.messages, self.commands)
        self.rate_limits = RateLimits(clock)
        self.checker = RequestChecker(openapi)
        self.unknown_routes: list[str] = []
        self.in_flight = 0  # REST requests in progress
        self.invalid_requests = 0  # 401, 403 and 429: at 10,000 within 10 minutes Discord bans the IP address
        self._sent_at: dict[int | str, float] = {}
        self.on_reply: list[Callable[[str, str, int, bytes], None]] = []  # method, path, status, body

    def mark_sent(self, key: int | str) -> None:
        """Note that the bot was just sent this message or modal."""
        now = asyncio.get_running_loop().time()
        if len(self._sent_at) > 10_000:
            self._sent_at = {k: t for k, t in self._sent_at.items() if t > now - 1}
        self._sent_at[key] = now

    async def wait_reaction_time(self, key: int | str) -> None:
        """Wait as long as a quick user would: discord.py registers a view only after it has read the reply."""
        sent = self._sent_at.get(key)
        if sent is not None:
            wait = sent + self.reaction_time - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)

    def thread_limit(self) -> Limit | None:
        """Return the limit of new threads in a channel: the one that is set, or Discord's with its real limits."""
        if self.faults.thread_starts:
            return Limit(self.faults.thread_starts, self.faults.thread_seconds)
        return THREADS if self.faults.real_buckets else None

    def holds(self, guild: Guild, person: Person, permission: Permission) -> bool:
        """Whether a member's roles give a permission in a guild."""
        return permission in guild_permissions(self.world, guild.id, person.id)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in self.world.threads_of(channel.id):
            self.remove_channel(thread)
        for message in self.world.messages.pop(channel.id, {}).values():
            self.events.changed("message", message.id)
            for attachment in message.attachments:
                self.world.files.pop(attachment.id, None)
                self.events.changed("file", attachment.id)
        del self.world.channels[channel.id]
        self.events.channel("THREAD_DELETE" if channel.thread else "CHANNEL_DELETE", channel)

    def set_allowed(self, channel: Channel, person: Person, permissions: Permission, *, allowed: bool) -> None:
        """Allow or deny permissions to a member in one channel, with a member overwrite."""
        target = self.world.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
        own = next((o for o in target.overwrites if o.target == person.id), None)
        if own is None:
            own = Overwrite(person.id, 1)
            target.overwrites.append(own)
        bits = int(permissions)
        own.deny = own.deny & ~bits if allowed else own.deny | bits
        own.allow = own.allow | bits if allowed else own.allow & ~bits
        self.events.channel("CHANNEL_UPDATE", target)
