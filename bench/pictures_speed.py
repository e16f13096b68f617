"""Processor time of the pictures of some Omiga games, with a warm sprite cache."""

from __future__ import annotations

import gc
import itertools
import time
from collections.abc import Iterator
from random import Random
from statistics import median

from bench.measure import Figure
from bot.pictures import encode
from cogs.omiga.picture import paint, picture_content
from rules.omiga.game import Omiga
from rules.omiga.state import OmigaOptions
from rules.omiga.view import OmigaView
from rules.rng import move_rng

GAMES = 20
ALLOWED = 0.005  # seconds of processor time


def figures() -> Iterator[Figure]:
    """What a picture costs on the standard table, and at the worst."""
    list(_game("warm up"))  # draws the sprites
    gc.disable()  # looking for everybody's rubbish is no part of a picture
    costs = sorted(cost for game in range(GAMES) for cost in _game(f"pictures {game}"))
    gc.enable()
    middle, dearest = median(costs), costs[-1]
    yield Figure("omiga: a picture", _ms(middle), f"dearest of {len(costs)}: {_ms(dearest)}", middle / dearest)
    yield Figure(
        "omiga: the dearest picture", _ms(dearest), f"allowed {_ms(ALLOWED)}", dearest / ALLOWED, 1.0, most=True
    )


def _game(seed: str) -> Iterator[float]:
    """Processor time for both players' pictures after each move of a random game."""
    game, rng = Omiga(), Random(seed)
    state = game.deal(2, OmigaOptions(), move_rng(seed, 0))
    for number in itertools.count(1):
        for seat in (0, 1):
            view: OmigaView = game.view(state, seat)
            began = time.process_time()
            encode(paint(picture_content(view)))
            yield time.process_time() - began
        if state.outcome is not None:
            return
        waiting_for = sorted(game.to_act(state) or game.may_act(state))
        seat = rng.choice(waiting_for)
        state = game.play(state, seat, rng.choice(game.moves(state, seat)), move_rng(seed, number)).state


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms CPU"
