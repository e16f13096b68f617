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
from bot.pictures.sprites import Sketch, number_width
from cogs.only_one.art import DARK_ON, DRAWINGS, TINTS, VIOLET
from cogs.only_one.shapes import draw
from cogs.only_one.signs import ARROW, PAW, POWERS, SPARKLE, TICK, potion
from rules.only_one.cards import EGG, FIG, Card, Value
from rules.only_one.familiars import NAMED, Familiar

DECK_WIDTH, DECK_HEIGHT = 96, 128
BIG_WIDTH, BIG_HEIGHT = 150, 176
TOKEN = 30


def face_of(card: Card) -> tuple[str, bool]:
    """The value printed on a card, and whether it has the special icon."""
    return card.removesuffix("*"), card.endswith("*") or card == EGG


@lru_cache(maxsize=256)
def chip(card: Card, width: int, height: int) -> Image.Image:
    """A card in a column: its value on its own colour, its picture beside it."""
    sketch = Sketch(width, height)
    sketch.box((0, 3, width, height), 12, IVORY_SHADE)
    sketch.box((0, 0, width, height - 3), 12, IVORY)
    familiar = NAMED.get(card)
    if familiar is not None:
        sketch.box((0, 0, width, height - 3), 12, VIOLET)
        sketch.stamp(POWERS[familiar], (width / 2, height / 2 - 1), height * 0.66, IVORY)
        return sketch.finish()
    value, is_special = face_of(card)
    band = round(width * 0.46)
    sketch.box((0, 0, band, height - 3), 12, TINTS[value])
    sketch.box((band - 14, 0, band, height - 3), 0, TINTS[value])
    _label(sketch, value, (band / 2, height / 2 - 1), height * 0.5, band - 14)
    draw(sketch, DRAWINGS[value], (band + (width - band) / 2, height / 2 - 1), min(height * 0.8, (width - band) * 0.9))
    if is_special:
        _sparkle(sketch, (width - 12, 12), 22)
    return sketch.finish()


@lru_cache(maxsize=64)
def big(card: Card) -> Image.Image:
    """A card that has just been turned up."""
    value, is_special = face_of(card)
    sketch = Sketch(BIG_WIDTH, BIG_HEIGHT)
    sketch.box((0, 4, BIG_WIDTH, BIG_HEIGHT), 18, IVORY_SHADE)
    sketch.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, IVORY, GOLD, 6)
    draw(sketch, DRAWINGS[value], (BIG_WIDTH / 2, 108), 104)
    sketch.box((10, 10, 74, 58), 12, TINTS[value])
    _label(sketch, value, (42, 34), 30, 54)
    if is_special:
        _sparkle(sketch, (BIG_WIDTH - 28, 30), 38)
    return sketch.finish()


@lru_cache(maxsize=1)
def place() -> Image.Image:
    """Where the next card will lie."""
    sketch = Sketch(BIG_WIDTH, BIG_HEIGHT)
    sketch.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, FELT_DARK, FELT_LIGHT, 2)
    return sketch.finish()


@lru_cache(maxsize=1)
def big_special() -> Image.Image:
    """A card that stands for the special icons."""
    sketch = Sketch(BIG_WIDTH, BIG_HEIGHT)
    sketch.box((0, 4, BIG_WIDTH, BIG_HEIGHT), 18, IVORY_SHADE)
    sketch.box((0, 0, BIG_WIDTH, BIG_HEIGHT - 5), 18, IVORY, GOLD, 6)
    _sparkle(sketch, (BIG_WIDTH / 2, BIG_HEIGHT / 2 - 2), 112)
    return sketch.finish()


@lru_cache(maxsize=128)
def header(head: str, width: int, height: int, glows: bool = False) -> Image.Image:
    """The head of a column of the sheet: a value, the special icons, or what familiars brought."""
    sketch = Sketch(width, height)
    ground = TINTS.get(head, VIOLET if head == "earned" else IVORY_SHADE)
    sketch.box((0, 0, width, height), 8, GOLD if glows else ground)
    if glows:
        sketch.box((4, 4, width - 4, height - 4), 6, ground)
    middle = (width / 2, height / 2)
    if head == "special":
        _sparkle(sketch, middle, height * 0.78)
    elif head == "earned":
        sketch.stamp(PAW, middle, height * 0.7, IVORY)
    else:
        _label(sketch, head, middle, height * (0.5 if glows else 0.6), width - (12 if glows else 6))
    return sketch.finish()


@lru_cache(maxsize=64)
def flask(value: Value, size: int) -> Image.Image:
    """The potion of a value."""
    sketch = Sketch(size, size)
    draw(sketch, potion(TINTS[value]), (size / 2, size / 2), size * 0.94)
    return sketch.finish()


@lru_cache(maxsize=32)
def familiar(name: Familiar, size: int, is_spent: bool = False) -> Image.Image:
    """A familiar in front of its owner; turned grey once it has been used."""
    sketch = Sketch(size, size)
    sketch.disc((0, 0, size, size), FELT_LIGHT if is_spent else VIOLET, EDGE, 2)
    sketch.stamp(POWERS[name], (size / 2, size / 2), size * 0.6, FELT if is_spent else IVORY)
    return sketch.finish()


@lru_cache(maxsize=8)
def token(size: int, colour: Colour = GOLD) -> Image.Image:
    """The start player token: an arrow, for play goes on from there."""
    sketch = Sketch(size, size)
    sketch.disc((0, 0, size, size), colour, EDGE, 2)
    sketch.stamp(ARROW, (size / 2 + 1, size / 2), size * 0.52, INK)
    return sketch.finish()


@lru_cache(maxsize=128)
def deck(left: int, until_fig: int | None) -> Image.Image:
    """The deck, the higher the more cards are left, and how many lie above the Fig."""
    sketch = Sketch(DECK_WIDTH, DECK_HEIGHT)
    layers = min(12, (left + 5) // 6)
    floor = DECK_HEIGHT - 100
    for layer in range(layers):
        y = floor - layer * 2
        sketch.box((0, y, DECK_WIDTH, y + 100), 12, WOOD_DARK if layer % 2 else WOOD)
    y = floor - max(layers - 1, 0) * 2
    if not left:
        sketch.box((0, floor, DECK_WIDTH, floor + 100), 12, FELT_DARK, FELT_LIGHT, 3)
        return sketch.finish()
    on_top = until_fig == 0
    sketch.box((0, y, DECK_WIDTH, y + 97), 12, VIOLET if on_top else WOOD_LIGHT, WOOD_DARK, 3)
    if until_fig is None:
        return sketch.finish()
    draw(sketch, DRAWINGS[FIG], (DECK_WIDTH / 2, y + 28), 40)
    sketch.box((12, y + 52, DECK_WIDTH - 12, y + 90), 10, IVORY)
    sketch.number(str(until_fig), (DECK_WIDTH / 2, y + 71), 28, INK)
    return sketch.finish()


@lru_cache(maxsize=2)
def back(is_fig: bool) -> Image.Image:
    """A card face down; C-2: the Fig's back can be told apart."""
    sketch = Sketch(54, 76)
    sketch.box((0, 0, 54, 76), 9, VIOLET if is_fig else WOOD_LIGHT, WOOD_DARK, 3)
    if is_fig:
        draw(sketch, DRAWINGS[FIG], (27, 38), 36)
    return sketch.finish()


@lru_cache(maxsize=64)
def pile(cards: int) -> Image.Image:
    """The discards, face down and crossed out, and how many there are."""
    width, height = 76, 100
    sketch = Sketch(width, height)
    if cards:
        sketch.box((5, 4, width, height - 4), 10, WOOD_DARK)
    sketch.box((0, 0, width - 6, height - 8), 10, FELT_DARK if not cards else WOOD, FELT_LIGHT, 3)
    middle = (width - 6) / 2
    for start, end in (((middle - 18, 14), (middle + 18, 50)), ((middle + 18, 14), (middle - 18, 50))):
        sketch.line(start, end, FELT_LIGHT if not cards else RED, 6)
    sketch.number(str(cards), (middle, 70), 24, IVORY)
    return sketch.finish()


@lru_cache(maxsize=1)
def small_pile() -> Image.Image:
    """The discards, as a sign."""
    sketch = Sketch(46, 56)
    sketch.box((4, 4, 46, 56), 8, WOOD_DARK)
    sketch.box((0, 0, 42, 52), 8, WOOD, FELT_LIGHT, 2)
    for start, end in (((10, 14), (32, 38)), ((32, 14), (10, 38))):
        sketch.line(start, end, RED, 6)
    return sketch.finish()


@lru_cache(maxsize=128)
def slot(width: int, height: int, number: int, rim: Colour | None, is_gone: bool) -> Image.Image:
    """The ground of a column with its number; a rim says what may happen there."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), 16, FELT if is_gone else FELT_DARK, rim or FELT_LIGHT, 6 if rim else 2)
    side = 36
    x = width / 2 - side / 2
    sketch.box((x, -8, x + side, side - 6), 9, rim or FELT_LIGHT)
    sketch.number(str(number), (width / 2, 14), 22, INK if rim and rim != RED else IVORY)
    return sketch.finish()


@lru_cache(maxsize=16)
def crack(width: int, height: int) -> Image.Image:
    """Over a column that the card would ruin."""
    sketch = Sketch(width, height)
    path = [(0.0, 0.2), (0.3, 0.62), (0.44, 0.3), (0.62, 0.8), (0.76, 0.42), (1.0, 0.7)]
    points = [(x * (width - 8) + 4, y * (height - 8) + 4) for x, y in path]
    for start, end in pairwise(points):
        sketch.line(start, end, RED, 7)
    return sketch.finish()


@lru_cache(maxsize=64)
def line(width: int, height: int, colour: Colour | None) -> Image.Image:
    """The ground of a seat's line in the sheet: its colour when it is awaited."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), 12, colour or FELT_DARK, EDGE if colour else None, 3)
    return sketch.finish()


@lru_cache(maxsize=64)
def cell(width: int, height: int, colour: Colour) -> Image.Image:
    """A cell that stands out."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), 9, colour)
    return sketch.finish()


@lru_cache(maxsize=256)
def filled_cell(width: int, height: int, colour: Colour, points: int) -> Image.Image:
    """Points that have been scored."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), 9, colour)
    sketch.number(str(points), (width / 2, height / 2), 30 if points < 10 else 24, INK)
    return sketch.finish()


@lru_cache(maxsize=1)
def dot() -> Image.Image:
    """Nothing here."""
    sketch = Sketch(8, 8)
    sketch.disc((0, 0, 8, 8), FELT_LIGHT)
    return sketch.finish()


@lru_cache(maxsize=1)
def tick() -> Image.Image:
    """Has ended the round."""
    sketch = Sketch(30, 28)
    sketch.stamp(TICK, (15, 14), 26, IVORY, line=(EDGE, 2))
    return sketch.finish()


def seat_colour(seat: int | None) -> Colour | None:
    """The colour of a seat, if it is one."""
    return None if seat is None else SEAT_COLOURS[seat]


def _label(sketch: Sketch, text: str, centre: tuple[float, float], height: float, widest: float) -> None:
    """A value in letters as large as fit."""
    if text == EGG:  # it stands for four numbers
        x, y = centre
        for dx, dy, digit in ((-1, -1, "3"), (1, -1, "5"), (-1, 1, "7"), (1, 1, "9")):
            sketch.number(digit, (x + dx * height * 0.34, y + dy * height * 0.38), height * 0.58, IVORY)
        return
    ink = INK if TINTS[text] in DARK_ON else IVORY
    while height > 8 and number_width(text, height) > widest:
        height -= 1
    sketch.number(text, centre, height, ink)


def _sparkle(sketch: Sketch, centre: tuple[float, float], size: float) -> None:
    sketch.stamp(SPARKLE, centre, size, GOLD, line=(INK, max(1.5, size / 14)))
