"""Tables of a game against the clock: anybody may call, and a restart lets the game stand still."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.store.sqlite.store import SqliteStore
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


class House:
    """A table of Omiga, a store, and a clock that is moved by hand."""

    table: int
    tables: TableService

    def __init__(self, path: Path) -> None:
        self.path, self.now, self.keys = path, 1000.0, 0
        self.told: list[int] = []

    async def open(self) -> House:
        self.store = await SqliteStore.open(self.path)
        self.tables = TableService(self.store, lambda: self.now)
        self.tables.observers.append(ChangeRecorder(self.told))
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
async def house(tmp_path: Path):
    house = await House(tmp_path / "onetable.db").open()
    await house.begin()
    yield house
    await house.close()


async def start_round(house: House, caller: int = ANA) -> None:
    await house.play(ANA, READY)
    await house.play(BEN, READY)
    await house.play(caller, CALL)


async def test_o25_a_stranger_may_call_and_do_nothing_else(house):
    for move in (READY, THROW, CLAIM):
        with pytest.raises(Refusal, match="refused-not-at-table"):
            await house.play(DEE, move)
    with pytest.raises(Refusal, match="omiga-not-ready"):
        await house.play(DEE, CALL)
    await start_round(house, caller=DEE)
    assert await house.phase() == "playing"
    entry = (await house.store.journal(house.table))[-1]
    assert (entry.seat, entry.by) == (ANYBODY, DEE)


async def test_a_stranger_elsewhere_may_not_call(house):
    with pytest.raises(Refusal, match="refused-other-channel"):
        await house.tables.play(house.table, DEE, CALL, epoch=0, key="x", guild=5, channel=11)


async def test_in_a_game_without_open_moves_a_stranger_is_refused(house):
    ana = Player(user=ANA, name="Ana")
    record = await house.tables.deals.open(game="one-shot", guild=5, channel=11, host=ana, language="en")
    await house.tables.join(record.id, Player(user=BEN, name="Ben"))
    await house.tables.deals.start(record.id, ANA)
    with pytest.raises(Refusal, match="refused-not-at-table"):
        await house.tables.play(record.id, DEE, THROW, epoch=0, key="x", guild=5, channel=11)


async def test_after_a_restart_the_game_stands_still_and_everybody_is_told_though_nobody_presses(house):
    await start_round(house)
    await house.play(ANA, THROW)
    house.told.clear()
    await house.restart()
    assert house.told == [house.table]
    assert await house.phase() == "paused"
    assert house.told == [house.table], "once"
    await house.play(BEN, READY)
    await house.play(ANA, READY)
    assert await house.phase() == "playing"


async def test_after_a_restart_a_click_from_before_is_stale_and_not_played(house):
    await start_round(house)
    epoch = (await house.tables.scene(house.table, ANA)).view.epoch
    await house.restart()
    with pytest.raises(StaleMove):
        await house.play(ANA, THROW, epoch=epoch)
    moves = [entry.move for entry in await house.store.journal(house.table)]
    assert moves[-2:] == [CALL, '{"do":"wake"}']


async def test_a_game_that_stands_still_has_no_deadline(house):
    await start_round(house)
    await house.restart()
    house.now += 16
    assert await house.tables.deadlines.fire() is None
    assert await house.phase() == "paused"


async def test_the_journal_of_a_game_with_a_stranger_and_a_restart_replays(house):
    await start_round(house, caller=DEE)
    await house.play(BEN, THROW)
    await house.restart()
    await house.play(ANA, READY)
    await house.play(BEN, READY)
    house.now += 15
    await house.tables.deadlines.fire()
    await house.play(ANA, THROW)
    saved = await house.store.load_table(house.table)
    steps = replay(Omiga(), 2, Omiga.Options(), saved.seed, await house.store.journal(house.table))
    assert steps[-1].state.model_dump_json() == saved.position.state


async def test_a_table_that_has_been_closed_stays_asleep(house):
    await start_round(house)
    await house.tables.end(house.table, ANA, moderator=False)
    before = await house.store.journal(house.table)
    await house.restart()
    assert (await house.tables.scene(house.table)).record.phase == "closed"
    assert await house.store.journal(house.table) == before


async def test_a_pause_that_cannot_be_written_is_tried_again_by_the_next_who_comes(house, monkeypatch):
    await start_round(house)

    async def failing(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "append_move", failing)
        await house.restart()  # starts all the same
        with pytest.raises(sqlite3.OperationalError):
            await house.tables.scene(house.table)
    assert await house.phase() == "paused"


async def test_two_who_come_at_once_after_a_restart_pause_it_once(house):
    await start_round(house)
    await house.restart()
    await asyncio.gather(*(house.phase() for _ in range(5)))
    moves = [entry.move for entry in await house.store.journal(house.table)]
    assert moves.count('{"do":"wake"}') == 1


async def misfit(house: House, user: int) -> str:
    """A card of somebody's hand on a place where it does not fit; throw until there is one."""
    while True:
        view = (await house.tables.scene(house.table, user)).view
        for spot in view.spots:
            for card, ways in zip(view.hands[view.seat], spot.ways, strict=True):
                if not ways:
                    return Lay(card=card, place=spot.place).model_dump_json()
        await house.play(user, THROW)


async def test_o26_a_learner_who_presses_what_does_not_fit_has_not_gone_silent(house):
    await start_round(house)
    wrong = await misfit(house, BEN)
    before = len(await house.store.journal(house.table))
    for _ in range(40):
        house.now += 1.5
        await house.tables.deadlines.fire()
        with pytest.raises(IllegalMove, match="omiga-does-not-fit"):
            await house.play(BEN, wrong)
    assert not (await house.tables.scene(house.table, ANA)).view.may_claim
    with pytest.raises(IllegalMove, match="omiga-not-silent"):
        await house.play(ANA, CLAIM)
    moves = [entry.move for entry in await house.store.journal(house.table)][before:]
    watches = ['{"do":"expire"}', '{"do":"attempt"}'] * 4
    assert moves == [*watches, '{"do":"attempt"}'], "one a watch, not one a press; the last is Ana's claim"
    saved = await house.store.load_table(house.table)
    steps = replay(Omiga(), 2, Omiga.Options(), saved.seed, await house.store.journal(house.table))
    assert steps[-1].state.model_dump_json() == saved.position.state


async def fall_silent(house: House) -> None:
    """Ben does nothing until Ana may claim."""
    for _ in range(4):
        await house.play(ANA, THROW)
        house.now += 15
        await house.tables.deadlines.fire()
    assert (await house.tables.scene(house.table, ANA)).view.may_claim


async def test_o26_one_press_in_vain_is_heard_at_once_whatever_was_wrong_with_it(house):
    await start_round(house)
    old = (await house.tables.scene(house.table, BEN)).view.epoch
    await house.play(BEN, THROW)
    wrong = await misfit(house, BEN)
    for move, epoch in ((THROW, old), (wrong, None), (CLAIM, None), (CALL, None)):
        await fall_silent(house)
        with pytest.raises(Refusal):
            await house.play(BEN, move, epoch)
        with pytest.raises(IllegalMove, match="omiga-not-silent"):
            await house.play(ANA, CLAIM)


async def test_o26_what_others_press_is_no_sign_of_life(house):
    await start_round(house)
    await fall_silent(house)
    for move in (THROW, CALL):
        with pytest.raises(Refusal):
            await house.play(DEE, move)
    await house.play(ANA, CLAIM)
    assert await house.phase() == "over"
