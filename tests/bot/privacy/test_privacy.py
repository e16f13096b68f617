"""Privacy: what is stored about users is classified, exported, erased, and deleted in time."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest

from bot.ops import housekeeping
from bot.ops.housekeeping import DAY, TIDIED_AT, Housekeeping, Limits
from bot.ops.metrics import Metrics
from bot.privacy.service import Privacy
from bot.servers.settings import ServerSettingsStore
from bot.store.base import WIPE_SINCE
from bot.store.location import Location
from bot.store.migrations import migrate, migration_steps
from bot.store.opening import open_store
from bot.store.sql.plans import Plan, execute, named
from bot.store.sql.privacy import COLUMNS, MENTIONS, OWNED, SERVERS, Fate, Mention
from bot.store.sqlite.store import SqliteStore
from bot.tables.erasure import without
from bot.tables.record import NOBODY, Access, Player
from bot.tables.service import TableService
from rules.errors import Refusal
from tests.bot.store.test_store import record
from tests.cogs.privacy.test_privacy import careless, traces
from tests.stored import alter, dump
from tests.table_state import state_of

ZOE, NAME = 123_456_789_012_345, "Zoë Zwölfboxkämpfer"  # six bytes, as SQLite writes it
ANA = Player(user=1, name="Ana")
BEN = 987_654_321_098_765
LIMITS = Limits(365, 180, 30)
THROW = '{"do":"throw"}'


class Env:
    """Tables, privacy and housekeeping with a clock that the test sets."""

    def __init__(self, path: Location) -> None:
        self.path, self.now = path, 1_700_000_000.0

    async def open(self, limits: Limits = LIMITS) -> Env:
        self.store = await open_store(self.path, Metrics())
        if isinstance(self.path, Path):
            await careless(self.store)
        self.metrics = Metrics()
        clock = lambda: self.now  # noqa: E731
        self.tables = TableService(self.store, clock)
        self.privacy = Privacy(self.store, self.tables, self.metrics, clock)
        self.keeping = Housekeeping(self.store, self.tables, self.privacy, clock, metrics=self.metrics, limits=limits)
        self.privacy.observers.clear()  # housekeeping only runs when the test calls it
        return self

    async def close(self) -> None:
        await self.tables.stop()
        await self.keeping.stop()
        await self.store.close()

    async def game(self, channel: int = 10, guild: int = 5) -> int:
        zoe = Player(user=ZOE, name=NAME)
        opened = await self.tables.deals.open(game="one-shot", guild=guild, channel=channel, host=zoe, language="en")
        await self.tables.join(opened.id, ANA)
        await self.tables.deals.start(opened.id, ZOE)
        return opened.id

    async def counted(self) -> dict[str, float]:
        (family,) = self.metrics.housekeeping.collect()
        return {sample.labels["what"]: sample.value for sample in family.samples if sample.value}


@pytest.fixture
async def env(location: Location):
    env = await Env(location).open()
    yield env
    await env.close()


@pytest.fixture
async def file_env(tmp_path: Path):
    """Only with a file, for what becomes of its bytes."""
    env = await Env(tmp_path / "onetable.db").open()
    yield env
    await env.close()


async def stored_traces(env: Env, user: int, name: str) -> list[str]:
    """Return where an id or a name appears: in a file's bytes, or in any row of a server's tables."""
    if isinstance(env.path, Path):
        return traces(env.path, user, name)
    rows = zip(COLUMNS, await dump(env.store, *COLUMNS), strict=True)
    return [table for table, found in rows for row in found if str(user) in str(row) or name in str(row)]


# --- the list


def test_every_column_of_every_table_is_classified(tmp_path):
    with closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as db:
        migrate(db)
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [row[0] for row in db.execute(names)]
        found = {table: {row[1] for row in db.execute(f"PRAGMA table_info({table})")} for table in tables}
    classified = {table: set(columns) for table, columns in COLUMNS.items()}
    assert classified == found, "say in bot/store/sql/privacy.py what becomes of it when a user is erased"


def test_columns_that_sound_personal_are_not_classified_as_plain():
    suspicious = re.compile(r"user|host|(?<!tour)name|people|player|member|owner|author|guild")
    for table, columns in COLUMNS.items():
        for column, fate in columns.items():
            if suspicious.search(column):
                assert fate is not Fate.PLAIN, f"{table}.{column}"
    assert set(OWNED) == {table for table, columns in COLUMNS.items() if Fate.ROW in columns.values()}
    assert "tables" in SERVERS


# --- forgetting


async def test_deleted_data_is_in_the_file_until_it_is_wiped(file_env):
    table = await file_env.game()
    await file_env.tables.play(table, ZOE, THROW, epoch=0, key="a", guild=5, channel=10)
    done = await file_env.privacy.forget(ZOE)
    assert done.kept == [table]
    assert (await file_env.privacy.counts(ZOE, None)).is_nothing
    assert traces(file_env.path, ZOE, NAME), "rows that are gone are still in the file"
    await file_env.keeping.fire()
    assert traces(file_env.path, ZOE, NAME) == []
    assert await file_env.counted() == {"people_forgotten": 1, "wipes": 1}
    assert [entry.by for entry in await file_env.store.journal(table)] == [NOBODY]


async def crowd_game(env: Env) -> tuple[int, str]:
    """Ana plays against the channel, for which ZOE and BEN have voted; return the table and ZOE's vote."""
    opened = await env.tables.deals.open(game="only-one", guild=5, channel=10, host=ANA, language="en")
    await env.tables.add_crowd(opened.id, ANA.user, "The channel")
    await env.tables.deals.start(opened.id, ANA.user)
    live = await env.tables.cache.get(opened.id)
    place = {"guild": 5, "channel": 10}
    while not live.table.ballot or len(live.table.ballot) == 1:
        (seat,) = live.table.to_act
        user, moves = (ANA.user if seat == 0 else BEN), live.table.game.moves(state_of(live.table), seat)
        move, epoch = moves[0].model_dump_json(), live.table.view(seat).epoch
        await env.tables.play(opened.id, user, move, epoch=epoch, key=f"k{live.table.version}", **place)
    voted = live.table.ballot[0].model_dump_json()
    for user in (ZOE, BEN):
        epoch = live.table.ballot_epoch
        assert await env.tables.play(opened.id, user, voted, epoch=epoch, key=f"v{user}", **place) is None
    return opened.id, voted


async def test_a_vote_for_the_channels_move_is_exported_and_erased(env):
    table, voted = await crowd_game(env)
    (part,) = (await env.privacy.export(ZOE))["tables"]
    assert part["vote"] == json.loads(voted)
    assert str(BEN) not in json.dumps(part), "nothing about other voters"
    await env.privacy.forget(ZOE)
    ballot = (await env.tables.record(table)).ballot
    assert [user for user, _ in ballot.votes] == [BEN]
    saved = await env.store.load_table(table)
    assert saved.record.ballot == ballot
    assert (await env.privacy.counts(ZOE, None)).is_nothing


async def test_votes_are_gone_once_they_are_counted(env):
    table, _ = await crowd_game(env)
    env.now += 31
    await env.tables.deadlines.fire()
    assert (await env.store.load_table(table)).record.ballot is None
    journal = (await env.store.journal(table))[-1]
    assert (journal.by, '"votes":2' in journal.move, str(ZOE) in journal.move) == (None, True, False)


async def test_a_word_for_the_seed_is_exported_and_stays_without_a_name(env):
    zoe = Player(user=ZOE, name=NAME)
    opened = await env.tables.deals.open(game="one-shot", guild=5, channel=10, host=zoe, language="en")
    await env.tables.join(opened.id, ANA)
    await env.tables.deals.seal(opened.id, ZOE)
    await env.tables.type_word(opened.id, ZOE, "owl")
    assert (await env.privacy.export(ZOE))["tables"][0]["seats"][0]["word"] == "owl"
    await env.tables.deals.start(opened.id, ZOE)
    assert (await env.privacy.export(ZOE))["tables"][0]["seats"][0]["word"] == "owl"
    await env.privacy.forget(ZOE)
    record = (await env.store.load_table(opened.id)).record
    assert record.words == ("owl", ""), "the deal could not be checked without it"
    assert ZOE not in [player.user for player in record.players]
    again = await env.tables.deals.open(game="one-shot", guild=5, channel=11, host=zoe, language="en")
    await env.tables.join(again.id, ANA)
    await env.tables.deals.seal(again.id, ZOE)
    await env.tables.type_word(again.id, ZOE, "owl")
    await env.privacy.forget(ZOE)
    assert "owl" not in str((await env.store.load_table(again.id)).record)


@pytest.mark.parametrize("phase", ["lobby", "over"])
async def test_who_was_only_let_in_by_the_host_finds_and_erases_that_too(env, phase):
    opened = await env.tables.deals.open(game="one-shot", guild=5, channel=10, host=ANA, language="en")
    await env.tables.join(opened.id, Player(user=BEN, name="Ben"))
    await env.tables.admit_only(opened.id, ANA.user, Access(users=(BEN, ZOE)))
    if phase == "over":
        await env.tables.deals.start(opened.id, ANA.user)
        await env.tables.end(opened.id, ANA.user, moderator=True)
    (part,) = (await env.privacy.export(ZOE))["tables"]
    assert (part["invited"], part["seats"]) == (True, [])
    assert (await env.privacy.counts(ZOE, 5)).tables == 1
    await env.privacy.forget(ZOE)
    assert (await env.store.load_table(opened.id)).record.access.users == (BEN,)
    assert (await env.privacy.counts(ZOE, None)).is_nothing


async def test_a_table_in_memory_does_not_write_the_id_back(env):
    table = await env.game()
    await env.privacy.forget(ZOE)
    env.now += 60
    assert await env.tables.deadlines.expire(table), "a stand-in moves"
    await env.tables.seats.transfer_host(table, 1, 1, moderator=False)
    await env.tables.seats.vote_end(table, 1)
    assert (await env.tables.record(table)).phase == "closed"
    await env.keeping.fire()
    assert await stored_traces(env, ZOE, NAME) == []


async def test_the_name_on_a_seat_vacated_under_an_older_version_is_erased_too(env):
    table = await env.game()
    await env.tables.play(table, ZOE, THROW, epoch=0, key="a", guild=5, channel=10)
    await env.tables.seats.leave(table, ZOE)
    before = (await env.tables.record(table)).players[0]
    assert (before.name, before.left) == (NAME, ZOE)
    await alter(env.store, "UPDATE tables SET players = replace(players, ?, '')", f', "left": {ZOE}')
    env.tables.cache.drop(env.tables.cache.cached(table))
    await env.privacy.forget(ZOE)
    assert (await env.tables.record(table)).players[0].name == "Player 1"
    await env.keeping.fire()
    assert await stored_traces(env, ZOE, NAME) == []


async def test_a_seat_taken_by_another_player_stays_theirs(env):
    table = await env.game()
    await env.tables.seats.leave(table, ZOE)
    await env.tables.seats.take(table, 0, Player(user=3, name="Cy"))
    await env.privacy.forget(ZOE)
    assert (await env.tables.record(table)).players[0].name == "Cy"


def test_erasing_a_user_changes_no_other_player():
    cy = Player(user=3, name="Cy", missed=1, wants_end=True)
    sat = record(players=(ANA, cy, Player(user=NOBODY, name="Computer", kind="computer")))
    assert without(sat, 99, ()) == sat
    after = without(sat, 1, ())
    assert after.players[1:] == sat.players[1:]
    assert (after.players[0].name, after.players[0].user, after.players[0].kind) == ("Player 1", NOBODY, "gone")
    assert after.host == 3
    assert without(record(players=(ANA,)), 1, ()).host == NOBODY


async def test_a_user_is_erased_from_a_damaged_table(env):
    table = await env.game()
    await alter(env.store, "UPDATE tables SET state = '{}'")
    env.tables.cache.drop(env.tables.cache.cached(table))
    await env.privacy.forget(ZOE)
    assert (await env.tables.record(table)).host == 1
    await env.keeping.fire()
    assert await stored_traces(env, ZOE, NAME) == []


async def test_while_the_bot_stops_the_erasure_waits_for_the_next_start(env, tmp_path):
    table = await env.game()
    await env.tables.stop()
    with pytest.raises(Refusal, match="restarting"):
        await env.privacy.forget(ZOE)
    assert await env.keeping.fire() > env.now, "it is no error that nothing can be done just now"
    await env.store.close()
    await env.open()
    await env.keeping.fire()
    assert (await env.tables.record(table)).players[0].name == "Player 1"
    assert await stored_traces(env, ZOE, NAME) == []


@pytest.mark.parametrize("step", ["forget_at", "forget_rest", "wipe"])
async def test_killed_in_the_middle_nothing_is_left_after_the_next_start(tmp_path, step):
    child = f"""
        import asyncio, os, signal
        from pathlib import Path
        from tests.bot.privacy.test_privacy import ZOE, Env

        async def main():
            env = await Env(Path({str(tmp_path / "onetable.db")!r})).open()
            for channel in (10, 11, 12):
                await env.game(channel)
            done, calls = env.store.{step}, []

            async def killed(*arguments):
                calls.append(arguments)
                if len(calls) > 1 or {step!r} != "forget_at":
                    os.kill(os.getpid(), signal.SIGKILL)
                return await done(*arguments)

            env.store.{step} = killed
            await env.privacy.forget(ZOE)
            await env.keeping.fire()

        asyncio.run(main())
    """
    run = [sys.executable, "-c", textwrap.dedent(child)]
    died = await asyncio.to_thread(subprocess.run, run, cwd=Path(__file__).parents[3], timeout=60)
    assert died.returncode == -signal.SIGKILL
    assert traces(tmp_path / "onetable.db", ZOE, NAME)
    env = await Env(tmp_path / "onetable.db").open()
    await env.keeping.fire()
    assert [(await env.tables.record(table)).players[0].name for table in (1, 2, 3)] == ["Player 1"] * 3
    assert await stored_traces(env, ZOE, NAME) == []
    await env.close()


async def test_an_older_database_knows_the_tables_of_each_user(tmp_path):
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        for number, step in enumerate(migration_steps()[:7], 1):
            db.executescript(f"BEGIN;{step};PRAGMA user_version = {number};COMMIT;")
        players = '[{"user": 3, "name": "Cy"}, {"user": 0, "name": "Computer", "kind": "computer"}]'
        values = f"5, 10, 'one-shot', 2, '{players}', '{{}}', 'en', 'over', 1.0"
        columns = "guild, channel, game, host, people, options, language, phase, opened_at"
        db.execute(f"INSERT INTO tables ({columns}) VALUES ({values})")
        db.execute("INSERT INTO moves VALUES (1, 1, -1, 4, 'k', '{}', 1.0), (1, 2, NULL, NULL, 'l', '{}', 1.0)")
        db.execute("INSERT INTO results VALUES (1, 0, 6, 1, 1, 'x', 1.0, 1), (1, 1, 0, 2, 0, 'x', 1.0, 0)")
    store = await SqliteStore.open(tmp_path / "old.db")
    assert [await store.visited(user) for user in (NOBODY, 2, 3, 4, 5, 6)] == [[], [1], [1], [1], [], [1]]
    await store.close()


async def test_ids_in_shared_rows_are_counted_exported_and_erased(env, monkeypatch):
    def find(user: int) -> Plan[list[dict[str, int]]]:
        return named("SELECT guild FROM word_lists WHERE words LIKE ?", f'%"{user}"%')

    def forget(user: int) -> Plan[int]:
        return execute("UPDATE word_lists SET words = replace(words, ?, '0')", str(user))

    monkeypatch.setitem(MENTIONS, "cups", Mention(find, forget))
    await env.store.keep_word_list(5, (str(ZOE), "1"))
    assert [(await env.privacy.counts(ZOE, guild)).rows["cups"] for guild in (5, 6, None)] == [1, 0, 1]
    assert (await env.privacy.export(ZOE))["cups"] == [{"guild": "5"}]
    await env.privacy.forget(ZOE)
    assert await env.store.word_list(5) == ("0", "1")
    await env.keeping.fire()
    assert await stored_traces(env, ZOE, NAME) == []


# --- wiping


async def test_a_large_file_is_wiped_when_idle_or_after_a_day(file_env, monkeypatch):
    monkeypatch.setattr(housekeeping, "SMALL_FILE", 0)
    table = await file_env.game()
    await file_env.keeping.fire()
    await file_env.privacy.forget(ZOE)
    file_env.metrics.moves.inc()
    assert await file_env.keeping.fire() == file_env.now + housekeeping.QUIET_SECONDS
    file_env.now += housekeeping.QUIET_SECONDS
    file_env.metrics.moves.inc()
    await file_env.keeping.fire()
    assert traces(file_env.path, ZOE, NAME), "people are playing"
    file_env.now += housekeeping.QUIET_SECONDS
    await file_env.keeping.fire()
    assert traces(file_env.path, ZOE, NAME) == [], "nobody has moved for a while"
    await file_env.tables.seats.take(table, 0, Player(user=ZOE, name=NAME))
    await file_env.privacy.forget(ZOE)
    for _ in range(3):
        file_env.metrics.moves.inc()
        file_env.now += DAY / 2
        await file_env.keeping.fire()
    assert traces(file_env.path, ZOE, NAME) == [], "after a day it is done in any case"


async def test_a_very_large_file_is_rewritten_only_when_nobody_plays(file_env, monkeypatch):
    monkeypatch.setattr(housekeeping, "SMALL_FILE", 0)
    monkeypatch.setattr(housekeeping, "LARGE_FILE", 0)
    await file_env.game()
    await file_env.keeping.fire()
    await file_env.privacy.forget(ZOE)
    for _ in range(6):
        file_env.metrics.moves.inc()
        file_env.now += DAY / 2
        assert await file_env.keeping.fire() == file_env.now + housekeeping.QUIET_SECONDS
    file_env.now += housekeeping.QUIET_SECONDS
    await file_env.keeping.fire()
    assert traces(file_env.path, ZOE, NAME) == []


async def test_wipes_keep_a_distance(env):
    table = await env.game()
    for _ in range(2):
        await env.privacy.forget(ZOE)
        again_at = await env.keeping.fire()
        await env.tables.seats.take(table, 0, Player(user=ZOE, name=NAME))
    assert again_at == env.now + housekeeping.REWRITE_PAUSE
    assert (await env.counted())["wipes"] == 1


async def test_a_reader_of_the_database_delays_a_wipe(file_env):
    await file_env.game()
    await file_env.privacy.forget(ZOE)
    with closing(sqlite3.connect(file_env.path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        assert await file_env.keeping.fire() == file_env.now + housekeeping.QUIET_SECONDS
        assert await file_env.store.get_meta(WIPE_SINCE) is not None
    await file_env.keeping.fire()
    assert traces(file_env.path, ZOE, NAME) == []


# --- time


async def test_games_are_deleted_a_year_after_their_last_move_and_scores_stay(env):
    old, active, closed = [await env.game(channel) for channel in (10, 11, 12)]
    for table in (old, closed):
        await env.tables.end(table, ZOE, moderator=False)
    env.now += 100 * DAY
    await env.tables.play(active, ZOE, THROW, epoch=0, key="a", guild=5, channel=11)
    await env.tables.end(active, ZOE, moderator=False)
    await env.store.know_player(5, Player(user=ZOE, name=NAME))
    env.now += 364 * DAY
    await env.keeping.tidy()
    assert await env.store.visited(ZOE) == [active]
    with pytest.raises(Refusal):
        await env.tables.record(old)
    env.now += 2 * DAY
    await env.keeping.tidy()
    assert await env.store.visited(ZOE) == []
    assert (await env.privacy.counts(ZOE, None)).rows["daily_players"] == 1
    assert await env.counted() == {"games_deleted": 3}


async def test_an_abandoned_game_is_closed_after_half_a_year(env, monkeypatch):
    monkeypatch.setattr(housekeeping, "BATCH", 2)
    tables = [await env.game(channel) for channel in range(10, 15)]
    env.now += 179 * DAY
    await env.keeping.tidy()
    await env.tables.play(tables[0], ZOE, THROW, epoch=0, key="a", guild=5, channel=10)
    env.now += 2 * DAY
    await env.keeping.tidy()
    phases = [(await env.tables.record(table)).phase for table in tables]
    assert phases == ["playing", *["closed"] * 4]
    assert await env.counted() == {"games_closed": 4}


async def test_0_days_are_for_ever(tmp_path):
    env = await Env(tmp_path / "onetable.db").open(Limits(0, 0, 0))
    over, running = await env.game(10), await env.game(11)
    await env.tables.end(over, ZOE, moderator=False)
    await env.keeping.left(5)
    env.now += 10_000 * DAY
    await env.keeping.tidy()
    assert await env.store.visited(ZOE) == [over, running]
    await env.close()


async def test_it_runs_once_a_day_also_over_restarts(env, monkeypatch):
    tidied: list[float] = []

    async def tidy() -> None:
        tidied.append(env.now)

    for hours in (0, 1, 23, 1, 22, 3):
        env.now += hours * 3600
        await env.close()
        await env.open()
        monkeypatch.setattr(env.keeping, "tidy", tidy)
        await env.keeping.fire()
    assert [later - tidied[0] for later in tidied] == [0.0, DAY, 2 * DAY + 7200]
    assert float(await env.store.get_meta(TIDIED_AT)) == tidied[-1]


async def test_a_departed_server_is_deleted_with_all_its_data(env):
    kept, gone = await env.game(10, guild=5), await env.game(11, guild=6)
    for guild in (5, 6):
        await env.store.keep_word_list(guild, ("tree",))
        await ServerSettingsStore(env.store).change(guild, day_begins=4)
        await env.store.know_player(guild, ANA)
    assert await env.store.known_servers() == {5, 6}
    await env.keeping.seen([5])
    env.now += 20 * DAY
    await env.keeping.seen([5])  # a restart does not begin anew
    env.now += 11 * DAY
    await env.keeping.tidy()
    assert await env.store.known_servers() == {5}
    assert await env.store.visited(ZOE) == [kept]
    assert await env.store.departed(env.now) == []
    with pytest.raises(Refusal):
        await env.tables.record(gone)
    assert await env.store.get_meta(WIPE_SINCE) is not None


async def test_a_server_that_invites_the_bot_again_meanwhile_keeps_the_rest(env, monkeypatch):
    monkeypatch.setattr(housekeeping, "BATCH", 1)
    await asyncio.gather(*(env.game(channel, guild=6) for channel in (10, 11)))
    await env.keeping.left(6)
    env.now += 31 * DAY
    discard = env.tables.erasure.discard

    async def invited(tables: list[int]) -> None:
        await discard(tables)
        await env.keeping.joined(6)

    monkeypatch.setattr(env.tables.erasure, "discard", invited)
    await env.keeping.tidy()
    assert len(await env.store.visited(ZOE)) == 1
