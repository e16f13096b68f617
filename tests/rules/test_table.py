"""The table: one move at a time, each once, journaled before it counts."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from rules.errors import GameOver, IllegalMove, NotYourTurn, StaleMove, UnreadableMove
from rules.one_shot import OneShot
from rules.one_shot.state import OneShotOptions
from rules.replay import replay
from rules.table import Entry, KeySeen, Position, Table, TableLost

GAME = OneShot()
THROW = '{"do":"throw"}'


class Paper:
    """A journal in a list; writing can be made to fail."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.positions: list[Position] = []
        self.full = False
        self.pause = 0.0

    async def append(self, entry: Entry, after: Position) -> None:
        await asyncio.sleep(self.pause)
        if self.full:
            raise OSError("no space left")
        if any(entry.key == other.key for other in self.entries):
            raise KeySeen
        self.entries.append(entry)
        self.positions.append(after)


def table(paper: Paper, *, seats: int = 2, at: float = 100.0, **options: object):
    return Table.deal(GAME, seats, OneShotOptions.model_validate(options), "seed", paper, at=at)


async def play_on(game, moves: int = 10_000, at: float = 100.0) -> None:
    """Play simple moves for all seats."""
    for _ in range(moves):
        view = game.view(None)
        if game.outcome is not None:
            return
        (seat,) = view.to_act
        move = '{"do":"take"}' if view.phase == "choose" else THROW
        await game.play(seat, move, epoch=view.epoch, key=f"k{game.version}", at=at)


async def test_a_move_is_in_the_journal_when_play_returns():
    paper = Paper()
    game = table(paper)
    turn = await game.play(0, THROW, epoch=0, key="a", at=101.0, by=77)
    assert turn.number == game.version == 1
    assert paper.entries == [Entry(number=1, seat=0, by=77, key="a", move=THROW, at=101.0)]
    assert paper.positions[-1] == game.position


async def test_the_same_key_is_played_once_and_answered_again():
    paper = Paper()
    game = table(paper)
    first = await game.play(0, THROW, epoch=0, key="a", at=101.0)
    again = await game.play(0, THROW, epoch=0, key="a", at=102.0)
    assert (first.repeated, again.repeated, again.number) == (False, True, 1)
    assert len(paper.entries) == 1


async def test_a_double_click_on_the_same_button_moves_once():
    paper = Paper()
    paper.pause = 0.001
    game = table(paper)
    clicks = [game.play(0, THROW, epoch=0, key=key, at=101.0) for key in ("a", "b")]
    first, second = await asyncio.gather(*clicks, return_exceptions=True)
    assert first.number == 1
    assert isinstance(second, StaleMove)
    assert [entry.key for entry in paper.entries] == ["a"]


async def test_keys_known_from_the_journal_count_too():
    paper = Paper()
    game = Table(GAME, "seed", paper, GAME.deal(2, OneShotOptions(), Random(1)), keys=[("a", 7)])
    assert (await game.play(0, THROW, epoch=0, key="a", at=1.0)).number == 7


async def test_a_stale_button_is_refused_before_anything_else_is_looked_at():
    game = table(Paper())
    await game.play(0, THROW, epoch=0, key="a", at=101.0)
    with pytest.raises(StaleMove):
        await game.play(1, "nonsense", epoch=0, key="b", at=101.0)


async def test_a_seat_whose_turn_it_is_not_is_refused():
    with pytest.raises(NotYourTurn):
        await table(Paper()).play(1, THROW, epoch=0, key="a", at=101.0)


async def test_nonsense_is_refused():
    with pytest.raises(UnreadableMove):
        await table(Paper()).play(0, '{"do":"win"}', epoch=0, key="a", at=101.0)


async def test_what_the_rules_forbid_is_refused_with_their_reason():
    with pytest.raises(IllegalMove) as refused:
        await table(Paper()).play(0, '{"do":"take"}', epoch=0, key="a", at=101.0)
    assert refused.value.key == "one-shot-nothing-to-take"
    assert str(refused.value) == "one-shot-nothing-to-take"


async def test_a_refusal_changes_nothing():
    paper = Paper()
    game = table(paper)
    before = game.position
    with pytest.raises(IllegalMove):
        await game.play(0, '{"do":"pass"}', epoch=0, key="a", at=101.0)
    assert game.position == before
    assert paper.entries == []


async def test_a_move_that_cannot_be_journaled_did_not_happen():
    paper = Paper()
    game = table(paper)
    before = game.position
    paper.full = True
    with pytest.raises(OSError, match="no space"):
        await game.play(0, THROW, epoch=0, key="a", at=101.0)
    assert game.position == before


async def test_after_a_failed_write_only_the_journal_knows_so_the_table_must_be_loaded_again():
    paper = Paper()
    game = table(paper, turn_limit=60)
    paper.full = True
    with pytest.raises(OSError, match="no space"):
        await game.play(0, THROW, epoch=0, key="a", at=101.0)
    paper.full = False
    with pytest.raises(TableLost):
        await game.play(0, THROW, epoch=0, key="a", at=101.0)
    with pytest.raises(TableLost):
        await game.expire(at=1000.0)


async def test_a_key_that_only_the_journal_still_knows_is_not_played_twice():
    paper = Paper()
    paper.entries.append(Entry(number=1, seat=0, by=1, key="a", move=THROW, at=1.0))
    game = table(paper)
    assert (await game.play(0, THROW, epoch=0, key="a", at=101.0)).repeated
    assert game.version == 0


async def test_after_the_end_nothing_is_accepted():
    game = table(Paper())
    await play_on(game)
    assert game.outcome is not None
    with pytest.raises(GameOver):
        await game.play(0, THROW, epoch=None, key="late", at=1.0)
    assert await game.expire(at=10**9) is None


async def test_the_journal_replays_to_the_same_state():
    paper = Paper()
    game = table(paper, turn_limit=60)
    await play_on(game, 12)
    await game.expire(at=game.deadline)
    await play_on(game)
    steps = replay(GAME, 2, OneShotOptions(turn_limit=60), "seed", paper.entries)
    assert [step.state.model_dump_json() for step in steps[1:]] == [after.state for after in paper.positions]


async def test_the_events_of_the_last_move_can_be_shown():
    game = table(Paper())
    assert game.last_events(None) == ()
    turn = await game.play(0, THROW, epoch=0, key="a", at=101.0)
    assert turn.events[0].what == "threw"
    assert game.last_events(None) == game.last_events(1) == turn.events
    await play_on(game, 5)
    assert game.last_events(None) != turn.events


async def test_a_refused_move_leaves_the_events_of_the_last_one():
    game = table(Paper())
    turn = await game.play(0, THROW, epoch=0, key="a", at=101.0)
    with pytest.raises(StaleMove):
        await game.play(0, THROW, epoch=0, key="b", at=101.0)
    assert game.last_events(None) == turn.events


async def test_without_a_limit_there_is_no_deadline():
    game = table(Paper())
    assert game.deadline is None
    assert await game.expire(at=10**9) is None


async def test_each_decision_gets_its_own_deadline():
    game = table(Paper(), turn_limit=60, at=100.0)
    assert game.deadline == 160.0
    await game.play(0, THROW, epoch=0, key="a", at=130.0)
    assert game.deadline == 190.0


async def test_a_deadline_that_has_not_come_moves_nothing():
    game = table(Paper(), turn_limit=60, at=100.0)
    assert await game.expire(at=159.9) is None
    assert game.version == 0


async def test_a_deadline_that_has_passed_is_a_move_of_the_clock():
    paper = Paper()
    game = table(paper, turn_limit=60, at=100.0)
    turn = await game.expire(at=160.0)
    assert turn.number == 1
    assert (paper.entries[0].seat, paper.entries[0].by, paper.entries[0].move) == (
        None,
        None,
        '{"do":"expire"}',
    )


async def test_only_the_newest_keys_are_kept_in_memory():
    game = table(Paper(), seats=4)
    await play_on(game, 80)
    with pytest.raises(StaleMove):
        await game.play(0, THROW, epoch=0, key="k0", at=1.0)
    assert (await game.play(0, THROW, epoch=0, key="k79", at=1.0)).repeated
