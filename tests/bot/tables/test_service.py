"""TableService and its cache: loaded when used, dropped when idle, never lost, never played when damaged."""

from __future__ import annotations

import asyncio
import threading
from contextlib import nullcontext

import pytest

from bot.ops.metrics import Metrics
from bot.servers.settings import ServerSettingsStore
from bot.store.base import StoreFault
from bot.store.location import Location
from bot.store.opening import open_store
from bot.tables.record import Player
from bot.tables.service import TableService
from bot.tables.writer import TableObserver
from rules.errors import Refusal, StaleMove
from tests.stored import alter_closed

THROW = '{"do":"throw"}'
PLACE = {"guild": 5, "channel": 10}


class ChangeRecorder(TableObserver):
    """Writes down which tables changed or woke."""

    def __init__(self, changed: list[int]) -> None:
        self._changed = changed

    def table_changed(self, table: int) -> None:
        self._changed.append(table)

    def table_woke(self, table: int) -> None:
        self._changed.append(table)


class Env:
    """Tables with a store and a clock that the test sets."""

    def __init__(self, path: Location) -> None:
        self.path = path
        self.now = 1000.0

    async def open(self) -> Env:
        self.store = await open_store(self.path, Metrics())
        self.tables = TableService(self.store, lambda: self.now, lobby_seconds=900, idle_seconds=600)
        self.changed: list[int] = []
        self.tables.observers.append(ChangeRecorder(self.changed))
        await self.tables.start()
        return self

    async def close(self) -> None:
        await self.tables.stop()
        await self.store.close()

    async def game(self, channel: int = 10, **options: int) -> int:
        ana, ben = Player(user=1, name="Ana"), Player(user=2, name="Ben")
        record = await self.tables.deals.open(game="one-shot", guild=5, channel=channel, host=ana, language="en")
        await self.tables.join(record.id, ben)
        for option, value in options.items():
            await self.tables.choose(record.id, 1, option, value)
        await self.tables.deals.start(record.id, 1)
        return record.id


@pytest.fixture
async def env(location: Location):
    env = await Env(location).open()
    yield env
    await env.close()


async def test_an_idle_table_is_dropped_and_loaded_again(env):
    table = await env.game()
    await env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE)
    before = (await env.tables.scene(table)).view
    assert len(env.tables.cache) == 1
    env.now += 601
    env.tables.cache.sweep()
    assert len(env.tables.cache) == 0
    assert (await env.tables.scene(table)).view == before


async def test_a_table_that_is_used_is_not_dropped(env):
    await env.game()
    env.now += 599
    env.tables.cache.sweep()
    assert len(env.tables.cache) == 1


async def test_start_loads_no_table(env, tmp_path):
    await env.game()
    again = await Env(env.path).open()
    assert len(again.tables.cache) == 0
    await again.close()


async def test_a_failed_write_loses_nothing_and_the_next_try_works(env):
    table = await env.game()
    real = env.store.append_move
    waiting = asyncio.Event()

    async def failing(*_: object, **__: object) -> None:
        await waiting.wait()
        raise StoreFault("disk is full")

    env.store.append_move = failing
    first = asyncio.create_task(env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE))
    await asyncio.sleep(0)
    second = asyncio.create_task(env.tables.play(table, 1, THROW, epoch=0, key="b", **PLACE))
    await asyncio.sleep(0)
    env.store.append_move = real
    waiting.set()
    with pytest.raises(StoreFault):
        await first
    assert (await second).number == 1, "the waiting caller plays on the table from the store"
    assert len(await env.store.journal(table)) == 1


async def test_a_move_written_but_cancelled_before_the_reply_is_known_afterwards(env):
    table = await env.game()
    doomed = asyncio.create_task(env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    doomed.cancel()
    await asyncio.wait([doomed])
    again = await env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE)
    assert again.number == 1
    assert len(await env.store.journal(table)) == 1


async def test_a_damaged_table_is_not_played_and_can_be_ended(env):
    table = await env.game()
    await env.close()
    await alter_closed(env.path, "UPDATE tables SET state = replace(state, '\"depth\":0', '\"depth\":25')")
    await env.open()
    with pytest.raises(Refusal, match="refused-damaged"):
        await env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE)
    assert (await env.tables.scene(table)).view is None
    await env.tables.end(table, 1, moderator=False)
    assert await env.store.live_table(10) is None


async def test_a_state_that_cannot_be_read_is_damaged_too(env):
    table = await env.game()
    await env.close()
    await alter_closed(env.path, "UPDATE tables SET state = '{}'")
    await env.open()
    with pytest.raises(Refusal, match="refused-damaged"):
        await env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE)


async def test_moves_of_one_table_are_applied_one_at_a_time(env):
    table = await env.game()
    tries = [env.tables.play(table, 1, THROW, epoch=0, key=f"k{number}", **PLACE) for number in range(20)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert results[0].number == 1
    assert all(isinstance(result, StaleMove) for result in results[1:])


async def test_stop_waits_for_running_changes_and_accepts_no_more(env):
    table = await env.game()
    move = asyncio.create_task(env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE))
    await asyncio.sleep(0)
    await env.tables.stop()
    assert move.done()
    assert move.result().number == 1
    with pytest.raises(Refusal, match="refused-restarting"):
        await env.tables.play(table, 1, THROW, epoch=1, key="b", **PLACE)
    assert (await env.tables.scene(table)).view.die is not None, "what was done can still be shown"


async def test_an_expired_lobby_is_closed_and_observers_are_notified(env):
    ana = Player(user=1, name="Ana")
    record = await env.tables.deals.open(game="one-shot", guild=5, channel=10, host=ana, language="en")
    env.now += 901
    assert await env.tables.deadlines.fire() is None
    assert env.changed == [record.id]
    assert (await env.tables.scene(record.id)).record.phase == "closed"


async def test_a_failed_deadline_is_retried_and_affects_no_other(env):
    ana = Player(user=1, name="Ana")
    for channel in (10, 11):
        await env.tables.deals.open(game="one-shot", guild=5, channel=channel, host=ana, language="en")
    real = env.store.save_table

    async def failing(record: object, deadline: float | None) -> None:
        if record.channel == 10:
            raise StoreFault("disk is full")
        await real(record, deadline)

    env.store.save_table = failing
    env.now += 901
    assert await env.tables.deadlines.fire() == env.now + 30
    assert env.changed == [2]


async def test_an_unknown_game_is_refused(env):
    ana = Player(user=1, name="Ana")
    with pytest.raises(Refusal, match="refused-unknown-game"):
        await env.tables.deals.open(game="halma", guild=5, channel=10, host=ana, language="en")


async def test_a_deadline_moves_in_a_game_with_a_turn_limit(env):
    ana, ben = Player(user=1, name="Ana"), Player(user=2, name="Ben")
    record = await env.tables.deals.open(game="one-shot", guild=5, channel=10, host=ana, language="en")
    await env.tables.join(record.id, ben)
    await env.tables.choose(record.id, 1, "turn_limit", 60)
    with pytest.raises(Refusal, match="refused-option"):
        await env.tables.choose(record.id, 1, "turn_limit", 61)
    await env.tables.deals.start(record.id, 1)
    env.now += 60
    assert await env.tables.deadlines.fire() == env.now + 60
    assert env.changed == [record.id]


async def test_a_deadline_does_not_move_in_an_ended_game(env):
    """The timer found the deadline before the host ended the game, and gets the lock after that."""
    table = await env.game(turn_limit=60)
    env.now += 60
    await env.tables.end(table, 1, moderator=False)
    assert not await env.tables.deadlines.expire(table)
    assert await env.store.journal(table) == []
    assert await env.store.nearest_deadline() is None


async def test_a_failed_deadline_does_not_delay_the_others(env):
    await env.game(channel=10, turn_limit=60)
    env.now += 5
    await env.game(channel=11, turn_limit=60)

    async def failing(*_: object, **__: object) -> None:
        raise StoreFault("disk is full")

    env.store.append_move = failing
    env.now += 55
    assert await env.tables.deadlines.fire() == env.now + 5, "the other table's turn, not half a minute later"


@pytest.mark.parametrize(
    "damage",
    [
        "state = replace(state, '\"seats\":2', '\"seats\":0')",  # so damaged that even looking for faults fails
        "game = 'halma'",  # a game that this version does not know
    ],
)
async def test_an_unreadable_table_can_be_ended(env, damage):
    table = await env.game()
    await env.close()
    await alter_closed(env.path, f"UPDATE tables SET {damage}")
    await env.open()
    with pytest.raises(Refusal, match="refused-damaged"):
        await env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE)
    await env.tables.end((await env.tables.find(10)).id, 1, moderator=False)
    assert await env.store.live_table(10) is None


async def test_server_provided_options_cannot_be_chosen(env):
    ana = Player(user=1, name="Ana")
    record = await env.tables.deals.open(game="just-one", host=ana, language="en", **PLACE)
    for option, value in (("words_seen", ("ice",)), ("own_words", ("ice",)), ("turn_limit", 0), ("nonsense", 1)):
        with pytest.raises(Refusal, match="refused-option"):
            await env.tables.choose(record.id, 1, option, value)


async def test_words_of_the_last_thread_are_not_dealt_again_in_the_next(env):
    players = tuple(Player(user=user, name=f"n{user}") for user in (1, 2, 3))
    place = {"game": "just-one", "guild": 5, "host": players[0], "language": "en", "players": players}
    seen = []
    for thread in (20, 21):
        record = await env.tables.deals.open(channel=thread, parent=10, **place)
        await env.tables.deals.start(record.id, 1)
        scene = await env.tables.scene(record.id)
        seen.append(scene.record.options["words_seen"])
        active = scene.record.players[scene.view.to_act[0]].user
        pick, there = '{"do":"pick","number":1}', {"guild": 5, "channel": thread}
        await env.tables.play(record.id, active, pick, epoch=scene.view.epoch, key="a", **there)
        await env.tables.end(record.id, 1, moderator=False)
    assert seen[0] == ()
    assert len(seen[1]) == 1


TEAM = tuple(Player(user=user, name=name) for user, name in enumerate(("Ana", "Ben", "Cy"), 1))


async def test_a_match_cannot_be_left_or_ended_by_a_move_of_its_game(env):
    about = {"game": "just-one", "guild": 5, "channel": 10, "language": "en", "options": {}, "seed": "x"}
    record = await env.tables.deals.match(players=TEAM, purpose="tournament/1/1", **about)
    for move, why in (('{"do":"leave"}', "refused-leave-match"), ('{"do":"stop"}', "refused-match")):
        with pytest.raises(Refusal, match=why):
            await env.tables.play(record.id, 1, move, epoch=0, key=move, **PLACE)
    assert (await env.tables.record(record.id)) == record
    await env.tables.seats.stop_match(record.id)  # but the tournament does
    assert (await env.tables.record(record.id)).phase == "over"


async def test_a_match_that_a_moderator_ends_has_no_result_and_can_be_played_again(env):
    about = {"game": "just-one", "guild": 5, "channel": 10, "language": "en", "options": {}, "seed": "x"}
    record = await env.tables.deals.match(players=TEAM, purpose="tournament/1/1", **about)
    await env.tables.end(record.id, 9, moderator=True)
    assert (await env.tables.record(record.id)).phase == "closed"
    assert (await env.tables.scene(record.id)).outcome is None


@pytest.mark.parametrize(("shared", "seen"), [(None, 1), ([], 0), ([77], 0)])
async def test_a_shared_deal_ignores_the_words_seen_in_its_channel(env, shared, seen):
    about = {"game": "just-one", "language": "en", "options": {}, "seed": "x", "shared": shared, **PLACE}
    record = await env.tables.deals.match(players=TEAM, purpose="tournament/1/1", **about)
    scene = await env.tables.scene(record.id)
    active = record.players[scene.view.to_act[0]].user
    await env.tables.play(record.id, active, '{"do":"pick","number":1}', epoch=scene.view.epoch, key="a", **PLACE)
    await env.tables.end(record.id, 9, moderator=True)
    again = await env.tables.deals.match(players=TEAM, purpose="tournament/1/1/1", **about)
    assert len(again.options["words_seen"]) == seen


async def test_a_shared_deal_is_that_of_the_first_table(env):
    about = {"game": "just-one", "language": "en", "options": {}, "guild": 5}
    first = await env.tables.deals.match(
        players=TEAM, purpose="tournament/1/1", channel=10, seed="before", shared=[], **about
    )
    second = await env.tables.deals.match(
        players=TEAM, purpose="tournament/1/2", channel=11, seed="after", shared=[first.id], **about
    )
    saved = [await env.store.load_table(table.id) for table in (first, second)]
    assert [one.seed for one in saved] == ["before", "before"]
    assert saved[0].position.state == saved[1].position.state
    assert saved[0].salt != saved[1].salt


@pytest.mark.parametrize(("enders", "phase"), [("moderators", "playing"), ("host", "over"), ("vote", "over")])
async def test_a_game_is_ended_by_its_own_move_only_where_the_host_may(env, enders, phase):
    await ServerSettingsStore(env.store).change(5, enders=enders)
    record = await env.tables.deals.open(game="just-one", host=TEAM[0], language="en", **PLACE)
    for player in TEAM[1:]:
        await env.tables.join(record.id, player)
    await env.tables.deals.start(record.id, 1)
    with pytest.raises(Refusal, match="refused-only"):
        await env.tables.play(record.id, 2, '{"do":"stop"}', epoch=0, key="a", **PLACE)
    with nullcontext() if phase == "over" else pytest.raises(Refusal, match="refused-only-moderators"):
        await env.tables.play(record.id, 1, '{"do":"stop"}', epoch=0, key="b", **PLACE)
    assert (await env.tables.record(record.id)).phase == phase


async def test_a_scene_has_the_events_of_the_last_move(env):
    table = await env.game()
    assert (await env.tables.scene(table)).events == ()
    turn = await env.tables.play(table, 1, THROW, epoch=0, key="a", **PLACE)
    assert turn.events[0].what == "threw"
    assert (await env.tables.scene(table)).events == turn.events


async def test_word_lists_are_loaded_in_a_thread_at_the_deal_and_after_a_restart(env, monkeypatch):
    loaded: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        "rules.just_one.language.clues.load",
        lambda language: loaded.append((language, threading.current_thread() is threading.main_thread())),
    )
    record = await env.tables.deals.open(
        game="just-one", guild=5, channel=10, host=Player(user=1, name="Ana"), language="en"
    )
    for user in (2, 3):
        await env.tables.join(record.id, Player(user=user, name=f"n{user}"))
    await env.tables.choose(record.id, 1, "language", "de")
    assert loaded == []
    await env.tables.deals.start(record.id, 1)
    assert loaded == [("de", False)]
    await env.close()
    await env.open()
    assert (await env.tables.scene(record.id)).view is not None
    assert loaded == [("de", False)] * 2
