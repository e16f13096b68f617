"""Options, moves, state, events and view of ONE SHOT."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal, NamedTuple, get_args

from pydantic import Field, TypeAdapter

from rules.game import Event, Frozen, Move, Options, Outcome, Seat, State, View

NULL = 0
VALUES = range(6)
DICE = 4


Suit = Literal["suns", "moons", "crowns", "arms"]
SUITS: tuple[Suit, ...] = get_args(Suit)


class Tile(NamedTuple):
    """A tile, or the coin of the same suit and value."""

    suit: Suit
    value: int


Coin = Tile
Stack = tuple[Tile, ...]  # top first

TILES: Stack = tuple(Tile(suit, value) for suit in SUITS for value in VALUES)


def mixed(rng: Random) -> Stack:
    """Return all 24 tiles in random order."""
    tiles = list(TILES)
    rng.shuffle(tiles)
    return tuple(tiles)


def throw_die(rng: Random) -> int:
    """Return one throw of a die. S-22: its suit does not matter."""
    return rng.choice(VALUES)


Ending = Literal["nulls", "overshoot", "bottom"]


class OneShotOptions(Options):
    """The variants of ONE SHOT."""

    duel_rounds: Literal[2, 4] = 2  # S-20: rounds of a two-player game
    rotation: Literal["text", "example"] = "text"  # S-1: by the rule's sentence, or by its example
    open_memory: bool = False  # S-3: whether players may look up the tiles seen this round


# --- moves


class Throw(Move):
    """Throw the die and lift that many tiles."""

    do: Literal["throw"] = "throw"


class Take(Move):
    """Take the coin of the tile that is shown."""

    do: Literal["take"] = "take"


class TakeAndThrow(Move):
    """Take the coin and throw again in one move (at the very bottom, or with four suits: only take it)."""

    do: Literal["take-throw"] = "take-throw"


class Pass(Move):
    """Leave the coin and throw again (at the very bottom: leave it and end the turn)."""

    do: Literal["pass"] = "pass"


OneShotMove = Throw | Take | TakeAndThrow | Pass
MOVES: TypeAdapter[OneShotMove] = TypeAdapter(Annotated[OneShotMove, Field(discriminator="do")])


# --- state


class Tally(Frozen):
    """A finished turn, added up."""

    seat: Seat
    ended_by: Ending
    die: int  # the last throw
    shown: Tile | None  # the last tile, unless the throw showed none
    left: int  # tiles still face down
    aside: int
    coins: tuple[Coin, ...]
    bonus: int
    score: int


class TieBreak(Frozen):
    """The tied leaders throw for tiles."""

    attempt: Literal[1, 2]
    contenders: tuple[Seat, ...]  # in throwing order
    stack: Stack  # tiles not yet taken
    taken: tuple[tuple[Tile, ...], ...]  # by contender
    die: int | None = None  # the last throw
    thrower: Seat | None = None  # who threw it

    @property
    def active(self) -> Seat:
        """Whose throw it is: the contender with the fewest tiles, in throwing order."""
        return min(zip(self.taken, self.contenders, strict=True), key=lambda pair: len(pair[0]))[1]

    @property
    def sums(self) -> tuple[int, ...]:
        """The sum of each contender's tiles."""
        return tuple(sum(tile.value for tile in tiles) for tiles in self.taken)


class OneShotState(State):
    """A game of ONE SHOT."""

    options: OneShotOptions
    seats: int
    round: int  # from 1
    order: tuple[Seat, ...]  # of this round
    turn: int  # index into `order`
    phase: Literal["throw", "choose", "tie", "over"]
    stack: Stack  # S-4: the same for every player of the round
    depth: int = 0  # tiles lifted this turn
    die: int | None = None
    shown: Tile | None = None
    coins: tuple[Coin, ...] = ()
    aside: int = 0
    seen: tuple[int, ...] = ()  # places in the stack that were shown this round
    scores: tuple[tuple[int, ...], ...]  # by seat, a number for each finished turn
    last_turn: Tally | None = None
    tie: TieBreak | None = None
    outcome: Outcome | None = None

    @property
    def rounds(self) -> int:
        """Number of rounds: one for each player; two or four in a duel (S-20)."""
        return self.options.duel_rounds if self.seats == 2 else self.seats

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn]

    @property
    def left(self) -> int:
        """Tiles still face down."""
        return len(self.stack) - self.depth

    @property
    def has_all_suits(self) -> bool:
        """Whether the active player has a coin of each suit."""
        return len(self.coins) == 4

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return tuple(sum(turns) for turns in self.scores)


# --- events


class Threw(Event):
    """A die was thrown."""

    what: Literal["threw"] = "threw"
    seat: Seat
    die: int


class Showed(Event):
    """A tile was turned up."""

    what: Literal["showed"] = "showed"
    tile: Tile
    left: int


class SetAside(Event):
    """A null put a die aside."""

    what: Literal["set-aside"] = "set-aside"
    dice: int


class Took(Event):
    """A coin was taken."""

    what: Literal["took"] = "took"
    seat: Seat
    coin: Coin


class Passed(Event):
    """A coin was left."""

    what: Literal["passed"] = "passed"
    seat: Seat


class TurnEnded(Event):
    """A turn is over and added up."""

    what: Literal["turn-ended"] = "turn-ended"
    tally: Tally


class RoundBegan(Event):
    """The tiles were shuffled for a new round."""

    what: Literal["round-began"] = "round-began"
    round: int
    order: tuple[Seat, ...]


class TieBegan(Event):
    """The leaders are tied and throw for tiles."""

    what: Literal["tie-began"] = "tie-began"
    attempt: int
    contenders: tuple[Seat, ...]


class TieTook(Event):
    """A contender took a tile."""

    what: Literal["tie-took"] = "tie-took"
    seat: Seat
    tile: Tile


class Ended(Event):
    """The game is over."""

    what: Literal["ended"] = "ended"
    outcome: Outcome


# --- view


class TieView(Frozen):
    """The public view of the tie-break."""

    attempt: int
    contenders: tuple[Seat, ...]
    taken: tuple[tuple[Tile, ...], ...]
    die: int | None
    thrower: Seat | None


class OneShotView(View):
    """The public view of ONE SHOT. Only the stack is hidden, so everyone sees the same."""

    round: int
    rounds: int
    order: tuple[Seat, ...]
    active: Seat | None
    phase: Literal["throw", "choose", "tie", "over"]
    die: int | None
    shown: Tile | None
    left: int
    coins: tuple[Coin, ...]
    aside: int
    scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    last_turn: Tally | None
    coasting: bool  # the rest of the turn plays automatically
    memory: tuple[Tile | None, ...] | None  # open memory: the tiles of the stack seen this round
    tie: TieView | None
    outcome: Outcome | None
