"""The mystery words: a table of things with their names in seven languages, and the cards dealt from it.

`words.tsv` has a row for each thing: its kind, its names in each language (the first is shown, the rest is only
recognised) and the reading of the Japanese name. A server may use its own word list instead.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import takewhile
from random import Random
from typing import TypeVar

from rules.errors import Refusal

PLAYED = ("en", "ja", "de", "fr", "es", "pt")
SPOKEN = (*PLAYED, "it")  # the last one is only used to detect translations
COLUMNS = ("kind", "en", "ja", "ja_reading", "de", "fr", "es", "pt", "it")
WORDS_ON_A_CARD = 5

LEAST_OWN_WORDS = 65  # thirteen cards
MOST_OWN_WORDS = 5_000
LONGEST_OWN_WORD = 40

T = TypeVar("T")
Names = tuple[str, ...]
Card = tuple[str, ...]  # five words

_ACCENTS = re.compile("[\u0300-\u036f]")  # of Latin letters only: が and か stay different (J-7)
_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})
_KANJI = re.compile("[\u3400-\u9fff々]")
_HIRAGANA = re.compile("[ぁ-ゖー]+")
_COMMENT = re.compile(r"(?:^|[ \t\u3000])#.*")  # C# is a word
_INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


class BadWords(ValueError):
    """The word table is invalid: line and reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to guess, with its names in every language."""

    kind: str
    names: tuple[Names, ...]  # in the order of SPOKEN
    reading: str  # of the Japanese word shown, in hiragana

    def called(self, language: str) -> Names:
        """Return all names in a language, the shown one first."""
        return self.names[SPOKEN.index(language)]

    def word(self, language: str) -> str:
        """Return the shown name."""
        return self.called(language)[0]


def languages() -> tuple[str, ...]:
    """Return the languages of the word table that can be played."""
    return PLAYED


def load(language: str) -> None:
    """Read the table of words and index it by the names in a language."""
    _named(language)


@cache
def things() -> tuple[Thing, ...]:
    """Return all things of the table; it is read on first use."""
    return read_table((files("rules.just_one") / "words.tsv").read_text(encoding="utf-8"))


def read_table(text: str) -> tuple[Thing, ...]:
    """Return the things of a table. Raise BadWords if a row is invalid."""
    lines = text.removesuffix("\n").split("\n")
    if tuple(lines[0].split("\t")) != COLUMNS:
        raise BadWords(1, f"the columns are not {', '.join(COLUMNS)}")
    shown: dict[tuple[str, str], int] = {}
    rows: list[Thing] = []
    for number, line in enumerate(lines[1:], start=2):
        thing = _thing(line, number)
        for language in PLAYED:
            name = thing.word(language)
            first = shown.setdefault((language, fold(name)), number)
            if first != number:
                raise BadWords(number, f"{language} {name} is already in line {first}")
        rows.append(thing)
    return tuple(rows)


def _thing(line: str, number: int) -> Thing:
    cells = line.split("\t")
    if len(cells) != len(COLUMNS):
        raise BadWords(number, f"{len(cells)} cells instead of {len(COLUMNS)}")
    row = dict(zip(COLUMNS, cells, strict=True))
    if not re.fullmatch("[a-z]+", row["kind"]):
        raise BadWords(number, f"{row['kind']!r} is not a kind")
    if not _HIRAGANA.fullmatch(row["ja_reading"]):
        raise BadWords(number, f"the reading {row['ja_reading']!r} is not hiragana")
    names = tuple(tuple(row[language].split("|")) for language in SPOKEN)
    for language, called in zip(SPOKEN, names, strict=True):
        if any(not name or name != name.strip() for name in called):
            raise BadWords(number, f"an empty or untrimmed name in {language}")
    return Thing(row["kind"], names, row["ja_reading"])


def fold(word: str) -> str:
    """Return a word without case, width and Latin accents, with katakana as hiragana."""
    word = word.casefold()
    if word.isascii():
        return word
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", word.translate(_LIGATURES)))
    return unicodedata.normalize("NFC", plain).translate(_KATAKANA).casefold()


def related(one: str, other: str) -> bool:
    """Whether two words look related: one contains the other, the same start, or a common kanji."""
    short, long = sorted((fold(one), fold(other)), key=len)
    latin = short.isascii()
    if short in long and len(short) >= (3 if latin else 1):
        return True
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(short, long, strict=False)))
    return same >= (4 if latin else 3) or bool(set(_KANJI.findall(short)) & set(_KANJI.findall(long)))


def translations(word: str, language: str) -> frozenset[str]:
    """Return the names of the same thing in other languages, case folded; empty for an unknown word.

    Names that are also words of this language are left out: an English *pan* is not meant as the Spanish bread.
    """
    known = _named(language)
    found: set[str] = set()
    for thing in known.get(fold(word), ()):
        for other in SPOKEN:
            if other != language:
                found.update(thing.called(other))
        if language != "ja":
            found.add(thing.reading)
    return frozenset(name.casefold() for name in found if fold(name) not in known)


@cache
def _named(language: str) -> dict[str, tuple[Thing, ...]]:
    """Return the things by folded name; a name shown for one thing does not count for other things."""
    others: dict[str, tuple[Thing, ...]] = {}
    for thing in things():
        for name in thing.called(language)[1:]:
            others[fold(name)] = (*others.get(fold(name), ()), thing)
    return others | {name: (thing,) for name, thing in _shown(language).items()}


@cache
def _shown(language: str) -> dict[str, Thing]:
    return {fold(thing.word(language)): thing for thing in things()}


def deal_cards(count: int, language: str, rng: Random, *, seen: Collection[str] = ()) -> tuple[Card, ...]:
    """Return cards of five unrelated words of different kinds, none twice; words seen before come last."""
    if language not in PLAYED:
        raise ValueError(f"no words in {language!r}")
    before = {_shown(other).get(fold(word)) for word in seen for other in PLAYED}  # in any language

    def fit(one: Thing, other: Thing) -> bool:
        return one.kind != other.kind and not related(one.word(language), other.word(language))

    pool = _fresh_first(things(), lambda thing: thing in before, rng)
    cards = []
    for _ in range(count):
        card = list(_first_that_fit(pool, fit))
        if len(card) < WORDS_ON_A_CARD:
            raise ValueError(f"{len(things())} words are too few for {count} cards")
        pool = [thing for thing in pool if thing not in card]
        cards.append(tuple(thing.word(language) for thing in card))
    return tuple(cards)


def own_cards(words: Sequence[str], count: int, rng: Random, *, seen: Collection[str] = ()) -> tuple[Card, ...]:
    """Return cards from a server's own list, no word twice; related words share a card only if necessary."""
    distinct = {fold(word): word for word in reversed(words)}
    if len(distinct) < count * WORDS_ON_A_CARD:
        raise Refusal("just-one-words-too-few", words=len(distinct), least=count * WORDS_ON_A_CARD)
    before = {fold(word) for word in seen}
    pool = _fresh_first(reversed(distinct.values()), lambda word: fold(word) in before, rng)
    cards = []
    for _ in range(count):
        card = list(_first_that_fit(pool, lambda one, other: not related(one, other)))
        card += [word for word in pool if word not in card][: WORDS_ON_A_CARD - len(card)]
        pool = [word for word in pool if word not in card]
        cards.append(tuple(card))
    return tuple(cards)


def _fresh_first(pool: Iterable[T], was_seen: Callable[[T], bool], rng: Random) -> list[T]:
    """Return the pool in random order, seen items last."""
    mixed = list(pool)
    rng.shuffle(mixed)
    return sorted(mixed, key=was_seen)


def _first_that_fit(pool: Iterable[T], fit: Callable[[T, T], bool]) -> Iterator[T]:
    """Yield the first five of the pool that all fit together."""
    taken: list[T] = []
    for candidate in pool:
        if all(fit(candidate, other) for other in taken):
            taken.append(candidate)
            yield candidate
            if len(taken) == WORDS_ON_A_CARD:
                return


def read_own_list(text: str) -> list[str]:
    """Return the words of an uploaded file, one per line, without blank lines, duplicates and # comments."""
    words: dict[str, str] = {}
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        word = unicodedata.normalize("NFC", _COMMENT.sub("", line).strip(" \t\u00a0\u3000"))
        if not word:
            continue
        if any(unicodedata.category(sign) in _INVISIBLE for sign in word):
            raise Refusal("just-one-words-control", line=number)
        if len(word) > LONGEST_OWN_WORD:
            raise Refusal(
                "just-one-words-too-long", line=number, word=f"{word[:LONGEST_OWN_WORD]}…", most=LONGEST_OWN_WORD
            )
        words.setdefault(fold(word), word)
        if len(words) > MOST_OWN_WORDS:
            raise Refusal("just-one-words-too-many", most=MOST_OWN_WORDS)
    if len(words) < LEAST_OWN_WORDS:
        raise Refusal("just-one-words-too-few", words=len(words), least=LEAST_OWN_WORDS)
    return list(words.values())
