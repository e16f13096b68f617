"""French words: lemmas from the compiled list, derivation, compounds and pronunciation.

All words are folded, so without accents; only `sound` needs them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rules.just_one.language import lexicon

SHORTEST = 3  # of a base


def is_known(word: str) -> bool:
    return lexicon.european(word, "fr").known


def is_a(word: str, kinds: str) -> bool:
    """Whether a word is a lemma of one of these kinds: n noun, v verb, a adjective."""
    return bool(set(lexicon.european(word, "fr").kinds) & set(kinds))


def lemmas(word: str) -> tuple[str, ...]:
    """Return the lemmas of a folded word, itself first if it is one; empty for an unknown word."""
    entry = lexicon.european(word, "fr")
    if not entry.known:
        return ()
    return tuple(dict.fromkeys((*((word,) if entry.kinds or not entry.lemmas else ()), *entry.lemmas)))


Base = tuple[str, str, bool]  # base, kind of the link, certain

# Ending -> what the base has instead, its kinds, certain. A minus stands for nothing.
RULES: tuple[tuple[str, str, str, bool], ...] = (
    ("euse", "eur er", "nav", True),
    ("euses", "eur", "na", True),
    ("trice", "teur", "na", True),
    ("eresse", "eur", "n", True),
    ("iere", "ier", "na", True),
    ("iere", "- e", "n", False),
    ("ere", "er", "na", True),
    ("ienne", "ien", "na", True),
    ("onne", "on", "na", True),
    ("ateur", "er", "v", True),
    ("ateur", "ation", "n", True),
    ("isseur", "ir", "v", True),
    ("eur", "er ir re", "v", True),
    ("eur", "- e", "a", True),
    ("eur", "- e", "n", False),
    ("age", "er ir", "v", True),
    ("age", "- e", "n", False),
    ("issement", "ir", "v", True),
    ("ement", "er e - ir", "va", True),
    ("ment", "- e er ir", "va", True),
    ("amment", "ant", "a", True),
    ("emment", "ent", "a", True),
    ("ation", "er", "v", True),
    ("isation", "iser", "v", True),
    ("ition", "ir er", "v", True),
    ("ition", "- e", "n", False),
    ("tion", "ter tre re ir", "v", False),
    ("sion", "der dre ser ettre", "v", False),
    ("ion", "er", "v", False),
    ("erie", "er ier", "n", True),
    ("erie", "- e er", "nav", False),
    ("ier", "- e", "n", False),
    ("er", "- e", "n", False),
    ("ir", "- e", "na", False),
    ("iste", "- e o er ique", "na", True),
    ("isme", "- e iste", "na", True),
    ("icien", "ique ie e", "na", True),
    ("ien", "e ie - ique", "n", True),
    ("eux", "- e ie", "n", True),
    ("eux", "er", "v", False),
    ("able", "er ir re", "v", True),
    ("ible", "re er ir ion", "vn", False),
    ("atif", "er ation", "vn", True),
    ("if", "er e ion -", "vn", False),
    ("ive", "if er e ion", "avn", False),
    ("ant", "er ir re", "v", True),
    ("ant", "e -", "n", False),
    ("ance", "er ant ir", "va", True),
    ("ence", "ent er ir", "va", True),
    ("ure", "er re ir", "v", False),
    ("ure", "- e", "na", False),
    ("ature", "er e -", "vn", False),
    ("ade", "er e -", "vn", False),
    ("ee", "- e", "n", False),
    ("ee", "er", "v", False),
    ("aire", "e - ion", "n", False),
    ("al", "e -", "n", True),
    ("el", "e -", "n", True),
    ("elle", "el", "a", True),
    ("ale", "al", "a", True),
    ("iel", "e - ence", "n", False),
    ("ique", "e ie - isme iste", "n", True),
    ("esque", "e -", "n", True),
    ("ois", "- e", "n", False),
    ("ais", "- e", "n", False),
    ("in", "- e", "n", False),
    ("ine", "in - e", "na", False),
    ("u", "- e", "n", False),
    ("ard", "er -", "va", False),
    ("ceau", "-", "n", True),
    ("neau", "n", "n", True),
    ("ite", "- e ique el al", "a", True),
    ("ete", "- e", "a", True),
    ("te", "- e", "a", True),
    ("ice", "e -", "an", False),
    ("esse", "- e", "na", True),
    ("itude", "- e", "a", True),
    ("ise", "- e", "a", True),
    ("ie", "e - ien er", "na", False),
    ("iser", "- e ique", "na", True),
    ("ifier", "e - ique", "na", True),
    ("ette", "- e et er", "nav", False),
    ("elle", "- e", "n", False),
    ("et", "- e er", "nv", False),
    ("ereau", "-", "n", True),
    ("eteau", "-", "n", True),
    ("oir", "er", "v", True),
    ("oire", "er", "v", True),
    ("is", "er ir", "v", False),
    ("atre", "- e", "a", True),
    ("aie", "ier e -", "n", True),
    ("eraie", "e ier", "n", True),
    ("logie", "- logue", "n", True),
    ("logue", "logie", "n", True),
    ("ade", "-", "n", False),
)
LOOSE = frozenset("et ette elle ure ade in ine ee ice ie ais ois".split())  # also the ends of many unrelated words
SHORT_ENDS = frozenset("te ete ite el al ie ique iste isme".split())
PREFIXES = "re de des dis en em in im ir pre sur sous para anti auto mini super".split()


def stems(stem: str) -> Iterator[str]:
    """Yield a stem as written and as its base may be: patrouill(e), poisson(n), music (musique), long(u)."""
    yield stem
    if len(stem) > 2:
        if stem[-1] == stem[-2]:
            yield stem[:-1]
        if stem[-1] == "c":
            yield stem[:-1] + "qu"
            yield stem[:-1] + "que"
        if stem.endswith("qu"):
            yield stem[:-2] + "c"
        if stem[-1] == "g":
            yield stem + "u"
        if stem.endswith(("gu", "ge")):
            yield stem[:-1]
        if stem[-1] in "aeiou":
            yield stem + "x"
        if stem.endswith("v"):
            yield stem[:-1] + "f"
        if stem.endswith("s"):
            yield stem[:-1] + "x"
        if stem.endswith("el"):
            yield stem[:-2] + "eau"


@lru_cache(maxsize=8192)
def derived(word: str) -> tuple[Base, ...]:
    """Return what a folded word may be derived from: chanteuse from chanteur, jardinier from jardin."""
    if not 3 <= len(word) <= 30 or not word.isalpha():
        return ()
    found: dict[str, Base] = {}
    for base, kind, sure in (*possible(word), *of_verb(word), *without_prefix(word)):
        if base != word and (sure or base not in found):
            found[base] = (base, kind, sure)
    return tuple(found.values())


def possible(word: str) -> Iterator[Base]:
    own = set(lexicon.european(word, "fr").kinds)
    for end, instead, kinds, sure in RULES:
        if not word.endswith(end) or len(word) - len(end) < SHORTEST:
            continue
        if own and own <= {"v"} and end not in {"er", "ir", "iser", "ifier"}:
            continue  # a verb is derived like a verb only
        for stem in stems(word[: -len(end)]):
            for part in instead.split():
                base = stem + part.strip("-")
                if len(base) >= (5 if end in LOOSE else 3 if sure else 4) and is_a(base, kinds):
                    feminine = end in {"euse", "trice", "iere", "ere", "ienne", "onne"} and part not in {"-", "e"}
                    # aimant, the magnet, is no longer meant as a form of aimer
                    shortest = 5 if end in SHORT_ENDS else 4
                    certain = sure and len(base) >= shortest and not (end == "ant" and "n" in own)
                    yield base, "g" if feminine else "f", certain


def of_verb(word: str) -> Iterator[Base]:
    """Yield the verb with the same stem: danse, saut, dessin (dessiner)."""
    if is_a(word, "n"):
        stem = word[:-1] if word.endswith("e") else word
        if len(stem) > 2:
            doubled = stem + stem[-1] + "er" if len(stem) > 4 else ""
            for base in (stem + "er", doubled, stem + "ir"):
                if is_a(base, "v"):
                    yield base, "f", False


def without_prefix(word: str) -> Iterator[Base]:
    for prefix in PREFIXES:
        rest = word[len(prefix) :]
        if word.startswith(prefix) and len(rest) > 4 and is_a(rest, "va"):
            yield rest, "f", False
        if prefix in {"en", "em"} and word.startswith(prefix) and len(rest) > 4:
            for stem in stems(re.sub(r"(er|e|ir|i|ement|age)$", "", rest)):
                for base in (stem, stem + "e"):
                    if len(base) > 2 and is_a(base, "n"):
                        yield base, "f", False


FIRST_PARTS = frozenset("tourne porte para passe garde grand super auto photo tele radio contre sous".split())
NO_PART = frozenset("ment ette elle sion nier tier rage lier nage tage eur eux ere".split())


@lru_cache(maxsize=8192)
def parts(word: str) -> tuple[frozenset[str], ...]:
    """Return the parts of a compound: portecles has porte and cle."""
    if not 6 <= len(word) <= 30 or not word.isalpha():
        return ()
    found = []
    for cut in range(4, len(word) - 2):
        left, right = word[:cut], word[cut:]
        whole = is_known(left) and is_a(right, "n") and right not in NO_PART
        if whole and (len(right) > 3 or left in FIRST_PARTS):
            found.append(frozenset((left, right, *lemmas(left), *lemmas(right))))
    return tuple(found)


NASAL = r"(?![aeiouyàâäéèêëîïôöûüùœhnm])"
FINAL_ER = frozenset("mer fer ver hiver amer enfer cher fier hier cuiller cancer laser poker joker boxer tuner".split())
PHONEMES: tuple[tuple[str, str], ...] = (
    (r"eaux?|aux$|aud$|ault?$|aut$|au", "o"),
    (r"ô|o(?=[stpxc]?$)|o(?=s[aeiouyé])", "o"),
    (r"oin" + NASAL, "w5"),
    (r"ien" + NASAL, "j5"),
    (r"(?:ain|ein|aim|in|im|yn|ym|un|um)" + NASAL, "5"),
    (r"(?:aon|ean|an|am|en|em)" + NASAL, "@"),
    (r"(?:on|om)" + NASAL, "^"),
    (r"oeu|œu|eû|eu|œ", "2"),
    (r"oi|oî|oy", "wa"),
    (r"aoû|oû|où|ou", "u"),
    (r"(?<=[aeiou])ill?e?s?$", "j"),
    (r"(?<=[aeiou])ill", "j"),
    (r"ill(?=[aeiouéè])", "ij"),
    (r"aî|ai|ei|è|ê|ë|ets?$|ay|ey", "E"),
    (r"ées?$|é|ers?$|ez$", "e"),
    (r"es?$|e(?=nt$)", ""),
    (r"e(?=([bcdfglmnprst])\1)|e(?=[lrcfsxt][bcdfgklmnpqrstvxz])|e(?=[lrcf]$)", "E"),
    (r"e", ""),
    (r"[iïîy](?=[aeiouéè])", "j"),
    (r"[iïîy]", "i"),
    (r"[àâäa]", "a"),
    (r"[ùûüu]", "y"),
    (r"[oö]", "O"),
    (r"ch(?=[rlœ])|ch(?=oe)|qu|q|ck|k|cc(?=[aou])", "k"),
    (r"sch|ch|sh", "S"),
    (r"ph|ff", "f"),
    (r"gn", "N"),
    (r"ge(?=[aouâô])|g(?=[eiyéèê])|j", "Z"),
    (r"gu(?=[eiyéèê])|gg?", "g"),
    (r"sc(?=[eiyéèê])|ç|ss|c(?=[eiyéèê])", "s"),
    (r"(?<=[aeiouyéèê])s(?=[aeiouyéèê])|z", "z"),
    (r"c", "k"),
    (r"x", "ks"),
    (r"(?<=m)b$|th(?=$)|h", ""),
    (r"tt?", "t"),
    (r"w", "v"),
    (r"([bdlmnprsf])\1?", r"\1"),
    (r"v", "v"),
)
COMPILED = tuple((re.compile(pattern), instead) for pattern, instead in PHONEMES)


@lru_cache(maxsize=4096)
def sound(text: str) -> str:
    """Return an approximate pronunciation of a word with its accents."""
    word = text.strip().lower()
    word = re.sub(r"(?<=[^aeiouyéèêàâûîôœ])es?$|(?<=[éiu])es?$", "e", word)
    if not word.endswith("e"):
        word = (
            re.sub(r"(?<=[aeiouyéèêàâûîôœrnmlf])(?:ts|ds|ps|gs|cs|s|t|d|x|z|p|g)$", "", word) if len(word) > 2 else word
        )
        word = re.sub(r"(?<=[nm])[cb]$", "", word)
    if word in FINAL_ER:
        word = f"{word[:-2]}èr"
    said, at = "", 0
    while at < len(word):
        for pattern, instead in COMPILED:
            match = pattern.match(word, at)
            if match:
                said += match.expand(instead) if "\\" in instead else instead
                at = max(match.end(), at + 1)
                break
        else:
            at += 1
    return said
