"""J-20: somebody leaves for good; the others go on if they are enough."""

from __future__ import annotations

from rules.game import Seat, Step
from rules.just_one import comparing, guessing, turns, writing
from rules.just_one.judge import Judge
from rules.just_one.state import FEWEST, JustOneState, Left


def leave(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    """What they wrote and voted stays."""
    after = state.but(gone=(*state.gone, seat))
    step = _go_on(after, seat, judge)
    return Step(step.state, (Left(seat=seat), *step.events))


def _go_on(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    if len(state.present) < FEWEST:
        return turns.end_early(state, "too-few")
    # J-25: a guess that was made stands, so that nobody escapes its price by leaving
    if seat == state.active and state.phase != "vote":
        return turns.end_turn(state, "left")
    if state.phase == "clues" and not writing.awaited(state):
        return comparing.begin(state, judge)
    if state.phase == "compare" and not comparing.awaited(state):
        return comparing.close(state)
    if state.phase == "vote" and not guessing.awaited(state):
        return guessing.close(state)
    return Step(state)
