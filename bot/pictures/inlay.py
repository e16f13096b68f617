"""Pictures put together from pieces, strip by strip: for games that show several pictures a second.

A `Felt` mixes sprites and matches the whole picture to the palette at the end. Here each piece is matched once, to few
colours and against the ground it will lie on, and a picture is its empty table with pieces pressed into it. It is
cut into strips, and those into cells: a cell on which a piece is laid becomes another cell, the same one each time, and
a strip of the same cells as anywhere before is not put together again. So cuts are best where pieces end.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.pictures import strips
from bot.pictures.colours import CORNER_ALPHAS, EDGE, FELT, PALETTE, Colour
from bot.pictures.png import to_palette
from bot.pictures.strips import MOST_COLOURS, Pieces, Strip, Tile

_HALF = 128
_KEPT_STRIPS = 8192
_KEPT_CELLS = 16384
_GROUP = 2  # cells


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


Laid = tuple[Piece, int, int]  # left and top


class Cell:
    """A part of a picture between cuts, with whatever lies there so far. What looks the same is mostly the same."""

    def __init__(self, image: Image.Image, width: int) -> None:
        self.image, self.width = image, width  # of the whole picture
        self._tile: Tile | None = None

    @property
    def tile(self) -> Tile:
        """The cell, compressed."""
        if self._tile is None:
            self._tile = strips.tile(self.image, self.width)
        return self._tile


class Ground:
    """A finished background of even width, in few colours, cut `across` its width (at even places) and `down`."""

    def __init__(
        self, image: Image.Image, colours: FewColours, across: Iterable[int] = (), down: Iterable[int] = ()
    ) -> None:
        self.width, self.height = image.size
        self.header = colours.header
        self.image = colours.reduce(image)
        self.lefts, self.tops = sorted({0, *across}), sorted({0, *down})
        columns = (*pairwise(self.lefts), (self.lefts[-1], self.width))
        rows = (*pairwise(self.tops), (self.tops[-1], self.height))
        assert not any(place % 2 for column in columns for place in column)
        self.cells = [_empty(self.image.crop((left, top, right, bottom)), self.width)
                      for top, bottom in rows for left, right in columns]  # fmt: skip
        self.rows = [slice(at, at + len(columns)) for at in range(0, len(self.cells), len(columns))]
        self.column_at = [number for number, (left, right) in enumerate(columns) for _ in range(left, right)]
        self.row_at = [number for number, (top, bottom) in enumerate(rows) for _ in range(top, bottom)]

    def patch(self, pieces: Iterable[tuple[Piece, float, float]]) -> Patch:
        """What becomes of the cells on which these pieces lie, each put down by its middle."""
        cells: dict[int, Cell] = {}
        for piece, x, y in pieces:
            for cell, part in _spread(self, piece, round(x - piece.width / 2), round(y - piece.height / 2)):
                cells[cell] = _with(cells.get(cell, self.cells[cell]), part)
        return tuple(cells.items())


Patch = tuple[tuple[int, Cell], ...]  # the number of each cell on the ground, and what has become of it

_cells: dict[tuple[tuple[int, int], bytes, int], Cell] = {}
_parts: dict[tuple[tuple[int, int], bytes, bytes], Piece] = {}


def _empty(image: Image.Image, width: int) -> Cell:
    return _cells.setdefault((image.size, image.tobytes(), width), Cell(image, width))


class Inlay:
    """A picture being put together from pieces."""

    def __init__(self, ground: Ground) -> None:
        self.height = ground.height
        self._ground = ground
        self._cells = ground.cells.copy()

    def copy(self) -> Inlay:
        """Another one that begins as this one is now."""
        copy = object.__new__(Inlay)
        copy.height, copy._ground, copy._cells = self.height, self._ground, self._cells.copy()
        return copy

    def put(self, piece: Piece, left: float, top: float, *, further: int = 0) -> None:
        """Lay a piece down by its upper left corner; or where that would be so many cells `further`.

        On a ground whose cuts repeat this is known for all places once it is known for one.
        """
        cells = self._cells
        for cell, part in _spread(self._ground, piece, round(left), round(top)):
            cells[cell + further] = _with(cells[cell + further], part)

    def centre(self, piece: Piece, x: float, y: float, *, further: int = 0) -> None:
        """Lay a piece down by its middle."""
        self.put(piece, x - piece.width / 2, y - piece.height / 2, further=further)

    def lay(self, patch: Patch) -> None:
        """Lay down what was put together before. Nothing else may lie in those cells: it would be gone."""
        for cell, becomes in patch:
            self._cells[cell] = becomes

    def pieces(self) -> Pieces:
        """The PNG file."""
        ground, cells = self._ground, self._cells
        found = [_strip(ground.width, *cells[row]) for row in ground.rows]
        return strips.assemble(ground.width, found, ground.header)


@lru_cache(maxsize=_KEPT_STRIPS)
def _strip(width: int, *cells: Cell) -> Strip:
    some = len(cells) % _GROUP + _GROUP
    groups = [_group(*cells[at : at + _GROUP]) for at in range(some, len(cells), _GROUP)]
    return strips.strip([_group(*cells[:some]), *groups], width)


@lru_cache(maxsize=_KEPT_CELLS)
def _group(*cells: Cell) -> Tile:
    """Neighbours; of a strip that changes most have stayed what they were."""
    return strips.side_by_side([cell.tile for cell in cells])


@lru_cache(maxsize=_KEPT_CELLS)
def _with(cell: Cell, laid: Laid) -> Cell:
    """The cell with one piece more."""
    piece, left, top = laid
    image = cell.image.copy()
    image.paste(piece.image, (left, top), piece.mask)
    return Cell(image, cell.width)


@lru_cache(maxsize=_KEPT_CELLS)
def _spread(ground: Ground, piece: Piece, left: int, top: int) -> tuple[tuple[int, Laid], ...]:
    """What of a piece lies in which cell, and where there."""
    found: list[tuple[int, Laid]] = []
    for row in _touched(ground.row_at, top, piece.height):
        begin, end = ground.tops[row], ground.tops[row] + ground.cells[ground.rows[row]][0].image.height
        part = _part(piece, max(0, begin - top), min(piece.height, end - top))
        for column in _touched(ground.column_at, left, piece.width):
            laid = part, left - ground.lefts[column], max(0, top - begin)
            found.append((ground.rows[row].start + column, laid))
    return tuple(found)


def _touched(parts: list[int], begin: int, length: int) -> range:
    """Which parts somebody touches who lies here; what is beyond the edges touches nothing."""
    first, last = max(0, begin), min(len(parts), begin + length) - 1
    return range(parts[first], parts[last] + 1) if first <= last else range(0)


@lru_cache(maxsize=_KEPT_CELLS)
def _part(piece: Piece, top: int, bottom: int) -> Piece:
    """Some lines of a piece; where pieces look the same, such as the ends of cards, it is the same part."""
    box = 0, top, piece.width, bottom
    image, mask = piece.image.crop(box), piece.mask.crop(box)
    return _parts.setdefault((image.size, image.tobytes(), mask.tobytes()), Piece(image, mask))


def _distance(a: Colour, b: Colour) -> int:
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))
