"""Omiga, the One Minute Game, for two players at the same time, as one object."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.game import Event, Game, Outcome, Seat, Step
from rules.omiga import clock, ending, opening
from rules.omiga.computer import lays, sensible
from rules.omiga.field import FIELDS
from rules.omiga.lesson import LESSON
from rules.omiga.state import MOVES, Attempt, Call, Claim, Lay, OmigaMove, OmigaOptions, OmigaState, Ready, Throw
from rules.omiga.view import OmigaView, view_of
from rules.omiga.violations import violations_of

READY, CALL, THROW, CLAIM = Ready(), Call(), Throw(), Claim()
NOBODY: frozenset[Seat] = frozenset()
BOTH: frozenset[Seat] = frozenset({0, 1})
ONE: tuple[frozenset[Seat], frozenset[Seat]] = (frozenset({0}), frozenset({1}))


class Omiga(Game[OmigaOptions, OmigaState, OmigaMove, OmigaView]):
    """The rules of Omiga."""

    name = "omiga"
    seats = range(2, 3)
    lesson = LESSON
    open_moves = frozenset({"omiga"})  # O-25
    forfeits = frozenset({"claimed"})  # O-26
    attempt = Attempt()  # O-26
    Options = OmigaOptions
    State = OmigaState
    Move = MOVES
    stand_in_seconds = 4.0  # about what a person takes to find a fit

    def deal(self, seats: int, options: OmigaOptions, rng: Random) -> OmigaState:  # noqa: ARG002 - always two
        """Mix both decks, lay the opening cards, draw three unseen cards each."""
        cards = opening.opened(FIELDS[options.board], rng)
        return OmigaState.model_validate({"options": options, "phase": "ready", "tokens": (0, 0), **cards})

    def to_act(self, state: OmigaState) -> frozenset[Seat]:
        """There are no turns: both, or whoever is not ready yet, or has not chosen for this beat."""
        if state.phase == "over":
            return NOBODY
        done = state.chosen if state.phase == "playing" else state.ready
        if done[0]:
            return ONE[1]
        return ONE[0] if done[1] else BOTH

    def may_act(self, state: OmigaState) -> frozenset[Seat]:
        """Both, always: a choice may be changed until the beat, and whoever presses twice is told why not."""
        return NOBODY if state.phase == "over" else BOTH

    def epoch(self, state: OmigaState, seat: Seat | None) -> int:
        """The seat's hand: what the other lays does not spoil my click."""
        return state.epoch if seat is None else state.tokens[seat]

    def moves(self, state: OmigaState, seat: Seat) -> Sequence[OmigaMove]:
        """Every legal move of this seat."""
        if state.phase == "playing":
            found: list[OmigaMove] = [THROW, *lays(state, seat)]
            if ending.may_claim(state, seat):
                found.append(CLAIM)
            return found
        if state.phase == "called":
            return (CALL,)
        return (READY,) if seat in self.to_act(state) else ()

    def play(self, state: OmigaState, seat: Seat, move: OmigaMove, rng: Random) -> Step[OmigaState]:
        """O-9: applied in the order of arrival, checked against the table as it is now."""
        if isinstance(move, Lay | Throw):
            return clock.act(state, seat, move, rng)
        if isinstance(move, Ready):
            return opening.get_ready(state, seat, rng)
        if isinstance(move, Call):
            return opening.call(state)
        if isinstance(move, Attempt):
            return clock.attempt(state, seat)
        return ending.claim(state, seat)

    def view(self, state: OmigaState, seat: Seat | None) -> OmigaView:
        """Everything but the piles; before "Omiga!" the hands lie face down."""
        return view_of(state, seat, self.epoch(state, seat), self.to_act(state))

    def outcome(self, state: OmigaState) -> Outcome | None:
        """By rounds won, or by a claim."""
        return state.outcome

    def stand_in(self, state: OmigaState, seat: Seat, rng: Random) -> OmigaMove:
        """Be ready, call, and play as well as one can without hurry."""
        if state.phase == "playing":
            return sensible(state, seat, rng)
        return CALL if state.phase == "called" else READY

    def time_limit(self, state: OmigaState) -> float | None:
        """During play the table looks every few seconds who is still there; before, as the lobby chose."""
        return state.watch_seconds if state.phase == "playing" else state.options.turn_limit or None

    def expire(self, state: OmigaState, rng: Random) -> Step[OmigaState]:
        """During play a watch is over; before, somebody presses for those who do not."""
        if state.phase == "playing":
            return clock.watch(state, rng)
        if state.phase == "called":
            return opening.call(state)
        events: tuple[Event, ...] = ()
        for seat in sorted(self.to_act(state)):
            step = opening.get_ready(state, seat, rng)
            state, events = step.state, events + step.events
        return Step(state, events)

    def overdue(self, state: OmigaState) -> frozenset[Seat]:
        """Nobody during play: the watch sees to those who do nothing."""
        return NOBODY if state.phase in ("playing", "called") else self.to_act(state)

    def wake(self, state: OmigaState) -> Step[OmigaState] | None:
        """After a restart in the middle of a round nobody shall lose by not having been told."""
        return clock.pause(state) if state.phase == "playing" else None

    def violations(self, state: OmigaState) -> list[str]:
        """Everything that cannot be true of this state."""
        return violations_of(state)
