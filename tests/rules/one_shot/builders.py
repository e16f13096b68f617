"""Small builders, so that a test reads like the rulebook: `at(stack="4S 2M ...", dice="3 1 0")`."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random

from rules.game import Event
from rules.one_shot import OneShot
from rules.one_shot.state import SUITS, TILES, OneShotMove, OneShotOptions, OneShotState, Pass, Stack, Take, Throw, Tile
from rules.one_shot.turn import order_of_round

GAME = OneShot()
LETTERS = {suit[0].upper(): suit for suit in SUITS}  # S, M, C, A


def tile(code: str) -> Tile:
    """`4S` is the four of Suns."""
    return Tile(LETTERS[code[1]], int(code[0]))


def stack(codes: str) -> Stack:
    """Return the named tiles, top first, and all other tiles below."""
    named = [tile(code) for code in codes.split()]
    return (*named, *(other for other in TILES if other not in named))


class Loaded(Random):
    """A fake generator: dice and shuffles as given; without orders shuffles change nothing."""

    def __init__(self, dice: str = "", *stacks: Stack) -> None:
        super().__init__(0)
        self.dice = [int(die) for die in dice.split()]
        self.stacks = list(stacks)

    def choice(self, seq: Sequence[int]) -> int:  # type: ignore[override]
        die = self.dice.pop(0)
        assert die in seq
        return die

    def shuffle(self, x: MutableSequence[Tile]) -> None:  # type: ignore[override]
        if self.stacks:
            x[:] = self.stacks.pop(0)


class Played:
    """A game in the middle of a test: throw, take and leave, and look at what came of it."""

    def __init__(self, state: OneShotState, rng: Loaded) -> None:
        self.state = state
        self.rng = rng
        self.events: tuple[Event, ...] = ()

    def play(self, *moves: OneShotMove) -> Played:
        self.events = ()
        for move in moves:
            (seat,) = GAME.to_act(self.state)
            step = GAME.play(self.state, seat, move, self.rng)
            self.state = step.state
            self.events += step.events
            assert GAME.violations(self.state) == []
        return self

    def throw(self, dice: str = "") -> Played:
        """Throw these dice one after the other and take nothing."""
        self.rng.dice += [int(die) for die in dice.split()]
        while self.rng.dice:
            self.play(Pass() if self.state.phase == "choose" else Throw())
        return self

    def take(self) -> Played:
        return self.play(Take())

    def leave(self) -> Played:
        return self.play(Pass())

    @property
    def happened(self) -> list[str]:
        return [event.what for event in self.events]


def at(tiles: str = "", *, seats: int = 3, mixes: Sequence[str] = (), **options: object) -> Played:
    """A fresh table whose first stack begins with these tiles, and later ones as in `mixes`."""
    rng = Loaded("", stack(tiles), *(stack(codes) for codes in mixes))
    state = GAME.deal(seats, OneShotOptions.model_validate(options), rng)
    return Played(state, rng)


def overshoot(game: Played, turns: int = 1) -> Played:
    """Play whole turns that score nothing: down the stack by fives and threes, then too far."""
    for _ in range(turns):
        game.throw("5 5 5 5 3 5")
    return game


def final(game: Played, **fields: object) -> Played:
    """Put the last player of the last round before the final throw."""
    state = game.state
    order = order_of_round(state.rounds, state.seats, state.options)
    game.state = state.model_copy(update={"round": state.rounds, "order": order, "turn": state.seats - 1, **fields})
    return game
