"""The growth of a village as a bar chart: coins and points after each turn, with a line for each rank."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.pictures import SEAT_COLOURS, Canvas, Sprite, number
from bot.pictures.colours import EDGE, GOLD, IVORY, TEAL_DARK, TEAL_LIGHT, Colour
from bot.pictures.shared_sprites import crown, pawn
from bot.pictures.sprites import SpriteCanvas
from bot.pictures.text import name_tag
from cogs.rokujika import sprites
from rules.rokujika.state import RANKS, TURNS, TurnDone, rank_of

_WIDTH, _HEIGHT = 900, 464
_LEFT, _RIGHT = 84, 870
_TOP, _FLOOR = 172, 432
_NAME, _SCORE = 46, 108  # the middle of the line with the name, and of the line with the score
_GAP = 14
_NARROW = 140  # the width of a racer's part of the chart in which names are written smaller


class Growth(NamedTuple):
    """A finished village."""

    turns: tuple[TurnDone, ...]
    score: int
    place: int
    name: str = ""


def chart_key(villages: Sequence[Growth]) -> Hashable:
    """Return everything the chart depends on."""
    grown = tuple(
        (tuple((turn.coins, turn.points) for turn in one.turns), one.score, one.place, one.name) for one in villages
    )
    return "chart", grown


def paint_chart(villages: Sequence[Growth]) -> Image.Image:
    """Paint one village large, or those of a race side by side, best first, on the same scale."""
    canvas = Canvas(_WIDTH, _HEIGHT, GOLD)
    highest = max(60, *(turn.coins + turn.points for one in villages for turn in one.turns))
    pixels = (_FLOOR - _TOP) / highest
    for least in RANKS:
        if least <= highest * 1.1:
            y = _FLOOR - least * pixels
            canvas.fill((_LEFT, round(y) - 1, _RIGHT, round(y) + 1), TEAL_LIGHT)
            digits = number(str(least), 22, IVORY)
            canvas.put(digits, _LEFT - 12 - digits.width, y - digits.height / 2)
    order = sorted(range(len(villages)), key=lambda seat: (villages[seat].place, seat))
    width = (_RIGHT - _LEFT + _GAP) / len(villages) - _GAP
    for place, seat in enumerate(order):
        left = _LEFT + place * (width + _GAP)
        if len(villages) == 1:
            _put_bars(canvas, villages[seat], left, width, pixels=pixels, floor=TEAL_LIGHT)
            _put_score(canvas, villages[seat])
        else:
            _put_bars(canvas, villages[seat], left, width, pixels=pixels, floor=SEAT_COLOURS[seat])
            _put_racer(canvas, seat, villages[seat], left, width)
    return canvas.finish()


def _put_bars(canvas: Canvas, village: Growth, left: float, width: float, *, pixels: float, floor: Colour) -> None:
    """Put a bar for each turn: coins below, points above."""
    step = width / TURNS
    thick = max(4, round(step * 0.78))
    for turn in range(TURNS):
        x = round(left + turn * step + (step - thick) / 2)
        canvas.fill((x, _FLOOR + 2, x + thick, _FLOOR + 7), floor)
        if turn < len(village.turns):
            done = village.turns[turn]
            coins, points = round(done.coins * pixels), round(done.points * pixels)
            canvas.fill((x, _FLOOR - coins, x + thick, _FLOOR), GOLD)
            canvas.fill((x, _FLOOR - coins - points, x + thick, _FLOOR - coins), IVORY)


def _put_score(canvas: Canvas, village: Growth) -> None:
    """Put the name, the score, its coins and points, and a golden star for each rank reached."""
    if village.name:
        name = name_tag(village.name, 0, 26, _RIGHT - _LEFT, IVORY)
        canvas.put(name, _LEFT, _NAME - name.height / 2)
    digits = number(str(village.score), 58, GOLD)
    canvas.put(digits, _LEFT, _SCORE - digits.height / 2)
    left = _LEFT + digits.width + 44
    for icon, amount in ((sprites.coin(40), village.turns[-1].coins), (sprites.star(44), village.turns[-1].points)):
        canvas.put(icon, left, _SCORE + 2 - icon.height / 2)
        digits = number(str(amount), 30, IVORY)
        canvas.put(digits, left + 50, _SCORE + 2 - digits.height / 2)
        left += 64 + digits.width + 10
    for rank in range(len(RANKS)):
        canvas.centre(_rank_star(rank < rank_of(village.score)), _RIGHT - 30 - (len(RANKS) - 1 - rank) * 62, _SCORE)


def _put_racer(canvas: Canvas, seat: int, village: Growth, left: float, width: float) -> None:
    """Put the name and the score of a racer above their bars; a winner has a crown."""
    middle, is_winner = left + width / 2, village.place == 1
    name = name_tag(village.name, seat, 22 if width > _NARROW else 19, int(width), GOLD if is_winner else IVORY)
    canvas.centre(name, middle, _NAME)
    icon = crown(44) if is_winner else pawn(SEAT_COLOURS[seat], 50)
    canvas.centre(icon, middle - 32, _SCORE)
    canvas.centre(number(str(village.score), 32, GOLD if is_winner else IVORY), middle + 28, _SCORE + 2)


@lru_cache(maxsize=2)
def _rank_star(is_reached: bool) -> Sprite:
    canvas = SpriteCanvas(56, 56)
    colours = (GOLD, EDGE) if is_reached else (TEAL_DARK, TEAL_LIGHT)
    canvas.stamp(sprites.STAR, (28, 28), 50, colours[0], line=(colours[1], 1.5))
    return canvas.finish()
