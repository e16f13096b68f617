"""Computer players: three levels, decided by what the seat sees, in about the time that people take."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bench.computers.omiga import at_level, at_random, greedy, match
from rules.omiga import computer
from rules.omiga.board import FIELDS
from rules.omiga.computer import SKILLS
from rules.omiga.evaluation import TERMS, WEIGHTS, evaluate, terms
from rules.omiga.position import laid, lays_in, position_of, thrown, winning_places, wins_now
from rules.omiga.rounds import wins_at
from rules.omiga.state import Call, Lay, OmigaOptions, OmigaState, Ready, Throw
from rules.table import Entry, Position, Table
from tests.rules.omiga.builders import GAME, exhausted, playing, table, useless
from tests.secrets.hidden import other_piles

LEVELS = tuple(SKILLS)


def positions(games: int, **options: object) -> Iterator[OmigaState]:
    """States of games between computers."""
    for seed in range(games):
        state, rng = playing(seed, **options).state, Random(seed)
        while state.phase == "playing":
            yield state
            seat = rng.choice(sorted(GAME.to_act(state)))
            state = GAME.play(state, seat, GAME.computer_move(state, seat, rng), rng).state


# --- how well


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [  # docs/computers.md has the shares of 800 games
        (at_level("hard"), at_level("easy"), 60, 0.6),
        (at_level("hard"), greedy, 60, 0.62),
        (at_level("hard"), at_random, 60, 0.62),
        (at_level("hard"), at_level("normal"), 120, 0.52),
        (at_level("normal"), at_level("easy"), 120, 0.52),
        (at_level("easy"), at_random, 120, 0.48),
    ],
    ids=["hard-easy", "hard-greedy", "hard-random", "hard-normal", "normal-easy", "easy-random"],
)
def test_each_level_beats_the_one_below(better, worse, games, least):
    assert match(better, worse, games).share > least


@pytest.mark.parametrize("board", ["7x6", "11x10"])
def test_hard_is_as_good_on_the_other_boards(board):
    assert match(at_level("hard"), at_random, 60, board).share > 0.62


NEARLY_BEHIND = ("." * 9, "." * 9, ".....w...", "....bw...", "....ww...", "." * 9, "." * 9, "." * 9)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_wins_where_it_can(level):
    wins = 0
    for state in positions(25, computers=level):
        for seat in (0, 1):
            winning = [move for move in GAME.moves(state, seat) if isinstance(move, Lay)]
            if any(wins_at(state, seat, move.place) for move in winning):
                chosen = GAME.computer_move(state, seat, Random(0))
                assert isinstance(chosen, Lay)
                assert wins_at(state, seat, chosen.place)
                wins += 1
    assert wins > 20


def test_hard_leaves_no_win_to_the_opponent_if_it_can():
    saved = 0
    for state in positions(80, computers="hard"):
        position = position_of(GAME.view(state, 0))
        winning = winning_places(position.field, 0, position.owned[1])
        after = [laid(position, 0, place, way) for place, way in lays_in(position, 0)]
        chances = [wins_now(one, 1) for one in [*after, thrown(position, 0)]]
        if min(chances) == 0.0 and max(chances) == 1.0 and not any(winning >> at & 1 for at, _ in lays_in(position, 0)):
            chosen = GAME.computer_move(state, 0, Random(0))
            then = GAME.play(state, 0, chosen, Random(0)).state
            if then.phase == "playing":
                assert wins_now(position_of(GAME.view(then, 0)), 1) < 1.0
            saved += 1
    assert saved > 20


def test_the_look_ahead_sees_a_win_in_two():
    """The worth of a position is higher if the search finds that the seat wins in spite of any answer."""
    found = 0
    for state in positions(40, computers="hard"):
        position = position_of(GAME.view(state, 0))
        if wins_now(position, 0) or not list(lays_in(position, 0)):
            continue
        if computer.search(position, 0, 3, -1.0, 1.0) >= computer.SURE:
            assert evaluate(position, 0) < 1.0
            chosen = GAME.computer_move(state, 0, Random(1))
            then = GAME.play(state, 0, chosen, Random(1)).state
            for answer in GAME.moves(then, 1):
                last = GAME.play(then, 1, answer, Random(1)).state
                assert last.phase == "over" or wins_now(position_of(GAME.view(last, 0)), 0) == 1.0
            found += 1
    assert found > 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_of_which_nothing_fits_is_thrown(level):
    game = playing(3, computers=level)
    game.hand(0, *useless(game, 0)[:3])
    assert GAME.computer_move(game.state, 0, Random(1)) == Throw()


def test_easy_throws_only_if_nothing_fits():
    for state in positions(20, computers="easy"):
        for seat in (0, 1):
            if isinstance(GAME.computer_move(state, seat, Random(2)), Throw):
                assert list(GAME.moves(state, seat)) == [Throw()]


def test_there_is_a_weight_for_everything_that_is_counted():
    assert len(WEIGHTS) == 2 * TERMS + 1
    for board in FIELDS:
        for state in positions(10, board=board, computers="hard"):
            assert all(0 <= index <= 2 * TERMS for index, _ in terms(position_of(GAME.view(state, 0)), 0))


def test_a_seat_that_is_nearer_to_its_goal_is_better_off():
    near = table(*NEARLY_BEHIND)
    position = position_of(GAME.view(near.state, 0))
    assert evaluate(position, 0) > 0.3
    assert evaluate(position, 1) < -0.1


# --- moves


@pytest.mark.parametrize("options", [
    *({"computers": level, "board": board} for level in LEVELS for board in FIELDS),
    *({"computers": level, "pulse": 5, "best_of": 3} for level in LEVELS),
])  # fmt: skip
def test_every_move_is_legal_and_games_end(options):
    for seed in range(6):
        rng = Random(seed)
        state = GAME.deal(2, OmigaOptions.model_validate(options), rng)
        for _ in range(400):
            if state.outcome is not None:
                break
            seat = rng.choice(sorted(GAME.to_act(state)))
            move = GAME.computer_move(state, seat, rng)
            assert move in GAME.moves(state, seat)
            state = GAME.play(state, seat, move, rng).state
            assert GAME.violations(state) == []
        assert state.outcome is not None


def test_a_round_without_cards_left_is_no_trouble():
    assert exhausted(0).phase == "over"
    game = playing(6)
    game.but_seat(0, hands=tuple(useless(game, 0)[:2]), piles=(), discards=(useless(game, 0)[2],))
    assert GAME.computer_move(game.state, 0, Random(0)) == Throw()
    assert GAME.computer_move(game.state, 1, Random(0)) in GAME.moves(game.state, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_move(level):
    for state in positions(3, computers=level):
        seat = min(GAME.to_act(state))
        assert GAME.computer_move(state, seat, Random("a")) == GAME.computer_move(state, seat, Random("a"))


# --- a computer knows what its seat sees


@pytest.mark.parametrize("pulse", [0, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_computer_cannot_see_never_changes_its_move(level, pulse):
    changed = 0
    for number, state in enumerate(positions(12, computers=level, pulse=pulse)):
        for seat in sorted(GAME.to_act(state)):
            other = other_piles(state, seat, Random(number))
            changed += other != state
            assert GAME.view(other, seat) == GAME.view(state, seat)
            moves = {GAME.computer_move(one, seat, Random(number)).model_dump_json() for one in (state, other)}
            assert len(moves) == 1
            assert GAME.stand_in_pause(other, frozenset({seat})) == GAME.stand_in_pause(state, frozenset({seat}))
    assert changed > 100


# --- how long


class Paper:
    """A journal in a list."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    async def append(self, entry: Entry, _after: Position) -> None:
        self.entries.append(entry)


def against(level: str, stand_ins: frozenset[int] = frozenset({1})) -> tuple[Table, Paper]:
    paper = Paper()
    options = OmigaOptions.model_validate({"computers": level})
    return Table.deal(GAME, 2, options, "seed", paper, at=0.0, stand_ins=stand_ins), paper


async def begin(game: Table, called_at: float) -> None:
    """White gets ready at once, the computer after its pause, and white calls."""
    await game.play(0, Ready(), epoch=None, key="ready", at=0.0)
    await game.expire(at=4.0)
    await game.play(0, Call(), epoch=None, key="call", at=called_at)


@pytest.mark.parametrize(("level", "seconds"), [("easy", 4.0), ("normal", 2.5), ("hard", 1.5)])
async def test_a_card_takes_about_as_long_as_the_level_says(level, seconds):
    game, paper = against(level)
    await begin(game, 4.5)
    while game.outcome is None and game.deadline is not None and len(paper.entries) < 40:
        await game.expire(at=game.deadline)
    at = [entry.at for entry in paper.entries if entry.seat == 1][1:]
    pauses = [round(later - earlier, 6) for earlier, later in zip([4.5, *at], at, strict=False)]
    assert len(pauses) > 4
    assert 0.79 * seconds < min(pauses) < max(pauses) < 1.21 * seconds
    assert abs(sum(pauses) / len(pauses) - seconds) < 0.15 * seconds


async def test_two_computers_are_each_as_fast_as_one():
    game, paper = against("hard", frozenset({0, 1}))
    while game.outcome is None and game.deadline is not None:
        await game.expire(at=game.deadline)
    began = next(entry.at for entry in paper.entries if '"omiga"' in entry.move)
    for seat in (0, 1):
        at = [entry.at for entry in paper.entries if entry.seat == seat and entry.at > began]
        assert 1.2 <= (at[-1] - at[0]) / (len(at) - 1) <= 1.8


async def test_a_computer_needs_its_time_after_a_player_has_called():
    """Not the rest of the time in which it would have called itself."""
    game, paper = against("easy")
    await begin(game, called_at=7.9)
    assert game.deadline is not None
    assert game.deadline - 7.9 >= 3.0
    assert await game.expire(at=8.5) is None
    due = game.deadline
    await game.play(0, Throw(), epoch=None, key="throw", at=8.5)
    assert game.deadline == due, "what the player does meanwhile does not delay it"
    assert [entry.seat for entry in paper.entries] == [0, 1, 0, 0]
