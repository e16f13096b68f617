"""English endings and beginnings that make a new word of the same family."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Ending, and whether it is safe: hardly ever the end of a word by chance.
SUFFIXES: tuple[tuple[str, bool], ...] = (
    *((ending, True) for ending in ("ness", "less", "ful", "fully", "hood", "ship", "like", "ist", "ism", "ization", "isation")),
    *((ending, True) for ending in ("istic", "ology", "ologist", "ability", "ibility", "ously", "iness", "ically", "ally", "ward", "wards")),
    *((ending, False) for ending in ("er", "or", "ar", "eer", "ier", "ery", "ry", "y", "ie", "ity", "ty", "ion", "ation", "ition")),
    *((ending, False) for ending in ("tion", "sion", "ment", "able", "ible", "al", "ial", "ical", "ic", "atic", "etic", "ous", "ious")),
    *((ending, False) for ending in ("eous", "ive", "ative", "ish", "ly", "ily", "en", "ize", "ise", "ify", "ate", "ance", "ence")),
    *((ending, False) for ending in ("ancy", "ency", "cy", "ant", "ent", "age", "ure", "ature", "dom", "ee", "ian", "an", "ese")),
    *((ending, False) for ending in ("some", "ling", "let", "ette", "th", "ing", "ings", "ed", "ary", "ory", "ator", "eer", "ster")),
)

# Beginning, and whether it makes the same word with another sign; the others are only asked about.
PREFIXES: dict[str, bool] = {
    **dict.fromkeys(("un", "in", "im", "il", "ir", "dis", "non", "en", "em", "be", "a"), True),
    **dict.fromkeys(("re", "mis", "over", "under", "out", "super", "anti", "pre", "co", "inter", "sub", "semi", "multi"), False),
    **dict.fromkeys(("micro", "mega", "mini", "ultra", "ex", "fore", "trans", "tele", "grand", "step", "god", "up", "de"), False),
}


# Before these a short vowel's consonant is doubled: scar gives scarred, but scare gives scary.
DOUBLE_BEFORE = frozenset({"er", "or", "y", "ing", "ings", "ed", "en", "ish", "able", "ery", "ers", "est"})
FROM_Y = frozenset("ic ical ically ist ism al ial ous ious ize ise ify ian atic etic ies iness ate ation".split())
SHORT = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")


def stems(word: str, suffix: str) -> Iterator[str]:
    """What may have stood before an ending: paint-er, bak(e)-er, swim(m)-er, happ(y)i-ness, electric-ian."""
    if not word.endswith(suffix) or len(word) - len(suffix) < 2:
        return
    stem = word[: -len(suffix)]
    vowel = suffix[0] in "aeiouy"
    if not (suffix in DOUBLE_BEFORE and SHORT.fullmatch(stem)):
        yield stem
    if vowel:
        yield stem + "e"
        if len(stem) > 3 and stem[-1] == stem[-2]:
            yield stem[:-1]
        if suffix in FROM_Y:
            yield stem + "y"
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if suffix in {"ian", "ist", "ize", "ise", "ism", "al", "an"} and len(stem) > 3:
        yield stem + "ics"
        if stem.endswith("ic"):
            yield stem + "s"
        yield stem + "a"
        yield stem + "o"
    if suffix in {"ic", "ous", "ist", "al", "ism", "ian", "ize"} and len(stem) > 3:
        yield stem + "a"
        yield stem + "o"
        yield stem + "um"
        yield stem + "us"
        yield stem + "is"
    if suffix == "cy" and len(stem) > 3:
        yield stem + "t"
        yield stem + "te"
    if suffix in {"ence", "ance", "ency", "ancy"}:
        yield stem + suffix[0] + "nt"
    if suffix in {"ion", "ation", "ive", "or", "ory", "ure"}:
        yield stem + "ate"
        yield stem + "e"
    if suffix in {"sion"}:
        yield stem + "d"
        yield stem + "de"
        yield stem + "t"
        yield stem + "se"
    if suffix == "dom" and stem.endswith("s"):
        yield stem + "e"
