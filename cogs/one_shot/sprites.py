"""The sprites of a ONE SHOT table: suits of a piecepack, tiles, dice, coins, the stack and the seats' rows."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from bot.pictures.colours import (
    AMBER,
    BLUE,
    EDGE,
    FAINT,
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    RED,
    SEAT_COLOURS,
    STRONG,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
    mix,
)
from bot.pictures.shared_sprites import CROWN, circle
from bot.pictures.sprites import Point, Sprite, SpriteCanvas, Stencil, curve, dimmed, mirrored
from rules.one_shot.state import NULL, Suit, Tile


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
    """Return a lily: an upright petal, two that curl outwards, a band, and their ends below it."""
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
# The inks for ivory are too dark on the background, so there the symbols are paler.
PALE: dict[Suit, Colour] = {
    "suns": mix(SEAT_COLOURS[0], TEAL, STRONG),
    "moons": mix(IVORY, TEAL, FAINT),
    "crowns": mix(AMBER, TEAL, STRONG),
    "arms": mix(SEAT_COLOURS[1], TEAL, STRONG),
}

TILE = 176
STACK_WIDTH, STACK_HEIGHT = 150, 176
DIE = 128
SMALL_DIE = 47
COIN = 102
_DEPTH = 6  # visible side of a tile or die
_LAYER = 2.25  # the same for a tile in the stack
_TOP = 120  # the height of the stack's upper face


@lru_cache(maxsize=64)
def tile(face: Tile, glows: bool = False) -> Sprite:
    """Return a large tile face up; it glows while its coin is on offer."""
    canvas = SpriteCanvas(TILE, TILE)
    _slab(canvas, TILE, TILE, 20, GOLD if glows else None)
    canvas.stamp(SYMBOLS[face.suit], (60, 62), 86, INKS[face.suit])
    _value(canvas, face.value, (126, 114), 70, INKS[face.suit])
    return canvas.finish()


@lru_cache(maxsize=256)
def chip(face: Tile, width: int, height: int, glows: bool = False, on: Colour = TEAL) -> Sprite:
    """Return a small wide tile face up: suit on the left, value on the right."""
    canvas = SpriteCanvas(width, height)
    edge = 4 if glows else 0
    canvas.box((0, 0, width, height), height / 6, GOLD if glows else IVORY_SHADE)
    canvas.box((edge, edge, width - edge, height - edge - (0 if glows else height / 20)), height / 7, IVORY)
    canvas.stamp(SYMBOLS[face.suit], (width * 0.31, height * 0.49), min(width * 0.46, height * 0.74), INKS[face.suit])
    _value(canvas, face.value, (width * 0.75, height * 0.49), min(width * 0.42, height * 0.58), INKS[face.suit])
    return canvas.finish(on)


@lru_cache(maxsize=16)
def back(width: int, height: int) -> Sprite:
    """Return a small tile face down."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), height / 6, WOOD_DARK)
    canvas.box((2, 2, width - 2, height - 4), height / 7, WOOD)
    return canvas.finish()


@lru_cache(maxsize=64)
def place(width: int, height: int, radius: int, on: Colour = TEAL) -> Sprite:
    """Return an empty place for a die or tile."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), radius, TEAL_DARK, TEAL_LIGHT, 3)
    return canvas.finish(on)


@lru_cache(maxsize=32)
def stack(left: int) -> Sprite:
    """Return the stack of tiles face down, its height by the number of tiles, which is printed on top."""
    canvas = SpriteCanvas(STACK_WIDTH, STACK_HEIGHT)
    floor = STACK_HEIGHT - _TOP
    if left == 0:
        canvas.box((0, floor, STACK_WIDTH, STACK_HEIGHT), 16, TEAL_DARK, TEAL_LIGHT, 3)
    for layer in range(left):
        y = floor - layer * _LAYER
        canvas.box((0, y, STACK_WIDTH, y + _TOP), 16, WOOD_DARK if layer % 2 else WOOD)
    y = floor - max(left - 1, 0) * _LAYER
    if left:
        canvas.box((0, y, STACK_WIDTH, y + _TOP - _LAYER), 16, WOOD_LIGHT, WOOD, 4)
        canvas.line((STACK_WIDTH / 2, y + 4), (STACK_WIDTH / 2, y + _TOP - 6), WOOD, 4)
        canvas.line((4, y + _TOP / 2 - 1), (STACK_WIDTH - 4, y + _TOP / 2 - 1), WOOD, 4)
        canvas.disc((STACK_WIDTH / 2 - 44, y + 15, STACK_WIDTH / 2 + 44, y + 103), IVORY, WOOD_DARK, 4)
    canvas.number(str(left), (STACK_WIDTH / 2, y + 59), 42, INK if left else TEAL_LIGHT)
    return canvas.finish()


@lru_cache(maxsize=32)
def die(value: int, side: int = DIE) -> Sprite:
    """Return a die showing this value."""
    canvas = SpriteCanvas(side, side)
    _slab(canvas, side, side, side / 5)
    _value(canvas, value, (side / 2, side / 2 - 2), side * 0.56, INK)
    return canvas.finish()


@lru_cache(maxsize=32)
def coin(face: Tile) -> Sprite:
    """Return a coin that was taken."""
    ink = INKS[face.suit]
    canvas = SpriteCanvas(COIN, COIN)
    canvas.disc((0, 0, COIN, COIN), IVORY_SHADE)
    canvas.disc((0, 0, COIN, COIN - 5), IVORY, ink, 6)
    canvas.stamp(SYMBOLS[face.suit], (COIN * 0.325, COIN / 2 - 2), 42, ink)
    canvas.number(str(face.value), (COIN * 0.72, COIN / 2 - 2), 46, ink)
    return canvas.finish()


@lru_cache(maxsize=8)
def coin_place(suit: Suit, glows: bool = False) -> Sprite:
    """Return the empty place for the coin of a suit; it glows while the coin is on offer."""
    canvas = SpriteCanvas(COIN, COIN)
    canvas.disc((0, 0, COIN, COIN), TEAL_DARK, GOLD if glows else TEAL_LIGHT, 6 if glows else 3)
    canvas.stamp(SYMBOLS[suit], (COIN / 2, COIN / 2), 56, PALE[suit])
    return canvas.finish()


@lru_cache(maxsize=64)
def row(width: int, height: int, colour: Colour | None) -> Sprite:
    """Return the background of a seat's row: in the seat's colour while it is their turn."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), min(16, height / 4), colour or TEAL_DARK, EDGE if colour else None, 3)
    return canvas.finish()


@lru_cache(maxsize=256)
def faint(draw: Callable[..., Sprite], *face: object) -> Sprite:
    """Return the sprite that `draw` returns for these arguments, dimmed."""
    return dimmed(draw(*face))


def _slab(canvas: SpriteCanvas, width: float, height: float, radius: float, rim: Colour | None = None) -> None:
    """Draw the ivory body of a tile or die."""
    depth = _DEPTH * min(1.0, height / 100)
    canvas.box((0, depth, width, height), radius, IVORY_SHADE)
    canvas.box((0, 0, width, height - depth), radius, IVORY, rim, 6)


def _value(canvas: SpriteCanvas, value: int, centre: tuple[float, float], height: float, ink: Colour) -> None:
    """Draw a value; null is a ring."""
    if value != NULL:
        canvas.number(str(value), centre, height, ink)
        return
    reach = height * 0.44
    x, y = centre
    canvas.disc((x - reach, y - reach, x + reach, y + reach), None, ink, max(2.0, reach * 0.24))
