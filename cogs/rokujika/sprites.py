"""The sprites of a village: cards, sixth cards, piles, coins, stars and the track of turns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

from bot.pictures.colours import (
    AMBER,
    EDGE,
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
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
from bot.pictures.sprites import Sprite, SpriteCanvas, Stencil
from cogs.rokujika.symbols import SYMBOLS
from rules.rokujika.cards import CARDS, TIERS, Sixth

TILE_WIDTH, TILE_HEIGHT = 88, 66
SIXTH_WIDTH, SIXTH_HEIGHT = 272, 150
CELL = 40
_CHIP, _CHIP_STEP = 44, 47
# 🟩🟧🟦: texts use the same colours for the tiers
TIER_COLOURS: dict[int, Colour] = {1: SEAT_COLOURS[2], 2: SEAT_COLOURS[5], 3: SEAT_COLOURS[1]}
_PALE_INK = mix(INK, IVORY, STRONG)


def _star() -> Stencil:
    tips = [(1.0 if step % 2 == 0 else 0.44, (step / 10 - 0.25) * 2 * pi) for step in range(10)]
    return ((tuple((radius * cos(turn), radius * sin(turn)) for radius, turn in tips), True),)


STAR = _star()


@lru_cache(maxsize=64)
def tile(card: str, glows: bool = False) -> Sprite:
    """Return a card face up: its symbol and its value."""
    canvas = SpriteCanvas(TILE_WIDTH, TILE_HEIGHT)
    face = CARDS.cards[card]
    canvas.box((0, 0, TILE_WIDTH, TILE_HEIGHT), 12, GOLD if glows else TIER_COLOURS[face.tier])
    if glows:
        canvas.box((4, 4, TILE_WIDTH - 4, TILE_HEIGHT - 4), 9, EDGE)
        canvas.box((6, 6, TILE_WIDTH - 6, TILE_HEIGHT - 6), 8, TIER_COLOURS[face.tier])
    canvas.stamp(SYMBOLS[card], (33, TILE_HEIGHT / 2), 45, INK)
    canvas.number(str(face.base), (73, TILE_HEIGHT / 2), 24, INK)
    return canvas.finish()


@lru_cache(maxsize=8)
def tile_place(tier: int) -> Sprite:
    """Return the empty place for the first card of a tier."""
    canvas = SpriteCanvas(TILE_WIDTH, TILE_HEIGHT)
    canvas.box((0, 0, TILE_WIDTH, TILE_HEIGHT), 12, TEAL_DARK, TIER_COLOURS[tier], 3)
    return canvas.finish()


@lru_cache(maxsize=64)
def chip(card: str, here: bool) -> Sprite:
    """Return a card that a sixth card asks for: coloured if the player has it in front."""
    canvas = SpriteCanvas(_CHIP, _CHIP)
    if here:
        canvas.box((0, 0, _CHIP, _CHIP), 8, TIER_COLOURS[CARDS.cards[card].tier])
    canvas.stamp(SYMBOLS[card], (_CHIP / 2, _CHIP / 2), 37, INK if here else _PALE_INK)
    return canvas.finish(on=IVORY)


def chips(name: str) -> Iterator[tuple[str, float, float]]:
    """Yield the cards that a sixth card asks for, each with the place of its chip on the card: left and top."""
    for top, _, cards in _lines(CARDS.sixths[name]):
        for place, card in enumerate(cards):
            yield card, 74 + place * _CHIP_STEP, top


def _lines(face: Sixth) -> list[tuple[float, int, tuple[str, ...]]]:
    """Return for each tier with cards asked for: the top of its line, the tier, and the cards."""
    asked = [(tier, cards) for tier, cards in zip(TIERS, face.needs, strict=True) if cards]
    return [
        (SIXTH_HEIGHT / 2 + (line - len(asked) / 2) * (_CHIP + 2) + 1, tier, cards)
        for line, (tier, cards) in enumerate(asked)
    ]


@lru_cache(maxsize=96)
def sixth(name: str, glows: bool = False, sealed: bool = False) -> Sprite:
    """Return a sixth card with its points, without the chips of the cards it asks for.

    It glows if a set in front fulfils it; a seal marks a trademark.
    """
    face = CARDS.sixths[name]
    canvas = SpriteCanvas(SIXTH_WIDTH, SIXTH_HEIGHT)
    canvas.box((0, 0, SIXTH_WIDTH, SIXTH_HEIGHT), 14, GOLD if glows else IVORY_SHADE)
    rim = 7 if glows else 2
    canvas.box((rim, rim, SIXTH_WIDTH - rim, SIXTH_HEIGHT - rim), 10, IVORY)
    canvas.stamp(STAR, (37, SIXTH_HEIGHT / 2), 58, GOLD, line=(AMBER, 1.5))
    canvas.number(str(face.points), (37, SIXTH_HEIGHT / 2 + 2), 25 if face.points < 10 else 21, INK)
    if sealed:
        canvas.disc((10, 8, 34, 32), RED, EDGE, 1.5)
        canvas.stamp(STAR, (22, 20), 15, IVORY)
    if face.product:
        _put_product(canvas, face.product)
    for top, tier, _ in _lines(face):
        canvas.box((67, top + 4, 72, top + _CHIP - 4), 2.5, TIER_COLOURS[tier])
    return canvas.finish()


def _put_product(canvas: SpriteCanvas, least: int) -> None:
    """Draw a card of each tier, and the least product of their values."""
    for place, tier in enumerate(TIERS):
        left = 84 + place * 24
        canvas.box((left, SIXTH_HEIGHT / 2 - 10, left + 18, SIXTH_HEIGHT / 2 + 10), 4, TIER_COLOURS[tier])
    canvas.number(f"{least}+", (208, SIXTH_HEIGHT / 2), 36, INK)


@lru_cache(maxsize=2)
def sixth_place() -> Sprite:
    """Return the empty place of a card that has been scored or registered."""
    canvas = SpriteCanvas(SIXTH_WIDTH, SIXTH_HEIGHT)
    canvas.box((0, 0, SIXTH_WIDTH, SIXTH_HEIGHT), 14, TEAL_DARK, TEAL_LIGHT, 3)
    return canvas.finish()


@lru_cache(maxsize=4)
def turns_left(turns: int) -> Sprite:
    """Return how long a row stays: a dot for each turn, red for the last."""
    canvas = SpriteCanvas(turns * 24, 16)
    for place in range(turns):
        canvas.disc((place * 24 + 4, 0, place * 24 + 20, 16), RED if turns == 1 else IVORY)
    return canvas.finish()


@lru_cache(maxsize=64)
def back(cards: int, is_pile: bool) -> Sprite:
    """Return the draw pile face down, or the discard pile, with its number of cards."""
    width, height = 66, 102
    canvas = SpriteCanvas(width, height)
    if cards == 0:
        canvas.box((0, 0, width, height), 10, TEAL_DARK, TEAL_LIGHT, 3)
    elif is_pile:
        canvas.box((0, 0, width, height), 10, WOOD_DARK)
        canvas.box((4, 3, width - 4, height - 7), 8, WOOD_LIGHT, WOOD, 4)
    else:
        canvas.box((0, 0, width, height), 10, IVORY_SHADE)
        canvas.box((3, 3, width - 3, height - 6), 8, IVORY)
    canvas.number(str(cards), (width / 2, height / 2 - 1), 30, INK if cards else TEAL_LIGHT)
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


@lru_cache(maxsize=32)
def to_come(is_now: bool, colour: Colour = IVORY, on: Colour = TEAL) -> Sprite:
    """Return the turn being played, or a future one."""
    canvas = SpriteCanvas(CELL, CELL)
    reach = 2 if is_now else 10
    canvas.disc((reach, reach, CELL - reach, CELL - reach), TEAL_DARK, colour if is_now else TEAL_LIGHT, 5)
    return canvas.finish(on)


@lru_cache(maxsize=32)
def passed(colour: Colour) -> Sprite:
    """Return a turn that another player has finished."""
    canvas = SpriteCanvas(CELL, CELL)
    canvas.disc((7, 7, CELL - 7, CELL - 7), colour)
    return canvas.finish(on=TEAL_DARK)


@lru_cache(maxsize=16)
def line(width: int, height: int, colour: Colour | None) -> Sprite:
    """Return the background of a racer's line: framed in the seat's colour until they finish."""
    canvas = SpriteCanvas(width, height)
    canvas.box((0, 0, width, height), 16, TEAL_DARK, colour, 4)
    return canvas.finish()
