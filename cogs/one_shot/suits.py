"""The four suits of a piecepack as stencils and colours."""

from __future__ import annotations

from math import cos, pi, sin

from bot.pictures.colours import AMBER, BLUE, FAINT, FELT, INK, IVORY, RED, SEAT_COLOURS, STRONG, Colour, mix
from bot.pictures.pieces import CROWN, circle
from bot.pictures.sprites import Point, Stencil, curve, mirrored
from rules.one_shot.pieces import Suit


def _around(radius: float, turn: float) -> Point:
    return radius * cos(turn * 2 * pi), radius * sin(turn * 2 * pi)


def _sun() -> Stencil:
    rays = 10
    spikes = tuple(
        ((_around(0.6, (ray - 0.32) / rays), _around(0.98, ray / rays), _around(0.6, (ray + 0.32) / rays)), True)
        for ray in range(rays)
    )
    return (*spikes, (circle(0, 0, 0.66), False), (circle(0, 0, 0.52), True))


def _moon() -> Stencil:
    return (circle(-0.04, 0, 0.94), True), (circle(0.42, -0.16, 0.78), False)


def _arms() -> Stencil:
    """A lily: an upright petal, two that curl outwards, a band, and their ends below it."""
    petal = mirrored(
        [
            *curve((0.0, -1.0), (0.16, -0.68), (0.36, -0.5), (0.3, -0.16)),
            *curve((0.3, -0.16), (0.26, 0.02), (0.16, 0.1), (0.15, 0.26)),
        ]
    )
    side = (
        *curve((0.27, 0.26), (0.3, -0.04), (0.42, -0.56), (0.72, -0.52)),
        *curve((0.72, -0.52), (1.02, -0.48), (1.06, 0.02), (0.74, 0.14)),
        *curve((0.74, 0.14), (0.82, 0.0), (0.76, -0.2), (0.62, -0.16)),
        *curve((0.62, -0.16), (0.5, -0.12), (0.48, 0.1), (0.46, 0.26)),
    )
    foot = mirrored([(0.0, 0.54), (0.15, 0.54), *curve((0.15, 0.54), (0.2, 0.72), (0.12, 0.86), (0.0, 1.0))])
    toe = (
        (0.27, 0.54),
        (0.46, 0.54),
        *curve((0.46, 0.54), (0.5, 0.68), (0.58, 0.74), (0.7, 0.74)),
        *curve((0.7, 0.74), (0.58, 0.92), (0.3, 0.86), (0.27, 0.54)),
    )
    band = ((-0.54, 0.33), (0.54, 0.33), (0.54, 0.47), (-0.54, 0.47))
    return (petal, True), (side, True), (_flip(side), True), (foot, True), (toe, True), (_flip(toe), True), (band, True)


def _flip(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((-x, y) for x, y in points)


SYMBOLS: dict[Suit, Stencil] = {"suns": _sun(), "moons": _moon(), "crowns": CROWN, "arms": _arms()}
INKS: dict[Suit, Colour] = {"suns": RED, "moons": INK, "crowns": AMBER, "arms": BLUE}
# On dark felt the inks of ivory would be lost, so there the symbols are paler.
PALE: dict[Suit, Colour] = {
    "suns": mix(SEAT_COLOURS[0], FELT, STRONG),
    "moons": mix(IVORY, FELT, FAINT),
    "crowns": mix(AMBER, FELT, STRONG),
    "arms": mix(SEAT_COLOURS[1], FELT, STRONG),
}
