"""ONE SHOT, a piecepack game of luck and memory for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from rules.game import Game, Judged, Outcome, Seat, Step
from rules.one_shot import computer, tie_break, turn
from rules.one_shot.lesson import LESSON
from rules.one_shot.state import (
    MOVES,
    OneShotMove,
    OneShotOptions,
    OneShotState,
    OneShotView,
    Pass,
    Take,
    TakeAndThrow,
    Throw,
    TieView,
    Tile,
    mixed,
)
from rules.one_shot.violations import violations_of

THROW: tuple[OneShotMove, ...] = (Throw(),)
CHOICE: tuple[OneShotMove, ...] = (TakeAndThrow(), Take(), Pass())
NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset({seat}) for seat in range(4))  # by seat
COAST_SECONDS = 2.0  # between the throws of a turn that plays automatically


class OneShot(Game[OneShotOptions, OneShotState, OneShotMove, OneShotView]):
    """The rules of ONE SHOT."""

    name = "one-shot"
    rewinds = True
    takes_votes = True
    seats = range(2, 5)
    lesson = LESSON
    notable_loss = 0.75  # points of a turn
    Options = OneShotOptions
    State = OneShotState
    Move = MOVES

    def deal(self, seats: int, options: OneShotOptions, rng: Random) -> OneShotState:
        """Shuffle the tiles; the first player starts."""
        return OneShotState(
            options=options,
            seats=seats,
            round=1,
            order=turn.order_of_round(1, seats, options),
            turn=0,
            phase="throw",
            stack=mixed(rng),
            scores=((),) * seats,
        )

    def to_act(self, state: OneShotState) -> frozenset[Seat]:
        """Return the active player, or the contender who throws next."""
        if state.phase == "over":
            return NOBODY
        return ALONE[state.tie.active if state.tie else state.active]

    def moves(self, state: OneShotState, seat: Seat) -> Sequence[OneShotMove]:
        """Return Throw, or the ways to take the coin and Pass. S-13: nobody may stop early."""
        if seat not in self.to_act(state):
            return ()
        return CHOICE if state.phase == "choose" else THROW

    def ballot(self, state: OneShotState, seat: Seat) -> Sequence[OneShotMove]:
        """Return no move while the turn plays automatically."""
        return () if _coasting(state) else super().ballot(state, seat)

    def play(
        self,
        state: OneShotState,
        seat: Seat,  # noqa: ARG002 - it is always one seat's turn
        move: OneShotMove,
        rng: Random,
    ) -> Step[OneShotState]:
        """Apply the move. Every move makes older buttons stale."""
        match move:
            case Throw():
                step = tie_break.throw(state, rng) if state.tie else turn.throw(state, rng)
            case Take():
                step = turn.take(state, rng)
            case TakeAndThrow():
                step = turn.take_and_throw(state, rng)
            case Pass():
                step = turn.leave(state, rng)
        return Step(step.state.model_copy(update={"epoch": state.epoch + 1}), step.events)

    def view(self, state: OneShotState, seat: Seat | None) -> OneShotView:  # noqa: ARG002 - all see the same
        """Return the public view. S-3: earlier tiles are only included with open memory."""
        waiting_for = self.to_act(state)
        return OneShotView(
            epoch=state.epoch,
            to_act=tuple(waiting_for),
            round=state.round,
            rounds=state.rounds,
            order=state.order,
            active=next(iter(waiting_for), None),
            phase=state.phase,
            die=state.die,
            shown=state.shown,
            left=state.left,
            coins=state.coins,
            aside=state.aside,
            scores=state.scores,
            totals=state.totals,
            last_turn=state.last_turn,
            coasting=_coasting(state),
            memory=_memory(state) if state.options.open_memory else None,
            tie=_tie_view(state),
            outcome=state.outcome,
        )

    def turn(self, state: OneShotState) -> Hashable:
        """Return which turn of which round it is; the tie-break is one."""
        return state.round, state.turn, state.phase in ("tie", "over")

    def outcome(self, state: OneShotState) -> Outcome | None:
        """Return the places by points, then by the tie-break."""
        return state.outcome

    def stand_in(self, state: OneShotState, seat: Seat, rng: Random) -> OneShotMove:  # noqa: ARG002
        """Take values from 3; near the bottom, or with few suits missing, take less.

        It takes and throws in two moves. Journals in which a deadline passed rely on that.
        """
        return computer.choose(state, "hard")

    def computer_move(self, state: OneShotState, seat: Seat, rng: Random) -> OneShotMove:  # noqa: ARG002
        """Return the move of a computer player, which only knows what everybody sees."""
        return computer.choose(self.view(state, seat), state.options.computers)

    def judge(self, state: OneShotState, seat: Seat, rng: Random, guesses: int) -> Sequence[Judged[OneShotMove]]:  # noqa: ARG002
        """Return the expected points of the turn if the coin is taken or left."""
        return computer.judge(state, rng, guesses)

    def time_limit(self, state: OneShotState) -> float | None:
        """Return the limit chosen in the lobby. S-13: with four suits the rest of the turn plays automatically."""
        if state.phase == "over":
            return None
        if _coasting(state):
            return COAST_SECONDS
        return state.options.turn_limit or None

    def overdue(self, state: OneShotState) -> frozenset[Seat]:
        """Return nobody while the turn plays automatically."""
        return frozenset() if _coasting(state) else self.to_act(state)

    def hidden(self, state: OneShotState) -> Hashable:
        """Return the face-down tiles. The start of a tie-break and the result cannot be undone."""
        return state.stack, state.seen, state.phase in ("tie", "over")

    def violations(self, state: OneShotState) -> list[str]:
        """Return every broken invariant of this state."""
        return violations_of(state)


def _coasting(state: OneShotState) -> bool:
    return state.phase == "throw" and state.has_all_suits


def _memory(state: OneShotState) -> tuple[Tile | None, ...]:
    return tuple(tile if place in state.seen else None for place, tile in enumerate(state.stack))


def _tie_view(state: OneShotState) -> TieView | None:
    if state.tie is None:
        return None
    tie = state.tie
    return TieView(attempt=tie.attempt, contenders=tie.contenders, taken=tie.taken, die=tie.die, thrower=tie.thrower)
