"""Pure rules: random moves a second against python-chess, and what it costs to write a state down and read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import chess

from bench.measure import Figure, best_rates, rate
from rules.catalogue import GAMES, AnyGame
from rules.game import State

MOVES = 6000
CHESS_MOVES = 3000
COPIES = 3000


def figures() -> Iterator[Figure]:
    """A line for each game's moves, and one for its states."""
    for name, game in GAMES.items():
        seats = max(game.seats)
        dealt = game.deal(seats, game.Options(), Random(1))
        ours, theirs = best_rates(partial(random_play, game, dealt), random_chess)
        yield Figure(
            f"{name}: random moves, {seats} seats", rate(ours), f"python-chess {rate(theirs)}", ours / theirs, 2.5
        )
        play, dump, load = best_rates(partial(random_play, game, dealt), *state_copies(game, seats))
        yield Figure(f"{name}: state to JSON", rate(dump), f"a move {rate(play)}", dump / play)
        yield Figure(f"{name}: state from JSON", rate(load), f"a move {rate(play)}", load / play)


def random_play(game: AnyGame, dealt: State) -> int:
    """Whole random games from one deal, until enough moves are played."""
    rng, done = Random(1), 0
    while done < MOVES:
        state = dealt
        while waiting_for := game.to_act(state):
            seat = min(waiting_for) if len(waiting_for) == 1 else sorted(waiting_for)[done % len(waiting_for)]
            state = game.play(state, seat, rng.choice(game.moves(state, seat)), rng).state
            done += 1
    return done


def random_chess() -> int:
    """The same with chess."""
    rng, done = Random(1), 0
    while done < CHESS_MOVES:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            done += 1
    return done


def state_copies(game: AnyGame, seats: int) -> tuple[Callable[[], int], Callable[[], int]]:
    """Writing a state of the middle of a game down, and reading it."""
    rng = Random(2)
    state = game.deal(seats, game.Options(), rng)
    for _ in range(30):
        if waiting_for := game.to_act(state):
            seat = min(waiting_for)
            state = game.play(state, seat, rng.choice(game.moves(state, seat)), rng).state
    text = state.model_dump_json()

    def dump() -> int:
        for _ in range(COPIES):
            state.model_dump_json()
        return COPIES

    def load() -> int:
        for _ in range(COPIES):
            game.State.model_validate_json(text)
        return COPIES

    return dump, load
