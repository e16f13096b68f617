"""Time: silent players, the beats of the pulse, and pauses."""

from __future__ import annotations

from random import Random

from rules.errors import IllegalMove
from rules.game import Event, Seat, Step
from rules.omiga.computer import sensible
from rules.omiga.hand import fitting_way, lay, throw
from rules.omiga.opening import new_phase
from rules.omiga.state import Beaten, Chose, Lay, OmigaState, Paused, Throw, Tried, Watched

ABANDONED_SECONDS = 120.0  # without a move of either player the game pauses


def act(state: OmigaState, seat: Seat, move: Lay | Throw, rng: Random) -> Step[OmigaState]:
    """Apply the move at once; with a pulse, apply both moves once both players have chosen."""
    if state.phase != "playing":
        raise IllegalMove("omiga-paused" if state.phase == "paused" else "omiga-not-begun")
    if state.silent[seat]:
        state = _heard(state, seat)
    if not state.options.pulse:
        return lay(state, seat, move) if isinstance(move, Lay) else throw(state, seat)
    if isinstance(move, Lay):
        fitting_way(state, seat, move)  # refuse it now, not at the beat
    chosen = (move, state.chosen[1]) if seat == 0 else (state.chosen[0], move)
    after, chose = state.model_copy(update={"chosen": chosen}), Chose(seat=seat)
    if None in chosen:
        return Step(after, (chose,))
    step = _beat(after, rng)
    return Step(step.state, (chose, *step.events))


def attempt(state: OmigaState, seat: Seat) -> Step[OmigaState]:
    """O-26: a player whose move was refused is not silent. Raise IllegalMove if they are not counted as silent."""
    if state.phase != "playing":
        raise IllegalMove("omiga-not-begun")
    if not state.silent[seat]:
        raise IllegalMove("omiga-heard")
    return Step(_heard(state, seat), (Tried(seat=seat),))


def watch(state: OmigaState, rng: Random) -> Step[OmigaState]:
    """Apply a watch: the pulse beats, silent players are counted, and stand-ins move if the lobby chose a limit."""
    chose_now = state.chosen
    silent = (0 if chose_now[0] else state.silent[0] + 1, 0 if chose_now[1] else state.silent[1] + 1)
    watched = Watched(silent=silent)
    limit = state.options.turn_limit
    epoch = max(state.epoch, *state.tokens) + 1  # so that the next deadline starts
    state = state.model_copy(update={"silent": silent, "watches": state.watches + 1, "epoch": epoch})
    if not limit and min(state.silence(0), state.silence(1)) >= ABANDONED_SECONDS:
        step = pause(state)
        return Step(step.state, (watched, *step.events))
    chosen = tuple(
        sensible(state, seat, rng) if limit and state.silence(seat) >= limit else state.chosen[seat] for seat in (0, 1)
    )
    step = _beat(state.model_copy(update={"chosen": chosen}), rng)
    return Step(step.state, (watched, *step.events))


def pause(state: OmigaState) -> Step[OmigaState]:
    """Pause until both players are ready again."""
    return Step(new_phase(state, phase="paused"), (Paused(),))


def _heard(state: OmigaState, seat: Seat) -> OmigaState:
    return state.model_copy(update={"silent": (0, state.silent[1]) if seat == 0 else (state.silent[0], 0)})


def _beat(state: OmigaState, rng: Random) -> Step[OmigaState]:
    """Apply both choices, in random order. A card that no longer fits stays in the hand."""
    order = (0, 1)
    if isinstance(state.chosen[0], Lay) and isinstance(state.chosen[1], Lay) and rng.random() < 0.5:
        order = (1, 0)
    events: list[Event] = []
    chosen = state.chosen
    state = state.model_copy(update={"chosen": (None, None), "epoch": max(state.epoch, *state.tokens) + 1})
    for seat in order:
        choice = chosen[seat]
        if choice is None:
            continue
        try:
            if state.phase != "playing":
                raise IllegalMove("omiga-not-begun")
            step = lay(state, seat, choice) if isinstance(choice, Lay) else throw(state, seat)
        except IllegalMove:
            if isinstance(choice, Lay):
                events.append(Beaten(seat=seat, card=choice.card))
            continue
        state = step.state
        events += step.events
    return Step(state, tuple(events))
