"""Computer players: which coins they take, and what taking or passing is worth. They know what everybody has seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from rules.game import Judged, Level
from rules.one_shot.state import (
    DICE,
    NULL,
    SUITS,
    TILES,
    OneShotMove,
    OneShotState,
    OneShotView,
    Pass,
    Take,
    TakeAndThrow,
    Throw,
    Tile,
    throw_die,
)
from rules.one_shot.turn import may_take

MOST_THROWS = len(TILES) + DICE  # of a turn
TILES_IN_A_THROW = 3  # a throw lifts two and a half tiles, nulls included


def choose(seen: OneShotView | OneShotState, level: Level) -> OneShotMove:
    """Return the move of a computer, by the open tile and coins. It takes and throws in two moves, to be followed."""
    if seen.phase != "choose" or seen.shown is None:
        return Throw()
    return Take() if seen.shown.value >= wanted(level, len(seen.coins), seen.left) else Pass()


def wanted(level: Level, coins: int, left: int) -> int:
    """Return the least value that a computer of this level takes."""
    if level == "easy":  # anything: no suit is ever left for a better coin
        return 1
    throws_left = left / TILES_IN_A_THROW
    if level == "normal":  # careful: it forgets how many suits are missing
        return 2 if throws_left >= 1 else 1
    return 3 if throws_left > len(SUITS) - coins else 2 if throws_left >= 1 else 1


# --- what a choice is worth


class _Rest(NamedTuple):
    """The rest of a turn: what follows from a choice."""

    coins: tuple[Tile, ...]
    depth: int
    aside: int


def judge(state: OneShotState, rng: Random, guesses: int) -> list[Judged[OneShotMove]]:
    """Return the expected points of the turn for each choice, the best first: both are played on with the same luck.

    Tiles that were shown this round are known (S-3: players may remember them), the others are guessed.
    """
    if state.phase != "choose" or state.shown is None:
        return []
    takes = _Rest((*state.coins, state.shown), state.depth, state.aside)
    passes = takes._replace(coins=state.coins)
    points = {"take": 0.0, "pass": 0.0}
    for _ in range(guesses):
        stack = _guessed(state, rng)
        dice = [throw_die(rng) for _ in range(MOST_THROWS)]
        points["take"] += _played(stack, takes, dice)
        points["pass"] += _played(stack, passes, dice)
    taken, passed = points["take"] / guesses, points["pass"] / guesses
    judged: list[Judged[OneShotMove]] = [Judged(Take(), taken), Judged(TakeAndThrow(), taken), Judged(Pass(), passed)]
    return sorted(judged, key=lambda move: move.worth, reverse=True)


def _guessed(state: OneShotState, rng: Random) -> Sequence[Tile]:
    """Return the stack with those tiles in random order that nobody has seen."""
    known = {place: state.stack[place] for place in state.seen}
    unseen = [tile for tile in TILES if tile not in known.values()]
    rng.shuffle(unseen)
    return [known[place] if place in known else unseen.pop() for place in range(len(state.stack))]


def _played(stack: Sequence[Tile], rest: _Rest, dice: Iterable[int]) -> int:
    """Return the points of a turn that a hard computer plays to its end."""
    coins, depth, aside = list(rest.coins), rest.depth, rest.aside
    for die in dice:
        if depth == len(stack) or aside == DICE or die > len(stack) - depth:
            break
        if die == NULL:
            aside += 1
            continue
        depth += die
        tile = stack[depth - 1]
        if tile.value == NULL:
            aside += 1
        elif may_take(tile, tuple(coins)) and tile.value >= wanted("hard", len(coins), len(stack) - depth):
            coins.append(tile)
    return sum(coin.value for coin in coins) + (aside if len(coins) < len(SUITS) else 0)
