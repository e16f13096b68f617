"""German and French: lemmas by simplemma, feminine endings, and misspellings.

simplemma's ordinary dictionaries would take 100 MB for German; the low-memory ones take 15 MB (French 4). Lookups are
cached.
"""

from __future__ import annotations

from functools import lru_cache

from rules.just_one.language.folding import fold
from rules.just_one.language.similarity import typo
from rules.just_one.language.verdict import Verdict, ask, same
from rules.text import without_accents

# Feminine ending and its masculine counterpart; only for known words.
FEMININE: dict[str, tuple[tuple[str, str], ...]] = {
    "de": (("in", ""), ("in", "e"), ("innen", ""), ("innen", "e"), ("frau", "mann"), ("frauen", "mann"), ("esse", "")),
    "fr": (
        *(("euse", "eur"), ("trice", "teur"), ("iere", "ier"), ("ere", "er"), ("ienne", "ien"), ("esse", "e")),
        *(
            ("esse", ""),
            ("onne", "on"),
            ("enne", "en"),
            ("elle", "el"),
            ("ette", "et"),
            ("oise", "ois"),
            ("eresse", "eur"),
        ),
    ),
}
# Endings of related words; only suspected.
ENDINGS: dict[str, tuple[str, ...]] = {
    "de": tuple(
        "heit keit igkeit ung ungen lich ig isch chen lein er erin erei schaft los haft bar sam tum nis ler ner ei"
        " en ern n isieren ieren ist ismus st t end".split()
    ),
    "fr": tuple(
        "age ment ation tion sion eur euse trice teur iste isme ier iere erie ien ienne eux euse able ible ite"
        " ette et elle ique al ale el er ir ant ance ence ade aine ure e ee esse if ive ment".split()
    ),
}


def known(text: str, language: str) -> bool:
    return bool(lemmas(text, language))


def forms(text: str) -> tuple[str, ...]:
    """Return the spellings to look up: German nouns have a capital that players often omit."""
    word = text.strip()
    return tuple(dict.fromkeys((word, word[:1].upper() + word[1:].lower(), word.lower())))


def load(language: str) -> None:
    """Import simplemma and decompress its dictionary of a language."""
    lemmas("load", language)


@lru_cache(maxsize=4096)
def lemmas(text: str, language: str) -> tuple[str, ...]:
    """Return the folded lemmas of a word, the one as written first; empty for an unknown word."""
    import simplemma  # noqa: PLC0415 - only needed for German and French

    found = [
        simplemma.lemmatize(form, lang=language, low_memory=True)
        for form in forms(text)
        if form and simplemma.is_known(form, lang=language, low_memory=True)
    ]
    return tuple(dict.fromkeys(fold(lemma, language) for lemma in found if lemma))


def compare(a: str, b: str, language: str) -> Verdict | None:
    if not a.strip() or not b.strip() or len(a) > 40 or len(b) > 40:
        return None
    one, other = fold(a, language), fold(b, language)
    mine, theirs = lemmas(a, language), lemmas(b, language)
    if mine and theirs and (mine[0] in theirs or theirs[0] in mine):
        return same("lemma")
    if set(mine) & set(theirs):
        return ask("lemma")
    bases, others = {one, *mine}, {other, *theirs}
    if any(feminine(x, y, language) or feminine(y, x, language) for x in bases for y in others):
        return same("gender") if mine and theirs else ask("gender")
    if without_accents(a.casefold()) == without_accents(b.casefold()):
        return ask("spelling")
    if any(made_of(x, y, language) or made_of(y, x, language) for x in bases for y in others):
        return ask("affix")
    return misspelt(a, b, one, other, language)


def feminine(word: str, base: str, language: str) -> bool:
    plain = (base, base.replace("ae", "a"), base.replace("oe", "o"), base.replace("ue", "u"))
    marked = (word, word.replace("ae", "a", 1), word.replace("oe", "o", 1), word.replace("ue", "u", 1))
    return len(base) > 3 and any(
        form.endswith(ending) and form[: -len(ending)] + instead in plain
        for ending, instead in FEMININE[language]
        for form in marked
    )


def made_of(word: str, base: str, language: str) -> bool:
    if len(base) < 4 or len(word) <= len(base):
        return False
    stem = base[:-1] if base[-1] in "en" and len(base) > 4 else base
    return any(word in {base + ending, stem + ending} for ending in ENDINGS[language])


def misspelt(a: str, b: str, one: str, other: str, language: str) -> Verdict | None:
    known_a, known_b = known(a, language), known(b, language)
    if known_a and known_b:
        return None
    found = typo(one, other) if known_b else typo(other, one)
    if found is None or found.kind == "ask" or known_a != known_b:
        return found
    return ask("typo")
