"""Compare clues with each other and with the mystery word.

Checked in this order: equal after folding; forms, spellings, genders and families of one word; misspellings; then,
against the mystery word only, homophones, translations, compounds, and words in no dictionary. The verdict is *same* if
it is certain and *ask* if it is only suspected (J-7, J-9). Homophones are different clues, but forbidden for the word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from rules.just_one.language import english, european, folding, japanese, japanese_clues, lexicon, similarity, words
from rules.just_one.language.folding import LONGEST, drawn_out_spellings, fold, is_single_word
from rules.just_one.language.verdict import DIFFERENT, Verdict, ask, same

__all__ = ["Translations", "Verdict", "check", "compare", "fold", "is_single_word", "load", "sounds_like"]

Translations = Callable[[str, str], frozenset[str]]
PARTS = re.compile(r"[^\W_]+")
ODD_APOSTROPHE = re.compile(r"[a-z]{2}['’][a-z]{3}")


def from_word_table(word: str, language: str) -> frozenset[str]:
    """Return the translations of a word by our own table."""
    return words.translations(word, language) if language in words.languages() else frozenset()


def load(language: str) -> None:
    """Load everything that comparing words of a language needs: up to half a second for German.

    Without it the first comparison loads it.
    """
    if language in words.languages():
        words.load(language)
    lexicon.load(language)
    if language in european.LANGUAGES:
        european.load(language)


def compare(a: str, b: str, language: str) -> Verdict:
    """Return whether two clues count as identical (J-8)."""
    found = compared(a, b, language) or DIFFERENT
    return shown(found, a, b)


def check(clue: str, word: str, language: str, *, translations: Translations = from_word_table) -> Verdict:
    """Return whether a clue is forbidden for the word: *same* means invalid, *ask* means doubtful (J-7)."""
    found = compared(clue, word, language)
    if found is None or found.kind != "same":
        found = (
            sounding(clue, word, language)
            or translated(clue, word, language, translations)
            or (found if found and found.kind == "ask" else None)
            or containing(clue, word, language)
            or unheard_of(clue, language)
            or DIFFERENT
        )
    return shown(found, clue, word)


def sounds_like(guess: str, word: str, language: str) -> bool:
    """Whether the guess is pronounced like the word, by a dictionary (J-11)."""
    a, b = fold(guess, language), fold(word, language)
    a, b = folding.spelled(a, language), folding.spelled(b, language)
    if a == b:
        return True
    if language == "en":
        return similarity.may_sound_alike(a, b)
    if language == "ja":
        return japanese_clues.sounds_like(a, b)
    return language in european.LANGUAGES and european.sure_sound(guess, word, language)


def shown(verdict: Verdict, a: str, b: str) -> Verdict:
    return Verdict(verdict.kind, verdict.reason, (a.strip(), b.strip()))


def compared(a: str, b: str, language: str) -> Verdict | None:
    one, other = fold(a, language), fold(b, language)
    if one == other:
        return same("equal")
    if len(a) > LONGEST or len(b) > LONGEST:
        return None
    if folding.spelled(one, language) == folding.spelled(other, language):
        return same("spelling")
    if {*drawn_out_spellings(a, language), one} & {*drawn_out_spellings(b, language), other}:
        return same("spelling")
    if folding.sign_of(one, other):
        return ask("spelling")
    if language == "en":
        return in_english(a, b, one, other)
    if language == "ja":
        return japanese_clues.compare(a, b, one, other)
    if language in european.LANGUAGES:
        return european.compare(a, b, language)
    return None


def in_english(a: str, b: str, one: str, other: str) -> Verdict | None:
    one, other = english.in_letters(one), english.in_letters(other)
    if one == other:
        return same("spelling")
    first, second = english.look_up(one), english.look_up(other)
    capital_a, capital_b = a.strip()[:1].isupper(), b.strip()[:1].isupper()
    found = english.related(first, second, capital_a, capital_b)
    if found:
        return found
    misspelling, hint = english.misspelt(first, second, capital_a, capital_b), english.suspected(first, second)
    return misspelling if misspelling and (misspelling.kind == "same" or not hint) else hint


def sounding(clue: str, word: str, language: str) -> Verdict | None:
    """Check for a homophone of the word, by a pronunciation dictionary."""
    one, other = fold(clue, language), fold(word, language)
    if language == "ja":
        return japanese_clues.forbidden(clue, word, one, other)
    if language in european.LANGUAGES:
        if european.sure_sound(clue, word, language):
            return same("sound")
        return ask("sound") if european.may_sound_alike(clue, word, language) else None
    if language != "en" or drawn_out_spellings(clue, language):
        return None  # Boooom is a noise, whatever else it sounds like
    one, other = folding.spelled(one, language), folding.spelled(other, language)
    if similarity.same_first_sound(one, other):
        return same("sound")
    return ask("sound") if similarity.may_sound_alike(one, other) else None


def translated(clue: str, word: str, language: str, translations: Translations) -> Verdict | None:
    """Check for a translation of the word; a common word of this language is only suspected."""
    folded = fold(clue, language)
    foreign = translations(word, language)
    if folded not in foreign_spellings(foreign, language):
        return None
    exactly = not clue.isascii() and clue.strip().casefold() in {other.casefold() for other in foreign}
    own = language == "en" and english.is_common(folded, 4)
    own = own or (language in european.LANGUAGES and european.known(clue, language))
    return ask("translation") if own and not exactly else same("translation")


@lru_cache(maxsize=1024)
def foreign_spellings(foreign: frozenset[str], language: str) -> frozenset[str]:
    """Return the translations as a clue may have them: folded, or Japanese in Latin letters."""
    return frozenset(
        spelling
        for other in foreign
        for spelling in (fold(other, language), fold(other, ""), japanese.romaji(fold(other, "")))
    )


def containing(clue: str, word: str, language: str) -> Verdict | None:
    """Check for common parts, such as snow-man for snow or cream for ice cream."""
    parts, others = parts_of(clue, language), parts_of(word, language)
    if (len(parts) > 1 or len(others) > 1) and any(len(part) > 2 for part in parts & others):
        return ask("contains")
    one, other = fold(clue, language), fold(word, language)
    if language == "ja":
        return japanese_clues.contains(clue, word, one, other)
    if language in european.LANGUAGES:
        return ask("contains") if european.contained(clue, word, parts, others, language) else None
    return ask("contains") if len(other) > 3 and other in one and not english.look_up(one).entry.known else None


def parts_of(text: str, language: str) -> set[str]:
    """Return the folded parts of a text, split at spaces, hyphens and inner capitals."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text[:LONGEST])
    return {fold(part, language) for part in PARTS.findall(spaced)}


def unheard_of(clue: str, language: str) -> Verdict | None:
    """Check for a word in no dictionary; known names, numbers, noises and acronyms are not suspected."""
    text = clue.strip()
    if language == "en" and (ODD_APOSTROPHE.search(text.lower()) or english.INVENTED.search(text)):
        text = text[:1].lower() + text[1:]  # a capital by a phone, not a name
    folded = fold(clue, language)
    plain = language == "en" and text.islower() and folded.isalpha() and folded.isascii() and 4 < len(folded) < LONGEST
    if not plain or drawn_out_spellings(clue, language):
        return None
    # Tier 9 are words of the pronunciation dictionary only, mostly surnames. No English word has an apostrophe there.
    known = english.look_up(folded).entry.tier < 9 and not ODD_APOSTROPHE.search(text)
    return None if known else ask("unknown")
