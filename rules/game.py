"""The contract every game keeps.

Seats are numbers from 0. Who sits there (a member, a computer player, nobody) is the table's business.
States, moves, events and views are frozen: `play` returns a new state and never changes the one it was given,
so an exception leaves the table as it was, and replay and undo cost nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, JsonValue, TypeAdapter, ValidationError

from rules.errors import Refusal, UnreadableMove

if TYPE_CHECKING:
    from rules.lesson import Lesson

Seat = int
REMEMBERED_MOVES = 1024  # as they were written
ANYBODY: Seat = -1  # somebody without a seat, who makes an open move

Contest = Literal["rivals", "together", "alone"]  # ranked by rating; by what all scored; by what each scored


class Frozen(BaseModel):
    """A value: equal by content, never changed, refusing fields it does not know."""

    # An error's message may be logged, and the input may hold a clue or a hidden card.
    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


SERVER_PROVIDED: dict[str, JsonValue] = {
    "offered": False
}  # marks an option that the house fills in at the deal, not the lobby


class Options(Frozen):
    """What can be chosen in the lobby; a game adds its own variants and house rules.

    Each field is a bool or a Literal, so that the lobby can offer every value by itself. Only those marked HOUSE
    may be anything else: they are what `deal` has to know and nobody chooses, such as words this channel has seen.
    """

    turn_limit: Literal[0, 60, 300, 3600, 86400] = 0  # seconds to move before a stand-in does; 0 waits for ever

    @classmethod
    def choices(cls) -> dict[str, tuple[bool | int | str, ...]]:
        """Every value each option of the lobby can have."""
        return {
            name: (False, True) if field.annotation is bool else get_args(field.annotation)
            for name, field in cls.model_fields.items()
            if field.json_schema_extra != SERVER_PROVIDED
        }


class State(Frozen):
    """All there is to know about a game in progress."""

    epoch: int = 0  # changes with every new decision: a deadline starts anew, buttons drawn before lose their meaning


class Move(Frozen):
    """One thing a player does, told apart by `do`."""

    do: str


class Event(Frozen):
    """One thing that happened, told apart by `what`."""

    what: str


class View(Frozen):
    """All that one seat, or a spectator, may know. Nothing that draws or writes sees more than this."""

    epoch: int  # of this seat
    to_act: tuple[Seat, ...]


class Outcome(Frozen):
    """How a game ended: each seat's place (1 is best, shared places repeat) and score, and why it ended."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Everybody in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


O = TypeVar("O", bound=Options)  # noqa: E741 - the letter of the contract
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Step(NamedTuple, Generic[S]):
    """The state after a move, and what happened on the way."""

    state: S
    events: tuple[Event, ...] = ()


class Game(ABC, Generic[O, S, M, V]):
    """The rules of one game, as pure functions."""

    name: str  # "one-shot": in commands, on disk, in message keys
    seats: range  # allowed numbers of players
    host_only: frozenset[str] = frozenset()  # moves, by `do`, that only whoever opened the table may make
    stop: M | None = None  # the move that ends the game for all with what there is, if it has such an end
    leave: M | None = None  # the move of somebody who leaves, if the rules go on with fewer; else a stand-in plays on
    arrive: M | None = None  # the move of somebody who joins a running game on a new last seat, if the rules let them
    attempt: M | None = None  # what a refused press of a seat amounts to, if it matters who is still trying
    has_stand_ins: bool = True  # can a computer play a seat from beginning to end?
    stand_in_seconds: float = 1.5  # that a stand-in takes for a move, so that people can follow
    rewinds: bool = False  # may the table go back, whatever was revealed, when all agree?
    open_moves: frozenset[str] = frozenset()  # moves, by `do`, that anybody in the channel may make, seated or not
    lesson: Lesson | None = None  # a guided first game
    has_daily: bool = False  # is it the game of the daily challenge? At most one game is
    contest: Contest = "rivals"  # what a result says about those who played
    forfeits: frozenset[str] = frozenset()  # reasons of an outcome by which somebody gave up: it counts for nobody
    Options: type[O]
    State: type[S]
    Move: TypeAdapter[M]  # the discriminated union of the game's moves

    def objection(self, seats: int, options: O) -> Refusal | None:  # noqa: ARG002 - most options suit any number
        """Why so many players cannot play with these options, if so; the lobby shows it and does not start."""
        return None

    def sides(self, seats: int, options: O) -> tuple[int, ...]:  # noqa: ARG002 - games with teams read the options
        """The side of each seat: equal numbers win and lose together."""
        return (0,) * seats if self.contest == "together" else tuple(range(seats))

    def most(self, options: O) -> int | None:  # noqa: ARG002 - games that have a limit read the options
        """The best score that can be reached, where there is such a thing."""
        return None

    @abstractmethod
    def deal(self, seats: int, options: O, rng: Random) -> S:
        """Set the table up. Every hidden order that can be fixed now is fixed now."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Who is awaited; several in simultaneous play, nobody when the game is over."""

    def may_act(self, state: S) -> frozenset[Seat]:
        """Who may do something: those awaited and, in some games, others too (cancel a clue, leave)."""
        return self.to_act(state)

    def epoch(self, state: S, seat: Seat | None) -> int:  # noqa: ARG002 - in simultaneous play it differs by seat
        """The token that this seat's buttons carry: they are stale once it has changed.

        In turn play every move changes it. Where several act at once it is the phase or the hand, so that a
        neighbour's move does not spoil mine.
        """
        return state.epoch

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Every legal move of this seat that can be listed; free text cannot."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, rng: Random) -> Step[S]:
        """Apply a move of a seat that may act, or an open move of ANYBODY, or raise IllegalMove with the reason."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that this seat may know; None is a spectator."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Places, scores and the reason, once the game is over."""

    @abstractmethod
    def stand_in(self, state: S, seat: Seat, rng: Random) -> M:
        """A sensible move for somebody absent or a computer player."""

    @abstractmethod
    def violations(self, state: S) -> list[str]:
        """Everything that cannot be true of this state; empty when it is sound."""

    def time_limit(self, state: S) -> float | None:  # noqa: ARG002 - games with a clock read the state
        """Seconds the table waits for those who are awaited before the deadline plays for them."""
        return None

    def expire(self, state: S, rng: Random) -> Step[S]:
        """The deadline has passed: by default a stand-in moves for each seat that was awaited."""
        events: list[Event] = []
        for seat in sorted(self.to_act(state)):
            if seat in self.to_act(state):
                step = self.play(state, seat, self.stand_in(state, seat, rng), rng)
                state = step.state
                events.extend(step.events)
        return Step(state, tuple(events))

    def overdue(self, state: S) -> frozenset[Seat]:
        """Who has let the deadline pass, if it passes now; nobody where it only moves the table along."""
        return self.to_act(state)

    def hidden(self, state: S) -> Hashable | None:  # noqa: ARG002 - games with undo read the state
        """What nobody knows, or not everybody: a move that leaves it as it was has revealed nothing.

        None where no move can be taken back.
        """
        return None

    def rewound(self, before: S, after: S, seat: Seat) -> S:  # noqa: ARG002 - in simultaneous play it differs by seat
        """The state in which a seat takes back the move that led from one to the other; old buttons stay stale."""
        return before.model_copy(update={"epoch": after.epoch + 1})

    def rewound_all(self, before: S, after: S) -> S:
        """The state in which the whole table goes back from one to the other; old buttons stay stale."""
        return before.model_copy(update={"epoch": after.epoch + 1})

    @property
    def can_undo(self) -> bool:
        """Are there moves that can be taken back?"""
        return type(self).hidden is not Game.hidden

    @property
    def minds_gaps(self) -> bool:
        """Does a restart in the middle of a game change anything?"""
        return type(self).wake is not Game.wake

    def wake(self, state: S) -> Step[S] | None:  # noqa: ARG002 - only games against the clock read the state
        """The table comes back from the store, after a restart: what that changes, or None if nothing does.

        Where every second counts the game stands still until people are there again.
        """
        return None

    def read(self, text: str | bytes) -> M:
        """The move written as JSON, as it stands in a button, a journal or a test."""
        try:
            move: M = _read(self.Move, text)
        except ValidationError as error:
            raise UnreadableMove from error
        return move


@lru_cache(maxsize=REMEMBERED_MOVES)
def _read(moves: TypeAdapter[M], text: str | bytes) -> M:
    """Most moves are made again and again, and nobody can change one."""
    move: M = moves.validator.validate_json(text)
    return move
