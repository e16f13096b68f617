"""Shares of wins and mean scores, with how far chance may have moved them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, stdev
from typing import Generic, NamedTuple

from bench.measure import Line, at_least
from rules.game import Game, M, O, S, Seat, V

Z = 1.96  # of a 95 % confidence interval


class Result(NamedTuple):
    """The points of one player against others: 1 for a win, a part of it for a shared one."""

    points: Sequence[float]

    @property
    def share(self) -> float:
        """Points per game."""
        return mean(self.points)

    @property
    def margin(self) -> float:
        """Half of the 95 % confidence interval of the share."""
        return Z * stdev(self.points) / math.sqrt(len(self.points))

    def line(self, what: str, goal: float | None = None) -> Line:
        """Return the line of the table."""
        low, high = 100 * (self.share - self.margin), 100 * (self.share + self.margin)
        note = f"95 %: {low:.1f} to {high:.1f}; {len(self.points)} games"
        return at_least(what, 100 * self.share, goal, "%", note=note)


def mean_line(what: str, scores: Sequence[int], goal: float | None = None) -> Line:
    """Return the line of a mean score."""
    margin = Z * stdev(scores) / math.sqrt(len(scores))
    note = f"95 %: {mean(scores) - margin:.1f} to {mean(scores) + margin:.1f}; {len(scores)} games"
    return at_least(what, mean(scores), goal, "", note=note)


class Setting(NamedTuple, Generic[O, S, M, V]):
    """What is played."""

    game: Game[O, S, M, V]
    seats: int
    options: O


def at_random(game: Game[O, S, M, V]) -> Callable[[S, Seat, Random], M]:
    """Return a player of random moves."""
    return lambda state, seat, rng: rng.choice(list(game.moves(state, seat)))


def match(
    setting: Setting[O, S, M, V],
    one: Callable[[S, Seat, Random], M],
    other: Callable[[S, Seat, Random], M],
    games: int,
) -> Result:
    """Let one player, or a team of two, play against others in every seat in turn, each deal once for each seat."""
    return Result([_points(setting, one, other, number) for number in range(games)])


def _points(
    setting: Setting[O, S, M, V],
    one: Callable[[S, Seat, Random], M],
    other: Callable[[S, Seat, Random], M],
    number: int,
) -> float:
    game, seats, options = setting
    deal, own = divmod(number, seats)
    rng, sides = Random(f"moves {number}"), game.sides(seats, options)
    state = game.deal(seats, options, Random(f"deal {deal}"))
    while (outcome := game.outcome(state)) is None:
        seat = min(game.to_act(state))
        player = one if sides[seat] == sides[own] else other
        state = game.play(state, seat, player(state, seat, rng), rng).state
    winners = {sides[seat] for seat in outcome.winners}
    return (sides[own] in winners) / len(winners)
