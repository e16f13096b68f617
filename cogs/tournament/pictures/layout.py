"""Where everything stands in a picture of a bracket. Pure numbers, in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.tournament.pictures.cards import Card, Deck

WIDTH = 900
MARGIN = 26
GUTTER = 34  # between columns, where the lines are
GAP = 18  # between a match and the one below it
ABOVE = 46  # for the crown, where nothing else makes room for it
BETWEEN = 26  # two strips


class Measure(NamedTuple):
    """How large things are."""

    width: int  # of a match
    line: int  # of one who is in it

    @property
    def letters(self) -> int:
        """Of names."""
        return round(self.line * 0.5)


class Box(NamedTuple):
    """A match in its place."""

    card: Card
    left: float
    top: float
    width: int
    height: int

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """Half way down."""
        return self.top + self.height / 2


class Path(NamedTuple):
    """From a match to the next one of its winner: across, up or down, across."""

    start: tuple[float, float]
    turn: float
    end: tuple[float, float]
    is_taken: bool


class Layout(NamedTuple):
    """A whole picture."""

    width: int
    height: int
    measure: Measure
    boxes: tuple[Box, ...]
    paths: tuple[Path, ...]


def lay_out(decks: Sequence[Deck]) -> Layout:
    """A part as wide as every picture, in which few rounds are large and many small."""
    columns = max(len(deck.columns) for deck in decks)
    room = (WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) // columns
    line = {4: 38, 3: 44}.get(columns, 50)
    return _laid(decks, Measure(min(room, 360), line), WIDTH)


def lay_out_whole(decks: Sequence[Deck]) -> Layout:
    """All of it, as wide as it takes."""
    columns = max(len(deck.columns) for deck in decks)
    measure = Measure(196, 28)
    return _laid(decks, measure, max(WIDTH, 2 * MARGIN + columns * measure.width + (columns - 1) * GUTTER))


def _laid(decks: Sequence[Deck], measure: Measure, width: int) -> Layout:
    boxes: list[list[list[Box]]] = []
    top = float(MARGIN)
    columns = max(len(deck.columns) for deck in decks)
    left = (width - columns * measure.width - (columns - 1) * GUTTER) / 2
    for deck in decks:
        if boxes:
            top += BETWEEN
        if all(len(column) == 1 for column in deck.columns):
            top += ABOVE
        placed = list(_columns(deck, measure, left, top))
        boxes.append(placed)
        top = max(box.bottom for column in placed for box in column)
        top = max(top, *(_reach(column, measure) for column in placed))
    laid = tuple(box for strip in boxes for column in strip for box in column)
    # at bigger tables several go on, to different ones: lines would be a tangle
    paths = tuple(_paths(boxes)) if decks[0].is_tree else ()
    return Layout(width, round(top) + MARGIN, measure, laid, paths)


def _columns(deck: Deck, measure: Measure, left: float, top: float) -> Iterator[list[Box]]:
    high = max(sum(_slot(card, measure) for card in column) for column in deck.columns) - GAP
    for at, column in enumerate(deck.columns):
        x = left + at * (measure.width + GUTTER)
        slots = [_slot(card, measure) for card in column]
        # in a tree each match has an equal share of the height, so that it stands between those it waits for
        step = (high + GAP) / len(column) if deck.is_tree else 0
        y = top - GAP / 2 if deck.is_tree else top + (high - sum(slots) + GAP) / 2 - GAP / 2
        placed = []
        for card, slot in zip(column, slots, strict=True):
            share = step or slot
            placed.append(_box(card, measure, x, y + share / 2))
            y += share
        if deck.third is not None and at == len(deck.columns) - 1:
            final = placed[-1]
            placed.append(_box(deck.third, measure, x, final.middle + _slot(deck.third, measure) + GAP))
        yield placed


def _slot(card: Card, measure: Measure) -> float:
    """The height that is kept for a match, whether everybody in it is known or not."""
    return max(2, len(card.lines)) * measure.line + GAP


def _box(card: Card, measure: Measure, left: float, middle: float) -> Box:
    height = measure.line * max(1, len(card.lines))
    if card.state == "nobody":
        height = measure.line // 2
    return Box(card, left, middle - height / 2, measure.width, height)


def _reach(column: Sequence[Box], measure: Measure) -> float:
    """How far down a column would be with everybody in it."""
    return max(box.middle + measure.line for box in column)


def _paths(strips: Sequence[Sequence[Sequence[Box]]]) -> Iterator[Path]:
    """Lines between neighbouring columns, also from one strip to another."""
    for at in range(1, max(map(len, strips))):
        before = {box.card.place: box for strip in strips for box in (strip[at - 1] if at <= len(strip) else ())}
        for box in (box for strip in strips if at < len(strip) for box in strip[at]):
            share = box.height / max(1, len(box.card.lines))
            lines = zip(box.card.lines, box.card.sources, strict=True)
            for nth, (line, source) in enumerate(lines):
                origin = before.get(source)
                if origin is not None and origin.card.state != "nobody":
                    end = (box.left, box.top + (nth + 0.5) * share)
                    yield Path((origin.right, origin.middle), box.left - GUTTER / 2, end, line.number is not None)
