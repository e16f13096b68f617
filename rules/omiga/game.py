"""Omiga, the One Minute Game, for two players at the same time."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from rules.game import Event, Game, Outcome, Seat, Step
from rules.omiga import computer, playing, rounds
from rules.omiga.board import FIELDS
from rules.omiga.lesson import LESSON
from rules.omiga.playing import lays, sensible
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
    stand_in_seconds = 4.0  # before it gets ready or calls

    def deal(self, seats: int, options: OmigaOptions, rng: Random) -> OmigaState:  # noqa: ARG002 - always two
        """Shuffle both decks, lay the opening cards, and draw three cards each."""
        cards = rounds.opened(FIELDS[options.board], rng)
        return OmigaState.model_validate({"options": options, "phase": "ready", "tokens": (0, 0), **cards})

    def to_act(self, state: OmigaState) -> frozenset[Seat]:
        """Return both seats, or those who are not ready or have not chosen for this beat. There are no turns."""
        if state.phase == "over":
            return NOBODY
        done = state.chosen if state.phase == "playing" else state.ready
        if done[0]:
            return ONE[1]
        return ONE[0] if done[1] else BOTH

    def may_act(self, state: OmigaState) -> frozenset[Seat]:
        """Return both seats until the end: a choice may be changed, and refusals say why."""
        return NOBODY if state.phase == "over" else BOTH

    def epoch(self, state: OmigaState, seat: Seat | None) -> int:
        """Return the token of the seat's hand: the opponent's moves do not make buttons stale."""
        return state.epoch if seat is None else state.tokens[seat]

    def moves(self, state: OmigaState, seat: Seat) -> Sequence[OmigaMove]:
        """Return every legal move of this seat."""
        if state.phase == "playing":
            found: list[OmigaMove] = [THROW, *lays(state, seat)]
            if rounds.may_claim(state, seat):
                found.append(CLAIM)
            return found
        if state.phase == "called":
            return (CALL,)
        return (READY,) if seat in self.to_act(state) else ()

    def play(self, state: OmigaState, seat: Seat, move: OmigaMove, rng: Random) -> Step[OmigaState]:
        """Apply the move. O-9: moves count in order of arrival and are checked against the present table."""
        if isinstance(move, Lay | Throw):
            return playing.act(state, seat, move, rng)
        if isinstance(move, Ready):
            return rounds.get_ready(state, seat, rng)
        if isinstance(move, Call):
            return rounds.call(state)
        if isinstance(move, Attempt):
            return playing.attempt(state, seat)
        return rounds.claim(state, seat)

    def view(self, state: OmigaState, seat: Seat | None) -> OmigaView:
        """Return everything but the piles; before "Omiga!" the hands are face down."""
        return view_of(state, seat, self.epoch(state, seat), self.to_act(state))

    def turn(self, state: OmigaState) -> Hashable:
        """Return the round and its phase: cards are laid at the same time."""
        return len(state.results), state.phase

    def outcome(self, state: OmigaState) -> Outcome | None:
        """Return the outcome by rounds won, or by a claim."""
        return state.outcome

    def stand_in(self, state: OmigaState, seat: Seat, rng: Random) -> OmigaMove:
        """Get ready, call, or play a sensible card."""
        if state.phase == "playing":
            return sensible(state, seat, rng)
        return CALL if state.phase == "called" else READY

    def computer_move(self, state: OmigaState, seat: Seat, rng: Random) -> OmigaMove:
        """Get ready, call, or play a card as well as the level of the options says."""
        if state.phase != "playing":
            return self.stand_in(state, seat, rng)
        return computer.choose(self.view(state, seat), computer.SKILLS[state.options.computers], rng)

    def stand_in_pause(self, state: OmigaState, seats: frozenset[Seat]) -> float:
        """Return how long a computer of this level takes for a card; two computers move in turns."""
        return (computer.seconds_for(state) if state.phase == "playing" else self.stand_in_seconds) / len(seats)

    def time_limit(self, state: OmigaState) -> float | None:
        """Return the length of a watch during play, else the limit chosen in the lobby."""
        return state.watch_seconds if state.phase == "playing" else state.options.turn_limit or None

    def expire(self, state: OmigaState, rng: Random) -> Step[OmigaState]:
        """Apply a watch during play, else get ready or call for the players."""
        if state.phase == "playing":
            return playing.watch(state, rng)
        if state.phase == "called":
            return rounds.call(state)
        events: tuple[Event, ...] = ()
        for seat in sorted(self.to_act(state)):
            step = rounds.get_ready(state, seat, rng)
            state, events = step.state, events + step.events
        return Step(state, events)

    def overdue(self, state: OmigaState) -> frozenset[Seat]:
        """Return nobody during play: the watches handle silent players."""
        return NOBODY if state.phase in ("playing", "called") else self.to_act(state)

    def wake(self, state: OmigaState) -> Step[OmigaState] | None:
        """Pause after a restart: nobody may lose because of it."""
        return playing.pause(state) if state.phase == "playing" else None

    def violations(self, state: OmigaState) -> list[str]:
        """Return every broken invariant of this state."""
        return violations_of(state)
