"""The things on a table of Omiga, each drawn once: cards in every way they can lie, backs, places and marks.

A card is a square whose ends bulge into each other like a jigsaw: the boundary between two cards is one line, and each
of them shows it. Colours are told apart by shape too: green is a full disc, pink a ring.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from bot.pictures import Canvas, FewColours, Ground, Piece, cut
from bot.pictures import shared_sprites as common
from bot.pictures.colours import (
    EDGE,
    FAINT,
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    JADE,
    ROSE,
    STRONG,
    Colour,
    mix,
)
from bot.pictures.sprites import Point, SpriteCanvas
from rules.game import Seat
from rules.omiga.deck import Colour as Side
from rules.omiga.deck import Face, Shape

WIDTH, MARGIN = 640, 18
BAR = 8  # the height of a player's edge of the table
SIDES: dict[Side, Colour] = {"green": JADE, "pink": ROSE}
BODIES: tuple[Colour, Colour] = (IVORY, INK)
LINES: tuple[Colour, Colour] = (INK, IVORY)  # what is drawn on a white and on a black card
RIMS: tuple[Colour, Colour] = (EDGE, IVORY_SHADE)
_SHADES = (mix(INK, IVORY, STRONG), mix(EDGE, IVORY, FAINT), mix(JADE, IVORY, FAINT), mix(ROSE, IVORY, FAINT))
COLOURS = FewColours(FELT, FELT_LIGHT, FELT_DARK, EDGE, IVORY, IVORY_SHADE, INK, GOLD, JADE, ROSE, *_SHADES)
BULGE = 0.14  # how far an end reaches beyond its square, as a share of the side


@lru_cache(maxsize=32)
def ground(
    columns: int,
    rows: int,
    side: int,
    near: Seat,
    rim: Colour | None,
    *,
    across: tuple[int, ...] = (),
) -> Ground:
    """The empty table: its places, and at each end the edge of the player who sits there.

    It is cut between columns, above and below the ends of cards, and besides `across`.
    """
    width, height = columns * side, rows * side
    sprite = SpriteCanvas(width, height + 2 * BAR)
    sprite.box((0, BAR, width, height + BAR), 0, FELT_DARK)
    for column in range(columns):
        for row in range(rows):
            x, y = column * side, BAR + row * side
            sprite.box((x + 1, y + 1, x + side - 1, y + side - 1), 0, FELT, FELT_LIGHT, 2)
    for seat, y in ((near, height + BAR), (1 - near, 0)):
        sprite.box((0, y, width, y + BAR), 5, BODIES[seat], RIMS[seat], 2)
    canvas = Canvas(WIDTH, height + 2 * (BAR + MARGIN), rim)
    canvas.put(sprite.finish(), MARGIN, MARGIN)
    columns_end = [MARGIN + column * side for column in range(columns + 1)]
    rows_end = [MARGIN + BAR + row * side for row in range(rows + 1)]
    ends = [end + reach for end in rows_end for reach in (-bulge(side), bulge(side))]
    return Ground(canvas.finish(), COLOURS, (*columns_end, *across), ends)


def bulge(side: int) -> int:
    """How far a card's sprite reaches beyond its place, above and below."""
    return round(side * BULGE) + 2


@lru_cache(maxsize=2048)
def card(face: Face, seat: Seat, side: int, rim: Colour | None = None) -> Piece:
    """A card as it lies; a rim marks it. The sprite is higher than its place by `bulge` at either end."""
    height = side + 2 * bulge(side)
    sprite = SpriteCanvas(side, height)
    gap = max(1.0, side * 0.018)
    top, bottom = _end(face.top, side, bulge(side), up=True), _end(face.bottom, side, bulge(side) + side, up=False)
    _fill(sprite, _inset(top, bottom, side, gap), rim or RIMS[seat], side, height)
    _fill(sprite, _inset(top, bottom, side, gap + side * (0.09 if rim else 0.03)), BODIES[seat], side, height)
    _ends(sprite, top, bottom, side, LINES[seat])
    for x, colour in ((0.0, face.left), (float(side), face.right)):
        _semicircle(sprite, (x, height / 2), side, colour, seat)
    return cut(sprite.finish(), COLOURS)


def _end(shape: Shape, side: int, y: float, *, up: bool) -> list[Point]:
    """The line that bounds a card's end, from left to right, around the edge of its square at `y`."""
    reach = side * BULGE
    if shape in ("slash", "backslash"):
        left = reach if shape == "slash" else -reach
        return [(0, y + left), (side, y - left)]
    out = -reach if (shape == "tip") == up else reach
    return [(0, y - out), (side / 2, y + out), (side, y - out)]


def _inset(top: list[Point], bottom: list[Point], side: int, gap: float) -> list[Point]:
    """The outline between two ends, a little smaller on all sides."""

    def inside(x: float) -> float:
        return min(max(x, gap), side - gap)

    return [(inside(x), y + gap) for x, y in top] + [(inside(x), y - gap) for x, y in reversed(bottom)]


def _fill(sprite: SpriteCanvas, outline: list[Point], colour: Colour, width: float, height: float) -> None:
    reach = max(width, height)
    points = tuple(((x - width / 2) * 2 / reach, (y - height / 2) * 2 / reach) for x, y in outline)
    sprite.stamp(((points, True),), (width / 2, height / 2), reach, colour)


def _ends(sprite: SpriteCanvas, top: list[Point], bottom: list[Point], side: int, colour: Colour) -> None:
    """A thick line along each end, so that its shape is seen from afar."""
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
def back(seat: Seat, side: int) -> Piece:
    """A card face down."""
    sprite = SpriteCanvas(side, side)
    sprite.box((1, 1, side - 1, side - 1), side * 0.1, BODIES[seat], RIMS[seat], side * 0.03)
    inset, reach = side * 0.16, side * 0.14
    sprite.box((inset, inset, side - inset, side - inset), side * 0.08, None, LINES[seat], side * 0.04)
    middle = side / 2
    sprite.disc((middle - reach, middle - reach, middle + reach, middle + reach), None, LINES[seat], side * 0.05)
    return cut(sprite.finish(), COLOURS)


@lru_cache(maxsize=8)
def gap(side: int, rim: Colour = FELT_LIGHT) -> Piece:
    """Where a card of a hand was."""
    sprite = SpriteCanvas(side, side)
    sprite.box((1, 1, side - 1, side - 1), side * 0.1, FELT_DARK, rim, 2)
    return cut(sprite.finish(), COLOURS)


@lru_cache(maxsize=64)
def badge(sign: str, side: int, colour: Colour = GOLD, ground: Colour = FELT) -> Piece:
    """A sign on a disc."""
    sprite = SpriteCanvas(side, side)
    sprite.disc((0, 0, side, side), colour, EDGE, max(2.0, side * 0.06))
    if sign == "=":
        for y in (0.36, 0.54):
            sprite.box((side * 0.26, side * y, side * 0.74, side * (y + 0.11)), 1, INK)
    elif sign:
        sprite.number(sign, (side / 2, side / 2), side * 0.54, INK)
    return cut(sprite.finish(), COLOURS, ground)


@lru_cache(maxsize=128)
def spot(letter: str, side: int, lit: bool = False) -> Piece:
    """A free place with its letter; lit once it has been chosen. No card beside it reaches as far."""
    room = side - 2 * bulge(side)
    sprite = SpriteCanvas(room, room)
    sprite.box((0, 0, room, room), side * 0.12, GOLD if lit else FELT_DARK, GOLD, side * 0.05)
    sprite.number(letter, (room / 2, room / 2), side * 0.46, INK if lit else GOLD)
    return cut(sprite.finish(), COLOURS)


@lru_cache(maxsize=128)
def pile(seat: Seat, cards: int) -> Piece:
    """How many cards a pile holds."""
    sprite = SpriteCanvas(46, 34)
    sprite.box((4, 4, 46, 34), 5, IVORY_SHADE if seat else EDGE)
    sprite.box((0, 0, 42, 30), 5, BODIES[seat], RIMS[seat], 2)
    sprite.number(str(cards), (21, 15), 16, LINES[seat])
    return cut(sprite.finish(), COLOURS)


@lru_cache(maxsize=16)
def won(rounds: int, needed: int) -> Piece:
    """How many rounds somebody has won."""
    return cut(common.pips(rounds, needed), COLOURS)


@lru_cache(maxsize=8)
def crown(side: int, seat: Seat) -> Piece:
    """On the card that won."""
    return cut(common.crown(side), COLOURS, BODIES[seat])
