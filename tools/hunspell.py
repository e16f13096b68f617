"""Reads a hunspell dictionary with two-letter flags: the forms of each word, with what they are."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Suffix:
    """A rule: what to take off, what to put on, for words that match."""

    off: str
    on: str
    fits: re.Pattern[str]
    tags: frozenset[str]


Rules = dict[str, list[Suffix]]


@dataclass(frozen=True)
class Form:
    text: str
    lemma: str
    kinds: frozenset[str]  # nom, adj, v1 ...
    tags: frozenset[str]  # of the form


def rules(path: Path) -> Rules:
    """Return the suffix rules of an .aff file by flag."""
    found: Rules = defaultdict(list)
    for line in path.read_text("utf-8").splitlines():
        fields = line.split()
        if len(fields) >= 5 and fields[0] == "SFX":
            on = fields[3].partition("/")[0]
            fits = re.compile(f"(?:{fields[4]})$")
            off = "" if fields[2] == "0" else fields[2]
            found[fields[1]].append(Suffix(off, "" if on == "0" else on, fits, frozenset(fields[5:])))
    return found


def forms(folder: Path, name: str) -> Iterator[Form]:
    """Yield all forms of all words, the words themselves with the tags of the dictionary."""
    suffixes = rules(folder / f"{name}.aff")
    for line in (folder / f"{name}.dic").read_text("utf-8").splitlines()[1:]:
        entry, *tags = line.split()
        word, _, flags = entry.partition("/")
        kinds = frozenset(tag[3:] for tag in tags if tag.startswith("po:"))
        yield Form(word, word, kinds, frozenset(tags))
        for flag in (flags[at : at + 2] for at in range(0, len(flags), 2)):
            for rule in suffixes.get(flag, ()):
                if word.endswith(rule.off) and rule.fits.search(word):
                    yield Form(word[: len(word) - len(rule.off)] + rule.on, word, kinds, rule.tags)
