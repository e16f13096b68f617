"""Suits and dice of ONE SHOT as emojis, drawn so that they stand out on dark and on light messages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from bot.pictures import SpriteCanvas
from bot.pictures.colours import INK, IVORY, IVORY_SHADE
from bot.pictures.sprites import EMOJI_SIDE
from cogs.core.emojis import emoji
from cogs.one_shot.sprites import INKS, SYMBOLS
from rules.one_shot.state import NULL, VALUES, Suit

SIGNS: dict[Suit, str] = {"suns": "☀️", "moons": "🌙", "crowns": "👑", "arms": "⚜️"}
_DIE_SIGN, _DIE_FACE = "🎲", 5  # the face that stands for a die
FACES = VALUES


def suit_emoji(suit: Suit) -> str:
    """Return the sign of a suit."""
    return emoji(suit, SIGNS[suit])


def die_emoji(face: int) -> str:
    """Return what a die shows, in plain digits if there is no emoji."""
    return emoji(f"die_{face}", str(face))


def throw_emoji() -> str:
    """Return the sign of a die that is about to be thrown."""
    return emoji(f"die_{_DIE_FACE}", _DIE_SIGN)


def _suit(suit: Suit) -> Image.Image:
    canvas = SpriteCanvas(EMOJI_SIDE, EMOJI_SIDE)
    canvas.disc((0, 0, EMOJI_SIDE, EMOJI_SIDE), IVORY_SHADE)
    canvas.disc((0, 0, EMOJI_SIDE, EMOJI_SIDE - 6), IVORY, INKS[suit], 8)
    canvas.stamp(SYMBOLS[suit], (EMOJI_SIDE / 2, EMOJI_SIDE / 2 - 3), 84, INKS[suit])
    return canvas.rgba()


def _die(face: int) -> Image.Image:
    canvas = SpriteCanvas(EMOJI_SIDE, EMOJI_SIDE)
    middle = EMOJI_SIDE / 2
    canvas.box((2, 2, EMOJI_SIDE - 2, EMOJI_SIDE - 2), 28, IVORY, INK, 8)
    if face != NULL:
        canvas.number(str(face), (middle, middle), 78, INK)
    else:
        canvas.disc((middle - 32, middle - 32, middle + 32, middle + 32), None, INK, 9)
    return canvas.rgba()


EMOJIS: dict[str, Callable[[], Image.Image]] = {
    **{suit: partial(_suit, suit) for suit in SIGNS},
    **{f"die_{face}": partial(_die, face) for face in FACES},
}
