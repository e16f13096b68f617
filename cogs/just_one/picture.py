"""All easels as a picture without words, painted from one seat's view. Equal clues are equal scribbles."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from random import Random

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Colour, Sprite, SpriteCanvas, number
from bot.pictures.colours import EDGE, GOLD, INK, IVORY, IVORY_SHADE, RED, TEAL_DARK, TEAL_LIGHT, WOOD, WOOD_DARK
from bot.pictures.shared_sprites import pawn
from rules.game import Seat
from rules.just_one.language.clues import fold
from rules.just_one.state import Clue
from rules.just_one.view import JustOneView

_WIDTH, _HEIGHT = 900, 430
_LEFT, _RIGHT = 34, 866
_BOARD_WIDTH, _BOARD_HEIGHT = 128, 92
_EASEL_HEIGHT = 150
_EASELS, _PAWNS = 246, 372  # vertical centres
_CARD_WIDTH, _CARD_HEIGHT = 62, 84
_EYES_OPEN = ("guess", "vote")


def paint(view: JustOneView) -> Image.Image:
    """Paint the deck, the cards won, and each player's easel, or the card of the player who guesses."""
    canvas = Canvas(_WIDTH, _HEIGHT, SEAT_COLOURS[view.active])
    _put_amount(canvas, _card(INK, IVORY_SHADE), view.cards_left, _LEFT)
    _put_amount(canvas, _card(GOLD, EDGE), view.won, _RIGHT - 150)
    pitch = (_RIGHT - _LEFT) / len(view.present)
    for place, seat in enumerate(view.present):
        x = _LEFT + (place + 0.5) * pitch
        canvas.centre(pawn(SEAT_COLOURS[seat], 70), x, _PAWNS)
        if seat == view.active:
            canvas.centre(_chosen_card(view.number), x, _EASELS)
            canvas.centre(_eyes(view.phase in _EYES_OPEN, SEAT_COLOURS[seat]), x, _PAWNS - 14)
        else:
            _put_easels(canvas, view, seat, x)
    return canvas.finish()


def _put_amount(canvas: Canvas, card: Sprite, amount: int, left: float) -> None:
    canvas.put(card, left, 34)
    digits = number(str(amount), 38, GOLD if amount else IVORY)
    canvas.put(digits, left + card.width + 16, 34 + (card.height - digits.height) / 2)


def _put_easels(canvas: Canvas, view: JustOneView, seat: Seat, x: float) -> None:
    """Put a visible clue, the back of an easel with a hidden clue, or an empty easel."""
    seen = {shown.clue.slot: shown.clue for shown in view.clues if shown.clue.seat == seat}
    for slot in range(1, view.each + 1):
        at = x + (slot - (view.each + 1) / 2) * (_BOARD_WIDTH + 6)
        if slot in seen:
            canvas.centre(_clue(_letters(view, seen[slot]), seen[slot].cancelled), at, _EASELS)
        else:
            canvas.centre(_easel(WOOD if slot <= view.written[seat] else TEAL_DARK), at, _EASELS)


def _letters(view: JustOneView, clue: Clue) -> str:
    return fold(clue.text, view.options.language)


@lru_cache(maxsize=8)
def _card(fill: Colour, line: Colour) -> Sprite:
    canvas = SpriteCanvas(_CARD_WIDTH, _CARD_HEIGHT)
    canvas.box((0, 0, _CARD_WIDTH, _CARD_HEIGHT), 10, fill, line, 3)
    for line_ in range(5):
        y = 18 + line_ * 12
        canvas.line((16, y), (_CARD_WIDTH - 16, y), line, 3)
    return canvas.finish()


@lru_cache(maxsize=8)
def _chosen_card(chosen: int | None) -> Sprite:
    """Return the card that its owner does not see: five lines, the chosen number marked."""
    width, height = 104, 148
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 12, IVORY, EDGE, 3)
    for line in range(1, 6):
        y = line * 24 + 2
        is_chosen = line == chosen
        if is_chosen:
            canvas.box((6, y - 12, width - 6, y + 12), 6, GOLD)
        canvas.number(str(line), (20, y), 15, INK)
        canvas.line((38, y), (width - 14, y), INK if is_chosen else IVORY_SHADE, 5)
    return canvas.finish()


@lru_cache(maxsize=16)
def _eyes(are_open: bool, on: Colour) -> Sprite:
    canvas = SpriteCanvas(30, 12)
    for left in (2, 17):
        if are_open:
            canvas.disc((left, 0, left + 11, 12), IVORY, EDGE, 1.5)
            canvas.disc((left + 3.5, 4, left + 8, 9), INK)
        else:
            canvas.line((left, 6), (left + 11, 6), EDGE, 3)
    return canvas.finish(on)


@lru_cache(maxsize=4)
def _easel(board: Colour) -> Sprite:
    return _draw_easel(board).finish()


def _draw_easel(board: Colour) -> SpriteCanvas:
    canvas = SpriteCanvas(_BOARD_WIDTH, _EASEL_HEIGHT)
    for foot, top in ((24, 46), (_BOARD_WIDTH - 24, _BOARD_WIDTH - 46)):
        canvas.line((top, _BOARD_HEIGHT - 8), (foot, _EASEL_HEIGHT - 4), WOOD_DARK, 7)
    outline = TEAL_LIGHT if board == TEAL_DARK else WOOD_DARK
    canvas.box((4, 8, _BOARD_WIDTH - 4, 8 + _BOARD_HEIGHT), 10, board, outline, 4)
    return canvas


@lru_cache(maxsize=64)
def _clue(letters: str, cancelled: bool) -> Sprite:
    """Return an easel with a scribble that is derived from the letters, crossed out if it was cancelled."""
    canvas = _draw_easel(IVORY)
    hand = Random(letters)  # noqa: S311 - a drawing
    waves = [(hand.uniform(1.5, 7), hand.uniform(4, 13), hand.uniform(0, 2 * pi)) for _ in range(3)]
    left, right, middle, steps = 22, _BOARD_WIDTH - 22, 8 + _BOARD_HEIGHT / 2, 90

    def point(step: int) -> tuple[float, float]:
        t = step / steps
        return left + (right - left) * t, middle + sum(high * sin(many * 2 * pi * t + at) for many, high, at in waves)

    for step in range(steps):
        canvas.line(point(step), point(step + 1), INK, 4)
    if cancelled:
        canvas.line((14, 18), (_BOARD_WIDTH - 14, _BOARD_HEIGHT - 2), RED, 9)
        canvas.line((14, _BOARD_HEIGHT - 2), (_BOARD_WIDTH - 14, 18), RED, 9)
    return canvas.finish()
