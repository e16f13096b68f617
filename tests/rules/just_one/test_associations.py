"""The tables of associations: every word has good clues in every language, and the compiled file has the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules.just_one
from rules.just_one.language import associations, words
from rules.just_one.language.clues import check, fold, is_single_word, load
from rules.just_one.moves import LONGEST_CLUE

TABLES = Path(rules.just_one.__file__).parent / "associations"
LEAST = {"en": 12, "ja": 6, "de": 6, "fr": 6}
MOST_BYTES = 3_000_000
NOT_FOR_CHILDREN = frozenset(
    "sex sexy fuck shit whore porn nude naked penis vagina cocaine heroin suicide rape nazi hitler bdsm viagra"
    " porno nackt hure scheiße pute putain merde nu nue セックス 裸 麻薬 自殺".split()
)


def rows(language: str) -> dict[str, list[str]]:
    lines = (TABLES / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    found = {name: clues.split("|") for name, clues in (line.split("\t") for line in lines)}
    assert len(found) == len(lines)
    return found


@pytest.fixture(params=associations.LANGUAGES)
def language(request):
    return request.param


def test_every_word_has_enough_clues(language):
    table = rows(language)
    assert list(table) == [thing.word("en") for thing in words.things()]
    assert {name: len(clues) for name, clues in table.items() if len(clues) < LEAST[language]} == {}


def test_every_clue_is_one_word_and_none_is_there_twice(language):
    for name, clues in rows(language).items():
        folded = [fold(clue, language) for clue in clues]
        assert len(set(folded)) == len(clues), name
        assert all(is_single_word(clue) and clue == clue.strip() and len(clue) <= LONGEST_CLUE for clue in clues), name
        assert not {clue.casefold() for clue in clues} & NOT_FOR_CHILDREN, name


@pytest.mark.no_cover
def test_no_clue_is_forbidden_for_its_word(language):
    load(language)
    table = rows(language)
    forbidden = {
        (word, clue): check(clue, word, language).reason
        for thing in words.things()[::4]
        for word in [thing.word(language)]
        for clue in table[thing.word("en")]
        if check(clue, word, language).kind == "same"
    }
    assert forbidden == {}


def test_the_compiled_file_has_the_clues_of_the_tables(language):
    table = rows(language)
    for thing in words.things():
        clues, compiled = table[thing.word("en")], associations.clues_for(thing.word(language), language)
        assert list(compiled[: len(clues)]) == clues, "run python -m tools.build_associations"


def test_the_compiled_file_is_small():
    assert (TABLES.parent / "associations.xz").stat().st_size <= MOST_BYTES


def test_a_clue_is_found_by_its_spelling_its_forms_and_its_family():
    dog = associations.number_of("dog", "en")
    for clue in ("bark", "BARK", "barks", "barking"):
        assert dog in {meant.thing for meant in associations.meant_by(clue, "en")}, clue
    assert associations.meant_by("blorpity", "en") == ()


def test_an_unknown_word_has_no_clues():
    assert associations.clues_for("blorpity", "en") == ()
    assert associations.clues_for("dog", "tlh") == ()
