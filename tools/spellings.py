"""Finds pairs that are two spellings of one word: colour and color, doughnut and donut."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rapidfuzz.distance import OSA

from rules.just_one.language.similarity import sound_key
from tools.families import Families, lemmas
from tools.wordnet import Sense

# British or older spelling, the same in American: applied where both are words.
PATTERNS: tuple[tuple[str, str], ...] = (
    (r"our", "or"),
    (r"(?<=[bcdghktv])re\b", "er"),
    (r"is(e|ed|es|er|ers|ing|ation|ations)\b", r"iz\1"),
    (r"ys(e|ed|es|er|ing)\b", r"yz\1"),
    (r"ae", "e"),
    (r"oe", "e"),
    (r"ogue\b", "og"),
    (r"ll(ed|ing|er|ers|or|ors|ery)\b", r"l\1"),
    (r"ence\b", "ense"),
    (r"mme\b", "m"),
    (r"que\b", "ck"),
    (r"ough\b", "ow"),
    (r"ph", "f"),
    (r"ou", "o"),
    (r"y", "i"),
    (r"(?<=[a-z])s(?=[aeiou])", "z"),
    (r"gramme\b", "gram"),
    (r"oeuvre", "euver"),
    (r"tte\b", "t"),
    (r"wool", "wol"),
    (r"grey", "gray"),
    (r"sc(?=ep)", "sk"),
    (r"ium\b", "um"),
    (r"gh", "g"),
    (r"h", ""),
)


def from_spelling(families: Families, words: Iterable[str], spoken: dict[str, list[str]]) -> None:
    net = families.net
    senses = {word: [sense for listed in parts.values() for sense in listed] for word, parts in net.senses.items()}
    for word in words:
        for other in sorted(families.synonyms(word)):
            if word < other and other.isalpha() and one_word(word, other, senses, spoken):
                families.link(*rarer_first(families, word, other), "s")
        for pattern, instead in PATTERNS:
            other = re.sub(pattern, instead, word)
            if other == word or other not in families.tiers or len(other) < 4:
                continue
            mine, theirs = senses.get(word), senses.get(other)
            if mine and theirs:
                alike = mine[0] in theirs or theirs[0] in mine
            else:
                # colourblind: WordNet has one of the two, and the other is no form of anything
                absent = word if mine is None else other
                alike = (mine or theirs) is not None and not any(lemmas(families, absent)) and len(absent) > 5
            if alike:
                families.link(*rarer_first(families, word, other), "s")


def rarer_first(families: Families, a: str, b: str) -> tuple[str, str]:
    return max((a, b), (b, a), key=lambda pair: (families.tiers.get(pair[0], 9), pair[0]))


def one_word(a: str, b: str, senses: dict[str, list[Sense]], spoken: dict[str, list[str]]) -> bool:
    """Return synonyms that sound alike, or of which one has no own meaning and nearly the spelling of the other."""
    mine, theirs = senses.get(a, []), senses.get(b, [])
    nothing_own = set(mine) <= set(theirs) or set(theirs) <= set(mine)
    both_first = bool(mine and theirs) and mine[0] in theirs and theirs[0] in mine
    if not (nothing_own or both_first):
        return False
    if set(spoken.get(a, ())) & set(spoken.get(b, ())):
        return True
    return nothing_own and both_first and OSA.distance(a, b) <= 2 and sound_key(a) == sound_key(b)
