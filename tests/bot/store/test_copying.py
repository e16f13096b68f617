"""Copying a database: everything, both ways, resumed after an interruption, and compared."""

from __future__ import annotations

import json
import lzma
import os
import random
from pathlib import Path

import pytest

from bot.cli import main
from bot.ops.metrics import Metrics
from bot.store.base import StoreUnusable
from bot.store.copying import copy, digest_of, schema
from bot.store.location import Location, PostgresUrl, parse_location
from bot.store.opening import open_store
from bot.store.sql.plans import execute_many
from bot.tables.record import Player
from bot.tournaments.model import Person, Tournament
from tests.bot.store.test_store import dealt, entry, position, record
from tests.bot.store.test_tournaments import record as tournament_record
from tests.bot.store.test_tournaments import series
from tests.stored import alter_closed, ask

FIXTURE = next((Path(__file__).parents[2] / "fixtures").glob("*.db.xz"))
GAMES = int(os.environ.get("ONETABLE_COPIED_GAMES", "60"))  # 10000 for the whole measure


def quiet(_table: str, _done: int, _total: int) -> None:
    """Show no progress."""


async def digests(location: Location) -> dict[str, tuple[int, str]]:
    store = await open_store(location, Metrics())
    found = {table.name: await digest_of(table, store.database) for table in schema()}
    await store.close()
    return found


async def generate(location: Location, games: int) -> None:
    """Fill a database with games of several moves each, results, settings and names of all kinds."""
    store, rng = await open_store(location, Metrics()), random.Random(7)
    names = ("Ana", "氷", 'O"Brien', "Zoë 🎲", "back\\slash", "%s_?:user")
    tables, moves = [], []
    for number in range(1, games + 1):
        players = json.dumps([{"user": number % 50, "name": names[number % len(names)]}])
        tables.append((number, 5, number, "one-shot", number % 50, players, "{}", "en", "closed", number / 3, "{}"))
        moves += [
            (number, move, 0, number % 50, f"k{move}", '{"do":"throw"}', rng.random() * 1e9) for move in range(1, 31)
        ]
    columns = "id, guild, channel, game, host, players, options, language, phase, opened_at, state"
    sql = f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * 11)})"
    await store.database.change(lambda: execute_many(sql, tables))
    for first in range(0, len(moves), 20_000):
        some = moves[first : first + 20_000]
        await store.database.change(
            lambda some=some: execute_many("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", some)
        )
    await store.keep_word_list(2**62, ("ice", "氷"))
    await store.set_meta("note", "it's a \\ test")
    await store.series.keep(series(name="氷", ended=True))
    person = Person(number=1, user=2, name="Zoë", party=1, barred=True)
    event = tournament_record(series=7, occurrence=1, co_organisers=(3, 2**60))
    await store.tournaments.add(Tournament(record=event, players=(person,)), 5.5)
    private = await store.add_dealt_table(record(9, private=True, phase="playing"), "seed", position(0))
    await store.append_move(private.id, (Player(user=1, name="Ana"),), entry(1), position(1))
    await store.close()


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A database that an earlier version wrote."""
    path = tmp_path / "fixture.db"
    path.write_bytes(lzma.decompress(FIXTURE.read_bytes()))
    return path


async def test_a_database_of_an_earlier_version_is_copied_there_and_back(unpacked, postgres, tmp_path):
    with pytest.raises(StoreUnusable, match="start the bot with it once"):
        await copy(unpacked, postgres, quiet)
    await (await open_store(unpacked, Metrics())).close()
    tables = {table.name: (table.rows, table.digest) for table in await copy(unpacked, postgres, quiet)}
    assert tables == await digests(unpacked) == await digests(postgres)
    assert tables["moves"][0] > 100
    await copy(postgres, tmp_path / "back" / "back.db", quiet)
    assert await digests(tmp_path / "back" / "back.db") == tables


async def test_generated_games_are_the_same_after_a_copy_there_and_back(postgres, tmp_path):
    source, back = tmp_path / "source.db", tmp_path / "back" / "back.db"
    await generate(source, GAMES)
    before = await digests(source)
    assert before["tables"][0] == GAMES + 1
    assert [before[name][0] for name in ("tournament_series", "tournaments", "entrants")] == [1, 1, 1]
    await copy(source, postgres, quiet)
    await copy(postgres, back, quiet)
    assert before == await digests(postgres) == await digests(back)


async def test_ids_are_not_given_twice_after_a_copy(postgres, tmp_path):
    source, back = tmp_path / "source.db", tmp_path / "back" / "back.db"
    store = await open_store(source, Metrics())
    last = [await dealt(store, channel) for channel in range(10, 15)][-1].id
    await store.discard_tables([last])
    await store.close()
    await copy(source, postgres, quiet)
    await copy(postgres, back, quiet)
    for location in (postgres, back):
        store = await open_store(location, Metrics())
        assert (await dealt(store, 99)).id == last + 1
        await store.close()


async def test_an_interrupted_copy_is_resumed_and_not_played_on_before(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.store.copying.BATCH", 100)
    source = tmp_path / "source.db"
    await generate(source, 20)
    seen: list[int] = []

    def interrupted(table: str, done: int, _total: int) -> None:
        if table == "moves" and done >= 300:
            raise KeyboardInterrupt

    def watched(table: str, done: int, _total: int) -> None:
        if table == "moves":
            seen.append(done)

    with pytest.raises(KeyboardInterrupt):
        await copy(source, postgres, interrupted)
    with pytest.raises(StoreUnusable, match="unfinished copy"):
        await open_store(postgres, Metrics())
    with pytest.raises(StoreUnusable, match="--resume"):
        await copy(source, postgres, quiet)
    await copy(source, postgres, watched, resume=True)
    assert seen[0] == 300, "it begins where it stopped"
    assert await digests(source) == await digests(postgres)


async def test_a_target_with_rows_is_refused_and_left_alone(location, tmp_path):
    await generate(tmp_path / "source" / "source.db", 2)
    store = await open_store(location, Metrics())
    await store.set_meta("mine", "1")
    await store.close()
    for resume in (False, True):
        with pytest.raises(StoreUnusable, match="not empty: the table meta"):
            await copy(tmp_path / "source" / "source.db", location, quiet, resume=resume)
    store = await open_store(location, Metrics())
    assert await ask(store, "SELECT key FROM meta") == [("mine",)]
    await store.close()


async def test_a_source_that_changes_before_a_copy_is_resumed_is_noticed(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.store.copying.BATCH", 10)
    source = tmp_path / "source.db"
    await generate(source, 3)

    def interrupted(table: str, done: int, _total: int) -> None:
        if table == "moves" and done >= 50:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await copy(source, postgres, interrupted)
    await alter_closed(source, "UPDATE moves SET at = at + 1 WHERE table_id = 1")
    with pytest.raises(StoreUnusable, match="differs from the source in the table moves"):
        await copy(source, postgres, quiet, resume=True)


def test_the_command_line_copies_and_says_what(tmp_path, postgres, capsys):
    import asyncio

    asyncio.run(generate(tmp_path / "source.db", 3))
    assert main(["copy", "--from", f"sqlite:{tmp_path / 'source.db'}", "--to", postgres.url]) == 0
    said = capsys.readouterr().out
    assert "moves: 91 rows" in said
    assert "everything is copied" in said
    assert main(["copy", "--from", "sqlite:nowhere.db", "--to", postgres.url]) == 2
    assert main(["copy", "--from", "mysql://x", "--to", postgres.url]) == 2
    assert main(["copy", "--from", postgres.url, "--to", postgres.url]) == 2


@pytest.mark.parametrize(
    ("text", "location"),
    [
        ("data/onetable.db", Path("data/onetable.db")),
        ("sqlite:data/onetable.db", Path("data/onetable.db")),
        ("sqlite:///data/onetable.db", Path("data/onetable.db")),
        ("sqlite:////data/onetable.db", Path("/data/onetable.db")),
        ("postgres://x/y", PostgresUrl("postgres://x/y")),
    ],
)
def test_locations(text, location):
    assert parse_location(text) == location


def test_an_address_is_shown_without_its_password():
    address = parse_location("postgresql://bot:secret@db.example:5433/onetable")
    assert str(address) == "postgresql://db.example:5433/onetable"
    assert "secret" not in repr(address)
    for wrong in ("", "sqlite:", "mysql://x", "postgresql://host:port/x"):
        with pytest.raises(ValueError, match=r"file|address"):
            parse_location(wrong)
