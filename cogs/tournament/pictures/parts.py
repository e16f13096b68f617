"""A bracket cut into parts that can be read on a phone: at most four rounds side by side, eight matches high."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.tournament.formats.bracket import BracketMatch, BracketSide, Side

COLUMNS = 4
MATCHES = 8
POD_COLUMNS, PODS = 3, 4  # of rounds at bigger tables: so many beside, and so many below each other

Column = tuple[BracketMatch, ...]


class Strip(NamedTuple):
    """Columns from left to right."""

    side: Side
    columns: tuple[Column, ...]
    is_tree: bool = True  # each match stands between those it waits for
    third: BracketMatch | None = None  # below the final


class Part(NamedTuple):
    """What is shown at once: strips from top to bottom."""

    strips: tuple[Strip, ...]

    @property
    def matches(self) -> Iterator[BracketMatch]:
        """Every match of it."""
        for strip in self.strips:
            for column in strip.columns:
                yield from column
            if strip.third is not None:
                yield strip.third


def parts(sides: Sequence[BracketSide]) -> list[Part]:
    """Everything, from the first rounds to the final; neighbours have a round in common."""
    strips = whole(sides)
    if strips and strips[0].side == "pods":
        return _pod_parts(strips[0].columns)
    if _fit_together(strips):
        return [Part(tuple(strips))]
    return [Part((piece,)) for strip in strips for piece in _pieces(strip)]


def whole(sides: Sequence[BracketSide]) -> list[Strip]:
    """The uncut strips: winners, and where there is one the losers' side with the grand final."""
    known = {side.side: side.rounds for side in sides}
    third = known["third"][0][0] if "third" in known else None
    # the second grand final is there once it has to be played
    final = tuple(column for column in known.get("final", ()) if column[0].place == "F1.1" or column[0].needed)
    if "pods" in known:
        return [Strip("pods", known["pods"], is_tree=False)]
    if "losers" in known:
        return [Strip("winners", known["winners"]), Strip("losers", known["losers"] + final)]
    return [Strip("winners", known["winners"] + final, third=third)] if known else []


def _fit_together(strips: Sequence[Strip]) -> bool:
    high = sum(max(map(len, strip.columns)) for strip in strips)
    return high <= MATCHES and all(len(strip.columns) <= COLUMNS for strip in strips)


def _pieces(strip: Strip) -> Iterator[Strip]:
    """Equally many rounds in each, neighbours sharing one; then cut into blocks that are not too high."""
    columns, steps = strip.columns, len(strip.columns) - 1
    tiers = max(1, -(-steps // (COLUMNS - 1)))
    bounds = [at * steps // tiers for at in range(tiers + 1)]
    for start, end in ((start, last + 1) for start, last in pairwise(bounds)):
        first, last = len(columns[start]), len(columns[end - 1])
        blocks = min(last, -(-first // MATCHES))
        third = strip.third if end == len(columns) else None
        for at in range(blocks):
            cut = [column[at * len(column) // blocks :][: len(column) // blocks] for column in columns[start:end]]
            yield strip._replace(columns=tuple(cut), third=third)


def _pod_parts(columns: tuple[Column, ...]) -> list[Part]:
    """Early rounds one by one, table beside table; the last ones side by side."""
    begins = len(columns) - 1
    while begins > 0 and len(columns) - begins < COLUMNS and len(columns[begins - 1]) <= PODS:
        begins -= 1
    found = []
    for column in columns[:begins]:
        for start in range(0, len(column), POD_COLUMNS * PODS):
            shown = column[start : start + POD_COLUMNS * PODS]
            high = -(-len(shown) // POD_COLUMNS)
            grid = tuple(shown[at : at + high] for at in range(0, len(shown), high))
            found.append(Part((Strip("pods", grid, is_tree=False),)))
    return [*found, Part((Strip("pods", columns[begins:], is_tree=False),))]


def current(found: Sequence[Part], playing: set[int]) -> int:
    """The part to open: the latest of those with most of the matches that are being played; at the end the last."""
    open_now = [sum(match.number in playing for match in part.matches) for part in found]
    most = max(open_now, default=0)
    return max(at for at, count in enumerate(open_now) if count == most) if most else len(found) - 1
