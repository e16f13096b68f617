"""The word filter of a server: find unwanted words in what a user typed.

Case, accents, invisible characters, digits in place of letters, drawn-out and spelled-out words make no difference.
Only whole words count, except in scripts without spaces between words, where a part is enough.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Annotated

from pydantic import AfterValidator, Field

from rules.text import DRAWN_OUT, STROKES, visible, without_accents

MOST = 200  # words of a server
LONGEST = 40  # characters of a word

_WORD = re.compile(r"[^\W_]+")
_DISGUISED = re.compile(r"(?:[^\W_]|[@$]|[!|](?=[^\W_@$]))+")  # punctuation at the end of a sentence is no letter
_SPELLED_OUT = re.compile(r"(?<!\w)[^\W\d_](?:[\W_]+[^\W\d_](?!\w)){2,}")
_UNSPACED = re.compile("[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_LOOK_ALIKES = "034578@$"
_AS_I = str.maketrans(_LOOK_ALIKES + "1!|", "oeastbas" + "iii")
_AS_L = str.maketrans(_LOOK_ALIKES + "1!|", "oeastbas" + "lll")


def read_list(typed: str) -> tuple[str, ...]:
    """Return the words of a form, separated by lines or commas, without duplicates."""
    words = (" ".join(visible(part).split()) for part in re.split(r"[\n,;、，]", typed))
    return tuple({_plain(word): word for word in words if word}.values())


def unwanted_in(text: str, words: Iterable[str]) -> str | None:
    """Return the first of these words that is in the text, or None."""
    readings = tuple(_readings(text))
    return next((word for word in words if any(_holds(reading, _reading(word)) for reading in readings)), None)


def wanted(texts: tuple[str, ...], words: Collection[str]) -> tuple[str, ...]:
    """Return the texts without any of these words."""
    if not words or unwanted_in("\n".join(texts), words) is None:  # much faster than one by one
        return texts
    return tuple(text for text in texts if unwanted_in(text, words) is None)


def _holds(reading: str, word: str) -> bool:
    return word.strip() in reading if _UNSPACED.search(word) else word in reading


def _readings(text: str) -> Iterator[str]:
    """Yield the ways to read the text, with a space around each word."""
    plain = _plain(text)
    spelled = _SPELLED_OUT.sub(lambda letters: "".join(_WORD.findall(letters[0])), plain)
    for spelling in {plain, spelled, DRAWN_OUT.sub(r"\1", plain), DRAWN_OUT.sub(r"\1\1", plain)}:
        words = _WORD.findall(spelling)
        yield _spaced(words)
        for look_alikes in (_AS_I, _AS_L):
            yield _spaced(word.translate(look_alikes) for word in words)
            yield _spaced(word.translate(look_alikes) for word in _DISGUISED.findall(spelling))


@lru_cache(1024)
def _reading(word: str) -> str:
    return _spaced(_WORD.findall(_plain(word)))


def _spaced(words: Iterable[str]) -> str:
    return f" {' '.join(words)} "


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", visible(" ".join(text.split()))).casefold()
    return without_accents(unicodedata.normalize("NFC", folded).translate(STROKES))


def _words(words: tuple[str, ...]) -> tuple[str, ...]:
    for word in words:
        if len(word) > LONGEST or not _reading(word).strip():
            raise ValueError(f"not a word: {word}")
    return words


Unwanted = Annotated[tuple[str, ...], Field(max_length=MOST), AfterValidator(_words)]
