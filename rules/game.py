"""The interface every game implements.

Seats are numbers from 0; the rules do not know which user or computer player sits there.
States, moves, events and views are frozen: `play` returns a new state and never changes the one it was given, so an
exception leaves the table unchanged, and replay and undo need no extra code.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, NamedTuple, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, JsonValue, TypeAdapter, ValidationError

from rules.errors import Refusal, UnreadableMove

if TYPE_CHECKING:
    from rules.lesson import Lesson

Seat = int
ANYBODY: Seat = -1  # a user without a seat who makes an open move

Level = Literal["easy", "normal", "hard"]  # how well computer players play

Contest = Literal["rivals", "together", "alone"]  # ranked by rating; by the common score; by each score


class Frozen(BaseModel):
    """An immutable value: equal by content; unknown fields are rejected."""

    # Error messages may be logged, and the input may contain a clue or a hidden card.
    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


# Marks an option that the bot fills in at the deal instead of the host in the lobby.
SERVER_PROVIDED: dict[str, JsonValue] = {"offered": False}


class Options(Frozen):
    """What can be chosen in the lobby; each game adds its own variants.

    Each field is a bool or a Literal, so that the lobby can list every value. Only fields marked SERVER_PROVIDED
    may have other types: `deal` needs them, but nobody chooses them, such as the words this channel has seen.
    """

    # Options that may be a code with a letter for each part; for each part what the letters A, B, ... mean.
    parts: ClassVar[Mapping[str, tuple[tuple[str, ...], ...]]] = {}

    turn_limit: Literal[0, 60, 300, 3600, 86400] = 0  # seconds before a stand-in moves; 0: no limit
    computers: Level = "normal"

    @classmethod
    def choices(cls) -> dict[str, tuple[bool | int | str, ...]]:
        """Return every value of each option that the lobby offers."""
        return {
            name: (False, True) if field.annotation is bool else get_args(field.annotation)
            for name, field in cls.model_fields.items()
            if field.json_schema_extra != SERVER_PROVIDED
        }


class State(Frozen):
    """The complete state of a game, hidden cards included."""

    epoch: int = 0  # changes with every new decision: deadlines restart and older buttons become stale


class Move(Frozen):
    """One action of a player; `do` names its kind."""

    do: str


class Event(Frozen):
    """One thing that happened; `what` names its kind."""

    what: str


class View(Frozen):
    """Everything that one seat, or a spectator, may know. Renderers get nothing else of a state."""

    epoch: int  # of this seat
    to_act: tuple[Seat, ...]


class Outcome(Frozen):
    """How a game ended: the place of each seat (1 is best, ties share a place), the scores, and the reason."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


O = TypeVar("O", bound=Options)  # noqa: E741 - the letter of the contract
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Step(NamedTuple, Generic[S]):
    """The state after a move, and the events that led to it."""

    state: S
    events: tuple[Event, ...] = ()


class Judged(NamedTuple, Generic[M]):
    """A move, and what it is worth to the seat: expected points, or the chance to win."""

    move: M
    worth: float


class Game(ABC, Generic[O, S, M, V]):
    """The rules of one game, as pure functions."""

    name: str  # such as "one-shot": used in commands, in the store and in message keys
    seats: range  # allowed numbers of players
    host_only: frozenset[str] = frozenset()  # moves, by `do`, that only the host may make
    stop: M | None = None  # ends the game for everyone with the present score, if the game has such a move
    leave: M | None = None  # a player leaves, if the rules allow fewer players; else a stand-in takes over
    arrive: M | None = None  # a user joins the running game on a new last seat, if the rules allow it
    attempt: M | None = None  # played after a refused move, if the game has to know who is still there
    takes_votes: bool = False  # whether a crowd can play a seat, by votes on the moves of `ballot`
    has_stand_ins: bool = True  # whether a computer takes over the seat of a player who left or is away
    company: int = 0  # the first computer in a lobby brings others, up to this number of players
    stand_in_seconds: float = 1.5  # pause before a stand-in moves, so that players can follow
    rewinds: bool = False  # whether all players together may undo moves that revealed something
    open_moves: frozenset[str] = frozenset()  # moves, by `do`, that anyone in the channel may make
    lesson: Lesson | None = None  # a guided first game
    shared_deal_options: frozenset[str] = frozenset()  # bool options that are on where several tables get one deal
    has_daily: bool = False  # whether this is the game of the daily challenge; at most one game is
    contest: Contest = "rivals"  # how results are compared
    notable_loss: float | None = None  # the least that the coach mentions, in what `judge` counts; None: no coach
    forfeits: frozenset[str] = frozenset()  # outcome reasons of games that were given up; they are not rated
    Options: type[O]
    State: type[S]
    Move: TypeAdapter[M]  # discriminated union of the moves

    def objection(self, seats: int, options: O) -> Refusal | None:  # noqa: ARG002 - most options suit any number
        """Return why this number of players cannot play with these options, or None. The lobby shows the reason."""
        return None

    def computer_objection(self, options: O) -> Refusal | None:  # noqa: ARG002 - computers play most variants
        """Return why computers cannot play with these options, or None. The lobby shows the reason."""
        return None

    def lesson_in(self, language: str) -> Lesson | None:  # noqa: ARG002 - games with words read the language
        """Return the guided first game for a learner with this language."""
        return self.lesson

    def lesson_with(self, options: O) -> Lesson | None:  # noqa: ARG002 - games with words read the options
        """Return the guided first game that is dealt with these options."""
        return self.lesson

    def sides(self, seats: int, options: O) -> tuple[int, ...]:  # noqa: ARG002 - games with teams read the options
        """Return the side of each seat; seats of the same side win and lose together."""
        return (0,) * seats if self.contest == "together" else tuple(range(seats))

    def most(self, options: O) -> int | None:  # noqa: ARG002 - games that have a limit read the options
        """Return the highest possible score, or None if there is no limit."""
        return None

    @abstractmethod
    def deal(self, seats: int, options: O, rng: Random) -> S:
        """Return the first state. All hidden orders are shuffled now, as far as possible."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Return whose turn it is: several seats in simultaneous play, none when the game is over."""

    def may_act(self, state: S) -> frozenset[Seat]:
        """Return who may move: the seats of `to_act` and, in some games, others (cancel a clue, leave)."""
        return self.to_act(state)

    def epoch(self, state: S, seat: Seat | None) -> int:  # noqa: ARG002 - in simultaneous play it differs by seat
        """Return the number that the buttons of this seat carry; they are stale once it has changed.

        In turn-based play every move changes it. In simultaneous play it is the phase or the hand, so that an
        opponent's move does not make a player's buttons stale.
        """
        return state.epoch

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Return every legal move of this seat, except free text."""

    def ballot(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the moves that a crowd on this seat can vote for; none while the game goes on by itself."""
        return self.moves(state, seat) if seat in self.to_act(state) else ()

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, rng: Random) -> Step[S]:
        """Apply a move of a seat that may act, or an open move of ANYBODY. Raise IllegalMove with the reason."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return everything this seat may know; None is a spectator."""

    def events_for(self, state: S, events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:  # noqa: ARG002
        """Return those events of the step to `state` that this seat may know; None is a spectator."""
        return tuple(events)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return places, scores and the reason once the game is over, else None."""

    @abstractmethod
    def stand_in(self, state: S, seat: Seat, rng: Random) -> M:
        """Return a sensible move for a computer player or an absent player."""

    def computer_move(self, state: S, seat: Seat, rng: Random) -> M:
        """Return the move of a computer player at the level of the options: by default that of a stand-in."""
        return self.stand_in(state, seat, rng)

    def is_slow(self, state: S) -> bool:  # noqa: ARG002 - games with a search read the state
        """Whether `computer_move` may take more than a few milliseconds, so that it is called in a thread."""
        return False

    def judge(self, state: S, seat: Seat, rng: Random, guesses: int) -> Sequence[Judged[M]]:  # noqa: ARG002
        """Return what the moves of this seat are worth, best first; empty if there is nothing to judge.

        It knows what the seat can know. Everything else is guessed so many times. Call it in a thread.
        """
        return ()

    def stand_in_pause(self, state: S, seats: frozenset[Seat]) -> float:  # noqa: ARG002 - races read the state
        """Return the seconds before one of these seats, which stand-ins play, moves."""
        return self.stand_in_seconds

    @abstractmethod
    def violations(self, state: S) -> list[str]:
        """Return every broken invariant of this state; empty if it is sound."""

    def time_limit(self, state: S) -> float | None:  # noqa: ARG002 - used by games with a clock
        """Return the seconds until the deadline of this decision, or None for no limit."""
        return None

    def expire(self, state: S, rng: Random) -> Step[S]:
        """Apply the deadline: by default a stand-in moves for each seat of `to_act`."""
        events: list[Event] = []
        for seat in sorted(self.to_act(state)):
            if seat in self.to_act(state):
                step = self.play(state, seat, self.stand_in(state, seat, rng), rng)
                state = step.state
                events.extend(step.events)
        return Step(state, tuple(events))

    def overdue(self, state: S) -> frozenset[Seat]:
        """Return the seats that miss the deadline if it passes now; none where it only continues the game."""
        return self.to_act(state)

    def turn(self, state: S) -> Hashable:
        """Return what differs from turn to turn, or from round to round. Replays can go from one to the next."""
        return self.to_act(state)

    def hidden(self, state: S) -> Hashable | None:  # noqa: ARG002 - games with undo read the state
        """Return what is not known to everyone. A move that leaves it unchanged has revealed nothing.

        Return None if moves of this game cannot be undone.
        """
        return None

    def rewound(self, before: S, after: S, seat: Seat) -> S:  # noqa: ARG002 - in simultaneous play it differs by seat
        """Return the state after a seat has undone the move from `before` to `after`; old buttons stay stale."""
        return before.model_copy(update={"epoch": after.epoch + 1})

    def rewound_all(self, before: S, after: S) -> S:
        """Return the state after the whole table went back from `after` to `before`; old buttons stay stale."""
        return before.model_copy(update={"epoch": after.epoch + 1})

    @property
    def can_undo(self) -> bool:
        """Whether moves of this game can be undone."""
        return type(self).hidden is not Game.hidden

    @property
    def minds_gaps(self) -> bool:
        """Whether a restart of the bot changes a running game."""
        return type(self).wake is not Game.wake

    @property
    def has_data(self) -> bool:
        """Whether `load` does anything."""
        return type(self).load is not Game.load

    def load(self, state: S) -> None:
        """Load the data files that moves need, such as word lists.

        It may take half a second, so call it in a thread after dealing or loading a table. Without it the first move
        that needs a file loads it.
        """

    def wake(self, state: S) -> Step[S] | None:  # noqa: ARG002 - only games against the clock read the state
        """Return the step caused by loading the table after a restart, or None if it changes nothing.

        Real-time games pause until the players are back.
        """
        return None

    def read(self, text: str | bytes) -> M:
        """Return the move written as JSON. Raise UnreadableMove if it is not a move of this game."""
        try:
            return self.Move.validate_json(text)
        except ValidationError as error:
            raise UnreadableMove from error
