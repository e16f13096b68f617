"""Players leave (J-20) or join (J-26) a running game."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Seat, Step
from rules.just_one import comparing, guessing, turns, writing
from rules.just_one.judge import Judge
from rules.just_one.state import FEWEST, MOST, Arrived, JustOneState, Left


def leave(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    """Remove a player. Their clues and votes stay. J-20: the game continues with at least three players."""
    coming = tuple(other for other in state.coming if other != seat)
    after = state.model_copy(update={"gone": (*state.gone, seat), "coming": coming})
    step = _continue(after, seat, judge)
    return Step(step.state, (Left(seat=seat), *step.events))


def arrive(state: JustOneState) -> Step[JustOneState]:
    """Add a last seat that plays from the next turn on, because it must not see the secrets of this one."""
    if len(state.present) + len(state.coming) >= MOST:
        raise IllegalMove("just-one-full", most=MOST)
    seat = state.seats
    return Step(state.model_copy(update={"seats": seat + 1, "coming": (*state.coming, seat)}), (Arrived(seat=seat),))


def _continue(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    if len(state.present) < FEWEST:
        enough = len(state.present) + len(state.coming) >= FEWEST  # J-26: then the joining players play at once
        return turns.end_turn(state, "left") if enough else turns.end_early(state, "too-few")
    # J-25: a guess is kept, so that nobody escapes its cost by leaving
    if seat == state.active and state.phase != "vote":
        return turns.end_turn(state, "left")
    if state.phase == "clues" and not writing.waiting_for(state):
        return comparing.begin(state, judge)
    if state.phase == "compare" and not comparing.waiting_for(state):
        return comparing.close(state)
    if state.phase == "vote" and not guessing.waiting_for(state):
        return guessing.close(state)
    return Step(state)
