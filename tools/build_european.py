"""Compiles german.xz, spanish.xz, portuguese.xz and french.xz of rules/just_one from our tables in tools/ and a French
dictionary. Without --french the French list stays as it is.

    apt-get download hunspell-fr-classical && dpkg -x hunspell-fr-classical_*.deb classical
    python -m tools.build_european --french classical/usr/share/hunspell

The same sources give the same bytes. Licences: rules/just_one/LICENSES.md.

There is one line a word, in byte order, all words folded, fields separated by tabs:

    word   kinds   lemmas   families   suspected families   sounds   words it is kept from

Kinds are n, v and a for a noun, a verb and an adjective, and ? for a word that is only in our tables. Lemmas are also
the usual spellings of a word (spellings.txt). The words of the other languages and their lemmas come from simplemma, so
their lists only have the words of our tables and names.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rules.just_one.language import german, words
from rules.just_one.language.folding import fold
from tools.build_lexicon import TARGET, data_lines, write
from tools.hunspell import Form, forms

HERE = Path(__file__).parent
TABLES = {"de": HERE / "german", "fr": HERE / "french", "es": HERE / "spanish", "pt": HERE / "portuguese"}
KINDS = {"nom": "n", "adj": "a", "v0": "v", "v1": "v", "v2": "v", "v3": "v"}
# Forms that nobody writes as a clue.
RARE = re.compile(r"po:(?:[12]pl|2sg|ipsi|simp|1isg|1jsg)")
USUAL = frozenset("po:ipre po:impe po:ppas po:ppre po:infi".split())


@dataclass
class Entry:
    kinds: set[str] = field(default_factory=set)
    lemmas: set[str] = field(default_factory=set)
    families: set[int] = field(default_factory=set)
    hints: set[int] = field(default_factory=set)
    sounds: set[int] = field(default_factory=set)
    apart: set[str] = field(default_factory=set)
    known: bool = False

    def line(self, word: str) -> str:
        kinds = "".join(sorted(self.kinds)) if self.known else "?"
        numbers = (" ".join(map(str, sorted(group))) for group in (self.families, self.hints, self.sounds))
        fields = [word, kinds, " ".join(sorted(self.lemmas)), *numbers, " ".join(sorted(self.apart))]
        return "\t".join(fields).rstrip("\t")


Entries = dict[str, Entry]


def compiled(language: str, french: Iterable[Form] = ()) -> list[str]:
    """Return the lines of a language."""
    entries: Entries = defaultdict(Entry)
    add_tables(entries, language)
    if language == "fr":
        add_forms(entries, french)
    add_known(entries, language)
    return [entry.line(word) for word, entry in sorted(entries.items(), key=lambda item: item[0].encode())]


def add_tables(entries: Entries, language: str) -> None:
    folder = TABLES[language]
    for line in data_lines(folder / "spellings.txt"):
        first, *others = (fold(word, language) for word in line.split())
        for other in others:
            if other != first:
                entries[other].lemmas.add(first)
    for number, line in enumerate(data_lines(folder / "families.txt")):
        for word in line.split():
            plain = word.removeprefix("~")
            entry = entries[fold(plain, language)]
            suspected = word != plain or (language == "de" and is_also_a_noun(plain, line.split()))
            (entry.hints if suspected else entry.families).add(number)
    for number, line in enumerate(data_lines(folder / "sounds.txt")):
        for word in line.split():
            entries[fold(word, language)].sounds.add(number)
    for line in data_lines(folder / "apart.txt"):
        first, *others = (fold(word, language) for word in line.split())
        for other in others:
            if other != first:
                entries[first].apart.add(other)
                entries[other].apart.add(first)


def is_also_a_noun(form: str, family: list[str]) -> bool:
    """Whether a German form of a strong verb is also a noun, and its family has none: *wand*, of *winden*."""
    verb = german.lemma_of(form)
    listed = {word.removeprefix("~") for word in family}
    strong = german.is_verb(verb) and verb in listed and not verb.startswith(form)
    return form.islower() and form != verb and strong and german.is_noun(form) and form.capitalize() not in listed


def add_forms(entries: Entries, french: Iterable[Form]) -> None:
    for form in french:
        word, lemma = fold(form.text, "fr"), fold(form.lemma, "fr")
        if not word or len(word) > 30 or (RARE.search(" ".join(form.tags)) and not form.tags & USUAL):
            continue
        kinds = {KINDS[kind[:3] if kind.startswith("n") or kind.startswith("a") else kind[:2]] for kind in known(form)}
        entry = entries[word]
        entry.known = True
        if form.text == form.lemma:
            entry.kinds |= kinds
        if word != lemma:
            entry.lemmas.add(lemma)


def known(form: Form) -> list[str]:
    return [kind for kind in form.kinds if kind in {"nom", "adj"} or kind[:2] in KINDS]


def add_known(entries: Entries, language: str) -> None:
    """Mark the names of the things, our clues for them and well-known names as words."""
    listed = [name for thing in words.things() for name in thing.called(language)]
    listed += [name for line in data_lines(HERE / "names.txt") for name in line.split()]
    associations = TARGET / "associations" / f"{language}.tsv"
    for line in associations.read_text("utf-8").splitlines() if associations.exists() else ():
        listed += line.partition("\t")[2].split("|")
    for word in (fold(name, language) for name in listed):
        entry = entries[word]
        if not entry.known:
            entry.known = True
            if language == "fr":
                entry.kinds.add("n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--french", type=Path, help="folder of fr.aff and fr.dic")
    given = parser.parse_args()
    write(TARGET / "german.xz", compiled("de"))
    write(TARGET / "spanish.xz", compiled("es"))
    write(TARGET / "portuguese.xz", compiled("pt"))
    if given.french:
        write(TARGET / "french.xz", compiled("fr", forms(given.french, "fr")))


if __name__ == "__main__":
    main()
