"""How well stand-ins play: how often one of them beats a table of random players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.measure import Figure
from rules.catalogue import AnyGame, game_named

COMPETITIVE = ("one-shot", "only-one")
GAMES = 200


def figures() -> Iterator[Figure]:
    """A line for each game and its smallest and largest table."""
    for name in COMPETITIVE:
        game = game_named(name)
        for seats in (min(game.seats), max(game.seats)):
            share = sum(_wins(game, seats, number) for number in range(GAMES)) / GAMES
            by_chance = 1 / seats
            yield Figure(
                f"{name}: a stand-in wins, {seats} seats",
                f"{share:.0%}",
                f"a random player {by_chance:.0%}",
                share / by_chance,
            )


def _wins(game: AnyGame, seats: int, number: int) -> bool:
    rng, clever = Random(number), number % seats
    state = game.deal(seats, game.Options(), rng)
    while waiting_for := game.to_act(state):
        seat = min(waiting_for)
        is_clever = seat == clever
        move = game.stand_in(state, seat, rng) if is_clever else rng.choice(game.moves(state, seat))
        state = game.play(state, seat, move, rng).state
    outcome = game.outcome(state)
    return outcome is not None and clever in outcome.winners
