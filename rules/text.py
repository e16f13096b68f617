"""Text as users type it: invisible characters, accents, drawn-out letters. For comparing clues and filtering words."""

from __future__ import annotations

import re
import unicodedata

# Letters that Unicode does not decompose.
STROKES = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "ŋ": "ng", "ŧ": "t"}
)
INVISIBLE = frozenset({"Cc", "Cf", "Cs"})  # categories
DRAWN_OUT = re.compile(r"([^\W\d_])\1\1+")


def visible(text: str) -> str:
    """Return the text without invisible characters: controls, zero-width and direction marks, variation selectors."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in INVISIBLE and not _is_selector(sign))


def _is_selector(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def without_accents(text: str) -> str:
    """Return the text without marks on Latin letters; other letters keep theirs: が is not か."""
    if text.isascii():
        return text
    result: list[str] = []
    latin = False
    for sign in unicodedata.normalize("NFD", text):
        if unicodedata.category(sign) == "Mn":
            if not latin:
                result.append(sign)
            continue
        latin = sign.isascii() or "LATIN" in unicodedata.name(sign, "")
        result.append(sign)
    return unicodedata.normalize("NFC", "".join(result))
