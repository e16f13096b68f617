"""Sprites that more than one game uses: pawns for seats, the winner's crown, rounds played; and the final podium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.colours import EDGE, GOLD, INK, IVORY, SEAT_COLOURS, TEAL, TEAL_DARK, TEAL_LIGHT, Colour
from bot.pictures.sprites import Point, Sprite, SpriteCanvas, Stencil, curve, mirrored, number
from bot.pictures.text import name_tag
from rules.game import Outcome, Seat


def circle(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """Return a circle as a polygon of a stencil."""
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


@lru_cache(maxsize=128)
def pawn(colour: Colour, size: int, on: Colour = TEAL) -> Sprite:
    """Return the marker of a seat."""
    canvas = SpriteCanvas(size, size)
    canvas.stamp(PAWN, (size / 2, size / 2), size * 0.88, colour, line=(EDGE, max(2.0, size / 24)))
    return canvas.finish(on)


@lru_cache(maxsize=32)
def crown(size: int, on: Colour = TEAL) -> Sprite:
    """Return the mark of a winner: a golden crown."""
    canvas = SpriteCanvas(size, size)
    canvas.stamp(CROWN, (size / 2, size / 2), size * 0.88, GOLD, line=(EDGE, max(2.0, size / 24)))
    return canvas.finish(on)


@lru_cache(maxsize=32)
def pips(filled: int, total: int) -> Sprite:
    """Return a row of dots: how many of all rounds have begun."""
    canvas = SpriteCanvas(total * 24, 16)
    for place in range(total):
        box = (place * 24 + 4, 0, place * 24 + 20, 16)
        canvas.disc(box, IVORY if place < filled else TEAL_DARK, TEAL_LIGHT if place >= filled else IVORY, 2)
    return canvas.finish()


_WIDTH, _HEIGHT = 900, 390
_FLOOR = _HEIGHT - 72  # room for the names below the bars
_NAME = 30
_PITCH, _BAR_WIDTH, _GAP = 270, 180, 24  # at most: from bar to bar, with room for a name; at least: between bars
_LOWEST, _HIGHEST = 68, 188
_PAWN = 72
_CROWN = 54
_TILE_GAP = 4


def paint_podium(
    outcome: Outcome, below: Mapping[Seat, Sequence[Sprite]] | None = None, names: Sequence[str] = ()
) -> Image.Image:
    """Paint the final scores, best place first, with the players' names; those of the winners are golden.

    `below` are sprites below a seat's score: the tiles of a tie-break.
    """
    seats = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    pitch = min(_PITCH, (_WIDTH - 72) // len(seats))
    width = min(_BAR_WIDTH, pitch - _GAP)
    left = (_WIDTH - (len(seats) - 1) * pitch - width) / 2
    best = max(outcome.scores)
    canvas = Canvas(_WIDTH, _HEIGHT, GOLD)
    for place, seat in enumerate(seats):
        share = max(outcome.scores[seat], 0) / best if best > 0 else 1.0
        height = round(_LOWEST + share * (_HIGHEST - _LOWEST))
        x, top = left + place * pitch, _FLOOR - height
        canvas.put(_bar(SEAT_COLOURS[seat], width, height), x, top)
        canvas.centre(
            number(str(outcome.scores[seat]), 42, INK, SEAT_COLOURS[seat]), x + width / 2, top + min(44, height // 2)
        )
        canvas.centre(pawn(SEAT_COLOURS[seat], _PAWN), x + width / 2, top - _PAWN / 2 + 4)
        if outcome.places[seat] == 1:
            canvas.centre(crown(_CROWN), x + width / 2, top - _PAWN - _CROWN / 2 + 14)
        if names:
            ink = GOLD if outcome.places[seat] == 1 else IVORY
            canvas.centre(name_tag(names[seat], seat, _NAME, pitch - 14, ink), x + width / 2, _FLOOR + 36)
        tiles = below.get(seat, ()) if below else ()
        for at, tile in enumerate(tiles):
            step = tile.width + _TILE_GAP
            canvas.centre(tile, x + width / 2 + (at - (len(tiles) - 1) / 2) * step, top + 84 + tile.height / 2)
    return canvas.finish()


@lru_cache(maxsize=64)
def _bar(colour: Colour, width: int, height: int) -> Sprite:
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 12, colour, EDGE, 3)
    return canvas.finish()
