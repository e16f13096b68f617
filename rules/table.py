"""A game in progress: moves come in one at a time, are written down, and only then are told to anybody."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Generic, Literal, NamedTuple, Protocol

from rules.errors import CannotUndo, GameOver, NotYourTurn, StaleMove
from rules.game import ANYBODY, Event, Game, M, Move, O, Outcome, S, Seat, Step, V
from rules.lesson import Lesson, Progress
from rules.rng import move_rng
from rules.undo import Played, Rewind, Undo, shows_nothing

REMEMBERED_KEYS = 64
STAND_IN = "stand-in/"  # how the key of a stand-in's move begins


class Expire(Move):
    """The deadline passed. A move like any other, so that a replay needs no clock."""

    do: Literal["expire"] = "expire"


class Wake(Move):
    """The table was loaded again in the middle of a game that such a gap changes. Journaled like the clock's move."""

    do: Literal["wake"] = "wake"


class Entry(NamedTuple):
    """One line of a table's journal."""

    number: int  # from 1
    seat: Seat | None  # None: the clock moved, or the table woke; ANYBODY: an open move of somebody without a seat
    by: int | None  # the person who pressed, if it was one
    key: str  # the same press has the same key
    move: str  # JSON
    at: float


class Position(NamedTuple):
    """Where a table stands: what must be durable together with the move that led there."""

    version: int
    state: str  # JSON
    deadline: float | None
    outcome: Outcome | None


class KeySeen(Exception):
    """The journal holds a move with this key already."""


class TableLost(Exception):
    """A move was written down or was not, nobody here knows: load the table again."""


class Journal(Protocol):
    """Where a table writes its moves down."""

    async def append(self, entry: Entry, after: Position) -> None:
        """Return once move and position are durable; raise KeySeen if the key is in the journal already."""


class Turn(NamedTuple):
    """The answer to a move: its number, what happened, and whether it had been played before."""

    number: int
    events: tuple[Event, ...] = ()
    repeated: bool = False


class Table(Generic[O, S, M, V]):
    """One game being played. `play`, `expire` and `wake` are its only doors to a new state."""

    def __init__(
        self,
        game: Game[O, S, M, V],
        seed: str,
        journal: Journal,
        state: S,
        *,
        version: int = 0,
        deadline: float | None = None,
        keys: Iterable[tuple[str, int]] = (),
        stand_ins: frozenset[Seat] = frozenset(),
        lesson: Lesson | None = None,
    ) -> None:
        self.game = game
        self.lesson = lesson  # only its moves are made, nothing is taken back and no clock runs
        self.seed = seed
        self.version = version
        self._state = state
        self._stand_ins = stand_ins
        waits_for_stand_in = bool(stand_ins & game.to_act(state))
        self.limit_at = None if waits_for_stand_in else deadline  # when the time of those awaited is up
        self._stand_in_at = deadline if waits_for_stand_in else None  # when a stand-in has made up its mind
        self.last: Played[S, M] | None = None  # the last move, as long as it could be taken back
        self._extended: int | None = None  # the epoch for which somebody has had more time
        self.journal = journal
        self._keys = OrderedDict(keys)
        self._queue = asyncio.Lock()  # fair: first come, first served
        self._lost = False

    @classmethod
    def deal(
        cls,
        game: Game[O, S, M, V],
        seats: int,
        options: O,
        seed: str,
        journal: Journal,
        *,
        at: float,
        stand_ins: frozenset[Seat] = frozenset(),
        lesson: Lesson | None = None,
    ) -> Table[O, S, M, V]:
        """A new game, dealt from the seed."""
        table = cls(game, seed, journal, game.deal(seats, options, move_rng(seed, 0)), lesson=lesson)
        limit = game.time_limit(table._state) if lesson is None else None
        table.limit_at = None if limit is None else at + limit
        table.seat_stand_ins(stand_ins, at=at)
        return table

    async def play(
        self, seat: Seat | None, move: M | str, *, epoch: int | None, key: str, at: float, by: int | None = None
    ) -> Turn:
        """Play a move once. Raises a Refusal, and changes nothing, if it may not be played.

        Without a seat only the game's open moves can be made.
        """
        async with self._queue:
            if self._lost:
                raise TableLost
            if key in self._keys:
                return Turn(self._keys[key], repeated=True)
            if self.outcome is not None:
                raise GameOver
            if epoch is not None and epoch != self.game.epoch(self._state, seat):
                raise StaleMove
            if seat is not None and seat not in self.game.may_act(self._state):
                raise NotYourTurn
            legible = self.game.read(move) if isinstance(move, str) else move
            if seat is None:
                if legible.do not in self.game.open_moves and legible != self.game.arrive:
                    raise NotYourTurn
                seat = ANYBODY
            before = self._state
            step = self.game.play(before, seat, legible, move_rng(self.seed, self.version + 1))
            if self.lesson is not None and (why := self.lesson.objection(self.game.name, self.version, seat, legible)):
                raise why
            turn = await self._commit(step, seat=seat, move=legible, key=key, at=at, by=by)
            if not turn.repeated:
                self.last = Played(before, seat, legible)
            return turn

    async def recite(self, *, at: float) -> Turn:
        """In a lesson: make the next move as it is written, whosever it is."""
        async with self._queue:
            if self._lost:
                raise TableLost
            line = self.lesson.line(self.version) if self.lesson is not None else None
            if line is None:
                raise GameOver
            number = self.version + 1
            rng = move_rng(self.seed, number)
            if line.seat is None:
                step = self.game.expire(self._state, rng)
            else:
                step = self.game.play(self._state, line.seat, self.game.read(line.move.model_dump_json()), rng)
            return await self._commit(step, seat=line.seat, move=line.move, key=f"lesson/{number}", at=at, by=None)

    @property
    def progress(self) -> Progress | None:
        """In a lesson: how far the learner is."""
        return None if self.lesson is None else self.lesson.progress(self.version)

    async def undo(self, seat: Seat, *, key: str, at: float, by: int) -> Turn:
        """Take the last move back: one's own, if nobody has moved since, nothing was revealed and no luck was used."""
        async with self._queue:
            if self._lost:
                raise TableLost
            if key in self._keys:
                return Turn(self._keys[key], repeated=True)
            if self.last is None or not self.may_undo(seat):
                raise CannotUndo
            step = Step(self.game.rewound(self.last.before, self._state, seat))
            return await self._commit(step, seat=seat, move=Undo(), key=key, at=at, by=by)

    def may_undo(self, seat: Seat) -> bool:
        """Can this seat take its last move back?"""
        last = self.last
        if last is None or last.seat != seat or self.outcome is not None or self.lesson is not None:
            return False
        return shows_nothing(self.game, last, self._state, move_rng(self.seed, self.version))

    async def rewind(self, seat: Seat, to: int, before: S, *, key: str, at: float, by: int) -> Turn:
        """Go back to where the table stood after move `to`: the others have agreed, whatever was revealed since."""
        async with self._queue:
            if self._lost:
                raise TableLost
            if key in self._keys:
                return Turn(self._keys[key], repeated=True)
            can_be = self.game.rewinds and self.outcome is None and self.lesson is None
            if not can_be or not 0 <= to < self.version:
                raise CannotUndo
            step = Step(self.game.rewound_all(before, self._state))
            return await self._commit(step, seat=seat, move=Rewind(to=to), key=key, at=at, by=by)

    async def expire(self, *, at: float) -> Turn | None:
        """Let a stand-in or the deadline move, if its time has really come and the game still waits."""
        async with self._queue:
            if self._lost:
                raise TableLost
            if self.outcome is not None:
                return None
            number = self.version + 1
            if self._stand_in_at is not None and at >= self._stand_in_at:
                seats = sorted(self._stand_ins & self.game.to_act(self._state))
                seat = seats[number % len(seats)]
                move = self.game.stand_in(self._state, seat, move_rng(self.seed, f"stand-in/{number}"))
                step = self.game.play(self._state, seat, move, move_rng(self.seed, number))
                return await self._commit(step, seat=seat, move=move, key=f"{STAND_IN}{number}", at=at, by=None)
            if self.limit_at is None or at < self.limit_at:
                return None
            step = self.game.expire(self._state, move_rng(self.seed, number))
            return await self._commit(step, seat=None, move=Expire(), key=f"clock/{number}", at=at, by=None)

    async def wake(self, *, at: float) -> Turn | None:
        """After loading: let the game stand still if such a gap matters to it. None if nothing changed."""
        async with self._queue:
            if self._lost:
                raise TableLost
            step = None if self.outcome is not None or self.lesson is not None else self.game.wake(self._state)
            if step is None:
                return None
            return await self._commit(step, seat=None, move=Wake(), key=f"wake/{self.version + 1}", at=at, by=None)

    def seat_stand_ins(self, seats: frozenset[Seat], *, at: float) -> None:
        """From now on a stand-in plays these seats, and no others."""
        self._stand_ins = seats
        self._stand_in_at = self._stand_in_after(self._state, None, at)

    def overdue(self, *, at: float) -> frozenset[Seat]:
        """Whose time is up: the deadline is about to move for them."""
        if self.limit_at is None or at < self.limit_at or self.outcome is not None:
            return frozenset()
        if self._stand_in_at is not None and at >= self._stand_in_at:
            return frozenset()  # a stand-in moves first
        return self.game.overdue(self._state) - self._stand_ins

    def hurry(self, seconds: float, *, at: float) -> None:
        """Where no clock runs, start one for those who are awaited."""
        if self.limit_at is None and self.outcome is None:
            self.limit_at = at + seconds

    def more_time(self, seconds: float) -> bool:
        """Give those who are awaited more time, once for each decision; was it given?"""
        if self.limit_at is None or self._extended == self._state.epoch:
            return False
        self.limit_at += seconds
        self._extended = self._state.epoch
        return True

    @property
    def deadline(self) -> float | None:
        """When the clock has something to do here."""
        return _earlier(self.limit_at, self._stand_in_at)

    def view(self, seat: Seat | None) -> V:
        """All that this seat may know; None is a spectator."""
        return self.game.view(self._state, seat)

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who is awaited."""
        return self.game.to_act(self._state)

    @property
    def usual_seconds(self) -> float | None:
        """How long the table waits for a decision like this one."""
        return self.game.time_limit(self._state)

    @property
    def may_act(self) -> frozenset[Seat]:
        """Who may do something now."""
        return self.game.may_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.game.outcome(self._state)

    @property
    def position(self) -> Position:
        """Where the table stands now."""
        return Position(self.version, self._state.model_dump_json(), self.deadline, self.outcome)

    async def _commit(
        self, step: Step[S], *, seat: Seat | None, move: Move, key: str, at: float, by: int | None
    ) -> Turn:
        """Journal, then speak: nothing here changes before the move is durable."""
        number = self.version + 1
        outcome = self.game.outcome(step.state)
        limit_at = stand_in_at = None
        if outcome is None and self.lesson is None:
            limit_at = self._limit_after(step.state, at)
            if self._stand_ins:
                stand_in_at = self._stand_in_after(step.state, seat, at)
        entry = Entry(number, seat, by, key, move.model_dump_json(), at)
        after = Position(number, step.state.model_dump_json(), _earlier(limit_at, stand_in_at), outcome)
        try:
            await self.journal.append(entry, after)
        except KeySeen:
            return Turn(self.version, repeated=True)
        except BaseException:
            self._lost = True
            raise
        self._state, self.version, self.last = step.state, number, None
        self.limit_at, self._stand_in_at = limit_at, stand_in_at
        self._keys[key] = number
        if len(self._keys) > REMEMBERED_KEYS:
            self._keys.popitem(last=False)
        return Turn(number, step.events)

    def _limit_after(self, state: S, at: float) -> float | None:
        """A new decision gets a new limit; a neighbour's move in simultaneous play leaves mine running."""
        if state.epoch == self._state.epoch and self.limit_at is not None:
            return self.limit_at
        limit = self.game.time_limit(state)
        return None if limit is None else at + limit

    def _stand_in_after(self, state: S, mover: Seat | None, at: float) -> float | None:
        """A stand-in who is thinking is not disturbed by what somebody else does."""
        if not self._stand_ins or self.lesson is not None or not self._stand_ins & self.game.to_act(state):
            return None
        if self._stand_in_at is not None and mover is not None and mover not in self._stand_ins:
            return self._stand_in_at
        return at + self.game.stand_in_seconds


def _earlier(one: float | None, other: float | None) -> float | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
