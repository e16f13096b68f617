"""PNG files put together from strips, and strips from tiles side by side, each compressed once and kept.

A PNG is one zlib stream of lines. Because it is written in whole bytes (`deflate.py`), a strip's lines are made of the
lines of its tiles, and its check sum of theirs. Two pixels a byte.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from struct import pack

from PIL import Image

from bot.pictures import deflate
from bot.pictures.colours import Colour, flat
from bot.pictures.deflate import Deflate

MOST_COLOURS = deflate.COLOURS
_ADLER = 65521


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A part of some lines, compressed, with the sums that the check sum is made of."""

    lines: tuple[bytes, ...]
    width: int  # in bytes
    sum: int  # of all bytes
    moment: int  # of all bytes, each as often as there are bytes before it in the strip, from the tile's left edge on


# Some lines of a picture, compressed, with what is needed to lay others below: their length before that, the sum of all
# their bytes, and the same with each byte as often as there are bytes from it to the end. A mere tuple, because there
# are thousands, and the garbage collector does not look through those.
Strip = tuple[bytes, int, int, int]
Pieces = tuple[bytes, ...]  # a file, piece by piece: most of them are those of other files too


@cache
def writing(width: int) -> Deflate:
    """How a picture of this width is written; a line begins with a byte for its filter, which is none."""
    return Deflate(1 + width // 2)


def tile(image: Image.Image, width: int) -> Tile:
    """An image of even width, in few colours, as a part of a picture of this width."""
    across, line = image.width // 2, 1 + width // 2
    pixels = image.tobytes("raw", "P;4")
    lines = [pixels[at : at + across] for at in range(0, len(pixels), across)]
    total = moment = 0
    for number, some in enumerate(lines):
        adler = zlib.adler32(some, 0)
        total += adler & 0xFFFF
        moment += (number * line + across) * (adler & 0xFFFF) - (adler >> 16)
    return Tile(writing(width).lines(lines), across, total % _ADLER, moment % _ADLER)


def side_by_side(tiles: Sequence[Tile]) -> Tile:
    """These tiles, from left to right, as one."""
    width = moment = 0
    for part in tiles:
        moment += part.moment + width * part.sum
        width += part.width
    lines = tuple(map(b"".join, zip(*(part.lines for part in tiles), strict=True)))
    return Tile(lines, width, sum(part.sum for part in tiles), moment)


def strip(tiles: Sequence[Tile], width: int) -> Strip:
    """The strip of these tiles, from left to right."""
    height, step = len(tiles[0].lines), 1 + len(tiles)
    length = height * (1 + width // 2)
    total, weighted, rest = 0, 0, length - 1  # bytes from the first of a tile to the end
    parts = [writing(width).no_filter] * (height * step)  # with which each line begins
    for column, part in enumerate(tiles, 1):
        parts[column::step] = part.lines
        total += part.sum
        weighted += rest * part.sum - part.moment
        rest -= part.width
    return _chunk(b"IDAT", b"".join(parts)), length, total % _ADLER, weighted % _ADLER


def assemble(width: int, strips: Sequence[Strip], header: bytes) -> Pieces:
    """The PNG file of strips from top to bottom; the header comes from `colours`."""
    low, high, whole = 1, 0, 0  # Adler-32 of all of them end to end
    for _, length, total, weighted in strips:
        high += length * low + weighted
        low += total
        whole += length
    start, end = _around(width, whole // (1 + width // 2), header)
    sums = end + pack(">I", high % _ADLER << 16 | low % _ADLER)
    return (start, *[strip[0] for strip in strips], _chunk(b"IDAT", sums) + _END)


@cache
def _around(width: int, height: int, header: bytes) -> tuple[bytes, bytes]:
    """What stands before the strips of a picture of this size, and after them in the compressed stream."""
    size, written = pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0), writing(width)
    start = _chunk(b"IDAT", b"\x78\x01" + written.start)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size) + header + start, written.end


def colours(palette: tuple[Colour, ...], alphas: bytes) -> bytes:
    """What stands before the strips: the palette, and how solid its entries are."""
    assert len(palette) <= MOST_COLOURS
    return _chunk(b"PLTE", bytes(flat(palette))) + _chunk(b"tRNS", alphas)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(content, zlib.crc32(kind))
    return b"".join((pack(">I", len(content)), kind, content, pack(">I", check)))


_END = _chunk(b"IEND", b"")
