"""Sprites: small pictures with smooth edges, drawn four times as large, reduced, and matched to the shared palette.

All lengths are in units of `UNIT` pixels. Sprites are cached and shared: paste them, never draw on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.colours import FAINT, PALETTE, TEAL, Colour, mix, palette_index, to_palette

Box = tuple[float, float, float, float]
Point = tuple[float, float]
Stencil = tuple[tuple[tuple[Point, ...], bool], ...]  # polygons in -1..1: True fills, False cuts out of those before

# Pixels per unit: most pictures are 900 units wide, so 900 pixels, which is sharp on a phone.
UNIT = 1.0
EMOJI_SIDE = 128  # pixels: as large as Discord keeps emojis
_SCALE = 4
# The palette has no step between a background and 40 % of a colour on it: fainter pixels are left out of the mask,
# which keeps the edges clean where a sprite overlaps something else than its background.
_LEAST_ALPHA = 48


class Sprite:
    """A picture in the shared palette, and the mask of the pixels it covers. Equal only to itself."""

    __slots__ = ("height", "image", "mask", "width")

    def __init__(self, image: Image.Image, mask: Image.Image, unit: float = UNIT) -> None:
        self.image, self.mask = image, mask
        self.width, self.height = image.width / unit, image.height / unit

    @classmethod
    def from_rgba(cls, image: Image.Image, on: Colour, unit: float = UNIT) -> Sprite:
        """Match an RGBA picture to the palette, its smooth edges blended with the colour it will be put on."""
        flat = Image.new("RGB", image.size, on)
        flat.paste(image, (0, 0), image)
        solid = [255 if alpha >= _LEAST_ALPHA else 0 for alpha in range(256)]
        return cls(to_palette(flat), image.getchannel("A").point(solid, "1"), unit)


class SpriteCanvas:
    """A sprite being drawn."""

    def __init__(self, width: float, height: float, *, scale: int = _SCALE, unit: float = UNIT) -> None:
        """`scale` is how much larger the sprite is drawn; a smaller one is quicker for large sprites.

        `unit` is the size of a unit in pixels.
        """
        self._reduction, self._unit = scale, unit
        self._scale = scale * unit
        self._image = Image.new("RGBA", (max(1, round(width * unit)) * scale, max(1, round(height * unit)) * scale))
        self._draw = ImageDraw.Draw(self._image)

    def box(
        self, box: Box, radius: float, fill: Colour | None, outline: Colour | None = None, width: float = 0
    ) -> None:
        """Draw a rectangle with round corners."""
        self._draw.rounded_rectangle(self._inside(box), radius * self._scale, fill, outline, round(width * self._scale))

    def disc(self, box: Box, fill: Colour | None, outline: Colour | None = None, width: float = 0) -> None:
        """Draw a circle or an ellipse."""
        self._draw.ellipse(self._inside(box), fill, outline, round(width * self._scale))

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """Draw a straight line."""
        self._draw.line(
            [(start[0] * self._scale, start[1] * self._scale), (end[0] * self._scale, end[1] * self._scale)],
            colour,
            round(width * self._scale),
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
        """Draw a stencil in one colour, `size` wide and high; `line` is the colour and width of its outline."""
        reach = size * self._scale / 2
        middle = (centre[0] * self._scale, centre[1] * self._scale)
        mask = Image.new("L", self._image.size)
        draw = ImageDraw.Draw(mask)
        for points, fills in stencil:
            at = [(middle[0] + x * reach, middle[1] + y * reach) for x, y in points]
            draw.polygon(at, 255 if fills else 0)
            if line is not None and fills:
                self._draw.line([*at, *at[:2]], line[0], round(2 * line[1] * self._scale), joint="curve")
        self._image.paste((*colour, 255), (0, 0), mask)

    def number(self, text: str, centre: Point, height: float, colour: Colour) -> None:
        """Draw bold digits of this height, centred by their visible pixels."""
        font, stroke = _font(round(height * self._scale))
        left, top, right, bottom = self._draw.textbbox((0, 0), text, font, stroke_width=stroke)
        at = (centre[0] * self._scale - (left + right) / 2, centre[1] * self._scale - (top + bottom) / 2)
        self._draw.text(at, text, colour, font, stroke_width=stroke)

    def finish(self, on: Colour = TEAL) -> Sprite:
        """Return the sprite in its final size, for putting it on this background colour."""
        return Sprite.from_rgba(self._image.reduce(self._reduction), on, self._unit)

    def rgba(self) -> Image.Image:
        """Return the drawing in its final size as it is, transparent and in all its colours: for an emoji."""
        return self._image.reduce(self._reduction)

    def alpha(self) -> Image.Image:
        """Return how much of each pixel is covered, in the final size."""
        return self._image.reduce(self._reduction).getchannel("A")

    def _inside(self, box: Box) -> list[float]:
        """Pillow includes the last pixel; without this, shapes would be a pixel too large."""
        left, top, right, bottom = (edge * self._scale for edge in box)
        return [left, top, right - 1, bottom - 1]


def number_width(text: str, height: float) -> float:
    """Return how wide the digits will be."""
    font, stroke = _font(round(height * _SCALE))
    left, _, right, _ = font.getbbox(text, stroke_width=stroke)
    return (right - left) / _SCALE


@lru_cache(maxsize=512)
def number(text: str, height: int, colour: Colour, on: Colour = TEAL) -> Sprite:
    """Return bold digits as a sprite of their own."""
    width = number_width(text, height)
    canvas = SpriteCanvas(width + 4, height + 4)
    canvas.number(text, ((width + 4) / 2, (height + 4) / 2), height, colour)
    return canvas.finish(on)


@lru_cache(maxsize=256)
def dimmed(sprite: Sprite, on: Colour = TEAL) -> Sprite:
    """Return the sprite faded into its background, which must be the one it was finished for."""
    return Sprite(sprite.image.point(_faded_entries(on)), sprite.mask, sprite.image.width / sprite.width)


@lru_cache(maxsize=16)
def _faded_entries(on: Colour) -> list[int]:
    """By palette entry, the entry nearest to its colour faded into the background."""
    faded = [palette_index(mix(colour, on, FAINT)) for colour in PALETTE]
    return faded + [0] * (256 - len(faded))


def curve(start: Point, first: Point, second: Point, end: Point, steps: int = 24) -> list[Point]:
    """Return a Bézier curve with two control points as points of a polygon."""
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
    """Return a symmetric shape from the points of its right half, top to bottom."""
    return (*half, *((-x, y) for x, y in reversed(half)))


@lru_cache(maxsize=64)
def _font(height: int) -> tuple[ImageFont.FreeTypeFont, int]:
    """Return the built-in font in the size whose digits, stroked to bold, are this high; and the stroke width."""
    stroke = max(1, round(height * 0.035))
    size = 100
    probe = ImageFont.load_default(size)
    assert isinstance(probe, ImageFont.FreeTypeFont)
    _, top, _, bottom = probe.getbbox("8")
    font = ImageFont.load_default(size * (height - 2 * stroke) / (bottom - top))
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font, stroke
