"""Durable moves: through tables, rules and store to disk, against bare single-row commits of sqlite3."""

from __future__ import annotations

import asyncio
import gc
import itertools
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.measure import ROUNDS, Figure, best_rates, rate
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from bot.tables.service import TableService
from rules.one_shot import OneShot
from rules.rng import move_rng

TABLES = 50
MOVES = 3000
COMMITS = 1000
ROW = (1, 1, 0, 1456074443980800001, "1456074443980800011", '{"do":"throw"}', 1767225600.0)
HOST = Player(user=1, name="a")


def figures() -> Iterator[Figure]:
    """Fifty tables at once, and one alone; dealing is not counted."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, asyncio.Runner() as runner:
        place = Path(folder)
        many = runner.run(Hall.open(place / "many.db", TABLES, ROUNDS * MOVES // TABLES))
        one = runner.run(Hall.open(place / "one.db", 1, ROUNDS * MOVES // 5))
        gc.collect()
        gc.freeze()  # as the bot does once it has started
        ours_many, ours_one, theirs = best_rates(
            lambda: runner.run(many.play(MOVES)),
            lambda: runner.run(one.play(MOVES // 5)),
            RawFile(place / "raw.db").commit,
        )
        gc.unfreeze()
        runner.run(many.close())
        runner.run(one.close())
    yardstick = f"sqlite3 commits {rate(theirs)}"
    yield Figure(f"durable moves, {TABLES} tables", rate(ours_many), yardstick, ours_many / theirs, 2.0)
    yield Figure("durable moves, 1 table", rate(ours_one), yardstick, ours_one / theirs, 0.6)


class Hall:
    """Tables of ONE SHOT, one a channel, all played at once; what will be played is worked out beforehand."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.tables = TableService(store, lambda: 0.0)  # the clock stands still: nothing plays itself meanwhile
        self.keys = map(str, itertools.count())
        self.scripts: list[Iterator[Press]] = []

    @classmethod
    async def open(cls, path: Path, tables: int, moves: int) -> Hall:
        """So many tables, each with people and games enough for so many moves."""
        hall = cls(await SqliteStore.open(path))
        for table in range(tables):
            script: list[Press] = []
            while len(script) < moves:
                script += await hall.deal(channel=len(script) * tables + table)
            hall.scripts.append(iter(script))
        return hall

    async def close(self) -> None:
        """Everybody goes home."""
        await self.tables.stop()
        await self.store.close()

    async def deal(self, channel: int) -> list[Press]:
        """A new game, and how it will go."""
        record = await self.tables.deals.open(game="one-shot", guild=1, channel=channel, host=HOST, language="en")
        for user in (2, 3, 4):
            await self.tables.join(record.id, Player(user=user, name="b"))
        await self.tables.deals.start(record.id, 1)
        saved = await self.store.load_table(record.id)
        assert saved is not None
        return [Press(record.id, channel, *turn) for turn in foretell(saved.seed)]

    async def play(self, moves: int) -> int:
        """So many moves in all; each is on disk before the next of its table."""
        each = moves // len(self.scripts)
        await asyncio.gather(*(self._play(script, each) for script in self.scripts))
        return each * len(self.scripts)

    async def _play(self, script: Iterator[Press], moves: int) -> None:
        for press in itertools.islice(script, moves):
            await self.tables.play(
                press.table, press.user, press.move,
                epoch=press.epoch, key=next(self.keys), guild=1, channel=press.channel,
            )  # fmt: skip


class Press(NamedTuple):
    """A button somebody will press."""

    table: int
    channel: int
    user: int
    move: str
    epoch: int


def foretell(seed: str) -> Iterator[tuple[int, str, int]]:
    """Who presses what in a game of four dealt from this seed."""
    game = OneShot()
    state = game.deal(4, game.Options(), move_rng(seed, 0))
    for number in itertools.count(1):
        if state.outcome is not None:
            return
        (seat,) = game.to_act(state)
        move = game.moves(state, seat)[0]
        yield seat + 1, move.model_dump_json(), state.epoch
        state = game.play(state, seat, move, move_rng(seed, number)).state


class RawFile:
    """The floor: the row of a move, one commit, nothing else."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")
        self.db.execute("CREATE TABLE moves (table_id, number, seat, user, key, move, at)")

    def commit(self) -> int:
        """A thousand rows, a thousand commits."""
        for _ in range(COMMITS):
            self.db.execute("BEGIN IMMEDIATE")
            self.db.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", ROW)
            self.db.execute("COMMIT")
        return COMMITS
