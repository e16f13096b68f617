"""Deflate in whole bytes, so that parts of a picture that were compressed apart can be laid side by side.

Deflate usually writes codes of any number of bits, so that nothing can be put together without compressing all of it
again. Here a byte of the picture becomes one byte, and what repeats the line above, or the byte before, becomes two.
Such files are twice as large as they could be, and can be put together from known parts in no time.

The names of things are those of RFC 1951: a block begins with the lengths of its codes, from which the codes follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

COLOURS = 15  # two pixels a byte: with sixteen there would be no codes left for repetitions
LITERALS = tuple(left << 4 | right for left in range(COLOURS) for right in range(COLOURS))
END_OF_BLOCK = 256
# Length symbols: the shortest repetition, bits that say how much longer, and the bits of the code, eight with those.
LENGTHS = {
    **{257 + step: (3 + step, 0, 8) for step in range(8)},
    **{265 + step: (11 + 2 * step, 1, 7) for step in range(4)},
    **{269 + step: (19 + 4 * step, 2, 6) for step in range(3)},
}
LONGEST = 30
REMEMBERED = 16384  # lines of parts
_AS_ABOVE = re.compile(rb"\0{3,%d}" % LONGEST)  # in the difference of two lines
_RUN = re.compile(rb"(.)\1{3,%d}" % LONGEST, re.DOTALL)
_EMPTY_BLOCK = "010" + "0" * 7
LAST_BLOCK = b"\x03\x00"

Bits = str  # as they follow each other in the stream: of numbers the lowest bit first, of codes the highest


class Deflate:
    """How pictures are written whose lines have this many bytes, up to 512."""

    def __init__(self, line: int) -> None:
        extra = (line - 1).bit_length() - 2  # bits of the distance to the line above that its symbol does not tell
        symbol = 2 * extra + 2 + (line - 1 >> extra & 1)
        distances = _filled({0: 8, symbol: 8 - extra})
        symbols = _filled(
            {
                **dict.fromkeys((*LITERALS, END_OF_BLOCK), 8),
                **{length: bits for length, (_, _, bits) in LENGTHS.items()},
            }
        )
        codes, ways = _codes(symbols), _codes(distances)
        self.start = _start(symbols, distances)
        self.end = _bytes(codes[END_OF_BLOCK]) + LAST_BLOCK
        self._plain = bytes(_bytes(codes[byte])[0] if byte in LITERALS else 0 for byte in range(256))
        self.no_filter = self._plain[:1]  # what every line of a PNG begins with here
        self._before = dict(_repetitions(codes, ways[0]))
        self._above = dict(_repetitions(codes, ways[symbol] + _number(line - 1, extra)))

        self._remembered = lru_cache(REMEMBERED)(self._line)  # much of what is drawn looks alike

    def lines(self, lines: Sequence[bytes]) -> tuple[bytes, ...]:
        """Some pixels from each of several lines, one below the other, each compressed."""
        return tuple(map(self._remembered, lines, (None, *lines)))

    def _line(self, line: bytes, above: bytes | None) -> bytes:
        return b"".join(self._parts(line, above))

    def _parts(self, line: bytes, above: bytes | None) -> Iterator[bytes]:
        at = 0
        if above is not None:
            differing = int.from_bytes(line, "big") ^ int.from_bytes(above, "big")
            for same in _AS_ABOVE.finditer(differing.to_bytes(len(line), "big")):
                yield from self._runs(line[at : same.start()])
                at = same.end()
                yield self._above[at - same.start()]
        yield from self._runs(line[at:])

    def _runs(self, part: bytes) -> Iterator[bytes]:
        at = 0
        for run in _RUN.finditer(part):
            yield part[at : run.start() + 1].translate(self._plain)
            at = run.end()
            yield self._before[at - run.start() - 1]
        yield part[at:].translate(self._plain)


def _filled(lengths: Mapping[int, int]) -> dict[int, int]:
    """The lengths of codes, with codes for symbols that do not occur until there is room for no more."""
    room = 256 - sum(1 << 8 - length for length in lengths.values())
    fillers = (symbol for symbol in range(256) if symbol not in lengths)
    filled = dict(lengths)
    for length in range(1, 9):
        while room >= 1 << 8 - length:
            filled[next(fillers)] = length
            room -= 1 << 8 - length
    return filled


def _codes(lengths: Mapping[int, int]) -> dict[int, Bits]:
    """The codes that follow from their lengths: in order, the shorter ones first."""
    codes: dict[int, Bits] = {}
    code = 0
    for length in range(1, 9):
        for symbol in sorted(symbol for symbol, its in lengths.items() if its == length):
            codes[symbol] = f"{code:0{length}b}"
            code += 1
        code <<= 1
    return codes


def _repetitions(codes: Mapping[int, Bits], distance: Bits) -> Iterator[tuple[int, bytes]]:
    for symbol, (shortest, extra, _) in LENGTHS.items():
        for more in range(1 << extra):
            yield shortest + more, _bytes(codes[symbol] + _number(more, extra) + distance)


def _start(symbols: Mapping[int, int], distances: Mapping[int, int]) -> bytes:
    """The beginning of a block: what kind, and the lengths of its codes, each told in four bits."""
    counts = max(symbols) + 1, max(distances) + 1
    told = [
        table.get(symbol, 0)
        for table, count in zip((symbols, distances), counts, strict=True)
        for symbol in range(count)
    ]
    four_bits = [0] * 3 + [4] * 16
    kind = _number(0, 1) + _number(2, 2) + _number(counts[0] - 257, 5) + _number(counts[1] - 1, 5) + _number(15, 4)
    block = kind + "".join(_number(length, 3) for length in four_bits) + "".join(f"{length:04b}" for length in told)
    while len(block) % 8:
        block = _EMPTY_BLOCK + block
    return _bytes(block)


def _number(value: int, bits: int) -> Bits:
    return f"{value & (1 << bits) - 1:0{bits}b}"[::-1] if bits else ""


def _bytes(bits: Bits) -> bytes:
    assert len(bits) % 8 == 0
    return int(bits[::-1], 2).to_bytes(len(bits) // 8, "little")
