"""The things on a table of ONE SHOT, each drawn once: tiles, the stack, dice, coins, and the places for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from bot.pictures.colours import (
    EDGE,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
)
from bot.pictures.sprites import Sketch, dimmed
from cogs.one_shot.suits import INKS, PALE, SYMBOLS
from rules.one_shot.pieces import NULL, Suit, Tile

TILE = 176
STACK_WIDTH, STACK_HEIGHT = 150, 176
DIE = 128
SMALL_DIE = 48
COIN = 104
_DEPTH = 6  # how much of a piece's side is seen
_LAYER = 2.25  # the same, of a tile in the stack
_TOP = 120  # the height of the stack's upper face


@lru_cache(maxsize=64)
def tile(face: Tile, glows: bool = False) -> Image.Image:
    """A tile turned up, large; it glows while its coin is on offer."""
    sketch = Sketch(TILE, TILE)
    _slab(sketch, TILE, TILE, 20, GOLD if glows else None)
    sketch.stamp(SYMBOLS[face.suit], (60, 62), 86, INKS[face.suit])
    _value(sketch, face.value, (126, 114), 70, INKS[face.suit])
    return sketch.finish()


@lru_cache(maxsize=256)
def chip(face: Tile, width: int, height: int, glows: bool = False) -> Image.Image:
    """A tile turned up, small and wide: suit on the left, value on the right."""
    sketch = Sketch(width, height)
    edge = 4 if glows else 0
    sketch.box((0, 0, width, height), height / 6, GOLD if glows else IVORY_SHADE)
    sketch.box((edge, edge, width - edge, height - edge - (0 if glows else height / 20)), height / 7, IVORY)
    sketch.stamp(SYMBOLS[face.suit], (width * 0.31, height * 0.49), min(width * 0.46, height * 0.74), INKS[face.suit])
    _value(sketch, face.value, (width * 0.75, height * 0.49), min(width * 0.42, height * 0.58), INKS[face.suit])
    return sketch.finish()


@lru_cache(maxsize=16)
def back(width: int, height: int) -> Image.Image:
    """A small tile face down."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), height / 6, WOOD_DARK)
    sketch.box((2, 2, width - 2, height - 4), height / 7, WOOD)
    return sketch.finish()


@lru_cache(maxsize=64)
def place(width: int, height: int, radius: int) -> Image.Image:
    """Where something will lie."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), radius, FELT_DARK, FELT_LIGHT, 3)
    return sketch.finish()


@lru_cache(maxsize=32)
def stack(left: int) -> Image.Image:
    """The tiles face down, as high as there are many, with their number on top."""
    sketch = Sketch(STACK_WIDTH, STACK_HEIGHT)
    floor = STACK_HEIGHT - _TOP
    if left == 0:
        sketch.box((0, floor, STACK_WIDTH, STACK_HEIGHT), 16, FELT_DARK, FELT_LIGHT, 3)
    for layer in range(left):
        y = floor - layer * _LAYER
        sketch.box((0, y, STACK_WIDTH, y + _TOP), 16, WOOD_DARK if layer % 2 else WOOD)
    y = floor - max(left - 1, 0) * _LAYER
    if left:
        sketch.box((0, y, STACK_WIDTH, y + _TOP - _LAYER), 16, WOOD_LIGHT, WOOD, 4)
        sketch.line((STACK_WIDTH / 2, y + 4), (STACK_WIDTH / 2, y + _TOP - 6), WOOD, 4)
        sketch.line((4, y + _TOP / 2 - 1), (STACK_WIDTH - 4, y + _TOP / 2 - 1), WOOD, 4)
        sketch.disc((STACK_WIDTH / 2 - 44, y + 15, STACK_WIDTH / 2 + 44, y + 103), IVORY, WOOD_DARK, 4)
    sketch.number(str(left), (STACK_WIDTH / 2, y + 59), 42, INK if left else FELT_LIGHT)
    return sketch.finish()


@lru_cache(maxsize=32)
def die(value: int, side: int = DIE) -> Image.Image:
    """A die by the face it shows."""
    sketch = Sketch(side, side)
    _slab(sketch, side, side, side / 5)
    _value(sketch, value, (side / 2, side / 2 - 2), side * 0.56, INK)
    return sketch.finish()


@lru_cache(maxsize=32)
def coin(face: Tile) -> Image.Image:
    """A coin that was taken."""
    ink = INKS[face.suit]
    sketch = Sketch(COIN, COIN)
    sketch.disc((0, 0, COIN, COIN), IVORY_SHADE)
    sketch.disc((0, 0, COIN, COIN - 5), IVORY, ink, 6)
    sketch.stamp(SYMBOLS[face.suit], (COIN * 0.325, COIN / 2 - 2), 42, ink)
    sketch.number(str(face.value), (COIN * 0.72, COIN / 2 - 2), 46, ink)
    return sketch.finish()


@lru_cache(maxsize=8)
def coin_place(suit: Suit, glows: bool = False) -> Image.Image:
    """Where the coin of a suit will lie; it glows while the coin is on offer."""
    sketch = Sketch(COIN, COIN)
    sketch.disc((0, 0, COIN, COIN), FELT_DARK, GOLD if glows else FELT_LIGHT, 6 if glows else 3)
    sketch.stamp(SYMBOLS[suit], (COIN / 2, COIN / 2), 56, PALE[suit])
    return sketch.finish()


@lru_cache(maxsize=64)
def row(width: int, height: int, colour: Colour | None) -> Image.Image:
    """The ground of a seat's line: its colour when it is awaited."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), min(16, height / 4), colour or FELT_DARK, EDGE if colour else None, 3)
    return sketch.finish()


@lru_cache(maxsize=256)
def faint(draw: Callable[..., Image.Image], *face: object) -> Image.Image:
    """What `draw` draws, dimmed: it belongs to the past."""
    return dimmed(draw(*face))


def _slab(sketch: Sketch, width: float, height: float, radius: float, rim: Colour | None = None) -> None:
    """The ivory body of a tile or die."""
    depth = _DEPTH * min(1.0, height / 100)
    sketch.box((0, depth, width, height), radius, IVORY_SHADE)
    sketch.box((0, 0, width, height - depth), radius, IVORY, rim, 6)


def _value(sketch: Sketch, value: int, centre: tuple[float, float], height: float, ink: Colour) -> None:
    """A numeral; null is a ring, for it counts nothing."""
    if value != NULL:
        sketch.number(str(value), centre, height, ink)
        return
    reach = height * 0.44
    x, y = centre
    sketch.disc((x - reach, y - reach, x + reach, y + reach), None, ink, max(2.0, reach * 0.24))
