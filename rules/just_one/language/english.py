"""English: word families from the lexicon, affixes for words not in it, and misspellings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.just_one.language import lexicon
from rules.just_one.language.lexicon import Bases
from rules.just_one.language.similarity import sound_key, typo
from rules.just_one.language.verdict import Reason, Verdict, ask, same

# Ending, and whether it is safe: hardly any unrelated word ends like this.
SUFFIXES: tuple[tuple[str, bool], ...] = (
    *(
        (ending, True)
        for ending in ("ness", "less", "ful", "fully", "hood", "ship", "like", "ist", "ism", "ization", "isation")
    ),
    *(
        (ending, True)
        for ending in (
            "istic",
            "ology",
            "ologist",
            "ability",
            "ibility",
            "ously",
            "iness",
            "ically",
            "ally",
            "ward",
            "wards",
        )
    ),
    *(
        (ending, False)
        for ending in ("er", "or", "ar", "eer", "ier", "ery", "ry", "y", "ie", "ity", "ty", "ion", "ation", "ition")
    ),
    *(
        (ending, False)
        for ending in ("tion", "sion", "ment", "able", "ible", "al", "ial", "ical", "ic", "atic", "etic", "ous", "ious")
    ),
    *(
        (ending, False)
        for ending in ("eous", "ive", "ative", "ish", "ly", "ily", "en", "ize", "ise", "ify", "ate", "ance", "ence")
    ),
    *(
        (ending, False)
        for ending in ("ancy", "ency", "cy", "ant", "ent", "age", "ure", "ature", "dom", "ee", "ian", "an", "ese")
    ),
    *(
        (ending, False)
        for ending in ("some", "ling", "let", "ette", "th", "ing", "ings", "ed", "ary", "ory", "ator", "eer", "ster")
    ),
)

# Prefix, and whether it only negates or intensifies the word; the rest is only suspected.
PREFIXES: dict[str, bool] = {
    **dict.fromkeys(("un", "in", "im", "il", "ir", "dis", "non", "en", "em", "be", "a"), True),
    **dict.fromkeys(
        ("re", "mis", "over", "under", "out", "super", "anti", "pre", "co", "inter", "sub", "semi", "multi"), False
    ),
    **dict.fromkeys(
        ("micro", "mega", "mini", "ultra", "ex", "fore", "trans", "tele", "grand", "step", "god", "up", "de"), False
    ),
}


# Before these a short vowel's consonant is doubled: scar gives scarred, but scare gives scary.
DOUBLE_BEFORE = frozenset("er or y ing ings ed en ish able ery ers est".split())
SHORT = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")


def restored(endings: str, lost: str, shortest: int = 2) -> dict[str, tuple[tuple[str, int], ...]]:
    """Return the parts that a base may have lost before these endings, and the least length of the rest."""
    return {ending: tuple((part.strip("-"), shortest) for part in lost.split()) for ending in endings.split()}


# Endings -> what the base has instead: histor(y)-ic, statist(ics)-ian, volcan(o)-ic, pira(te)-cy, deci(de)-sion.
LOST = (
    restored("ic ical ically ist ism al ial ous ious ize ise ify ian atic etic ies iness ate ation", "-y"),
    restored("ian ist ize ise ism al an", "-ics -a -o", 4),
    restored("ic ous ist al ism ian ize", "-a -o -um -us -is", 4),
    restored("cy", "-t -te", 4),
    restored("ence ency", "-ent"),
    restored("ance ancy", "-ant"),
    restored("ion ation ive or ory ure", "-ate -e"),
    restored("sion", "-d -de -t -se"),
)


def stems(word: str, suffix: str) -> Iterator[str]:
    """Yield possible bases of a word with an ending: paint-er, bak(e)-er, swim(m)-er, happ(y)i-ness."""
    if not word.endswith(suffix) or len(word) - len(suffix) < 2:
        return
    stem = word[: -len(suffix)]
    if not (suffix in DOUBLE_BEFORE and SHORT.fullmatch(stem)):
        yield stem
    if suffix[0] in "aeiouy":
        yield stem + "e"
        if len(stem) > 3 and stem[-1] == stem[-2]:
            yield stem[:-1]
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if stem.endswith("ic"):
        yield stem + "s"
    for lost in LOST:
        for part, shortest in lost.get(suffix, ()):
            if len(stem) >= shortest:
                yield stem + part


ORDER = "lsgfc"
REASONS: dict[str, Reason] = {"l": "lemma", "s": "spelling", "g": "gender", "f": "family", "c": "contains"}
INFLECTIONS = ("s", "es", "ed", "ing", "ings", "er", "ers", "est")
FEMININE = (("woman", "man"), ("women", "man"), ("women", "men"), ("girl", "boy"), ("girl", "man"))
COMMON = 5  # up to this tier a word is common


@dataclass(frozen=True)
class Word:
    """A folded English word with its possible bases."""

    text: str
    entry: lexicon.Entry
    sure: Bases
    weak: Bases
    made: bool  # not in the lexicon, but a known word with an ending


@lru_cache(maxsize=8192)
def look_up(text: str) -> Word:
    entry = lexicon.english(text)
    sure, weak = {text: "l", **(entry.sure or {})}, dict(entry.weak or {})
    made = False
    if not entry.known or (entry.tier >= 8 and not entry.sure and not entry.weak):
        for base, kind, certain in possible_bases(text):
            found = lexicon.english(base)
            reached = {base: kind, **{plain: farther(kind, step) for plain, step in (found.sure or {}).items()}}
            plural = kind == "l" and text == base + "s"
            target = sure if certain and (not entry.known or plural) else weak
            for plain, step in reached.items():
                target.setdefault(plain, step)
            made = made or certain
    return Word(text, entry, sure, weak, made)


def possible_bases(text: str) -> list[tuple[str, str, bool]]:
    """Return the possible bases of an unknown word: (base, kind of link, certain)."""
    if not (5 <= len(text) <= 30 and text.isascii() and text.isalpha()):
        return []
    found = [(base, "g", True) for base in masculine(text) if lexicon.english(base).known]
    for ending in INFLECTIONS:
        found += [(base, "l", True) for base in stems(text, ending) if len(base) > 3 and is_common(base)]
    for suffix, safe in SUFFIXES:
        found += [
            (base, "f", safe or len(base) > 4) for base in stems(text, suffix) if len(base) > 3 and is_common(base)
        ]
    for prefix in PREFIXES:
        base = text[len(prefix) :]
        if text.startswith(prefix) and len(base) > 3 and is_common(base):
            found.append((base, "f", False))
    return found


def masculine(text: str) -> list[str]:
    """Return the masculine forms of a feminine that is in no dictionary: postwoman, warrioress."""
    found = [text[: -len(ending)] + instead for ending, instead in FEMININE if text.endswith(ending)]
    if text.endswith("ess") and is_common(text[:-3]):
        found.append(text[:-3])
    return [base for base in found if len(base) > 4]


def is_common(word: str, tier: int = COMMON) -> bool:
    entry = lexicon.english(word)
    return entry.tier <= tier and not entry.name


def farther(a: str, b: str) -> str:
    return max(a, b, key=ORDER.index)


def related(a: Word, b: Word, capital_a: bool, capital_b: bool) -> Verdict | None:
    """Return a verdict if the lexicon relates the two words, else None."""
    capitals = capital_a and capital_b
    sure = nearest(a.sure, b.sure)
    if sure:
        name, other = (a, b) if capital_a else (b, a)
        meant = capital_a != capital_b and sure != "l" and is_meant_as_name(name, other, sure)
        return ask(REASONS[sure]) if meant else same(REASONS[sure])
    grown = outgrown(a, b) or outgrown(b, a)
    if grown:
        return same(grown)
    names_a, names_b = a.entry.named or {}, b.entry.named or {}
    named = nearest({**a.sure, **names_a}, {**b.sure, **names_b}) if names_a or names_b else ""
    if named:
        return same(REASONS[named]) if capitals else ask(REASONS[named])
    return None


def is_meant_as_name(name: Word, other: Word, link: str) -> bool:
    """Whether a word with a capital is rather a name: Polly with poll, Potter with pottery, but not Snowy with snow."""
    if name.entry.name and not other.entry.name:
        return True
    return name.entry.famous and link == "f" and other.text not in name.sure


def outgrown(longer: Word, shorter: Word) -> Reason | None:
    """Return how a word in no dictionary derives from another (Jedis, vlogger), or None."""
    base = shorter.text
    if longer.entry.tier < 9 or len(base) < 4 or len(longer.text) <= len(base) or not longer.text.isalpha():
        return None
    if longer.text in {base + "s", base + "es"}:
        return "lemma"
    if longer.entry.known or not longer.text.startswith(base[:-1]):
        return None
    endings = (*INFLECTIONS, *(suffix for suffix, _ in SUFFIXES))
    return "family" if any(base in stems(longer.text, ending) for ending in endings) else None


def suspected(a: Word, b: Word) -> Verdict | None:
    """Return a verdict if the lexicon only suspects a relation, else None."""
    weak = nearest(a.weak, b.sure) or nearest(a.sure, b.weak)
    return ask("affix" if weak == "f" else REASONS[weak]) if weak else None


def nearest(a: Bases, b: Bases) -> str:
    """Return the kind of the closest link over a common base, or an empty string."""
    shared = a.keys() & b.keys()
    return min((farther(a[base], b[base]) for base in shared), key=ORDER.index, default="")


# A word in no dictionary with such an ending is hardly a name.
INVENTED = re.compile(r"(?:ing|ings|ic|ity|ness|tion|ful|able|ible|ish|ment|ous|ology|ify|less|edly)\Z")
# Digits and signs that look like letters.
LOOKALIKES = str.maketrans("013457@$", "oieastas")
OTHER_LOOKALIKES = str.maketrans("013457@$869", "oleastasbgg")


@lru_cache(maxsize=4096)
def in_letters(text: str) -> str:
    """Return a common word that is written with digits or signs in place of letters (b3ar); other text unchanged."""
    if text.isalpha() or len(text) < 3 or not any(sign.isalpha() for sign in text):
        return text
    for lookalikes in (LOOKALIKES, OTHER_LOOKALIKES):
        word = text.translate(lookalikes)
        if word.isalpha() and word.isascii() and is_common(word):
            return word
    return text


def misspelt(a: Word, b: Word, capital_a: bool, capital_b: bool) -> Verdict | None:
    """Check for a misspelling: one word must be in no dictionary or very rare; a capital may mean a name."""
    wrong, right, capital = (a, b, capital_a and not capital_b)
    if (b.entry.tier, b.text) > (a.entry.tier, a.text):
        wrong, right, capital = (b, a, capital_b and not capital_a)
    if not right.entry.known:
        both = typo(wrong.text, right.text)
        return ask("typo") if both and both.kind == "same" else None
    if wrong.entry.tier < 7 or (right.entry.tier > COMMON and wrong.entry.known):
        return None
    found = typo(wrong.text, right.text)
    if found is None or not wrong.entry.known:
        if found and found.kind == "same" and wrong.made and len(wrong.text) < 8:
            return ask("typo")
        return found
    # Both are words, but the rarer one may be a typo (calender, libary). A known name is not.
    if (wrong.entry.name and wrong.entry.tier < 9) or wrong.entry.famous:
        return None
    if capital and wrong.entry.name:  # a surname, or a typo on a phone
        return ask("typo") if found.kind == "same" and len(wrong.text) >= 6 and right.entry.tier <= 4 else None
    if wrong.entry.tier == 9 and found.kind == "same" and len(wrong.text) >= 6 and right.entry.tier <= 4:
        return found
    close = found.kind == "same" and (len(wrong.text) >= 6 or sound_key(wrong.text) == sound_key(right.text))
    return ask("typo") if close else None
