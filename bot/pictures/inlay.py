"""Pictures put together from pieces, strip by strip: for games that show several pictures a second.

A `Felt` mixes sprites and matches the whole picture to the palette at the end. Here each piece is matched once, to few
colours and against the ground it will lie on, and a picture is its empty table with pieces pressed into it. It is
painted in strips from side to side, and a strip on which the same pieces lie as in an earlier picture is not painted
again.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.pictures import strips
from bot.pictures.colours import CORNER_ALPHAS, EDGE, FELT, PALETTE, Colour
from bot.pictures.png import to_palette
from bot.pictures.strips import GUTTER, MOST_COLOURS, Strip

_HALF = 128
_STRIP = 24  # lines: a piece touches few of them, and each costs a little by itself
_KEPT_STRIPS = 8192


class FewColours:
    """Up to fourteen colours out of the shared palette, each with a number; two more are the edge, see-through."""

    def __init__(self, *colours: Colour) -> None:
        assert len(colours) + 2 <= MOST_COLOURS
        self.header = strips.colours((*colours, EDGE, EDGE), bytes([255] * len(colours) + [0, _HALF]))
        solid = [min(range(len(colours)), key=lambda entry: _distance(colours[entry], known)) for known in PALETTE]
        corners = [len(colours) + (alpha > _HALF // 2) for alpha in CORNER_ALPHAS]
        self._numbers = [*solid, *corners, *[0] * (256 - len(solid) - len(corners))]

    def reduce(self, image: Image.Image) -> Image.Image:
        """A picture in the shared palette, in these colours."""
        return image.point(self._numbers)


class Piece:
    """A sprite in few colours, and where it covers what lies below. Two pieces are never equal."""

    def __init__(self, image: Image.Image, mask: Image.Image) -> None:
        self.image, self.mask = image, mask
        self.width, self.height = image.size
        self.core, self.core_mask = image.im, mask.im


def cut(sprite: Image.Image, colours: FewColours, ground: Colour = FELT) -> Piece:
    """The sprite as a piece whose smooth edges are mixed with this ground."""
    flat = Image.new("RGB", sprite.size, ground)
    flat.paste(sprite, (0, 0), sprite)
    mask = sprite.getchannel("A").point(lambda alpha: 255 if alpha >= _HALF else 0).convert("1")
    return Piece(colours.reduce(to_palette(flat)), mask)


class Ground:
    """A finished background of even width, in few colours."""

    def __init__(self, image: Image.Image, colours: FewColours) -> None:
        self.width, self.height = image.size
        assert self.width % 2 == 0
        self.header = colours.header
        self.image = Image.new("P", (self.width + GUTTER, self.height))
        self.image.paste(colours.reduce(image), (GUTTER, 0))


Laid = tuple[Piece, int, int]  # left and top


class Inlay:
    """A picture being put together from pieces."""

    def __init__(self, ground: Ground) -> None:
        self.height = ground.height
        self._ground = ground
        self._strips: list[list[Laid]] = [[] for _ in range(0, ground.height, _STRIP)]

    def put(self, piece: Piece, left: float, top: float) -> None:
        """Lay a piece down by its upper left corner."""
        laid = piece, round(left), round(top)
        for strip in self._strips[max(0, laid[2]) // _STRIP : (laid[2] + piece.height - 1) // _STRIP + 1]:
            strip.append(laid)

    def centre(self, piece: Piece, x: float, y: float) -> None:
        """Lay a piece down by its middle."""
        self.put(piece, x - piece.width / 2, y - piece.height / 2)

    def png(self) -> bytes:
        """The file."""
        found = [_strip(self._ground, number, tuple(pieces)) for number, pieces in enumerate(self._strips)]
        return strips.assemble(self._ground.width, found, self._ground.header)


@lru_cache(maxsize=_KEPT_STRIPS)
def _strip(ground: Ground, number: int, pieces: tuple[Laid, ...]) -> Strip:
    top = number * _STRIP
    image = ground.image.crop((0, top, ground.image.width, min(top + _STRIP, ground.height)))
    press = image.im.paste  # what Image.paste comes down to; the way there costs six times as much as the pasting
    for piece, from_left, from_top in pieces:
        x, y = GUTTER + from_left, from_top - top
        press(piece.core, (x, y, x + piece.width, y + piece.height), piece.core_mask)
    press(0, (0, 0, GUTTER, image.height))  # a piece that lies across the left edge has covered it
    return strips.compress(image)


def _distance(a: Colour, b: Colour) -> int:
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))
