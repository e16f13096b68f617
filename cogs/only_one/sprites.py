"""The sprites of Only One Collection: cards, deck, discards, tokens, cells of the score sheet."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from bot.pictures.colours import (
    EDGE,
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    RED,
    SEAT_COLOURS,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
)
from bot.pictures.sprites import Sprite, SpriteCanvas, number_width
from cogs.only_one.drawings import ARROW, DARK_ON, DRAWINGS, PAW, POWERS, SPARKLE, TICK, TINTS, VIOLET, draw, potion
from rules.only_one.cards import EGG, FIG, NAMED, Card, Familiar, Value

DECK_WIDTH, DECK_HEIGHT = 94, 114
PILE_WIDTH, PILE_HEIGHT = 70, 90
BIG_WIDTH, BIG_HEIGHT = 132, 140
TOKEN = 30
SLOT = TEAL_DARK  # the background of a column


def face_of(card: Card) -> tuple[str, bool]:
    """Return the value printed on a card, and whether it has the special icon."""
    return card.removesuffix("*"), card.endswith("*") or card == EGG


@lru_cache(maxsize=256)
def chip(card: Card, width: int, height: int) -> Sprite:
    """Return a card in a column: its value on its own colour, its drawing beside it."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 3, width, height), 12, IVORY_SHADE)
    canvas.box((0, 0, width, height - 3), 12, IVORY)
    familiar = NAMED.get(card)
    if familiar is not None:
        canvas.box((0, 0, width, height - 3), 12, VIOLET)
        canvas.stamp(POWERS[familiar], (width / 2, height / 2 - 1), height * 0.66, IVORY)
        return canvas.finish(on=SLOT)
    value, is_special = face_of(card)
    band = round(width * 0.46)
    canvas.box((0, 0, band, height - 3), 12, TINTS[value])
    canvas.box((band - 14, 0, band, height - 3), 0, TINTS[value])
    _label(canvas, value, (band / 2, height / 2 - 1), height * 0.6, band - 10)
    draw(canvas, DRAWINGS[value], (band + (width - band) / 2, height / 2 - 1), min(height * 0.84, (width - band) * 0.9))
    if is_special:
        _sparkle(canvas, (width - 12, 12), 22)
    return canvas.finish(on=SLOT)


@lru_cache(maxsize=64)
def big(card: Card) -> Sprite:
    """Return a card that has just been drawn from the deck."""
    value, is_special = face_of(card)
    canvas = SpriteCanvas(BIG_WIDTH, BIG_HEIGHT)
    canvas.box((0, 4, BIG_WIDTH, BIG_HEIGHT), 18, IVORY_SHADE)
    canvas.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, IVORY, GOLD, 6)
    draw(canvas, DRAWINGS[value], (BIG_WIDTH / 2 + 4, 88), 80)
    canvas.box((7, 7, 72, 50), 10, TINTS[value])
    _label(canvas, value, (39.5, 28.5), 31, 58)
    if is_special:
        _sparkle(canvas, (BIG_WIDTH - 26, 28), 36)
    return canvas.finish()


@lru_cache(maxsize=1)
def place() -> Sprite:
    """Return the empty place for the next card."""
    canvas = SpriteCanvas(BIG_WIDTH, BIG_HEIGHT)
    canvas.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, TEAL_DARK, TEAL_LIGHT, 2)
    return canvas.finish()


@lru_cache(maxsize=1)
def big_special() -> Sprite:
    """Return a card that represents the special icons."""
    canvas = SpriteCanvas(BIG_WIDTH, BIG_HEIGHT)
    canvas.box((0, 4, BIG_WIDTH, BIG_HEIGHT), 18, IVORY_SHADE)
    canvas.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, IVORY, GOLD, 6)
    _sparkle(canvas, (BIG_WIDTH / 2, BIG_HEIGHT / 2 - 2), 96)
    return canvas.finish()


@lru_cache(maxsize=128)
def header(head: str, width: int, height: int, glows: bool = False) -> Sprite:
    """Return a column header of the score sheet: a value, the special icons, or the points of familiars."""
    canvas = SpriteCanvas(width, height)
    ground = TINTS.get(head, VIOLET if head == "earned" else IVORY_SHADE)
    canvas.box((0, 0, width, height), 8, GOLD if glows else ground)
    if glows:
        canvas.box((4, 4, width - 4, height - 4), 6, ground)
    middle = (width / 2, height / 2)
    if head == "special":
        _sparkle(canvas, middle, height * 0.78)
    elif head == "earned":
        canvas.stamp(PAW, middle, height * 0.7, IVORY)
    else:
        _label(canvas, head, middle, height * (0.6 if glows else 0.7), width - (10 if glows else 4))
    return canvas.finish()


@lru_cache(maxsize=128)
def flask(value: Value, size: int, on: Colour = TEAL) -> Sprite:
    """Return the potion of a value."""
    canvas = SpriteCanvas(size, size)
    draw(canvas, potion(TINTS[value]), (size / 2, size / 2), size * 0.94)
    return canvas.finish(on)


@lru_cache(maxsize=32)
def familiar(name: Familiar, size: int, is_spent: bool = False, on: Colour = TEAL) -> Sprite:
    """Return a player's familiar; grey once it has been used."""
    canvas = SpriteCanvas(size, size)
    canvas.disc((0, 0, size, size), TEAL_LIGHT if is_spent else VIOLET, EDGE, 2)
    canvas.stamp(POWERS[name], (size / 2, size / 2), size * 0.6, TEAL if is_spent else IVORY)
    return canvas.finish(on)


@lru_cache(maxsize=32)
def token(colour: Colour = GOLD, on: Colour = TEAL) -> Sprite:
    """Return the start player token: an arrow in the direction of play."""
    canvas = SpriteCanvas(TOKEN, TOKEN)
    canvas.disc((0, 0, TOKEN, TOKEN), colour, EDGE, 2)
    canvas.stamp(ARROW, (TOKEN / 2 + 1, TOKEN / 2), TOKEN * 0.52, INK)
    return canvas.finish(on)


@lru_cache(maxsize=128)
def deck(left: int, until_fig: int | None) -> Sprite:
    """Return the deck: its height by the cards left, with the number of cards above the Fig."""
    canvas = SpriteCanvas(DECK_WIDTH, DECK_HEIGHT)
    layers = min(12, (left + 5) // 6)
    floor = DECK_HEIGHT - 91
    for layer in range(layers):
        y = floor - layer * 2
        canvas.box((0, y, DECK_WIDTH, y + 91), 12, WOOD_DARK if layer % 2 else WOOD)
    y = floor - max(layers - 1, 0) * 2
    if not left:
        canvas.box((0, floor, DECK_WIDTH, floor + 91), 12, TEAL_DARK, TEAL_LIGHT, 3)
        return canvas.finish()
    on_top = until_fig == 0
    canvas.box((0, y, DECK_WIDTH, y + 89), 12, VIOLET if on_top else WOOD_LIGHT, WOOD_DARK, 3)
    if until_fig is None:
        return canvas.finish()
    draw(canvas, DRAWINGS[FIG], (DECK_WIDTH / 2, y + 22), 35)
    canvas.box((8, y + 43, DECK_WIDTH - 8, y + 85), 8, IVORY)
    canvas.number(str(until_fig), (DECK_WIDTH / 2, y + 64), 30, INK)
    return canvas.finish()


@lru_cache(maxsize=2)
def back(is_fig: bool) -> Sprite:
    """Return a card face down; C-2: the Fig's back is different."""
    canvas = SpriteCanvas(51, 74)
    canvas.box((0, 0, 51, 74), 8, VIOLET if is_fig else WOOD_LIGHT, WOOD_DARK, 3)
    if is_fig:
        draw(canvas, DRAWINGS[FIG], (25.5, 37), 35)
    return canvas.finish()


@lru_cache(maxsize=64)
def pile(cards: int) -> Sprite:
    """Return the discard pile, face down and crossed out, with its number of cards."""
    width, height = PILE_WIDTH, PILE_HEIGHT
    canvas = SpriteCanvas(width, height)
    if cards:
        canvas.box((5, 4, width, height - 4), 10, WOOD_DARK)
    canvas.box((0, 0, width - 6, height - 8), 10, TEAL_DARK if not cards else WOOD, TEAL_LIGHT, 3)
    middle = (width - 6) / 2
    for start, end in (((middle - 14, 10), (middle + 14, 38)), ((middle + 14, 10), (middle - 14, 38))):
        canvas.line(start, end, TEAL_LIGHT if not cards else RED, 6)
    canvas.number(str(cards), (middle, 61), 27, IVORY)
    return canvas.finish()


@lru_cache(maxsize=1)
def small_pile() -> Sprite:
    """Return the discard pile as an icon."""
    canvas = SpriteCanvas(50, 61)
    canvas.box((4, 4, 50, 61), 8, WOOD_DARK)
    canvas.box((0, 0, 46, 57), 8, WOOD, TEAL_LIGHT, 2)
    for start, end in (((11, 16), (34, 41)), ((34, 16), (11, 41))):
        canvas.line(start, end, RED, 7)
    return canvas.finish()


@lru_cache(maxsize=128)
def slot(width: int, height: int, number: int, rim: Colour | None, is_gone: bool) -> Sprite:
    """Return the background of a column with its number; the rim says what may happen there."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 16, TEAL if is_gone else SLOT, rim or TEAL_LIGHT, 6 if rim else 2)
    side = 42
    x = width / 2 - side / 2
    canvas.box((x, -8, x + side, 32), 9, rim or TEAL_LIGHT)
    canvas.number(str(number), (width / 2, 16), 26, INK if rim and rim != RED else IVORY)
    return canvas.finish()


@lru_cache(maxsize=16)
def crack(width: int, height: int) -> Sprite:
    """Return the crack over a column that the card would bust."""
    canvas = SpriteCanvas(width, height)
    path = [(0.0, 0.2), (0.3, 0.62), (0.44, 0.3), (0.62, 0.8), (0.76, 0.42), (1.0, 0.7)]
    points = [(x * (width - 8) + 4, y * (height - 8) + 4) for x, y in path]
    for start, end in pairwise(points):
        canvas.line(start, end, RED, 7)
    return canvas.finish(on=SLOT)


@lru_cache(maxsize=64)
def line(width: int, height: int, colour: Colour | None) -> Sprite:
    """Return the background of a seat's line in the sheet: in the seat's colour while it is their turn."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 12, colour or TEAL_DARK, EDGE if colour else None, 3)
    return canvas.finish()


@lru_cache(maxsize=64)
def cell(width: int, height: int, colour: Colour, on: Colour = TEAL) -> Sprite:
    """Return a plain cell."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 9, colour)
    return canvas.finish(on)


@lru_cache(maxsize=256)
def filled_cell(width: int, height: int, colour: Colour, points: int, on: Colour) -> Sprite:
    """Return a cell with a number in it: points that have been scored, or the most cards of a value."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 9, colour)
    canvas.number(str(points), (width / 2, height / 2), 29 if points < 10 else 24, INK)
    return canvas.finish(on)


@lru_cache(maxsize=16)
def dot(on: Colour) -> Sprite:
    """Return the sign for an empty cell."""
    canvas = SpriteCanvas(8, 8)
    canvas.disc((0, 0, 8, 8), TEAL_LIGHT)
    return canvas.finish(on)


@lru_cache(maxsize=16)
def tick(on: Colour) -> Sprite:
    """Return the sign for a player who has ended the round."""
    canvas = SpriteCanvas(29, 27)
    canvas.stamp(TICK, (14.5, 13.5), 26, IVORY, line=(EDGE, 2))
    return canvas.finish(on)


def seat_colour(seat: int | None) -> Colour | None:
    """Return the colour of a seat, or None without a seat."""
    return None if seat is None else SEAT_COLOURS[seat]


def _label(canvas: SpriteCanvas, text: str, centre: tuple[float, float], height: float, widest: float) -> None:
    """Draw a value in digits as large as fit."""
    if text == EGG:  # the egg counts as four numbers
        x, y = centre
        for dx, dy, digit in ((-1, -1, "3"), (1, -1, "5"), (-1, 1, "7"), (1, 1, "9")):
            canvas.number(digit, (x + dx * height * 0.34, y + dy * height * 0.38), height * 0.58, IVORY)
        return
    ink = INK if TINTS[text] in DARK_ON else IVORY
    while height > 8 and number_width(text, height) > widest:
        height -= 1
    canvas.number(text, centre, height, ink)


def _sparkle(canvas: SpriteCanvas, centre: tuple[float, float], size: float) -> None:
    canvas.stamp(SPARKLE, centre, size, GOLD, line=(INK, max(1.5, size / 14)))
