"""A bracket split into parts that can be read on a phone: at most four rounds wide and eight matches high."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.tournament.formats.knockout import BracketMatch, BracketSide, Side

COLUMNS = 4
MATCHES = 8
POD_COLUMNS, PODS = 3, 4  # for matches of more than two players: columns and matches per column

Column = tuple[BracketMatch, ...]


class Section(NamedTuple):
    """Columns of a bracket side, from left to right."""

    side: Side
    columns: tuple[Column, ...]
    is_tree: bool = True  # each match is centred between the matches before it
    third: BracketMatch | None = None  # below the final


class Part(NamedTuple):
    """One picture: sections from top to bottom."""

    sections: tuple[Section, ...]

    @property
    def matches(self) -> Iterator[BracketMatch]:
        """All matches of the part."""
        for section in self.sections:
            for column in section.columns:
                yield from column
            if section.third is not None:
                yield section.third


def parts(sides: Sequence[BracketSide]) -> list[Part]:
    """Return all parts from the first rounds to the final; consecutive parts share a round."""
    sections = whole(sides)
    if sections and sections[0].side == "pods":
        return _pod_parts(sections[0].columns)
    if _fit_together(sections):
        return [Part(tuple(sections))]
    return [Part((part,)) for section in sections for part in _split(section)]


def whole(sides: Sequence[BracketSide]) -> list[Section]:
    """Return the whole sections: the winners' side, and if there is one the losers' side with the grand final."""
    known = {side.side: side.rounds for side in sides}
    third = known["third"][0][0] if "third" in known else None
    # the second grand final is shown once it has to be played
    final = tuple(column for column in known.get("final", ()) if column[0].place == "F1.1" or column[0].needed)
    if "pods" in known:
        return [Section("pods", known["pods"], is_tree=False)]
    if "losers" in known:
        return [Section("winners", known["winners"]), Section("losers", known["losers"] + final)]
    return [Section("winners", known["winners"] + final, third=third)] if known else []


def _fit_together(sections: Sequence[Section]) -> bool:
    high = sum(max(map(len, section.columns)) for section in sections)
    return high <= MATCHES and all(len(section.columns) <= COLUMNS for section in sections)


def _split(section: Section) -> Iterator[Section]:
    """Split a section into parts with equally many rounds that share one, and those into blocks of limited height."""
    columns, steps = section.columns, len(section.columns) - 1
    tiers = max(1, -(-steps // (COLUMNS - 1)))
    bounds = [at * steps // tiers for at in range(tiers + 1)]
    for start, end in ((start, last + 1) for start, last in pairwise(bounds)):
        first, last = len(columns[start]), len(columns[end - 1])
        blocks = min(last, -(-first // MATCHES))
        third = section.third if end == len(columns) else None
        for at in range(blocks):
            cut = [column[at * len(column) // blocks :][: len(column) // blocks] for column in columns[start:end]]
            yield section._replace(columns=tuple(cut), third=third)


def _pod_parts(columns: tuple[Column, ...]) -> list[Part]:
    """Return early rounds one by one, with several columns of matches; the last rounds side by side."""
    begins = len(columns) - 1
    while begins > 0 and len(columns) - begins < COLUMNS and len(columns[begins - 1]) <= PODS:
        begins -= 1
    found = []
    for column in columns[:begins]:
        for start in range(0, len(column), POD_COLUMNS * PODS):
            shown = column[start : start + POD_COLUMNS * PODS]
            high = -(-len(shown) // POD_COLUMNS)
            grid = tuple(shown[at : at + high] for at in range(0, len(shown), high))
            found.append(Part((Section("pods", grid, is_tree=False),)))
    return [*found, Part((Section("pods", columns[begins:], is_tree=False),))]


def current(found: Sequence[Part], playing: set[int]) -> int:
    """Return the part to open: the one with most running matches, the latest of several; at the end the last."""
    open_now = [sum(match.number in playing for match in part.matches) for part in found]
    most = max(open_now, default=0)
    return max(at for at, count in enumerate(open_now) if count == most) if most else len(found) - 1
