"""What Just One keeps on the table, and what happens there."""

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
    language: Literal["en", "ja", "de", "fr"] = "en"  # of the words
    cards: Literal[5, 7, 10, 13] = 13  # J-24
    timers: Literal["off", "relaxed", "brisk"] = "off"
    two_clues_with_four: bool = False  # J-2: with three players it is two in any case
    clue_check: Literal["lenient", "normal", "strict"] = "normal"  # J-7
    word_list: Literal["house", "own"] = "house"
    words_seen: tuple[str, ...] = Field(
        (), json_schema_extra=SERVER_PROVIDED
    )  # J-22: in this channel before, oldest first
    own_words: tuple[str, ...] = Field((), json_schema_extra=SERVER_PROVIDED)  # the list of this server


# --- what is on the table


class Clue(Frozen):
    """What somebody wrote on an easel."""

    seat: Seat
    slot: Literal[1, 2] = 1  # J-2: with three players everybody has two easels
    text: str
    doubt: str | None = None  # why it may be no valid clue
    cancelled: bool = False
    by: Seat | None = None  # J-9: who last cancelled or restored it; None: nobody did by hand


class Likeness(Frozen):
    """Two clues that are, or may be, identical."""

    first: int  # their places among the clues
    second: int
    sure: bool
    to_the_letter: bool  # J-9: these cannot be restored
    reason: str


class Ballot(Frozen):
    """A vote on a guess."""

    seat: Seat
    choice: Choice


class Turn(Frozen):
    """A finished turn. J-23: all of it is open to everybody, however it ended."""

    number: int  # from 1
    active: Seat
    word: str | None  # none if no number had been chosen
    clues: tuple[Clue, ...]
    alike: tuple[Likeness, ...]
    guess: str | None
    votes: tuple[Ballot, ...]
    result: Result
    burned: bool = False  # J-12, J-13: the next card of the deck was lost too, unseen
    taken_back: bool = False  # J-12: a card won before was lost

    @property
    def surviving(self) -> tuple[Clue, ...]:
        """The clues that reached the active player."""
        return tuple(clue for clue in self.clues if not clue.cancelled)


class JustOneState(State):
    """A game of Just One."""

    options: JustOneOptions
    seats: int
    gone: tuple[Seat, ...] = ()  # J-20: who has left
    coming: tuple[Seat, ...] = ()  # J-26: who plays from the next turn on
    phase: Phase
    active: Seat
    turn: int = 1
    deck: tuple[Card, ...]  # face down, top first
    card: Card  # on the active player's easel
    each: Literal[1, 2]  # J-2: clues everybody writes this turn
    number: int | None = None
    numbers_gone: tuple[int, ...] = ()  # J-4: words of this card that somebody did not know
    clues: tuple[Clue, ...] = ()  # by seat
    excused: tuple[Seat, ...] = ()  # J-18: the turn goes on without (more of) their clues
    alike: tuple[Likeness, ...] = ()
    ready: tuple[Seat, ...] = ()
    guess: str | None = None
    votes: tuple[Ballot, ...] = ()
    nudged: bool = False  # in this phase
    won: int = 0
    turns: tuple[Turn, ...] = ()
    words_seen: tuple[str, ...] = ()  # the store looks here for what comes back last in this channel
    outcome: Outcome | None = None

    @property
    def present(self) -> tuple[Seat, ...]:
        """Everybody who plays."""
        return _seats_except(self.seats, self.gone, self.coming)

    @property
    def givers(self) -> tuple[Seat, ...]:
        """Those who write clues this turn and are still here."""
        return _seats_except(self.seats, self.gone, (*self.coming, self.active))

    @property
    def word(self) -> str | None:
        """The mystery word, once a number has been chosen."""
        return None if self.number is None else self.card[self.number - 1]

    def written_by(self, seat: Seat) -> tuple[Clue, ...]:
        """The clues of one seat."""
        return tuple(clue for clue in self.clues if clue.seat == seat)

    def entering(self, phase: Phase, **changes: object) -> JustOneState:
        """The next phase: buttons of the one before lose their meaning, the clock starts anew."""
        return self.model_copy(update={"phase": phase, "epoch": self.epoch + 1, "nudged": False, **changes})


@lru_cache(maxsize=1024)  # needed several times for each move
def _seats_except(seats: int, gone: tuple[Seat, ...], others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(seats) if seat not in gone and seat not in others)


# --- what happens; nothing here is secret, whoever hears of it


class NumberChosen(Event):
    """The active player pressed a number."""

    what: Literal["number-chosen"] = "number-chosen"
    seat: Seat
    number: int


class WordUnknown(Event):
    """J-4: somebody does not know the word; nobody learns who."""

    what: Literal["word-unknown"] = "word-unknown"
    number: int


class ClueWritten(Event):
    """Somebody has written a clue, or changed it. J-16: never what."""

    what: Literal["clue-written"] = "clue-written"
    seat: Seat
    slot: int


class NoClue(Event):
    """J-18: somebody writes none, or the turn goes on without it."""

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
    """The active player opens their eyes."""

    what: Literal["opened"] = "opened"
    clues: tuple[str, ...]


class Guessed(Event):
    """The one guess."""

    what: Literal["guessed"] = "guessed"
    seat: Seat
    guess: str


class Voted(Event):
    """A clue-giver has voted, nobody learns how before the end."""

    what: Literal["voted"] = "voted"
    seat: Seat


class TurnEnded(Event):
    """A turn is over."""

    what: Literal["turn-ended"] = "turn-ended"
    turn: Turn
    won: int


class Left(Event):
    """Somebody has left the game."""

    what: Literal["left"] = "left"
    seat: Seat


class Arrived(Event):
    """Somebody has joined."""

    what: Literal["arrived"] = "arrived"
    seat: Seat


class Ended(Event):
    """The game is over."""

    what: Literal["ended"] = "ended"
    outcome: Outcome
