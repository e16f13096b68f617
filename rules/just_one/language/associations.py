"""The associations of computer players: clues for each mystery word, and mystery words for each clue.

`associations.xz` is compiled by tools/build_associations.py from the tables in `associations/`. It is one text for
`lexicon.Lines` with two kinds of lines:

    en<12    clues for the thing in row 12 of words.tsv, the most obvious first
    en>bark  things that "bark" may mean: row and weight (per mille), also by forms and families of the clue
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from rules.just_one.language import english, european, lexicon, similarity, words
from rules.just_one.language.folding import fold

LANGUAGES = ("en", "ja", "de", "fr")  # in which computers can play
FAMILY = 0.7  # weight of a clue that is only found by its family
HINT = 0.4  # weight of a clue whose family is only suspected


class Meant(NamedTuple):
    """A thing that a clue may mean."""

    thing: int  # row of words.tsv, from 0
    weight: float  # about the probability that this clue is written for this thing


def load(language: str) -> None:
    """Decompress the associations, and index the names of the things in a language."""
    table()
    numbers(language)


def table() -> lexicon.Lines:
    """Return the compiled associations."""
    return lexicon.lines("associations")


@cache
def numbers(language: str) -> dict[str, int]:
    """Return the row of each thing by all its folded names in a language; a shown name comes first."""
    found: dict[str, int] = {}
    for number, thing in enumerate(words.things()):
        for name in thing.called(language)[1:]:
            found.setdefault(words.fold(name), number)
    return found | {words.fold(thing.word(language)): number for number, thing in enumerate(words.things())}


def number_of(word: str, language: str) -> int | None:
    """Return the row of the thing with this name, or None."""
    return numbers(language).get(words.fold(word)) if language in words.languages() else None


def clues_for(word: str, language: str) -> tuple[str, ...]:
    """Return clues for a word, the most obvious first; empty for an unknown word."""
    number = number_of(word, language)
    found = None if number is None else table().find(f"{language}<{number}")
    return tuple(found[0].split("|")) if found else ()


@lru_cache(maxsize=1024)
def meant_by(clue: str, language: str) -> tuple[Meant, ...]:
    """Return the things that a clue may mean, with weights; empty for an unknown clue."""
    weights: dict[int, float] = {}
    for key, share in keys(clue, language).items():
        found = table().find(f"{language}>{key}")
        for item in found[0].split() if found else ():
            thing, _, weight = item.partition(":")
            number = int(thing)
            weights[number] = max(weights.get(number, 0.0), share * int(weight) / 1000)
    return tuple(Meant(thing, weight) for thing, weight in weights.items())


def keys(clue: str, language: str) -> dict[str, float]:
    """Return under what a clue is looked up, with the weight of each: itself, its forms and its family."""
    folded = fold(clue, language)
    found = dict.fromkeys(hints(folded, language), HINT)
    found |= dict.fromkeys(roots(clue, language), FAMILY)
    return found | {folded: 1.0}


def roots(clue: str, language: str) -> set[str]:
    """Return the folded clue and the bases of its family: what it is filed under."""
    folded = fold(clue, language)
    if language == "en":
        return {folded, *english.look_up(folded).sure}
    if language == "ja":
        return {folded, *similarity.readings(folded)[:1]}
    return {folded, *european.lemmas(clue, language)}


def hints(folded: str, language: str) -> set[str]:
    """Return further bases that are only suspected."""
    return set(english.look_up(folded).weak) if language == "en" else set()
