"""The felt that every picture lies on: its own background with round corners, in any size."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.pictures.colours import EDGE, FELT, Colour
from bot.pictures.png import alpha_index, to_palette
from bot.pictures.sprites import SpriteCanvas

_RADIUS = 30
_EDGE = 3
_RIM = 7


class Canvas:
    """A picture being put together from sprites."""

    def __init__(self, width: int, height: int, rim: Colour | None = None) -> None:
        """`rim` is a coloured frame: the colour of the seat whose turn it is."""
        self.width = width
        self.height = height
        self._image = _cloth(width, height, rim).copy()

    def put(self, sprite: Image.Image, left: float, top: float) -> None:
        """Lay a sprite down by its upper left corner."""
        self._image.paste(sprite, (round(left), round(top)), sprite)

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lay a sprite down by its middle."""
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def finish(self) -> Image.Image:
        """The picture in the shared palette, see-through outside its round corners."""
        picture = to_palette(self._image)
        corner, mask = _corner()
        for place, turned in (
            ((0, 0), None),
            ((self.width - _RADIUS, 0), Image.Transpose.FLIP_LEFT_RIGHT),
            ((0, self.height - _RADIUS), Image.Transpose.FLIP_TOP_BOTTOM),
            ((self.width - _RADIUS, self.height - _RADIUS), Image.Transpose.ROTATE_180),
        ):
            if turned is None:
                picture.paste(corner, place, mask)
            else:
                picture.paste(corner.transpose(turned), place, mask.transpose(turned))
        return picture


@lru_cache(maxsize=24)
def _cloth(width: int, height: int, rim: Colour | None) -> Image.Image:
    """Only the corners need smooth edges: they are drawn as a sprite, and what lies between is filled."""
    side = 2 * _RADIUS
    canvas = SpriteCanvas(side, side)
    cloth = Image.new("RGB", (width, height), EDGE)
    for inset, colour in _bands(rim):
        canvas.box((inset, inset, side - inset, side - inset), _RADIUS - inset, colour)
        cloth.paste(colour, (inset, inset, width - inset, height - inset))
    corners = Image.new("RGB", (side, side), EDGE)
    round_ = canvas.finish()
    corners.paste(round_, (0, 0), round_)
    for x, left in ((0, 0), (_RADIUS, width - _RADIUS)):
        for y, top in ((0, 0), (_RADIUS, height - _RADIUS)):
            cloth.paste(corners.crop((x, y, x + _RADIUS, y + _RADIUS)), (left, top))
    return cloth


def _bands(rim: Colour | None) -> list[tuple[int, Colour]]:
    """From the outside in: how far each colour of the frame is from the picture's edge."""
    if rim is None:
        return [(0, EDGE), (_EDGE, FELT)]
    return [(0, EDGE), (_EDGE, rim), (_EDGE + _RIM, EDGE), (2 * _EDGE + _RIM, FELT)]


@lru_cache(maxsize=1)
def _corner() -> tuple[Image.Image, Image.Image]:
    """The upper left corner in palette entries, and where they replace what is there."""
    canvas = SpriteCanvas(_RADIUS, _RADIUS)
    canvas.box((0, 0, 4 * _RADIUS, 4 * _RADIUS), _RADIUS, EDGE)
    alpha = canvas.finish().getchannel("A")
    return alpha.point(alpha_index), alpha.point(lambda value: 0 if value > 234 else 255)
