"""What goes wrong in a simulation: each seed has some kinds of trouble, at random moments and for random times."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from playground.playground import Playground
from playground.world.model import Channel
from tests.simulation.machine import Machine
from tests.simulation.people import NAMES, ORGANISER, People

KINDS_OF_A_SEED = (1, 5)  # at least and at most
STORM_CHANGES = 60  # of a table in a channel that the bot may not see
LONGEST_JUMP = 3600.0


class Trouble:
    """Makes trouble, and ends it."""

    def __init__(
        self,
        machine: Machine,
        playground: Playground,
        people: People,
        rng: Random,
        only: Sequence[str] | None = None,
    ) -> None:
        """`only` are the kinds of trouble, if they are not to be chosen by the seed."""
        self.machine, self.playground, self.people, self.rng = machine, playground, people, rng
        self.lasting: list[Callable[[], None]] = []  # what ends each trouble that lasts
        self.left: list[str] = []  # people who are on the server no more
        kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "crash": self.crash,
            "crashes": self.crash_twice,
            "gateway": self.drop_gateway,
            "events": self.shuffle_events,
            "rate limit": self.rate_limit,
            "errors": self.errors,
            "lost replies": self.lose_replies,
            "forbidden": self.forbid,
            "storm": self.storm,
            "slow": self.slow_down,
            "deleted message": self.delete_message,
            "deleted channel": self.delete_channel,
            "deleted thread": self.delete_thread,
            "archived thread": self.archive_thread,
            "member leaves": self.member_leaves,
            "bot leaves": self.bot_leaves,
            "disk full": self.fill_disk,
            "locked": self.lock_database,
            "lost commits": self.lose_commits,
            "unreadable": self.fail_reading,
            "slow disk": self.slow_disk,
            "clock": self.jump,
            "chat": self.chat,
            "night": self.sleep_long,
        }
        least, most = KINDS_OF_A_SEED
        self.kinds = list(only) if only else rng.sample(sorted(kinds), rng.randint(least, most))
        self._make = [kinds[kind] for kind in self.kinds]

    async def make(self) -> None:
        """Make some trouble of the seed's kinds."""
        make = self.rng.choice(self._make)
        self.machine.note(f"trouble: {make.__name__}")
        await make()

    def end_one(self) -> None:
        """End the trouble that has lasted longest."""
        if self.lasting:
            self.lasting.pop(0)()

    async def end(self) -> None:
        """End all trouble."""
        self.machine.note("no more trouble")
        while self.lasting:
            self.lasting.pop(0)()
        self.playground.faults.clear()

    # --- the bot's process

    async def crash(self) -> None:
        """The process is killed, and perhaps nobody clicks until it is back."""
        await self.machine.crash()
        if self.rng.random() < 0.5:
            await self.machine.until_up()

    async def crash_twice(self) -> None:
        """The process is killed, and again while it starts."""
        await self.machine.crash()
        await asyncio.sleep(5.0 + self.rng.uniform(0.0, 3.0))
        await self.machine.crash()

    # --- the gateway

    async def drop_gateway(self) -> None:
        """The connection breaks; what happens meanwhile is sent again, or is lost."""
        if self.rng.random() < 0.4:
            self.playground.faults.refuse_resumes += 1
        how = self.rng.choice(("abort", "reconnect", "close", "goodbye", "invalid", "resumable"))
        await self.playground.drop_gateway(how)

    async def shuffle_events(self) -> None:
        """Events come twice, and late."""
        for _ in range(self.rng.randint(1, 3)):
            self.playground.faults.duplicate(self.rng.choice(("INTERACTION_CREATE", "MESSAGE_DELETE")))
            self.playground.faults.reorder()

    # --- requests

    async def rate_limit(self) -> None:
        """Requests of one kind are told to wait, some for minutes."""
        seconds = self.rng.choice((2.0, 30.0, 180.0))
        self._fail(429, self.rng.randint(1, 4), retry_after=seconds)

    async def errors(self) -> None:
        """Discord fails, or breaks the connection."""
        self._fail(self.rng.choice((500, 502, 503, 0)), self.rng.randint(1, 8))

    async def lose_replies(self) -> None:
        """Requests take effect, but their reply is lost."""
        self._fail(self.rng.choice((500, 503, 0)), self.rng.randint(1, 4), applied=True)

    def _fail(self, status: int, times: int, **how: float | bool) -> None:
        method, path = self.rng.choice(
            (
                ("PATCH", "/channels/"),
                ("POST", "/channels/"),
                ("DELETE", "/channels/"),
                ("POST", "/interactions/"),
                ("PATCH", "/webhooks/"),
                ("POST", "/webhooks/"),
                (None, "/channels/"),
                (None, ""),
            )
        )
        self.playground.faults.fail(status, times=times, method=method, path=path, **how)

    async def forbid(self) -> None:
        """The bot loses permissions in a channel, for some time."""
        channel = self._channel()
        if channel is None:
            return
        lost = self.rng.choice(
            (("send_messages",), ("view_channel",), ("attach_files",), ("send_messages", "send_messages_in_threads"))
        )
        self.playground.forbid(channel, *lost)

        def allow() -> None:
            if channel.id in self.playground.world.channels:
                self.playground.allow(channel, *lost)

        self.lasting.append(allow)

    async def storm(self) -> None:
        """The bot may no longer see a channel with a table, where people write a lot and do not stop clicking."""
        tables = [one for one in self.people.games if one in self.playground.world.channels]
        if not tables or self.lasting:
            return
        channel = self.playground.world.channels[self.rng.choice(tables)]
        self.playground.forbid(channel, "view_channel")

        def allow() -> None:
            if channel.id in self.playground.world.channels:
                self.playground.allow(channel, "view_channel")

        self.lasting.append(allow)
        bot = self.machine.bot
        table = await bot.store.live_table(channel.id) if bot is not None else None
        for _ in range(STORM_CHANGES):
            if bot is None or table is None or self.machine.bot is not bot:
                return
            bot.table_messages.table_changed(table)
            await asyncio.sleep(2.0)

    async def slow_down(self) -> None:
        """Every request takes long, for some time."""
        network = self.machine.network
        network.slow = self.rng.choice((0.5, 2.0, 8.0))
        self.lasting.append(lambda: setattr(network, "slow", 0.0))

    # --- what people and moderators do

    def _channel(self) -> Channel | None:
        known = self.playground.world.channels
        channels = [known[one] for one in (*self.people.games, *self.people.cups) if one in known]
        return self.rng.choice(channels) if channels else None

    async def delete_message(self) -> None:
        """A moderator deletes a message of the bot."""
        channel = self._channel()
        if channel is None:
            return
        messages = [one for one in self.playground.world.messages[channel.id].values() if not one.is_ephemeral]
        if messages:
            self.machine.deleted_messages[channel.id] += 1
            self.playground.delete_message(messages[-1] if self.rng.random() < 0.8 else self.rng.choice(messages))

    async def delete_channel(self) -> None:
        """A channel is deleted; one is kept."""
        channel = self._channel()
        if channel is not None and len(self.people.games) > 1 and self.rng.random() < 0.5:
            self.playground.delete_channel(channel)

    async def delete_thread(self) -> None:
        """A thread of a tournament is deleted."""
        if threads := self._threads():
            self.playground.delete_channel(self.rng.choice(threads))

    async def archive_thread(self) -> None:
        """A thread of a tournament is archived."""
        if threads := self._threads():
            self.playground.archive(self.rng.choice(threads))

    def _threads(self) -> list[Channel]:
        known = self.playground.world.channels
        return [thread for cup in self.people.cups if cup in known for thread in self.playground.world.threads_of(cup)]

    async def member_leaves(self) -> None:
        """Somebody leaves the server, and comes back later."""
        world = self.playground.world
        guild = next(iter(world.guilds.values()))
        staying = [name for name in NAMES if name != ORGANISER and name not in self.left]
        if len(staying) < 3:
            return
        name = self.rng.choice(staying)
        person = world.person(name)
        membership = guild.members.pop(person.id)
        self.left.append(name)

        def come_back() -> None:
            guild.members[person.id] = membership
            self.left.remove(name)

        self.lasting.append(come_back)

    async def bot_leaves(self) -> None:
        """The bot is removed from the server, and invited again later."""
        world = self.playground.world
        guild = next(iter(world.guilds.values()))
        if world.bot.id not in guild.members:
            return
        self.playground.backend.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
        membership = guild.members.pop(world.bot.id)

        def invite() -> None:
            guild.members[world.bot.id] = membership
            self.playground.backend.events.guild(guild)

        self.lasting.append(invite)

    async def chat(self) -> None:
        """People talk, so that the table's message moves out of sight."""
        channel = self._channel()
        if channel is not None:
            for _ in range(self.rng.randint(3, 12)):
                await self.playground.say(
                    self.rng.choice([one for one in NAMES if one not in self.left]), channel, "hm"
                )

    async def sleep_long(self) -> None:
        """Nobody does anything for long."""
        await asyncio.sleep(self.rng.choice((60.0, 700.0, 4000.0)))

    # --- the disk and the clock

    async def fill_disk(self) -> None:
        """Nothing can be written, for some time."""
        self.machine.disk.full = True
        self.lasting.append(lambda: setattr(self.machine.disk, "full", False))

    async def lock_database(self) -> None:
        """Another program locks the database, for some time."""
        self.machine.disk.locked = True
        self.lasting.append(lambda: setattr(self.machine.disk, "locked", False))

    async def lose_commits(self) -> None:
        """Commits take effect, but fail."""
        self.machine.disk.lost_commits += self.rng.randint(1, 3)
        self.lasting.append(lambda: setattr(self.machine.disk, "lost_commits", 0))

    async def fail_reading(self) -> None:
        """The disk fails a few times."""
        self.machine.disk.unreadable += self.rng.randint(1, 4)
        self.lasting.append(lambda: setattr(self.machine.disk, "unreadable", 0))

    async def slow_disk(self) -> None:
        """Every call of the database takes long, for some time."""
        self.machine.disk.slow = self.rng.choice((0.3, 2.0))
        self.lasting.append(lambda: setattr(self.machine.disk, "slow", 0.0))

    async def jump(self) -> None:
        """The machine's clock is set forward or back."""
        self.machine.skew += self.rng.choice((-1.0, 1.0)) * self.rng.choice((2.0, 300.0, LONGEST_JUMP))
