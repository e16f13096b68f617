"""Rokujika alone: the mean score of each level, of random moves, and of taking the first set."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.computers.result import mean_line
from bench.measure import Line
from rules.rokujika import Rokujika
from rules.rokujika.computer import PLAYERS, Player, at_random, greedy
from rules.rokujika.state import RokujikaOptions

GAME = Rokujika()
GOALS = {"hard": 145.0}


def scores(player: Player, games: int) -> list[int]:
    """Return the scores of a player."""
    found = []
    for seed in range(games):
        rng = Random(seed)
        state = GAME.deal(1, RokujikaOptions(), rng)
        while state.outcome is None:
            view = GAME.view(state, 0).village
            assert view is not None
            state = GAME.play(state, 0, player(view, rng), rng).state
        found.append(state.outcome.scores[0])
    return found


def lines(games: int) -> Iterator[Line]:
    """Mean scores."""
    players: list[tuple[str, Player]] = [("random", at_random), ("greedy", greedy), *PLAYERS.items()]
    for name, player in players:
        yield mean_line(f"rokujika, {name} alone", scores(player, games), GOALS.get(name))
