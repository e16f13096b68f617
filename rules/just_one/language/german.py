"""German words: lemmas by simplemma, derivation, compounds and pronunciation.

simplemma's ordinary dictionary would take 100 MB; the low-memory one takes 15 MB. Lookups are cached.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rules.just_one.language import lexicon
from rules.just_one.language.folding import fold

UMLAUTS = (("ae", "ä"), ("oe", "ö"), ("ue", "ü"))
PLAIN = str.maketrans("äöü", "aou")
MARKED = {"a": "ä", "o": "ö", "u": "ü"}
SHORTEST = 3  # of a base


def load() -> None:
    """Import simplemma and decompress its dictionary."""
    lemma_of("laden")


@lru_cache(maxsize=32768)
def lemma_of(form: str) -> str:
    """Return the lemma of a form written exactly like this, or an empty string."""
    import simplemma  # noqa: PLC0415 - only needed for German

    if not form or not simplemma.is_known(form, lang="de", low_memory=True):
        return ""
    return simplemma.lemmatize(form, lang="de", low_memory=True)


def is_known(word: str) -> bool:
    return bool(lemma_of(word) or lemma_of(word.capitalize()))


def is_noun(word: str) -> bool:
    """Whether a word in lower case is a noun in the singular."""
    return lemma_of(word.capitalize()) == word.capitalize()


def is_verb(word: str) -> bool:
    return word.endswith("n") and lemma_of(word) == word


def is_adjective(word: str) -> bool:
    return lemma_of(word) == word and not word.endswith(("en", "ern", "eln"))


@lru_cache(maxsize=8192)
def proper(text: str) -> str:
    """Return a word in lower case as German spells it: with the umlauts and the ß that the player left out."""
    word = text.strip().lower()
    if is_known(word) or not word.isalpha():
        return word
    marked = word
    for plain, umlaut in UMLAUTS:
        marked = marked.replace(plain, umlaut)
    candidates = [marked, word.replace("ss", "ß"), marked.replace("ss", "ß"), word.replace("ß", "ss")]
    candidates += [old.replace("ph", "f").replace("th", "t") for old in (word, marked)]
    candidates += [word[:at] + MARKED[letter] + word[at + 1 :] for at, letter in enumerate(word) if letter in MARKED]
    return next((candidate for candidate in candidates if candidate != word and is_known(candidate)), word)


def lemmas(text: str) -> tuple[str, ...]:
    """Return the folded lemmas of a word, as written first; empty for an unknown word."""
    word, lower = text.strip(), proper(text)
    forms = dict.fromkeys((word, lower.capitalize(), lower))
    found = [lemma_of(form) for form in forms if form]
    usual = lexicon.european(fold(text, "de"), "de").lemmas
    return tuple(dict.fromkeys((*usual, *(fold(lemma, "de") for lemma in found if lemma))))


def written(text: str, lemma: str) -> str:
    """Return a folded lemma of a text in lower case with its umlauts."""
    lower = proper(text)
    for form in (text.strip(), lower.capitalize(), lower):
        found = lemma_of(form)
        if found and fold(found, "de") == lemma:
            return found.lower()
    return lower


def unmarked(stem: str) -> Iterator[str]:
    """Yield a stem as it is and without its umlaut: häus, haus."""
    yield stem
    plain = stem.translate(PLAIN)
    if plain != stem:
        yield plain


def nouns(stem: str, ends: tuple[str, ...] = ("", "e", "en", "er", "el")) -> Iterator[str]:
    """Yield the nouns that a stem may come from: Häus, Ros, Gart."""
    for part in unmarked(stem):
        for end in ends:
            if len(part + end) >= SHORTEST and is_noun(part + end):
                yield part + end


def verbs(stem: str) -> Iterator[str]:
    for part in unmarked(stem):
        for end in ("en", "n"):
            if len(part) >= SHORTEST and is_verb(part + end):
                yield part + end


def adjectives(stem: str) -> Iterator[str]:
    for part in unmarked(stem):
        if len(part) >= SHORTEST and is_adjective(part):
            yield part


Base = tuple[str, str, bool]  # base, kind of the link, certain
FEMININE = ("in", "innen")
NOT_FEMININE = frozenset("berlin medizin termin kamin ruin benzin latein magazin delfin robin".split())
PREFIXES = (
    *"ab an auf aus bei ein los mit nach vor zu her hin um über unter durch ver zer be ent er weg".split(),
    *"zurück fort zusammen miss un wieder".split(),
)

ATTACHED = frozenset("ver zer be ent er um zu her un".split())  # before nouns these are rather an accident


@lru_cache(maxsize=8192)
def derived(word: str) -> tuple[Base, ...]:
    """Return what a word in lower case may be derived from: Häuschen from Haus, Bäcker from backen."""
    if not 4 <= len(word) <= 30 or not word.isalpha():
        return ()
    return tuple(dict.fromkeys(base for base in (*possible(word), *without_prefix(word)) if base[0] != word))


def possible(word: str) -> Iterator[Base]:
    yield from feminine(word)
    yield from small(word)
    yield from persons(word)
    yield from abstract(word)
    yield from described(word)
    yield from acted(word)


def ending(word: str, *ends: str) -> str:
    """Return the word without the first of these endings, or an empty string."""
    return next((word[: -len(end)] for end in ends if word.endswith(end) and len(word) - len(end) >= 2), "")


def feminine(word: str) -> Iterator[Base]:
    stem = ending(word, *FEMININE)
    if len(stem) > 2 and word not in NOT_FEMININE and not is_adjective(word):
        yield from ((base, "g", len(base) > 3) for base in nouns(stem, ("", "e")))
    stem = ending(word, "frauen", "frau", "leute")
    if len(stem) > 2:
        yield from ((base, "g", True) for base in (f"{stem}mann", f"{stem}männer") if is_known(base))


def small(word: str) -> Iterator[Base]:
    if is_verb(word):
        return  # bleichen
    for stem in (ending(word, "chen"), ending(word, "lein")):
        if len(stem) > 2:
            yield from ((base, "f", True) for base in nouns(stem, ("", "e", "en", "l")))
    stem = ending(word, "elchen")
    if len(stem) > 2:
        yield from ((base, "f", True) for base in nouns(stem))


def persons(word: str) -> Iterator[Base]:
    """Yield the base of an agent or a tool: Taucher, Bohrer, Sportler, Glöckner."""
    stem = ending(word, "er")
    if len(stem) > 2:
        yield from ((base, "f", len(stem) > 3) for base in verbs(stem))
        yield from ((base, "f", False) for base in nouns(stem, ("", "e", "en")))
    stem = ending(word, "ler", "lung")
    if len(stem) > 2:
        yield from ((base, "f", True) for base in verbs(f"{stem}el"))  # Segler, Sammlung
    stem = ending(word, "istin", "ist", "entin", "ent", "ation", "ateur", "eur", "ition")
    if len(stem) > 3:
        yield from ((base, "f", True) for base in verbs(f"{stem}ier"))  # Dirigent
    stem = ending(word, "ler", "ner", "ling", "ist", "iker", "ant")
    if len(stem) > 2:
        yield from (
            (base, "f", False) for base in (*nouns(stem), *nouns(stem, ("ik", "ie", "a", "ismus")), *verbs(stem))
        )
    stem = ending(word, "erei")
    if stem:
        yield from ((base, "f", True) for base in (*verbs(stem), *nouns(stem + "er", ("",)), *nouns(stem, ("", "e"))))
    stem = ending(word, "ei")
    if len(stem) > 3:
        yield from ((base, "f", True) for base in (*nouns(stem, ("", "e")), *verbs(stem)))


def abstract(word: str) -> Iterator[Base]:
    stem = ending(word, "ungen", "ung")
    if len(stem) > 2:
        yield from ((base, "f", True) for base in verbs(stem))
        yield from ((base, "f", False) for base in (*nouns(stem, ("",)), *adjectives(stem)))
    for stem in (ending(word, "igkeit"), ending(word, "keit", "heit")):
        if len(stem) > 2:
            yield from ((base, "f", True) for base in (*adjectives(stem), *adjectives(f"{stem}e")))
            yield from ((base, "f", False) for base in nouns(stem, ("", "e")))
    stem = ending(word, "schaft", "tum", "nis")
    if len(stem) > 2:
        bases = (*nouns(stem, ("", "e", "en")), *adjectives(stem), *verbs(stem))
        yield from ((base, "f", False) for base in bases)
    stem = ending(word, "e")
    if len(stem) > 2 and is_noun(word):
        marked = stem.translate(PLAIN) != stem
        yield from ((base, "f", marked and len(stem) > 3) for base in adjectives(stem))
        yield from ((base, "f", False) for base in verbs(stem))


def described(word: str) -> Iterator[Base]:
    """Yield the base of an adjective: salzig, kindisch, essbar."""
    if is_noun(word) and not lemma_of(word):
        return  # Käfig, Nachtisch
    for end, sure in (("ig", True), ("isch", True), ("lich", False), ("haft", True), ("los", True), ("mäßig", True)):
        stem = ending(word, end)
        if len(stem) > 2:
            for part in (stem, ending(stem, "en", "n", "s", "er")):
                if len(part) > 2:
                    ends = ("", "e", "en", "ie", "ik", "a", "um", "us") if end == "isch" else ("", "e", "en", "er")
                    yield from ((base, "f", sure and len(base) > 3) for base in nouns(part, ends))
            yield from ((base, "f", False) for base in (*verbs(stem), *adjectives(stem)))
    for end in ("bar", "sam", "end"):
        stem = ending(word, end)
        if len(stem) > 2:
            yield from ((base, "f", end != "sam") for base in verbs(stem))
            yield from ((base, "f", False) for base in nouns(stem, ("", "e")) if end != "end")
    for end in ("ern", "en", "n"):
        stem = ending(word, end)
        if len(stem) > 3 and is_adjective(word):
            yield from ((base, "f", True) for base in nouns(stem, ("", "e")))


def acted(word: str) -> Iterator[Base]:
    """Yield the base of a verb: träumen, telefonieren; and the verb of a noun with Ge-."""
    if is_verb(word):
        stem = ending(word, "isieren", "ieren")
        if len(stem) > 2:
            yield from ((base, "f", len(base) > 3) for base in nouns(stem, ("", "e", "ie", "ik", "ur", "age")))
        stem = ending(word, "en", "n")
        if len(stem) > 2:
            yield from ((base, "f", False) for base in nouns(stem, ("", "e")))
            yield from ((base, "f", False) for base in adjectives(stem))
    if word.startswith("ge"):
        rest = word[2:].removesuffix("e")
        if len(rest) > 2:
            yield from ((base, "f", False) for base in verbs(rest))
            yield from ((base, "f", False) for base in nouns(rest, ("", "e")) if word[2:] != rest or rest != base)


def without_prefix(word: str) -> Iterator[Base]:
    for prefix in PREFIXES:
        rest = word[len(prefix) :]
        if word.startswith(prefix) and len(rest) > 3:
            if is_verb(rest) or is_adjective(rest):
                yield rest, "f", prefix == "un"
            elif prefix not in ATTACHED and is_noun(rest) and len(rest) > 4:
                yield rest, "f", False


LINKS = ("", "s", "es", "n", "en", "er", "e", "ns")
# Three letters are mostly no word of their own: ges-essen, beg-innen.
SHORT_PARTS = frozenset(
    "bad bau bus eis ehe hut kuh ohr rad rat see ski tag tal tau tee tor tür uhr zug zoo weg arm box fan fee fuß gas"
    " hof hai not ost süd mut wut rum tod ton axt abt lok oma opa bar reh lob tat alm ast bär amt".split()
)
NO_PART = frozenset(
    "chen lein heit keit schaft ung ling lich isch haft bar los tum nis ern eln erin innen inner ende enden igen"
    " ige ers ens est ste sten ter ten tel ger ner ler ber der ren gen den ben sen sch eln ige ung"
    " rei lei sam end eren dung big ion ismus mus rand eur cher zer ker fer mer per rer ser cken"
    " lige sche ische".split()
)


@lru_cache(maxsize=8192)
def parts(word: str) -> tuple[frozenset[str], ...]:
    """Return the folded parts of a compound in lower case: Sonnenblume has Sonne and Blume; () if it is none."""
    if not 6 <= len(word) <= 30 or not word.isalpha() or is_verb(word):
        return ()
    found: list[frozenset[str]] = []
    for cut in range(2, len(word) - 2):
        left, right = first_part(word[:cut]), word[cut:]
        known = is_noun(right) or (len(right) > 3 and lemma_of(right.capitalize()))
        if left and known and right not in NO_PART:
            found.append(frozenset((*left, *lemmas(right))))
    return tuple(found)


@lru_cache(maxsize=16384)
def first_part(text: str) -> frozenset[str]:
    """Return the words that may stand first in a compound like this: Sonnen- for Sonne, Fahr- for fahren."""
    found: set[str] = set()
    for link in LINKS:
        stem = text[: len(text) - len(link)]
        if not text.endswith(link) or len(stem) < SHORTEST - (link == "er"):
            continue
        if stem not in NO_PART and (len(stem) > SHORTEST or stem in SHORT_PARTS or stem == "ei"):
            found |= {fold(base, "de") for base in nouns(stem, ("",))}
            if not link and len(stem) > 3:
                found |= {fold(base, "de") for base in nouns(stem, ("e",)) if base.startswith(stem)}
                found |= {fold(base, "de") for base in (*verbs(stem), *adjectives(stem))}
            elif link == "en":
                found |= {fold(base, "de") for base in adjectives(stem)}
    return frozenset(found)


RESPELLINGS = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        (r"ß", "ss"),
        (r"ph", "f"),
        (r"(?<!sc)(?<!c)([tr])h", r"\1"),
        (r"c(?!h)(?=[eiäö])", "ts"),
        (r"ck", "kk"),
        (r"c(?!h)", "k"),
        (r"dt", "tt"),
        (r"chs|ks|gs$|x|cks", "ks"),
        (r"tz", "ZZ"),
        (r"z", "Z"),
        (r"qu", "kv"),
        (r"v", "f"),
        (r"w", "v"),
        (r"äu|eu|oi|oy", "OI"),
        (r"ei|ai|ay|ey", "AI"),
        (r"ieh?|ih", "I"),
        (r"y", "ü"),
        (r"ä", "e"),
        (r"([aeou])\1", r"\1:"),
        (r"([aeoöuü])h(?=[^aeiouäöü]|$)", r"\1:"),
        (r"([aeoöuü])h", r"\1:"),
        (r"b(?=$|[st])", "p"),
        (r"d(?=$|s)", "t"),
        (r"(?<!n)g(?=$|[st])", "k"),
        (r"([aeoöuüi])(?=[bdfgklmnprstvZ](?:[aeoöuüi]|$|[OAI]))", r"\1:"),
        (r"::", ":"),
        (r"i:", "I"),
        (r"e:?(?=[rnl]?$)", "E"),
        (r"([a-zZ])\1", r"\1"),
    )
)


@lru_cache(maxsize=4096)
def sound(text: str) -> str:
    """Return an approximate pronunciation: final b, d, g are hard, and vowels are long or short."""
    word = proper(text)
    for pattern, instead in RESPELLINGS:
        word = pattern.sub(instead, word)
    return word
