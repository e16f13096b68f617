"""The picture of a turn: every player's easel with their name and clue, and the word once this viewer may see it.

`picture_of_turn` and `picture_of_view` choose what is shown, from nothing but the view or the finished turn; `paint`
paints exactly that. Lengths are in pixels.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, SpriteCanvas
from bot.pictures.colours import GOLD, INK, IVORY, IVORY_SHADE, JADE, RED, TEAL_DARK, TEAL_LIGHT, WOOD, WOOD_DARK
from bot.pictures.shared_sprites import pawn
from bot.pictures.sprites import UNIT
from bot.pictures.text import drawable, fits, lettering, name_tag
from rules.game import Seat
from rules.just_one.state import Clue, Turn
from rules.just_one.view import JustOneView

Mark = Literal["", "found", "lost"]

_WIDTH = 900
_MARGIN, _GAP = 28, 20
_TOP = 108  # the height of the strip with the player who guesses and the word
_NAME, _BOARD, _ROW = 46, 92, 160  # the heights of a name, of a board, and from one row to the next
_NAME_LETTERS = 26  # the height of capitals
_LETTERS = (40, 34, 28)  # the largest that fits is taken
_SMALL = (26, 22)  # for two lines; the smaller only for clues of more than twenty letters
_PAWN = 44
_PADDING = 28  # left and right of a clue together
_SCALE = 2  # words are drawn for one turn only, so quickly
_PLATE = 560  # the width of the word's plate


class Board(NamedTuple):
    """An easel."""

    seat: Seat
    name: str
    text: str | None  # None: its back is shown
    cancelled: bool = False
    is_empty: bool = False  # nothing was written


class Easels(NamedTuple):
    """What a picture shows, and nothing else."""

    seat: Seat  # of the player who guesses
    name: str
    word: str | None  # None: not to be shown
    mark: Mark
    columns: int
    boards: tuple[Board, ...]  # row by row


# --- what is shown


def picture_of_view(view: JustOneView, names: Sequence[str]) -> Easels:
    """Return the easels of the turn that is played, as far as this viewer sees them."""
    clues = [seen.clue for seen in view.clues]
    givers = [seat for seat in view.present if seat != view.active]
    givers += sorted({clue.seat for clue in clues} - {*givers})  # J-20: the clues of a player who left stay
    columns, boards = _boards(clues, givers, names, view.written)
    return Easels(view.active, names[view.active], view.word, "", columns, boards)


def picture_of_turn(turn: Turn, names: Sequence[str]) -> Easels:
    """Return the easels of a finished turn: everything (J-23)."""
    columns, boards = _boards(turn.clues, sorted({clue.seat for clue in turn.clues}), names, ())
    return Easels(
        turn.active, names[turn.active], turn.word, "found" if turn.result == "found" else "lost", columns, boards
    )


def _boards(
    clues: Sequence[Clue], givers: Sequence[Seat], names: Sequence[str], written: Sequence[int]
) -> tuple[int, tuple[Board, ...]]:
    """Return the number of columns and the easels, row by row; `written` are the numbers of clues by seat."""
    by_place: dict[tuple[Seat, int], Clue] = {(clue.seat, clue.slot): clue for clue in clues}
    slots = max((*(clue.slot for clue in clues), *(written[seat] for seat in givers if seat < len(written))), default=1)
    boards = []
    for slot in range(1, slots + 1):
        for seat in givers:
            clue = by_place.get((seat, slot))
            if clue is not None:
                boards.append(Board(seat, names[seat], clue.text, clue.cancelled))
            else:
                is_empty = seat >= len(written) or slot > written[seat]
                boards.append(Board(seat, names[seat], None, is_empty=is_empty))
    columns = len(givers) if slots > 1 or len(givers) < 4 else (len(givers) + 1) // 2
    return max(1, columns), tuple(boards)


def is_drawn(text: str) -> bool:
    """Whether a picture shows exactly this clue; otherwise it belongs into the text."""
    shown = drawable(text)
    return shown == unicodedata.normalize("NFC", text) and _lines(shown, _board_width(3) - _PADDING) is not None


# --- painting


def paint(easels: Easels) -> Image.Image:
    """Paint the easels."""
    rows = -(-len(easels.boards) // easels.columns)
    canvas = Canvas(_WIDTH, _TOP + rows * _ROW + 10, SEAT_COLOURS[easels.seat], unit=1)
    _put_top(canvas, easels)
    width = _board_width(easels.columns)
    for place, board in enumerate(easels.boards):
        row, column = divmod(place, easels.columns)
        in_row = min(easels.columns, len(easels.boards) - row * easels.columns)
        left = (_WIDTH - in_row * width - (in_row - 1) * _GAP) / 2 + column * (width + _GAP)
        _put_board(canvas, board, left, _TOP + row * _ROW, width)
    return canvas.finish()


def _board_width(columns: int) -> int:
    columns = min(3, max(2, columns))
    return (_WIDTH - 2 * _MARGIN - (columns - 1) * _GAP) // columns


def _put_top(canvas: Canvas, easels: Easels) -> None:
    middle = 20 + (_TOP - 30) / 2
    canvas.centre(pawn(SEAT_COLOURS[easels.seat], round(64 / UNIT)), _MARGIN + 28, middle)
    name = name_tag(easels.name, easels.seat, _units(_NAME_LETTERS), _units(_WIDTH - _PLATE - 130), IVORY)
    canvas.put(name, _MARGIN + 64, middle - name.image.height / 2)
    right = _WIDTH - _MARGIN
    canvas.put(_plate(easels.mark), right - _PLATE, 20)
    has_mark = bool(easels.mark)
    width = _PLATE - 100
    centre = right - _PLATE / 2 + (30 if has_mark else 0)
    shown = "?" if easels.word is None else drawable(easels.word)
    _put_text(canvas, shown or "…", (centre, middle), width, IVORY)


def _put_board(canvas: Canvas, board: Board, left: float, top: float, width: int) -> None:
    canvas.centre(pawn(SEAT_COLOURS[board.seat], round(_PAWN / UNIT)), left + 24, top + _NAME / 2)
    name = name_tag(board.name, board.seat, _units(_NAME_LETTERS), _units(width - 56), IVORY)
    canvas.put(name, left + 50, top + (_NAME - name.image.height) / 2)
    top += _NAME
    if board.text is None:
        canvas.put(_board(TEAL_DARK if board.is_empty else WOOD, width), left, top)
        return
    canvas.put(_board(IVORY_SHADE if board.cancelled else IVORY, width), left, top)
    middle = top + _BOARD / 2
    on = IVORY_SHADE if board.cancelled else IVORY
    long = _put_text(canvas, drawable(board.text) or "…", (left + width / 2, middle), width - _PADDING, on)
    if board.cancelled:
        canvas.centre(_strike(min(width - 12, long + 36)), left + width / 2, middle)


def _put_text(canvas: Canvas, text: str, centre: tuple[float, float], width: int, on: Colour) -> int:
    """Put a word in one or two lines, cut if need be; return how wide it is."""
    height, lines = _lines(text, width) or (_LETTERS[-1], (text,))
    longest = 0
    for number, line in enumerate(lines):
        sprite = lettering(line, _units(height), _units(width), INK, on, scale=_SCALE)
        canvas.centre(sprite, centre[0], centre[1] + (number - (len(lines) - 1) / 2) * (height + 14))
        longest = max(longest, sprite.image.width)
    return longest


@lru_cache(maxsize=512)
def _lines(text: str, width: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the height of the letters and the lines in which the whole text fits, or None."""
    if not text:
        return None
    for height in _LETTERS:
        if fits(text, _units(height), _units(width)):
            return height, (text,)
    half = -(-len(text) // 2)
    lines = text[:half], text[half:]
    for height in _SMALL:
        if all(fits(line, _units(height), _units(width)) for line in lines):
            return height, lines
    return None


def _units(pixels: float) -> int:
    """Return a length for sprites that are measured in units."""
    return round(pixels / UNIT)


@lru_cache(maxsize=16)
def _board(fill: Colour, width: int) -> Sprite:
    canvas = SpriteCanvas(width, _BOARD, unit=1)
    outline = TEAL_LIGHT if fill == TEAL_DARK else WOOD_DARK
    canvas.box((1, 1, width - 1, _BOARD - 1), 12, fill, outline, 5)
    if fill == WOOD:  # the back of an easel
        for x in (width * 0.3, width * 0.7):
            canvas.line((x, 8), (x, _BOARD - 8), WOOD_DARK, 8)
        canvas.line((10, _BOARD / 2), (width - 10, _BOARD / 2), WOOD_DARK, 8)
    return canvas.finish()


@lru_cache(maxsize=4)
def _plate(mark: Mark) -> Sprite:
    """Return the plate for the word, with a tick or a cross once the turn is over."""
    height = _TOP - 30
    canvas = SpriteCanvas(_PLATE, height, unit=1)
    canvas.box((1, 1, _PLATE - 1, height - 1), 16, IVORY, GOLD, 6)
    if mark == "found":
        canvas.line((24, 40), (38, 56), JADE, 10)
        canvas.line((38, 56), (66, 22), JADE, 10)
    elif mark == "lost":
        canvas.line((28, 24), (62, 56), RED, 10)
        canvas.line((28, 56), (62, 24), RED, 10)
    return canvas.finish()


@lru_cache(maxsize=64)
def _strike(width: int) -> Sprite:
    canvas = SpriteCanvas(width, 8, unit=1)
    canvas.box((0, 0, width, 8), 4, RED)
    return canvas.finish(IVORY_SHADE)
