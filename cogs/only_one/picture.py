"""The table of Only One Collection as a picture, painted from the public view and the players' names."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, dimmed
from bot.pictures.colours import GOLD, RED, Colour
from cogs.only_one import sprites
from cogs.only_one.score_picture import paint_scores
from cogs.only_one.sheet import LEFT, RIGHT, WIDTH, put_sheet, sheet_height
from rules.only_one.state import OnlyOneView

__all__ = ["SEAT_COLOURS", "paint", "picture_key"]

_TOP = 22
_CHIP, _GAP = 51, 4
_CARDS_TOP = 35  # of a column, below its number
_COLUMN_HEIGHT = _CARDS_TOP + 4 * (_CHIP + _GAP) + 4
_SIDE = 172  # width of the deck, the discards and the card that was drawn
_SHEET_TOP = _TOP + _COLUMN_HEIGHT + 14


def picture_key(view: OnlyOneView, names: Sequence[str]) -> Hashable:
    """Return everything the picture depends on and nothing else: equal keys mean equal pictures."""
    seats = (tuple(names), view.token, view.active, view.scores, view.familiars, view.peeked, view.sides)
    hands = tuple(tuple(sorted(cards)) for cards in view.collections)
    if view.phase in ("scoring", "over"):
        outcome = view.outcome and (view.outcome.places, view.outcome.scores)
        return "scores", seats, hands, view.specials, view.tallies, view.earned, outcome
    choices = (view.may_place, view.would_bust, view.may_collect, view.broken, view.ended)
    return "table", seats, hands, view.columns, view.card, view.deck, view.until_fig, view.discarded, choices


def paint(view: OnlyOneView, names: Sequence[str]) -> Image.Image:
    """Paint the table, in the shared palette. `names` are those of the seats."""
    if view.phase in ("scoring", "over"):
        return paint_scores(view, names)
    canvas = Canvas(WIDTH, _SHEET_TOP + sheet_height(view) + 18, sprites.seat_colour(view.active))
    _put_side(canvas, view)
    _put_columns(canvas, view)
    put_sheet(canvas, view, names, _SHEET_TOP)
    return canvas.finish()


def _put_side(canvas: Canvas, view: OnlyOneView) -> None:
    """Put the deck and the discards; below them the card that was drawn."""
    canvas.put(sprites.deck(view.deck, view.until_fig), LEFT, _TOP - 6)
    canvas.put(sprites.pile(view.discarded), LEFT + _SIDE - sprites.PILE_WIDTH, _TOP + 14)
    bottom = _TOP + _COLUMN_HEIGHT - sprites.BIG_HEIGHT
    if view.card is not None:
        canvas.centre(sprites.big(view.card), LEFT + _SIDE / 2, bottom + sprites.BIG_HEIGHT / 2)
    elif view.phase == "choose":  # the seer looks at three cards; the picture shows their backs
        for at in range(3):
            is_fig = view.until_fig == at
            canvas.put(sprites.back(is_fig), LEFT + 4 + at * 56, bottom + 50)
        canvas.centre(sprites.familiar("seer", 46), LEFT + _SIDE / 2, bottom + 22)
    else:
        canvas.centre(sprites.place(), LEFT + _SIDE / 2, bottom + sprites.BIG_HEIGHT / 2)


def _put_columns(canvas: Canvas, view: OnlyOneView) -> None:
    left = LEFT + _SIDE + 20
    pitch = (RIGHT - left + 12) / len(view.columns)
    width = round(pitch - 12)
    for place, column in enumerate(view.columns):
        x = left + place * pitch
        canvas.put(sprites.slot(width, _COLUMN_HEIGHT, place + 1, _rim(view, place), not column), x, _TOP)
        is_out_of_reach = view.phase == "turn" and place not in view.may_collect
        for line, card in enumerate(column):
            chip = sprites.chip(card, width - 16, _CHIP)
            top = _TOP + _CARDS_TOP + line * (_CHIP + _GAP)
            canvas.put(dimmed(chip, sprites.SLOT) if is_out_of_reach else chip, x + 8, top)
        if place in view.would_bust or place == view.broken:
            top = _TOP + _CARDS_TOP + len(column) * (_CHIP + _GAP)
            canvas.centre(sprites.crack(width - 20, 40), x + width / 2, top + 22)


def _rim(view: OnlyOneView, place: int) -> Colour | None:
    """Return red where the card would bust, gold where it fits, and else None."""
    if place in view.would_bust or place == view.broken:
        return RED
    return GOLD if place in view.may_place else None
