"""Player names in pictures: only characters that a font has, shortened to the width there is.

Characters that no font can draw are left out, so that no empty boxes appear. At first only the built-in font is used,
which has hardly more than the English letters; `use_fonts` adds fonts of the machine.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw

from bot.pictures.colours import TEAL, Colour
from bot.pictures.fonts import Font, usable
from bot.pictures.sprites import UNIT, Sprite

LONGEST = 32
_SCALE = 4
_ELLIPSIS = "…"
# Letters that Unicode does not decompose into a base letter and a mark, and what is drawn instead.
_LIKE = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
    | {"ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "–": "-", "—": "-"}
)


_BUILT_IN = Font()
_fonts = [_BUILT_IN]  # in the order in which they are asked for a character


def use_fonts(files: Iterable[Path]) -> list[Path]:
    """Draw what the built-in font lacks with these fonts; return those that can be read. Call it before any picture."""
    added = usable(files)
    _fonts[1:] = added
    for cached in (drawable, has_glyph, lettering):
        cached.cache_clear()
    return [font.file for font in added if font.file is not None]


@lru_cache(maxsize=2048)
def drawable(name: str) -> str:
    """Return the name as it can be drawn, without marks and symbols; empty if one of its letters cannot be drawn."""
    characters: list[str] = []
    for character in unicodedata.normalize("NFKC", name[: 4 * LONGEST]):
        if character.isspace():
            characters.append(" ")
        elif has_glyph(character):
            characters.append(character)
        else:  # perhaps without its accent
            plain = [part for part in unicodedata.normalize("NFKD", character.translate(_LIKE)) if has_glyph(part)]
            if not plain and unicodedata.category(character)[0] in "LN":
                return ""
            characters += plain
    text = " ".join("".join(characters).split())[:LONGEST].strip()
    return text if any(character.isalnum() for character in text) else ""


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether a font has this character."""
    return any(font.has(character) for font in _fonts)


@lru_cache(maxsize=256)  # about 20 KB each
def lettering(text: str, height: int, width: int, colour: Colour, on: Colour = TEAL, *, scale: int = _SCALE) -> Sprite:
    """Return a line whose capitals are this high, at most this wide; the sprite's middle is the capitals' middle.

    `scale` is how much larger it is drawn; a smaller one is quicker for words that are drawn only once or twice.
    """
    shown = _cut(text, height * scale, width * scale)
    large = round(height * scale * UNIT)
    length = min(int(width * UNIT), -(-round(_length(shown, large)) // scale) + 2)
    image = Image.new("RGBA", (max(1, length) * scale, round(2 * height * UNIT) * scale))
    draw, left, baseline = ImageDraw.Draw(image), 0.0, round(1.5 * height * UNIT * scale)
    for font, run in _runs(shown):
        # stroked: plain letters are too faint on a phone
        stroke = max(1, round(height * 0.0125 * scale))
        draw.text((left, baseline), run, colour, font.sized(large), anchor="ls", stroke_width=stroke)
        left += font.sized(large).getlength(run)
    return Sprite.from_rgba(image.reduce(scale), on)


def name_tag(  # noqa: PLR0917 - what a picture knows of a player, and where it goes
    name: str, seat: int, height: int, width: int, colour: Colour, on: Colour = TEAL
) -> Sprite:
    """Return a player's name for a picture, cut to the width.

    If not all of it can be drawn, it is the first word that can be, or else the number of the seat.
    """
    words = (drawable(word) for word in name.split())
    shown = drawable(name) or next((word for word in words if word), None) or str(seat + 1)
    return lettering(shown, height, width, colour, on)


def fits(text: str, height: int, width: int) -> bool:
    """Whether the whole text fits into this width."""
    return _length(text, height * _SCALE) <= width * _SCALE


def _cut(text: str, height: int, width: float) -> str:
    if _length(text, height) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shown = text[:end].rstrip() + _ELLIPSIS
        if _length(shown, height) <= width:
            return shown
    return ""


def _length(text: str, height: int) -> float:
    return sum(font.sized(height).getlength(run) for font, run in _runs(text))


def _runs(text: str) -> Iterator[tuple[Font, str]]:
    """Split a text by font: all of it in the first font that has every character, or else each in the first it has."""
    for font in _fonts:
        if all(character == " " or font.has(character) for character in text):
            yield font, text
            return
    number = 0
    fonts = []
    for character in text:
        has_changed = character != " " and not (_is_mark(character) and _fonts[number].has(character))
        if has_changed:
            number = next((at for at, font in enumerate(_fonts) if font.has(character)), 0)
        fonts.append(number)
    for at, run in groupby(zip(fonts, text, strict=True), key=lambda pair: pair[0]):
        yield _fonts[at], "".join(character for _, character in run)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"
