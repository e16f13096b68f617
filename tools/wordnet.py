"""Reads the WordNet database files: senses in order of frequency, glosses, and the links between words."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

POS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
LIVING = {5, 18}  # lexicographer files noun.animal and noun.person
SINGLE = re.compile(r"[A-Za-z][A-Za-z0-9'./-]*\Z")

Sense = tuple[str, int]  # part of speech and offset of a synset


def key(lemma: str) -> str:
    """The spelling under which a lemma is looked up: small letters and digits only."""
    return re.sub(r"[^a-z0-9]", "", lemma.lower())


@dataclass
class Synset:
    lemmas: list[str]
    file: int
    gloss: str
    links: list[tuple[str, Sense, int, int]]  # symbol, target, source word number, target word number


@dataclass
class WordNet:
    synsets: dict[Sense, Synset] = field(default_factory=dict)
    senses: dict[str, dict[str, list[Sense]]] = field(default_factory=lambda: defaultdict(dict))
    counts: dict[tuple[str, str, int], int] = field(default_factory=dict)
    irregular: dict[str, dict[str, list[str]]] = field(default_factory=lambda: defaultdict(dict))
    lower: set[str] = field(default_factory=set)
    upper: set[str] = field(default_factory=set)

    def rank(self, word: str, sense: Sense) -> int:
        """The place of a sense among the senses of a word in its part of speech, from 0."""
        listed = self.senses.get(word, {}).get(sense[0], [])
        return listed.index(sense) if sense in listed else 99

    def count(self, word: str, pos: str, rank: int) -> int:
        return self.counts.get((word, pos, rank), 0)

    def total(self, word: str, pos: str) -> int:
        """How often a word was met in a part of speech."""
        return sum(self.count(word, pos, rank) for rank in range(len(self.senses.get(word, {}).get(pos, []))))

    def living(self, word: str) -> bool:
        """Whether one of the first senses is a person or an animal."""
        senses = self.senses.get(word, {}).get("n", [])[:3]
        return any(self.synsets[sense].file in LIVING for sense in senses)

    def glosses(self, word: str, most: int = 3) -> list[str]:
        found = []
        for senses in self.senses.get(word, {}).values():
            found += [self.synsets[sense].gloss for sense in senses[:most]]
        return found


def read(folder: Path) -> WordNet:
    net = WordNet()
    for name, pos in POS.items():
        for line in (folder / f"data.{name}").read_text("latin-1").splitlines():
            if not line.startswith("  "):
                read_synset(net, pos, line)
        for line in (folder / f"index.{name}").read_text("latin-1").splitlines():
            if not line.startswith("  "):
                read_index(net, pos, line.split())
        for line in (folder / f"{name}.exc").read_text("latin-1").splitlines():
            form, *bases = line.split()
            if SINGLE.match(form):
                net.irregular[pos].setdefault(key(form), []).extend(key(base) for base in bases)
    for line in (folder / "cntlist.rev").read_text("latin-1").splitlines():
        sense_key, number, count = line.split()
        lemma, rest = sense_key.split("%")
        pos = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}[rest[0]]
        net.counts[key(lemma), pos, int(number) - 1] = int(count)
    return net


def read_synset(net: WordNet, pos: str, line: str) -> None:
    fields, _, gloss = line.partition(" | ")
    parts = fields.split()
    offset, file, size = int(parts[0]), int(parts[1]), int(parts[3], 16)
    lemmas = [re.sub(r"\(\w+\)$", "", parts[4 + 2 * i]) for i in range(size)]
    at = 4 + 2 * size
    links = []
    for i in range(int(parts[at])):
        symbol, target, target_pos, words = parts[at + 1 + 4 * i : at + 5 + 4 * i]
        target_pos = "a" if target_pos == "s" else target_pos
        links.append((symbol, (target_pos, int(target)), int(words[:2], 16), int(words[2:], 16)))
    net.synsets[pos, offset] = Synset(lemmas, file, gloss, links)
    for lemma in lemmas:
        (net.upper if lemma[0].isupper() else net.lower).add(key(lemma))


def read_index(net: WordNet, pos: str, parts: list[str]) -> None:
    lemma, synset_count, pointer_count = parts[0], int(parts[2]), int(parts[3])
    if not SINGLE.match(lemma):
        return
    offsets = parts[6 + pointer_count :]
    assert len(offsets) == synset_count
    net.senses[key(lemma)].setdefault(pos, []).extend((pos, int(offset)) for offset in offsets)
