"""The sprites of an Omiga table: the empty board, cards, backs, spots and marks.

A card is a square whose ends fit into each other like a jigsaw. Colours differ in shape too: green is a full disc, pink
a ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.pictures import Canvas
from bot.pictures.colours import EDGE, GOLD, INK, IVORY, IVORY_SHADE, JADE, ROSE, TEAL, TEAL_DARK, TEAL_LIGHT, Colour
from bot.pictures.sprites import UNIT, Point, Sprite, SpriteCanvas
from bot.pictures.text import lettering
from rules.game import Seat
from rules.omiga.board import Colour as Side
from rules.omiga.board import Face, Shape

# All lengths are in pixels, so that places and cards fit together exactly.
WIDTH, HEIGHT = 900, 604
LEFT, RIGHT = 44, 658  # of the board; the numbers of its rows are left of it, the hands right of it
TOP, BOTTOM = 10, 570  # of the board and its two bars; the letters of its columns are below it
BAR = 8  # height of the bar at a player's end of the board
COLUMNS = "abcdefghijk"
TEXT = 26  # height of names and captions
SIDES: dict[Side, Colour] = {"green": JADE, "pink": ROSE}
BODIES: tuple[Colour, Colour] = (IVORY, INK)
LINES: tuple[Colour, Colour] = (INK, IVORY)  # drawn on a white and on a black card
RIMS: tuple[Colour, Colour] = (EDGE, IVORY_SHADE)
BULGE = 0.14  # how far an end reaches beyond its square, as a share of the side


@lru_cache(maxsize=8)  # half a megabyte each
def board(columns: int, rows: int, side: int, near: Seat, rim: Colour | None) -> Canvas:
    """Return the empty table: its places with coordinates, and at each end a bar in the colour of that player.

    The canvas is shared: paint on a copy.
    """
    width, height = columns * side, rows * side
    left, top = corner(columns, rows, side)
    sprite = SpriteCanvas(width, height + 2 * BAR, scale=2, unit=1)
    sprite.box((0, BAR, width, height + BAR), 0, TEAL_DARK)
    for column in range(columns):
        for row in range(rows):
            x, y = column * side, BAR + row * side
            sprite.box((x + 1, y + 1, x + side - 1, y + side - 1), 0, TEAL, TEAL_LIGHT, 2)
    for seat, y in ((near, height + BAR), (1 - near, 0)):
        sprite.box((0, y, width, y + BAR), 5, BODIES[seat], RIMS[seat], 2)
    canvas = Canvas(WIDTH, HEIGHT, rim, unit=1)
    canvas.put(sprite.finish(), left, top - BAR)
    for row in range(rows):
        number = rows - row if near == 0 else row + 1
        canvas.centre(caption(str(number), 40, IVORY_SHADE), left - 20, top + row * side + side // 2)
    for column in range(columns):
        letter = COLUMNS[column if near == 0 else columns - 1 - column]
        canvas.centre(caption(letter, 40, IVORY_SHADE), left + column * side + side // 2, top + height + BAR + 12)
    return canvas


def corner(columns: int, rows: int, side: int) -> tuple[int, int]:
    """Return the upper left corner of the upper left place; a board smaller than its room is in the middle of it."""
    return LEFT + (RIGHT - LEFT - columns * side) // 2, TOP + (BOTTOM - TOP - rows * side) // 2


def bulge(side: int) -> int:
    """Return how far a card's sprite reaches beyond its place, above and below."""
    return round(side * BULGE) + 2


@lru_cache(maxsize=384)  # about 20 KB each
def card(face: Face, seat: Seat, side: int, rim: Colour | None = None) -> Sprite:
    """Return a card face up; a rim marks it. The sprite is higher than its place by `bulge` at either end."""
    height = side + 2 * bulge(side)
    sprite = SpriteCanvas(side, height, unit=1)
    gap = max(1.0, side * 0.018)
    top, bottom = _end(face.top, side, bulge(side), up=True), _end(face.bottom, side, bulge(side) + side, up=False)
    _fill(sprite, _inset(top, bottom, side, gap), rim or RIMS[seat], side, height)
    _fill(sprite, _inset(top, bottom, side, gap + side * (0.09 if rim else 0.03)), BODIES[seat], side, height)
    _ends(sprite, top, bottom, side, LINES[seat])
    for x, colour in ((0.0, face.left), (float(side), face.right)):
        _semicircle(sprite, (x, height / 2), side, colour, seat)
    return sprite.finish()


def _end(shape: Shape, side: int, y: float, *, up: bool) -> list[Point]:
    """Return the outline of a card's end, from left to right, around the edge of its square at `y`."""
    reach = side * BULGE
    if shape in ("slash", "backslash"):
        left = reach if shape == "slash" else -reach
        return [(0, y + left), (side, y - left)]
    out = -reach if (shape == "tip") == up else reach
    return [(0, y - out), (side / 2, y + out), (side, y - out)]


def _inset(top: list[Point], bottom: list[Point], side: int, gap: float) -> list[Point]:
    """Return the outline between two ends, smaller by `gap` on all sides."""

    def inside(x: float) -> float:
        return min(max(x, gap), side - gap)

    return [(inside(x), y + gap) for x, y in top] + [(inside(x), y - gap) for x, y in reversed(bottom)]


def _fill(sprite: SpriteCanvas, outline: list[Point], colour: Colour, width: float, height: float) -> None:
    reach = max(width, height)
    points = tuple(((x - width / 2) * 2 / reach, (y - height / 2) * 2 / reach) for x, y in outline)
    sprite.stamp(((points, True),), (width / 2, height / 2), reach, colour)


def _ends(sprite: SpriteCanvas, top: list[Point], bottom: list[Point], side: int, colour: Colour) -> None:
    """Draw a thick line along each end, so that its shape shows on a phone."""
    width, inset = side * 0.085, side * 0.12
    for line, down in ((top, inset), (bottom, -inset)):
        points = [(min(max(x, inset), side - inset), y + down) for x, y in line]
        for start, end in pairwise(points):
            sprite.line(start, end, colour, width)
        for x, y in points:
            sprite.disc((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)


def _semicircle(sprite: SpriteCanvas, centre: Point, side: int, colour: Side, seat: Seat) -> None:
    x, y = centre
    radius, line = side * 0.23, side * 0.035
    sprite.disc((x - radius - line, y - radius - line, x + radius + line, y + radius + line), LINES[seat])
    sprite.disc((x - radius, y - radius, x + radius, y + radius), SIDES[colour])
    if colour == "pink":
        hole = radius * 0.5
        sprite.disc((x - hole, y - hole, x + hole, y + hole), BODIES[seat])


@lru_cache(maxsize=8)
def back(seat: Seat, side: int) -> Sprite:
    """Return a card face down."""
    sprite = SpriteCanvas(side, side, unit=1)
    sprite.box((1, 1, side - 1, side - 1), side * 0.1, BODIES[seat], RIMS[seat], side * 0.03)
    inset, reach = side * 0.16, side * 0.14
    sprite.box((inset, inset, side - inset, side - inset), side * 0.08, None, LINES[seat], side * 0.04)
    middle = side / 2
    sprite.disc((middle - reach, middle - reach, middle + reach, middle + reach), None, LINES[seat], side * 0.05)
    return sprite.finish()


@lru_cache(maxsize=8)
def gap(side: int, rim: Colour = TEAL_LIGHT) -> Sprite:
    """Return the empty place of a card that was played from the hand."""
    sprite = SpriteCanvas(side, side, unit=1)
    sprite.box((1, 1, side - 1, side - 1), side * 0.1, TEAL_DARK, rim, 2)
    return sprite.finish()


@lru_cache(maxsize=64)
def badge(sign: str, side: int, colour: Colour = GOLD, on: Colour = TEAL) -> Sprite:
    """Return a disc with a sign."""
    sprite = SpriteCanvas(side, side, unit=1)
    sprite.disc((0, 0, side, side), colour, EDGE, max(2.0, side * 0.06))
    if sign == "=":
        for y in (0.36, 0.54):
            sprite.box((side * 0.26, side * y, side * 0.74, side * (y + 0.11)), 1, INK)
    elif sign:
        sprite.number(sign, (side / 2, side / 2), side * 0.54, INK)
    return sprite.finish(on)


@lru_cache(maxsize=128)
def spot(letter: str, side: int, lit: bool = False) -> Sprite:
    """Return a free place with its letter; `lit` if it has been chosen. Cards beside it never overlap it."""
    room = side - 2 * bulge(side)
    sprite = SpriteCanvas(room, room, unit=1)
    sprite.box((0, 0, room, room), side * 0.12, GOLD if lit else TEAL_DARK, GOLD, side * 0.05)
    sprite.number(letter, (room / 2, room / 2), max(TEXT, side * 0.46), INK if lit else GOLD)
    return sprite.finish()


@lru_cache(maxsize=128)
def pile(seat: Seat, cards: int) -> Sprite:
    """Return a draw pile with its number of cards."""
    sprite = SpriteCanvas(62, 44, unit=1)
    sprite.box((5, 5, 62, 44), 6, IVORY_SHADE if seat else EDGE)
    sprite.box((0, 0, 57, 39), 6, BODIES[seat], RIMS[seat], 2)
    sprite.number(str(cards), (28.5, 19.5), 26, LINES[seat])
    return sprite.finish()


def caption(text: str, width: float, colour: Colour = IVORY) -> Sprite:
    """Return a short text, at most so wide."""
    return lettering(text, round(TEXT / UNIT), int(width / UNIT), colour)


# --- the four shapes and the two colours, each with its name


_LEGEND_HEIGHT, _LEGEND_CARD = 160, 68
_WIDE, _NARROW = 172, 106  # columns of a shape and of a colour
SHAPES: tuple[Shape, ...] = ("slash", "backslash", "tip", "notch")
COLOURS: tuple[Side, ...] = ("green", "pink")


def paint_legend(names: Sequence[str]) -> Image.Image:
    """Paint the shapes of a card's ends and the colours of its sides, each above its name."""
    canvas = Canvas(WIDTH, _LEGEND_HEIGHT, unit=1)
    middle, below = 62, _LEGEND_HEIGHT - 26
    for place, (shape, name) in enumerate(zip(SHAPES, names, strict=False)):
        x = (place + 0.5) * _WIDE
        canvas.centre(_bare_card(shape, _LEGEND_CARD), x, middle)
        canvas.centre(caption(name, _WIDE - 4), x, below)
    for place, (colour, name) in enumerate(zip(COLOURS, names[len(SHAPES) :], strict=True)):
        x = len(SHAPES) * _WIDE + (place + 0.5) * _NARROW - 6
        canvas.centre(_half_circles(colour, _LEGEND_CARD), x, middle)
        canvas.centre(caption(name, _NARROW - 4), x, below)
    return canvas.finish()


@lru_cache(maxsize=8)
def _bare_card(shape: Shape, side: int) -> Sprite:
    """Return a white card without half circles: both ends have this shape."""
    height = side + 2 * bulge(side)
    sprite = SpriteCanvas(side, height, unit=1)
    top, bottom = _end(shape, side, bulge(side), up=True), _end(shape, side, bulge(side) + side, up=False)
    _fill(sprite, _inset(top, bottom, side, 1), GOLD, side, height)
    _fill(sprite, _inset(top, bottom, side, 1 + side * 0.05), IVORY, side, height)
    _ends(sprite, top, bottom, side, INK)
    return sprite.finish()


@lru_cache(maxsize=2)
def _half_circles(colour: Side, side: int) -> Sprite:
    """Return the whole circle that two cards make whose sides match."""
    sprite = SpriteCanvas(side, side, unit=1)
    sprite.box((0, 0, side / 2 - 1, side), 0, IVORY)
    sprite.box((side / 2 + 1, 0, side, side), 0, IVORY)
    _semicircle(sprite, (side / 2, side / 2), side, colour, 0)
    return sprite.finish()
