"""Migrations of PostgreSQL let the version before run on: processes are upgraded one after the other."""

from __future__ import annotations

import re

import asyncpg
import pytest

from bot.ops.metrics import Metrics
from bot.store.base import StoreUnusable
from bot.store.opening import open_store
from bot.store.postgres import schema
from tests.bot.store.test_store import dealt, entry, position

NAME = r"(?:\w+|\"user\")"
ADDITIONS = (  # what the version before ignores
    r"CREATE TABLE \w+ \(.*\)",
    r"CREATE (?:UNIQUE )?INDEX \w+ ON \w+ (?:USING \w+ )?\(.*\)(?: WHERE .*)?",
    rf"ALTER TABLE \w+ ADD COLUMN {NAME} (?!.*NOT NULL(?!.* DEFAULT )).*",
)


def statements(step: str) -> list[str]:
    """Return the statements of a migration, each in one line and without comments."""
    bare = re.sub(r"--.*", "", step)
    return [" ".join(statement.split()) for statement in bare.split(";") if statement.strip()]


def is_addition(statement: str) -> bool:
    return any(re.fullmatch(form, statement) for form in ADDITIONS)


def test_migrations_only_add_or_say_which_versions_they_lock_out():
    for number, step in enumerate(schema.migration_steps(), 1):
        others = [statement for statement in statements(step) if not is_addition(statement)]
        assert not others or schema.USABLE_FROM.search(step), f"migration {number}: {others}"


@pytest.mark.parametrize(
    ("statement", "adds"),
    [
        ("ALTER TABLE tables ADD COLUMN ballot text", True),
        ("ALTER TABLE tables ADD COLUMN words text NOT NULL DEFAULT '[]'", True),
        ("ALTER TABLE tables ADD COLUMN words text NOT NULL", False),
        ("ALTER TABLE tables DROP COLUMN words", False),
        ("ALTER TABLE tables RENAME COLUMN words TO typed", False),
        ("UPDATE tables SET words = ''", False),
    ],
)
def test_what_counts_as_an_addition(statement, adds):
    assert is_addition(statement) == adds


async def test_this_version_starts_beside_the_next_one_unless_that_one_forbids_it(postgres_server, monkeypatch):
    location = postgres_server.new_database()
    steps = schema.migration_steps()
    added = "ALTER TABLE tables ADD COLUMN later text NOT NULL DEFAULT ''; CREATE TABLE later (id bigint);"
    store = await open_store(location, Metrics())
    table = await dealt(store)
    for removed, is_refused in (("", False), (f"-- usable from schema {len(steps) + 1}\nDROP TABLE later;", True)):
        newer = [*steps, added, *([removed] if removed else [])]
        monkeypatch.setattr(schema, "migration_steps", lambda newer=newer: newer)
        await (await open_store(location, Metrics())).close()
        monkeypatch.undo()
        number = await store.last_move_at(table.id)
        move = 1 if number is None else 2
        await store.append_move(table.id, table.players, entry(move), position(move))  # it was running
        if is_refused:
            with pytest.raises(StoreUnusable, match="start the newer version"):
                await open_store(location, Metrics())
        else:
            again = await open_store(location, Metrics())
            assert (await again.load_table(table.id)).position.version == 1
            await again.close()
    connection = await asyncpg.connect(location.url)
    assert await schema.version_of(connection) == len(steps) + 2, "it was not migrated back"
    await connection.close()
    await store.close()
    postgres_server.drop(location)


async def test_a_database_that_an_older_version_made_is_migrated_and_usable(postgres_server):
    """Before this version there was only a number."""
    location = postgres_server.new_database()
    connection = await asyncpg.connect(location.url)
    await connection.execute("ALTER TABLE schema_version DROP COLUMN usable_from")
    await (await open_store(location, Metrics())).close()
    await connection.execute("UPDATE schema_version SET number = number + 1")
    with pytest.raises(StoreUnusable, match="start the newer version"):
        await open_store(location, Metrics())
    await connection.close()
    postgres_server.drop(location)
