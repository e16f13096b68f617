"""Finds which English words belong together: inflections, genders, spellings, derivations, compounds.

A link goes from a word to a plainer one. A *sure* link cancels clues by itself; a *weak* one only makes the table ask;
one through a *name* is sure when both are written with a capital. What is in WordNet as a word of its own (business,
shower, fortress) never belongs to a shorter word by its letters alone: the dictionary must give evidence as well.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rules.just_one.affixes import PREFIXES, SUFFIXES, stems
from tools.affixes import COMPOUND_PARTS, FEMALE
from tools.wordnet import SINGLE, WordNet, key

SURE, WEAK, NAME = "sure", "weak", "name"
# How far from "one and the same" a link is: l(emma), s(pelling), g(ender), f(amily), c(ontains).
KINDS = "lsgfc"


@dataclass
class Families:
    net: WordNet
    tiers: dict[str, int]
    links: dict[str, dict[str, dict[str, str]]] = field(
        default_factory=lambda: {SURE: defaultdict(dict), WEAK: defaultdict(dict), NAME: defaultdict(dict)}
    )
    derived: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    apart: set[frozenset[str]] = field(default_factory=set)

    def link(self, word: str, base: str, kind: str, strength: str = SURE) -> None:
        if word == base or frozenset((word, base)) in self.apart:
            return
        known = self.links[strength][word].get(base)
        if known is None or KINDS.index(kind) < KINDS.index(known):
            self.links[strength][word][base] = kind

    def plainer(self, a: str, b: str) -> tuple[str, str]:
        """The two words, the derived one first: longer, or as long and rarer."""
        return max((a, b), (b, a), key=lambda pair: (len(pair[0]), self.tiers.get(pair[0], 9), pair[0]))

    def mentions(self, word: str, base: str) -> bool:
        """Whether the dictionary explains a word by the other, or by one of its near relations."""
        roots = {base, *self.derived[base]}
        if len(base) > 4:
            roots |= {base[: max(4, len(base) - 2)]}
        for gloss in self.net.glosses(word):
            plain = gloss.split('; "')[0].lower()
            for token in re.findall(r"[a-z]+", plain):
                if token in roots or (token.startswith(base) and len(token) <= len(base) + 3 and token != word):
                    return True
                if len(base) > 4 and token != word and token[:-3] == base[:-1] and token.startswith(base[:-1]):
                    return True
        return False

    def above(self, word: str, depth: int = 2) -> set[str]:
        """The words a noun is a kind of, as far as two steps up."""
        found: set[str] = set()
        level = list(self.net.senses.get(word, {}).get("n", [])[:2])
        for _ in range(depth):
            upper = [link[1] for sense in level for link in self.net.synsets[sense].links if link[0] in {"@", "@i"}]
            found |= {key(lemma) for sense in upper for lemma in self.net.synsets[sense].lemmas}
            level = upper
        return found

    def synonyms(self, word: str) -> set[str]:
        return {
            key(lemma)
            for senses in self.net.senses.get(word, {}).values()
            for sense in senses[:4]
            for lemma in self.net.synsets[sense].lemmas
        }

    def evidence(self, word: str, base: str) -> bool:
        """Whether the meaning, not only the letters, ties a derived word to a base."""
        if base in self.links[SURE].get(word, {}):
            return True
        near = {other for other in self.derived[word] & self.derived[base] if other[:3] == base[:3]}
        return bool(near) or base in self.synonyms(word) or self.mentions(word, base)


def common_start(a: str, b: str) -> int:
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


def from_wordnet(families: Families) -> None:
    """The links that WordNet itself has: derivations (+), what an adjective pertains to, antonyms with a prefix."""
    net = families.net
    for sense, synset in net.synsets.items():
        for symbol, target, source_word, target_word in synset.links:
            if symbol not in {"+", "\\", "!"} or not source_word:
                continue
            lemma, other = synset.lemmas[source_word - 1], net.synsets[target].lemmas[target_word - 1]
            if not (SINGLE.match(lemma) and SINGLE.match(other)):
                continue
            a, b = key(lemma), key(other)
            if symbol == "!":
                if not any(max(a, b, key=len) == p + min(a, b, key=len) for p in PREFIXES):
                    continue
            elif common_start(a, b) < min(3, len(a) - 1, len(b) - 1):
                continue
            families.derived[a].add(b)
            families.derived[b].add(a)
            word, base = families.plainer(a, b)
            strength = strength_of(families, (a, sense), (b, target))
            if {lemma[0].isupper(), other[0].isupper()} != {False} and ({a, b} & net.lower & net.upper):
                strength = NAME
            if strength == SURE and len(base) < 3:
                strength = WEAK
            families.link(word, base, "f", strength)


def strength_of(families: Families, one: tuple[str, tuple[str, int]], other: tuple[str, tuple[str, int]]) -> str:
    """Sure when the link is about what the words usually mean: an early sense of the derived one above all."""
    net = families.net
    derived = families.plainer(one[0], other[0])[0]
    for word, sense in (one, other):
        rank = net.rank(word, sense)
        total = net.total(word, sense[0])
        share = net.count(word, sense[0], rank) / total if total else 0.0
        if word == derived:
            if rank > 1 and share < 0.1:
                return WEAK
        elif rank > 7 and share < 0.05:
            return WEAK
    return SURE


RULES = {
    "n": (("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"))
    + (("ies", "y"), ("oes", "o"), ("ves", "f"), ("ves", "fe")),
    "v": (("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ied", "y"), ("ing", "e"), ("ing", "")),
    "a": (("er", ""), ("est", ""), ("er", "e"), ("est", "e"), ("ier", "y"), ("iest", "y")),
}


def lemmas(families: Families, word: str) -> Iterator[tuple[str, str, bool]]:
    """Each (lemma, part of speech, irregular?) a form may belong to."""
    for pos, irregular in families.net.irregular.items():
        for base in irregular.get(word, ()):
            if base in families.net.senses:
                yield base, pos, True
    for pos, rules in RULES.items():
        for ending, instead in rules:
            if not word.endswith(ending) or len(word) - len(ending) < 2:
                continue
            stem = word[: -len(ending)] + instead
            bases = [stem]
            if pos in "va" and ending[0] in "ei" and len(stem) > 3 and stem[-1] == stem[-2] and not instead:
                bases.append(stem[:-1])
            for base in bases:
                if pos in families.net.senses.get(base, {}):
                    yield base, pos, False


def from_inflection(families: Families, words: Iterable[str]) -> None:
    net, tiers = families.net, families.tiers
    for word in words:
        own = word in net.senses and word in net.lower
        if word in net.upper and word not in net.lower:
            continue
        for base, pos, irregular in lemmas(families, word):
            if tiers.get(base, 9) >= 7 and tiers.get(word, 9) <= 4 and not irregular:
                continue
            if not own:
                families.link(word, base, "l")
            elif irregular:
                # saw, rose, felt: a thing of its own, not only a form of a verb
                other = any(pos != "n" or base not in families.derived[word] for pos in net.senses[word])
                things = net.senses[word].get("n", [])
                plain = not things or net.total(word, "n") == 0 or base in families.derived[word] or pos in "na"
                families.link(word, base, "l", SURE if plain or not other else WEAK)
            elif pos == "n" and word.endswith("s") and word[-2:] not in {"ss", "us", "is"} and len(base) > 2:
                families.link(word, base, "l")
            elif len(base) > 2 and families.evidence(word, base):
                families.link(word, base, "l" if pos == "v" else "f")
            elif len(base) > 3 and pos == "v" and tiers.get(base, 9) <= 5 and base not in stop_bases(word):
                families.link(word, base, "l", WEAK)


def stop_bases(word: str) -> set[str]:
    """Nothing ends in -es, -ed, -ing by chance as often as a short word does."""
    return {word[:-1]} if len(word) < 5 else set()


def from_gender(families: Families, words: Iterable[str]) -> None:
    net = families.net
    for word in words:
        for ending, instead in FEMALE:
            if not word.endswith(ending):
                continue
            stem = word[: -len(ending)]
            bases = {stem + part for part in instead}
            if len(stem) > 3 and stem[-1] == stem[-2]:
                bases.add(stem[:-1])
            for base in bases:
                if base in net.senses and base != word and net.living(base) and net.living(word):
                    families.link(word, base, "g")


def from_affixes(families: Families, words: Iterable[str]) -> None:
    net, tiers = families.net, families.tiers
    for word in words:
        proper = word in net.upper and word not in net.lower
        if proper:
            continue
        own = word in net.senses
        for suffix, safe in SUFFIXES:
            for base in stems(word, suffix):
                if base == word or len(base) < 3 or tiers.get(base, 9) > 6 or base not in net.senses:
                    continue
                if not own:
                    strength = SURE if len(base) > 3 else WEAK
                elif families.evidence(word, base):
                    strength = SURE if safe or len(base) > 3 else WEAK
                elif safe and len(base) > 4:
                    strength = WEAK
                else:
                    continue
                families.link(word, base, "f", strength)
        for prefix, safe in PREFIXES.items():
            base = word[len(prefix) :]
            if not word.startswith(prefix) or len(base) < 4 or tiers.get(base, 9) > 5 or base not in net.senses:
                continue
            if not own or families.evidence(word, base):
                families.link(word, base, "f", SURE if safe else WEAK)


def from_compounds(families: Families, words: Iterable[str]) -> None:
    """snowman, football: asked about when the dictionary explains them by the part."""
    net, tiers = families.net, families.tiers
    for word in words:
        if word not in net.senses:
            continue
        for cut in range(3, len(word) - 2):
            parts = word[:cut], word[cut:]
            if any(tiers.get(part, 9) > 4 or part not in net.senses for part in parts):
                continue
            kinds_of = families.above(word)
            for part in parts:
                if part not in COMPOUND_PARTS and (part in kinds_of or families.mentions(word, part)):
                    families.link(word, part, "c", WEAK)


def from_lines(families: Families, lines: Iterable[str]) -> None:
    """The families of irregular.txt."""
    for line in lines:
        words = line.split()
        names = words[0] == "@"
        first, *others = words[1:] if names else words
        for word in others:
            ambiguous = names and {key(first), key(word)} & families.net.lower
            families.link(key(word), key(first), "f", NAME if ambiguous else SURE)


def closure(families: Families, word: str, depth: int = 3) -> dict[str, str]:
    """Every plainer word that sure links lead to, with the farthest kind of link on the way."""
    found: dict[str, str] = {}
    level = {word: "l"}
    for _ in range(depth):
        following: dict[str, str] = {}
        for at, kind in level.items():
            for base, step in families.links[SURE].get(at, {}).items():
                farthest = max(kind, step, key=KINDS.index)
                if base != word and (base not in found or KINDS.index(farthest) < KINDS.index(found[base])):
                    found[base] = following[base] = farthest
        level = following
    return found
