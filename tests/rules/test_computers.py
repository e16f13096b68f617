"""Computer players of every game and level: legal moves, and how well they play. Omiga has own tests.

That they know no more than their seat is tested in `tests/secrets/test_views.py`.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from bench.computers import one_shot, only_one, rokujika
from bench.computers.result import match
from rules.catalogue import game_named
from rules.errors import StaleMove
from rules.game import Level, Seat, State
from rules.just_one import JustOne
from rules.just_one.state import JustOneOptions
from rules.only_one import OnlyOne
from rules.only_one.state import OnlyOneOptions, OnlyOneState, Place
from rules.only_one.turn import open_columns
from rules.table import Entry, Position, Table

pytestmark = pytest.mark.no_cover

LEVELS: tuple[Level, ...] = get_args(Level)
VARIANTS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("one-shot", 2, {}),
    ("one-shot", 3, {"open_memory": True}),
    ("only-one", 2, {}),
    ("only-one", 3, {"familiars": "random"}),
    ("only-one", 4, {"familiars": "AAAA"}),
    ("only-one", 4, {"teams": True, "familiars": "BBBB"}),
    ("rokujika", 2, {}),
    ("just-one", 4, {}),
)
every_variant = pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)


def positions(name: str, seats: int, seed: int, **options: object) -> Iterator[tuple[State, Seat]]:
    """States of a game between computers, and whose turn it is."""
    game, rng = game_named(name), Random(seed)
    state = game.deal(seats, game.Options.model_validate(options), rng)
    while waiting_for := game.to_act(state):
        seat = rng.choice(sorted(waiting_for))
        yield state, seat
        move = game.computer_move(state, seat, rng)
        assert game.read(move.model_dump_json()) == move
        state = game.play(state, seat, move, rng).state
        assert game.violations(state) == []
    assert game.outcome(state) is not None


@pytest.mark.parametrize("level", LEVELS)
@every_variant
def test_every_level_plays_whole_games(name, seats, options, level):
    for state, seat in positions(name, seats, 1, **options, computers=level):
        game = game_named(name)
        moves = game.moves(state, seat)
        if moves and name != "just-one":  # its moves are typed
            assert game.computer_move(state, seat, Random(2)) in moves


# --- how well


def test_only_one_hard_beats_players_who_look_at_one_move_only():
    """docs/computers.md has the shares of more games."""
    teams, three = only_one.TABLES["teams"], only_one.TABLES["3 players"]
    assert match(teams, only_one.at_level("hard"), only_one.stand_in, 16).share > 0.6
    assert match(three, only_one.at_level("hard"), only_one.greedy, 48).share > 0.43


def test_only_one_normal_beats_easy_and_easy_beats_random_moves():
    three = only_one.TABLES["3 players"]
    assert match(three, only_one.at_level("normal"), only_one.at_level("easy"), 90).share > 0.4
    assert match(three, only_one.at_level("easy"), only_one.at_random(only_one.GAME), 60).share > 0.5


@pytest.mark.parametrize("seats", [2, 3])
def test_only_one_easy_never_busts_a_column_without_need(seats):
    game, placed = OnlyOne(), 0
    for seed in range(4):
        for state, seat in positions("only-one", seats, seed, computers="easy"):
            assert isinstance(state, OnlyOneState)
            if state.phase == "place":
                clashing = set(game.view(state, seat).would_bust)
                chosen = game.computer_move(state, seat, Random(1))
                assert isinstance(chosen, Place)
                assert chosen.column not in clashing or set(open_columns(state)) == clashing
                placed += 1
    assert placed > 20


def test_one_shot_levels_beat_the_one_below_and_hard_is_at_par_with_rollouts():
    levels = {level: one_shot.at_level(level) for level in LEVELS}
    assert match(one_shot.DUEL, levels["normal"], levels["easy"], 400).share > 0.55
    assert match(one_shot.DUEL, levels["hard"], levels["easy"], 400).share > 0.58
    assert match(one_shot.DUEL, levels["hard"], levels["normal"], 1000).share > 0.5
    assert match(one_shot.DUEL, levels["hard"], one_shot.by_rollouts, 100).share > 0.35


def test_rokujika_levels_score_more_than_the_one_below():
    easy, normal, hard = (
        sum(rokujika.scores(rokujika.PLAYERS[level], 60)) / 60 for level in ("easy", "normal", "hard")
    )
    assert 85 < easy < normal - 8
    assert normal < hard - 8
    assert hard > 140


def test_just_one_levels_win_more_cards_together_than_the_one_below():
    game = JustOne()
    won = dict.fromkeys(LEVELS, 0)
    for level in LEVELS:
        for seed in range(12):
            rng = Random(seed)
            state = game.deal(4, JustOneOptions(computers=level), rng)
            while state.outcome is None:
                seat = rng.choice(sorted(game.to_act(state)))
                state = game.play(state, seat, game.computer_move(state, seat, rng), rng).state
            won[level] += state.won
    assert won["easy"] < won["normal"] < won["hard"]


def test_stand_ins_play_the_same_whatever_the_level():
    """Journals in which a deadline passed rely on it."""
    for name in ("one-shot", "only-one", "rokujika"):
        game = game_named(name)
        for state, seat in positions(name, 3, 5, computers="normal"):
            easy = state.model_copy(update={"options": state.options.model_copy(update={"computers": "easy"})})
            assert game.stand_in(easy, seat, Random(1)) == game.stand_in(state, seat, Random(1))


# --- off the event loop


class Paper:
    """A journal in a list."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    async def append(self, entry: Entry, after: Position) -> None:
        self.entries.append(entry)


class Watched(OnlyOne):
    """Notes in which thread its computers think, and lets a player click meanwhile."""

    def __init__(self) -> None:
        self.threads: list[int] = []

    def computer_move(self, state, seat, rng):
        self.threads.append(threading.get_ident())
        return super().computer_move(state, seat, rng)


@pytest.mark.parametrize(("level", "in_thread"), [("easy", False), ("normal", False), ("hard", True)])
async def test_a_search_runs_in_a_thread_and_simple_moves_do_not(level, in_thread):
    game = Watched()
    options, everybody = OnlyOneOptions(computers=level), frozenset(range(3))
    table = Table.deal(game, 3, options, "seed", Paper(), at=0.0, stand_ins=everybody)
    for moment in range(5):
        await table.expire(at=100.0 * (moment + 1))
    assert len(game.threads) == 5
    assert all((thread != threading.get_ident()) == in_thread for thread in game.threads)


async def test_scoring_needs_no_thread():
    game = OnlyOne()
    assert not any(
        game.is_slow(state)
        for state, _ in positions("only-one", 2, 1, computers="hard")
        if isinstance(state, OnlyOneState) and state.phase == "scoring"
    )


async def test_a_click_while_a_computer_thinks_waits_and_is_stale():
    game = Watched()
    paper = Paper()
    table = Table.deal(game, 3, OnlyOneOptions(computers="hard"), "seed", paper, at=0.0, stand_ins=frozenset({0, 1, 2}))
    epoch, (seat,) = table.view(None).epoch, table.to_act
    thinking = asyncio.create_task(table.expire(at=100.0))
    await asyncio.sleep(0)  # it has the lock now
    with pytest.raises(StaleMove):
        await table.play(seat, '{"do":"explore"}', epoch=epoch, key="click", at=100.0)
    assert (await thinking) is not None
    assert len(paper.entries) == 1
