"""What Omiga keeps on the table, what players do and what happens. What may be seen of it is in view.py."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field as Limits
from pydantic import TypeAdapter

from rules.game import Event, Frozen, Move, Options, Outcome, Seat, State
from rules.omiga.deck import Card
from rules.omiga.field import FIELDS, Field, Grid, Place, Size

Phase = Literal["ready", "called", "playing", "paused", "scored", "over"]
Ending = Literal["behind", "edge", "sides", "exhausted", "stuck", "claimed"]
Cards = tuple[Card, ...]

WATCH_SECONDS = 15.0  # how often the table looks whether both are still there


class OmigaOptions(Options):
    """The variants of Omiga."""

    turn_limit: Literal[0, 60, 300] = 0  # in a game of a minute nobody waits for hours
    board: Size = "9x8"  # O-2
    best_of: Literal[1, 3, 5] = 1
    assist: bool = False  # for learners: buttons of what does not fit are greyed
    pulse: Literal[0, 5, 8, 12] = 0  # seconds in which both choose before both cards are laid; 0: real time


# --- moves


class Ready(Move):
    """I am here and looking."""

    do: Literal["ready"] = "ready"


class Call(Move):
    """O-25: "Omiga!", from a player or anybody in the channel."""

    do: Literal["omiga"] = "omiga"


class Lay(Move):
    """Lay a card of the hand on a place. Which way is said only if both ways fit (O-6)."""

    do: Literal["lay"] = "lay"
    card: Card
    place: Place
    turned: bool | None = None  # after a half turn, as white sees the table


class Throw(Move):
    """Throw the hand and draw three new cards."""

    do: Literal["throw"] = "throw"


class Claim(Move):
    """O-26: the other has gone silent."""

    do: Literal["claim"] = "claim"


class Attempt(Move):
    """O-26: something was pressed in vain. It changes nothing but that this seat is not silent."""

    do: Literal["attempt"] = "attempt"


OmigaMove = Ready | Call | Lay | Throw | Claim | Attempt
MOVES: TypeAdapter[OmigaMove] = TypeAdapter(Annotated[OmigaMove, Limits(discriminator="do")])
Choice = Annotated[Lay | Throw, Limits(discriminator="do")]


# --- what is on the table


class RoundEnd(Frozen):
    """How a round ended."""

    how: Ending
    winner: Seat | None  # None: a draw
    places: tuple[Place, ...] = ()  # where the cards lie that decided it
    seats: tuple[Seat, ...] = ()  # whose hands decided it, because nothing of them fits


class OmigaState(State):
    """A game of Omiga. Pairs are white's and black's; seat 0 is white (O-3)."""

    options: OmigaOptions
    phase: Phase
    tokens: tuple[int, int]  # what each seat's buttons carry: a new hand or a new phase makes a new token
    ready: tuple[bool, bool] = (False, False)
    grid: Grid
    owned: tuple[int, int]  # the places of each seat's cards, as sets
    laid: tuple[Place, ...]  # in the order in which the cards were laid, the two opening cards first
    piles: tuple[Cards, Cards]  # top first
    discards: tuple[Cards, Cards]  # in the order in which they were thrown
    hands: tuple[Cards, Cards]  # the card held longest first; NO_CARD where one has been laid
    chosen: tuple[Choice | None, Choice | None] = (None, None)  # pulse: what will be done at the beat
    silent: tuple[int, int] = (0, 0)  # for how many watches in a row nothing came from this seat
    watches: int = 0  # in this round
    results: tuple[RoundEnd, ...] = ()
    outcome: Outcome | None = None

    @property
    def field(self) -> Field:
        """The table's size and what follows from it."""
        return FIELDS[self.options.board]

    @property
    def round(self) -> int:
        """Which round is being played, or was the last one."""
        return len(self.results) + (self.phase not in ("scored", "over"))

    @property
    def wins(self) -> tuple[int, int]:
        """Rounds won by each seat."""
        return wins_in(self.results)

    @property
    def watch_seconds(self) -> float:
        """How long a watch lasts; with a pulse it is the beat."""
        return self.options.pulse or WATCH_SECONDS

    def silence(self, seat: Seat) -> float:
        """For how many seconds, at least, nothing has come from this seat: the first watch may have begun before."""
        return max(0, self.silent[seat] - 1) * self.watch_seconds


def wins_in(results: tuple[RoundEnd, ...]) -> tuple[int, int]:
    """Rounds won by each seat."""
    return sum(end.winner == 0 for end in results), sum(end.winner == 1 for end in results)


# --- what happens


class BecameReady(Event):
    """Somebody is ready."""

    what: Literal["ready"] = "ready"
    seat: Seat


class Dealt(Event):
    """A new round was dealt."""

    what: Literal["dealt"] = "dealt"
    round: int


class Called(Event):
    """Somebody called Omiga: the hands are turned up."""

    what: Literal["called"] = "called"


class Laid(Event):
    """A card was laid."""

    what: Literal["laid"] = "laid"
    seat: Seat
    card: Card
    turned: bool
    place: Place


class Threw(Event):
    """A hand was thrown."""

    what: Literal["threw"] = "threw"
    seat: Seat
    cards: Cards


class Drew(Event):
    """A new hand was drawn."""

    what: Literal["drew"] = "drew"
    seat: Seat
    cards: Cards


class Chose(Event):
    """Pulse: somebody has made a choice; what it is shows at the beat."""

    what: Literal["chose"] = "chose"
    seat: Seat


class Beaten(Event):
    """Pulse: the coin fell for the other, and this card could not be laid any more."""

    what: Literal["beaten"] = "beaten"
    seat: Seat
    card: Card


class Tried(Event):
    """Somebody who had been silent pressed something in vain."""

    what: Literal["tried"] = "tried"
    seat: Seat


class Watched(Event):
    """Some seconds passed."""

    what: Literal["watched"] = "watched"
    silent: tuple[int, int]


class Paused(Event):
    """The game stands still until both are ready."""

    what: Literal["paused"] = "paused"


class Resumed(Event):
    """Both are there again."""

    what: Literal["resumed"] = "resumed"


class RoundEnded(Event):
    """A round is over."""

    what: Literal["round-ended"] = "round-ended"
    end: RoundEnd


class Ended(Event):
    """The game is over."""

    what: Literal["ended"] = "ended"
    outcome: Outcome
