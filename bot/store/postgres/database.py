"""The connections to PostgreSQL: a pool for reading, and one connection on which all writes that wait are committed.

A connection that is lost is opened again by itself. Until `PATIENCE_SECONDS` have passed callers wait for that, so that
nobody notices a server that restarts; after that they get a StoreFault. A transaction starts over unless its commit may
have happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from typing import Any, TypeVar

import asyncpg
import structlog

from bot.ops.metrics import Metrics
from bot.store.base import LeaseLost, StoreFault
from bot.store.postgres.dialect import arguments, cleaned, translate
from bot.store.postgres.moves import (
    APPEND,
    APPEND_FENCED,
    APPEND_ONE,
    APPEND_ONE_FENCED,
    PlayedMove,
    columns,
    outcome,
)
from bot.store.sql.batches import BatchWriter
from bot.store.sql.plans import Database, Plan, Statement, Wants

T = TypeVar("T")
Connection = Any  # asyncpg's own, or a proxy of its pool
Work = PlayedMove | Callable[[], Plan[Any]]

log = structlog.get_logger("onetable.store")

PATIENCE_SECONDS = 8.0  # how long a lost server, or a free connection, is waited for; replies are deferred meanwhile
RETRY_SECONDS = 0.1
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 15.0  # how long a statement may take
POOL_SIZE = 5  # connections for reading, of each process
TRIES = 5  # of a transaction that two processes have locked each other out of
SESSION = {"application_name": "onetable", "jit": "off", "lock_timeout": "5s"}
# a process that is paused within a transaction must not hold up the one that takes over
WRITER_SESSION = {**SESSION, "idle_in_transaction_session_timeout": "4s"}
# how many of our leases are still ours; held until the end of the transaction, so that a take-over waits for it
LEASES_HELD = """
SELECT count(*) FROM (
    SELECT leases.name FROM leases JOIN unnest($1::text[], $2::bigint[]) AS own (name, fence) USING (name, fence)
    FOR KEY SHARE OF leases
) AS held
"""
TAKEN_OVER = "another process has taken over"

# the server is not there, or not ready: try again
LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that the server ended while it was not in use
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
CLASHES = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
ONLY_THIS_WRITE = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)


class PostgresDatabase(Database, BatchWriter[Work]):
    """A pool of connections, and one more for writing. `read` and `change` raise StoreFault if the database fails."""

    def __init__(self, url: str, pool: asyncpg.Pool[Any], metrics: Metrics, patience: float) -> None:
        super().__init__(metrics)
        self._url, self._pool, self._patience = url, pool, patience
        self.fences: dict[str, int] = {}  # of our leases, by name: nothing is written unless all are still ours
        self._writing: Connection | None = None
        self._closed = False

    @classmethod
    async def connect(
        cls, url: str, metrics: Metrics, *, pool_size: int = POOL_SIZE, patience: float = PATIENCE_SECONDS
    ) -> PostgresDatabase:
        """Connect to the server. Raise StoreFault if that is not possible."""
        with faults():
            pool = await asyncpg.create_pool(
                url,
                min_size=0,
                max_size=pool_size,
                reset=_keep_as_it_is,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings=SESSION,
            )
            return cls(url, pool, metrics, patience)

    async def use(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Call a function with a connection, for example to migrate the schema."""
        with faults():
            async with self._connection(Waiting(self._patience)) as connection:
                await work(connection)

    async def close(self) -> None:
        """Commit everything that waits, then close the connections. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        await self.drain()
        connections = [self._pool.close()]
        if self._writing is not None:
            connections.append(self._writing.close(timeout=CONNECT_SECONDS))
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.gather(*connections, return_exceptions=True)
        except TimeoutError:
            self._pool.terminate()

    # --- reading

    async def read(self, plan: Plan[T], *, snapshot: bool = False) -> T:
        await self.settle_abandoned()
        try:
            statement = next(plan)
        except StopIteration as done:
            answer: T = done.value
            return answer
        with faults():
            waited = Waiting(self._patience)
            while True:
                is_answered = False  # from then on the plan cannot start over
                try:
                    async with self._connection(waited) as connection, _snapshot(connection, wanted=snapshot):
                        result = await _result(connection, statement)
                        is_answered = True
                        return await perform(plan, connection, result)
                except LOST as error:
                    if is_answered:
                        raise
                    await waited.before_retry(error)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Database]:
        """Context manager for reading everything as it is now, whatever is written meanwhile."""
        with faults():
            connection = await self._pool.acquire(timeout=self._patience)
        try:
            with faults():
                await _snapshot(connection, wanted=True).__aenter__()
            yield PostgresSnapshot(connection)
        finally:
            connection.terminate()  # which ends its transaction
            await self._pool.release(connection)

    @asynccontextmanager
    async def _connection(self, waited: Waiting) -> AsyncIterator[Connection]:
        """Context manager that takes a connection from the pool."""
        try:
            connection = await self._pool.acquire(timeout=waited.left)
        except TimeoutError:
            raise StoreFault("no connection to the database is free") from None
        try:
            yield connection
        except LOST:
            connection.terminate()  # it may be open and of no use
            raise
        finally:
            await self._pool.release(connection)

    # --- writing

    async def change(self, plan: Callable[[], Plan[T]], *, is_move: bool = False) -> T:
        result: T = await self.submit(plan, is_move=is_move)
        return result

    async def append(self, move: PlayedMove) -> int:
        """Write an ordinary move; return the revision. Raise KeySeen."""
        revision: int = await self.submit(move, is_move=True)
        return revision

    async def commit_together(self, works: Sequence[Work]) -> tuple[list[Any], float]:
        with faults():
            waited, clashes, repeated = Waiting(self._patience), 0, False
            while True:
                batch = _Batch(works, self.fences, repeated=repeated)
                try:
                    return await batch.commit(await self._writer_connection())
                except (*LOST, *CLASHES, TimeoutError) as error:
                    self._drop_writer_connection()
                    clashes += isinstance(error, CLASHES)
                    if isinstance(error, TimeoutError) or clashes == TRIES or not batch.can_be_repeated:
                        raise
                    repeated |= batch.may_be_committed
                    await waited.before_retry(error)
                except BaseException:
                    self._drop_writer_connection()
                    raise

    async def _writer_connection(self) -> Connection:
        if self._writing is None or self._writing.is_closed():
            self._writing = await asyncpg.connect(
                self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=WRITER_SESSION
            )
        return self._writing

    def _drop_writer_connection(self) -> None:
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None


class PostgresSnapshot(Database):
    """The database as it was when the transaction of this connection began. It can only be read."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def read(self, plan: Plan[T], *, snapshot: bool = False) -> T:  # noqa: ARG002 - all of them are
        with faults():
            return await perform(plan, self._connection)

    async def change(self, plan: Callable[[], Plan[T]], *, is_move: bool = False) -> T:  # noqa: ARG002 - never made
        raise StoreFault("a snapshot cannot be changed")

    async def close(self) -> None:
        """Do nothing: `PostgresDatabase.snapshot` closes the connection."""


class Waiting:
    """How long a caller has waited for the server."""

    def __init__(self, seconds: float) -> None:
        self._ends, self._pause = time.monotonic() + seconds, 0.0

    @property
    def left(self) -> float:
        """Seconds left; never 0, which would try nothing."""
        return max(self._ends - time.monotonic(), 0.01)

    async def before_retry(self, error: BaseException) -> None:
        """Sleep, a little longer each time, but not before the first; raise the error if the time is over."""
        if time.monotonic() + self._pause > self._ends:
            raise error
        log.warning("database not reachable", error=str(error) or type(error).__name__)
        if self._pause:
            await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, 1.0) or RETRY_SECONDS


class _Batch:
    """Writes that are committed together.

    Ordinary moves that follow each other are one statement. If a batch has nothing else, it needs no transaction: one
    round trip writes all of it.
    """

    def __init__(self, works: Sequence[Work], fences: dict[str, int], *, repeated: bool) -> None:
        self._works = works
        self._leases, self._fences = list(fences), list(fences.values())
        self._repeated = repeated
        self.may_be_committed = False  # the commit was sent, and no answer came

    @property
    def can_be_repeated(self) -> bool:
        """Whether the batch may be written once more: it was not committed, or a second time changes nothing."""
        return not self.may_be_committed or all(isinstance(work, PlayedMove) for work in self._works)

    async def commit(self, connection: Connection) -> tuple[list[Any], float]:
        """Make all writes; return what each returned or raised, and the seconds the commit took."""
        groups = list(grouped(self._works))
        if len(groups) == 1 and isinstance(groups[0], list):
            began = time.perf_counter()
            self.may_be_committed = True
            try:
                results = await self._append(connection, groups[0])
            except ONLY_THIS_WRITE:
                self.may_be_committed = False  # one of them was refused, and so was the statement
                return await self._commit_each(connection)
            return results, time.perf_counter() - began
        try:
            async with connection.transaction():
                await self._require_leases(connection)
                results = []
                for group in groups:
                    results += await self._make(connection, group)
                began = self._committing()
        except asyncpg.PostgresError as error:
            self._answered(error)
            if not isinstance(error, ONLY_THIS_WRITE):
                raise
            return await self._commit_each(connection)
        except (*LOST, LeaseLost):
            raise
        except Exception:
            return await self._commit_each(connection)
        return results, time.perf_counter() - began

    async def _commit_each(self, connection: Connection) -> tuple[list[Any], float]:
        """The same with a savepoint for each write, so that only those fail that cannot be made."""
        results: list[Any] = []
        try:
            async with connection.transaction():
                await self._require_leases(connection)
                for work in self._works:
                    results.append(await self._try(connection, work))
                began = self._committing()
        except asyncpg.PostgresError as error:
            self._answered(error)
            raise
        return results, time.perf_counter() - began

    async def _try(self, connection: Connection, work: Work) -> Any:
        try:
            async with connection.transaction():
                (result,) = await self._make(connection, [work] if isinstance(work, PlayedMove) else work)
                return result
        except ONLY_THIS_WRITE as error:
            return StoreFault(str(error))
        except (*LOST, asyncpg.PostgresError, TimeoutError, LeaseLost):
            raise
        except Exception as error:
            return error

    async def _require_leases(self, connection: Connection) -> None:
        if not self._leases:
            return
        if await connection.fetchval(LEASES_HELD, self._leases, self._fences) != len(self._leases):
            raise LeaseLost(TAKEN_OVER)

    async def _make(self, connection: Connection, group: list[PlayedMove] | Callable[[], Plan[Any]]) -> list[Any]:
        if isinstance(group, list):
            return await self._append(connection, group)
        return [await perform(group(), connection)]

    async def _append(self, connection: Connection, moves: list[PlayedMove]) -> list[Any]:
        if len(moves) == 1:
            revision = await self._append_one(connection, moves[0])
            if revision is not None:
                return [revision]
        values = [cleaned(column) for column in columns(moves)]
        if self._leases:
            rows = await connection.fetch(APPEND_FENCED, *values, self._leases, self._fences)
            if rows[0]["leases_held"] != len(self._leases):
                raise LeaseLost(TAKEN_OVER)
        else:
            rows = await connection.fetch(APPEND, *values)
        return [outcome(move, row, repeated=self._repeated) for move, row in zip(moves, rows, strict=True)]

    async def _append_one(self, connection: Connection, move: PlayedMove) -> Any:
        values = cleaned(move)
        if self._leases:
            return await connection.fetchval(APPEND_ONE_FENCED, *values, self._leases, self._fences)
        return await connection.fetchval(APPEND_ONE, *values)

    def _committing(self) -> float:
        self.may_be_committed = True
        return time.perf_counter()

    def _answered(self, error: asyncpg.PostgresError) -> None:
        """Note that the server refused the transaction; an error of the connection says nothing about that."""
        if not isinstance(error, LOST):
            self.may_be_committed = False


def grouped(works: Sequence[Work]) -> Iterator[list[PlayedMove] | Callable[[], Plan[Any]]]:
    """Put moves of different tables that follow each other together; keep the order of everything else."""
    moves: dict[int, PlayedMove] = {}
    for work in works:
        if isinstance(work, PlayedMove) and work.table not in moves:
            moves[work.table] = work
            continue
        if moves:
            yield list(moves.values())
            moves = {}
        if isinstance(work, PlayedMove):
            moves[work.table] = work
        else:
            yield work
    if moves:
        yield list(moves.values())


def _snapshot(connection: Connection, *, wanted: bool) -> AbstractAsyncContextManager[Any]:
    if not wanted:
        return nullcontext()
    transaction: AbstractAsyncContextManager[Any] = connection.transaction(isolation="repeatable_read", readonly=True)
    return transaction


async def perform(plan: Plan[T], connection: Connection, first: Any = None) -> T:
    """Execute the statements of a plan and return its result.

    A plan that has yielded a statement already is sent its result, `first`.
    """
    try:
        statement = plan.send(first)
        while True:
            statement = plan.send(await _result(connection, statement))
    except StopIteration as done:
        result: T = done.value
        return result


async def _result(connection: Connection, statement: Statement) -> Any:
    translated = translate(statement.sql)
    if statement.wants is Wants.NOTHING:
        await connection.executemany(translated.sql, [cleaned(values) for values in statement.values])
        return None
    values = arguments(statement, translated)
    if statement.wants is Wants.COUNT:
        tag = await connection.execute(translated.sql, *values)  # for example "UPDATE 1"
        return int(tag.rpartition(" ")[2])
    found = await connection.fetch(translated.sql, *values)
    return [dict(row) for row in found] if statement.wants is Wants.NAMED else found


@contextmanager
def faults() -> Iterator[None]:
    """Context manager that turns errors of PostgreSQL and of the network into StoreFault."""
    try:
        yield
    except (asyncpg.PostgresError, *LOST, TimeoutError) as error:
        raise StoreFault(str(error) or type(error).__name__) from error


async def _keep_as_it_is(_connection: Connection) -> None:
    """Nothing has to be reset when a connection returns to the pool: that would be a round trip of its own."""
