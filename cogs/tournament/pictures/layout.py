"""The layout of a bracket picture: pure numbers, in units of the canvas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.tournament.pictures.cards import Card, SectionCards

WIDTH = 900
MARGIN = 26
GUTTER = 34  # between columns, where the lines are
GAP = 18  # between a match and the one below it
ABOVE = 46  # room for the crown
BETWEEN = 26  # between two sections


class Measure(NamedTuple):
    """Sizes."""

    width: int  # of a match
    line: int  # height of an entrant's line

    @property
    def letters(self) -> int:
        """Height of the names' letters."""
        return round(self.line * 0.5)


class Box(NamedTuple):
    """A match and its rectangle."""

    card: Card
    left: float
    top: float
    width: int
    height: int

    @property
    def right(self) -> float:
        """Right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """Vertical centre."""
        return self.top + self.height / 2


class Path(NamedTuple):
    """The line from a match to its winner's next match: across, up or down, across."""

    start: tuple[float, float]
    turn: float
    end: tuple[float, float]
    is_taken: bool


class Layout(NamedTuple):
    """The layout of a whole picture."""

    width: int
    height: int
    measure: Measure
    boxes: tuple[Box, ...]
    paths: tuple[Path, ...]


def lay_out(sections: Sequence[SectionCards]) -> Layout:
    """Return the layout of a part in the usual width; fewer rounds are drawn larger."""
    columns = max(len(section.columns) for section in sections)
    room = (WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) // columns
    line = {4: 38, 3: 44}.get(columns, 50)
    return _laid(sections, Measure(min(room, 360), line), WIDTH)


def lay_out_whole(sections: Sequence[SectionCards]) -> Layout:
    """Return the layout of a whole side, as wide as it needs."""
    columns = max(len(section.columns) for section in sections)
    measure = Measure(196, 28)
    return _laid(sections, measure, max(WIDTH, 2 * MARGIN + columns * measure.width + (columns - 1) * GUTTER))


def _laid(sections: Sequence[SectionCards], measure: Measure, width: int) -> Layout:
    boxes: list[list[list[Box]]] = []
    top = float(MARGIN)
    columns = max(len(section.columns) for section in sections)
    left = (width - columns * measure.width - (columns - 1) * GUTTER) / 2
    for section in sections:
        if boxes:
            top += BETWEEN
        if all(len(column) == 1 for column in section.columns):
            top += ABOVE
        placed = list(_columns(section, measure, left, top))
        boxes.append(placed)
        top = max(box.bottom for column in placed for box in column)
        top = max(top, *(_reach(column, measure) for column in placed))
    laid = tuple(box for section in boxes for column in section for box in column)
    # from matches of more than two players several advance to different matches: no lines
    paths = tuple(_paths(boxes)) if sections[0].is_tree else ()
    return Layout(width, round(top) + MARGIN, measure, laid, paths)


def _columns(section: SectionCards, measure: Measure, left: float, top: float) -> Iterator[list[Box]]:
    high = max(sum(_slot(card, measure) for card in column) for column in section.columns) - GAP
    for at, column in enumerate(section.columns):
        x = left + at * (measure.width + GUTTER)
        slots = [_slot(card, measure) for card in column]
        # in a tree each match has an equal share of the height, so that it is centred between the matches before it
        step = (high + GAP) / len(column) if section.is_tree else 0
        y = top - GAP / 2 if section.is_tree else top + (high - sum(slots) + GAP) / 2 - GAP / 2
        placed = []
        for card, slot in zip(column, slots, strict=True):
            share = step or slot
            placed.append(_box(card, measure, x, y + share / 2))
            y += share
        if section.third is not None and at == len(section.columns) - 1:
            final = placed[-1]
            placed.append(_box(section.third, measure, x, final.middle + _slot(section.third, measure) + GAP))
        yield placed


def _slot(card: Card, measure: Measure) -> float:
    """Return the height reserved for a match, even if its entrants are not known yet."""
    return max(2, len(card.lines)) * measure.line + GAP


def _box(card: Card, measure: Measure, left: float, middle: float) -> Box:
    height = measure.line * max(1, len(card.lines))
    if card.state == "nobody":
        height = measure.line // 2
    return Box(card, left, middle - height / 2, measure.width, height)


def _reach(column: Sequence[Box], measure: Measure) -> float:
    """Return how far down a column reaches once all entrants are known."""
    return max(box.middle + measure.line for box in column)


def _paths(sections: Sequence[Sequence[Sequence[Box]]]) -> Iterator[Path]:
    """Yield the lines between neighbouring columns, also from one section to another."""
    for at in range(1, max(map(len, sections))):
        before = {
            box.card.place: box for section in sections for box in (section[at - 1] if at <= len(section) else ())
        }
        for box in (box for section in sections if at < len(section) for box in section[at]):
            share = box.height / max(1, len(box.card.lines))
            lines = zip(box.card.lines, box.card.sources, strict=True)
            for nth, (line, source) in enumerate(lines):
                origin = before.get(source)
                if origin is not None and origin.card.state != "nobody":
                    end = (box.left, box.top + (nth + 0.5) * share)
                    yield Path((origin.right, origin.middle), box.left - GUTTER / 2, end, line.number is not None)
