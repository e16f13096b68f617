"""The cards of Only One Collection as emojis: the drawing of a card, in a frame of its value's colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from bot.pictures import SpriteCanvas
from bot.pictures.colours import IVORY
from bot.pictures.sprites import EMOJI_SIDE
from cogs.core.emojis import emoji
from cogs.only_one.drawings import DRAWINGS, TINTS, draw
from cogs.only_one.sprites import face_of
from rules.only_one.cards import NAMED, Card

_RADIUS, _FRAME = 26, 12


def card_emoji(card: Card) -> str:
    """Return the emoji of a card, or nothing: its name stands alone then."""
    return "" if card in NAMED else emoji(_name(face_of(card)[0]), "")


def _name(value: str) -> str:
    return f"card_{value.lower()}"


def _card(value: str) -> Image.Image:
    canvas = SpriteCanvas(EMOJI_SIDE, EMOJI_SIDE)
    canvas.box((0, 0, EMOJI_SIDE, EMOJI_SIDE), _RADIUS, IVORY, TINTS[value], _FRAME)
    draw(canvas, DRAWINGS[value], (EMOJI_SIDE / 2, EMOJI_SIDE / 2), 92)
    return canvas.rgba()


EMOJIS: dict[str, Callable[[], Image.Image]] = {_name(value): partial(_card, value) for value in TINTS}
