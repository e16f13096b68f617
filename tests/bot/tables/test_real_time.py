"""Real-time games: spectators may call Omiga, and a restart pauses the game."""

from __future__ import annotations

import asyncio

import pytest

from bot.ops.metrics import Metrics
from bot.store.base import StoreFault
from bot.store.location import Location
from bot.store.opening import open_store
from bot.tables.record import Player
from bot.tables.service import TableService
from rules.errors import IllegalMove, Refusal, StaleMove
from rules.game import ANYBODY
from rules.omiga import Omiga
from rules.omiga.state import Lay
from rules.replay import replay
from tests.bot.tables.test_service import ChangeRecorder

READY, CALL, THROW, CLAIM = '{"do":"ready"}', '{"do":"omiga"}', '{"do":"throw"}', '{"do":"claim"}'
ANA, BEN, DEE = 1, 2, 9


class Env:
    """A table of Omiga, a store, and a clock that the test sets."""

    table: int
    tables: TableService

    def __init__(self, location: Location) -> None:
        self.location, self.now, self.keys = location, 1000.0, 0
        self.changed: list[int] = []

    async def open(self) -> Env:
        self.store = await open_store(self.location, Metrics())
        self.tables = TableService(self.store, lambda: self.now)
        self.tables.observers.append(ChangeRecorder(self.changed))
        await self.tables.start()
        await self.tables.wake_real_time_games()
        return self

    async def close(self) -> None:
        await self.tables.stop()
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def begin(self) -> None:
        ana, ben = Player(user=ANA, name="Ana"), Player(user=BEN, name="Ben")
        record = await self.tables.deals.open(game="omiga", guild=5, channel=10, host=ana, language="en")
        self.table = record.id
        await self.tables.join(self.table, ben)
        await self.tables.deals.start(self.table, ANA)

    async def play(self, user: int, move: str, epoch: int | None = None) -> None:
        self.keys += 1
        if epoch is None:
            view = (await self.tables.scene(self.table, user)).view
            assert view is not None
            epoch = view.epoch
        await self.tables.play(self.table, user, move, epoch=epoch, key=f"{self.now}/{self.keys}", guild=5, channel=10)

    async def phase(self) -> str:
        view = (await self.tables.scene(self.table)).view
        assert view is not None
        return view.phase


@pytest.fixture
async def env(location: Location):
    env = await Env(location).open()
    await env.begin()
    yield env
    await env.close()


async def start_round(env: Env, caller: int = ANA) -> None:
    await env.play(ANA, READY)
    await env.play(BEN, READY)
    await env.play(caller, CALL)


async def test_o25_a_spectator_may_call_omiga_and_nothing_else(env):
    for move in (READY, THROW, CLAIM):
        with pytest.raises(Refusal, match="refused-not-at-table"):
            await env.play(DEE, move)
    with pytest.raises(Refusal, match="omiga-not-ready"):
        await env.play(DEE, CALL)
    await start_round(env, caller=DEE)
    assert await env.phase() == "playing"
    entry = (await env.store.journal(env.table))[-1]
    assert (entry.seat, entry.by) == (ANYBODY, DEE)


async def test_a_spectator_in_another_channel_may_not_call(env):
    with pytest.raises(Refusal, match="refused-other-channel"):
        await env.tables.play(env.table, DEE, CALL, epoch=0, key="x", guild=5, channel=11)


async def test_in_a_game_without_open_moves_a_spectator_is_refused(env):
    ana = Player(user=ANA, name="Ana")
    record = await env.tables.deals.open(game="one-shot", guild=5, channel=11, host=ana, language="en")
    await env.tables.join(record.id, Player(user=BEN, name="Ben"))
    await env.tables.deals.start(record.id, ANA)
    with pytest.raises(Refusal, match="refused-not-at-table"):
        await env.tables.play(record.id, DEE, THROW, epoch=0, key="x", guild=5, channel=11)


async def test_after_a_restart_the_game_is_paused_and_observers_are_notified(env):
    await start_round(env)
    await env.play(ANA, THROW)
    env.changed.clear()
    await env.restart()
    assert env.changed == [env.table]
    assert await env.phase() == "paused"
    assert env.changed == [env.table], "once"
    await env.play(BEN, READY)
    await env.play(ANA, READY)
    assert await env.phase() == "playing"


async def test_start_loads_no_real_time_game_and_waking_loads_them_all(env):
    await start_round(env)
    await env.close()
    env.store = await open_store(env.location, Metrics())
    env.tables = TableService(env.store, lambda: env.now)
    await env.tables.start()
    assert len(env.tables.cache) == 0
    await env.tables.wake_real_time_games()
    assert env.tables.cached_record(env.table) is not None


async def test_after_a_restart_a_click_from_before_is_stale_and_not_played(env):
    await start_round(env)
    epoch = (await env.tables.scene(env.table, ANA)).view.epoch
    await env.restart()
    with pytest.raises(StaleMove):
        await env.play(ANA, THROW, epoch=epoch)
    moves = [entry.move for entry in await env.store.journal(env.table)]
    assert moves[-2:] == [CALL, '{"do":"wake"}']


async def test_a_paused_game_has_no_deadline(env):
    await start_round(env)
    await env.restart()
    env.now += 16
    assert await env.tables.deadlines.fire() is None
    assert await env.phase() == "paused"


async def test_the_journal_of_a_game_with_a_spectator_and_a_restart_replays(env):
    await start_round(env, caller=DEE)
    await env.play(BEN, THROW)
    await env.restart()
    await env.play(ANA, READY)
    await env.play(BEN, READY)
    env.now += 15
    await env.tables.deadlines.fire()
    await env.play(ANA, THROW)
    saved = await env.store.load_table(env.table)
    steps = replay(Omiga(), 2, Omiga.Options(), saved.seed, await env.store.journal(env.table))
    assert steps[-1].state.model_dump_json() == saved.position.state


async def test_a_closed_table_is_not_woken(env):
    await start_round(env)
    await env.tables.end(env.table, ANA, moderator=False)
    before = await env.store.journal(env.table)
    await env.restart()
    assert (await env.tables.scene(env.table)).record.phase == "closed"
    assert await env.store.journal(env.table) == before


async def test_a_pause_that_cannot_be_written_is_retried_by_the_next_caller(env, monkeypatch):
    await start_round(env)

    async def failing(*_: object, **__: object) -> None:
        raise StoreFault("disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(type(env.store), "append_move", failing)
        await env.restart()  # starts all the same
        with pytest.raises(StoreFault):
            await env.tables.scene(env.table)
    assert await env.phase() == "paused"


async def test_two_callers_at_once_after_a_restart_pause_it_once(env):
    await start_round(env)
    await env.restart()
    await asyncio.gather(*(env.phase() for _ in range(5)))
    moves = [entry.move for entry in await env.store.journal(env.table)]
    assert moves.count('{"do":"wake"}') == 1


async def misfit(env: Env, user: int) -> str:
    """Return a move with a card that does not fit; throw until there is one."""
    while True:
        view = (await env.tables.scene(env.table, user)).view
        for spot in view.spots:
            for card, ways in zip(view.hands[view.seat], spot.ways, strict=True):
                if not ways:
                    return Lay(card=card, place=spot.place).model_dump_json()
        await env.play(user, THROW)


async def test_o26_a_player_whose_cards_do_not_fit_is_not_silent(env):
    await start_round(env)
    wrong = await misfit(env, BEN)
    before = len(await env.store.journal(env.table))
    for _ in range(40):
        env.now += 1.5
        await env.tables.deadlines.fire()
        with pytest.raises(IllegalMove, match="omiga-does-not-fit"):
            await env.play(BEN, wrong)
    assert not (await env.tables.scene(env.table, ANA)).view.may_claim
    with pytest.raises(IllegalMove, match="omiga-not-silent"):
        await env.play(ANA, CLAIM)
    moves = [entry.move for entry in await env.store.journal(env.table)][before:]
    watches = ['{"do":"expire"}', '{"do":"attempt"}'] * 4
    assert moves == [*watches, '{"do":"attempt"}'], "one a watch, not one a click; the last is Ana's claim"
    saved = await env.store.load_table(env.table)
    steps = replay(Omiga(), 2, Omiga.Options(), saved.seed, await env.store.journal(env.table))
    assert steps[-1].state.model_dump_json() == saved.position.state


async def fall_silent(env: Env) -> None:
    """Ben does nothing until Ana may claim."""
    for _ in range(4):
        await env.play(ANA, THROW)
        env.now += 15
        await env.tables.deadlines.fire()
    assert (await env.tables.scene(env.table, ANA)).view.may_claim


async def test_o26_one_refused_move_counts_as_activity(env):
    await start_round(env)
    old = (await env.tables.scene(env.table, BEN)).view.epoch
    await env.play(BEN, THROW)
    wrong = await misfit(env, BEN)
    for move, epoch in ((THROW, old), (wrong, None), (CLAIM, None), (CALL, None)):
        await fall_silent(env)
        with pytest.raises(Refusal):
            await env.play(BEN, move, epoch)
        with pytest.raises(IllegalMove, match="omiga-not-silent"):
            await env.play(ANA, CLAIM)


async def test_o26_clicks_of_other_users_are_no_activity(env):
    await start_round(env)
    await fall_silent(env)
    for move in (THROW, CALL):
        with pytest.raises(Refusal):
            await env.play(DEE, move)
    await env.play(ANA, CLAIM)
    assert await env.phase() == "over"
