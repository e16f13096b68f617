"""The score sheet below the table: a line per seat, a column per value; the number of cards, or of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, dimmed, number
from bot.pictures.colours import GOLD, INK, IVORY, TEAL, TEAL_DARK
from bot.pictures.shared_sprites import crown, pawn
from cogs.only_one import sprites
from rules.game import Seat
from rules.only_one.cards import SPECIAL, VALUES_FOR, Value, count
from rules.only_one.state import OnlyOneView

WIDTH = 900
LEFT, RIGHT = 28, 872
_SEAT_WIDTH = 88
_SCORE_WIDTH = 62
_FAMILIAR_WIDTH = 48
_TEAM_WIDTH = 58
_HEADER, _LINE, _GAP = 48, 54, 7
_BETWEEN_TEAMS = 10

Head = Value | Literal["earned", "special"]


def sheet_height(view: OnlyOneView) -> int:
    """Return the height of the sheet."""
    return _HEADER + len(view.collections) * (_LINE + _GAP) - _GAP + (_BETWEEN_TEAMS if _teams(view) else 0)


def put_sheet(canvas: Canvas, view: OnlyOneView, top: float) -> None:
    """Put all collections and points; columns that have been scored show points instead of cards."""
    right = RIGHT - (_TEAM_WIDTH if _teams(view) else 0)
    heads = _heads(view)
    after = _SCORE_WIDTH + (_FAMILIAR_WIDTH if any(view.familiars) else 0)
    pitch = (right - LEFT - _SEAT_WIDTH - after) / len(heads)
    newest = _newest(view)
    held = {head: [_held(view, head, seat) for seat in range(len(view.collections))] for head in heads}
    for place, head in enumerate(heads):
        sprite = sprites.header(head, round(pitch) - 4, _HEADER - 6, head == newest)
        canvas.put(sprite, LEFT + _SEAT_WIDTH + place * pitch + 2, top)
    for line, seat in enumerate(_order(view)):
        y = top + _HEADER + line * (_LINE + _GAP) + (_BETWEEN_TEAMS if _teams(view) and line >= 2 else 0)
        _put_seat(canvas, view, seat, y, right)
        for place, head in enumerate(heads):
            sprite = _cell(view, head, seat, held[head], round(pitch) - 6)
            canvas.centre(sprite, LEFT + _SEAT_WIDTH + (place + 0.5) * pitch, y + _LINE / 2)
    if _teams(view):
        _put_team_totals(canvas, view, top + _HEADER)


def _heads(view: OnlyOneView) -> list[Head]:
    """Return the columns: points of familiars if there are any, then icons and values in the order of scoring."""
    earned: list[Head] = ["earned"] if any(view.earned) else []
    return [*earned, "special", *VALUES_FOR[len(view.collections)]]


def _newest(view: OnlyOneView) -> Head | None:
    """Return the column that is being scored, or None."""
    if view.phase != "scoring" or view.specials is None:
        return None
    return view.tallies[-1].value if view.tallies else "special"


def _teams(view: OnlyOneView) -> bool:
    return len(view.sides) < len(view.collections)


def _order(view: OnlyOneView) -> list[Seat]:
    """Return the seats in their order, teams side by side; at the end by place."""
    seats = [seat for side in view.sides for seat in side]
    outcome = view.outcome
    return seats if outcome is None else sorted(seats, key=lambda seat: outcome.places[seat])


def _put_seat(canvas: Canvas, view: OnlyOneView, seat: Seat, y: float, right: float) -> None:
    """Put a seat's pawn and token at the left, familiar and points at the right."""
    is_active = seat == view.active
    has_ended = view.active is not None and seat in view.ended
    middle, colour = y + _LINE / 2, SEAT_COLOURS[seat]
    canvas.put(sprites.line(round(right - LEFT), _LINE, colour if is_active else None), LEFT, y)
    line = _line_colour(view, seat)
    marker = pawn(IVORY if is_active else colour, 46, line)
    canvas.centre(dimmed(marker, line) if has_ended else marker, LEFT + 26, middle)
    if has_ended:
        canvas.centre(sprites.tick(line), LEFT + 32, middle + 8)
    if seat == view.token:
        canvas.centre(sprites.token(IVORY if is_active else GOLD, line), LEFT + 64, middle)
    if view.outcome is not None and view.outcome.places[seat] == 1:
        canvas.centre(crown(36), LEFT + 26, y + 8)
    owned = view.familiars[seat]
    if owned is not None:
        is_spent = owned == "seer" and view.peeked
        sprite = sprites.familiar(owned, 42, is_spent, line)
        canvas.centre(sprite, right - _SCORE_WIDTH - _FAMILIAR_WIDTH / 2 + 2, middle)
    canvas.centre(sprites.cell(52, _LINE - 10, TEAL, line), right - 31, middle)
    canvas.centre(number(str(view.scores[seat]), 32, GOLD), right - 31, middle)


def _line_colour(view: OnlyOneView, seat: Seat) -> Colour:
    """Return the background colour of a seat's line."""
    return SEAT_COLOURS[seat] if seat == view.active else TEAL_DARK


def _cell(view: OnlyOneView, head: Head, seat: Seat, counts: Sequence[int], width: int) -> Sprite:
    """Return a cell: points on the seat's colour once they have been scored, until then the number of cards."""
    points, line = _points(view, head, seat), _line_colour(view, seat)
    if points:
        return sprites.filled_cell(width, _LINE - 8, SEAT_COLOURS[seat], points, line)
    if points == 0 or counts[seat] == 0:
        return sprites.dot(line)
    leads = counts[seat] == max(counts) and head != "special"
    ink = INK if seat == view.active else GOLD if leads else IVORY
    return number(str(counts[seat]), 30 if counts[seat] < 10 else 24, ink, line)


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


def _put_team_totals(canvas: Canvas, view: OnlyOneView, top: float) -> None:
    """Put each team's total beside its two lines."""
    height = 2 * _LINE + _GAP
    order = _order(view)
    for half in (0, 2):
        side = order[half : half + 2]
        y = top + half * (_LINE + _GAP) + (_BETWEEN_TEAMS if half else 0)
        x = RIGHT - _TEAM_WIDTH + 6
        canvas.put(sprites.cell(_TEAM_WIDTH - 6, height, TEAL_DARK), x, y)
        total = number(str(sum(view.scores[seat] for seat in side)), 34, GOLD, TEAL_DARK)
        canvas.centre(total, x + (_TEAM_WIDTH - 6) / 2, y + height / 2)
