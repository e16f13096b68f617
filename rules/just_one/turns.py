"""The end of a turn, the next turn, and the end of the game."""

from __future__ import annotations

from typing import Literal

from rules.game import Event, Outcome, Seat, Step
from rules.just_one.state import FEWEST, Ended, JustOneOptions, JustOneState, Result, Turn, TurnEnded

Reason = Literal["finished", "too-few", "stopped"]


def clues_each(present: int, options: JustOneOptions) -> Literal[1, 2]:
    """Return the number of clues of each clue-giver. J-2: two with three players, optionally with four."""
    return 2 if present <= FEWEST or (present == 4 and options.two_clues_with_four) else 1


def end_turn(state: JustOneState, result: Result) -> Step[JustOneState]:
    """Win or lose the card, reveal the turn, and start the next one."""
    missed = result == "missed"
    burned = missed and bool(state.deck)
    taken_back = missed and not state.deck and state.won > 0  # J-12: the final turn
    won = state.won + (result == "found") - taken_back
    turn = _record(state, result).model_copy(update={"burned": burned, "taken_back": taken_back})
    after = state.model_copy(
        update={"turns": (*state.turns, turn), "won": won, "deck": state.deck[1:] if burned else state.deck}
    )
    ended = TurnEnded(turn=turn, won=won)
    if not after.deck:
        return _then((ended,), _end_game(after, "finished"))
    return Step(_next_turn(after), (ended,))


def end_early(state: JustOneState, reason: Reason) -> Step[JustOneState]:
    """End the game with the present score (J-20). J-23: the unfinished turn is revealed too."""
    if state.number is None:
        return _end_game(state, reason)
    turn = _record(state, "ended")
    after = state.model_copy(update={"turns": (*state.turns, turn)})
    return _then((TurnEnded(turn=turn, won=state.won),), _end_game(after, reason))


def next_active(state: JustOneState) -> Seat:
    """Return the next active player: the next seat that has not left (J-21)."""
    present = state.present
    return next((seat for seat in present if seat > state.active), present[0])


def _next_turn(state: JustOneState) -> JustOneState:
    state = state.model_copy(update={"coming": ()})  # J-26
    return state.entering(
        "number",
        active=next_active(state),
        turn=state.turn + 1,
        card=state.deck[0],
        deck=state.deck[1:],
        each=clues_each(len(state.present), state.options),
        number=None,
        numbers_gone=(),
        clues=(),
        excused=(),
        alike=(),
        ready=(),
        guess=None,
        votes=(),
    )


def _record(state: JustOneState, result: Result) -> Turn:
    return Turn(
        number=state.turn,
        active=state.active,
        word=state.word,
        clues=state.clues,
        alike=state.alike,
        guess=state.guess,
        votes=state.votes,
        result=result,
    )


def _end_game(state: JustOneState, reason: Reason) -> Step[JustOneState]:
    """End the game; all players have the same score."""
    outcome = Outcome(places=(1,) * state.seats, scores=(state.won,) * state.seats, reason=reason)
    return Step(state.entering("over", outcome=outcome), (Ended(outcome=outcome),))


def _then(events: tuple[Event, ...], step: Step[JustOneState]) -> Step[JustOneState]:
    return Step(step.state, events + step.events)
