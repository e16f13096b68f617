"""A world on loopback: the playground serves REST and gateway, and the bot connects to it as it would to Discord."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import discord

from bot.app import Onetable
from bot.ops.metrics import Metrics
from bot.runner import point_discord_at
from bot.settings import Timings
from bot.store.sqlite.store import SqliteStore
from playground.client.seen_message import SeenMessage
from playground.playground import Playground, Reply
from playground.world.model import Person
from playground.world.model import World as DiscordWorld
from tests.worlds import Answer, Message, World
from tests.worlds.quick import held_timings
from tests.worlds.simulated import DOCUMENT, SETTINGS


class PlaygroundWorld(World):
    """Four people and two channels, as in the simulated world."""

    playground: Playground
    bot: Onetable
    store: SqliteStore

    def __init__(self, folder: Path) -> None:
        self.database = folder / "onetable.db"
        self.timings = held_timings(token_window=Timings().token_window)
        self.forms: dict[int, Reply] = {}
        self._ahead = 0.0  # of the real clock

    @classmethod
    async def begin(cls, folder: Path) -> PlaygroundWorld:
        world = cls(folder)
        discord_world = DiscordWorld(bot_name="Onetable")
        players = [discord_world.add_person(name, name) for name in ("ana", "ben", "cy", "dee")]
        world.make_places(discord_world, players)
        openapi = DOCUMENT if DOCUMENT.exists() else None
        # no reaction time: people of this world wait until the bot has shown everything
        world.playground = await Playground(discord_world, openapi=openapi, reaction_time=0.0).__aenter__()
        point_discord_at(world.playground)
        await world._start()
        return world

    def make_places(self, discord_world: DiscordWorld, players: list[Person]) -> None:
        """Make the channels."""
        guild = discord_world.add_guild("The Table", owner=players[0])
        for person in players:
            discord_world.join(guild, person)
        for channel in ("games", "lounge"):
            discord_world.add_channel(guild, channel)

    def invite(self, name: str) -> None:
        discord_world = self.playground.world
        guild = next(iter(discord_world.guilds.values()))
        discord_world.join(guild, discord_world.add_person(name, name))

    async def end(self) -> None:
        await self.bot.close()
        await self._running
        await self.store.close()
        await self.playground.__aexit__(None, None, None)
        assert self.playground.unknown_routes == []
        assert self.playground.refused_requests == []
        assert self.playground.dropped_fields == []

    async def _start(self) -> None:
        metrics = Metrics()
        self.store = await SqliteStore.open(self.database, metrics)
        self.bot = Onetable(SETTINGS, self.store, metrics, clock=self.now, timings=self.timings)
        self._running = asyncio.create_task(self.bot.start(self.playground.token))
        await self.playground.bot_online(60)  # the machine may be busy with other things

    def now(self) -> float:
        return time.time() + self._ahead

    async def add_server(self, channel: str) -> int:
        players = [person for person in self.playground.world.people.values() if not person.bot]
        guild = self.playground.add_guild(channel, players)
        self.playground.add_channel(channel, guild)
        return guild.id

    async def leap(self, seconds: float) -> None:
        self._ahead += seconds

    async def restart(self) -> None:
        """The connection breaks off and the bot is gone, with no time for a word."""
        self.bot.tables.observers.clear()
        self._cancel_ready()
        await discord.AutoShardedClient.close(self.bot)
        await asyncio.wait([self._running])
        await self.store.close()
        await self._start()

    def _cancel_ready(self) -> None:
        """Stop the task that dispatches `on_ready`, which outlives the connection; discord.py has no public way."""
        if (ready := self.bot._connection._ready_task) is not None:  # noqa: SLF001
            ready.cancel()

    async def restart_cleanly(self) -> None:
        """The bot is stopped as by SIGTERM and started again, whatever it is waiting for."""
        self._cancel_ready()
        await self.bot.close()
        await self._running
        await self.store.close()
        await self._start()

    async def wait_briefly(self) -> None:
        """Let the bot go on, without waiting until it has nothing to do."""
        await asyncio.sleep(0.05)

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.settled()

    async def slash(self, who: str, command: str, channel: str = "games", **options: Any) -> Answer:
        return await self.read_answer(await self.playground.slash(who, channel, command, **options))

    async def press_id(self, who: str, message: Message, custom_id: str, channel: str = "games") -> Answer:
        return await self.read_answer(await self.playground.click(who, message.id, custom_id=custom_id))

    async def press_together(self, clicks: list[tuple[str, Message, str]], channel: str = "games") -> list[Answer]:
        clicks = [self.playground.click(who, message.id, custom_id=custom_id) for who, message, custom_id in clicks]
        return [await self.read_answer(reply) for reply in await asyncio.gather(*clicks)]

    async def choose(self, who: str, message: Message, custom_id: str, value: str, channel: str = "games") -> Answer:
        select = message.select(custom_id)["custom_id"]
        return await self.read_answer(await self.playground.select(who, message.id, [value], custom_id=select))

    async def submit(self, who: str, form: Answer, text: str, **more: str) -> Answer:
        return await self.read_answer(await self.playground.submit(who, self.forms[id(form)], text=text, **more))

    async def say(self, who: str, text: str, channel: str = "games") -> None:
        await self.playground.say(who, channel, text)
        await asyncio.sleep(0.01)  # the bot hears of it

    def messages(self, channel: str = "games") -> list[Message]:
        return [_message(seen) for seen in self.playground.messages(channel)]

    def private(self, who: str, channel: str = "games") -> list[Message]:
        return [_message(seen) for seen in self.playground.messages(channel, seen_by=who) if seen.is_ephemeral]

    async def settled(self) -> None:
        """Until the bot has answered and shown everything."""
        await asyncio.wait_for(self.bot.pending.over(), 10)

    async def read_answer(self, reply: Reply) -> Answer:
        await self.settled()
        seen = self.playground.seen(reply.message) if reply.message and self._there(reply.message) else None
        follow_ups = [_message(self.playground.seen(message)) for message in reply.interaction.follow_ups]
        answer = Answer(not reply.failed, _message(seen) if seen else None, follow_ups, reply.modal)
        if reply.modal:
            self.forms[id(answer)] = reply
        return answer

    def _there(self, seen: SeenMessage) -> bool:
        return self.playground.world.find_message(seen.id) is not None


def _message(seen: SeenMessage) -> Message:
    names = tuple(attachment["filename"] for attachment in seen.json["attachments"])
    return Message(seen.id, tuple(seen.components), str(seen.json["content"]), seen.is_ephemeral, names)
