"""Sprites that more than one game needs: pawns for seats, the winner's crown, and rounds played."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from bot.pictures.colours import EDGE, FELT_DARK, FELT_LIGHT, GOLD, IVORY, Colour
from bot.pictures.sprites import Point, Sketch, Stencil, curve, mirrored


def circle(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """A circle as a polygon of a stencil."""
    return tuple((x + radius * cos(turn * pi / 32), y + radius * sin(turn * pi / 32)) for turn in range(64))


PAWN: Stencil = (
    (
        mirrored(
            [
                (0.0, -0.3),
                (0.24, -0.3),
                *curve((0.24, -0.1), (0.28, 0.3), (0.62, 0.4), (0.62, 0.95), 16),
            ]
        ),
        True,
    ),
    (circle(0, -0.5, 0.42), True),
)

CROWN: Stencil = (
    (
        mirrored(
            [(0.0, -0.5), (0.36, 0.12), (0.86, -0.34), (0.66, 0.48), (0.0, 0.48)],
        ),
        True,
    ),
    (circle(0, -0.58, 0.17), True),
    (circle(0.86, -0.42, 0.14), True),
    (circle(-0.86, -0.42, 0.14), True),
    (((-0.66, 0.58), (0.66, 0.58), (0.66, 0.8), (-0.66, 0.8)), True),
)


@lru_cache(maxsize=64)
def pawn(colour: Colour, size: int) -> Image.Image:
    """The marker of a seat."""
    sketch = Sketch(size, size)
    sketch.stamp(PAWN, (size / 2, size / 2), size * 0.88, colour, line=(EDGE, max(2.0, size / 24)))
    return sketch.finish()


@lru_cache(maxsize=8)
def crown(size: int) -> Image.Image:
    """The mark of a winner: a golden crown."""
    sketch = Sketch(size, size)
    sketch.stamp(CROWN, (size / 2, size / 2), size * 0.88, GOLD, line=(EDGE, max(2.0, size / 24)))
    return sketch.finish()


@lru_cache(maxsize=32)
def pips(filled: int, total: int) -> Image.Image:
    """How many of a number of rounds have begun."""
    sketch = Sketch(total * 24, 16)
    for place in range(total):
        box = (place * 24 + 4, 0, place * 24 + 20, 16)
        sketch.disc(box, IVORY if place < filled else FELT_DARK, FELT_LIGHT if place >= filled else IVORY, 2)
    return sketch.finish()
