"""What the database knows about people is listed, found and forgotten; nothing is kept for ever."""

from __future__ import annotations

import asyncio
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
from bot.store.migrations import migrate, migration_steps
from bot.store.sqlite.privacy import COLUMNS, MENTIONS, OWNED, SERVERS, Fate, Mention
from bot.store.sqlite.store import SqliteStore
from bot.tables.erasure import without
from bot.tables.record import NOBODY, Player
from bot.tables.service import TableService
from rules.errors import Refusal
from tests.bot.store.test_store import record
from tests.cogs.privacy.test_privacy import careless, traces

ZOE, NAME = 123_456_789_012_345, "Zoë Zwölfboxkämpfer"  # six bytes, as SQLite writes it
ANA = Player(user=1, name="Ana")
LIMITS = Limits(365, 180, 30)
THROW = '{"do":"throw"}'


class House:
    """Everything that forgets, with a clock that is moved by hand."""

    def __init__(self, path: Path) -> None:
        self.path, self.now = path, 1_700_000_000.0

    async def open(self, limits: Limits = LIMITS) -> House:
        self.store = await SqliteStore.open(self.path)
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
async def house(tmp_path: Path):
    house = await House(tmp_path / "onetable.db").open()
    yield house
    await house.close()


# --- the list


def test_every_column_of_every_table_is_classified(tmp_path):
    with closing(sqlite3.connect(tmp_path / "x.db", isolation_level=None)) as db:
        migrate(db)
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = [row[0] for row in db.execute(names)]
        found = {table: {row[1] for row in db.execute(f"PRAGMA table_info({table})")} for table in tables}
    told = {table: set(columns) for table, columns in COLUMNS.items()}
    assert told == found, "say in bot/store/sqlite/privacy.py what becomes of it when somebody goes"


def test_what_sounds_personal_is_not_called_plain():
    suspicious = re.compile(r"user|host|(?<!tour)name|people|player|member|owner|author|guild")
    for table, columns in COLUMNS.items():
        for column, fate in columns.items():
            if suspicious.search(column):
                assert fate is not Fate.PLAIN, f"{table}.{column}"
    assert set(OWNED) == {table for table, columns in COLUMNS.items() if Fate.ROW in columns.values()}
    assert "tables" in SERVERS


# --- forgetting


async def test_deleted_is_not_gone_before_it_is_wiped(house):
    table = await house.game()
    await house.tables.play(table, ZOE, THROW, epoch=0, key="a", guild=5, channel=10)
    done = await house.privacy.forget(ZOE)
    assert done.kept == [table]
    assert (await house.privacy.counts(ZOE, None)).is_nothing
    assert traces(house.path, ZOE, NAME), "rows that are gone are still in the file"
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == []
    assert await house.counted() == {"people_forgotten": 1, "wipes": 1}
    assert [entry.by for entry in await house.store.journal(table)] == [NOBODY]


async def test_a_table_in_memory_does_not_write_the_id_back(house):
    table = await house.game()
    await house.privacy.forget(ZOE)
    house.now += 60
    assert await house.tables.deadlines.expire(table), "a stand-in moves"
    await house.tables.seats.transfer_host(table, 1, 1, moderator=False)
    await house.tables.seats.vote_end(table, 1)
    assert (await house.tables.record(table)).phase == "closed"
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == []


async def test_the_name_of_a_seat_given_up_before_names_were_noted_goes_too(house):
    table = await house.game()
    await house.tables.play(table, ZOE, THROW, epoch=0, key="a", guild=5, channel=10)
    await house.tables.seats.leave(table, ZOE)
    before = (await house.tables.record(table)).players[0]
    assert (before.name, before.left) == (NAME, ZOE)
    with closing(sqlite3.connect(house.path)) as db:
        db.execute("UPDATE tables SET players = json_remove(players, '$[0].left')")
        db.commit()
    house.tables.cache._live.clear()
    await house.privacy.forget(ZOE)
    assert (await house.tables.record(table)).players[0].name == "Player 1"
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == []


async def test_a_seat_that_somebody_else_has_taken_stays_theirs(house):
    table = await house.game()
    await house.tables.seats.leave(table, ZOE)
    await house.tables.seats.take(table, 0, Player(user=3, name="Cy"))
    await house.privacy.forget(ZOE)
    assert (await house.tables.record(table)).players[0].name == "Cy"


def test_taking_somebody_out_changes_nobody_else():
    cy = Player(user=3, name="Cy", missed=1, wants_end=True)
    sat = record(players=(ANA, cy, Player(user=NOBODY, name="Computer", kind="computer")))
    assert without(sat, 99, ()) == sat
    after = without(sat, 1, ())
    assert after.players[1:] == sat.players[1:]
    assert (after.players[0].name, after.players[0].user, after.players[0].kind) == ("Player 1", NOBODY, "gone")
    assert after.host == 3
    assert without(record(players=(ANA,)), 1, ()).host == NOBODY


async def test_a_damaged_table_lets_people_go(house):
    table = await house.game()
    with closing(sqlite3.connect(house.path)) as db:
        db.execute("UPDATE tables SET state = '{}'")
        db.commit()
    house.tables.cache._live.clear()
    await house.privacy.forget(ZOE)
    assert (await house.tables.record(table)).host == 1
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == []


async def test_while_the_bot_stops_the_wish_waits_for_the_next_start(house, tmp_path):
    table = await house.game()
    await house.tables.stop()
    with pytest.raises(Refusal, match="restarting"):
        await house.privacy.forget(ZOE)
    assert await house.keeping.fire() > house.now, "it is no error that nothing can be done just now"
    await house.store.close()
    await house.open()
    await house.keeping.fire()
    assert (await house.tables.record(table)).players[0].name == "Player 1"
    assert traces(house.path, ZOE, NAME) == []


@pytest.mark.parametrize("step", ["forget_at", "forget_rest", "wipe"])
async def test_killed_in_the_middle_nothing_is_left_after_the_next_start(tmp_path, step):
    child = f"""
        import asyncio, os, signal
        from pathlib import Path
        from tests.bot.privacy.test_privacy import ZOE, House

        async def main():
            house = await House(Path({str(tmp_path / "onetable.db")!r})).open()
            for channel in (10, 11, 12):
                await house.game(channel)
            done, calls = house.store.{step}, []

            async def killed(*arguments):
                calls.append(arguments)
                if len(calls) > 1 or {step!r} != "forget_at":
                    os.kill(os.getpid(), signal.SIGKILL)
                return await done(*arguments)

            house.store.{step} = killed
            await house.privacy.forget(ZOE)
            await house.keeping.fire()

        asyncio.run(main())
    """
    run = [sys.executable, "-c", textwrap.dedent(child)]
    died = await asyncio.to_thread(subprocess.run, run, cwd=Path(__file__).parents[3], timeout=60)
    assert died.returncode == -signal.SIGKILL
    assert traces(tmp_path / "onetable.db", ZOE, NAME)
    house = await House(tmp_path / "onetable.db").open()
    await house.keeping.fire()
    assert [(await house.tables.record(table)).players[0].name for table in (1, 2, 3)] == ["Player 1"] * 3
    assert traces(house.path, ZOE, NAME) == []
    await house.close()


async def test_an_older_database_knows_where_everybody_has_been(tmp_path):
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


async def test_ids_among_others_in_a_row_are_shown_handed_out_and_forgotten(house, monkeypatch):
    def find(db: sqlite3.Connection, user: int) -> list[dict[str, int]]:
        sql = "SELECT guild FROM word_lists, json_each(words) WHERE json_each.value = ?"
        return [{"guild": guild} for (guild,) in db.execute(sql, (str(user),))]

    def forget(db: sqlite3.Connection, user: int) -> None:
        db.execute("UPDATE word_lists SET words = replace(words, ?, '0')", (str(user),))

    monkeypatch.setitem(MENTIONS, "cups", Mention(find, forget))
    await house.store.keep_word_list(5, (str(ZOE), "1"))
    assert [(await house.privacy.counts(ZOE, guild)).rows["cups"] for guild in (5, 6, None)] == [1, 0, 1]
    assert (await house.privacy.export(ZOE))["cups"] == [{"guild": "5"}]
    await house.privacy.forget(ZOE)
    assert await house.store.word_list(5) == ("0", "1")
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == []


# --- wiping


async def test_a_large_file_is_wiped_when_nobody_plays_or_after_a_day(house, monkeypatch):
    monkeypatch.setattr(housekeeping, "SMALL_FILE", 0)
    table = await house.game()
    await house.keeping.fire()
    await house.privacy.forget(ZOE)
    house.metrics.moves.inc()
    assert await house.keeping.fire() == house.now + housekeeping.QUIET_SECONDS
    house.now += housekeeping.QUIET_SECONDS
    house.metrics.moves.inc()
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME), "people are playing"
    house.now += housekeeping.QUIET_SECONDS
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == [], "nobody has moved for a while"
    await house.tables.seats.take(table, 0, Player(user=ZOE, name=NAME))
    await house.privacy.forget(ZOE)
    for _ in range(3):
        house.metrics.moves.inc()
        house.now += DAY / 2
        await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == [], "after a day it is done in any case"


async def test_a_very_large_file_is_rewritten_only_when_nobody_plays(house, monkeypatch):
    monkeypatch.setattr(housekeeping, "SMALL_FILE", 0)
    monkeypatch.setattr(housekeeping, "LARGE_FILE", 0)
    await house.game()
    await house.keeping.fire()
    await house.privacy.forget(ZOE)
    for _ in range(6):
        house.metrics.moves.inc()
        house.now += DAY / 2
        assert await house.keeping.fire() == house.now + housekeeping.QUIET_SECONDS
    house.now += housekeeping.QUIET_SECONDS
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == []


async def test_wipes_keep_a_distance(house):
    table = await house.game()
    for _ in range(2):
        await house.privacy.forget(ZOE)
        again_at = await house.keeping.fire()
        await house.tables.seats.take(table, 0, Player(user=ZOE, name=NAME))
    assert again_at == house.now + housekeeping.REWRITE_PAUSE
    assert (await house.counted())["wipes"] == 1


async def test_somebody_who_reads_the_database_delays_a_wipe(house):
    await house.game()
    await house.privacy.forget(ZOE)
    with closing(sqlite3.connect(house.path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        assert await house.keeping.fire() == house.now + housekeeping.QUIET_SECONDS
        assert await house.store.get_meta(WIPE_SINCE) is not None
    await house.keeping.fire()
    assert traces(house.path, ZOE, NAME) == []


# --- time


async def test_games_are_deleted_a_year_after_their_last_move_and_scores_stay(house):
    old, active, closed = [await house.game(channel) for channel in (10, 11, 12)]
    for table in (old, closed):
        await house.tables.end(table, ZOE, moderator=False)
    house.now += 100 * DAY
    await house.tables.play(active, ZOE, THROW, epoch=0, key="a", guild=5, channel=11)
    await house.tables.end(active, ZOE, moderator=False)
    await house.store.know_player(5, Player(user=ZOE, name=NAME))
    house.now += 364 * DAY
    await house.keeping.tidy()
    assert await house.store.visited(ZOE) == [active]
    with pytest.raises(Refusal):
        await house.tables.record(old)
    house.now += 2 * DAY
    await house.keeping.tidy()
    assert await house.store.visited(ZOE) == []
    assert (await house.privacy.counts(ZOE, None)).rows["daily_players"] == 1
    assert await house.counted() == {"games_deleted": 3}


async def test_a_game_nobody_touches_is_closed_after_half_a_year(house, monkeypatch):
    monkeypatch.setattr(housekeeping, "BATCH", 2)
    tables = [await house.game(channel) for channel in range(10, 15)]
    house.now += 179 * DAY
    await house.keeping.tidy()
    await house.tables.play(tables[0], ZOE, THROW, epoch=0, key="a", guild=5, channel=10)
    house.now += 2 * DAY
    await house.keeping.tidy()
    phases = [(await house.tables.record(table)).phase for table in tables]
    assert phases == ["playing", *["closed"] * 4]
    assert await house.counted() == {"games_closed": 4}


async def test_0_days_are_for_ever(tmp_path):
    house = await House(tmp_path / "onetable.db").open(Limits(0, 0, 0))
    over, running = await house.game(10), await house.game(11)
    await house.tables.end(over, ZOE, moderator=False)
    await house.keeping.left(5)
    house.now += 10_000 * DAY
    await house.keeping.tidy()
    assert await house.store.visited(ZOE) == [over, running]
    await house.close()


async def test_once_a_day_also_over_restarts(house, monkeypatch):
    tidied: list[float] = []

    async def tidy() -> None:
        tidied.append(house.now)

    for hours in (0, 1, 23, 1, 22, 3):
        house.now += hours * 3600
        await house.close()
        await house.open()
        monkeypatch.setattr(house.keeping, "tidy", tidy)
        await house.keeping.fire()
    assert [later - tidied[0] for later in tidied] == [0.0, DAY, 2 * DAY + 7200]
    assert float(await house.store.get_meta(TIDIED_AT)) == tidied[-1]


async def test_a_server_goes_with_everything_that_is_its_own(house):
    kept, gone = await house.game(10, guild=5), await house.game(11, guild=6)
    for guild in (5, 6):
        await house.store.keep_word_list(guild, ("tree",))
        await ServerSettingsStore(house.store).change(guild, day_begins=4)
        await house.store.know_player(guild, ANA)
    assert await house.store.known_servers() == {5, 6}
    await house.keeping.seen([5])
    house.now += 20 * DAY
    await house.keeping.seen([5])  # a restart does not begin anew
    house.now += 11 * DAY
    await house.keeping.tidy()
    assert await house.store.known_servers() == {5}
    assert await house.store.visited(ZOE) == [kept]
    assert await house.store.departed(house.now) == []
    with pytest.raises(Refusal):
        await house.tables.record(gone)
    assert await house.store.get_meta(WIPE_SINCE) is not None


async def test_a_server_that_invites_again_in_the_middle_keeps_what_is_left(house, monkeypatch):
    monkeypatch.setattr(housekeeping, "BATCH", 1)
    await asyncio.gather(*(house.game(channel, guild=6) for channel in (10, 11)))
    await house.keeping.left(6)
    house.now += 31 * DAY
    discard = house.tables.erasure.discard

    async def invited(tables: list[int]) -> None:
        await discard(tables)
        await house.keeping.joined(6)

    monkeypatch.setattr(house.tables.erasure, "discard", invited)
    await house.keeping.tidy()
    assert len(await house.store.visited(ZOE)) == 1
