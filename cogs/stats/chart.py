"""A player's rating game by game as a chart: a golden line, with a band for its uncertainty."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise

from PIL import Image

from bot.pictures import Canvas, number
from bot.pictures.colours import EDGE, GOLD, IVORY, TEAL_DARK, TEAL_LIGHT
from bot.pictures.sprites import Point, SpriteCanvas
from rules.ratings import Rating

GAMES_SHOWN = 100
_WIDTH, _HEIGHT = 900, 420
_LEFT, _TOP = 112, 34
_PLOT_WIDTH, _PLOT_HEIGHT = _WIDTH - _LEFT - 40, _HEIGHT - 2 * _TOP
_STEPS = (50, 100, 200, 400)
_MOST_LINES = 7
_DOTS_UP_TO = 40


def path_key(path: Sequence[Rating]) -> Hashable:
    """Return everything the picture depends on."""
    return "rating", _seen(path)


def paint_path(path: Sequence[Rating]) -> Image.Image:
    """Paint the ratings of the last games from left to right."""
    seen = _seen(path)
    step = next((step for step in _STEPS if _spread(seen) / step <= _MOST_LINES - 1), _STEPS[-1])
    lowest = min(value - give for value, give in seen) // step * step
    highest = -(-max(value + give for value, give in seen) // step) * step
    canvas = Canvas(_WIDTH, _HEIGHT, GOLD)
    sprite = SpriteCanvas(_PLOT_WIDTH, _PLOT_HEIGHT, scale=2)

    def at(game: int, value: float) -> Point:
        x = 10 + (_PLOT_WIDTH - 20) * game / max(1, len(seen) - 1)
        return x, 10 + (_PLOT_HEIGHT - 20) * (highest - value) / (highest - lowest)

    above = [at(game, value + give) for game, (value, give) in enumerate(seen)]
    below = [at(game, value - give) for game, (value, give) in enumerate(seen)]
    sprite.stamp((((*above, *reversed(below)), True),), (0, 0), 2, TEAL_DARK)
    for value in range(lowest, highest + 1, step):
        y = at(0, value)[1]
        sprite.line((0, y), (_PLOT_WIDTH, y), TEAL_LIGHT, 2)
        digits = number(str(value), 24, IVORY)
        canvas.put(digits, _LEFT - 14 - digits.width, _TOP + y - digits.height / 2)
    points = [at(game, value) for game, (value, _) in enumerate(seen)]
    for start, end in pairwise(points):
        sprite.line(start, end, GOLD, 5)
    for x, y in points if len(points) <= _DOTS_UP_TO else ():
        sprite.disc((x - 5, y - 5, x + 5, y + 5), GOLD)
    x, y = points[-1]
    sprite.disc((x - 9, y - 9, x + 9, y + 9), IVORY, EDGE, 2)
    canvas.put(sprite.finish(), _LEFT, _TOP)
    return canvas.finish()


def _seen(path: Sequence[Rating]) -> tuple[tuple[int, int], ...]:
    return tuple((rating.value, rating.give) for rating in path[-GAMES_SHOWN - 1 :])


def _spread(seen: Sequence[tuple[int, int]]) -> int:
    return max(value + give for value, give in seen) - min(value - give for value, give in seen)
