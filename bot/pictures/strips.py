"""PNG files put together from strips, each compressed on its own and kept: what looks as before costs nothing.

A PNG is one zlib stream, but deflate lets pieces be laid end to end if each ends with a full flush; every strip is
such a piece in a chunk of its own, and the check sum of the whole is made from theirs. Two pixels a byte: 16 colours.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from struct import pack
from typing import NamedTuple

from PIL import Image

from bot.pictures.colours import Colour, flat

GUTTER = 2  # pixels at the left that hold each line's filter, which is none: a byte of zeros
MOST_COLOURS = 16
_LEVEL, _WINDOW, _MEMORY = 2, 13, 6  # strips are short: a small window is quicker to set up
_ADLER = 65521


class Strip(NamedTuple):
    """Some lines of a picture, compressed, with what is needed to lay others below."""

    lines: int
    chunk: bytes
    length: int  # of what was compressed
    adler: int


def compress(image: Image.Image) -> Strip:
    """The strip of an image in palette entries below sixteen, of even width, with a gutter at its left."""
    lines = image.tobytes("raw", "P;4")
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -_WINDOW, _MEMORY)
    packed = packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)
    return Strip(image.height, _chunk(b"IDAT", packed), len(lines), zlib.adler32(lines))


def assemble(width: int, strips: Iterable[Strip], header: bytes) -> bytes:
    """The PNG file of strips from top to bottom; the header comes from `colours`."""
    found = list(strips)
    adler = 1
    for strip in found:
        adler = _adler_of_both(adler, strip.adler, strip.length)
    size = pack(">IIBBBBB", width, sum(strip.lines for strip in found), 4, 3, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", size),
            header,
            *(strip.chunk for strip in found),
            _chunk(b"IDAT", b"\x03\x00" + pack(">I", adler)),
            _END,
        )
    )


def colours(palette: tuple[Colour, ...], alphas: bytes) -> bytes:
    """What stands before the strips: the palette, how solid its entries are, and the beginning of the stream."""
    assert len(palette) <= MOST_COLOURS
    return _chunk(b"PLTE", bytes(flat(palette))) + _chunk(b"tRNS", alphas) + _chunk(b"IDAT", b"\x78\x01")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(content, zlib.crc32(kind)))


_END = _chunk(b"IEND", b"")


def _adler_of_both(first: int, second: int, length: int) -> int:
    """Adler-32 of two pieces end to end; the second is `length` long."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return high % _ADLER << 16 | low % _ADLER
