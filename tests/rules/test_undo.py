"""Undo: a player takes back their own last move if it revealed nothing and drew no random number."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.catalogue import GAMES
from rules.errors import CannotUndo
from rules.one_shot.state import OneShotOptions
from rules.replay import before_last_of, last_played, replay
from rules.table import Entry, Table
from tests.rules.test_table import THROW, Paper, table
from tests.table_state import state_of

TAKES_BACK = {
    "one-shot": {"take", "take-throw", "pass"},
    "only-one": {"place", "collect"},
    "rokujika": {"register", "decline"},
}
SEATS = {"just-one": 4, "rokujika": 2}


async def to_the_choice(game) -> int:
    """Throw until a coin can be taken. Return whose turn it is."""
    for number in range(100):
        view = game.view(None)
        if view.phase == "choose":
            return view.to_act[0]
        await game.play(view.to_act[0], THROW, epoch=view.epoch, key=f"t{number}", at=1.0)
    raise AssertionError("nothing but nulls")


async def test_a_coin_taken_is_put_back_and_the_old_button_stays_stale():
    paper = Paper()
    game = table(paper)
    seat = await to_the_choice(game)
    before = game.view(None)
    await game.play(seat, '{"do":"take"}', epoch=before.epoch, key="take", at=2.0)
    assert game.may_undo(seat)
    await game.undo(seat, key="undo", at=3.0, by=7)
    after = game.view(None)
    assert after.epoch > before.epoch + 1
    assert after.model_copy(update={"epoch": before.epoch}) == before
    assert paper.entries[-1].move == '{"do":"undo"}'
    assert (await game.undo(seat, key="undo", at=3.0, by=7)).repeated


async def test_only_the_last_move_and_only_once():
    game = table(Paper())
    seat = await to_the_choice(game)
    await game.play(seat, '{"do":"take"}', epoch=game.view(None).epoch, key="take", at=2.0)
    await game.undo(seat, key="undo", at=3.0, by=7)
    with pytest.raises(CannotUndo):
        await game.undo(seat, key="again", at=3.0, by=7)


async def test_a_move_of_the_opponent_cannot_be_undone():
    game = table(Paper())
    seat = await to_the_choice(game)
    await game.play(seat, '{"do":"take"}', epoch=game.view(None).epoch, key="take", at=2.0)
    with pytest.raises(CannotUndo):
        await game.undo(1 - seat, key="undo", at=3.0, by=7)


async def test_a_throw_is_thrown():
    game = table(Paper())
    seat = game.view(None).to_act[0]
    await game.play(seat, THROW, epoch=0, key="a", at=1.0)
    with pytest.raises(CannotUndo):
        await game.undo(seat, key="undo", at=3.0, by=7)


async def test_what_the_clock_did_is_nobodys_to_take_back():
    game = table(Paper(), turn_limit=60)
    seat = await to_the_choice(game)
    await game.expire(at=1000.0)
    with pytest.raises(CannotUndo):
        await game.undo(seat, key="undo", at=1001.0, by=7)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
async def test_random_games_with_undo_replay_and_take_back_only_what_showed_nothing(name):
    game = GAMES[name]
    seats, rng, taken_back = SEATS.get(name, max(game.seats)), Random(name), Counter()
    for number in range(3):
        paper, options, seed = Paper(), game.Options(), f"{name}/{number}"
        at_table = Table.deal(game, seats, options, seed, paper, at=0.0)
        for step in range(400):
            if at_table.outcome is not None:
                break
            if not at_table.to_act:  # only the deadline can continue
                await at_table.expire(at=1e9)
                continue
            seat = rng.choice(sorted(at_table.to_act))
            state = state_of(at_table)
            move = game.stand_in(state, seat, rng)
            if legal := game.moves(state, seat):
                bold = [one for one in legal if one.do == "buy"] or legal  # so that trademarks are won
                move = rng.choice([*bold, move] if rng.random() < 0.8 else legal)
            shown = {viewer: game.view(state, viewer) for viewer in (None, *range(seats))}
            await at_table.play(seat, move, epoch=None, key=f"m{step}", at=0.0)
            if rng.random() < 0.7 and at_table.may_undo(seat):
                taken_back[move.do] += 1
                await at_table.undo(seat, key=f"u{step}", at=0.0, by=1)
                assert game.violations(state_of(at_table)) == []
                assert {viewer: timeless(game.view(state_of(at_table), viewer)) for viewer in shown} == {
                    viewer: timeless(view) for viewer, view in shown.items()
                }
        steps = replay(game, seats, options, seed, paper.entries)
        assert steps[-1].state == state_of(at_table)
    assert set(taken_back) == TAKES_BACK.get(name, set())


def timeless(view):
    return view.model_copy(update={"epoch": 0})


@pytest.mark.no_cover
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.rewinds])
async def test_by_consent_a_table_goes_back_over_random_moves_and_replays_the_same(name):
    game, rng, went_back = GAMES[name], Random(name), 0
    for number in range(3):
        seats, paper, options, seed = SEATS.get(name, max(game.seats)), Paper(), game.Options(), f"{name}/{number}"
        at_table = Table.deal(game, seats, options, seed, paper, at=0.0)
        for step in range(200):
            if at_table.outcome is not None:
                break
            if rng.random() < 0.1:
                seat = rng.randrange(seats)
                steps = replay(game, seats, options, seed, paper.entries)
                to = before_last_of(paper.entries, seat)
                if to is not None:
                    went_back += 1
                    before = steps[to].state
                    tokens = {game.epoch(one.state, seat) for one in steps}
                    await at_table.rewind(seat, to, before, key=f"r{step}", at=0.0, by=1)
                    assert game.epoch(state_of(at_table), seat) not in tokens
                    assert game.violations(state_of(at_table)) == []
                    for viewer in (None, *range(seats)):
                        assert timeless(at_table.view(viewer)) == timeless(game.view(before, viewer))
                    continue
            if not at_table.to_act:
                await at_table.expire(at=1e9)
                continue
            seat = rng.choice(sorted(at_table.to_act))
            move = game.stand_in(state_of(at_table), seat, rng)
            await at_table.play(seat, move, epoch=None, key=f"m{step}", at=0.0)
        assert replay(game, seats, options, seed, paper.entries)[-1].state == state_of(at_table)
    assert went_back > 10


async def test_no_table_goes_back_that_may_not_or_to_where_it_never_was():
    game = table(Paper())
    seat = game.view(None).to_act[0]
    await game.play(seat, THROW, epoch=0, key="a", at=1.0)
    for to in (-1, 1, 7):
        with pytest.raises(CannotUndo):
            await game.rewind(seat, to, state_of(game), key="r", at=1.0, by=7)
    with pytest.raises(CannotUndo):
        replay(game.game, 2, OneShotOptions(), "seed", [Entry(1, 0, 7, "r", '{"do":"rewind","to":0}', 1.0)])


def test_moves_that_were_taken_back_are_no_longer_ones_last():
    def line(number, seat, move='{"do":"take"}'):
        return Entry(number, seat, 7, str(number), move, 0.0)

    entries = [line(1, 0), line(2, 1), line(3, 0), line(4, None)]
    assert before_last_of(entries, 0) == 2
    assert before_last_of([*entries[:3], line(4, 0, '{"do":"undo"}')], 0) == 0
    assert before_last_of([*entries, line(5, 0, '{"do":"rewind","to":2}'), line(6, 1)], 0) == 0
    assert before_last_of(entries, 3) is None


async def test_after_a_restart_the_journal_tells_which_move_was_the_last():
    paper = Paper()
    game = table(paper)
    seat = await to_the_choice(game)
    await game.play(seat, '{"do":"take"}', epoch=game.view(None).epoch, key="take", at=2.0)
    steps = replay(game.game, 2, OneShotOptions(), "seed", paper.entries)
    last = last_played(game.game, steps, paper.entries)
    assert last == game.last
    await game.undo(seat, key="undo", at=3.0, by=7)
    steps = replay(game.game, 2, OneShotOptions(), "seed", paper.entries)
    assert last_played(game.game, steps, paper.entries) is None
    assert last_played(game.game, steps[:1], []) is None
