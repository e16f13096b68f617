"""Votes of a crowd: counted, drawn by lot in a tie, journaled, and counted again in a replay."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from rules.crowd import PATIENCE_SECONDS, VOTE_SECONDS, CrowdMove, elect
from rules.errors import IllegalMove, NotYourTurn
from rules.one_shot import OneShot
from rules.one_shot.state import OneShotOptions
from rules.only_one import OnlyOne
from rules.replay import last_played, replay
from rules.rokujika import Rokujika
from rules.table import Table
from tests.rules.test_table import Paper
from tests.table_state import state_of

TAKE, THROW, PASS = '{"do":"take"}', '{"do":"throw"}', '{"do":"pass"}'
GAME, OPTIONS = OneShot(), OneShotOptions()


def test_the_most_votes_win_and_all_are_kept():
    chosen = elect([PASS, TAKE, PASS], "seed", 7)
    assert chosen.move == {"do": "pass"}
    assert [(count.move["do"], count.votes) for count in chosen.counts] == [("pass", 2), ("take", 1)]
    assert (chosen.votes_for, chosen.votes, chosen.is_drawn) == (2, 3, False)


def test_a_tie_is_drawn_by_a_lot_that_seed_and_move_decide():
    drawn = [elect([PASS, TAKE, THROW, PASS, TAKE], "seed", number) for number in range(200)]
    assert drawn == [elect([TAKE, PASS, PASS, THROW, TAKE], "seed", number) for number in range(200)]
    times = Counter(str(chosen.move["do"]) for chosen in drawn)
    assert times.keys() == {"take", "pass"}
    assert min(times.values()) > 60
    assert all(chosen.is_drawn for chosen in drawn)


def table(paper: Paper, game=GAME, *, seats: int = 2, crowd: int = 0, stand_ins: tuple[int, ...] = (), **options):
    chosen = game.Options.model_validate(options)
    return Table.deal(game, seats, chosen, "seed", paper, at=100.0, crowd=crowd, stand_ins=frozenset(stand_ins))


async def to_choice(running: Table) -> float:
    """Play until seat 0, the crowd, can take a coin or pass; return when."""
    now = 100.0
    while state_of(running).phase != "choose" or 0 not in running.to_act:
        (seat,) = running.to_act
        if seat == 0:
            await running.end_vote([THROW], key="", at=now)
        else:
            await running.play(
                seat, GAME.stand_in(state_of(running), seat, Random(1)), epoch=None, key=str(now), at=now
            )
        now += 1
    return now


async def test_the_crowds_move_is_journaled_with_its_votes_and_replays():
    paper = Paper()
    running = table(paper)
    now = await to_choice(running)
    await running.end_vote([PASS, TAKE], key="click", at=now)
    entry = paper.entries[-1]
    chosen = CrowdMove.model_validate_json(entry.move)
    assert (entry.seat, entry.by, entry.key, chosen.is_drawn) == (0, None, "click", True)
    steps = replay(GAME, 2, OPTIONS, "seed", paper.entries)
    assert steps[-1].state == state_of(running)
    assert last_played(GAME, steps, paper.entries) is None, "nobody can undo it"


async def test_a_journal_with_forged_votes_is_not_replayed():
    paper = Paper()
    running = table(paper)
    await running.end_vote([PASS, TAKE, TAKE], key="", at=await to_choice(running))
    entry = paper.entries[-1]
    forged = json.loads(entry.move)
    forged["move"] = {"do": "pass"}
    paper.entries[-1] = entry._replace(move=json.dumps(forged, separators=(",", ":")))
    with pytest.raises(IllegalMove, match="refused-not-elected"):
        replay(GAME, 2, OPTIONS, "seed", paper.entries)
    forged["counts"] = []
    paper.entries[-1] = entry._replace(move=json.dumps(forged, separators=(",", ":")))
    with pytest.raises(IllegalMove, match="refused-not-elected"):
        replay(GAME, 2, OPTIONS, "seed", paper.entries)


async def test_votes_for_what_is_not_offered_do_not_count():
    paper = Paper()
    running = table(paper)
    await running.end_vote(["{}", THROW, PASS], key="", at=await to_choice(running))
    assert CrowdMove.model_validate_json(paper.entries[-1].move).votes == 1


async def test_without_votes_a_computer_moves_when_the_crowds_time_is_over():
    paper = Paper()
    running = table(paper)
    assert running.deadline == 100.0 + PATIENCE_SECONDS
    assert await running.expire(at=399.0) is None
    assert running.overdue(at=401.0) == frozenset()
    assert await running.expire(at=401.0) is not None
    assert [(entry.seat, entry.key) for entry in paper.entries] == [(0, "stand-in/1")]


async def test_the_first_vote_shortens_the_wait_and_the_next_ones_do_not():
    running = table(Paper())
    running.begin_vote(at=110.0)
    assert running.deadline == 110.0 + VOTE_SECONDS
    running.begin_vote(at=120.0)
    assert running.deadline == 110.0 + VOTE_SECONDS
    hurried = table(Paper(), turn_limit=60)
    hurried.begin_vote(at=150.0)
    assert hurried.deadline == 160.0, "at most the time for a move"


async def test_when_it_is_not_its_turn_a_crowd_has_nothing_to_vote_on():
    running = table(Paper(), crowd=1)
    assert (running.ballot, running.deadline) == ((), None)
    with pytest.raises(NotYourTurn):
        await running.end_vote([THROW], key="", at=100.0)


async def test_what_goes_on_by_itself_is_not_voted_on():
    state = GAME.deal(2, OPTIONS, Random(1))
    assert GAME.ballot(state, 0)
    suits = tuple({tile.suit: tile for tile in state.stack if tile.value}.values())
    coasting = state.model_copy(update={"coins": suits})
    assert coasting.has_all_suits
    assert GAME.ballot(coasting, 0) == ()
    only_one = OnlyOne()
    dealt = only_one.deal(2, only_one.Options(), Random(1))
    assert only_one.ballot(dealt, dealt.active)
    assert only_one.ballot(dealt, 1 - dealt.active) == ()
    assert only_one.ballot(dealt.model_copy(update={"phase": "scoring"}), dealt.active) == ()


async def test_in_a_race_other_players_do_not_delay_the_vote():
    game, paper = Rokujika(), Paper()
    running = table(paper, game, seats=3, crowd=2, stand_ins=(1,))
    running.begin_vote(at=110.0)
    assert await running.expire(at=112.0) is not None
    assert [entry.seat for entry in paper.entries] == [1], "the computer's own pause"
    assert running.vote_ends_at == 140.0
    await running.play(0, game.moves(state_of(running), 0)[0], epoch=None, key="a", at=115.0)
    assert running.vote_ends_at == 140.0
    running.seat_stand_ins(frozenset(), at=116.0)
    await running.expire(at=140.0, votes=[game.moves(state_of(running), 2)[0].model_dump_json()])
    assert CrowdMove.model_validate_json(paper.entries[-1].move).votes == 1
    assert running.vote_ends_at == 140.0 + PATIENCE_SECONDS, "its next move has its own time"
