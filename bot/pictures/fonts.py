"""The fonts of pictures: Pillow's built-in one, and fonts of the machine for the characters that it lacks."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont, features

SUFFIXES = (".ttf", ".otf", ".ttc", ".otc")
FOLDERS = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path("~/.local/share/fonts"),
    Path("~/.fonts"),
    Path("/Library/Fonts"),
    Path("~/Library/Fonts"),
    Path("C:/Windows/Fonts"),
)
# File names without suffix, in the order in which they are asked for a character; of each line the first that is there.
WANTED = (
    ("NotoSans-Regular", "NotoSans[wght]", "NotoSans-VF"),
    ("NotoSansCJK-Regular", "NotoSansCJK-VF", "NotoSansCJKjp-Regular", "NotoSansJP-Regular", "NotoSansJP[wght]"),
    *((f"NotoSans{script}-Regular",) for script in ("Arabic", "Hebrew", "Thai", "Devanagari", "Georgian", "Armenian")),
    ("DejaVuSans",),
)
MISSING = "\uffff"
CAPITALS = 0.71  # share of a font's size, in fonts that have none
SIZE = 40  # in which characters are compared
RIGHT_TO_LEFT = ("R", "AL")


class Font:
    """A font in all sizes."""

    def __init__(self, file: Path | None = None) -> None:
        """Raise OSError if the file is no font that can be drawn; without a file it is the built-in font."""
        self.file = file
        self.sized = lru_cache(maxsize=64)(self._sized)
        self.has = lru_cache(maxsize=4096)(self._has)
        self._shapes_text = features.check("raqm")
        self._missing = self._shape(MISSING)

    def _sized(self, height: float) -> ImageFont.FreeTypeFont:
        """Return the font in the size whose capitals are this high."""
        _, top, _, bottom = self._load(100).getbbox("H")
        share = (bottom - top) / 100 if self.file is None or self.has("H") else CAPITALS
        return self._load(height / share)

    def _load(self, size: float) -> ImageFont.FreeTypeFont:
        font = ImageFont.load_default(size) if self.file is None else ImageFont.truetype(self.file, size)
        assert isinstance(font, ImageFont.FreeTypeFont)
        return font

    def _has(self, character: str) -> bool:
        """Whether the font can draw this character; combining marks only together with a letter."""
        kind = unicodedata.category(character)[0]
        if kind == "C" or (kind == "M" and self.file is None):
            return False
        if not self._shapes_text and (kind == "M" or unicodedata.bidirectional(character) in RIGHT_TO_LEFT):
            return False  # its letters would be apart, or in the wrong order
        shape = self._shape(character)
        is_blank = kind in "LN" and not any(shape[1])  # a filler: a name of these would be invisible
        return shape != self._missing and not is_blank

    def _shape(self, character: str) -> tuple[tuple[int, int], bytes]:
        mask = self._load(SIZE).getmask(character)
        return mask.size, bytes(mask)


def find_fonts() -> list[Path]:
    """Return the font files of this machine that add characters, in the order of WANTED."""
    found: dict[str, Path] = {}
    for folder in _folders():
        for parent, _, names in os.walk(folder):
            for name in sorted(names):
                file = Path(parent, name)
                if file.suffix.lower() in SUFFIXES:
                    found.setdefault(file.name.split(".")[0], file)
    lines = ([found[name] for name in names if name in found] for names in WANTED)
    return [line[0] for line in lines if line]


def _folders() -> Iterator[Path]:
    """Yield the folders to look in, without those of a home if the user has none, as in many containers."""
    for folder in FOLDERS:
        with suppress(RuntimeError):
            yield folder.expanduser()


def usable(files: Iterable[Path]) -> list[Font]:
    """Return the fonts among these files; what cannot be read is left out."""
    fonts = []
    for file in files:
        try:
            fonts.append(Font(file))
        except OSError:
            continue
    return fonts
