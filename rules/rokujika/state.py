"""Options, moves, state, events and views of Rokujika Collection."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, TypeAdapter

from rules.game import Event, Frozen, Move, Options, Outcome, Seat, State, View
from rules.rokujika.cards import CARDS, Trio

Phase = Literal["open", "trademark", "over"]
Display = tuple[str | None, ...]  # six places: row 1 (leaves after this turn), rows 2 and 3; two in each

START_COINS = 10
TURNS = 10
FREE_CARDS = 3
PER_TRADEMARK = 6  # coins paid within the turn
COLUMNS, ROWS = 2, 3


class RokujikaOptions(Options):
    """Rokujika Collection has no variants of its own."""


# --- moves


class Buy(Move):
    """Pay a coin and draw a card."""

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


# --- state


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
    rung: int = 0  # the epoch at the last deadline of the race
    turn: int = 1
    phase: Phase = "open"
    coins: int = START_COINS
    paid: int = 0  # this turn
    pile: tuple[str, ...]  # face down, top first
    front: tuple[str, ...] = ()  # drawn this turn, in order
    discards: tuple[str, ...] = ()
    display: Display
    trademarks: tuple[str, ...] = ()  # registered and not yet fulfilled
    scored: tuple[str, ...] = ()
    history: tuple[TurnDone, ...] = ()

    @property
    def points(self) -> int:
        """The points of the scored sixth cards."""
        return self.history[-1].points if self.history else 0

    @property
    def score(self) -> int:
        """Points plus coins, minus one for each unfulfilled trademark."""
        return self.points + self.coins - len(self.trademarks)

    @property
    def may_buy(self) -> bool:
        """Whether a card can be bought. R-14: it needs a coin and a card that is not in front already."""
        return self.phase == "open" and self.coins > 0 and bool(self.pile or self.discards)

    @property
    def in_reach(self) -> tuple[str, ...]:
        """The sixth cards that a set can score now: the display and the own trademarks (R-7)."""
        return (*[sixth for sixth in self.display if sixth is not None], *self.trademarks)


class RokujikaState(State):
    """One village for each seat."""

    options: RokujikaOptions
    luck: int  # seed of all later shuffles: every seat draws the same cards
    sixths: tuple[str, ...]  # the order of all sixth cards, the same for every seat
    villages: tuple[Village, ...]
    outcome: Outcome | None = None


# --- events


class TurnedUp(Event):
    """Cards were drawn: the first three of a turn, or one for a coin."""

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
    """A turn is over, with its set, if any, and the coins and points after it."""

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
    """All seats have finished."""

    what: Literal["ended"] = "ended"
    outcome: Outcome


# --- views


class VillageView(Frozen):
    """A village as its player sees it: everything but the order of face-down cards."""

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
        """The cards that may be drawn next: the face-down cards or, if there are none, the discards."""
        if self.pile == 0:
            return self.discards
        seen = {*self.front, *self.discards}
        return tuple(card for card in CARDS.cards if card not in seen)


class Racer(Frozen):
    """The public part of a seat during the race."""

    turn: int
    coins: int
    points: int
    score: int | None  # once this seat has finished
    history: tuple[TurnDone, ...]  # once all seats have


class RokujikaView(View):
    """The seat's own village and the race. Spectators of a solo game see the village too."""

    village: VillageView | None
    racers: tuple[Racer, ...]
    outcome: Outcome | None


RANKS = (50, 100, 150, 200)  # reaching the score is enough


def rank_of(score: int) -> int:
    """Return the rank from 0 (failure, R-20: also below zero) to 4 (best)."""
    return sum(score >= least for least in RANKS)


def outcome_of(villages: tuple[Village, ...]) -> Outcome | None:
    """Return the outcome once all have finished, else None. R-22: a seat out of coins keeps its score."""
    if any(village.phase != "over" for village in villages):
        return None
    scores = tuple(village.score for village in villages)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    if len(villages) == 1:
        reason = "broke" if len(villages[0].history) < TURNS else "finished"
    else:
        reason = "shared" if places.count(1) > 1 else "points"
    return Outcome(places=places, scores=scores, reason=reason)
