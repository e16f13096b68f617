"""What all tests share."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from bot.pictures import fonts
from bot.store.location import Location, PostgresUrl
from tests.worlds import simulated
from tests.worlds.postgres import NoPostgres, Server
from tests.worlds.quick import hold_timers
from tests.worlds.simulated import SimulatedWorld

fonts.FOLDERS = ()  # pictures look the same on every machine


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what was measured, and what could not be checked: else no test would say so."""
    if simulated.OPENAPI is None:
        where = "there is no shared/discord/openapi.json beside the project"
        terminalreporter.write_line(f"Not checked: requests against Discord's OpenAPI document ({where}).", yellow=True)
    for report in (*terminalreporter.stats.get("passed", ()), *terminalreporter.stats.get("failed", ())):
        for name, value in report.user_properties:
            if name == "summary":  # what a test has measured
                terminalreporter.write_line(str(value))


@pytest.fixture(autouse=True)
def seeded_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same games in every run of a test, so that its outcome doesn't depend on the cards."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr("secrets.token_hex", lambda size=32: rng.randbytes(size).hex())
    monkeypatch.setattr("secrets.token_bytes", lambda size=32: rng.randbytes(size))


@pytest.fixture(autouse=True)
def same_logging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Undo what a test that starts the bot's logging configures; cached loggers would keep it for ever."""
    before, configure = structlog.get_config(), structlog.configure
    monkeypatch.setattr(structlog, "configure", lambda **how: configure(**how | {"cache_logger_on_first_use": False}))
    yield
    configure(**before)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedWorld]:
    """A server with people, channels and the bot."""
    hold_timers(monkeypatch)
    world = await SimulatedWorld.begin(tmp_path)
    yield world
    await world.end()


@pytest.fixture(scope="session")
def postgres_server() -> Server:
    """The PostgreSQL server that all workers share; tests are skipped where there is none."""
    try:
        return Server(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid())))
    except NoPostgres as reason:
        pytest.skip(f"PostgreSQL is not tested: {reason}")


@pytest.fixture
def postgres(postgres_server: Server) -> Iterator[PostgresUrl]:
    """A new database on a PostgreSQL server, with the newest schema."""
    location = postgres_server.take()
    yield location
    postgres_server.give_back(location)


@pytest.fixture(params=["sqlite", "postgres"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """A place for a database, of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "onetable.db"
    postgres: PostgresUrl = request.getfixturevalue("postgres")
    return postgres
