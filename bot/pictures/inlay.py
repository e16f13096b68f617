"""Pictures put together from pieces, strip by strip: for games that show several pictures a second.

A `Felt` mixes sprites and matches the whole picture to the palette at the end. Here each piece is matched once, to few
colours and against the ground it will lie on, and a picture is its empty table with pieces pressed into it. It is
cut into strips, and those into tiles: a strip on which the same pieces lie as in an earlier picture is not put together
again, and a tile that looks like one anywhere before is not painted again. So cuts are best where pieces end.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.pictures import strips
from bot.pictures.colours import CORNER_ALPHAS, EDGE, FELT, PALETTE, Colour
from bot.pictures.png import to_palette
from bot.pictures.strips import MOST_COLOURS, Strip, Tile

_HALF = 128
_KEPT_STRIPS = 8192
_KEPT_TILES = 16384
_GROUP = 3  # tiles


class FewColours:
    """Up to fourteen colours out of the shared palette, each with a number; one more is see-through."""

    def __init__(self, *colours: Colour) -> None:
        assert len(colours) + 1 <= MOST_COLOURS
        self.header = strips.colours((*colours, EDGE), bytes([255] * len(colours) + [0]))
        solid = [min(range(len(colours)), key=lambda entry: _distance(colours[entry], known)) for known in PALETTE]
        edge = solid[PALETTE.index(EDGE)]
        corners = [edge if alpha >= _HALF else len(colours) for alpha in CORNER_ALPHAS]
        self._numbers = [*solid, *corners, *[0] * (256 - len(solid) - len(corners))]

    def reduce(self, image: Image.Image) -> Image.Image:
        """A picture in the shared palette, in these colours."""
        return image.point(self._numbers)


class Piece:
    """A sprite in few colours, and where it covers what lies below. Two pieces are never equal."""

    def __init__(self, image: Image.Image, mask: Image.Image) -> None:
        self.image, self.mask = image, mask
        self.width, self.height = image.size


def cut(sprite: Image.Image, colours: FewColours, ground: Colour = FELT) -> Piece:
    """The sprite as a piece whose smooth edges are mixed with this ground."""
    flat = Image.new("RGB", sprite.size, ground)
    flat.paste(sprite, (0, 0), sprite)
    mask = sprite.getchannel("A").point(lambda alpha: 255 if alpha >= _HALF else 0).convert("1")
    return Piece(colours.reduce(to_palette(flat)), mask)


class Floor:
    """The ground below a tile; where it looks the same it is the same."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image


class Ground:
    """A finished background of even width, in few colours, cut `across` its width (at even places) and `down`."""

    def __init__(
        self, image: Image.Image, colours: FewColours, across: Iterable[int] = (), down: Iterable[int] = ()
    ) -> None:
        self.width, self.height = image.size
        self.header = colours.header
        self.image = colours.reduce(image)
        self.lefts, self.tops = sorted({0, *across}), sorted({0, *down})
        columns, rows = (
            (*pairwise(self.lefts), (self.lefts[-1], self.width)),
            (*pairwise(self.tops), (self.tops[-1], self.height)),
        )
        assert not any(place % 2 for column in columns for place in column)
        self.floors = [[_floor(self.image.crop((left, top, right, bottom))) for left, right in columns]
                       for top, bottom in rows]  # fmt: skip
        self.column_at = [number for number, (left, right) in enumerate(columns) for _ in range(left, right)]
        self.row_at = [number for number, (top, bottom) in enumerate(rows) for _ in range(top, bottom)]


_floors: dict[tuple[tuple[int, int], bytes], Floor] = {}
_parts: dict[tuple[tuple[int, int], bytes, bytes], Piece] = {}


def _floor(image: Image.Image) -> Floor:
    return _floors.setdefault((image.size, image.tobytes()), Floor(image))


Laid = tuple[Piece, int, int]  # left and top


class Inlay:
    """A picture being put together from pieces."""

    def __init__(self, ground: Ground) -> None:
        self.height = ground.height
        self._ground = ground
        self._strips: list[list[Laid]] = [[] for _ in ground.tops]

    def put(self, piece: Piece, left: float, top: float) -> None:
        """Lay a piece down by its upper left corner."""
        laid = piece, round(left), round(top)
        for strip in self._strips[_touched(self._ground.row_at, laid[2], piece.height)]:
            strip.append(laid)

    def centre(self, piece: Piece, x: float, y: float) -> None:
        """Lay a piece down by its middle."""
        self.put(piece, x - piece.width / 2, y - piece.height / 2)

    def png(self) -> bytes:
        """The file."""
        found = [_strip(self._ground, number, tuple(pieces)) for number, pieces in enumerate(self._strips)]
        return strips.assemble(self._ground.width, found, self._ground.header)


def _touched(parts: list[int], begin: int, length: int) -> slice:
    """Which parts somebody touches who lies here; what is beyond the edges touches nothing."""
    first, last = max(0, begin), min(len(parts), begin + length) - 1
    return slice(parts[first], parts[last] + 1) if first <= last else slice(0)


@lru_cache(maxsize=_KEPT_STRIPS)
def _strip(ground: Ground, number: int, pieces: tuple[Laid, ...]) -> Strip:
    columns: list[list[Laid]] = [[] for _ in ground.lefts]
    for laid in pieces:
        for column, part in _spread(ground, number, laid):
            columns[column].append(part)
    floors = ground.floors[number]
    tiles = [_tile(floor, tuple(laid), ground.width) for floor, laid in zip(floors, columns, strict=True)]
    groups = [_group(*tiles[at : at + _GROUP]) for at in range(0, len(tiles), _GROUP)]
    return strips.strip(groups, ground.width)


@lru_cache(maxsize=_KEPT_TILES)
def _group(*tiles: Tile) -> Tile:
    """Neighbours; of a strip that changes most have stayed what they were."""
    return strips.side_by_side(tiles)


@lru_cache(maxsize=_KEPT_TILES)
def _spread(ground: Ground, number: int, laid: Laid) -> tuple[tuple[int, Laid], ...]:
    """What of a piece lies in this strip: in which columns, and where in the tile there."""
    piece, left, from_top = laid
    top, height = ground.tops[number], ground.floors[number][0].image.height
    part = _part(piece, max(0, top - from_top), min(piece.height, top + height - from_top))
    columns = range(len(ground.lefts))[_touched(ground.column_at, left, piece.width)]
    return tuple((column, (part, left - ground.lefts[column], max(0, from_top - top))) for column in columns)


@lru_cache(maxsize=_KEPT_TILES)
def _part(piece: Piece, top: int, bottom: int) -> Piece:
    """Some lines of a piece; where pieces look the same, such as the ends of cards, it is the same part."""
    box = 0, top, piece.width, bottom
    image, mask = piece.image.crop(box), piece.mask.crop(box)
    return _parts.setdefault((image.size, image.tobytes(), mask.tobytes()), Piece(image, mask))


@lru_cache(maxsize=_KEPT_TILES)
def _tile(floor: Floor, pieces: tuple[Laid, ...], width: int) -> Tile:
    image = floor.image.copy()
    for piece, left, top in pieces:
        image.paste(piece.image, (left, top), piece.mask)
    return strips.tile(image, width)


def _distance(a: Colour, b: Colour) -> int:
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))
