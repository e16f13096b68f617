"""From turn to turn and round to round: who throws next, when tiles are mixed, and when it is over."""

from __future__ import annotations

from random import Random

from rules.game import Seat, Step
from rules.one_shot import tie_break
from rules.one_shot.pieces import mixed
from rules.one_shot.state import OneShotOptions, OneShotState, RoundBegan


def order_of_round(round_: int, seats: int, options: OneShotOptions) -> tuple[Seat, ...]:
    """S-1: the start moves to the left each round; the rulebook's example moves it to the right."""
    step = 1 if options.rotation == "text" else -1
    first = step * (round_ - 1) % seats
    return tuple((first + place) % seats for place in range(seats))


def next_turn(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """Pass the die to the left; S-4, S-23: the stack goes back in order and every coin is there again."""
    cleared = {"depth": 0, "die": None, "shown": None, "coins": (), "aside": 0, "phase": "throw"}
    if state.turn + 1 < state.seats:
        return Step(state.model_copy(update={**cleared, "turn": state.turn + 1}))
    if state.round < state.rounds:
        round_ = state.round + 1
        order = order_of_round(round_, state.seats, state.options)
        mixed_anew = {"round": round_, "order": order, "turn": 0, "stack": mixed(rng), "seen": ()}
        began = RoundBegan(round=round_, order=order)
        return Step(state.model_copy(update={**cleared, **mixed_anew}), (began,))
    return tie_break.after_final_round(state.model_copy(update={**cleared}), rng)
