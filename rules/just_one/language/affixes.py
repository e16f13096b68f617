"""English suffixes and prefixes that make a word of the same family."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Ending, and whether it is safe: hardly any unrelated word ends like this.
SUFFIXES: tuple[tuple[str, bool], ...] = (
    *(
        (ending, True)
        for ending in ("ness", "less", "ful", "fully", "hood", "ship", "like", "ist", "ism", "ization", "isation")
    ),
    *(
        (ending, True)
        for ending in (
            "istic",
            "ology",
            "ologist",
            "ability",
            "ibility",
            "ously",
            "iness",
            "ically",
            "ally",
            "ward",
            "wards",
        )
    ),
    *(
        (ending, False)
        for ending in ("er", "or", "ar", "eer", "ier", "ery", "ry", "y", "ie", "ity", "ty", "ion", "ation", "ition")
    ),
    *(
        (ending, False)
        for ending in ("tion", "sion", "ment", "able", "ible", "al", "ial", "ical", "ic", "atic", "etic", "ous", "ious")
    ),
    *(
        (ending, False)
        for ending in ("eous", "ive", "ative", "ish", "ly", "ily", "en", "ize", "ise", "ify", "ate", "ance", "ence")
    ),
    *(
        (ending, False)
        for ending in ("ancy", "ency", "cy", "ant", "ent", "age", "ure", "ature", "dom", "ee", "ian", "an", "ese")
    ),
    *(
        (ending, False)
        for ending in ("some", "ling", "let", "ette", "th", "ing", "ings", "ed", "ary", "ory", "ator", "eer", "ster")
    ),
)

# Prefix, and whether it only negates or intensifies the word; the rest is only suspected.
PREFIXES: dict[str, bool] = {
    **dict.fromkeys(("un", "in", "im", "il", "ir", "dis", "non", "en", "em", "be", "a"), True),
    **dict.fromkeys(
        ("re", "mis", "over", "under", "out", "super", "anti", "pre", "co", "inter", "sub", "semi", "multi"), False
    ),
    **dict.fromkeys(
        ("micro", "mega", "mini", "ultra", "ex", "fore", "trans", "tele", "grand", "step", "god", "up", "de"), False
    ),
}


# Before these a short vowel's consonant is doubled: scar gives scarred, but scare gives scary.
DOUBLE_BEFORE = frozenset("er or y ing ings ed en ish able ery ers est".split())
SHORT = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")


def restored(endings: str, lost: str, shortest: int = 2) -> dict[str, tuple[tuple[str, int], ...]]:
    """Return the parts that a base may have lost before these endings, and the least length of the rest."""
    return {ending: tuple((part.strip("-"), shortest) for part in lost.split()) for ending in endings.split()}


# Endings -> what the base has instead: histor(y)-ic, statist(ics)-ian, volcan(o)-ic, pira(te)-cy, deci(de)-sion.
LOST = (
    restored("ic ical ically ist ism al ial ous ious ize ise ify ian atic etic ies iness ate ation", "-y"),
    restored("ian ist ize ise ism al an", "-ics -a -o", 4),
    restored("ic ous ist al ism ian ize", "-a -o -um -us -is", 4),
    restored("cy", "-t -te", 4),
    restored("ence ency", "-ent"),
    restored("ance ancy", "-ant"),
    restored("ion ation ive or ory ure", "-ate -e"),
    restored("sion", "-d -de -t -se"),
)


def stems(word: str, suffix: str) -> Iterator[str]:
    """Yield possible bases of a word with an ending: paint-er, bak(e)-er, swim(m)-er, happ(y)i-ness."""
    if not word.endswith(suffix) or len(word) - len(suffix) < 2:
        return
    stem = word[: -len(suffix)]
    if not (suffix in DOUBLE_BEFORE and SHORT.fullmatch(stem)):
        yield stem
    if suffix[0] in "aeiouy":
        yield stem + "e"
        if len(stem) > 3 and stem[-1] == stem[-2]:
            yield stem[:-1]
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if stem.endswith("ic"):
        yield stem + "s"
    for lost in LOST:
        for part, shortest in lost.get(suffix, ()):
            if len(stem) >= shortest:
                yield stem + part
