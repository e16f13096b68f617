"""The score sheet below the table: a line per seat, a column per value; the number of cards, or of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, number
from bot.pictures.colours import FAINT, GOLD, INK, IVORY, TEAL, TEAL_DARK, mix
from bot.pictures.text import name_tag
from cogs.only_one import sprites
from rules.game import Seat
from rules.only_one.cards import SPECIAL, VALUES_FOR, Value, count
from rules.only_one.state import OnlyOneView

WIDTH = 900
LEFT, RIGHT = 20, 880
NAME_HEIGHT = 27  # of capitals; smaller ones cannot be read on a phone
_NAME_WIDTH = 174
_SCORE_WIDTH = 62
_FAMILIAR_WIDTH = 46
_HEADER, _LINE, _GAP = 43, 49, 4
_BETWEEN_TEAMS = 11

Head = Value | Literal["earned", "special"]


def sheet_height(view: OnlyOneView) -> int:
    """Return the height of the sheet."""
    return _HEADER + len(view.collections) * (_LINE + _GAP) - _GAP + (_BETWEEN_TEAMS if has_teams(view) else 0)


def put_sheet(canvas: Canvas, view: OnlyOneView, names: Sequence[str], top: float) -> None:
    """Put all collections and points; columns that have been scored show points instead of cards."""
    shows_points = any(view.scores) or view.phase in ("scoring", "over")
    heads = _heads(view)
    after = (_SCORE_WIDTH if shows_points else 0) + (_FAMILIAR_WIDTH if any(view.familiars) else 0)
    pitch = (RIGHT - LEFT - _NAME_WIDTH - after) / len(heads)
    newest = _newest(view)
    held = {head: [_held(view, head, seat) for seat in range(len(view.collections))] for head in heads}
    for place, head in enumerate(heads):
        sprite = sprites.header(head, round(pitch) - 4, _HEADER - 6, head == newest)
        canvas.put(sprite, LEFT + _NAME_WIDTH + place * pitch + 2, top)
    for line, seat in enumerate(seat_order(view)):
        y = top + _HEADER + line * (_LINE + _GAP) + (_BETWEEN_TEAMS if has_teams(view) and line >= 2 else 0)
        canvas.put(
            sprites.line(round(RIGHT - LEFT), _LINE, SEAT_COLOURS[seat] if seat == view.active else None), LEFT, y
        )
        _put_name(canvas, view, names[seat], seat, y)
        for place, head in enumerate(heads):
            sprite = _cell(view, head, seat, held[head], round(pitch) - 5)
            canvas.centre(sprite, LEFT + _NAME_WIDTH + (place + 0.5) * pitch, y + _LINE / 2)
        _put_familiar(canvas, view, seat, RIGHT - (_SCORE_WIDTH if shows_points else 0) - _FAMILIAR_WIDTH / 2, y)
        if shows_points:
            canvas.centre(sprites.cell(54, _LINE - 8, TEAL, _ground(view, seat)), RIGHT - 31, y + _LINE / 2)
            canvas.centre(number(str(view.scores[seat]), 31, GOLD), RIGHT - 31, y + _LINE / 2)


def _heads(view: OnlyOneView) -> list[Head]:
    """Return the columns: points of familiars once they are scored, then icons and values in the order of scoring."""
    earned: list[Head] = ["earned"] if any(view.earned) and view.phase in ("scoring", "over") else []
    return [*earned, "special", *VALUES_FOR[len(view.collections)]]


def _newest(view: OnlyOneView) -> Head | None:
    """Return the column that is being scored, or None."""
    if view.phase != "scoring" or view.specials is None:
        return None
    return view.tallies[-1].value if view.tallies else "special"


def has_teams(view: OnlyOneView) -> bool:
    """Whether two seats share a side."""
    return len(view.sides) < len(view.collections)


def seat_order(view: OnlyOneView) -> list[Seat]:
    """Return the seats in their order, partners one below the other; at the end by place. Texts keep this order."""
    seats = [seat for side in view.sides for seat in side]
    outcome = view.outcome
    return seats if outcome is None else sorted(seats, key=lambda seat: outcome.places[seat])


def _put_name(canvas: Canvas, view: OnlyOneView, name: str, seat: Seat, y: float) -> None:
    """Put a seat's name on its colour, with the token; faded and ticked off once the seat has ended the round."""
    middle, colour, ink = y + _LINE / 2, SEAT_COLOURS[seat], INK
    has_ended = view.active is not None and seat in view.ended
    if has_ended:
        colour, ink = mix(colour, TEAL, FAINT), IVORY
    if seat != view.active:
        canvas.put(sprites.cell(_NAME_WIDTH - 5, _LINE, colour, TEAL_DARK), LEFT, y)
    x, right = LEFT + 12, LEFT + _NAME_WIDTH - 10
    if seat == view.token:
        canvas.centre(sprites.token(IVORY, colour), right - sprites.TOKEN / 2, middle)
        right -= sprites.TOKEN + 3
    if has_ended:
        canvas.centre(sprites.tick(colour), right - 14, middle)
        right -= 31
    tag = name_tag(name, seat, NAME_HEIGHT, round(right - x), ink, colour)
    canvas.put(tag, x, middle - tag.height / 2)


def _put_familiar(canvas: Canvas, view: OnlyOneView, seat: Seat, x: float, y: float) -> None:
    owned = view.familiars[seat]
    if owned is not None:
        is_spent = owned == "seer" and view.peeked
        canvas.centre(sprites.familiar(owned, 42, is_spent, _ground(view, seat)), x, y + _LINE / 2)


def _ground(view: OnlyOneView, seat: Seat) -> Colour:
    """Return the background colour of a seat's line."""
    return SEAT_COLOURS[seat] if seat == view.active else TEAL_DARK


def _cell(view: OnlyOneView, head: Head, seat: Seat, counts: Sequence[int], width: int) -> Sprite:
    """Return a cell: points on the seat's colour once they have been scored, until then the number of cards.

    The most cards of a value are on the seat's colour too, as this is what scores.
    """
    points, ground = _points(view, head, seat), _ground(view, seat)
    if points:
        return sprites.filled_cell(width, _LINE - 7, SEAT_COLOURS[seat], points, ground)
    if points == 0 or counts[seat] == 0:
        return sprites.dot(ground)
    if head != "special" and counts[seat] == max(counts):  # the most of this value, or tied for it
        fill = IVORY if seat == view.active else SEAT_COLOURS[seat]
        return sprites.filled_cell(width, _LINE - 10, fill, counts[seat], ground)
    return number(str(counts[seat]), 29 if counts[seat] < 10 else 25, INK if seat == view.active else IVORY, ground)


def _points(view: OnlyOneView, head: Head, seat: Seat) -> int | None:
    """Return the points scored there, or None before the column is scored."""
    if head == "earned":
        return view.earned[seat]
    if head == "special":
        return None if view.specials is None else view.specials[seat]
    tally = next((tally for tally in view.tallies if tally.value == head), None)
    return None if tally is None else tally.points if tally.winner == seat else 0


def _held(view: OnlyOneView, head: Head, seat: Seat) -> int:
    """Return how many cards, or special icons, a seat has."""
    cards = view.collections[seat]
    if head == "special":
        return sum(card in SPECIAL for card in cards) + (view.familiars[seat] is not None)
    return 0 if head == "earned" else count(cards, head)
