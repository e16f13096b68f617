"""Options, state and events of Just One."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from pydantic import Field

from rules.game import SERVER_PROVIDED, Event, Frozen, Options, Outcome, Seat, State

Card = tuple[str, ...]  # five words
Phase = Literal["number", "clues", "compare", "guess", "vote", "over"]
Result = Literal["found", "missed", "skipped", "away", "left", "no-clues", "ended"]
Choice = Literal["yes", "no", "abstain"]

NUMBERS = (1, 2, 3, 4, 5)
FEWEST, MOST = 3, 7  # J-20: with fewer the game ends


class JustOneOptions(Options):
    """The variants of Just One."""

    turn_limit: Literal[0] = Field(0, json_schema_extra=SERVER_PROVIDED)  # each phase has its own limit: `timers`
    language: Literal["en", "ja", "de", "fr", "es", "pt"] = "en"  # of the words
    cards: Literal[5, 7, 10, 13] = 13  # J-24
    timers: Literal["off", "relaxed", "brisk"] = "off"
    two_clues_with_four: bool = False  # J-2: with three players it is two in any case
    clue_check: Literal["lenient", "normal", "strict"] = "normal"  # J-7
    word_list: Literal["house", "own"] = "house"
    words_seen: tuple[str, ...] = Field(
        (), json_schema_extra=SERVER_PROVIDED
    )  # J-22: used in this channel before, oldest first
    fixed_numbers: bool = Field(False, json_schema_extra=SERVER_PROVIDED)  # J-27: duplicate tournaments
    own_words: tuple[str, ...] = Field((), json_schema_extra=SERVER_PROVIDED)  # the word list of this server


# --- state


class Clue(Frozen):
    """A clue."""

    seat: Seat
    slot: Literal[1, 2] = 1  # J-2: with three players everyone writes two
    text: str
    doubt: str | None = None  # why it may be invalid
    cancelled: bool = False
    by: Seat | None = None  # J-9: who last cancelled or restored it by hand


class Likeness(Frozen):
    """Two clues that are, or may be, identical."""

    first: int  # index of the first clue
    second: int
    sure: bool
    to_the_letter: bool  # J-9: these cannot be restored
    reason: str


class Ballot(Frozen):
    """A vote on a guess."""

    seat: Seat
    choice: Choice


class Turn(Frozen):
    """A finished turn. J-23: all of it is public."""

    number: int  # from 1
    active: Seat
    word: str | None  # None if no number was chosen
    clues: tuple[Clue, ...]
    alike: tuple[Likeness, ...]
    guess: str | None
    votes: tuple[Ballot, ...]
    result: Result
    burned: bool = False  # J-12, J-13: the next card of the deck was lost too, unseen
    taken_back: bool = False  # J-12: a card won before was lost

    @property
    def surviving(self) -> tuple[Clue, ...]:
        """The clues that the active player saw."""
        return tuple(clue for clue in self.clues if not clue.cancelled)


class JustOneState(State):
    """A game of Just One."""

    options: JustOneOptions
    seats: int
    gone: tuple[Seat, ...] = ()  # J-20: seats that have left
    coming: tuple[Seat, ...] = ()  # J-26: seats that play from the next turn on
    phase: Phase
    active: Seat
    turn: int = 1
    deck: tuple[Card, ...]  # face down, top first
    card: Card  # the card of this turn
    numbers: tuple[int, ...] = ()  # J-27: by card in the order of the deal, if they are fixed
    each: Literal[1, 2]  # J-2: number of clues of each clue-giver this turn
    number: int | None = None
    numbers_gone: tuple[int, ...] = ()  # J-4: words of this card that were unknown to a clue-giver
    clues: tuple[Clue, ...] = ()  # by seat
    excused: tuple[Seat, ...] = ()  # J-18: the turn continues without (more of) their clues
    alike: tuple[Likeness, ...] = ()
    ready: tuple[Seat, ...] = ()
    guess: str | None = None
    votes: tuple[Ballot, ...] = ()
    nudged: bool = False  # in this phase
    won: int = 0
    turns: tuple[Turn, ...] = ()
    words_seen: tuple[str, ...] = ()  # the store reads it for the next `words_seen` of the channel
    outcome: Outcome | None = None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that play."""
        return _seats_except(self.seats, self.gone, self.coming)

    @property
    def givers(self) -> tuple[Seat, ...]:
        """The seats that write clues this turn."""
        return _seats_except(self.seats, self.gone, (*self.coming, self.active))

    @property
    def word(self) -> str | None:
        """The mystery word, once a number has been chosen."""
        return None if self.number is None else self.card[self.number - 1]

    def written_by(self, seat: Seat) -> tuple[Clue, ...]:
        """Return the clues of one seat."""
        return tuple(clue for clue in self.clues if clue.seat == seat)

    def entering(self, phase: Phase, **changes: object) -> JustOneState:
        """Return the state in the next phase: older buttons become stale and the deadline restarts."""
        return self.model_copy(update={"phase": phase, "epoch": self.epoch + 1, "nudged": False, **changes})


@lru_cache(maxsize=1024)  # needed several times for each move
def _seats_except(seats: int, gone: tuple[Seat, ...], others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(seats) if seat not in gone and seat not in others)


# --- events; none of them contains a secret


class NumberChosen(Event):
    """The active player picked a number."""

    what: Literal["number-chosen"] = "number-chosen"
    seat: Seat
    number: int


class WordUnknown(Event):
    """A clue-giver does not know the word; the event does not say who (J-4)."""

    what: Literal["word-unknown"] = "word-unknown"
    number: int


class ClueWritten(Event):
    """A clue was written or changed. J-16: the event does not say which word."""

    what: Literal["clue-written"] = "clue-written"
    seat: Seat
    slot: int


class NoClue(Event):
    """A clue-giver writes no clue, or was excused (J-18)."""

    what: Literal["no-clue"] = "no-clue"
    seat: Seat


class Comparing(Event):
    """The clue-givers compare their clues."""

    what: Literal["comparing"] = "comparing"


class Compared(Event):
    """A clue-giver is ready."""

    what: Literal["compared"] = "compared"
    seat: Seat


class Opened(Event):
    """The active player sees the clues."""

    what: Literal["opened"] = "opened"
    clues: tuple[str, ...]


class Guessed(Event):
    """The active player guessed."""

    what: Literal["guessed"] = "guessed"
    seat: Seat
    guess: str


class Voted(Event):
    """A clue-giver voted; the event does not say how."""

    what: Literal["voted"] = "voted"
    seat: Seat


class TurnEnded(Event):
    """A turn is over."""

    what: Literal["turn-ended"] = "turn-ended"
    turn: Turn
    won: int


class Left(Event):
    """A player left the game."""

    what: Literal["left"] = "left"
    seat: Seat


class Arrived(Event):
    """A player joined."""

    what: Literal["arrived"] = "arrived"
    seat: Seat


class Ended(Event):
    """The game is over."""

    what: Literal["ended"] = "ended"
    outcome: Outcome
