"""Open moves, and the effect of a restart."""

from __future__ import annotations

from random import Random

import pytest

from rules.errors import GameOver, NotYourTurn, StaleMove, UnreadableMove
from rules.game import ANYBODY, Outcome, Step
from rules.one_shot import OneShot
from rules.one_shot.state import OneShotMove, OneShotOptions, OneShotState
from rules.replay import replay
from rules.table import Table, TableLost
from tests.rules.test_table import THROW, Paper


class Open(OneShot):
    """ONE SHOT with an open throw, in which a restart passes the die on."""

    open_moves = frozenset({"throw"})
    naps = True

    def play(self, state: OneShotState, seat: int, move: OneShotMove, rng: Random) -> Step[OneShotState]:
        step = super().play(state, seat, move, rng)
        return Step(step.state.model_copy(update={"aside": 3}) if seat == ANYBODY else step.state, step.events)

    def wake(self, state: OneShotState) -> Step[OneShotState] | None:
        return Step(state.model_copy(update={"turn": 1 - state.turn, "epoch": state.epoch + 1})) if self.naps else None


GAME = Open()


def table(paper: Paper):
    return Table.deal(GAME, 2, OneShotOptions(), "seed", paper, at=100.0)


async def test_an_open_move_needs_no_seat_and_is_journaled_without_one():
    paper = Paper()
    game = table(paper)
    assert (await game.play(None, THROW, epoch=0, key="a", at=101.0, by=99)).number == 1
    assert (paper.entries[0].seat, paper.entries[0].by) == (ANYBODY, 99)


async def test_any_other_move_without_a_seat_is_refused():
    paper = Paper()
    with pytest.raises(NotYourTurn):
        await table(paper).play(None, '{"do":"take"}', epoch=0, key="a", at=101.0)
    with pytest.raises(UnreadableMove):
        await table(paper).play(None, '{"do":"fly"}', epoch=0, key="a", at=101.0)
    assert paper.entries == []


async def test_without_a_seat_the_spectators_epoch_counts():
    game = table(Paper())
    await game.play(0, THROW, epoch=0, key="a", at=101.0)
    with pytest.raises(StaleMove):
        await game.play(None, THROW, epoch=0, key="b", at=101.0)


async def test_a_table_that_wakes_journals_it_like_a_move_of_the_clock():
    paper = Paper()
    game = table(paper)
    turn = await game.wake(at=120.0)
    assert turn is not None
    assert turn.number == game.version == 1
    entry = paper.entries[0]
    assert (entry.seat, entry.by, entry.move, entry.at) == (None, None, '{"do":"wake"}', 120.0)
    assert game.view(None).active == 1


async def test_where_a_gap_changes_nothing_nothing_is_journaled(monkeypatch):
    monkeypatch.setattr(Open, "naps", False)
    paper = Paper()
    assert await table(paper).wake(at=120.0) is None
    assert paper.entries == []


async def test_a_game_that_is_over_does_not_wake():
    outcome = Outcome(places=(1, 2), scores=(2, 1), reason="points")
    game = Table(
        GAME,
        "seed",
        Paper(),
        GAME.deal(2, OneShotOptions(), Random(1)).model_copy(update={"phase": "over", "outcome": outcome}),
    )
    assert await game.wake(at=1.0) is None
    with pytest.raises(GameOver):
        await game.play(None, THROW, epoch=None, key="late", at=1.0)


async def test_a_table_that_could_not_write_does_not_wake():
    paper = Paper()
    game = table(paper)
    paper.full = True
    with pytest.raises(OSError, match="no space"):
        await game.wake(at=1.0)
    with pytest.raises(TableLost):
        await game.wake(at=1.0)


async def test_open_moves_and_waking_replay_to_the_same_state():
    paper = Paper()
    game = table(paper)
    await game.play(None, THROW, epoch=0, key="a", at=1.0)
    await game.wake(at=2.0)
    await game.play(None, THROW, epoch=None, key="b", at=3.0)
    await game.play(1, THROW, epoch=None, key="c", at=4.0)
    assert [entry.seat for entry in paper.entries] == [ANYBODY, None, ANYBODY, 1]
    steps = replay(GAME, 2, OneShotOptions(), "seed", paper.entries)
    assert [step.state.model_dump_json() for step in steps[1:]] == [after.state for after in paper.positions]
