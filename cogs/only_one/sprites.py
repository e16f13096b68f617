"""The things on a table of Only One Collection, each drawn once: cards, deck, discards, tokens, cells of the sheet."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.pictures.colours import (
    EDGE,
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    RED,
    SEAT_COLOURS,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
)
from bot.pictures.sprites import SpriteCanvas, number_width
from cogs.only_one.drawings import ARROW, DARK_ON, DRAWINGS, PAW, POWERS, SPARKLE, TICK, TINTS, VIOLET, draw, potion
from rules.only_one.cards import EGG, FIG, NAMED, Card, Familiar, Value

DECK_WIDTH, DECK_HEIGHT = 96, 128
BIG_WIDTH, BIG_HEIGHT = 150, 176
TOKEN = 30


def face_of(card: Card) -> tuple[str, bool]:
    """The value printed on a card, and whether it has the special icon."""
    return card.removesuffix("*"), card.endswith("*") or card == EGG


@lru_cache(maxsize=256)
def chip(card: Card, width: int, height: int) -> Image.Image:
    """A card in a column: its value on its own colour, its picture beside it."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 3, width, height), 12, IVORY_SHADE)
    canvas.box((0, 0, width, height - 3), 12, IVORY)
    familiar = NAMED.get(card)
    if familiar is not None:
        canvas.box((0, 0, width, height - 3), 12, VIOLET)
        canvas.stamp(POWERS[familiar], (width / 2, height / 2 - 1), height * 0.66, IVORY)
        return canvas.finish()
    value, is_special = face_of(card)
    band = round(width * 0.46)
    canvas.box((0, 0, band, height - 3), 12, TINTS[value])
    canvas.box((band - 14, 0, band, height - 3), 0, TINTS[value])
    _label(canvas, value, (band / 2, height / 2 - 1), height * 0.5, band - 14)
    draw(canvas, DRAWINGS[value], (band + (width - band) / 2, height / 2 - 1), min(height * 0.8, (width - band) * 0.9))
    if is_special:
        _sparkle(canvas, (width - 12, 12), 22)
    return canvas.finish()


@lru_cache(maxsize=64)
def big(card: Card) -> Image.Image:
    """A card that has just been turned up."""
    value, is_special = face_of(card)
    canvas = SpriteCanvas(BIG_WIDTH, BIG_HEIGHT)
    canvas.box((0, 4, BIG_WIDTH, BIG_HEIGHT), 18, IVORY_SHADE)
    canvas.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, IVORY, GOLD, 6)
    draw(canvas, DRAWINGS[value], (BIG_WIDTH / 2, 108), 104)
    canvas.box((10, 10, 74, 58), 12, TINTS[value])
    _label(canvas, value, (42, 34), 30, 54)
    if is_special:
        _sparkle(canvas, (BIG_WIDTH - 28, 30), 38)
    return canvas.finish()


@lru_cache(maxsize=1)
def place() -> Image.Image:
    """Where the next card will lie."""
    canvas = SpriteCanvas(BIG_WIDTH, BIG_HEIGHT)
    canvas.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, FELT_DARK, FELT_LIGHT, 2)
    return canvas.finish()


@lru_cache(maxsize=1)
def big_special() -> Image.Image:
    """A card that stands for the special icons."""
    canvas = SpriteCanvas(BIG_WIDTH, BIG_HEIGHT)
    canvas.box((0, 4, BIG_WIDTH, BIG_HEIGHT), 18, IVORY_SHADE)
    canvas.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, IVORY, GOLD, 6)
    _sparkle(canvas, (BIG_WIDTH / 2, BIG_HEIGHT / 2 - 2), 112)
    return canvas.finish()


@lru_cache(maxsize=128)
def header(head: str, width: int, height: int, glows: bool = False) -> Image.Image:
    """The head of a column of the sheet: a value, the special icons, or what familiars brought."""
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
        _label(canvas, head, middle, height * (0.5 if glows else 0.6), width - (12 if glows else 6))
    return canvas.finish()


@lru_cache(maxsize=64)
def flask(value: Value, size: int) -> Image.Image:
    """The potion of a value."""
    canvas = SpriteCanvas(size, size)
    draw(canvas, potion(TINTS[value]), (size / 2, size / 2), size * 0.94)
    return canvas.finish()


@lru_cache(maxsize=32)
def familiar(name: Familiar, size: int, is_spent: bool = False) -> Image.Image:
    """A familiar in front of its owner; turned grey once it has been used."""
    canvas = SpriteCanvas(size, size)
    canvas.disc((0, 0, size, size), FELT_LIGHT if is_spent else VIOLET, EDGE, 2)
    canvas.stamp(POWERS[name], (size / 2, size / 2), size * 0.6, FELT if is_spent else IVORY)
    return canvas.finish()


@lru_cache(maxsize=8)
def token(size: int, colour: Colour = GOLD) -> Image.Image:
    """The start player token: an arrow, for play goes on from there."""
    canvas = SpriteCanvas(size, size)
    canvas.disc((0, 0, size, size), colour, EDGE, 2)
    canvas.stamp(ARROW, (size / 2 + 1, size / 2), size * 0.52, INK)
    return canvas.finish()


@lru_cache(maxsize=128)
def deck(left: int, until_fig: int | None) -> Image.Image:
    """The deck, the higher the more cards are left, and how many lie above the Fig."""
    canvas = SpriteCanvas(DECK_WIDTH, DECK_HEIGHT)
    layers = min(12, (left + 5) // 6)
    floor = DECK_HEIGHT - 100
    for layer in range(layers):
        y = floor - layer * 2
        canvas.box((0, y, DECK_WIDTH, y + 100), 12, WOOD_DARK if layer % 2 else WOOD)
    y = floor - max(layers - 1, 0) * 2
    if not left:
        canvas.box((0, floor, DECK_WIDTH, floor + 100), 12, FELT_DARK, FELT_LIGHT, 3)
        return canvas.finish()
    on_top = until_fig == 0
    canvas.box((0, y, DECK_WIDTH, y + 97), 12, VIOLET if on_top else WOOD_LIGHT, WOOD_DARK, 3)
    if until_fig is None:
        return canvas.finish()
    draw(canvas, DRAWINGS[FIG], (DECK_WIDTH / 2, y + 28), 40)
    canvas.box((12, y + 52, DECK_WIDTH - 12, y + 90), 10, IVORY)
    canvas.number(str(until_fig), (DECK_WIDTH / 2, y + 71), 28, INK)
    return canvas.finish()


@lru_cache(maxsize=2)
def back(is_fig: bool) -> Image.Image:
    """A card face down; C-2: the Fig's back can be told apart."""
    canvas = SpriteCanvas(54, 76)
    canvas.box((0, 0, 54, 76), 9, VIOLET if is_fig else WOOD_LIGHT, WOOD_DARK, 3)
    if is_fig:
        draw(canvas, DRAWINGS[FIG], (27, 38), 36)
    return canvas.finish()


@lru_cache(maxsize=64)
def pile(cards: int) -> Image.Image:
    """The discards, face down and crossed out, and how many there are."""
    width, height = 76, 100
    canvas = SpriteCanvas(width, height)
    if cards:
        canvas.box((5, 4, width, height - 4), 10, WOOD_DARK)
    canvas.box((0, 0, width - 6, height - 8), 10, FELT_DARK if not cards else WOOD, FELT_LIGHT, 3)
    middle = (width - 6) / 2
    for start, end in (((middle - 18, 14), (middle + 18, 50)), ((middle + 18, 14), (middle - 18, 50))):
        canvas.line(start, end, FELT_LIGHT if not cards else RED, 6)
    canvas.number(str(cards), (middle, 70), 24, IVORY)
    return canvas.finish()


@lru_cache(maxsize=1)
def small_pile() -> Image.Image:
    """The discards, as a sign."""
    canvas = SpriteCanvas(46, 56)
    canvas.box((4, 4, 46, 56), 8, WOOD_DARK)
    canvas.box((0, 0, 42, 52), 8, WOOD, FELT_LIGHT, 2)
    for start, end in (((10, 14), (32, 38)), ((32, 14), (10, 38))):
        canvas.line(start, end, RED, 6)
    return canvas.finish()


@lru_cache(maxsize=128)
def slot(width: int, height: int, number: int, rim: Colour | None, is_gone: bool) -> Image.Image:
    """The ground of a column with its number; a rim says what may happen there."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 16, FELT if is_gone else FELT_DARK, rim or FELT_LIGHT, 6 if rim else 2)
    side = 36
    x = width / 2 - side / 2
    canvas.box((x, -8, x + side, side - 6), 9, rim or FELT_LIGHT)
    canvas.number(str(number), (width / 2, 14), 22, INK if rim and rim != RED else IVORY)
    return canvas.finish()


@lru_cache(maxsize=16)
def crack(width: int, height: int) -> Image.Image:
    """Over a column that the card would ruin."""
    canvas = SpriteCanvas(width, height)
    path = [(0.0, 0.2), (0.3, 0.62), (0.44, 0.3), (0.62, 0.8), (0.76, 0.42), (1.0, 0.7)]
    points = [(x * (width - 8) + 4, y * (height - 8) + 4) for x, y in path]
    for start, end in pairwise(points):
        canvas.line(start, end, RED, 7)
    return canvas.finish()


@lru_cache(maxsize=64)
def line(width: int, height: int, colour: Colour | None) -> Image.Image:
    """The ground of a seat's line in the sheet: its colour when it is awaited."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 12, colour or FELT_DARK, EDGE if colour else None, 3)
    return canvas.finish()


@lru_cache(maxsize=64)
def cell(width: int, height: int, colour: Colour) -> Image.Image:
    """A cell that stands out."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 9, colour)
    return canvas.finish()


@lru_cache(maxsize=256)
def filled_cell(width: int, height: int, colour: Colour, points: int) -> Image.Image:
    """Points that have been scored."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 9, colour)
    canvas.number(str(points), (width / 2, height / 2), 30 if points < 10 else 24, INK)
    return canvas.finish()


@lru_cache(maxsize=1)
def dot() -> Image.Image:
    """Nothing here."""
    canvas = SpriteCanvas(8, 8)
    canvas.disc((0, 0, 8, 8), FELT_LIGHT)
    return canvas.finish()


@lru_cache(maxsize=1)
def tick() -> Image.Image:
    """Has ended the round."""
    canvas = SpriteCanvas(30, 28)
    canvas.stamp(TICK, (15, 14), 26, IVORY, line=(EDGE, 2))
    return canvas.finish()


def seat_colour(seat: int | None) -> Colour | None:
    """The colour of a seat, if it is one."""
    return None if seat is None else SEAT_COLOURS[seat]


def _label(canvas: SpriteCanvas, text: str, centre: tuple[float, float], height: float, widest: float) -> None:
    """A value in letters as large as fit."""
    if text == EGG:  # it stands for four numbers
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
