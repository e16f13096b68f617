"""The sprites of a village: cards, sixth cards, piles, coins, stars and the track of turns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal

from bot.pictures.colours import (
    AMBER,
    EDGE,
    GOLD,
    INK,
    IVORY,
    RED,
    SEAT_COLOURS,
    STRONG,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
    mix,
)
from bot.pictures.sprites import UNIT, Sprite, SpriteCanvas, Stencil
from bot.pictures.text import drawable, fits, lettering
from cogs.rokujika.symbols import SYMBOLS
from rules.rokujika.cards import CARDS, TIERS, Sixth

TILE_HEIGHT = 60
SIXTH_WIDTH, SIXTH_HEIGHT = 398, 92
TRADEMARK_HEIGHT = 44
CELL = 40
RACE_CELL = 27
_SYMBOL, _VALUE = 62, 42  # room on a card for its symbol on the left and its value on the right
_NARROW = 120  # cards of this width have smaller symbols
_NAME_HEIGHTS = (22, 20, 17, 15)  # of capitals on a card: the first that fits
_TWO_LINES = 17  # the highest capitals of which two lines fit on a card
_NEEDS_LEFT, _NEEDS_TOP, _NEEDS_WIDTH = 68, 36, 326
_CHIP = 42
# 🟩🟧🟦: texts use the same colours for the tiers
TIER_COLOURS: dict[int, Colour] = {1: SEAT_COLOURS[2], 2: SEAT_COLOURS[5], 3: SEAT_COLOURS[1]}
_PALE_INK = mix(INK, IVORY, STRONG)


def _star() -> Stencil:
    tips = [(1.0 if step % 2 == 0 else 0.44, (step / 10 - 0.25) * 2 * pi) for step in range(10)]
    return ((tuple((radius * cos(turn), radius * sin(turn)) for radius, turn in tips), True),)


STAR = _star()


@lru_cache(maxsize=256)
def tile(card: str, label: str, width: int, glows: bool = False) -> Sprite:
    """Return a card face up: its symbol, its name if it fits, and its value."""
    canvas = SpriteCanvas(width, TILE_HEIGHT)
    face = CARDS.cards[card]
    canvas.box((0, 0, width, TILE_HEIGHT), 12, GOLD if glows else TIER_COLOURS[face.tier])
    if glows:
        canvas.box((4, 4, width - 4, TILE_HEIGHT - 4), 9, EDGE)
        canvas.box((6, 6, width - 6, TILE_HEIGHT - 6), 8, TIER_COLOURS[face.tier])
    canvas.stamp(SYMBOLS[card], (33, TILE_HEIGHT / 2), 45 if width > _NARROW else 38, INK)
    canvas.number(str(face.base), (width - 23, TILE_HEIGHT / 2), 26, INK)
    tile = canvas.finish()
    height, lines = tile_name(label, width)
    for place, line in enumerate(lines):
        name = lettering(line, height, width - _SYMBOL - _VALUE, INK, TIER_COLOURS[face.tier])
        middle = TILE_HEIGHT / 2 + (place - (len(lines) - 1) / 2) * (height + 9)
        _put(tile, name, _SYMBOL, middle - name.height / 2)
    return tile


def _put(card: Sprite, part: Sprite, left: float, top: float) -> None:
    """Paste a sprite on a card that is being made."""
    card.image.paste(part.image, (round(left * UNIT), round(top * UNIT)), part.mask)


def tile_name(label: str, width: int) -> tuple[int, tuple[str, ...]]:
    """Return the height and the one or two lines of a name on a card of this width; no lines if it does not fit."""
    words, room = drawable(label).split(), width - _SYMBOL - _VALUE
    for height in _NAME_HEIGHTS:
        cuts = range(1, len(words)) if height <= _TWO_LINES else ()
        for cut in (len(words), *cuts):
            lines = tuple(" ".join(part) for part in (words[:cut], words[cut:]) if part)
            if lines and all(fits(line, height, room) for line in lines):
                return height, lines
    return 0, ()


@lru_cache(maxsize=8)
def tile_place(tier: int, width: int) -> Sprite:
    """Return the empty place for the first card of a tier."""
    canvas = SpriteCanvas(width, TILE_HEIGHT)
    canvas.box((0, 0, width, TILE_HEIGHT), 12, TEAL_DARK, TIER_COLOURS[tier], 3)
    return canvas.finish()


@lru_cache(maxsize=192)
def chip(card: str, side: int, here: bool) -> Sprite:
    """Return a card that a sixth card asks for: coloured if the player has it in front."""
    canvas = SpriteCanvas(side, side)
    if here:
        canvas.box((0, 0, side, side), 3, TIER_COLOURS[CARDS.cards[card].tier])
    canvas.stamp(SYMBOLS[card], (side / 2, side / 2), side * 0.82, INK if here else _PALE_INK)
    return canvas.finish(on=IVORY)


def chips(name: str, *, is_trademark: bool = False) -> Iterator[tuple[str, int, float, float]]:
    """Yield the cards that a sixth card asks for, each with its size and its place on the card: left and top."""
    face = CARDS.sixths[name]
    top, height = _frame(is_trademark)
    step = _step(face, height)
    side = step - 2
    for left, _, cards in _groups(face, step):
        for place, card in enumerate(cards):
            yield card, side, left + 5 + place * step, top + (height - side) / 2


def _frame(is_trademark: bool) -> tuple[float, float]:
    """Return the top and the height of the frames around what a card asks for."""
    return (2, TRADEMARK_HEIGHT - 4) if is_trademark else (_NEEDS_TOP, _CHIP + 8)


def _step(face: Sixth, height: float) -> int:
    """Return the distance between two chips in frames of this height: less if the card asks for many."""
    asked = [cards for cards in face.needs if cards]
    room = _NEEDS_WIDTH - 14 * len(asked)
    return min(round(height) - 6, room // max(1, sum(map(len, asked))))


def _groups(face: Sixth, step: int) -> list[tuple[float, int, tuple[str, ...]]]:
    """Return for each tier with cards asked for: the left edge of its frame, the tier, and the cards."""
    groups, left = [], float(_NEEDS_LEFT)
    for tier, cards in zip(TIERS, face.needs, strict=True):
        if cards:
            groups.append((left, tier, cards))
            left += len(cards) * step + 14
    return groups


@lru_cache(maxsize=96)
def sixth(name: str, label: str, glows: bool = False, is_trademark: bool = False) -> Sprite:
    """Return a sixth card with its points, its name and the cards it asks for.

    A frame in the colour of a tier holds the cards of which one is needed. It glows if a set in front fulfils it. A
    trademark is a low card without room for a name, and has a seal.
    """
    face = CARDS.sixths[name]
    height = TRADEMARK_HEIGHT if is_trademark else SIXTH_HEIGHT
    canvas = SpriteCanvas(SIXTH_WIDTH, height)
    canvas.box((0, 0, SIXTH_WIDTH, height), 12, GOLD if glows else IVORY)
    if glows:
        rim = 4 if is_trademark else 7
        canvas.box((rim, rim, SIXTH_WIDTH - rim, height - rim), 10, IVORY)
    size = height - 6 if is_trademark else 58
    canvas.stamp(STAR, (39 if is_trademark else 35, height / 2), size, GOLD, line=(AMBER, 1.5))
    digits = (19 if face.points < 10 else 17) if is_trademark else 25 if face.points < 10 else 21
    canvas.number(str(face.points), (39 if is_trademark else 35, height / 2 + 2), digits, INK)
    if is_trademark:
        canvas.disc((4, 4, 26, 26), RED, EDGE, 1.5)
        canvas.stamp(STAR, (15, 15), 14, IVORY)
    top, frame = _frame(is_trademark)
    if face.product:
        _put_product(canvas, face.product, top + frame / 2)
    step = _step(face, frame)
    for left, tier, cards in _groups(face, step):
        canvas.box((left, top, left + len(cards) * step + 8, top + frame), 10, IVORY, TIER_COLOURS[tier], 3)
    card = canvas.finish()
    if not is_trademark and (title := _sixth_name(label)) is not None:
        _put(card, title, _NEEDS_LEFT + 2, 21 - title.height / 2)
    for asked, side, left, at in chips(name, is_trademark=is_trademark):
        _put(card, chip(asked, side, False), left, at)
    return card


def _sixth_name(label: str) -> Sprite | None:
    """Return the name for the upper line of a sixth card, or None if no font can draw it."""
    if not (text := drawable(label)):
        return None
    room = _NEEDS_WIDTH - 4
    height = next((height for height in (20, 18, 16) if fits(text, height, room)), 16)
    return lettering(text, height, room, INK, IVORY)


def _put_product(canvas: SpriteCanvas, least: int, middle: float) -> None:
    """Draw a card of each tier, and the least product of their values."""
    for place, tier in enumerate(TIERS):
        left = 76 + place * 30
        canvas.box((left, middle - 14, left + 24, middle + 14), 5, TIER_COLOURS[tier])
    canvas.number(f"{least}+", (212, middle), 34, INK)


@lru_cache(maxsize=2)
def sixth_place() -> Sprite:
    """Return the empty place of a card that has been scored or registered."""
    canvas = SpriteCanvas(SIXTH_WIDTH, SIXTH_HEIGHT)
    canvas.box((0, 0, SIXTH_WIDTH, SIXTH_HEIGHT), 14, TEAL_DARK, TEAL_LIGHT, 3)
    return canvas.finish()


@lru_cache(maxsize=4)
def turns_left(turns: int) -> Sprite:
    """Return how long a row stays: a dot for each turn, red for the last."""
    canvas = SpriteCanvas(18, turns * 26 - 8)
    for place in range(turns):
        canvas.disc((0, place * 26, 18, place * 26 + 18), RED if turns == 1 else IVORY)
    return canvas.finish()


@lru_cache(maxsize=32)
def pile(cards: int) -> Sprite:
    """Return the draw pile face down, with its number of cards."""
    width, height = 52, 68
    canvas = SpriteCanvas(width, height)
    if cards == 0:
        canvas.box((0, 0, width, height), 9, TEAL_DARK, TEAL_LIGHT, 3)
    else:
        canvas.box((0, 0, width, height), 9, WOOD_DARK)
        canvas.box((3, 3, width - 3, height - 6), 7, WOOD_LIGHT, WOOD, 3)
    canvas.number(str(cards), (width / 2, height / 2 - 1), 26, INK if cards else TEAL_LIGHT)
    return canvas.finish()


@lru_cache(maxsize=8)
def coin(side: int, on: Colour = TEAL) -> Sprite:
    """Return the icon for coins."""
    canvas = SpriteCanvas(side, side)
    canvas.disc((0, 0, side, side), AMBER)
    canvas.disc((0, 0, side, side - side / 14), GOLD, AMBER, side / 14)
    canvas.box((side * 0.39, side * 0.34, side * 0.61, side * 0.58), 2, AMBER)
    return canvas.finish(on)


@lru_cache(maxsize=8)
def star(side: int, on: Colour = TEAL) -> Sprite:
    """Return the icon for points."""
    canvas = SpriteCanvas(side, side)
    canvas.stamp(STAR, (side / 2, side / 2), side * 0.94, IVORY, line=(EDGE, 1.5))
    return canvas.finish(on)


@lru_cache(maxsize=64)
def done(points: int, has_set: bool) -> Sprite:
    """Return a finished turn: the points of its sixth card, a coin for a set alone, or a ring for nothing gained."""
    canvas = SpriteCanvas(CELL, CELL)
    if points:
        canvas.disc((1, 1, CELL - 1, CELL - 1), GOLD)
        canvas.number(str(points), (CELL / 2, CELL / 2), 20, INK)
    elif has_set:
        canvas.disc((9, 9, CELL - 9, CELL - 9), GOLD, AMBER, 3)
    else:
        canvas.disc((9, 9, CELL - 9, CELL - 9), TEAL_DARK, RED, 3)
    return canvas.finish()


@lru_cache(maxsize=2)
def to_come(is_now: bool) -> Sprite:
    """Return the turn being played, or a future one."""
    canvas = SpriteCanvas(CELL, CELL)
    reach = 2 if is_now else 10
    canvas.disc((reach, reach, CELL - reach, CELL - reach), TEAL_DARK, IVORY if is_now else TEAL_LIGHT, 5)
    return canvas.finish()


@lru_cache(maxsize=32)
def racing(colour: Colour, how: Literal["done", "now", "to come"]) -> Sprite:
    """Return a turn in a player's line of the race."""
    canvas = SpriteCanvas(RACE_CELL, RACE_CELL)
    reach, inside = (1 if how == "now" else 4), RACE_CELL
    box = (reach, reach, inside - reach, inside - reach)
    if how == "done":
        canvas.disc(box, colour)
    else:
        canvas.disc(box, TEAL_DARK, colour if how == "now" else TEAL_LIGHT, 4)
    return canvas.finish(on=TEAL_DARK)


@lru_cache(maxsize=16)
def line(width: int, height: int, colour: Colour | None) -> Sprite:
    """Return the background of a racer's line: framed in the seat's colour until they finish."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 16, TEAL_DARK, colour, 4)
    return canvas.finish()
