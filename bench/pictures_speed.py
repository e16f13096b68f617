"""Pictures: processor time and size, against Pillow encoding the same picture and nothing else.

Sprites are drawn once, so some games are played before anything is measured.
"""

from __future__ import annotations

import gc
import itertools
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from random import Random
from statistics import median
from typing import Any

from PIL import Image

from bench.measure import Line, at_most, ms
from bench.players import SEATS
from bot.pictures import encode
from cogs.just_one.easels import Board, Easels
from cogs.just_one.easels import paint as paint_easels
from cogs.omiga.picture import paint as paint_omiga
from cogs.omiga.picture import picture_content
from cogs.one_shot.picture import paint as paint_one_shot
from cogs.only_one.picture import paint as paint_only_one
from cogs.rokujika.picture import paint_village
from rules.catalogue import game_named
from rules.rng import move_rng

PICTURES = 150
WARM_UP = 150
LEVEL = 5  # of compression, for the bare encoding
TIME_GOAL, SIZE_GOAL = 1.5, 40.0

PAINTERS: dict[str, Callable[[Any], bytes]] = {
    "just-one": lambda easels: encode(paint_easels(easels)),
    "one-shot": lambda view: encode(paint_one_shot(view, ("Ada", "Ben", "Cleo", "Dan"))),
    "only-one": lambda view: encode(paint_only_one(view, ("Ada", "Ben", "Cleo", "Dan"))),
    "rokujika": lambda view: encode(paint_village(view.village)),
    "omiga": lambda view: encode(paint_omiga(picture_content(view))),
}


def lines() -> Iterator[Line]:
    """Two lines for each game."""
    for game, paint in PAINTERS.items():
        views = views_of(game)
        for view in itertools.islice(views, WARM_UP):
            paint(view)
        times, bare, sizes = [], [], []
        gc.disable()  # collecting is no part of a picture
        for view in itertools.islice(views, PICTURES):
            began = time.process_time()
            file = paint(view)
            times.append(time.process_time() - began)
            image = Image.open(BytesIO(file))
            image.load()
            began = time.process_time()
            image.save(BytesIO(), "PNG", compress_level=LEVEL)
            bare.append(time.process_time() - began)
            sizes.append(len(file) / 1024)
        gc.enable()
        middle, yardstick = median(times), median(bare)
        note = f"{middle / yardstick:.2f}x a bare Pillow encode, {ms(yardstick)}"
        yield at_most(f"picture, {game}: CPU, median", middle * 1000, TIME_GOAL, " ms", note=note)
        note = f"median {median(sizes):.0f} KB"
        yield at_most(f"picture, {game}: size, largest", max(sizes), SIZE_GOAL, " KB", note=note)


def views_of(name: str) -> Iterator[Any]:
    """Yield what the pictures of a game show: what one seat sees after each move of one random game after the other."""
    if name == "just-one":
        yield from _turns_of_just_one()
    game = game_named(name)
    for number in itertools.count():
        seed = f"pictures {number}"
        rng = Random(seed)
        state = game.deal(SEATS[name], game.Options(), move_rng(seed, 0))
        for at in itertools.count(1):
            if game.outcome(state) is not None:
                break
            yield game.view(state, 0)
            seat = rng.choice(sorted(game.to_act(state) or game.may_act(state)))
            state = game.play(state, seat, rng.choice(game.moves(state, seat)), move_rng(seed, at)).state


def _turns_of_just_one() -> Iterator[Easels]:
    """Turns of seven players with words that were never drawn before, each compared, guessed and revealed."""
    rng, names = Random("pictures"), ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen")
    while True:
        active, *givers = rng.sample(range(len(names)), len(names))
        word, *clues = ("".join(rng.choices("abdefiklmnorstu", k=rng.randint(3, 12))) for _ in names)
        boards = [
            Board(seat, names[seat], clue, place < 2)
            for place, (seat, clue) in enumerate(zip(givers, clues, strict=True))
        ]
        left = tuple(board._replace(text=None, cancelled=False) if board.cancelled else board for board in boards)
        yield Easels(active, names[active], word, "", 3, tuple(boards))
        yield Easels(active, names[active], None, "", 3, left)
        yield Easels(active, names[active], word, "found", 3, tuple(boards))
