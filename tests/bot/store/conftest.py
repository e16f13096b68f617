"""Where the tests of the store keep their database: the contract holds beside the next version too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store.location import Location, PostgresUrl
from tests.worlds.postgres import Server


@pytest.fixture(params=["sqlite", "postgres", "postgres of the next version"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Location]:
    """A place for a database, of each kind in turn; the last one has tables and columns that this version ignores."""
    if request.param == "sqlite":
        yield tmp_path / "onetable.db"
        return
    if request.param == "postgres":
        postgres: PostgresUrl = request.getfixturevalue("postgres")
        yield postgres
        return
    server: Server = request.getfixturevalue("postgres_server")
    later = server.take_later()
    yield later
    server.give_back_later(later)
