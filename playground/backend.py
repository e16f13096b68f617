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
from playground.safety import TokenCheck
from playground.shapes import Shapes
from playground.threads import Threads
from playground.world import World


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
        self._settled: dict[int | str, float] = {}
        self.on_request: list[Callable[[str, str, int], None]] = []

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
