"""Japanese words: spellings and readings from UniDic and IPADIC, and our own tables in tools/japanese/.

One line a word, fields separated by tabs:

    word   keys   rarer keys   keys if written in katakana   links

Words that share a key are one word. A key is the usual spelling and its reading (卵:たまご), or the reading alone
if the word is written in kana. A link is a letter and what it leads to: s and f, a line of spellings or of a family;
q, a family that is only suspected; t, a key that the loan translates; u, one that it may translate.
"""

from __future__ import annotations

import csv
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from rapidfuzz.distance import OSA

from rules.just_one.language import words
from rules.just_one.language.folding import fold
from rules.just_one.language.japanese import KANJI, fold_kana, hiragana, is_kana, short_end
from tools.unidic import Spelling, spellings

TABLES = Path(__file__).parent / "japanese"
TARGET = Path(__file__).parents[1] / "rules" / "just_one"
IPADIC = ("Noun.csv", "Noun.verbal.csv", "Noun.adjv.csv", "Noun.adverbal.csv", "Adverb.csv", "Verb.csv", "Adj.csv")
DEAREST = 9000  # IPADIC's cost of a word: the rarer, the dearer
DEAREST_ALONE = 9500  # UniDic's cost of a spelling that IPADIC does not have
USUAL, POSSIBLE = 2500, 4500  # how much dearer a word may be than the usual one with the same spelling
COMMON_KANJI = 25  # spellings in which a kanji of a usual spelling occurs at least
SAME_KANA, POSSIBLE_KANA = 2500, 8000  # the same among words with the same reading
IN_IPADIC, A_CLUE = 2500, 6000  # how much cheaper a familiar word is than its entry
LONG_LOAN = 5  # kana; a longer loan with one other kana is another spelling
LOANS_APART = frozenset("bat mole seal bank match date spring trunk straw bow well light fan".split())

Costs = dict[str, dict[str, int]]  # spelling -> key -> cost


class Words:
    """Everything known of each spelling."""

    def __init__(self) -> None:
        self.written: Costs = defaultdict(dict)
        self.heard: Costs = defaultdict(dict)  # by reading
        self.katakana: Costs = defaultdict(dict)
        self.links: dict[str, set[str]] = defaultdict(set)
        self.glosses: dict[str, set[str]] = defaultdict(set)
        self.shown: dict[str, str] = {}  # words of words.tsv -> key

    def keys(self, spelling: str, *, katakana: bool = False) -> tuple[list[str], list[str]]:
        """Return the keys of a spelling: what it usually means, and what it may mean."""
        usual, possible = USUAL, POSSIBLE
        costs = self.written.get(spelling, {})
        if is_kana(spelling):
            usual, possible = SAME_KANA, POSSIBLE_KANA
            costs = self.katakana.get(spelling, {}) if katakana else self.heard.get(spelling, {})
        ordered = sorted(costs, key=lambda key: (costs[key], key))
        least = min(costs.values(), default=0)
        main = [key for key in ordered if costs[key] <= least + usual]
        minor = [key for key in ordered if least + usual < costs[key] <= least + possible]
        first = self.shown.get(spelling)
        if first and not is_kana(spelling):
            reading = first.rpartition(":")[2]
            right = [key for key in main + minor if key.rpartition(":")[2] == reading] or [first]
            return right, [key for key in main + minor if key not in right]
        return main, minor

    def all_keys(self, word: str) -> list[str]:
        """Return the usual keys of a word as written in a table of ours; the word itself if it is unknown."""
        folded = fold(word, "ja")
        katakana = all("ァ" <= sign <= "ー" for sign in word)
        return self.keys(folded, katakana=katakana)[0] or self.keys(folded)[0] or [folded]

    def lines(self) -> Iterator[str]:
        everything = {*self.written, *self.heard, *self.links, *self.shown}
        for spelling in sorted(everything, key=str.encode):
            main, minor = self.keys(spelling)
            katakana = self.keys(spelling, katakana=True)[0] if spelling in self.katakana else []
            fields = [main, minor, katakana if katakana != main else [], sorted(self.links.get(spelling, ()))]
            yield (spelling + "\t" + "\t".join(" ".join(field) for field in fields)).rstrip("\t")


def japanese_lines(unidic: Path, ipadic: Path) -> list[str]:
    """Return the lines of japanese.xz."""
    found = Words()
    from_unidic(found, spellings(unidic), familiar(ipadic))
    from_ipadic(found, ipadic)
    from_word_table(found)
    from_tables(found)
    return list(found.lines())


def familiar(ipadic: Path) -> dict[str, int]:
    """Return how much cheaper the spellings of common words are: those of our own tables, and those of IPADIC."""
    cheaper: dict[str, int] = {}
    for name in IPADIC:
        cheaper |= dict.fromkeys((fold_kana(row[0]) for row in entries(ipadic / name)), IN_IPADIC)
    for line in (TARGET / "associations" / "ja.tsv").read_text(encoding="utf-8").splitlines():
        cheaper |= dict.fromkeys((fold(clue, "ja") for clue in line.split("\t")[1].split("|")), A_CLUE)
    return cheaper | {fold(name, "ja"): A_CLUE for thing in words.things() for name in thing.called("ja")}


def entries(path: Path) -> Iterator[list[str]]:
    """Yield the rows of a file of IPADIC."""
    with path.open(encoding="euc-jp", newline="") as file:
        yield from csv.reader(file)


def from_unidic(found: Words, listed: Iterable[Spelling], cheaper: dict[str, int]) -> None:
    """Add the spellings of UniDic, grouped into words."""
    groups: dict[tuple[str, str], list[Spelling]] = defaultdict(list)
    for one in listed:
        variant = is_kana(one.surface) and not one.gloss and one.surface != one.reading  # ザル for a monkey
        if (one.cost <= DEAREST_ALONE or one.surface in cheaper) and not variant:
            groups[one.lemma, one.head].append(one)
    common = Counter(sign for group in groups.values() for one in group for sign in set(KANJI.findall(one.surface)))

    def unusual(one: Spelling) -> tuple[bool, bool, bool, int, str]:
        kanji = KANJI.findall(one.surface)
        rare = any(common[sign] < COMMON_KANJI for sign in kanji)
        cost = one.cost - cheaper.get(one.surface, 0)
        return one.reading != one.head, not kanji and not one.gloss, rare, cost, one.surface

    for group in groups.values():
        usual = min(group, key=unusual)
        key = usual.surface if is_kana(usual.surface) else f"{usual.surface}:{usual.reading}"
        least = min((one.cost for one in group if not one.katakana), default=usual.cost)
        least -= max((cheaper.get(one.surface, 0) for one in group if one.katakana == is_kana(one.surface)), default=0)
        for one in group:
            own = key
            if one.reading != usual.reading and not is_kana(usual.surface):
                own = f"{usual.surface}:{one.reading}"
            elif is_kana(usual.surface) and not one_loan(one.reading, usual.reading):
                own = one.reading
            add(found.written[one.surface], own, one.cost)
            if one.reading == usual.reading:
                add(found.heard[one.reading], key, least)
            if one.katakana and (one.gloss or one.reading == usual.reading):
                add(found.katakana[one.surface], own, one.cost)
                add(found.heard[one.surface], own, least)
            if one.gloss:
                found.glosses[one.gloss.casefold()].add(one.surface)


def one_loan(one: str, other: str) -> bool:
    """Whether two loans from one foreign word are spellings of one word, not two like グラス and ガラス."""
    ends = short_end(one), short_end(other)
    return ends[0] == ends[1] or (min(map(len, ends)) >= LONG_LOAN and OSA.distance(*ends) == 1)


def add(costs: dict[str, int], key: str, cost: int) -> None:
    costs[key] = min(cost, costs.get(key, cost))


def from_ipadic(found: Words, folder: Path) -> None:
    """Add what UniDic does not have as one word: mostly compounds."""
    for name in IPADIC:
        for row in entries(folder / name):
            surface, cost, reading = fold_kana(row[0]), int(row[3]), hiragana(row[11])
            if row[0] != row[10] or cost > DEAREST or not is_kana(reading):
                continue
            if len(surface) > 8 or not surface.strip() or found.written.get(surface):
                continue
            known = found.heard.get(reading, {})
            kanji = KANJI.findall(surface)
            if not kanji and known:
                continue
            key = f"{surface}:{reading}" if kanji else surface
            # つき合う is 付き合う
            key = next((other for other in known if kanji and mixes(surface, kanji, other)), key)
            add(found.written[surface], key, cost)
            add(found.heard[reading], key, cost)


def mixes(surface: str, kanji: list[str], key: str) -> bool:
    """Whether a spelling is that of the key with some of its kanji in kana."""
    all_kanji = iter(KANJI.findall(key))
    return surface != "".join(kanji) and all(sign in all_kanji for sign in kanji)


def from_word_table(found: Words) -> None:
    """Add the readings of the mystery words, and what loans with their English names mean."""
    for thing in words.things():
        word = fold(thing.word("ja"), "ja")
        key = word if is_kana(word) else f"{word}:{thing.reading}"
        found.shown[word] = key
        if word not in found.written:
            add(found.written[word], key, 5000)
        heard = found.heard[thing.reading]
        if not set(found.keys(word)[0]) & heard.keys():
            add(heard, key, min(heard.values(), default=5000))
    for thing in words.things():
        native = thing.word("ja")
        for english in set(thing.called("en")) - LOANS_APART:
            for loan in found.glosses.get(english.casefold(), ()):
                if loan not in {fold(name, "ja") for name in thing.called("ja")}:
                    found.links[loan].update("u" + key for key in found.all_keys(native))


def from_tables(found: Words) -> None:
    """Add our own tables: loans, abbreviations and spellings, families."""
    for row in rows("loans.txt"):
        native, *loans = row
        keys = found.all_keys(native)
        for loan in loans:
            links = found.links[fold(loan.removeprefix("?"), "ja")]
            if loan.startswith("?"):
                links.update("u" + key for key in keys)
            else:
                links.difference_update("u" + key for key in keys)
                links.update("t" + key for key in keys)
    for number, row in enumerate(rows("spellings.txt")):
        for word in row:
            found.links[fold(word, "ja")].add(f"s{number}")
    for number, row in enumerate(rows("families.txt")):
        letter = "f"
        for word in row:
            if word == "?":
                letter = "q"
            else:
                found.links[fold(word, "ja")].add(f"{letter}{number}")


def rows(name: str) -> list[list[str]]:
    lines = (TABLES / name).read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]
