"""Plans: what to ask a database, apart from how it is asked.

A plan is a generator that yields statements and is sent their results. The same plan runs on SQLite, in the thread of
the connection, and on PostgreSQL, in the event loop:

    def season(guild: int) -> Plan[int]:
        number: int = yield from value("SELECT coalesce(max(number), 1) FROM seasons WHERE guild = ?", guild)
        return number

SQL is written in what both databases understand, with `?` or `:name` for values; `bot/store/postgres/dialect.py`
translates the few things that differ.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from bot.cluster.shards import EVERYTHING, ShardScope

T = TypeVar("T")
Row = Sequence[Any]


class Wants(Enum):
    """What a statement returns."""

    ROWS = "all rows"
    NAMED = "all rows as dictionaries, by column"
    COUNT = "how many rows were changed"
    NOTHING = "nothing: `values` is a list, and the statement is executed for each of them"


class Statement(NamedTuple):
    """A statement with its values: positional ones, or a dictionary for `:name`."""

    sql: str
    values: Sequence[Any] | Mapping[str, Any]
    wants: Wants = Wants.ROWS


Plan = Generator[Statement, Any, T]


def rows(sql: str, *values: object) -> Plan[list[Row]]:
    """Return all rows."""
    found: list[Row] = yield Statement(sql, values)
    return found


def matching(sql: str, values: Mapping[str, object]) -> Plan[list[Row]]:
    """Return all rows of a statement with named values."""
    found: list[Row] = yield Statement(sql, values)
    return found


def row(sql: str, *values: object) -> Plan[Row | None]:
    """Return the first row, or None."""
    found: list[Row] = yield Statement(sql, values)
    return found[0] if found else None


def only_row(sql: str, *values: object) -> Plan[Row]:
    """Return the row of a statement that always has one, such as a sum."""
    found: list[Row] = yield Statement(sql, values)
    return found[0]


def column(sql: str, *values: object) -> Plan[list[Any]]:
    """Return the first column of all rows."""
    found: list[Row] = yield Statement(sql, values)
    return [row[0] for row in found]


def value(sql: str, *values: object) -> Plan[Any]:
    """Return the first column of the first row, or None if there is no row."""
    found: list[Row] = yield Statement(sql, values)
    return found[0][0] if found else None


def named(sql: str, *values: object) -> Plan[list[dict[str, Any]]]:
    """Return all rows as dictionaries."""
    found: list[dict[str, Any]] = yield Statement(sql, values, Wants.NAMED)
    return found


def execute(sql: str, *values: object) -> Plan[int]:
    """Execute a statement and return how many rows it inserted, changed or deleted."""
    changed: int = yield Statement(sql, values, Wants.COUNT)
    return changed


def execute_named(sql: str, values: Mapping[str, object]) -> Plan[int]:
    """Execute a statement with named values and return how many rows it inserted, changed or deleted."""
    changed: int = yield Statement(sql, values, Wants.COUNT)
    return changed


def execute_many(sql: str, values: Sequence[Sequence[object]]) -> Plan[None]:
    """Execute a statement for each row of values."""
    if values:
        yield Statement(sql, values, Wants.NOTHING)


class Database(ABC):
    """Runs plans. Raise StoreFault if the database fails."""

    scope: ShardScope = EVERYTHING  # work over all servers is done for those of this process

    @abstractmethod
    async def read(self, plan: Plan[T], *, snapshot: bool = False) -> T:
        """Run a plan that changes nothing; with `snapshot` all its statements see the same state of the database."""

    @abstractmethod
    async def change(self, plan: Callable[[], Plan[T]], *, is_move: bool = False) -> T:
        """Run a plan in the next transaction; return its result once that is on disk.

        What the plan raises undoes and fails it alone. If the caller is cancelled the change is made all the same. The
        function is called again if the transaction has to start over.
        """

    @abstractmethod
    async def close(self) -> None:
        """Commit everything that waits, then close the connections. A second call does nothing."""


class DatabasePart:
    """Base of the classes that make up a store: each holds the SQL of one concern."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def here(self, guild: str = "guild") -> str:
        """Return SQL that follows a condition and leaves out the servers of other processes."""
        scope = self.database.scope
        if scope.is_everything:
            return ""
        return f" AND (({guild} >> 22) % {scope.count}) IN ({', '.join(map(str, scope.shards))})"
