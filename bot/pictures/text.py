"""Player names in pictures: only characters that the built-in font has, shortened to the width there is.

Characters that the font cannot draw are left out, so that no empty boxes appear.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.colours import TEAL, Colour
from bot.pictures.sprites import UNIT, Sprite

LONGEST = 32
_SCALE = 4
_MISSING = "\uffff"
_ELLIPSIS = "…"
# Letters that Unicode does not decompose into a base letter and a mark, and what is drawn instead.
_LIKE = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
    | {"ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "–": "-", "—": "-"}
)


@lru_cache(maxsize=2048)
def drawable(name: str) -> str:
    """Return the name as it can be drawn, without marks and symbols; empty if one of its letters cannot be drawn."""
    characters = []
    for character in unicodedata.normalize("NFKD", name[: 4 * LONGEST].translate(_LIKE)):
        kind = unicodedata.category(character)[0]
        if character.isspace():
            characters.append(" ")
        elif has_glyph(character):
            characters.append(character)
        elif kind in "LN":
            return ""
    text = " ".join("".join(characters).split())[:LONGEST].strip()
    return text if any(character.isalnum() for character in text) else ""


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the font has this character."""
    if unicodedata.category(character)[0] in "CM":
        return False
    return _shape(character) != _shape(_MISSING)


def _shape(character: str) -> tuple[tuple[int, int], bytes]:
    mask = _font(40).getmask(character)
    return mask.size, bytes(mask)


@lru_cache(maxsize=512)
def lettering(text: str, height: int, width: int, colour: Colour, on: Colour = TEAL) -> Sprite:
    """Return a line whose capitals are this high, at most this wide; the sprite's middle is the capitals' middle."""
    shown = _cut(text, _font(height * _SCALE), width * _SCALE)
    font = _font(round(height * _SCALE * UNIT))
    length = min(int(width * UNIT), -(-round(font.getlength(shown)) // _SCALE) + 2)
    image = Image.new("RGBA", (max(1, length) * _SCALE, round(2 * height * UNIT) * _SCALE))
    at = (0, round(1.5 * height * UNIT * _SCALE))
    # stroked: plain letters are too faint on a phone
    ImageDraw.Draw(image).text(at, shown, colour, font, anchor="ls", stroke_width=max(1, round(height * 0.05)))
    return Sprite.from_rgba(image.reduce(_SCALE), on)


def name_tag(name: str, seat: int, height: int, width: int, colour: Colour, on: Colour = TEAL) -> Sprite:
    """Return a player's name for a picture: cut to the width, or the number of the seat if no letter can be drawn."""
    return lettering(drawable(name) or str(seat + 1), height, width, colour, on)


def fits(text: str, height: int, width: int) -> bool:
    """Whether the whole text fits into this width."""
    return _font(height * _SCALE).getlength(text) <= width * _SCALE


def _cut(text: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    if font.getlength(text) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shown = text[:end].rstrip() + _ELLIPSIS
        if font.getlength(shown) <= width:
            return shown
    return ""


@lru_cache(maxsize=64)
def _font(height: int) -> ImageFont.FreeTypeFont:
    """Return the built-in font in the size whose capitals are this high."""
    size = 100
    probe = ImageFont.load_default(size)
    assert isinstance(probe, ImageFont.FreeTypeFont)
    _, top, _, bottom = probe.getbbox("H")
    font = ImageFont.load_default(size * height / (bottom - top))
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font
