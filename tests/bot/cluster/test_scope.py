"""Two processes on one database: each works for its own servers, and what concerns both is done by both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from bot.app import Onetable
from bot.cluster.leases import News
from bot.cluster.shards import ShardScope
from bot.settings import Settings
from bot.stats.daily import Visitor
from bot.store.base import ALIVE_AT
from bot.store.location import PostgresUrl
from bot.store.postgres.store import PostgresStore
from bot.tables.record import Ping, Player
from bot.tournaments.model import Tournament, TournamentRecord, TournamentSettings
from rules.table import Position
from rules.tournament.model import Plan
from rules.tournament.model import Tournament as TournamentState
from tests.bot.store.test_store import record
from tests.stored import dump

NOW = 1_700_000_000.0
FIRST, SECOND = ShardScope(2, (0,)), ShardScope(2, (1,))
HERE, THERE = (2 << 22) + 1, (3 << 22) + 1  # servers of the first and of the second process
ANA = Player(user=1, name="Ana")


@pytest.fixture
async def processes(postgres: PostgresUrl) -> AsyncIterator[list[Onetable]]:
    """A bot of each process, neither connected nor started."""
    async with AsyncExitStack() as running:
        bots = []
        for scope in (FIRST, SECOND):
            settings = Settings(_env_file=None, database=postgres, shard_count=2, shard_ids=scope.ids)
            store = await PostgresStore.open(postgres, scope=scope)
            running.push_async_callback(store.close)
            bots.append(await running.enter_async_context(Onetable(settings, store, clock=lambda: NOW)))
        yield bots


async def add_game(bot: Onetable, guild: int, channel: int) -> int:
    kept = await bot.store.add_table(record(channel, guild=guild), None)
    playing = kept.model_copy(update={"phase": "playing"})
    await bot.store.deal_table(playing, "seed", Position(0, '{"at":0}', NOW + guild, None))
    await bot.store.keep_ping(kept.id, Ping(channel, (0,)))
    return kept.id


async def add_tournament(bot: Onetable, guild: int) -> int:
    state = TournamentState(plan=Plan(format="swiss"), seed="x")
    made = TournamentRecord(
        id=0, guild=guild, channel=1, organiser=1, name="Cup", game="one-shot", options={}, language="en",
        settings=TournamentSettings(), phase="signup", state=state, start_at=NOW + 100, made_at=NOW,
    )  # fmt: skip
    return (await bot.store.tournaments.add(Tournament(record=made).add_task("show"), NOW + guild)).record.id


async def test_each_process_finds_the_work_of_its_own_servers(processes):
    first, second = processes
    for bot, guild, channel in ((first, HERE, 10), (first, THERE, 11)):  # whoever has written it
        await add_game(bot, guild, channel)
        await add_tournament(bot, guild)
    for bot, guild, number in ((first, HERE, 1), (second, THERE, 2)):
        store, cups = bot.store, bot.store.tournaments
        (table,), (cup,) = await store.public_games(["one-shot"]), await cups.live()
        assert (await store.load_table(table)).record.guild == guild
        assert (await cups.load(cup)).record.guild == guild
        later = NOW + THERE + 1
        assert await store.due_tables(later) == await store.running_tables(["one-shot"]) == [table]
        assert await store.tables_behind() == [table]
        assert list(await store.pings()) == [table]
        assert [place[1] for place in await store.live_places()] == [guild]
        assert await store.nearest_deadline() == await cups.nearest_deadline() == NOW + guild
        assert await cups.due(later) == await cups.with_tasks() == await cups.abandoned(later) == [cup]
        assert await store.known_servers() == {guild}
        assert await store.count_live() == {"lobby": 0, "playing": 1}
        assert [found for found, _ in await store.old_tables(live=True, before=later, after=0, most=9)] == [table]
        assert number in (table, number)


async def test_deadlines_are_extended_by_the_downtime_of_their_own_process(processes):
    first, second = processes
    await add_game(first, HERE, 10)
    await add_game(first, THERE, 11)
    await first.store.set_meta(FIRST.key(ALIVE_AT), repr(NOW - 100))
    for bot in processes:
        await bot.extend_deadlines_after_downtime()
    assert await first.store.nearest_deadline() == NOW + HERE + 100
    assert await second.store.nearest_deadline() == NOW + THERE


async def test_after_a_change_of_shards_only_the_last_downtime_counts(processes):
    first, second = processes
    await add_game(first, HERE, 10)
    await add_game(first, THERE, 11)
    month = 30 * 86400
    await first.store.set_meta(FIRST.key(ALIVE_AT), repr(NOW - month))
    await first.store.set_meta(ALIVE_AT, repr(NOW - 100))  # since then one process had all servers
    await first.extend_deadlines_after_downtime()
    assert await first.store.nearest_deadline() == NOW + HERE + 100, "not by a month"
    await second.extend_deadlines_after_downtime()
    assert await second.store.nearest_deadline() == NOW + THERE + 100, "it had no heartbeat of its own"


async def test_all_processes_have_the_same_secret_of_the_day(processes):
    first, second = processes
    await first.daily.start()
    assert await second.store.first_meta("daily_secret", "another") != "another"
    await second.daily.start()
    today = await first.daily.today(HERE)
    assert first.daily.seed(today) == second.daily.seed(today)


async def test_a_daily_village_goes_on_at_a_server_of_another_process(processes):
    first, second = processes
    await first.daily.start()
    await second.daily.start()
    here, there = Visitor(ANA, HERE, 10, "en"), Visitor(ANA, THERE, 11, "en")
    table = (await first.daily.visit(here, start=True)).table
    assert (await second.daily.visit(there)).table.guild == THERE
    await move(second, table.id, THERE, 11, "there")
    assert (await first.daily.visit(here)).table.guild == HERE
    await move(first, table.id, HERE, 10, "here")
    assert [entry.key for entry in await first.store.journal(table.id) if entry.by == 1] == ["there", "here"]


async def move(bot: Onetable, table: int, guild: int, channel: int, key: str) -> None:
    """Make any move that is allowed."""
    live = await bot.tables.cache.get(table)
    game = live.table.game
    state = game.State.model_validate_json(live.table.position.state)
    chosen = next(iter(game.moves(state, 0))).model_dump_json()
    await bot.tables.play(table, 1, chosen, epoch=game.epoch(state, 0), key=key, guild=guild, channel=channel)


async def test_erasure_is_done_by_each_process_at_its_own_tables(processes):
    first, second = processes
    tables = []
    for bot, guild, channel in ((first, HERE, 10), (second, THERE, 11)):
        tables.append((await bot.store.add_table(record(channel, guild=guild), NOW)).id)
        await bot.tables.record(tables[-1])  # in memory
    told: list[str] = []
    first.membership.publish = lambda kind, _about=0: _note(told, kind)
    await first.privacy.forget(1)
    assert told == ["erasure"]
    assert await first.store.requested_deletions() == [1]
    assert len(await second.store.visited(1)) == 1
    second.membership.publish = lambda kind, _about=0: _note(told, kind)
    await second.privacy.fulfil_all()
    assert told[0] == "erasure"
    assert set(told[1:]) == {"erased"}  # by the one that looks first, or by both
    assert await first.store.requested_deletions() == []
    assert (await first.privacy.counts(1, None)).is_nothing
    assert "Ana" not in str(await dump(first.store, "tables", "visits", "moves"))
    for bot, table in zip(processes, tables, strict=True):
        in_memory = bot.tables.cached_record(table)
        assert in_memory is None or "Ana" not in str(in_memory)


async def _note(told: list[str], kind: str) -> None:
    told.append(kind)


async def test_news_empty_the_memory(processes):
    first, _ = processes
    kept = await first.store.add_table(record(10, guild=HERE), NOW)
    await first.tables.record(kept.id)
    for observer in first.membership.news_observers:
        await observer(News("table", kept.id))
    assert first.tables.cached_record(kept.id) is None
    await first.tables.record(kept.id)
    for observer in first.membership.news_observers:
        await observer(News("missed"))
    assert first.tables.cached_record(kept.id) is None
    await first.housekeeping.stop()
