"""The canvas of every picture: a background with round corners, in any size, in palette mode."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from PIL import Image

from bot.pictures.colours import EDGE, TEAL, Colour, alpha_index, palette_index, to_palette
from bot.pictures.sprites import UNIT, Box, Sprite, SpriteCanvas

# in pixels
_RADIUS = 24
_EDGE = 2
_RIM = 6


class Canvas:
    """A picture being composed of sprites. Lengths are in units; `unit` is their size in pixels."""

    def __init__(self, width: float, height: float, rim: Colour | None = None, *, unit: float = UNIT) -> None:
        """`rim` is the colour of the frame, such as that of the seat whose turn it is."""
        self.unit = unit
        self.image = _background(round(width * unit), round(height * unit), rim).copy()

    def copy(self) -> Canvas:
        """Return a canvas with the same content that can be painted on by itself."""
        copy = Canvas.__new__(Canvas)
        copy.unit, copy.image = self.unit, self.image.copy()
        return copy

    def put(self, sprite: Sprite, left: float, top: float) -> None:
        """Paste a sprite by its upper left corner."""
        self.image.paste(sprite.image, (round(left * self.unit), round(top * self.unit)), sprite.mask)

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite by its centre."""
        width, height = sprite.image.size
        place = round(x * self.unit - width / 2), round(y * self.unit - height / 2)
        self.image.paste(sprite.image, place, sprite.mask)

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle: left, top, right and bottom."""
        left, top, right, bottom = (round(edge * self.unit) for edge in box)
        if left < right and top < bottom:
            self.image.paste(palette_index(colour), (left, top, right, bottom))

    def finish(self) -> Image.Image:
        """Return the picture in the shared palette, transparent outside its round corners."""
        return self.image


@lru_cache(maxsize=8)  # half a megabyte each
def _background(width: int, height: int, rim: Colour | None) -> Image.Image:
    """Return the empty background, in pixels. Its corners are drawn with smooth edges, the rest is filled."""
    side = 2 * _RADIUS
    canvas = SpriteCanvas(side, side, unit=1)
    background = to_palette(Image.new("RGB", (1, 1), EDGE)).resize((width, height))
    for inset, colour in _bands(rim):
        canvas.box((inset, inset, side - inset, side - inset), _RADIUS - inset, colour)
        background.paste(palette_index(colour), (inset, inset, width - inset, height - inset))
    corners = canvas.finish(on=EDGE)
    for is_right, is_lower in product((False, True), repeat=2):
        x, y = is_right * _RADIUS, is_lower * _RADIUS
        place = is_right * (width - _RADIUS), is_lower * (height - _RADIUS)
        background.paste(corners.image.crop((x, y, x + _RADIUS, y + _RADIUS)), place)
        outside, mask = _outside(is_right, is_lower)
        background.paste(outside, place, mask)
    return background


def _bands(rim: Colour | None) -> list[tuple[int, Colour]]:
    """From the outside in: how far each colour of the frame is from the picture's edge."""
    if rim is None:
        return [(0, EDGE), (_EDGE, TEAL)]
    return [(0, EDGE), (_EDGE, rim), (_EDGE + _RIM, EDGE), (2 * _EDGE + _RIM, TEAL)]


@lru_cache(maxsize=4)
def _outside(is_right: bool, is_lower: bool) -> tuple[Image.Image, Image.Image]:
    """Return the translucent palette entries of a corner, and the mask of where they are used."""
    canvas = SpriteCanvas(_RADIUS, _RADIUS, unit=1)
    canvas.box((0, 0, 4 * _RADIUS, 4 * _RADIUS), _RADIUS, EDGE)
    alpha = canvas.alpha()
    if is_right:
        alpha = alpha.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if is_lower:
        alpha = alpha.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    entries = Image.frombytes("P", alpha.size, alpha.point(alpha_index).tobytes())
    return entries, alpha.point([0 if value > 234 else 255 for value in range(256)], "1")
