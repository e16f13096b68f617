"""Lemmas, derivation, compounds and pronunciation of Spanish and Portuguese words.

Rules work on folded words; a folded word is looked up with the accents it usually has. simplemma's low-memory
dictionaries take about 15 MB each. Lookups are cached.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rules.just_one.language import lexicon
from rules.just_one.language.folding import fold
from rules.just_one.language.iberian.portuguese import PORTUGUESE
from rules.just_one.language.iberian.rules import Rules
from rules.just_one.language.iberian.spanish import SPANISH

LANGUAGES: dict[str, Rules] = {"es": SPANISH, "pt": PORTUGUESE}
INFINITIVE = re.compile(r".{2,}[aei]r")
ACCENT_BEFORE_ENDING = re.compile(r".*[áéíóúâêô].*.{4}")
LONGEST = 30

Base = tuple[str, str, bool]  # base, kind of the link, certain


def load(language: str) -> None:
    """Import simplemma and decompress its dictionary of a language."""
    lemma_of("casa", language)


@lru_cache(maxsize=32768)
def lemma_of(form: str, language: str) -> str:
    """Return the lemma of a form written exactly like this, or an empty string."""
    import simplemma  # noqa: PLC0415 - only needed for these languages and German

    if not form or not simplemma.is_known(form, lang=language, low_memory=True):
        return ""
    return simplemma.lemmatize(form, lang=language, low_memory=True)


@lru_cache(maxsize=16384)
def proper(text: str, language: str) -> str:
    """Return a word in lower case with the accents that the player left out: camion is camión."""
    word = text.strip().lower()
    if not word.isalpha() or len(word) > LONGEST or lemma_of(word, language):
        return word
    return next((other for other in marked(word, LANGUAGES[language]) if lemma_of(other, language)), word)


def marked(word: str, rules: Rules) -> Iterator[str]:
    """Yield a word with marks that may be missing: one, or a usual ending and one."""
    endings = [word[: -len(plain)] + right for plain, right in rules.unmarked if word.endswith(plain)]
    yield from endings
    for start in (word, *endings):
        for at in reversed(range(len(start))):
            for letter in rules.marks.get(start[at], ""):
                yield start[:at] + letter + start[at + 1 :]


def is_lemma(folded: str, language: str) -> bool:
    """Whether a folded word is the form of a word that a dictionary lists."""
    word = proper(folded, language)
    return lemma_of(word, language) == word or bool(lexicon.european(folded, language).known)


def lemmas(text: str, language: str) -> tuple[str, ...]:
    """Return the folded lemmas of a word, as written first; empty for an unknown word."""
    word = proper(text, language)
    folded = fold(word, language)
    entry = lexicon.european(folded, language)
    lemma = lemma_of(word, language)
    own = (folded,) if entry.known else ()
    singular = () if lemma and not is_verb(lemma) else singulars(folded, language)
    return tuple(dict.fromkeys((*entry.lemmas, *own, *singular, *((fold(lemma, language),) if lemma else ()))))


def singulars(folded: str, language: str) -> tuple[str, ...]:
    """Return the nouns of which a folded word may be the plural, for words that simplemma takes for verbs: ratones."""
    found = [folded[: -len(end)] for end in ("s", "es") if folded.endswith(end) and len(folded) > len(end) + 2]
    return tuple(word for word in found if is_lemma(word, language) and not is_verb(word))


def is_verb(folded: str) -> bool:
    return bool(INFINITIVE.fullmatch(folded))


def is_sure(folded: str, lemma: str, language: str) -> bool:
    """Whether a word is meant as a form of this lemma: *gata* is a cat, not a form of *gatar*."""
    if not is_verb(lemma) or lemma == folded:
        return True
    if LANGUAGES[language].diminutive.fullmatch(folded) or lexicon.european(folded, language).known:
        return False
    return folded not in {lemma[:-2] + ending for ending in ("o", "a", "e", "as", "es")}


@lru_cache(maxsize=8192)
def derived(text: str, language: str) -> tuple[Base, ...]:
    """Return what a folded word may be derived from: panadero from pan, librería from libro."""
    word = fold(text, language)
    if not 4 <= len(word) <= LONGEST or not word.isalpha():
        return ()
    rules = LANGUAGES[language]
    found: dict[str, Base] = {}
    for base, kind, sure in (*by_ending(word, rules), *without_prefix(word, rules)):
        if base != word and (sure or base not in found):
            found[base] = (base, kind, sure)
    return tuple(found.values())


def by_ending(word: str, rules: Rules) -> Iterator[Base]:
    written = proper(word, rules.language)
    for end, instead, shortest, kind, sure in rules.endings:
        if not word.endswith(end) or len(word) - len(end) < 2 or (end in {"ito", "ita"} and stressed(written)):
            continue
        for stem in stems(word[: -len(end)]):
            for part in instead.split():
                base = stem + part.strip("-")
                if len(base) >= shortest and base != word and is_lemma(base, rules.language):
                    yield base, kind, sure


def stressed(written: str) -> bool:
    """Whether a word is stressed before its ending: crédito is no small creed."""
    return bool(ACCENT_BEFORE_ENDING.fullmatch(written + "--")) and written[-3:] in {"ito", "ita"}


def stems(stem: str) -> Iterator[str]:
    """Yield a stem as written and as its base may be: barqu(ito) is barc(o), luc(ecita) is luz."""
    yield stem
    if stem.endswith("qu"):
        yield stem[:-2] + "c"
    if stem.endswith("gu"):
        yield stem[:-1]
    if stem.endswith("c"):
        yield stem[:-1] + "z"
        yield stem[:-1] + "ç"
    if stem.endswith(("z", "ç")):
        yield stem[:-1] + "c"
    if stem.endswith("g"):
        yield stem[:-1] + "j"


def without_prefix(word: str, rules: Rules) -> Iterator[Base]:
    for prefix in rules.prefixes:
        rest = word[len(prefix) :]
        if word.startswith(prefix) and len(rest) > 4 and is_verb(rest) and is_lemma(rest, rules.language):
            yield rest, "f", False


@lru_cache(maxsize=8192)
def parts(folded: str, language: str) -> tuple[frozenset[str], ...]:
    """Return the parts of a compound of a verb and a noun: paraguas has agua."""
    if not folded.isalpha() or len(folded) > LONGEST:
        return ()
    found = []
    for verb in LANGUAGES[language].verbs:
        if not folded.startswith(verb[:-1]):
            continue
        for first in (verb, verb[:-1]):  # paraguas has only one a
            rest = re.sub(r"^([rs])\1", r"\1", folded[len(first) :])  # pararrayos
            if folded.startswith(first + rest[:1]) and len(rest) > 2 and (own := lemmas(rest, language)):
                found.append(frozenset((rest, *own)))
    return tuple(found)


@lru_cache(maxsize=4096)
def sound(text: str, language: str) -> str:
    """Return an approximate pronunciation of a word with its accents."""
    word = proper(text, language)
    said, at = "", 0
    while at < len(word):
        for pattern, instead in COMPILED[language]:
            match = pattern.match(word, at)
            if match and match.end() > at:
                said, at = said + instead, match.end()
                break
        else:
            said, at = said + word[at], at + 1
    return said


COMPILED = {
    language: tuple((re.compile(pattern), instead) for pattern, instead in rules.sounds)
    for language, rules in LANGUAGES.items()
}
