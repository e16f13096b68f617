"""Readings of Japanese words written with kanji, from IPADIC."""

from __future__ import annotations

import csv
from collections import defaultdict
from pathlib import Path

from rules.just_one.language.japanese import fold_kana, hiragana, is_kana

FILES = ("Noun.csv", "Noun.verbal.csv", "Noun.adjv.csv", "Noun.adverbal.csv", "Adverb.csv", "Verb.csv", "Adj.csv")
DEAREST = 9000  # IPADIC's cost of a word: the rarer, the dearer


def japanese_lines(folder: Path) -> list[str]:
    """One line a word: its readings, the likeliest first."""
    readings: dict[str, dict[str, int]] = defaultdict(dict)
    for name in FILES:
        with (folder / name).open(encoding="euc-jp", newline="") as file:
            for row in csv.reader(file):
                surface, cost, reading = row[0], int(row[3]), hiragana(row[11])
                if surface != row[10] or cost > DEAREST or is_kana(surface) or not is_kana(reading):
                    continue
                if len(surface) > 8 or not surface.strip():
                    continue
                surface = fold_kana(surface)
                known = readings[surface].get(reading, 99999)
                readings[surface][reading] = min(known, cost)
    return [
        word + "\t" + " ".join(sorted(found, key=lambda reading: (found[reading], reading)))
        for word, found in sorted(readings.items(), key=lambda item: item[0].encode())
    ]
