"""J-20: somebody leaves for good; the others go on if they are enough. J-26: somebody joins a running game."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Seat, Step
from rules.just_one import comparing, guessing, turns, writing
from rules.just_one.judge import Judge
from rules.just_one.state import FEWEST, MOST, Arrived, JustOneState, Left


def leave(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    """What they wrote and voted stays."""
    coming = tuple(other for other in state.coming if other != seat)
    after = state.model_copy(update={"gone": (*state.gone, seat), "coming": coming})
    step = _go_on(after, seat, judge)
    return Step(step.state, (Left(seat=seat), *step.events))


def arrive(state: JustOneState) -> Step[JustOneState]:
    """A seat more, last in the order; it plays from the next turn on, so that no secret of this one is shown."""
    if len(state.present) + len(state.coming) >= MOST:
        raise IllegalMove("just-one-full", most=MOST)
    seat = state.seats
    return Step(state.model_copy(update={"seats": seat + 1, "coming": (*state.coming, seat)}), (Arrived(seat=seat),))


def _go_on(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    if len(state.present) < FEWEST:
        enough = len(state.present) + len(state.coming) >= FEWEST  # J-26: then those who come are in at once
        return turns.end_turn(state, "left") if enough else turns.end_early(state, "too-few")
    # J-25: a guess that was made stands, so that nobody escapes its price by leaving
    if seat == state.active and state.phase != "vote":
        return turns.end_turn(state, "left")
    if state.phase == "clues" and not writing.waiting_for(state):
        return comparing.begin(state, judge)
    if state.phase == "compare" and not comparing.waiting_for(state):
        return comparing.close(state)
    if state.phase == "vote" and not guessing.waiting_for(state):
        return guessing.close(state)
    return Step(state)
