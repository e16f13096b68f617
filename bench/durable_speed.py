"""Durable moves through TableService, rules and store to disk, compared with single-row commits of plain sqlite3."""

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
from bot.app import tune_gc
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
    """Measure fifty tables at once, then one alone. Dealing is not counted."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, asyncio.Runner() as runner:
        place = Path(folder)
        many = runner.run(ScriptedTables.open(place / "many.db", TABLES, ROUNDS * MOVES // TABLES))
        one = runner.run(ScriptedTables.open(place / "one.db", 1, ROUNDS * MOVES // 5))
        often = gc.get_threshold()
        tune_gc()  # as the bot does once it has started
        ours_many, ours_one, theirs = best_rates(
            lambda: runner.run(many.play(MOVES)),
            lambda: runner.run(one.play(MOVES // 5)),
            RawFile(place / "raw.db").commit,
        )
        gc.set_threshold(*often)
        gc.unfreeze()
        runner.run(many.close())
        runner.run(one.close())
    yardstick = f"sqlite3 commits {rate(theirs)}"
    yield Figure(f"durable moves, {TABLES} tables", rate(ours_many), yardstick, ours_many / theirs, 1.8)
    yield Figure("durable moves, 1 table", rate(ours_one), yardstick, ours_one / theirs, 0.35)


class ScriptedTables:
    """Tables of ONE SHOT, one per channel, played concurrently from moves that were computed beforehand."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.tables = TableService(store, lambda: 0.0)  # a frozen clock: no deadline fires
        self.keys = map(str, itertools.count())
        self.scripts: list[Iterator[ScriptedMove]] = []

    @classmethod
    async def open(cls, path: Path, tables: int, moves: int) -> ScriptedTables:
        """Open tables, each with enough games for the given number of moves."""
        scripted = cls(await SqliteStore.open(path))
        for table in range(tables):
            script: list[ScriptedMove] = []
            while len(script) < moves:
                script += await scripted.deal(channel=len(script) * tables + table)
            scripted.scripts.append(iter(script))
        return scripted

    async def close(self) -> None:
        """Stop the tables and close the store."""
        await self.tables.stop()
        await self.store.close()

    async def deal(self, channel: int) -> list[ScriptedMove]:
        """Start a game and return its moves."""
        record = await self.tables.open(game="one-shot", guild=1, channel=channel, host=HOST, language="en")
        for user in (2, 3, 4):
            await self.tables.join(record.id, Player(user=user, name="b"))
        await self.tables.start_game(record.id, 1)
        saved = await self.store.load_table(record.id)
        assert saved is not None
        return [ScriptedMove(record.id, channel, *move) for move in predicted_moves(saved.seed)]

    async def play(self, moves: int) -> int:
        """Play the given number of moves in all; each is on disk before the next one of its table."""
        each = moves // len(self.scripts)
        await asyncio.gather(*(self._play(script, each) for script in self.scripts))
        return each * len(self.scripts)

    async def _play(self, script: Iterator[ScriptedMove], moves: int) -> None:
        for move in itertools.islice(script, moves):
            await self.tables.play(
                move.table, move.user, move.move,
                epoch=move.epoch, key=next(self.keys), guild=1, channel=move.channel,
            )  # fmt: skip


class ScriptedMove(NamedTuple):
    """One scripted move."""

    table: int
    channel: int
    user: int
    move: str
    epoch: int


def predicted_moves(seed: str) -> Iterator[tuple[int, str, int]]:
    """Yield user, move and epoch of a four-player game dealt from this seed."""
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
    """The yardstick: one commit per row of a move, nothing else."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")
        self.db.execute("CREATE TABLE moves (table_id, number, seat, user, key, move, at)")

    def commit(self) -> int:
        """Commit a thousand rows one by one."""
        for _ in range(COMMITS):
            self.db.execute("BEGIN IMMEDIATE")
            self.db.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", ROW)
            self.db.execute("COMMIT")
        return COMMITS
