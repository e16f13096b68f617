"""Pronunciation: homophones by a dictionary, and a rough sound key for misspelt words."""

from __future__ import annotations

import re
from functools import lru_cache

from rules.just_one.language import japanese, lexicon

RESPELLINGS: tuple[tuple[str, str], ...] = (
    (r"^(kn|gn|pn)", "n"),
    (r"^wr", "r"),
    (r"^ps", "s"),
    (r"^x", "z"),
    (r"^wh", "w"),
    (r"sch", "sk"),
    (r"tch|ch|sh", "x"),
    (r"ph", "f"),
    (r"gh(?=t)|gh$", ""),
    (r"gh", "g"),
    (r"rh", "r"),
    (r"mb$", "m"),
    (r"dg", "j"),
    (r"g(?=[ei])", "j"),
    (r"(t|s)i(?=on|an|al|ous)", "x"),
    (r"c(?=[eiy])", "s"),
    (r"ck|[cq]", "k"),
    (r"x(?=[^aeiouy]|$)", "x"),
    (r"z", "s"),
    (r"v", "f"),
    (r"(?<=[aeiouy])h(?=[^aeiouy]|$)", ""),
    (r"w(?=[^aeiouy]|$)", ""),
    (r"[aeiouy]+", "a"),
    (r"(.)\1+", r"\1"),
    (r"(?<=.)a$", ""),
)
COMPILED = tuple((re.compile(pattern), instead) for pattern, instead in RESPELLINGS)


@lru_cache(maxsize=4096)
def sound_key(word: str) -> str:
    """Return consonants as pronounced and one mark for vowels. Too coarse for real words: only for typos."""
    for pattern, instead in COMPILED:
        word = pattern.sub(instead, word)
    return word


def same_first_sound(a: str, b: str) -> bool:
    """Whether the usual pronunciations are equal: whether and weather."""
    return bool(set(lexicon.english(a).sounds) & set(lexicon.english(b).sounds))


def may_sound_alike(a: str, b: str) -> bool:
    """Whether any pronunciations are equal: red, and read in the past tense."""
    one, other = lexicon.english(a), lexicon.english(b)
    return bool({*one.sounds, *one.other_sounds} & {*other.sounds, *other.other_sounds})


def readings(text: str) -> tuple[str, ...]:
    """Return the pronunciations of a folded Japanese word."""
    if japanese.is_kana(text):
        return (japanese.spoken(text),)
    return tuple(japanese.spoken(reading) for reading in lexicon.japanese_readings(text))
