"""Rows that do not hold what they have to: each is named in one line of the log, and concerns nobody but its owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import structlog
from pydantic import ValidationError

from bot.store.base import RowUnreadable

log = structlog.get_logger("onetable.store")

R = TypeVar("R")
T = TypeVar("T")


@contextmanager
def reading(table: str, key: object) -> Iterator[None]:
    """Raise RowUnreadable for whatever goes wrong while a row is turned into a record inside the `with` block."""
    try:
        yield
    except ValidationError as error:  # its message may hold a clue or a name
        places = sorted({".".join(map(str, one["loc"])) or "all of it" for one in error.errors(include_input=False)})
        raise RowUnreadable(table, key, f"cannot read {', '.join(places[:5])}") from None
    except (ValueError, TypeError, LookupError) as error:
        raise RowUnreadable(table, key, f"cannot read it: {type(error).__name__}") from None


def readable(table: str, found: Iterable[R], key: Callable[[R], object], parse: Callable[[R], T]) -> list[T]:
    """Return the records of all rows that can be read. The others are logged: a list goes on without them."""
    records: list[T] = []
    for row in found:
        try:
            with reading(table, key(row)):
                records.append(parse(row))
        except RowUnreadable as unreadable:
            log.error("stored row unreadable", of=table, row=str(unreadable.key), why=unreadable.why)
    return records
