"""Translates the SQL of plans into PostgreSQL's.

Values become `$1`, `$2`; the column `user`, a reserved word there, is quoted; `GLOB 'daily/*'` becomes `LIKE`. What
looks into JSON is written differently in each database: `FRAGMENTS` has PostgreSQL's words for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bot.store.sql.config import WORDS_SEEN
from bot.store.sql.plans import Statement
from bot.store.sql.privacy import HAS_CO_ORGANISER, HAS_SEAT, HAS_TEXT
from bot.store.sql.ratings import HAS_OPTED_OUT

FRAGMENTS = {
    HAS_SEAT: (
        "EXISTS (SELECT 1 FROM json_array_elements(players::json) AS player (value) "
        "WHERE (player.value ->> 'user')::bigint = :user)"
    ),
    HAS_CO_ORGANISER: "co_organisers::jsonb @> to_jsonb(:user::bigint)",
    HAS_TEXT: "coalesce(json_typeof(move::json -> 'text'), 'null') <> 'null'",
    HAS_OPTED_OUT: "settings::jsonb ->> 'rated' = 'false'",
    WORDS_SEEN: ("json_array_elements_text(tables.state::json -> 'words_seen') WITH ORDINALITY AS seen (value, key)"),
}
TOKEN = re.compile(
    r"GLOB '(?P<prefix>[\w/]+)\*'|'[^']*'|\"[^\"]*\"|::|(?P<mark>\?)|:(?P<name>[a-z_]+)|\b(?P<user>user)\b"
)
SQLITE_ONLY = re.compile(r"json_each|json_valid|->> '\$|GLOB|PRAGMA|INSERT OR")
REPLACEMENT_SIGN = "\ufffd"  # PostgreSQL stores no NUL in a text


class Translated(NamedTuple):
    """SQL for PostgreSQL; `names` are those of the values by position, or None if the values are given by position."""

    sql: str
    names: tuple[str, ...] | None


@lru_cache(maxsize=1024)
def translate(sql: str) -> Translated:
    """Return the statement for PostgreSQL."""
    for sqlite, postgres in FRAGMENTS.items():
        sql = sql.replace(sqlite, postgres)
    names: list[str] = []
    marks = 0

    def token(found: re.Match[str]) -> str:
        nonlocal marks
        if found["prefix"] is not None:
            return f"LIKE '{found['prefix']}%'"
        if found["user"]:
            return '"user"'
        if found["mark"]:
            marks += 1
            return f"${marks}"
        if found["name"]:
            if found["name"] not in names:
                names.append(found["name"])
            return f"${names.index(found['name']) + 1}"
        return found[0]

    sql = TOKEN.sub(token, sql)
    assert not SQLITE_ONLY.search(sql), f"give PostgreSQL's words for it in FRAGMENTS: {sql}"
    assert not (marks and names), f"mixes ? and :name: {sql}"
    return Translated(sql, tuple(names) if names else None)


def arguments(statement: Statement, translated: Translated) -> list[Any]:
    """Return the values of a statement in the order of `$1`, `$2`."""
    values = statement.values
    if translated.names is None:
        assert not isinstance(values, Mapping)
        return cleaned(values)
    assert isinstance(values, Mapping)
    return cleaned([values[name] for name in translated.names])


def cleaned(values: Sequence[Any]) -> list[Any]:
    """Return the values without NUL characters."""
    return [
        value.replace("\0", REPLACEMENT_SIGN) if isinstance(value, str) and "\0" in value else value for value in values
    ]
