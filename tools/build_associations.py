"""Compiles rules/just_one/associations.xz from the tables in rules/just_one/associations/.

    python -m tools.build_associations

Each table has one line for each thing of words.tsv: its English name, a tab, and clues separated by bars, the most
obvious first. `kinds.tsv` has clues for all things of a kind. The result is described in
rules/just_one/language/associations.py.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterator
from math import log, sqrt
from pathlib import Path

from rules.just_one.language import associations, words
from rules.just_one.language.associations import roots
from rules.just_one.language.clues import check, compare, load
from tools.build_lexicon import TARGET, write

TABLES = TARGET / "associations"
REVERSED = 0.02  # dog is listed for bone: then bone may also mean dog
OF_KIND = 0.01  # fruit, for any fruit
NEIGHBOURS = 5  # similar words share a little of each other's rare clues
SPREAD = 0.15
RARE = 8  # words that share a clue

LONGEST_ROW = 16
SHORT_ROW = 14
HOMOGRAPHS = Path(__file__).parent / "homographs.txt"

Rows = dict[int, list[str]]
Weights = dict[str, dict[int, float]]  # by key, for each thing


def main() -> None:
    """Compile all tables."""
    lines = [line for language in associations.LANGUAGES for line in compiled(language)]
    write(TARGET / "associations.xz", sorted(lines, key=str.encode))


def compiled(language: str) -> Iterator[str]:
    """Yield the lines of a language."""
    rows = read(language)
    if language != "en":
        rows = extended(rows, language)
    for thing, clues in rows.items():
        yield f"{language}<{thing}\t{'|'.join(clues)}"
    for key, meant in index(rows, language).items():
        weights = [(thing, round(1000 * weight)) for thing, weight in sorted(meant.items())]
        yield f"{language}>{key}\t" + " ".join(f"{thing}:{weight}" for thing, weight in weights if weight)


def read(language: str) -> Rows:
    """Return the clues of a table for each thing."""
    path = TABLES / f"{language}.tsv"
    if not path.exists():
        return {}
    cells = dict(line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return {
        number: cells[thing.word("en")].split("|")
        for number, thing in enumerate(words.things())
        if thing.word("en") in cells
    }


def extended(rows: Rows, language: str) -> Rows:
    """Return the rows, longer by English clues that are things too, under their names in the language.

    Rows that are still short get clues for all things of the kind. So computers have more to choose from, and write the
    same clue less often.
    """
    ambiguous = set(HOMOGRAPHS.read_text(encoding="utf-8").splitlines())
    named = {thing.word("en"): thing for thing in words.things() if thing.word("en") not in ambiguous}
    kinds = clues_of_kinds(language)
    load(language)
    longer: Rows = {}
    for number, english in read("en").items():
        thing, clues = words.things()[number], list(rows[number])
        more = [named[clue].word(language) for clue in english if clue in named]
        for most, offered in ((LONGEST_ROW, more), (SHORT_ROW, kinds.get(thing.kind, []))):
            for clue in offered:
                if len(clues) < most and check(clue, thing.word(language), language).kind == "different":
                    alike = any(compare(clue, other, language).kind != "different" for other in clues)
                    clues += [] if alike else [clue]
        longer[number] = clues
    return longer


def clues_of_kinds(language: str) -> dict[str, list[str]]:
    """Return the clues that fit all things of a kind."""
    column = associations.LANGUAGES.index(language) + 1
    lines = (TABLES / "kinds.tsv").read_text(encoding="utf-8").splitlines()
    return {cells[0]: cells[column].split("|") for cells in (line.split("\t") for line in lines)}


def index(rows: Rows, language: str) -> Weights:
    """Return the things that each clue may mean, by all keys it is filed under."""
    direct: Weights = defaultdict(dict)
    for thing, clues in rows.items():
        for rank, clue in enumerate(clues):
            for key in roots(clue, language):
                direct[key].setdefault(thing, 0.72 / (rank + 6))
    found: Weights = {key: dict(meant) for key, meant in direct.items()}
    for key, thing, weight in (*spread(direct), *reversals(rows, language), *of_kinds(language)):
        meant = found.setdefault(key, {})
        meant[thing] = max(weight, meant.get(thing, 0.0))
    return found


def reversals(rows: Rows, language: str) -> Iterator[tuple[str, int, float]]:
    """Yield each thing that is a clue for another one as what the other one may mean."""
    named: dict[str, list[int]] = defaultdict(list)
    for number, thing in enumerate(words.things()):
        for name in thing.called(language):
            for key in roots(name, language):
                named[key].append(number)
    for thing, clues in rows.items():
        keys = {key for name in words.things()[thing].called(language) for key in roots(name, language)}
        for clue in clues:
            for other in {other for key in roots(clue, language) for other in named.get(key, ())} - {thing}:
                yield from ((key, other, REVERSED) for key in keys)


def of_kinds(language: str) -> Iterator[tuple[str, int, float]]:
    """Yield the clues for the things of each kind."""
    kinds = clues_of_kinds(language)
    for number, thing in enumerate(words.things()):
        for clue in kinds.get(thing.kind, []):
            yield from ((key, number, OF_KIND) for key in roots(clue, language))


def spread(direct: Weights) -> Iterator[tuple[str, int, float]]:
    """Yield for rare clues the words most similar to those they are listed for."""
    total = len(words.things())
    shared: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    length: dict[int, float] = defaultdict(float)
    for meant in direct.values():
        rarity = log(total / len(meant)) ** 2
        for one in meant:
            length[one] += rarity
            if len(meant) < total / 10:
                for other in meant:
                    shared[one][other] += rarity
    near = {one: nearest(one, others, length) for one, others in shared.items()}
    for key, meant in direct.items():
        if len(meant) <= RARE:
            for thing, weight in meant.items():
                yield from ((key, other, SPREAD * closeness * weight) for closeness, other in near.get(thing, ()))


def nearest(one: int, others: dict[int, float], length: dict[int, float]) -> list[tuple[float, int]]:
    """Return the most similar words by the cosine of their clues, weighted by rarity."""
    cosines = [(value / sqrt(length[one] * length[other]), other) for other, value in others.items() if other != one]
    return heapq.nlargest(NEIGHBOURS, cosines)


if __name__ == "__main__":
    main()
