"""Finds pairs that are two spellings of one word: colour and color, doughnut and donut."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from rapidfuzz.distance import OSA

from rules.just_one.sounds import sound_key
from tools.families import Families

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
    (r"tte\b", "t"),
    (r"wool", "wol"),
    (r"grey", "gray"),
    (r"sc(?=ep)", "sk"),
    (r"ium\b", "um"),
    (r"gh", "g"),
    (r"h", ""),
)


def from_spelling(families: Families, words: Iterable[str], spoken: dict[str, list[str]]) -> None:
    synonyms: dict[str, set[str]] = defaultdict(set)
    for synset in families.net.synsets.values():
        single = sorted({lemma.lower() for lemma in synset.lemmas if lemma.isalpha()})
        for lemma in single:
            synonyms[lemma].update(other for other in single if other != lemma)
    for word in words:
        for other in sorted(synonyms.get(word, ())):
            if word < other and one_word(word, other, spoken):
                families.link(*rarer_first(families, word, other), "s")
        for pattern, instead in PATTERNS:
            other = re.sub(pattern, instead, word)
            if other == word or other not in families.tiers or len(other) < 4:
                continue
            meanings = families.net.senses.get(word, {}).values(), families.net.senses.get(other, {}).values()
            senses = [{sense for listed in side for sense in listed} for side in meanings]
            # A form WordNet does not know is a spelling only by a pattern of long standing (the first ten).
            known = all(senses)
            if (known and senses[0] & senses[1]) or (not known and PATTERNS.index((pattern, instead)) < 10):
                families.link(*rarer_first(families, word, other), "s")


def rarer_first(families: Families, a: str, b: str) -> tuple[str, str]:
    return max((a, b), (b, a), key=lambda pair: (families.tiers.get(pair[0], 9), pair[0]))


def one_word(a: str, b: str, spoken: dict[str, list[str]]) -> bool:
    """Synonyms that sound alike, or nearly so and are written nearly alike."""
    if set(spoken.get(a, ())) & set(spoken.get(b, ())):
        return True
    far = OSA.distance(a, b)
    return (far <= 2 and sound_key(a) == sound_key(b)) or (far == 1 and min(len(a), len(b)) > 4)
