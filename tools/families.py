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

from rules.just_one.language.english import PREFIXES, SUFFIXES, stems
from tools.affixes import COMPOUND_PARTS, FEMALE
from tools.wordnet import SINGLE, Sense, WordNet, key

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
    doubtful: set[frozenset[str]] = field(default_factory=set)

    def link(self, word: str, base: str, kind: str, strength: str = SURE) -> None:
        pair = frozenset((word, base))
        if word == base or pair in self.apart:
            return
        if pair in self.doubtful:
            strength = WEAK
        known = self.links[strength][word].get(base)
        if known is None or KINDS.index(kind) < KINDS.index(known):
            self.links[strength][word][base] = kind

    def plainer(self, a: str, b: str) -> tuple[str, str]:
        """The two words, the derived one first: longer, or as long and rarer."""
        return max((a, b), (b, a), key=lambda pair: (len(pair[0]), self.tiers.get(pair[0], 9), pair[0]))

    def mentions(self, word: str, base: str) -> bool:
        """Whether the dictionary explains a word by the other, or by a form or near relation of it."""
        roots = forms(base) | {other for other in self.derived[base] if other != word and not other.startswith(word)}
        for gloss in self.net.glosses(word, 2):
            plain = re.split(r'; "|"', gloss)[0].lower()
            if any(token in roots for token in re.findall(r"[a-z]+", plain)):
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


def forms(base: str) -> set[str]:
    """The regular forms of a word, as a gloss may have them."""
    stem = base[:-1] if base.endswith("e") else base
    found = {base, base + "s", base + "es", stem + "ed", stem + "ing", base + base[-1] + "ed", base + base[-1] + "ing"}
    return found | ({base[:-1] + "ies", base[:-1] + "ied"} if base.endswith("y") else set())


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


def strength_of(families: Families, one: tuple[str, Sense], other: tuple[str, Sense]) -> str:
    """Sure when the link is about what the words usually mean: an early sense of the derived one above all."""
    net = families.net
    derived = families.plainer(one[0], other[0])[0]
    for word, sense in (one, other):
        rank = net.rank(word, sense)
        everything = sum(net.total(word, pos) for pos in net.senses.get(word, {}))
        usual = net.total(word, sense[0]) / everything if everything >= 5 else 1.0
        share = net.count(word, sense[0], rank) / everything if everything else 0.0
        # cow: nearly always the animal, so what is said of the verb does not count
        if usual < 0.04 or (rank > (1 if word == derived else 7) and share < 0.05):
            return WEAK
    return SURE


# What an ending makes: only then is it taken for one without a word of the dictionary.
MAKES = (
    *((ending, "a") for ending in ("ish", "y", "ous", "ic", "al", "able", "ible", "ive", "ary", "some", "an")),
    *((ending, "n") for ending in ("ity", "ment", "ry", "ion", "ance", "ence", "cy", "ure", "dom", "er", "or", "ian")),
    *((ending, "v") for ending in ("ize", "ise", "ify", "en", "ate")),
    ("ly", "r"),
)
NEARLY_ALWAYS = frozenset({"ful", "less", "ness", "hood", "fully", "like"})
RULES = {
    "n": (
        *(("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man")),
        *(("ies", "y"), ("oes", "o"), ("ves", "f"), ("ves", "fe")),
    ),
    "v": (
        ("s", ""),
        ("ies", "y"),
        ("es", "e"),
        ("es", ""),
        ("ed", "e"),
        ("ed", ""),
        ("ied", "y"),
        ("ing", "e"),
        ("ing", ""),
    ),
    "a": (("er", ""), ("est", ""), ("er", "e"), ("est", "e"), ("ier", "y"), ("iest", "y")),
}


# One short vowel before one consonant: doubled before an ending.
DOUBLING = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")


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
            for base in before_ending(word[: -len(ending)], ending, instead):
                if pos in families.net.senses.get(base, {}):
                    yield base, pos, False


def before_ending(stem: str, ending: str, instead: str) -> list[str]:
    """The bases an inflected form may have: star gives starring, stare gives staring."""
    base = stem + instead
    if ending == "es" and not instead:
        return [base] if base.endswith(("s", "x", "z", "ch", "sh", "o")) else []
    if ending[0] not in "ei" or instead:
        return [base]
    bases = [] if DOUBLING.fullmatch(base) else [base]
    if len(base) > 3 and base[-1] == base[-2]:
        bases.append(base[:-1])
    return bases


def from_inflection(families: Families, words: Iterable[str]) -> None:
    net, tiers = families.net, families.tiers
    for word in words:
        own = word in net.senses and word in net.lower
        if tiers.get(word, 9) >= 8 and word in net.upper and not own:
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
            elif (pos == "v" and len(base) > 2 and set(net.senses[word]) <= {"a"}) or (
                pos == "a" and len(base) > 2 and set(net.senses[word]) <= {"a", "r"}
            ):
                families.link(word, base, "l")  # baked, biting: listed only because they describe
            elif pos == "v" and len(base) > 3 and tiers.get(base, 9) <= 5 and not is_form(families, word):
                # branding, angling: with -ing nearly always; accused, found: perhaps
                families.link(word, base, "l", SURE if word.endswith("ing") else WEAK)


def from_gender(families: Families, words: Iterable[str]) -> None:
    net = families.net
    for word in words:
        for ending, instead in FEMALE:
            if not word.endswith(ending):
                continue
            stem = word[: -len(ending)]
            if len(stem) < 3:
                continue  # boy and girl, man and woman are two words
            bases = {stem + part for part in instead}
            if len(stem) > 3 and stem[-1] == stem[-2]:
                bases.add(stem[:-1])
            for base in bases:
                female = net.living(word) or (word not in net.senses and ending in {"woman", "women"})
                if base in net.senses and base != word and net.living(base) and female:
                    families.link(word, base, "g")


def from_affixes(families: Families, words: Iterable[str]) -> None:
    net, tiers = families.net, families.tiers
    for word in words:
        if (tiers.get(word, 9) >= 8 and word in net.upper and word not in net.lower) or is_form(families, word):
            continue
        for suffix, safe in SUFFIXES:
            for base in stems(word, suffix):
                if base == word or len(base) < 3 or tiers.get(base, 9) > 6 or base not in net.senses:
                    continue
                strength = by_suffix(families, word, base, suffix, safe)
                if strength:
                    families.link(word, base, "f", strength)
        for prefix, safe in PREFIXES.items():
            base = word[len(prefix) :]
            if not word.startswith(prefix) or len(base) < 4 or tiers.get(base, 9) > 5 or base not in net.senses:
                continue
            if is_form(families, base):
                continue
            if word not in net.senses or families.evidence(word, base):
                families.link(word, base, "f", SURE if safe and word in net.senses else WEAK)


def is_form(families: Families, word: str) -> bool:
    """Whether a word is surely a form of another; its relations are those of its lemma."""
    return "l" in families.links[SURE].get(word, {}).values()


def by_suffix(families: Families, word: str, base: str, suffix: str, safe: bool) -> str:
    if is_form(families, base) and len(base) < 6:
        return ""
    if word not in families.net.senses:
        return SURE if len(base) > 3 else WEAK
    if families.evidence(word, base):
        return SURE if safe or len(base) > 3 else WEAK
    if surely(families, word, base, suffix):
        return SURE
    fitting = any(suffix.endswith(ending) and pos in families.net.senses[word] for ending, pos in MAKES)
    noun_first = next(iter(families.net.senses[word])) == "n"
    if safe and len(base) > 3:
        return SURE if suffix in NEARLY_ALWAYS and families.tiers.get(base, 9) <= 4 else WEAK
    if fitting and len(base) > 3 and (not noun_first or len(base) > 5):
        return WEAK
    return ""


def surely(families: Families, word: str, base: str, suffix: str) -> bool:
    """Endings that are no accident on a long enough common word of the right kind."""
    first = next(iter(families.net.senses[word]))
    kinds = families.net.senses[base]
    if families.tiers.get(base, 9) > 4 or len(base) < 4:
        return False
    if suffix in {"ence", "ance", "ency", "ancy"}:
        return len(base) > 5 and base.endswith(("ent", "ant"))
    if len(base) > 4 and suffix in {"ize", "ise", "ization", "isation", "atic"}:
        return not suffix.endswith("e") or first == "v"
    if suffix == "able":
        return len(base) > 4 and "v" in kinds and first == "a"
    if suffix in {"ish", "y"}:
        return first == "a" and "n" in kinds and (suffix == "ish" or len(base) > 4)
    return suffix in {"ly", "ally"} and first == "r" and "a" in kinds


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
                if frozenset((word, base)) in families.apart | families.doubtful:
                    continue
                if base != word and (base not in found or KINDS.index(farthest) < KINDS.index(found[base])):
                    found[base] = following[base] = farthest
        level = following
    return found
