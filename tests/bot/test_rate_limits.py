"""Rate limits per user and server."""

from __future__ import annotations

import pytest

from bot.rate_limits import RateLimits, TokenBuckets
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from bot.tables.service import TableService
from rules.errors import Refusal
from tests.bot.ops.test_metrics import Time

ANA, BEN = Player(user=1, name="ana"), Player(user=2, name="ben")


def limits(time: Time, **settings: float) -> RateLimits:
    return RateLimits(Settings(_env_file=None, **settings), time)


def test_a_burst_then_so_many_a_second():
    time = Time()
    buckets = TokenBuckets(3, 2.0, time)
    assert [buckets.take("ana") for _ in range(3)] == [0.0, 0.0, 0.0]
    assert buckets.take("ana") == pytest.approx(0.5)
    assert buckets.take("ben") == 0.0, "each has a bucket of their own"
    time.now += 0.5
    assert buckets.take("ana") == 0.0
    assert buckets.take("ana") > 0.0
    time.now += 60
    assert [buckets.take("ana") for _ in range(4)].count(0.0) == 3, "a bucket holds no more than the burst"


def test_wait_takes_no_token():
    buckets = TokenBuckets(1, 1.0, Time())
    assert [buckets.wait("ana") for _ in range(5)] == [0.0] * 5
    buckets.take("ana")
    assert buckets.wait("ana") == pytest.approx(1.0)


def test_full_buckets_are_dropped_and_there_are_never_too_many():
    time = Time()
    buckets = TokenBuckets(2, 1.0, time, most=100)
    for user in range(1000):
        buckets.take(user)
    assert len(buckets) == 100
    time.now += 10
    buckets.take("ana")
    assert len(buckets) == 1


@pytest.mark.parametrize(("burst", "per_second"), [(0, 5.0), (5, 0.0)])
def test_zero_is_no_limit(burst, per_second):
    buckets = TokenBuckets(burst, per_second, Time())
    assert {buckets.take("ana") for _ in range(1000)} == {0.0}
    assert len(buckets) == 0


def test_fast_players_of_omiga_are_not_limited():
    time = Time()
    known = limits(time)
    for _ in range(600):  # a minute of ten clicks a second
        assert known.click(1) == 0.0
        time.now += 0.1


def test_a_user_who_floods_is_limited():
    known = limits(Time())
    assert [known.click(1) == 0.0 for _ in range(200)].count(True) == 40


async def test_the_limits_of_open_tables(tmp_path):
    time = Time()
    store = await SqliteStore.open(tmp_path / "onetable.db")
    tables = TableService(store, time, limits=limits(time, tables_per_person=2, tables_per_server=3, tables_per_hour=5))

    async def opened(host: object, channel: int, guild: int = 5) -> int:
        record = await tables.deals.open(game="one-shot", guild=guild, channel=channel, host=host, language="en")
        return record.id

    first = await opened(ANA, 10)
    await opened(ANA, 11)
    with pytest.raises(Refusal, match="refused-too-many-tables") as refusal:
        await opened(ANA, 12)
    assert refusal.value.values == {"most": 2}
    await opened(ANA, 20, guild=6)
    await opened(BEN, 13)
    with pytest.raises(Refusal, match="refused-too-many-tables-here"):
        await opened(BEN, 14)
    await tables.end(first, 99, moderator=True)  # moderators can always make room
    await opened(ANA, 12)
    await tables.end(first + 1, ANA.user, moderator=False)
    await opened(ANA, 14)
    await tables.end(4, BEN.user, moderator=False)
    await tables.end(5, ANA.user, moderator=False)
    with pytest.raises(Refusal, match="refused-too-many-opened") as refusal:
        await opened(ANA, 15)
    assert refusal.value.values == {"minutes": 12}
    with pytest.raises(Refusal, match="refused-too-many-opened"):
        await tables.deals.open_private(game="rokujika", guild=5, channel=1, host=ANA, language="en")
    time.now += 12 * 60 + 1
    record, _ = await tables.deals.open_private(game="rokujika", guild=5, channel=1, host=ANA, language="en")
    again, is_new = await tables.deals.open_private(game="rokujika", guild=5, channel=1, host=ANA, language="en")
    assert (again.id, is_new) == (record.id, False), "what one has open already is no new table"
    await tables.stop()
    await store.close()


async def test_counting_tables_reads_only_open_ones(tmp_path):
    store = await SqliteStore.open(tmp_path / "onetable.db")
    plan = "EXPLAIN QUERY PLAN SELECT count(*) FILTER (WHERE host = 1), count(*) FROM tables "
    plan += "WHERE guild = 5 AND phase IN ('lobby', 'playing') AND NOT private AND purpose = ''"
    found = await store.database.run(lambda db: db.execute(plan).fetchall())
    assert "INDEX" in str(found), found
    await store.close()


def test_uploads_are_limited_for_each_person_and_for_all_members_of_a_server():
    time = Time()
    known = limits(time, uploads_per_hour=2, server_uploads_per_hour=3)
    known.upload(1, 5)
    known.upload(1, 5)
    with pytest.raises(Refusal, match=r"refused-too-many-uploads \("):
        known.upload(1, 5)
    known.upload(2, 5)
    with pytest.raises(Refusal, match="refused-too-many-uploads-here") as refusal:
        known.upload(3, 5)
    assert refusal.value.values == {"minutes": 20}
    known.upload(4, 6)
    time.now += 20 * 60 + 1
    known.upload(3, 5)


def test_a_busy_server_has_room_for_a_big_arena_and_not_for_a_flood():
    time = Time()
    known = limits(time)
    for _ in range(60):  # 500 people who click every five seconds
        assert all(known.click_here(7) == 0.0 for _ in range(100))
        time.now += 1
    assert [known.click_here(8) == 0.0 for _ in range(2000)].count(True) == 400
    assert known.click_here(9) == 0.0, "each server has its own"
