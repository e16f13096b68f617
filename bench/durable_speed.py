"""Durable moves: through tables, rules and store to disk, against bare single-row commits of sqlite3."""

from __future__ import annotations

import asyncio
import gc
import itertools
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.measure import Line, at_least, rate, rates
from bench.stored_games import Games, PlannedMove
from bot.store.base import Store
from bot.store.sqlite.store import SqliteStore
from playground.world.model import World

ROUNDS = 12
TABLES = 50
MOVES = 3000
MOVES_OF_ONE = 600
COMMITS = 1000
ROW = (1, 1, 0, 1456074443980800001, "1456074443980800011", '{"do":"throw"}', 1767225600.0)
GOALS = {TABLES: 1.8, 1: 0.35}


def lines() -> Iterator[Line]:
    """Fifty tables at once, and one alone; dealing is not counted."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, asyncio.Runner() as runner:
        place = Path(folder)
        store = runner.run(SqliteStore.open(place / "many.db"))
        many = runner.run(Scripts.open(store, TABLES, ROUNDS * MOVES // TABLES))
        other = runner.run(SqliteStore.open(place / "one.db"))
        one = runner.run(Scripts.open(other, 1, ROUNDS * MOVES_OF_ONE))
        gc.collect()
        gc.freeze()  # as the bot does once it has started
        ours_many, ours_one, bare = rates(
            lambda: runner.run(many.play(MOVES)),
            lambda: runner.run(one.play(MOVES_OF_ONE)),
            RawFile(place / "raw.db").commit,
            rounds=ROUNDS,
        )
        gc.unfreeze()
        runner.run(many.games.close())
        runner.run(one.games.close())
    for tables, ours in ((TABLES, ours_many), (1, ours_one)):
        what = f"durable moves against raw synchronous=FULL commits, {tables} table{'s' * (tables > 1)}"
        ratio = median(own / raw for own, raw in zip(ours, bare, strict=True))  # of each round: a disk has its moods
        yield at_least(what, ratio, GOALS[tables], note=f"{rate(median(ours))} against {rate(median(bare))}")


class Scripts:
    """Tables of ONE SHOT, all played at once; what will be played is worked out beforehand."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.scripts: list[Iterator[PlannedMove]] = []

    @classmethod
    async def open(cls, store: Store, tables: int, moves: int) -> Scripts:
        """So many tables, each with games enough for so many moves."""
        scripts = cls(Games(store))
        people = list(World.small().people.values())[1:]
        channels = itertools.count(1)
        for _ in range(tables):
            script: list[PlannedMove] = []
            while len(script) < moves:
                script += await scripts.games.deal("one-shot", people, channel=next(channels), moves=moves)
            scripts.scripts.append(iter(script))
        return scripts

    async def play(self, moves: int) -> int:
        """So many moves in all; each is on disk before the next of its table."""
        each = moves // len(self.scripts)
        await asyncio.gather(*(self._play(script, each) for script in self.scripts))
        return each * len(self.scripts)

    async def _play(self, script: Iterator[PlannedMove], moves: int) -> None:
        for move in itertools.islice(script, moves):
            await self.games.play(move)


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
