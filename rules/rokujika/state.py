"""What Rokujika Collection keeps of each village, what players do, what happens, and what may be seen."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, TypeAdapter

from rules.game import Event, Frozen, Move, Options, Outcome, Seat, State, View
from rules.rokujika.cards import CARDS, Trio

Phase = Literal["open", "trademark", "over"]
Display = tuple[str | None, ...]  # six places: row 1 (leaves after this turn), row 2, row 3; two in each

START_COINS = 10
TURNS = 10
FREE_CARDS = 3
PER_TRADEMARK = 6  # coins paid within the turn
COLUMNS, ROWS = 2, 3


class RokujikaOptions(Options):
    """Rokujika Collection has no variants of its own."""


# --- moves


class Buy(Move):
    """Pay a coin and turn one more card up."""

    do: Literal["buy"] = "buy"


class Register(Move):
    """Make one of the sixth cards in the middle a trademark."""

    do: Literal["register"] = "register"
    sixth: str


class Decline(Move):
    """Register no trademark now."""

    do: Literal["decline"] = "decline"


class Combine(Move):
    """Combine three cards, take their product in coins, and score this sixth card (None: they fulfil none)."""

    do: Literal["set"] = "set"
    cards: Trio
    sixth: str | None = None


class Stop(Move):
    """End the turn without a set."""

    do: Literal["stop"] = "stop"


RokujikaMove = Buy | Register | Decline | Combine | Stop
MOVES: TypeAdapter[RokujikaMove] = TypeAdapter(Annotated[RokujikaMove, Field(discriminator="do")])


# --- what is on the table


class TurnDone(NamedTuple):
    """A finished turn."""

    paid: int
    cards: Trio | None  # the set, if there was one
    product: int
    sixth: str | None  # the sixth card scored
    coins: int  # after the turn
    points: int  # of all sixth cards scored so far


class Village(Frozen):
    """One seat's game: its own ten turns."""

    epoch: int = 0  # of this seat: its buttons carry it
    rung: int = 0  # the epoch when the bell of the race last rang
    turn: int = 1
    phase: Phase = "open"
    coins: int = START_COINS
    paid: int = 0  # this turn
    pile: tuple[str, ...]  # face down, top first
    front: tuple[str, ...] = ()  # turned up this turn, in that order
    discards: tuple[str, ...] = ()
    display: Display
    trademarks: tuple[str, ...] = ()  # registered and not yet fulfilled
    scored: tuple[str, ...] = ()
    history: tuple[TurnDone, ...] = ()

    @property
    def points(self) -> int:
        """What the sixth cards scored are worth."""
        return self.history[-1].points if self.history else 0

    @property
    def score(self) -> int:
        """Points, a point for each coin, one off for each trademark not fulfilled."""
        return self.points + self.coins - len(self.trademarks)

    @property
    def may_buy(self) -> bool:
        """R-14: a card can be bought while there is a coin, and a card that does not lie in front already."""
        return self.phase == "open" and self.coins > 0 and bool(self.pile or self.discards)

    @property
    def in_reach(self) -> tuple[str, ...]:
        """The sixth cards that a set can score now: those in the middle and one's own trademarks (R-7)."""
        return (*[sixth for sixth in self.display if sixth is not None], *self.trademarks)


class RokujikaState(State):
    """The same village, once for each seat."""

    options: RokujikaOptions
    luck: int  # every later shuffle follows from it, so that equal play meets equal luck
    sixths: tuple[str, ...]  # the order of the sixth cards, the first six included: the same for every seat
    villages: tuple[Village, ...]
    outcome: Outcome | None = None


# --- what happens


class TurnedUp(Event):
    """Cards were turned up: the first three of a turn, or one for a coin."""

    what: Literal["turned-up"] = "turned-up"
    seat: Seat
    cards: tuple[str, ...]


class Shuffled(Event):
    """The discards became the new pile."""

    what: Literal["shuffled"] = "shuffled"
    seat: Seat
    cards: int


class Registered(Event):
    """A sixth card became a trademark."""

    what: Literal["registered"] = "registered"
    seat: Seat
    sixth: str


class Declined(Event):
    """A trademark was declined."""

    what: Literal["declined"] = "declined"
    seat: Seat


class TurnEnded(Event):
    """A turn is over: the set if there was one, what it brought, and where that leaves the village."""

    what: Literal["turn-ended"] = "turn-ended"
    seat: Seat
    turn: int
    paid: int
    cards: Trio | None
    product: int
    sixth: str | None
    coins: int
    points: int


class Finished(Event):
    """A seat has played its last turn, or is out of coins."""

    what: Literal["finished"] = "finished"
    seat: Seat
    score: int


class Ended(Event):
    """Everybody has finished."""

    what: Literal["ended"] = "ended"
    outcome: Outcome


# --- what may be seen


class VillageView(Frozen):
    """A village as its own player sees it: everything but the order of what lies face down."""

    turn: int
    phase: Phase
    coins: int
    paid: int
    pile: int  # cards face down
    front: tuple[str, ...]
    discards: tuple[str, ...]
    display: Display
    sixths_left: int
    trademarks: tuple[str, ...]
    scored: tuple[str, ...]
    points: int
    score: int
    may_buy: bool
    history: tuple[TurnDone, ...]

    @property
    def in_reach(self) -> tuple[str, ...]:
        """The sixth cards that a set can score now (R-7)."""
        return (*[sixth for sixth in self.display if sixth is not None], *self.trademarks)

    @property
    def next_cards(self) -> tuple[str, ...]:
        """The cards of which the next one turned up is one: those face down or, when there are none, the discards."""
        if self.pile == 0:
            return self.discards
        seen = {*self.front, *self.discards}
        return tuple(card for card in CARDS.cards if card not in seen)


class Racer(Frozen):
    """What everybody may know of a seat while the race is on."""

    turn: int
    coins: int
    points: int
    score: int | None  # once this seat has finished
    history: tuple[TurnDone, ...]  # once everybody has


class RokujikaView(View):
    """One's own village and the state of the race. Alone, spectators see the village too."""

    village: VillageView | None
    racers: tuple[Racer, ...]
    outcome: Outcome | None
