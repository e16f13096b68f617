"""Play any game of the catalogue automatically, for tests of all games."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import reject
from hypothesis import strategies as st

from rules.catalogue import AnyGame
from rules.errors import Refusal
from rules.game import Options, Step
from rules.rng import move_rng


def option_choices(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Every value each option of the game can have."""
    return game.Options.choices()


@st.composite
def any_options(draw: st.DrawFn, game: AnyGame, seats: int) -> Options:
    """Return random options of the game, or the default if this number of players cannot use them."""
    chosen = {name: draw(st.sampled_from(values)) for name, values in option_choices(game).items()}
    options = game.Options.model_validate(chosen)
    if game.objection(seats, options) is not None:
        return game.Options()
    try:
        game.deal(seats, options, Random(0))
    except Refusal:  # such as an own word list that is empty
        reject()
    return options


def play_out(game: AnyGame, seats: int, options: Options, seed: str, *, picks: Random | None = None) -> list[str]:
    """Return a whole game as text: each move with its events, and the outcome.

    Moves are random with `picks`, else those of the stand-in.
    """
    state = game.deal(seats, options, move_rng(seed, 0))
    lines = []
    number = 0
    moved: int | None = None
    while waiting_for := game.to_act(state):
        number += 1
        rng = move_rng(seed, number)
        seat = min(waiting_for - {moved} or waiting_for)  # alternate where both may move
        move = picks.choice(game.moves(state, seat)) if picks else game.stand_in(state, seat, Random(number))
        step: Step[Any] = game.play(state, seat, move, rng)
        assert game.violations(step.state) == []
        state, moved = step.state, seat
        lines.append(f"{number:3} seat {seat}: {move.model_dump_json()}")
        lines += [f"      {brief(event.model_dump(mode='json'))}" for event in step.events]
    outcome = game.outcome(state)
    assert outcome is not None
    return [*lines, f"outcome {outcome.model_dump_json()}"]


def brief(event: dict[str, Any]) -> str:
    """`showed tile=["suns", 4] left=20`"""
    what = event.pop("what")
    return " ".join([what, *(f"{name}={json.dumps(value)}" for name, value in event.items())])
