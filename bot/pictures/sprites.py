"""Small pictures with smooth edges: drawn four times as large, shrunk, and kept.

All lengths are in pixels of the finished picture. Sprites are RGBA and shared: paste them, never draw on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.colours import FAINT, Colour

Box = tuple[float, float, float, float]
Point = tuple[float, float]
Stencil = tuple[tuple[tuple[Point, ...], bool], ...]  # polygons in -1..1: True fills, False cuts out of those before

_SCALE = 4


class SpriteCanvas:
    """A sprite being drawn."""

    def __init__(self, width: float, height: float) -> None:
        self._image = Image.new("RGBA", (round(width) * _SCALE, round(height) * _SCALE))
        self._draw = ImageDraw.Draw(self._image)

    def box(
        self, box: Box, radius: float, fill: Colour | None, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A rectangle with round corners."""
        self._draw.rounded_rectangle(_inside(box), radius * _SCALE, fill, outline, round(width * _SCALE))

    def disc(self, box: Box, fill: Colour | None, outline: Colour | None = None, width: float = 0) -> None:
        """A circle or an ellipse."""
        self._draw.ellipse(_inside(box), fill, outline, round(width * _SCALE))

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """A straight line."""
        self._draw.line(
            [(start[0] * _SCALE, start[1] * _SCALE), (end[0] * _SCALE, end[1] * _SCALE)], colour, round(width * _SCALE)
        )

    def stamp(
        self,
        stencil: Stencil,
        centre: Point,
        size: float,
        colour: Colour,
        *,
        line: tuple[Colour, float] | None = None,
    ) -> None:
        """A stencil's shape in one colour, `size` wide and high, and perhaps a line of some width around it."""
        reach = size * _SCALE / 2
        middle = (centre[0] * _SCALE, centre[1] * _SCALE)
        mask = Image.new("L", self._image.size)
        draw = ImageDraw.Draw(mask)
        for points, fills in stencil:
            at = [(middle[0] + x * reach, middle[1] + y * reach) for x, y in points]
            draw.polygon(at, 255 if fills else 0)
            if line is not None and fills:
                self._draw.line([*at, *at[:2]], line[0], round(2 * line[1] * _SCALE), joint="curve")
        self._image.paste((*colour, 255), (0, 0), mask)

    def number(self, text: str, centre: Point, height: float, colour: Colour) -> None:
        """Bold digits of this height, centred by what is seen of them."""
        font, stroke = _font(round(height * _SCALE))
        left, top, right, bottom = self._draw.textbbox((0, 0), text, font, stroke_width=stroke)
        at = (centre[0] * _SCALE - (left + right) / 2, centre[1] * _SCALE - (top + bottom) / 2)
        self._draw.text(at, text, colour, font, stroke_width=stroke)

    def finish(self) -> Image.Image:
        """The sprite in its final size."""
        return self._image.reduce(_SCALE)


def number_width(text: str, height: float) -> float:
    """How wide the digits will be."""
    font, stroke = _font(round(height * _SCALE))
    left, _, right, _ = font.getbbox(text, stroke_width=stroke)
    return (right - left) / _SCALE


@lru_cache(maxsize=256)
def number(text: str, height: int, colour: Colour) -> Image.Image:
    """Digits by themselves."""
    width = number_width(text, height)
    canvas = SpriteCanvas(width + 4, height + 4)
    canvas.number(text, (round(width + 4) / 2, (height + 4) / 2), height, colour)
    return canvas.finish()


def dimmed(sprite: Image.Image) -> Image.Image:
    """The sprite faded into whatever it is pasted on."""
    faded = sprite.copy()
    faded.putalpha(sprite.getchannel("A").point(lambda alpha: round(alpha * FAINT)))
    return faded


def curve(start: Point, first: Point, second: Point, end: Point, steps: int = 24) -> list[Point]:
    """A Bézier curve with two control points, as points of a polygon."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, first, second, end)
        points.append(
            (
                sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True)),
                sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True)),
            )
        )
    return points


def mirrored(half: Sequence[Point]) -> tuple[Point, ...]:
    """A shape drawn down its right side, and back up its left."""
    return (*half, *((-x, y) for x, y in reversed(half)))


def _inside(box: Box) -> list[float]:
    """Pillow counts the last pixel in; without this, shapes would be a pixel too large."""
    left, top, right, bottom = (edge * _SCALE for edge in box)
    return [left, top, right - 1, bottom - 1]


@lru_cache(maxsize=64)
def _font(height: int) -> tuple[ImageFont.FreeTypeFont, int]:
    """The built-in font in the size whose digits, thickened to bold, are this high; and the thickening."""
    stroke = max(1, round(height * 0.035))
    size = 100
    probe = ImageFont.load_default(size)
    assert isinstance(probe, ImageFont.FreeTypeFont)
    _, top, _, bottom = probe.getbbox("8")
    font = ImageFont.load_default(size * (height - 2 * stroke) / (bottom - top))
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font, stroke
