"""Reads the words of UniDic from the compiled dictionary of the PyPI package unidic-lite (``sys.dic`` of MeCab)."""

from __future__ import annotations

import csv
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.just_one.language.folding import fold
from rules.just_one.language.japanese import fold_kana, hiragana, is_kana

HEADER, TOKEN = 72, 16  # bytes
WORDS = frozenset({"名詞", "代名詞", "形状詞", "形容詞", "動詞", "副詞", "感動詞"})
PLACES = frozenset({"地名", "一般"})  # of the proper nouns; family and given names are left out
LONGEST = 10  # signs
DEAREST = 11500  # the cost of a spelling: the rarer, the dearer


@dataclass(frozen=True)
class Spelling:
    """One way to write a word in its dictionary form."""

    surface: str  # folded
    katakana: bool  # whether it is written in katakana
    reading: str  # hiragana
    lemma: str  # spellings with the same lemma and the same head are one word
    head: str  # the usual reading of the word
    gloss: str  # of a loan: the foreign word it comes from
    cost: int


def spellings(path: Path) -> Iterator[Spelling]:
    """Yield all spellings of words in dictionary form, without particles, affixes and names of people."""
    data = path.read_bytes()
    words_size, tokens_size = struct.unpack_from("<2I", data, 24)
    tokens = HEADER + words_size
    features = tokens + tokens_size
    for at in range(tokens, features, TOKEN):
        cost, start = struct.unpack_from("<hI", data, at + 6)
        start += features
        line = data[start : data.index(b"\0", start)].decode()
        found = spelling(next(csv.reader([line])), cost)
        if found:
            yield found


def spelling(row: list[str], cost: int) -> Spelling | None:
    """Return the spelling of an entry, or None if it is not wanted."""
    if len(row) < 20 or row[0] not in WORDS or cost > DEAREST:
        return None
    kind, name, inflection, form, surface, reading = row[0], row[1] == "固有名詞", row[4], row[5], row[8], row[18]
    if inflection != "*" and (form != "終止形-一般" or inflection.startswith("文語")):
        return None
    reading, head = hiragana(reading), hiragana(row[6])
    if not is_kana(reading) or not is_kana(head) or (kind == "名詞" and row[1] == "助動詞語幹"):
        return None
    if not 0 < len(surface) <= LONGEST or surface[0] in "っッー":
        return None
    lemma, _, gloss = row[7].partition("-")
    katakana = all("ァ" <= sign <= "ー" for sign in surface)
    if name and (row[2] not in PLACES or is_kana(fold_kana(surface)) > katakana):
        return None
    if name and not katakana:
        lemma, head = surface, reading
    return Spelling(fold(surface, "ja"), katakana, reading, lemma, head, gloss if gloss.isascii() else "", cost)
