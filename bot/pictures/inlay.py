"""Pictures put together in palette entries: nothing is blended or matched again, so that many pieces cost little.

A `Felt` matches the whole picture to the palette at the end. Here each piece is matched once, against the ground it
will lie on, and a picture is a copy of its empty table with pieces pressed into it.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.pictures.colours import FELT, Colour
from bot.pictures.png import to_palette

_HALF = 128


class Piece(NamedTuple):
    """A sprite in palette entries, and where it covers what lies below."""

    image: Image.Image
    mask: Image.Image


def cut(sprite: Image.Image, ground: Colour = FELT) -> Piece:
    """The sprite as a piece whose smooth edges are mixed with this ground."""
    flat = Image.new("RGB", sprite.size, ground)
    flat.paste(sprite, (0, 0), sprite)
    mask = sprite.getchannel("A").point(lambda alpha: 255 if alpha >= _HALF else 0).convert("1")
    return Piece(to_palette(flat), mask)


class Inlay:
    """A picture being put together from pieces on a finished background."""

    def __init__(self, background: Image.Image) -> None:
        self.height = background.height
        self._image = background.copy()

    def put(self, piece: Piece, left: float, top: float) -> None:
        """Lay a piece down by its upper left corner."""
        self._image.paste(piece.image, (round(left), round(top)), piece.mask)

    def centre(self, piece: Piece, x: float, y: float) -> None:
        """Lay a piece down by its middle."""
        self.put(piece, x - piece.image.width / 2, y - piece.image.height / 2)

    def finish(self) -> Image.Image:
        """The picture in the shared palette."""
        return self._image
