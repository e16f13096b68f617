"""Names in pictures: only signs that the built-in font has, cut to the room there is.

Names are somebody's own, and no words of ours. What the font cannot draw is not drawn at all: no empty boxes.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.colours import Colour

LONGEST = 32
_SCALE = 4
_MISSING = "\uffff"
_ELLIPSIS = "…"
# Letters that are no letter with a mark, and what they are written as where they are not at hand.
_LIKE = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
    | {"ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "–": "-", "—": "-"}
)


@lru_cache(maxsize=2048)
def drawable(name: str) -> str:
    """The name as it can be drawn, without marks and symbols; empty if a letter of it cannot."""
    signs = []
    for sign in unicodedata.normalize("NFKD", name[: 4 * LONGEST].translate(_LIKE)):
        kind = unicodedata.category(sign)[0]
        if sign.isspace():
            signs.append(" ")
        elif has_glyph(sign):
            signs.append(sign)
        elif kind in "LN":
            return ""
    text = " ".join("".join(signs).split())[:LONGEST].strip()
    return text if any(sign.isalnum() for sign in text) else ""


@lru_cache(maxsize=4096)
def has_glyph(sign: str) -> bool:
    """Does the font know this sign?"""
    if unicodedata.category(sign)[0] in "CM":
        return False
    return _shape(sign) != _shape(_MISSING)


def _shape(sign: str) -> tuple[tuple[int, int], bytes]:
    mask = _font(40).getmask(sign)
    return mask.size, bytes(mask)


@lru_cache(maxsize=1024)
def lettering(text: str, height: int, width: int, colour: Colour) -> Image.Image:
    """A line whose capitals are this high, at most this wide, on a sprite whose middle is the capitals' middle."""
    font = _font(height * _SCALE)
    shown = _cut(text, font, width * _SCALE)
    length = min(width, -(-round(font.getlength(shown)) // _SCALE) + 2)
    image = Image.new("RGBA", (max(1, length) * _SCALE, 2 * height * _SCALE))
    at = (0, round(1.5 * height * _SCALE))
    # a thin line around the letters: plain ones are too faint in the size of a phone
    ImageDraw.Draw(image).text(at, shown, colour, font, anchor="ls", stroke_width=max(1, round(height * 0.05)))
    return image.reduce(_SCALE)


def fits(text: str, height: int, width: int) -> bool:
    """Is there room for all of it?"""
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
    """The built-in font in the size whose capitals are this high."""
    size = 100
    probe = ImageFont.load_default(size)
    assert isinstance(probe, ImageFont.FreeTypeFont)
    _, top, _, bottom = probe.getbbox("H")
    font = ImageFont.load_default(size * height / (bottom - top))
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font
