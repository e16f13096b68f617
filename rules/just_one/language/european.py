"""German, French, Spanish and Portuguese: forms, families and misspellings.

What a word belongs to comes from the compiled tables (hand-written families and pairs to keep apart, French forms),
from simplemma (the forms of the other languages) and from rules of derivation in german.py, french.py and iberian/,
which are mostly only suspected.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from rules.just_one.language import french, german, lexicon
from rules.just_one.language.folding import fold
from rules.just_one.language.iberian import iberian
from rules.just_one.language.similarity import typo
from rules.just_one.language.verdict import DIFFERENT, Reason, Verdict, ask, same
from rules.text import without_accents

LANGUAGES = frozenset({"de", "fr", *iberian.LANGUAGES})
ORDER = "lgf"  # kinds of links: a form, a gender, a family
REASONS: dict[str, Reason] = {"l": "lemma", "g": "gender", "f": "family"}
LONGEST = 40
HYPHEN = re.compile("[-’']")
Bases = dict[str, str]  # base or "#" and the number of a family -> kind of the link


@dataclass(frozen=True)
class Word:
    """A word with everything it may come from."""

    folded: str
    known: bool
    lemmas: tuple[str, ...]
    sure: Bases
    weak: Bases
    apart: frozenset[str]


def load(language: str) -> None:
    """Load the word lists of a language."""
    lexicon.load(language)
    if language == "de":
        german.load()
    elif language in iberian.LANGUAGES:
        iberian.load(language)


@lru_cache(maxsize=8192)
def look_up(text: str, language: str) -> Word:
    """Return a word with its lemmas, and what these may be derived from."""
    folded = fold(proper(text, language), language)
    lemmas = lemmas_of(text, language)
    entry = lexicon.european(folded, language)
    sure: Bases = {folded: "l"}
    weak: Bases = {}
    for lemma in lemmas:
        (sure if is_sure(folded, lemma, lemmas, language) else weak).setdefault(lemma, "l")
    # A doubtful Spanish or Portuguese verb leads too far: cuba, cubar, cubo.
    for word in tuple(sure) + (() if language in iberian.LANGUAGES else tuple(weak)):
        for base, kind, certain in derivation(text, word, language):
            if base in entry.apart:
                continue  # what courage is kept from, it has no family with either
            target = sure if certain and word in sure else weak
            target.setdefault(base, kind)
    weak = {base: kind for base, kind in weak.items() if base not in sure}
    apart = set(entry.apart)
    for target in (sure, weak):
        for base, kind in list(target.items()):
            found = lexicon.european(base, language)
            for number in found.families:
                target.setdefault(f"#{number}", farther(kind, "f"))
            for number in found.hints:
                weak.setdefault(f"#{number}", "f")
            if kind == "l" and target is sure:
                apart |= found.apart
    known = bool(lemmas) or entry.known
    return Word(folded, known, lemmas, sure, weak, frozenset(apart))


def proper(text: str, language: str) -> str:
    """Return a word as its language spells it, as far as a dictionary tells."""
    if language == "de":
        return german.proper(text)
    return iberian.proper(text, language) if language in iberian.LANGUAGES else text


def lemmas_of(text: str, language: str) -> tuple[str, ...]:
    if language == "de":
        return german.lemmas(text)
    return iberian.lemmas(text, language) if language in iberian.LANGUAGES else french.lemmas(fold(text, "fr"))


def is_sure(folded: str, lemma: str, lemmas: tuple[str, ...], language: str) -> bool:
    """Whether a word is meant as a form of this lemma: *porte* is rather a door than a form of *porter*."""
    if language == "de":
        return lemma == lemmas[0]
    if language in iberian.LANGUAGES:
        return iberian.is_sure(folded, lemma, language)
    entry = lexicon.european(folded, language)
    if lemma == folded or not french.is_a(lemma, "v"):
        return True
    return not entry.kinds and all(french.is_a(other, "v") for other in entry.lemmas)


def derivation(text: str, word: str, language: str) -> list[tuple[str, str, bool]]:
    """Return what a word may be derived from, and what these may: Bäckerinnen, Bäcker, backen."""
    if language in iberian.LANGUAGES:
        first = iberian.derived(word, language)
        # Not from a suspected base: mango, mangar, manga.
        second = [found for middle, _, sure in first if sure for found in iberian.derived(middle, language)]
        return [*first, *((base, "f", certain) for base, _, certain in second)]
    if language == "fr":
        first = french.derived(word)
        second = [
            (base, "f", sure and certain) for middle, _, sure in first for base, _, certain in french.derived(middle)
        ]
        return [*first, *second]
    written = german.written(text, word)
    first = german.derived(written)
    second = [
        (base, "f", sure and certain)
        for middle, _, sure in first
        for base, _, certain in german.derived(middle.lower())
    ]
    return [(fold(base, "de"), kind, sure) for base, kind, sure in (*first, *second)]


def farther(a: str, b: str) -> str:
    return max(a, b, key=ORDER.index)


def compare(a: str, b: str, language: str) -> Verdict | None:
    """Return whether two words count as one, or None."""
    if not a.strip() or not b.strip() or len(a) > LONGEST or len(b) > LONGEST:
        return None
    first, second = look_up(a, language), look_up(b, language)
    if first.folded == second.folded:
        return same("spelling")
    if without_accents(a.casefold()) == without_accents(b.casefold()):
        if language in iberian.LANGUAGES and first.known and second.known:
            return None  # año and ano: the letters ñ and ç are no accents
        if nearest(first.sure, second.sure) == "l" and not kept_apart(first, second):
            return same("lemma")  # Apfel, Äpfel
        return ask("spelling") if first.known and second.known else same("spelling")
    if kept_apart(first, second):
        return ask("lemma") if language == "de" and (is_form(a, second) or is_form(b, first)) else DIFFERENT
    contains = in_compound(first, second, a, b, language)
    related = nearest(first.sure, second.sure)
    siblings = related == "f" and not shared(first, second)
    compound = language == "de" and (parts(a, language) or parts(b, language))  # Flughafen is a place, no form of Flug
    if related and not siblings and not (related == "f" and compound):
        return same(REASONS[related])
    if related:
        return ask("contains" if contains else "affix")
    weak = nearest(first.sure, second.weak) or nearest(first.weak, second.sure)
    if contains or weak:
        return ask("contains") if contains else ask("lemma" if weak == "l" else "affix")
    return misspelt(first, second, a, b, language)


def is_form(text: str, lemma: Word) -> bool:
    """Whether a word in lower case is a form of another one: *schwamm* of *schwimmen*, not *Schwamm*."""
    word = text.strip()
    return word.islower() and fold(german.lemma_of(word), "de") == lemma.folded


def kept_apart(a: Word, b: Word) -> bool:
    """Whether our tables say that two words only look related."""
    return (
        b.folded in a.apart
        or a.folded in b.apart
        or any(other in a.apart for other, kind in b.sure.items() if kind == "l")
    )


def shared(a: Word, b: Word) -> bool:
    """Whether two words have a family of our table in common, or one is what the other comes from."""
    own = {word.folded: 0 for word in (a, b)} | dict.fromkeys((*a.lemmas, *b.lemmas), 0)
    return any(base in own or base.startswith("#") for base in a.sure.keys() & b.sure.keys())


def nearest(a: Bases, b: Bases) -> str:
    """Return the kind of the closest link over a common base, or an empty string."""
    return min((farther(a[base], b[base]) for base in a.keys() & b.keys()), key=ORDER.index, default="")


def parts(text: str, language: str) -> tuple[frozenset[str], ...]:
    """Return the ways in which a word may be a compound, each as the folded words in it."""
    if language in iberian.LANGUAGES:
        found = iberian.parts(fold(text, language), language)
    else:
        found = german.parts(german.proper(text)) if language == "de" else french.parts(fold(text, "fr"))
    if HYPHEN.search(text):
        words = [look_up(part, language) for part in HYPHEN.split(text) if len(part) > 2]
        found = (*found, frozenset(name for word in words for name in (word.folded, *word.lemmas)))
    return found


def in_compound(first: Word, second: Word, a: str, b: str, language: str) -> bool:
    """Whether one word is a part of the other: Sonne and Sonnenblume."""
    for whole, text, part in ((first, a, second), (second, b, first)):
        wanted = {part.folded, *part.lemmas} - whole.apart
        if len(whole.folded) > len(part.folded) + 1 and any(wanted & found for found in parts(text, language)):
            return True
    return False


def share_part(a: str, b: str, language: str) -> bool:
    """Whether two compounds have a part in common: Regenschirm and Regenmantel."""
    return any(one & other for one in parts(a, language) for other in parts(b, language))


def contained(clue: str, word: str, parts_of_clue: set[str], parts_of_word: set[str], language: str) -> bool:
    """Whether a clue and the word have a part in common, at a hyphen or not."""
    one, other = look_up(clue, language), look_up(word, language)
    if kept_apart(one, other):
        return False
    if len(parts_of_clue) > 1 or len(parts_of_word) > 1:
        pairs = [(a, b) for a in parts_of_clue for b in parts_of_word if len(a) > 2 and len(b) > 2]
        if any(nearest(look_up(a, language).sure, look_up(b, language).sure) for a, b in pairs):
            return True
    inside = len(other.folded) > 4 and other.folded in one.folded and not one.known
    return inside or share_part(clue, word, language)


def misspelt(first: Word, second: Word, a: str, b: str, language: str) -> Verdict | None:
    """Check for a misspelling. A short word with another letter may also be a name: Bronte and Bronze."""
    if first.known and second.known:
        return None
    found = typo(first.folded, second.folded) if second.known else typo(second.folded, first.folded)
    if found is None or found.kind == "ask":
        return found
    long = min(len(first.folded), len(second.folded)) > 6
    return found if first.known != second.known and (long or sound(a, language) == sound(b, language)) else ask("typo")


def sound(text: str, language: str) -> str:
    if language in iberian.LANGUAGES:
        return iberian.sound(text, language)
    return german.sound(text) if language == "de" else french.sound(text)


def known(text: str, language: str) -> bool:
    return look_up(text, language).known


def lemmas(text: str, language: str) -> tuple[str, ...]:
    """Return the folded lemmas of a word; empty for an unknown word."""
    return look_up(text, language).lemmas


def sure_sound(a: str, b: str, language: str) -> bool:
    """Whether our table, or the regular spelling of Spanish and Portuguese, says that two words sound alike."""
    if language in iberian.LANGUAGES and may_sound_alike(a, b, language):
        return True
    return bool(sounds(a, language) & sounds(b, language))


def sounds(text: str, language: str) -> frozenset[str]:
    folded = fold(text, language)
    return frozenset().union(*(lexicon.european(word, language).sounds for word in (folded, *lemmas(text, language))))


def may_sound_alike(a: str, b: str, language: str) -> bool:
    """Whether two known words are pronounced alike by rules of spelling."""
    said = sound(a, language)
    return len(said) > 1 and said == sound(b, language) and known(a, language) and known(b, language)
