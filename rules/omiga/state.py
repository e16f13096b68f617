"""Options, moves, state and events of Omiga. The view is in view.py."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field as Limits
from pydantic import TypeAdapter

from rules.game import Event, Frozen, Move, Options, Outcome, Seat, State
from rules.omiga.board import FIELDS, Card, Field, Grid, Place, Size

Phase = Literal["ready", "called", "playing", "paused", "scored", "over"]
Ending = Literal["behind", "edge", "sides", "exhausted", "stuck", "claimed"]
Cards = tuple[Card, ...]

WATCH_SECONDS = 15.0  # how often the table checks whether both players are still there


class OmigaOptions(Options):
    """The variants of Omiga."""

    turn_limit: Literal[0, 60, 300] = 0  # a game takes a minute, so there are no long limits
    board: Size = "9x8"  # O-2
    best_of: Literal[1, 3, 5] = 1
    assist: bool = False  # for learners: disable the buttons of cards that do not fit
    pulse: Literal[0, 5, 8, 12] = 0  # seconds to choose before both cards are laid; 0: real time


# --- moves


class Ready(Move):
    """The player is ready."""

    do: Literal["ready"] = "ready"


class Call(Move):
    """O-25: "Omiga!", from a player or anyone in the channel."""

    do: Literal["omiga"] = "omiga"


class Lay(Move):
    """Lay a card of the hand on a place. The way is only needed if both ways fit (O-6)."""

    do: Literal["lay"] = "lay"
    card: Card
    place: Place
    turned: bool | None = None  # after a half turn, as white sees the board


class Throw(Move):
    """Throw the hand and draw three new cards."""

    do: Literal["throw"] = "throw"


class Claim(Move):
    """Claim the win: the opponent is silent (O-26)."""

    do: Literal["claim"] = "claim"


class Attempt(Move):
    """A move was refused. It only shows that this seat is not silent (O-26)."""

    do: Literal["attempt"] = "attempt"


OmigaMove = Ready | Call | Lay | Throw | Claim | Attempt
MOVES: TypeAdapter[OmigaMove] = TypeAdapter(Annotated[OmigaMove, Limits(discriminator="do")])
Choice = Annotated[Lay | Throw, Limits(discriminator="do")]


# --- state


class RoundEnd(Frozen):
    """How a round ended."""

    how: Ending
    winner: Seat | None  # None: a draw
    places: tuple[Place, ...] = ()  # of the cards that decided it
    seats: tuple[Seat, ...] = ()  # seats whose cards do not fit anywhere


class OmigaState(State):
    """A game of Omiga. Pairs are for white and black; seat 0 is white (O-3)."""

    options: OmigaOptions
    phase: Phase
    tokens: tuple[int, int]  # carried by the buttons of each seat; new with each hand and phase
    ready: tuple[bool, bool] = (False, False)
    grid: Grid
    owned: tuple[int, int]  # the places of each seat's cards, as bit masks
    laid: tuple[Place, ...]  # in the order of laying, the two opening cards first
    piles: tuple[Cards, Cards]  # top first
    discards: tuple[Cards, Cards]  # in the order of throwing
    hands: tuple[Cards, Cards]  # the card held longest first; NO_CARD in place of a laid one
    chosen: tuple[Choice | None, Choice | None] = (None, None)  # pulse: the choices for the next beat
    silent: tuple[int, int] = (0, 0)  # number of watches in a row without a move of this seat
    watches: int = 0  # in this round
    results: tuple[RoundEnd, ...] = ()
    outcome: Outcome | None = None

    @property
    def field(self) -> Field:
        """The board."""
        return FIELDS[self.options.board]

    @property
    def round(self) -> int:
        """The number of the present or last round."""
        return len(self.results) + (self.phase not in ("scored", "over"))

    @property
    def wins(self) -> tuple[int, int]:
        """Rounds won by each seat."""
        return wins_in(self.results)

    @property
    def watch_seconds(self) -> float:
        """The length of a watch; with a pulse it is the beat."""
        return self.options.pulse or WATCH_SECONDS

    def silence(self, seat: Seat) -> float:
        """Return how many seconds this seat has been silent at least; the first watch may have started before."""
        return max(0, self.silent[seat] - 1) * self.watch_seconds


def wins_in(results: tuple[RoundEnd, ...]) -> tuple[int, int]:
    """Return the rounds won by each seat."""
    return sum(end.winner == 0 for end in results), sum(end.winner == 1 for end in results)


# --- events


class BecameReady(Event):
    """A player is ready."""

    what: Literal["ready"] = "ready"
    seat: Seat


class Dealt(Event):
    """A new round was dealt."""

    what: Literal["dealt"] = "dealt"
    round: int


class Called(Event):
    """ "Omiga!" was called: the hands are turned up."""

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
    """Pulse: a player has chosen; the choice is shown at the beat."""

    what: Literal["chose"] = "chose"
    seat: Seat


class Beaten(Event):
    """Pulse: the opponent's card came first, and this card no longer fits."""

    what: Literal["beaten"] = "beaten"
    seat: Seat
    card: Card


class Tried(Event):
    """A silent player tried a move that was refused."""

    what: Literal["tried"] = "tried"
    seat: Seat


class Watched(Event):
    """Some seconds passed."""

    what: Literal["watched"] = "watched"
    silent: tuple[int, int]


class Paused(Event):
    """The game is paused until both are ready."""

    what: Literal["paused"] = "paused"


class Resumed(Event):
    """Both players are back."""

    what: Literal["resumed"] = "resumed"


class RoundEnded(Event):
    """A round is over."""

    what: Literal["round-ended"] = "round-ended"
    end: RoundEnd


class Ended(Event):
    """The game is over."""

    what: Literal["ended"] = "ended"
    outcome: Outcome
