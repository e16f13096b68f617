"""Ordinary moves: all that wait are written by one statement, in one round trip.

A move that waits alone has a statement of its own, which PostgreSQL executes in a third of the time: it has no arrays,
so its plan is kept, and it does not say why a move was not written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.store.base import StoreConflict
from rules.table import Entry, KeySeen, Position


class PlayedMove(NamedTuple):
    """A move that changes nothing but the position: it ends no game and seats nobody."""

    table: int
    number: int
    seat: int | None
    user: int | None
    key: str
    move: str
    at: float
    version: int
    state: str
    deadline: float | None

    @classmethod
    def of(cls, table: int, entry: Entry, after: Position) -> PlayedMove:
        """Return the move with the position after it."""
        return cls(table, *entry, after.version, after.state, after.deadline)


# A table is changed only if its version is the one before and the key is new; a move is inserted only if its table was
# changed. `seen` is the number of the move that has the key already.
APPEND = """
WITH given AS (
    SELECT * FROM unnest(
        $1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::float8[],
        $8::bigint[], $9::text[], $10::float8[]
    ) WITH ORDINALITY AS given (id, number, seat, by, key, move, at, version, state, deadline, place)
), changed AS (
    UPDATE tables
    SET version = given.version, state = given.state, deadline = given.deadline, revision = tables.revision + 1
    FROM given
    WHERE tables.id = given.id AND tables.version = given.version - 1
        AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.table_id = given.id AND moves.key = given.key)
    RETURNING tables.id, tables.revision
), added AS (
    INSERT INTO moves (table_id, number, seat, "user", key, move, at)
    SELECT given.id, number, seat, by, key, move, at FROM given JOIN changed USING (id)
)
SELECT changed.revision,
    (SELECT moves.number FROM moves WHERE moves.table_id = given.id AND moves.key = given.key) AS seen,
    (SELECT tables.revision FROM tables WHERE tables.id = given.id) AS revision_before
FROM given LEFT JOIN changed USING (id) ORDER BY place
"""

# one move: returns the revision, or nothing if the move was not written; APPEND then says why
APPEND_ONE = """
WITH changed AS (
    UPDATE tables SET version = $8, state = $9, deadline = $10, revision = revision + 1
    WHERE id = $1 AND version = $8 - 1 AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = $1 AND key = $5)
    RETURNING id, revision
), added AS (
    INSERT INTO moves (table_id, number, seat, "user", key, move, at)
    SELECT id, $2::bigint, $3::bigint, $4::bigint, $5::text, $6::text, $7::float8 FROM changed
)
SELECT revision FROM changed
"""

# the same, unless another process has one of our leases; a take-over waits until the statement has ended
_HELD = """
WITH held AS (
    SELECT leases.name FROM leases JOIN unnest($11::text[], $12::bigint[]) AS own (name, fence) USING (name, fence)
    FOR KEY SHARE OF leases
), """
_ALL_HELD = "        AND (SELECT count(*) FROM held) = cardinality($11::text[])\n    RETURNING"
APPEND_FENCED = (
    APPEND.replace("\nWITH ", _HELD)
    .replace("    RETURNING", _ALL_HELD)
    .replace("\nFROM given LEFT JOIN", ",\n    (SELECT count(*) FROM held) AS leases_held\nFROM given LEFT JOIN")
)
APPEND_ONE_FENCED = APPEND_ONE.replace("\nWITH ", _HELD).replace("    RETURNING", _ALL_HELD)


def columns(moves: Sequence[PlayedMove]) -> list[list[Any]]:
    """Return the values of the statement: a list for each column."""
    return [list(column) for column in zip(*moves, strict=True)]


def outcome(move: PlayedMove, row: Sequence[Any], *, repeated: bool) -> int | Exception:
    """Return the revision after a move, or why it was not written.

    With `repeated` the connection was lost at the first try: if the move is in the journal already, it was that try.
    """
    revision, seen, revision_before = row[0], row[1], row[2]
    if revision is not None:
        return int(revision)
    if repeated and seen == move.number:
        return int(revision_before)
    if seen is not None:
        return KeySeen(move.key)
    return StoreConflict(f"move {move.number} does not follow the last one of table {move.table}")
