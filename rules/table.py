"""A running game: moves are applied one at a time and journaled before anyone sees the new state."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Generic, Literal, NamedTuple, Protocol

from rules.crowd import VOTE_SECONDS, elect, patience
from rules.errors import CannotUndo, GameOver, NotYourTurn, StaleMove
from rules.game import ANYBODY, Event, Game, M, Move, O, Outcome, S, Seat, Step, V
from rules.lesson import Lesson, Progress
from rules.rng import move_rng


class Undo(Move):
    """A seat takes its last move back. Journaled with that seat, so that a replay does the same."""

    do: Literal["undo"] = "undo"


class Rewind(Move):
    """The table goes back to the state after move `to`: a seat has asked for it and the other players agree."""

    do: Literal["rewind"] = "rewind"
    to: int


class Played(NamedTuple, Generic[S, M]):
    """A move that could be taken back."""

    before: S
    seat: Seat
    move: M


def is_undoable(game: Game[O, S, M, V], last: Played[S, M], after: S, rng: Random) -> bool:
    """Whether the move revealed nothing hidden and drew no random number from `rng`, the generator of that move."""
    hidden = game.hidden(last.before)
    if hidden is None or hidden != game.hidden(after):
        return False
    unused = rng.getstate()
    game.play(last.before, last.seat, last.move, rng)
    return rng.getstate() == unused


REMEMBERED_KEYS = 64
STAND_IN = "stand-in/"  # prefix of the keys of stand-ins' moves


class Expire(Move):
    """The deadline passed. It is journaled as a move, so that a replay needs no clock."""

    do: Literal["expire"] = "expire"


class Wake(Move):
    """The table was loaded after a restart that changed the game. It is journaled as a move."""

    do: Literal["wake"] = "wake"


class Entry(NamedTuple):
    """One entry of a table's journal."""

    number: int  # from 1
    seat: Seat | None  # None: the clock or a restart; ANYBODY: an open move of a user without a seat
    by: int | None  # the user who clicked, if a user did
    key: str  # idempotency key: the same click has the same key
    move: str  # JSON
    at: float


class Position(NamedTuple):
    """The table after a move; stored in the same transaction as the move."""

    version: int
    state: str  # JSON
    deadline: float | None
    outcome: Outcome | None


class KeySeen(Exception):
    """The journal already contains a move with this key."""


class TableLost(Exception):
    """Writing a move failed, so it is unknown whether it was stored: load the table again."""


class Journal(Protocol):
    """Stores the moves of a table."""

    async def append(self, entry: Entry, after: Position) -> None:
        """Return once move and position are durable. Raise KeySeen if the journal already contains the key."""


class Turn(NamedTuple):
    """The result of a move: its number, its events, and whether it had already been played."""

    number: int
    events: tuple[Event, ...] = ()
    repeated: bool = False


class Table(Generic[O, S, M, V]):
    """One running game. All changes of its state go through the journal."""

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
        crowd: Seat | None = None,
        vote_ends_at: float | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        """`vote_ends_at`: when the crowd's seat has to move, if it is its turn."""
        self.game = game
        self.lesson = lesson  # allows only the moves of its script, no undo, no clock
        self.seed = seed
        self.version = version
        self._state = state
        self._stand_ins = stand_ins
        self.crowd = crowd  # the seat that spectators play by votes
        self.vote_ends_at = vote_ends_at if self.ballot else None
        waits_for_stand_in = bool(stand_ins & game.to_act(state))
        is_others = waits_for_stand_in or self.vote_ends_at is not None
        self.limit_at = None if is_others else deadline  # deadline of the players whose turn it is
        self._stand_in_at = deadline if waits_for_stand_in else None  # when a stand-in moves
        self.last: Played[S, M] | None = None  # the last move, while it could be undone
        self._extended: int | None = None  # the epoch whose deadline was extended
        self.journal = journal
        self._keys = OrderedDict(keys)
        self._events: tuple[Event, ...] = ()  # of the last move; none right after loading
        self._lock = asyncio.Lock()  # fair: first come, first served
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
        crowd: Seat | None = None,
        lesson: Lesson | None = None,
    ) -> Table[O, S, M, V]:
        """Return a new game, dealt from the seed."""
        table = cls(game, seed, journal, game.deal(seats, options, move_rng(seed, 0)), crowd=crowd, lesson=lesson)
        if table.ballot:
            table.vote_ends_at = at + patience(game, table._state)
        limit = game.time_limit(table._state) if lesson is None else None
        table.limit_at = None if limit is None else at + limit
        table.seat_stand_ins(stand_ins, at=at)
        return table

    async def play(
        self, seat: Seat | None, move: M | str, *, epoch: int | None, key: str, at: float, by: int | None = None
    ) -> Turn:
        """Play a move, once for each key. Raise a Refusal and change nothing if it is not allowed.

        Without a seat only the open moves of the game are allowed.
        """
        async with self._lock:
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
            parsed = self.game.read(move) if isinstance(move, str) else move
            if seat is None:
                if parsed.do not in self.game.open_moves and parsed != self.game.arrive:
                    raise NotYourTurn
                seat = ANYBODY
            before = self._state
            step = self.game.play(before, seat, parsed, move_rng(self.seed, self.version + 1))
            if self.lesson is not None and (why := self.lesson.objection(self.game.name, self.version, seat, parsed)):
                raise why
            turn = await self._commit(step, seat=seat, move=parsed, key=key, at=at, by=by)
            if not turn.repeated:
                self.last = Played(before, seat, parsed)
            return turn

    async def recite(self, *, at: float) -> Turn:
        """In a lesson: make the next move of the script."""
        async with self._lock:
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
        """How far the learner is, or None outside of lessons."""
        return None if self.lesson is None else self.lesson.progress(self.version)

    async def undo(self, seat: Seat, *, key: str, at: float, by: int) -> Turn:
        """Undo the last move of this seat. Raise CannotUndo if it revealed something or another move followed."""
        async with self._lock:
            if self._lost:
                raise TableLost
            if key in self._keys:
                return Turn(self._keys[key], repeated=True)
            if self.last is None or not self.may_undo(seat):
                raise CannotUndo
            step = Step(self.game.rewound(self.last.before, self._state, seat))
            return await self._commit(step, seat=seat, move=Undo(), key=key, at=at, by=by)

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat may undo its last move."""
        last = self.last
        if last is None or last.seat != seat or self.outcome is not None or self.lesson is not None:
            return False
        return is_undoable(self.game, last, self._state, move_rng(self.seed, self.version))

    async def rewind(self, seat: Seat, to: int, before: S, *, key: str, at: float, by: int) -> Turn:
        """Go back to the state after move `to`. The caller has asked the other players."""
        async with self._lock:
            if self._lost:
                raise TableLost
            if key in self._keys:
                return Turn(self._keys[key], repeated=True)
            allowed = self.game.rewinds and self.outcome is None and self.lesson is None
            if not allowed or not 0 <= to < self.version:
                raise CannotUndo
            step = Step(self.game.rewound_all(before, self._state))
            return await self._commit(step, seat=seat, move=Rewind(to=to), key=key, at=at, by=by)

    async def expire(self, *, at: float, votes: Sequence[str] = ()) -> Turn | None:
        """Let a stand-in, the crowd or the deadline move if its time has come. Return None if nothing was due.

        `votes` are those for the crowd's move, as JSON.
        """
        async with self._lock:
            if self._lost:
                raise TableLost
            if self.outcome is not None:
                return None
            number = self.version + 1
            if self._stand_in_at is not None and at >= self._stand_in_at:
                seats = sorted(self._stand_ins & self.game.to_act(self._state))
                seat = seats[number % len(seats)]
                move = await self._computer_move(seat, move_rng(self.seed, f"stand-in/{number}"))
                step = self.game.play(self._state, seat, move, move_rng(self.seed, number))
                return await self._commit(step, seat=seat, move=move, key=f"{STAND_IN}{number}", at=at, by=None)
            if self.vote_ends_at is not None and at >= self.vote_ends_at:
                return await self._play_elected(votes, key="", at=at)
            if self.limit_at is None or at < self.limit_at:
                return None
            step = self.game.expire(self._state, move_rng(self.seed, number))
            return await self._commit(step, seat=None, move=Expire(), key=f"clock/{number}", at=at, by=None)

    async def _computer_move(self, seat: Seat, rng: Random) -> M:
        """Return the move of a computer; a search runs in a thread.

        The caller holds the lock, so the state is still the same afterwards.
        """
        if self.game.is_slow(self._state):
            return await asyncio.to_thread(self.game.computer_move, self._state, seat, rng)
        return self.game.computer_move(self._state, seat, rng)

    # --- the crowd

    @property
    def ballot(self) -> Sequence[M]:
        """The moves that the crowd can vote for now."""
        if self.crowd is None or self.lesson is not None or self.outcome is not None:
            return ()
        return self.game.ballot(self._state, self.crowd)

    @property
    def ballot_epoch(self) -> int:
        """The epoch of the crowd's decision."""
        return self.game.epoch(self._state, self.crowd)

    def begin_vote(self, *, at: float) -> None:
        """After the first vote: the move follows soon, whatever time was left."""
        if self.vote_ends_at is not None:
            self.vote_ends_at = min(self.vote_ends_at, at + VOTE_SECONDS)

    async def end_vote(self, votes: Sequence[str], *, key: str, at: float) -> Turn:
        """Play the crowd's move now."""
        async with self._lock:
            if self._lost:
                raise TableLost
            if not self.ballot:
                raise NotYourTurn
            return await self._play_elected(votes, key=key, at=at)

    async def _play_elected(self, votes: Sequence[str], *, key: str, at: float) -> Turn:
        """Play the move with the most votes; without votes, that of a computer."""
        seat, number = self.crowd, self.version + 1
        assert seat is not None
        offered = {move.model_dump_json(): move for move in self.ballot}
        rng = move_rng(self.seed, number)
        if valid := [vote for vote in votes if vote in offered]:
            elected = elect(valid, self.seed, number)
            step = self.game.play(self._state, seat, self.game.read(json.dumps(elected.move)), rng)
            return await self._commit(step, seat=seat, move=elected, key=key or f"crowd/{number}", at=at, by=None)
        move = await self._computer_move(seat, move_rng(self.seed, f"stand-in/{number}"))
        step = self.game.play(self._state, seat, move, rng)
        return await self._commit(step, seat=seat, move=move, key=f"{STAND_IN}{number}", at=at, by=None)

    def vote_is_over(self, *, at: float) -> bool:
        """Whether `expire` is about to play the crowd's move."""
        if self._stand_in_at is not None and at >= self._stand_in_at:
            return False  # a stand-in moves first
        return self.vote_ends_at is not None and at >= self.vote_ends_at

    def has_seen(self, key: str) -> bool:
        """Whether a move with this key was played, as far as it is remembered."""
        return key in self._keys

    def load(self) -> None:
        """Load the data files that moves of this game need. Call it in a thread if `game.has_data`."""
        self.game.load(self._state)

    async def wake(self, *, at: float) -> Turn | None:
        """Apply the effect of a restart, such as a pause. Return None if it changes nothing."""
        async with self._lock:
            if self._lost:
                raise TableLost
            step = None if self.outcome is not None or self.lesson is not None else self.game.wake(self._state)
            if step is None:
                return None
            return await self._commit(step, seat=None, move=Wake(), key=f"wake/{self.version + 1}", at=at, by=None)

    def seat_stand_ins(self, seats: frozenset[Seat], *, at: float) -> None:
        """Let stand-ins play exactly these seats from now on."""
        self._stand_ins, self._stand_in_at = seats, None
        self._stand_in_at = self._stand_in_after(self._state, None, at)

    def overdue(self, *, at: float) -> frozenset[Seat]:
        """Return the seats whose deadline has passed."""
        if self.limit_at is None or at < self.limit_at or self.outcome is not None:
            return frozenset()
        if self._stand_in_at is not None and at >= self._stand_in_at:
            return frozenset()  # a stand-in moves first
        if self.vote_is_over(at=at):
            return frozenset()  # the crowd moves first
        return frozenset(self.game.overdue(self._state) - self._stand_ins - {self.crowd})

    def hurry(self, seconds: float, *, at: float) -> None:
        """Start a deadline if there is none."""
        if self.limit_at is None and self.outcome is None:
            self.limit_at = at + seconds

    def postpone(self, seconds: float) -> None:
        """Move the deadline of the players by the length of a pause."""
        if self.limit_at is not None:
            self.limit_at += seconds

    def more_time(self, seconds: float) -> bool:
        """Extend the deadline, once for each decision. Return whether it was extended."""
        if self.limit_at is None or self._extended == self._state.epoch:
            return False
        self.limit_at += seconds
        self._extended = self._state.epoch
        return True

    @property
    def deadline(self) -> float | None:
        """When `expire` has something to do, or None."""
        return _earliest(self.limit_at, self._stand_in_at, self.vote_ends_at)

    def view(self, seat: Seat | None) -> V:
        """Return everything this seat may know; None is a spectator."""
        return self.game.view(self._state, seat)

    def last_events(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return the events of the last move that this seat may know; none right after loading."""
        return self.game.events_for(self._state, self._events, seat)

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whose turn it is."""
        return self.game.to_act(self._state)

    @property
    def usual_seconds(self) -> float | None:
        """The usual time limit of this decision, or None."""
        return self.game.time_limit(self._state)

    @property
    def may_act(self) -> frozenset[Seat]:
        """Who may move now."""
        return self.game.may_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game is running."""
        return self.game.outcome(self._state)

    @property
    def position(self) -> Position:
        """The present position, as it is stored."""
        return Position(self.version, self._state.model_dump_json(), self.deadline, self.outcome)

    async def _commit(
        self, step: Step[S], *, seat: Seat | None, move: Move, key: str, at: float, by: int | None
    ) -> Turn:
        """Write the move to the journal, then change the table."""
        number = self.version + 1
        outcome = self.game.outcome(step.state)
        limit_at = stand_in_at = vote_ends_at = None
        if outcome is None and self.lesson is None:
            limit_at = self._limit_after(step.state, at)
            if self._stand_ins:
                stand_in_at = self._stand_in_after(step.state, seat, at)
            vote_ends_at = self._vote_end_after(step.state, at)
        entry = Entry(number, seat, by, key, move.model_dump_json(), at)
        after = Position(number, step.state.model_dump_json(), _earliest(limit_at, stand_in_at, vote_ends_at), outcome)
        try:
            await self.journal.append(entry, after)
        except KeySeen:
            return Turn(self.version, repeated=True)
        except BaseException:
            self._lost = True
            raise
        self._state, self._events, self.version, self.last = step.state, step.events, number, None
        self.limit_at, self._stand_in_at, self.vote_ends_at = limit_at, stand_in_at, vote_ends_at
        self._keys[key] = number
        if len(self._keys) > REMEMBERED_KEYS:
            self._keys.popitem(last=False)
        return Turn(number, step.events)

    def _limit_after(self, state: S, at: float) -> float | None:
        """Return the deadline after a move: a new one for a new decision, else the present one."""
        if state.epoch == self._state.epoch and self.limit_at is not None:
            return self.limit_at
        limit = self.game.time_limit(state)
        return None if limit is None else at + limit

    def _stand_in_after(self, state: S, mover: Seat | None, at: float) -> float | None:
        """Return when a stand-in moves next.

        A move of a player or of the clock does not delay one that is already due, unless it makes the stand-in's
        buttons stale, such as the call that begins a round.
        """
        seats = self._stand_ins & self.game.to_act(state) if self._stand_ins else frozenset()
        if not seats or self.lesson is not None:
            return None
        is_under_way = all(self.game.epoch(state, of) == self.game.epoch(self._state, of) for of in seats)
        if self._stand_in_at is not None and is_under_way and mover not in self._stand_ins:
            return self._stand_in_at
        return at + self.game.stand_in_pause(state, seats)

    def _vote_end_after(self, state: S, at: float) -> float | None:
        """Return when the crowd has to move next; a decision that it had before keeps its time."""
        if self.crowd is None or not self.game.ballot(state, self.crowd):
            return None
        is_same = self.game.epoch(state, self.crowd) == self.game.epoch(self._state, self.crowd)
        if self.vote_ends_at is not None and is_same:
            return self.vote_ends_at
        return at + patience(self.game, state)


def _earliest(*times: float | None) -> float | None:
    return min((time for time in times if time is not None), default=None)
