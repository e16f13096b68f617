"""The compiled word lists: decompressed on first use and searched as bytes.

A list is one sorted text with a word per line. Every 32nd word is indexed, so a lookup is one bisection and one search
in a short range: 217,000 English words take 7 MB, a fraction of what Python objects would take.
"""

from __future__ import annotations

import lzma
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

STRIDE = 32


class Lines:
    """Sorted lines ``word TAB fields``, searched by word."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.index: list[bytes] = []
        self.places: list[int] = []
        at, count = 0, 0
        while (end := text.find(b"\n", at + 1)) > 0:
            if count % STRIDE == 0:
                line = text[at + 1 : end]
                self.index.append(line.partition(b"\t")[0])
                self.places.append(at)
            at, count = end, count + 1
        self.places.append(at)

    def find(self, word: str) -> list[str] | None:
        """Return the fields of a word, or None."""
        if "\n" in word or "\t" in word:
            return None
        wanted = word.encode("utf-8", "replace")
        post = bisect_right(self.index, wanted) - 1
        if post < 0:
            return None
        start, stop = self.places[post], self.places[post + 1] + 1
        for mark in (b"\t", b"\n"):
            at = self.text.find(b"\n" + wanted + mark, start, stop)
            if at >= 0:
                end = self.text.find(b"\n", at + 1)
                return self.text[at + 1 : end].decode().split("\t")[1:]
        return None


LISTS = {"en": "english", "ja": "japanese", "de": "german", "fr": "french"}  # by language


def load(language: str) -> None:
    """Decompress the list of a language, if it has one."""
    if language in LISTS:
        lines(LISTS[language])


@cache
def lines(name: str) -> Lines:
    """Return a compiled word list of rules/just_one."""
    return Lines(lzma.decompress(files("rules.just_one").joinpath(f"{name}.xz").read_bytes()))


Bases = dict[str, str]  # base -> kind of the link (see tools/families.py)


@dataclass(frozen=True)
class Entry:
    """The entry of a word in the English list."""

    tier: int = 10  # 1 most common ... 7 rare, 8 only in WordNet or a known name, 9 only a pronunciation, 10 unknown
    name: bool = False  # only used as a name
    famous: bool = False  # a word that is also a well-known name: Potter, Homer
    sure: Bases | None = None
    weak: Bases | None = None
    named: Bases | None = None
    sounds: tuple[str, ...] = ()
    other_sounds: tuple[str, ...] = ()

    @property
    def known(self) -> bool:
        return self.tier < 10


UNKNOWN = Entry()


@lru_cache(maxsize=8192)
def english(word: str) -> Entry:
    fields = lines("english").find(word)
    if fields is None:
        return UNKNOWN
    level, sure, weak, named, sounds = (*fields, "", "", "", "", "")[:5]
    first, _, others = sounds.partition("|")
    return Entry(
        tier=int(level[0]),
        name=level.endswith("N"),
        famous=level.endswith("K"),
        sure=bases(sure),
        weak=bases(weak),
        named=bases(named),
        sounds=(first,) if first else (),
        other_sounds=tuple(others.split(",")) if others else (),
    )


def bases(field: str) -> Bases:
    return {item[1:]: item[0] for item in field.split()}


@dataclass(frozen=True)
class European:
    """The entry of a word in the German or the French list; words are folded."""

    known: bool = False
    kinds: str = ""  # what it is as a lemma: n noun, v verb, a adjective (French only)
    lemmas: tuple[str, ...] = ()  # of which it is a form (French only)
    families: frozenset[str] = frozenset()  # numbers of hand-written families it belongs to
    hints: frozenset[str] = frozenset()  # numbers of families it is only suspected of
    sounds: frozenset[str] = frozenset()  # numbers of groups of words that sound alike
    apart: frozenset[str] = frozenset()  # words that only look related


NOTHING = European()


@lru_cache(maxsize=16384)
def european(word: str, language: str) -> European:
    fields = lines(LISTS[language]).find(word)
    if fields is None:
        return NOTHING
    kinds, lemmas, families, hints, sounds, apart = (*fields, "", "", "", "", "", "")[:6]
    return European(
        "?" not in kinds,
        kinds.replace("?", ""),
        tuple(lemmas.split()),
        frozenset(families.split()),
        frozenset(hints.split()),
        frozenset(sounds.split()),
        frozenset(apart.split()),
    )
