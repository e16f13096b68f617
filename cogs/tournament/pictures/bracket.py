"""A bracket as a picture: numbers, names and scores, rounds from left to right, the champion crowned. No words."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Sprite, dimmed, number
from bot.pictures.colours import (
    AMBER,
    EDGE,
    FAINT,
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
    Colour,
    mix,
)
from bot.pictures.shared_sprites import crown
from bot.pictures.sprites import SpriteCanvas, number_width
from bot.pictures.text import fits, lettering
from cogs.tournament.pictures.cards import Card, Line
from cogs.tournament.pictures.layout import Box, Layout, Path

_PATH = 4
_EDGE = 3
_CROWN = 44
_PAD, _RIGHT = 6, 10  # between the parts of a line, and at its end
_FAINT = mix(IVORY, TEAL, 0.55)  # entrants who have lost, or have a bye
_BYE = mix(TEAL_DARK, TEAL, FAINT)  # the background of a bye


def paint_bracket(layout: Layout) -> Image.Image:
    """Paint the bracket, in the shared palette."""
    is_over = any(box.card.is_crowned for box in layout.boxes)
    canvas = Canvas(layout.width, layout.height, GOLD if is_over else None)
    for path in sorted(layout.paths, key=lambda path: path.is_taken):
        _put_path(canvas, path)
    for box in layout.boxes:
        _put_match(canvas, box, layout.measure.letters)
    return canvas.finish()


def _put_path(canvas: Canvas, path: Path) -> None:
    colour = IVORY_SHADE if path.is_taken else TEAL_LIGHT
    (x, y), (end_x, end_y), half = path.start, path.end, _PATH / 2
    y, end_y = round(y), round(end_y)
    canvas.fill((x, y - half, path.turn + half, y + half), colour)
    canvas.fill((path.turn - half, min(y, end_y) - half, path.turn + half, max(y, end_y) + half), colour)
    canvas.fill((path.turn - half, end_y - half, end_x, end_y + half), colour)


def _put_match(canvas: Canvas, box: Box, letters: int) -> None:
    card = box.card
    if card.state == "nobody":
        return
    count = max(1, len(card.lines))
    frame = AMBER if card.state == "running" else GOLD if card.is_crowned else EDGE
    canvas.put(_panel(box.width, box.height, count, frame, card.state == "bye"), box.left, box.top)
    line_height = box.height / count
    for at, line in enumerate(card.lines):
        middle = box.top + (at + 0.5) * line_height
        if line.won:
            canvas.put(
                _lit(box.width, round(line_height), at, count, card.is_crowned), box.left, middle - line_height / 2
            )
        _put_line(canvas, card, line, (box.left, middle, box.width), letters)
    if card.is_crowned:
        canvas.centre(crown(_CROWN), box.left + box.width / 2, box.top - _CROWN / 2 + 4)
    if card.state == "running":
        canvas.centre(_now(), box.right, box.middle)


def _put_line(canvas: Canvas, card: Card, line: Line, room: tuple[float, float, int], letters: int) -> None:
    left, middle, width = room
    is_faint = card.state == "bye" or line.lost
    on = _line_background(card, line)
    disc = round(letters * 1.55)
    x = left + disc / 2 + _PAD
    if line.number is None:
        if line.group:
            canvas.centre(number(line.group, letters - 2, _FAINT, on), x + 6, middle)
        return
    canvas.centre(_disc(line.number, disc, is_faint, on), x, middle)
    colour = INK if line.won else _FAINT if is_faint else IVORY
    if line.score:
        digits = number(line.score, letters, colour, on)
        canvas.put(digits, left + width - _RIGHT - digits.width, middle - digits.height / 2)
    if line.name:
        free, size = name_room(line, width, letters)
        name = lettering(line.name, size, free, colour, on)
        canvas.put(name, x + disc / 2 + _PAD, middle - name.height / 2)


def _line_background(card: Card, line: Line) -> Colour:
    if line.won:
        return GOLD if card.is_crowned else IVORY
    return _BYE if card.state == "bye" else TEAL_DARK


def name_room(line: Line, width: int, letters: int) -> tuple[int, int]:
    """Return how wide a name may be beside its number and score, and how high: smaller if it does not fit."""
    score = number_width(line.score, letters) + 4 + _PAD if line.score else 0
    room = round(width - _RIGHT - score - round(letters * 1.55) - 2 * _PAD)
    return room, letters if fits(line.name, letters, room) else round(letters * 0.85)


def seed_colour(seed: int) -> Colour:
    """Return a colour by seed, shifted by two each lap, so that opponents of a first round have different colours."""
    lap, at = divmod(seed - 1, len(SEAT_COLOURS))
    return SEAT_COLOURS[(at + 2 * lap) % len(SEAT_COLOURS)]


@lru_cache(maxsize=1024)
def _disc(seed: int, size: int, is_faint: bool, on: Colour) -> Sprite:
    """Return a seed: a disc in its colour, or a ring if it is faint."""
    colour, canvas, text = seed_colour(seed), SpriteCanvas(size, size), str(seed)
    canvas.disc((0, 0, size, size), EDGE if is_faint else colour, mix(colour, TEAL, 0.55) if is_faint else EDGE, 2)
    height = size * (0.5, 0.46, 0.36)[min(len(text), 3) - 1]
    canvas.number(text, (size / 2, size / 2), height, _FAINT if is_faint else INK)
    return canvas.finish(on)


@lru_cache(maxsize=64)
def _panel(width: int, height: int, lines: int, frame: Colour, is_bye: bool) -> Sprite:
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 9, TEAL_DARK, frame, _EDGE)
    for at in range(1, lines):
        y = at * height / lines
        canvas.line((_EDGE, y), (width - _EDGE, y), EDGE, 2)
    sprite = canvas.finish()
    return dimmed(sprite) if is_bye else sprite


@lru_cache(maxsize=64)
def _lit(width: int, height: int, at: int, lines: int, is_crowned: bool) -> Sprite:
    """Return the background of a winner's line."""
    canvas = SpriteCanvas(width, height)
    up, down = at == 0, at == lines - 1
    box = (_EDGE, _EDGE if up else 1, width - _EDGE, height - _EDGE if down else height - 1)
    canvas.box(box, 6, GOLD if is_crowned else IVORY)
    return canvas.finish(on=TEAL_DARK)


@lru_cache(maxsize=1)
def _now() -> Sprite:
    """Return the sign of a match that is being played."""
    canvas = SpriteCanvas(26, 26)
    canvas.disc((0, 0, 26, 26), AMBER, EDGE, 2)
    canvas.stamp(((((-0.6, -0.9), (0.9, 0.0), (-0.6, 0.9)), True),), (13.5, 13), 11, INK)
    return canvas.finish()
