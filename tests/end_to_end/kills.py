"""Kills a bot on a busy server again and again, and counts what was lost, doubled, stuck or stale."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections import Counter
from pathlib import Path

from bot.store.location import Location
from cogs.core.errors import DEFER_AFTER_SECONDS
from playground.playground import Playground
from playground.world.interactions import RESPONSE_SECONDS
from tests.end_to_end.busy_server import CUP, BusyServer, lost
from tests.end_to_end.expected_messages import Freshness
from tests.end_to_end.killable_bot import BotProcess
from tests.end_to_end.snapshots import Snapshot, take_snapshot

FRESH_SECONDS = 30.0  # after the bot is connected again; on a busy machine it needs some
FINISH_SECONDS = 600.0  # at most, to play everything to its end after the last kill
STUCK_SECONDS = 60.0  # without a move
# Clients give up early on a killed bot; and the bot acknowledges slow clicks before it has stored their move.
PLAYING_SECONDS = 0.8 * DEFER_AFTER_SECONDS
SET_UP_SECONDS = 60.0  # how long they wait while tables are opened, on a busy machine too
PLAY_SECONDS = 1.0  # at most, from the first move to a kill
MOVE_SECONDS = 20.0  # until that move; on a busy machine clients may give up too early to see one
AGAIN = 0.4  # share of kills that hit the next process too, while it starts or has just started
START_SECONDS = 0.8  # at most, from the start of that process to its end
NO_LIMITS = {  # or a long run would only meet refusals
    "ONETABLE_PRESS_BURST": "0",
    "ONETABLE_TABLES_PER_PERSON": "0",
    "ONETABLE_TABLES_PER_SERVER": "0",
    "ONETABLE_TABLES_PER_HOUR": "0",
    "ONETABLE_TOURNAMENTS_PER_PERSON": "0",
    "ONETABLE_TOURNAMENTS_PER_SERVER": "0",
}


class Toll:
    """The problems found over all kills."""

    def __init__(self, server: BusyServer, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.freshness = Freshness(server.playground, server.bot.database, folder)
        self.kills = 0
        self.cups = 0
        self.lost: set[str] = set()
        self.doubled: set[str] = set()
        self.stale: list[str] = []
        self.stuck: list[str] = []
        self.wrong: list[str] = []  # anything else
        self.copies: set[str] = set()  # posted, but the bot was killed before it stored the message id

    async def count(self) -> Snapshot:
        """Check every message and journal against what the players saw, while no player clicks."""
        stale = await self.freshness.stale(FRESH_SECONDS)
        snapshot = await take_snapshot(self.server.bot.database, self.folder)
        self.stale += [f"after kill {self.kills}, {what}" for what in stale]
        self.copies |= set(self.freshness.copies(snapshot))
        refused = Counter(
            (life, line["user"], line["table"])
            for life, line in self.server.bot.logged()
            if line["event"] == "interaction refused" and "table" in line
        )
        keys = snapshot.keys
        self.lost |= {str(click) for click in lost(self.server.clicks, keys, refused)}
        self.doubled |= {key for key, times in keys.items() if times > 1 and key.isdecimal()}
        return snapshot

    def close(self, last: Snapshot) -> None:
        """Look at what is left once everything was played to its end."""
        self.stuck += last.unfinished
        self.cups = len(last.cups)
        try:
            last.require_consistent()
        except AssertionError as error:
            self.wrong.append(f"a journal does not lead to its state: {error}")
        texts = [message.text for message in self.server.playground.messages(CUP)]
        champions = sum("wins the tournament!" in text for text in texts)
        if champions != len(last.cups):
            self.wrong.append(f"{len(last.cups)} cups have had {champions} announcements of a champion")
        self.wrong += [str(line) for _, line in self.server.bot.logged() if line["level"] in ("error", "critical")]

    @property
    def acknowledged(self) -> int:
        """Return how many moves the players saw."""
        return sum(click.is_acknowledged for click in self.server.clicks)

    @property
    def found(self) -> list[str]:
        """Return everything that must not happen."""
        return [
            *(f"lost: {what}" for what in sorted(self.lost)),
            *(f"doubled: {what}" for what in sorted(self.doubled)),
            *(f"stuck: {what}" for what in self.stuck),
            *(f"stale: {what}" for what in self.stale),
            *self.wrong,
        ]

    def __str__(self) -> str:
        """Return a one-line summary."""
        return (
            f"kills {self.kills}, moves acknowledged {self.acknowledged}, lost {len(self.lost)}, "
            f"doubled {len(self.doubled)}, stuck {len(self.stuck)}, stale {len(self.stale)}, other {len(self.wrong)}; "
            f"cups {self.cups}, second messages of a table {len(self.copies)}"
        )


async def move(server: BusyServer) -> None:
    """Let the players click, until one of them has seen a move."""
    known = len(server.clicks)
    server.open.set()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(MOVE_SECONDS):
            while not any(click.is_acknowledged for click in server.clicks[known:]):  # noqa: ASYNC110 - many players
                await asyncio.sleep(0.02)


async def kill(server: BusyServer, toll: Toll, rng: random.Random) -> None:
    """Kill the bot while clicks are in flight, and restart it; the new process may be killed while it starts."""
    await server.bot.end(signal.SIGKILL)
    server.open.clear()  # no clicks while the bot is offline
    toll.kills += 1
    while rng.random() < AGAIN:
        await server.bot.launch()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(rng.uniform(0.0, START_SECONDS)):
                await server.playground.bot_online(60)
                server.open.set()
                await asyncio.sleep(START_SECONDS)
        await server.bot.end(signal.SIGKILL)
        server.open.clear()
        toll.kills += 1
    await server.bot.start()


async def finish(server: BusyServer, folder: Path) -> None:
    """Let all players finish, until all games are over or nobody has moved for a while."""
    clock = asyncio.get_running_loop().time
    server.is_finishing, until = True, clock() + FINISH_SECONDS
    server.playground.backend.interactions.response_seconds = RESPONSE_SECONDS
    server.open.set()
    moves, moved_at = -1, clock()
    while clock() < min(until, moved_at + STUCK_SECONDS):
        await asyncio.sleep(0.5)
        snapshot = await take_snapshot(server.bot.database, folder)
        if not snapshot.unfinished:
            break
        if snapshot.keys.total() > moves:
            moves, moved_at = snapshot.keys.total(), clock()
    await server.quiet()


async def kill_repeatedly(
    database: Location, folder: Path, *, kills: int, seed: int, until_stale: bool = False, **environment: str
) -> Toll:
    """Kill a bot at least this often while all games and a cup are played. Return what was found.

    With `until_stale` stop after the first stale message, and do not play to the end.
    """
    rng = random.Random(seed)
    bot = BotProcess(Playground(), database, quick=True, log=folder / "bot.log", **NO_LIMITS, **environment)
    async with bot.playground as playground, bot:
        await bot.start()
        server = BusyServer(playground, bot, seed)
        toll = Toll(server, folder)
        interactions = playground.backend.interactions
        interactions.response_seconds = SET_UP_SECONDS
        await server.set_up()
        interactions.response_seconds = PLAYING_SECONDS
        players = [asyncio.create_task(player.play()) for player in server.players]
        while toll.kills < kills and not (until_stale and toll.stale):
            await move(server)
            await asyncio.sleep(rng.uniform(0.0, PLAY_SECONDS))
            await kill(server, toll, rng)
            await server.quiet()
            snapshot = await toll.count()
            if all(cup.phase == "over" for cup in snapshot.cups):
                interactions.response_seconds = SET_UP_SECONDS
                await server.hold_cup()
                interactions.response_seconds = PLAYING_SECONDS
        if not until_stale:
            await finish(server, folder)
            toll.close(await toll.count())
        toll.wrong += [repr(player.exception()) for player in players if player.done()]
        for player in players:
            player.cancel()
        await asyncio.wait(players)
        await bot.end(signal.SIGTERM)
        await bot.close()
    return toll
