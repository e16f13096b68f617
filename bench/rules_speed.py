"""Pure rules: random moves against python-chess, comparing clues, and how well computer players play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from random import Random

import chess

from bench.measure import Line, at_least, best_rates, rate
from rules.catalogue import GAMES, AnyGame, game_named
from rules.game import State
from rules.just_one.language import clues as clue_check
from rules.just_one.language import english, folding, lexicon, similarity

MOVES = 3000
CHESS_MOVES = 1500
MOVES_GOAL = 2.5
WORDS = (
    "prince princess mouse mice colour color elefant elephant bear bare fort fortress wizard magician Hogwarts sun son"
    " philosophy filosofie actor actress run running baker bakery dragon $ 007 ice-cream Riiiing R2D2 moose knight snow"
).split()
PAIRS_GOAL = 20_000.0  # a second: 50 us a pair
CACHED = (english.look_up, folding.fold, folding.drawn_out_spellings, lexicon.english, similarity.sound_key)
COMPETITIVE = ("one-shot", "only-one")
GAMES_PLAYED = 200


def moves() -> Iterator[Line]:
    """Random games of each kind, at the largest table."""
    for name, game in GAMES.items():
        seats = max(game.seats)
        dealt = game.deal(seats, game.Options(), Random(1))
        ours, theirs = best_rates(partial(_random_play, game, dealt), _random_chess)
        note = f"{rate(ours)} against {rate(theirs)}"
        yield at_least(
            f"random moves against python-chess, {name}, {seats} seats", ours / theirs, MOVES_GOAL, note=note
        )


def _random_play(game: AnyGame, dealt: State) -> int:
    """Whole random games from one deal, until enough moves are played."""
    rng, done = Random(1), 0
    while done < MOVES:
        state = dealt
        while waiting_for := game.to_act(state):
            seat = min(waiting_for) if len(waiting_for) == 1 else sorted(waiting_for)[done % len(waiting_for)]
            state = game.play(state, seat, rng.choice(game.moves(state, seat)), rng).state
            done += 1
    return done


def _random_chess() -> int:
    rng, done = Random(1), 0
    while done < CHESS_MOVES:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            done += 1
    return done


def clues() -> Iterator[Line]:
    """Clues of Just One that were compared before, and clues that were not."""
    clue_check.load("en")
    warm, cold = best_rates(partial(_compare_pairs, forget=False), partial(_compare_pairs, forget=True))
    yield at_least("clue pairs compared, words seen before", warm, PAIRS_GOAL, "/s")
    yield at_least(
        "clue pairs compared, words never seen", cold, None, "/s", note=f"{cold / warm:.2f}x of words seen before"
    )


def _compare_pairs(*, forget: bool) -> int:
    """All pairs; to forget is to empty all caches but the lexicon itself."""
    count = 0
    for a, b in combinations(WORDS, 2):
        if forget:
            for cached in CACHED:
                cached.cache_clear()
        clue_check.compare(a, b, "en")
        count += 1
    return count


def stand_ins() -> Iterator[Line]:
    """How often a computer player beats a table of random players."""
    for name in COMPETITIVE:
        game = game_named(name)
        for seats in (min(game.seats), max(game.seats)):
            share = sum(_wins(game, seats, number) for number in range(GAMES_PLAYED)) / GAMES_PLAYED
            note = f"{share:.0%} of games against {1 / seats:.0%}"
            yield at_least(
                f"a computer player wins against random ones, {name}, {seats} seats", share * seats, None, note=note
            )


def _wins(game: AnyGame, seats: int, number: int) -> bool:
    rng, clever = Random(number), number % seats
    state = game.deal(seats, game.Options(), rng)
    while waiting_for := game.to_act(state):
        seat = min(waiting_for)
        move = game.stand_in(state, seat, rng) if seat == clever else rng.choice(game.moves(state, seat))
        state = game.play(state, seat, move, rng).state
    outcome = game.outcome(state)
    return outcome is not None and clever in outcome.winners
