"""Compare Japanese clues with each other and with the mystery word (J-7, J-8)."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from rapidfuzz.distance import OSA

from rules.just_one.language.japanese import KANJI, is_kana, loosely, short_end, sounded, spoken
from rules.just_one.language.japanese_words import KATAKANA, PREFIXES, Analysis, analyse, first_verb, is_word, readings
from rules.just_one.language.verdict import Verdict, ask, same

SHORTEST_ROMAJI = 4  # shorter ones may be meant as English
SHORTEST_TYPO = 5
VERB_ENDS = "くぐすつぬぶむるう"
LONG = re.compile("ー+")


@lru_cache(maxsize=4096)
def in_katakana(text: str) -> bool:
    return bool(KATAKANA.match(unicodedata.normalize("NFKC", text.strip())))


def seen(raw: str, folded: str) -> Analysis:
    """Return the analysis of a clue as it was written."""
    return analyse(folded, in_katakana(raw))


def compare(a: str, b: str, one: str, other: str) -> Verdict | None:
    """Return whether two Japanese clues count as identical, or None; *one* and *other* are folded."""
    first, second = seen(a, one), seen(b, other)
    return (
        spelled(first, second)
        or in_latin(one, second)
        or in_latin(other, first)
        or in_kana(a, b, first, second)
        or derived(first, second)
        or suspected(first, second)
    )


def spelled(first: Analysis, second: Analysis) -> Verdict | None:
    """Check whether both are spellings of one word."""
    if shared(first, second, "s"):
        return same("spelling")
    mine, theirs = first.word, second.word
    if mine.keys & theirs.keys:
        # はし may be a bridge or chopsticks, and 取る is hardly 撮る
        sure = first.sure and second.sure and not nuance(mine.text, theirs.text)
        return same("spelling") if sure else ask("spelling")
    possible = (mine.keys & theirs.rare) or (mine.rare & theirs.keys)
    related = first.kana or second.kana or set(KANJI.findall(mine.text)) & set(KANJI.findall(theirs.text))
    return ask("spelling") if possible and related else None


def nuance(one: str, other: str) -> bool:
    """Whether both are verbs or adjectives with other kanji, which often stand for another meaning of the word."""
    kanji = [set(KANJI.findall(text)) for text in (one, other)]
    return all(kanji) and not kanji[0] & kanji[1] and is_kana(one[-1]) and is_kana(other[-1])


def shared(first: Analysis, second: Analysis, letter: str) -> bool:
    return any(link[0] == letter for link in first.links & second.links)


def in_latin(latin: str, word: Analysis) -> Verdict | None:
    """Check for romaji: neko is 猫."""
    if not latin.isascii() or not (sound := sounded(latin)):
        return None
    said, also = readings(word.word.text)
    if sound in {sounded(reading) for reading in said}:
        return same("spelling") if len(latin) >= SHORTEST_ROMAJI else ask("spelling")
    return ask("spelling") if sound in {sounded(reading) for reading in also} else None


def in_kana(a: str, b: str, first: Analysis, second: Analysis) -> Verdict | None:
    """Check for other spellings in kana: long vowels, small kana, ヴ, and misspellings."""
    one, other = first.word.text, second.word.text
    if not (first.kana and second.kana):
        return None
    if LONG.sub("ー", one) == LONG.sub("ー", other):
        return same("spelling")
    scripts = {in_katakana(a), in_katakana(b)}
    katakana = scripts == {True}
    both = first.word.known and second.word.known
    if spoken(one) == spoken(other):
        return ask("spelling") if both and len(scripts) == 1 else same("spelling")  # ボール and ボウル are two words
    if katakana and not both and len(one) > 3 and short_end(one) == short_end(other):
        return same("spelling")
    if loosely(one) == loosely(other):
        return ask("typo")
    long = min(len(one), len(other)) >= SHORTEST_TYPO
    if not both and long and (first.word.known or second.word.known) and OSA.distance(one, other) == 1:
        return ask("typo")
    return None


def derived(first: Analysis, second: Analysis) -> Verdict | None:
    """Check for forms and relatives of one word."""
    sure = first.sure and second.sure
    mine, theirs = first.word.keys, second.word.keys
    if (mine & second.lemmas) or (theirs & first.lemmas) or (first.lemmas & second.lemmas):
        return same("lemma") if sure else ask("affix")
    if (mine & second.relatives) or (theirs & first.relatives):
        return same("family") if sure else ask("affix")
    if (first.word.rare & second.relatives) or (second.word.rare & first.relatives):
        return ask("affix")
    if shared(first, second, "f"):
        return same("family")
    if first.families & second.families and not two_nouns(first, second):
        return same("family") if sure else ask("affix")
    return None


def two_nouns(first: Analysis, second: Analysis) -> bool:
    """Whether both are only kanji, so that an equal reading is no sign of a family."""
    return all(not is_kana(text[-1]) and not is_kana(text) for text in (first.word.text, second.word.text))


def suspected(first: Analysis, second: Analysis) -> Verdict | None:
    """Check for relations that are only likely."""
    mine, theirs = ({link[1:] for link in word.links if link[0] in "fq"} for word in (first, second))
    if mine & theirs:
        return ask("affix")
    if translates(first, second) or translates(second, first):
        return ask("translation")
    for longer, shorter in ((first, second), (second, first)):
        if any(compound(form, part) for form in longer.forms for part in shorter.forms):
            return ask("contains")
    return None


def translates(loaned: Analysis, native: Analysis, letters: str = "tu") -> bool:
    """Whether a loan means the word: ドッグ is 犬."""
    keys = native.word.keys | native.relatives
    return any(link[0] in letters and link[1:] in keys for link in loaned.word.links)


@lru_cache(maxsize=8192)
def compound(longer: str, part: str) -> bool:
    """Whether a compound begins or ends with a word, by kanji and by sound: 雪だるま and 雪, 引き出し and 引く."""
    if len(longer) <= len(part) or not KANJI.search(part):
        return False
    if longer[0] in PREFIXES and longer[1:] == part:
        return True  # ご飯 and 飯
    if first_verb(longer) == part:
        return True
    said, parts = readings(longer)[0][:1], readings(part)[0]
    if longer.startswith(part):
        return any(sound.startswith(heard) and sound != heard for sound in said for heard in parts)
    return longer.endswith(part) and any(sound.endswith(heard) for sound in said for heard in parts)


def forbidden(clue: str, word: str, one: str, other: str) -> Verdict | None:
    """Return whether the clue sounds like the word or translates it; *one* and *other* are folded."""
    mine, theirs = readings(one), readings(other)
    if set(mine[0]) & set(theirs[0]):
        return same("sound")
    if one.isascii() and (sound := sounded(one)) and sound in {sounded(reading) for reading in theirs[0]}:
        return same("sound")
    loaned, native = seen(clue, one), seen(word, other)
    if translates(loaned, native, "t"):
        return same("translation")
    if set(mine[0]) & set(theirs[1]) or set(mine[1]) & set(theirs[0]):
        return ask("sound")
    return None


def contains(clue: str, word: str, one: str, other: str) -> Verdict | None:
    """Return whether the clue and the word have a part in common, or None."""
    mine, theirs = seen(clue, one), seen(word, other)
    if within(other, one) or (within(one, other) and mine.word.known):
        return ask("contains")
    for longer, shorter in ((mine, theirs), (theirs, mine)):
        if any(compound(form, part) for form in longer.forms for part in shorter.forms):
            return ask("contains")
    if KANJI.match(one) and one[-1] in VERB_ENDS and is_kana(one[1:]) and one[0] in other:
        return ask("contains")  # 泳ぐ for 水泳
    if any(translates(mine, seen(part, part)) for part in other.split("の")):
        return ask("translation")  # バード for 鳥の巣
    return None


def within(part: str, text: str) -> bool:
    """Whether a part of a text is a word of its own: with kanji, or at least three kana before or after a word."""
    if part == text or part not in text:
        return False
    if KANJI.search(part):
        return True
    rest = text.replace(part, "", 1)
    return len(part) > 2 and is_kana(text) and is_word(rest) and (text.startswith(part) or text.endswith(part))


def sounds_like(one: str, other: str) -> bool:
    """Whether a guess is pronounced like the word, which may have several readings; both folded."""
    mine, theirs = readings(one), readings(other)
    if set(mine[0]) & {*theirs[0], *theirs[1]}:
        return True
    sound = sounded(one) if one.isascii() else ""
    return bool(sound) and sound in {sounded(reading) for reading in theirs[0]}
