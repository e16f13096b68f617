"""Alerts, blocks, presets and searches for players in the store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from bot.ops.metrics import Metrics
from bot.social.model import Alert, PlayerSearch, Preset, Seeker
from bot.store.opening import open_store
from bot.tables.record import Access
from tests.bot.store.test_store import record

ANA, BEN, CY = 1, 2, 3


@pytest.fixture
async def store(location):
    store = await open_store(location, Metrics())
    yield store
    await store.close()


def search(**changes: object) -> PlayerSearch:
    return PlayerSearch(
        id=0,
        guild=5,
        channel=10,
        game="one-shot",
        players=(Seeker(user=ANA, name="Ana"), Seeker(user=BEN, name="Bén")),
        wanted=3,
        pace="day",
        language="en",
        start_at=100.5,
        closes_at=200.0,
        deadline=100.5,
    ).model_copy(update={**changes})


async def test_alerts_are_replaced_and_limited_over_all_servers(store):
    social = store.social
    assert await social.set_alerts(ANA, 5, ["omiga", "one-shot"], most=3)
    assert await social.set_alerts(ANA, 6, ["omiga"], most=3)
    assert not await social.set_alerts(ANA, 6, ["omiga", "rokujika"], most=3)
    assert await social.alerts_of(ANA) == [Alert(5, "omiga"), Alert(5, "one-shot"), Alert(6, "omiga")]
    assert await social.set_alerts(ANA, 5, ["omiga"], most=1), "fewer are always possible"
    await social.drop_alerts(ANA, 6)
    assert await social.alerts_of(ANA) == [Alert(5, "omiga")]
    await social.drop_alerts(ANA)
    assert await social.alerts_of(ANA) == []


async def test_who_was_pinged_for_one_game_is_not_pinged_for_another(store):
    social = store.social
    for user, guild in ((ANA, 5), (BEN, 5), (ANA, 6)):
        await social.set_alerts(user, guild, ["omiga", "one-shot"], most=9)
    assert await social.users_to_alert(5, "omiga", called_before=0.5) == [ANA, BEN]
    await social.note_alerted(5, [ANA], 100.0)
    assert await social.users_to_alert(5, "one-shot", called_before=50.0) == [BEN]
    assert await social.users_to_alert(6, "one-shot", called_before=50.0) == []
    assert await social.users_to_alert(5, "one-shot", called_before=101.0) == [BEN, ANA]


async def test_alerts_that_are_chosen_again_do_not_forget_the_last_ping(store):
    await store.social.set_alerts(ANA, 5, ["omiga"], most=9)
    await store.social.note_alerted(5, [ANA], 100.0)
    await store.social.set_alerts(ANA, 5, ["omiga", "one-shot"], most=9)
    assert await store.social.users_to_alert(5, "one-shot", called_before=50.0) == []


async def test_a_table_is_called_about_once(store):
    table = (await store.add_table(record(), None)).id
    assert await asyncio.gather(*(store.social.claim_call(table) for _ in range(3))) == [True, False, False]
    assert await store.social.calls() == {}
    await store.social.keep_call(table, 77)
    assert await store.social.calls() == {table: 77}
    await store.social.keep_call(table, None)
    assert await store.social.calls() == {}
    assert not await store.social.claim_call(table)


async def test_blocks_are_found_from_both_sides(store):
    social = store.social
    assert await social.block(ANA, BEN, at=1.0, most=2)
    assert await social.block(ANA, BEN, at=2.0, most=1)
    assert not await social.block(ANA, CY, at=2.0, most=1)
    assert await social.block(CY, ANA, at=3.0, most=1)
    assert await social.apart_from(ANA) == {BEN, CY}
    assert await social.apart_from(BEN) == {ANA}
    assert await social.blocked_by(ANA) == [BEN]
    assert await social.blockers_of(BEN, [ANA, CY]) == {ANA}
    assert await social.blockers_of(BEN, [CY]) == set()
    assert await social.unblock(ANA, BEN)
    assert not await social.unblock(ANA, BEN)


async def test_presets_of_a_user_come_first_and_names_are_compared_without_case(store):
    social = store.social
    own = Preset(game="one-shot", name="Quick", chosen={"turn_limit": 60, "open_memory": True}, shared=False)
    shared = own.model_copy(update={"shared": True, "name": "House"})
    assert await social.keep_preset(ANA, own, at=1.0, most=1)
    assert await social.keep_preset(5, shared, at=1.0, most=1)
    assert not await social.keep_preset(ANA, own.model_copy(update={"name": "Other"}), at=1.0, most=1)
    assert await social.keep_preset(ANA, own.model_copy(update={"name": "QUICK"}), at=1.0, most=1)
    assert await social.keep_preset(ANA, own.model_copy(update={"game": "omiga"}), at=1.0, most=1)
    found = await social.presets(5, ANA)
    assert [(one.game, one.name, one.shared) for one in found] == [
        ("omiga", "Quick", False),
        ("one-shot", "QUICK", False),
        ("one-shot", "House", True),
    ]
    assert found[1].chosen == own.chosen
    assert [one.name for one in await social.presets(6, BEN)] == []
    assert await social.drop_preset(ANA, own)
    assert not await social.drop_preset(ANA, own)


async def test_searches_are_kept_found_and_dropped(store):
    social = store.social
    added = await social.add_search(search())
    assert await social.load_search(added.id) == added
    changed = added.model_copy(update={"message": 9, "opening_since": 7.5, "deadline": 50.0})
    assert await social.save_search(changed)
    assert await social.load_search(added.id) == changed
    later = await social.add_search(search(players=(Seeker(user=CY, name="Cy"),), guild=6, channel=11))
    assert await social.searches_of(BEN) == [changed]
    assert await social.searches_in(11) == [later]
    assert await social.count_searches(5) == 1
    assert await social.due_searches(60.0) == [added.id]
    assert await social.due_searches(1000.0) == [added.id, later.id]
    assert await social.nearest_search_deadline() == 50.0
    assert await social.drop_search(added.id)
    assert not await social.drop_search(added.id)
    assert not await social.save_search(changed)
    assert await social.load_search(added.id) is None


async def test_who_may_join_a_table_is_kept(store):
    access = Access(users=(ANA,), roles=(7, 8))
    table = await store.add_table(record(access=access), None)
    saved = await store.load_table(table.id)
    assert saved.record.access == access
    await store.save_table(saved.record.model_copy(update={"access": Access()}), None)
    assert (await store.load_table(table.id)).record.access.is_open


async def test_erasing_a_user_leaves_searches_to_the_others(store):
    shared = await store.social.add_search(search())
    alone = await store.social.add_search(search(players=(Seeker(user=ANA, name="Ana"),)))
    await store.social.set_alerts(ANA, 5, ["omiga"], most=9)
    assert await store.forget_rest(ANA, 1.0)
    assert [player.user for player in (await store.social.load_search(shared.id)).players] == [BEN]
    assert await store.social.load_search(alone.id) is None
    assert await store.social.alerts_of(ANA) == []


async def test_tables_of_a_user_come_from_all_servers(store):
    here = await store.add_table(record(10), None)
    there = await store.add_table(record(11, guild=6), None)
    over = await store.add_table(record(12), None)
    await store.save_table(over.model_copy(update={"phase": "closed"}), None)
    assert await store.tables_of(ANA, 5) == [there, here]
    assert await store.tables_of(ANA, 1) == [there]
    assert await store.tables_of(CY, 5) == []
