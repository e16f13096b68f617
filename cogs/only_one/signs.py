"""Signs that can be told apart when they are small: the powers of familiars, icons, potions."""

from __future__ import annotations

from math import cos, pi, sin

from bot.pictures.colours import IVORY, Colour
from bot.pictures.pieces import circle
from bot.pictures.sprites import Stencil, curve, mirrored
from cogs.only_one.shapes import Drawing, Shape, bends, box, dome, ellipse, fill, star
from rules.only_one.familiars import Familiar

SPARKLE: Stencil = fill(star(4, 1.0, 0.3))
TICK: Stencil = fill(((-0.9, 0.1), (-0.6, -0.2), (-0.25, 0.16), (0.6, -0.7), (0.9, -0.4), (-0.25, 0.76)))
ARROW: Stencil = fill(((-0.5, -0.86), (0.86, 0.0), (-0.5, 0.86), (-0.16, 0.0)))
_TOES = ((-0.68, -0.02), (-0.26, -0.5), (0.26, -0.5), (0.68, -0.02))
PAW: Stencil = fill(ellipse(0, 0.4, 0.5, 0.44), *(ellipse(x, y, 0.2, 0.26) for x, y in _TOES))


def potion(colour: Colour) -> Drawing:
    """A flask with a brew of this colour."""
    belly = bends(
        ((-0.2, -0.3), (-0.2, -0.1), (-0.84, 0.3), (-0.74, 0.7)),
        ((-0.74, 0.7), (-0.7, 1.0), (0.7, 1.0), (0.74, 0.7)),
        ((0.74, 0.7), (0.84, 0.3), (0.2, -0.1), (0.2, -0.3)),
    )
    brew = bends(
        ((-0.6, 0.36), (-0.9, 0.7), (-0.6, 0.86), (0.0, 0.86)),
        ((0.0, 0.86), (0.6, 0.86), (0.9, 0.7), (0.6, 0.36)),
    )
    glass = fill(box(-0.2, -0.9, 0.2, -0.2), box(-0.32, -0.98, 0.32, -0.8), belly)
    bubbles = fill(circle(0.12, 0.14, 0.11), circle(-0.16, 0.58, 0.1), circle(0.24, 0.66, 0.07))
    return (glass, IVORY), (fill(brew), colour), (bubbles, IVORY)


def _key() -> Stencil:
    bow = ((circle(0, -0.46, 0.46), True), (circle(0, -0.46, 0.2), False))
    return *bow, *fill(box(-0.13, -0.1, 0.13, 0.96), box(0.1, 0.46, 0.46, 0.64), box(0.1, 0.76, 0.36, 0.96))


def _rising_sun() -> Stencil:
    def beam(angle: float) -> Shape:
        reaches = ((-0.12, 0.62), (0.0, 1.1), (0.12, 0.62))
        return tuple((cos(angle + aside) * reach, 0.5 - sin(angle + aside) * reach) for aside, reach in reaches)

    beams = [beam(angle) for angle in (0.3, 0.94, pi / 2, pi - 0.94, pi - 0.3)]
    return fill(*beams, dome(0, 0.5, 0.48, 0.48), box(-0.96, 0.6, 0.96, 0.78))


def _wheat() -> Stencil:
    def grain(side: int, y: float) -> Shape:
        return bends(
            ((0, y), (side * 0.14, y - 0.3), (side * 0.4, y - 0.4), (side * 0.56, y - 0.4)),
            ((side * 0.56, y - 0.4), (side * 0.52, y - 0.1), (side * 0.3, y), (0, y)),
        )

    grains = [grain(side, y) for side in (-1, 1) for y in (-0.3, 0.04, 0.38)]
    return fill(box(-0.06, -0.5, 0.06, 0.98), *grains, ellipse(0, -0.72, 0.16, 0.28))


def _heart() -> Stencil:
    half = [
        *curve((0.0, -0.42), (0.16, -0.86), (0.94, -0.86), (0.92, -0.22)),
        *curve((0.92, -0.22), (0.9, 0.3), (0.3, 0.6), (0.0, 0.92)),
    ]
    return fill(mirrored(half))


def _eye() -> Stencil:
    lids = bends(
        ((-0.96, 0.0), (-0.4, -0.74), (0.4, -0.74), (0.96, 0.0)),
        ((0.96, 0.0), (0.4, 0.74), (-0.4, 0.74), (-0.96, 0.0)),
    )
    return (lids, True), (circle(0, 0, 0.4), False), (circle(0, 0, 0.22), True)


def _flag() -> Stencil:
    cloth = ((-0.48, -0.9), (0.8, -0.9), (0.5, -0.46), (0.8, -0.02), (-0.48, -0.02))
    return fill(box(-0.66, -0.96, -0.48, 0.98), cloth)


def _hand() -> Stencil:
    tips = ((-0.42, -0.56), (-0.15, -0.8), (0.12, -0.8), (0.39, -0.6))
    fingers = [shape for x, y in tips for shape in (circle(x, y, 0.1), box(x - 0.1, y, x + 0.1, 0.3))]
    palm = ((-0.52, 0.0), (0.49, 0.0), (0.49, 0.5), (0.2, 0.9), (-0.3, 0.9), (-0.52, 0.56))
    thumb = ((-0.46, 0.7), (-0.92, 0.2), (-0.76, 0.04), (-0.4, 0.36))
    return fill(*fingers, palm, thumb)


def _bolt() -> Stencil:
    return fill(((0.3, -0.98), (-0.6, 0.16), (-0.06, 0.16), (-0.3, 0.98), (0.6, -0.2), (0.06, -0.2)))


POWERS: dict[Familiar, Stencil] = {
    "keeper": _key(),
    "early": _rising_sun(),
    "gleaner": _wheat(),
    "charmer": _heart(),
    "seer": _eye(),
    "finisher": _flag(),
    "picker": _hand(),
    "breaker": _bolt(),
}
