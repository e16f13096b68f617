"""Words that sound alike, and misspellings of known words."""

from __future__ import annotations

import re
from functools import lru_cache

from rapidfuzz.distance import OSA

from rules.just_one.language import japanese_words, lexicon
from rules.just_one.language.verdict import Verdict, ask, same

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
    """Return the usual pronunciations of a folded Japanese word."""
    return japanese_words.readings(text)[0]


VOWELS = frozenset("aeiouy")
# Neighbouring keys on QWERTY and QWERTZ keyboards.
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
NEIGHBOURS = frozenset(frozenset((row[i], row[i + 1])) for row in ROWS for i in range(len(row) - 1)) | frozenset(
    frozenset(pair)
    for pair in ("zt", "zu", "yx", "aq", "sw", "de", "fr", "gt", "hy", "ju", "ki", "lo", "cd", "vf", "bg", "nh", "mj")
)


def typo(wrong: str, right: str) -> Verdict | None:
    """Return a verdict if the unknown word may be a misspelling of the known one, else None; both folded."""
    longest, shortest = max(len(wrong), len(right)), min(len(wrong), len(right))
    if shortest < 3 or longest - shortest > 4 or longest > 40 or not (wrong.isalpha() and right.isalpha()):
        return None
    alike = shortest > 3 and sound_key(wrong) == sound_key(right) and wrong[0] in first_letters(right)
    far = OSA.distance(wrong, right, score_cutoff=6)
    if alike and far <= max(2, longest // 2):
        return same("typo") if shortest > 4 else ask("typo")
    if far == 1:
        return one_edit(wrong, right)
    if far == 2 and wrong[0] == right[0]:
        exchanged = shortest > 4 and sorted(wrong) == sorted(right)  # yatch
        sure = exchanged or shortest >= 8 or (shortest >= 6 and skeleton(wrong) == skeleton(right))
        return same("typo") if sure else maybe(longest >= 6)
    return maybe(far == 3 and longest >= 10 and wrong[0] == right[0])


def one_edit(wrong: str, right: str) -> Verdict | None:
    """Judge words that differ by one edit."""
    shortest = min(len(wrong), len(right))
    if shortest <= 3:
        return None
    if wrong[0] != right[0]:
        return maybe(shortest >= 6)
    if shortest >= 6:
        return same("typo")
    usual = (
        len(wrong) != len(right)
        or sorted(wrong) == sorted(right)
        or skeleton(wrong) == skeleton(right)
        or changed(wrong, right) in NEIGHBOURS
    )
    return same("typo") if usual and shortest == 5 else maybe(usual)


def maybe(likely: bool) -> Verdict | None:
    return ask("typo") if likely else None


def first_letters(word: str) -> frozenset[str]:
    """Return the letters with which a misspelling of a word may begin."""
    groups = (
        group
        for group in ("ckqxs", "fpv", "gj", "scz", "xz", "aeiouy", "wr", "kn", "gn", "pn", "ps", "wh")
        if word[0] in group
    )
    return frozenset(word[0]).union(*groups)


def skeleton(word: str) -> str:
    """Return the consonants of a word, doubled ones once."""
    kept: list[str] = []
    for letter in word:
        if letter not in VOWELS and (not kept or kept[-1] != letter):
            kept.append(letter)
    return "".join(kept)


def changed(a: str, b: str) -> frozenset[str]:
    return frozenset(pair for x, y in zip(a, b, strict=False) if x != y for pair in (x, y))
