"""The lesson of Only One Collection: a full round, a bust, and the scoring."""

from __future__ import annotations

from collections.abc import Iterator

from rules.lesson import Lesson, Line, do, watch
from rules.only_one.state import Collect, Explore, Place, Skip
from rules.table import Expire

REST = """
    1e 1p0 2c0 1e 1p2 1e 1p2 1c2 1e 1p2 2c2 0e 0p0 1e 1p0 0c0 1e 1p1 1e 1p1 1e 1p1 1c1 1e 1p1 2c1 0e 0p2 1e 1p2 0c2
    1e 1p0 1e 1p0 1e 1p0 1e 1p0 2c0 0e 0p2 1e 1p1 0e 0p2 1e 1p1 0e 0p2 0c2 0e 0p0 1c0 2e 2p1 0e 0p2 0e 0p2 0e 0p2 0c2
    0e 0p1 1e 1p2 2e 2p2 0c1 1c2 2e 2p0 2e 2p0 2c0
"""


def _lines(script: str) -> Iterator[Line]:
    """Yield moves from a shorthand: seat, e(xplore), p(lace) or c(ollect), column."""
    for seat, act, *column in map(list, script.split()):
        match act:
            case "e":
                yield Line(int(seat), Explore())
            case "p":
                yield Line(int(seat), Place(column=int(column[0])))
            case _:
                yield Line(int(seat), Collect(column=int(column[0])))


LESSON = Lesson(
    seed="only-one 175977",
    seats=3,
    tasks=(
        do("explore", *_lines("0e")),
        do("place", *_lines("0p0")),
        watch("others", *_lines("1e 1p0 2e 2p0")),
        do("explore-again", *_lines("0e")),
        do("fits", *_lines("0p2")),
        watch("greed", *_lines("1e 1p2 2e 2p1")),
        do("collect", *_lines("0c0")),
        watch("alone", *_lines("1c2 2e 2p1")),
        watch("round-two", *_lines("2e 2p1")),
        do("risk", *_lines("0e")),
        do("bust", *_lines("0p1")),
        watch("rest", *_lines(REST), Line(None, Expire())),
        do("scoring", Line(0, Skip())),
    ),
)
