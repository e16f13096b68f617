"""One simulation: a server with tables, tournaments and trouble, from a seed."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playground.playground import Playground
from playground.world.model import World
from rules.catalogue import GAMES
from tests.simulation.checks import Checks, was_told
from tests.simulation.loop import LoopStuck, VirtualLoop
from tests.simulation.machine import GATEWAY, DiscordClock, Machine, simulated
from tests.simulation.people import NAMES, ORGANISER, People
from tests.simulation.trouble import Trouble
from tests.table_state import state_of

STEPS = (30, 70)  # of people and of trouble
TROUBLE = 0.2  # share of steps at which something goes wrong
CALM_SECONDS = 4500.0  # after the last trouble, until everything has to be right again: more than the longest retry
RESUME_SECONDS = 200.0  # until a tournament that was paused has done everything it waited with
CALM_CLICKS = 12
MOVES = 3000  # until the end of a game, at most
MEMORY = Path("/dev/shm")  # a disk that needs no waiting, where there is one


@dataclass
class Outcome:
    """What a simulation has found."""

    seed: int
    command: str = ""  # that repeats it
    findings: list[str] = field(default_factory=list)
    trace: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    clicks: int = 0
    told: int = 0
    starts: int = 0
    requests: int = 0
    forbidden: int = 0  # most refused requests of a kind in a channel within ten minutes
    seconds: float = 0.0  # virtual

    @property
    def digest(self) -> str:
        """A hash of everything that happened."""
        return hashlib.sha256("\n".join(self.trace).encode()).hexdigest()

    @property
    def report(self) -> str:
        """What was found, and how to see it again."""
        found = "\n".join(f"- {finding}" for finding in self.findings)
        return f"seed {self.seed} ({', '.join(self.kinds)}):\n{found}\nrepeat with: {self.command}"


def run(seed: int, kinds: Sequence[str] = ()) -> Outcome:
    """Run one simulation. `kinds` of trouble are chosen by the seed, unless they are given."""
    outcome = Outcome(seed)
    outcome.command = " ".join((f".venv/bin/python -m tests.simulation {seed}", *(f'"{kind}"' for kind in kinds)))
    folder = Path(tempfile.mkdtemp(prefix="onetable-", dir=MEMORY if MEMORY.is_dir() else None))
    loop = VirtualLoop()
    try:
        loop.run(_Simulation(loop, folder / "onetable.db", outcome, kinds).run())
    except LoopStuck as stuck:
        outcome.findings.append(str(stuck))
    finally:
        loop.close()
        shutil.rmtree(folder)
    return outcome


class _Simulation:
    def __init__(self, loop: VirtualLoop, database: Path, outcome: Outcome, kinds: Sequence[str]) -> None:
        self.loop, self.outcome = loop, outcome
        self.rng = rng = Random(outcome.seed)
        clock = DiscordClock()
        with_loop = asyncio.events
        with_loop._set_running_loop(loop)  # noqa: SLF001 - the playground asks for the time
        try:
            self.world = World(clock, bot_name="Onetable")
            owner, *others = [self.world.add_person(name, name) for name in NAMES]
            self.guild = self.world.add_guild("The Table", owner=owner)
            for person in (owner, *others):
                self.world.join(self.guild, person)
            self.playground = Playground(self.world, clock=clock, reaction_time=0.0)
        finally:
            with_loop._set_running_loop(None)  # noqa: SLF001
        self.playground.backend.gateway.url = GATEWAY
        self.machine = Machine(loop, self.playground, database, Random(rng.random()))
        outcome.trace = self.machine.trace
        self.people = People(self.playground, Random(rng.random()), self.machine.note)
        self.trouble = Trouble(self.machine, self.playground, self.people, Random(rng.random()), kinds)
        outcome.kinds = self.trouble.kinds
        self.checks = Checks(self.machine, self.playground, self.people)

    async def run(self) -> None:
        with simulated(self.machine, Random(self.rng.random())):
            self.machine.start()
            try:
                await self._run()
            finally:
                await self.machine.stop()
        outcome = self.outcome
        outcome.findings += self.machine.faults
        outcome.findings += [f"nobody caught: {error}" for error in self.loop.errors]
        outcome.clicks, outcome.told = len(self.people.clicks), sum(map(was_told, self.people.clicks))
        outcome.forbidden = max(self.checks.refusals().values(), default=0)
        outcome.requests = self.machine.network.requests
        outcome.starts, outcome.seconds = self.machine.starts, self.loop.time()

    async def _run(self) -> None:
        if not await self.machine.until_up():
            self.outcome.findings.append("the bot does not start")
            return
        await self.set_up()
        for _ in range(self.rng.randint(*STEPS)):
            await self.step()
        await self.trouble.end()
        await self.people.quiet()
        if not await self.machine.until_up():
            self.outcome.findings.append("the bot does not come back")
            return
        await asyncio.sleep(CALM_SECONDS)
        await self.people.resume_cups()
        await asyncio.sleep(RESUME_SECONDS)
        await self.check("after the trouble")
        await self.calm()

    def found(self, when: str, findings: list[str]) -> None:
        self.outcome.findings += [f"{when}: {finding}" for finding in findings]

    # --- playing

    async def set_up(self) -> None:
        """Open tables, and perhaps a tournament, a series or a league."""
        for game in self.rng.sample(sorted(GAMES), self.rng.randint(2, 3)):
            channel = self.playground.add_channel(game)
            if self.rng.random() < 0.85:
                await self.people.open_table(channel, game)
            else:
                self.people.games[channel.id] = game
        what = self.rng.random()
        if what < 0.45:
            channel = self.playground.add_channel("cup")
            await self.people.announce(channel)
            await self.people.begin_cup(channel)
        elif what < 0.6:
            channel = self.playground.add_channel("series")
            await self.people.announce(channel, repeat=self.rng.choice(("daily", "weekly")), start="2h")
        elif what < 0.75:
            channel = self.playground.add_channel("league")
            await self.people.slash(ORGANISER, channel, "tournament daily-league", days=2, name="League")

    async def step(self) -> None:
        """Let somebody click, or something go wrong."""
        if self.rng.random() < TROUBLE:
            await self.trouble.make()
        else:
            self.people.act_soon()
        if self.rng.random() < 0.1:
            self.trouble.end_one()
        await asyncio.sleep(self.rng.choice((0.0, 0.02, 0.3, 1.0, 5.0)) * self.rng.random())

    async def calm(self) -> None:
        """Everything works again: every click is answered, and every game can be played to its end."""
        self.people.opens_tables = False
        self.people.unanswered.clear()
        for _ in range(CALM_CLICKS):
            await self.people.act()
            await asyncio.sleep(2.0)
        self.found("in calm", [f"unanswered: {what}" for what in self.people.unanswered])
        await self.play_out()
        await asyncio.sleep(30.0)
        await self.check("at the end")

    async def play_out(self) -> None:
        """Play every game to its end, with the moves of computers."""
        async for saved in self.checks.saved():
            if (
                saved.record.phase == "playing"
                and not saved.record.is_paused
                and (why := await self._play(saved.record.id))
            ):
                self.found("playing on", [f"table {saved.record.id} ({saved.record.game}): {why}"])

    async def _play(self, number: int) -> str:
        bot, rng = self.checks.bot, Random(self.rng.random())
        for _ in range(MOVES):
            live = await bot.tables.cache.get(number)
            record, table = live.record, live.table
            if not record.live:
                bot.table_messages.show_soon(number)
                return ""
            if table is None:
                return "its game is damaged"
            seat = min((one for one in table.to_act if record.players[one].is_member), default=None)
            if seat is None:  # only the clock, or computers
                if table.deadline is None:
                    return "nobody can move, and there is no deadline"
                await asyncio.sleep(max(1.0, table.deadline - self.machine.now() + 0.1))
                continue
            move = table.game.stand_in(state_of(table), seat, rng)
            await bot.tables.play(
                number,
                record.players[seat].user,
                move.model_dump_json(),
                epoch=table.view(seat).epoch,
                key=f"end/{number}/{table.version}",
                guild=record.guild,
                channel=record.channel,
            )
        return "it does not end"

    async def check(self, when: str) -> None:
        """Check everything."""
        checks = self.checks
        for findings in (
            await checks.journals(),
            await checks.messages(),
            await checks.deadlines(),
            await checks.outboxes(),
            checks.refused_requests(),
            checks.wire(),
        ):
            self.found(when, findings)
