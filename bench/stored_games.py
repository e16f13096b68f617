"""A database with many games in it, made through the bot's own services, and the Discord it belongs to."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.players import SEATS, WANTED, running
from bot.store.base import Store
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from bot.tables.service import TableService
from playground.playground import Playground
from playground.world.model import Message, Person, World
from rules.catalogue import game_named
from rules.rng import move_rng

FINISHED = 10_000
OF_ONE = 3_000  # games of one player
RUNNING = 1_000
AT_ONCE = 250
MOVES = 24


class PlannedMove(NamedTuple):
    """A move that will be played."""

    table: int
    channel: int
    user: int
    move: str
    epoch: int


class Archive(NamedTuple):
    """A full database, one without games, and the Discord of both; its member `ada` has played `OF_ONE` games.

    The bot has been started once on both, so that it has told Discord its commands.
    """

    full: Path
    empty: Path
    world: World


@cache
def archive() -> Archive:
    """Ten thousand finished games and a thousand running ones; made once."""
    folder = Path(tempfile.mkdtemp(prefix="onetable-bench-"))
    atexit.register(shutil.rmtree, folder)
    stored = Archive(folder / "full.db", folder / "empty.db", World.small())
    asyncio.run(_start_once(stored))
    shutil.copy(stored.empty, stored.full)
    asyncio.run(_fill(stored.full, stored.world))
    return stored


async def _start_once(stored: Archive) -> None:
    async with Playground(stored.world) as playground, running(playground, "onetable", database=stored.empty):
        await playground.slash("ada", "games", "help")


async def _fill(path: Path, world: World) -> None:
    games = Games(await SqliteStore.open(path), next(iter(world.guilds)))
    people = [world.add_person(f"stored-{number}") for number in range(200)]
    for person in people:
        world.join(next(iter(world.guilds.values())), person)
    ada = world.person("ada")

    async def finished(number: int) -> None:
        is_adas = number < OF_ONE
        seated = [ada if is_adas else people[number % 100], *people[100 + number % 90 :]]
        moves = await games.deal(_game(number), seated, channel=number + 1, moves=MOVES if is_adas else 2)
        for move in moves:
            await games.play(move)
        if (await games.tables.record(moves[0].table)).live:  # it may have come to its end
            await games.tables.end(moves[0].table, seated[0].id, moderator=True)

    async def unfinished(number: int) -> None:
        channel = world.add_channel(next(iter(world.guilds.values())), f"stored-{number}")
        seated = [people[number % 100], *people[100 + number % 90 :]]
        moves = await games.deal(_game(number), seated, channel=channel.id, moves=MOVES // 4)
        for move in moves:
            await games.play(move)
        message = Message(world.ids.next(), channel.id, world.bot.id, time.time(), content="A table.")
        world.messages[channel.id][message.id] = message
        table = moves[0].table
        await games.tables.messages.move_to(table, message.id, shown=(await games.tables.scene(table)).revision)

    for count, make in ((FINISHED, finished), (RUNNING, unfinished)):
        for some in _batches(count):
            await asyncio.gather(*(make(number) for number in some))
    await games.close()


def _batches(count: int) -> Iterator[range]:
    for first in range(0, count, AT_ONCE):
        yield range(first, min(first + AT_ONCE, count))


def _game(number: int) -> str:
    """All games in turn, but few of Just One: dealing that one takes longer than all the others together."""
    others = [game for game in SEATS if game != "just-one"]
    return "just-one" if number % 100 == 99 else others[number % len(others)]


class Games:
    """Games that are played through the bot's services, without Discord; what will be played is known beforehand."""

    def __init__(self, store: Store, guild: int = 1) -> None:
        self.store, self.guild = store, guild
        now = time.time()
        self.tables = TableService(store, lambda: now)  # the clock stands still: no deadline passes meanwhile
        self._keys = map(str, itertools.count())

    async def close(self) -> None:
        """Stop the tables and close the file."""
        await self.tables.stop()
        await self.store.close()

    async def deal(self, game: str, people: Sequence[Person], *, channel: int, moves: int) -> list[PlannedMove]:
        """Start a game; return its first moves, at random."""
        seated = tuple(Player(user=person.id, name=person.name) for person in people[: SEATS[game]])
        record = await self.tables.deals.open(
            game=game, guild=self.guild, channel=channel, host=seated[0], language="en", players=seated
        )
        await self.tables.deals.start(record.id, seated[0].user)
        saved = await self.store.load_table(record.id)
        assert saved is not None
        options = saved.record.options
        return [
            PlannedMove(record.id, channel, seated[seat].user, move, epoch)
            for seat, move, epoch in itertools.islice(foretell(game, len(seated), options, saved.seed), moves)
        ]

    async def play(self, move: PlannedMove) -> None:
        """Make a move durable."""
        await self.tables.play(
            move.table, move.user, move.move,
            epoch=move.epoch, key=next(self._keys), guild=self.guild, channel=move.channel,
        )  # fmt: skip


def foretell(name: str, seats: int, options: object, seed: str) -> Iterator[tuple[int, str, int]]:
    """Seat, move and epoch of a random game dealt from this seed, as far as it goes with moves that lead on."""
    game, rng = game_named(name), Random(seed)
    state = game.deal(seats, game.Options.model_validate(options), move_rng(seed, 0))
    for number in itertools.count(1):
        could = [
            (seat, move)
            for seat in sorted(game.to_act(state) or game.may_act(state))
            for move in game.moves(state, seat)
            if move.do in WANTED.get(name, {move.do})
        ]
        if not could or game.outcome(state) is not None:
            return
        seat, move = rng.choice(could)
        yield seat, move.model_dump_json(), game.epoch(state, seat)
        state = game.play(state, seat, move, move_rng(seed, number)).state
