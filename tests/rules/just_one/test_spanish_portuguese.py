"""Clues in Spanish and Portuguese on pairs written before the check was built (es, pt) and after it (fresh)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.just_one.game import JustOne
from rules.just_one.language import associations, european, lexicon, words
from rules.just_one.language.clues import check, compare, sounds_like
from rules.just_one.language.folding import fold
from rules.just_one.state import JustOneOptions
from tests.rules.just_one.test_german_french import ASKED, judged
from tools.build_european import TABLES, compiled
from tools.build_lexicon import data_lines

LANGUAGES = ("es", "pt")


@pytest.mark.parametrize(("language", "name"), [("es", "es"), ("es", "fresh_es"), ("pt", "pt"), ("pt", "fresh_pt")])
def test_j8_pairs_are_told_apart(language: str, name: str):
    results = judged(language, name)
    truly_same = [found for expected, found, *_ in results if expected == "same"]
    different = [row for row in results if row[0] == "different"]
    wrong = [row for row in different if row[1] == "same"]
    same, asked = truly_same.count("same"), truly_same.count("ask")
    assert len(truly_same) > 60
    assert len(different) > 45
    assert same / (same + len(wrong)) >= 0.98, wrong
    assert (same + ASKED * asked) / len(truly_same) >= 0.85
    assert sum(row[1] == "ask" for row in different) / len(different) <= 0.05


@pytest.mark.parametrize(
    ("language", "one", "other", "kind", "reason"),
    [
        ("es", "perrito", "perro", "same", "family"),
        ("es", "lucecita", "luz", "same", "family"),
        ("es", "barquito", "barco", "same", "family"),
        ("es", "cantantes", "canción", "same", "family"),
        ("es", "ratones", "ratón", "same", "lemma"),
        ("es", "directora", "director", "same", "lemma"),
        ("es", "emperatriz", "emperador", "same", "gender"),
        ("es", "camion", "camión", "same", "equal"),
        ("es", "espana", "España", "same", "spelling"),
        ("es", "crédito", "credo", "different", "none"),
        ("es", "paraguas", "agua", "ask", "contains"),
        ("es", "pararrayos", "rayo", "ask", "contains"),
        ("es", "treinta", "30", "same", "spelling"),
        ("pt", "gatinho", "gato", "same", "family"),
        ("pt", "florzinha", "flor", "same", "lemma"),
        ("pt", "leões", "leão", "same", "lemma"),
        ("pt", "cantora", "cantor", "same", "lemma"),
        ("pt", "patroa", "patrão", "same", "lemma"),
        ("pt", "aviao", "avião", "same", "equal"),
        ("pt", "coracao", "coração", "same", "spelling"),
        ("pt", "guarda-chuva", "chuva", "ask", "contains"),
        ("pt", "trinta", "30", "same", "spelling"),
    ],
)
def test_j8_relations_of_words(language: str, one: str, other: str, kind: str, reason: str):
    found = compare(one, other, language)
    assert (found.kind, found.reason) == (kind, reason)


@pytest.mark.parametrize(
    ("language", "pair"),
    [("es", pair) for pair in "año/ano caña/cana puerto/puerta rata/rato libro/libra mosca/mosquito sal/salsa".split()]
    + [("pt", pair) for pair in "força/forca maçã/maca porto/porta bola/bolo rato/rata cola/colarinho".split()],
)
def test_j7_words_that_only_look_related_are_legal(language: str, pair: str):
    one, other = pair.split("/")
    assert compare(one, other, language).kind == check(one, other, language).kind == "different"


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("es", "casa", "caza"),
        ("es", "hola", "ola"),
        ("es", "vaca", "baca"),
        ("es", "pollo", "poyo"),
        ("pt", "concerto", "conserto"),
        ("pt", "sela", "cela"),
        ("pt", "caçar", "cassar"),
    ],
)
def test_j8_homophones_are_two_clues_j7_none_for_the_word_and_j11_a_right_guess(language: str, one: str, other: str):
    assert compare(one, other, language).kind == "different"
    assert check(one, other, language).reason == "sound"
    assert sounds_like(one, other, language)


@pytest.mark.parametrize(("language", "one", "other"), [("es", "pero", "perro"), ("pt", "caro", "carro")])
def test_j7_other_sounds_are_told_apart(language: str, one: str, other: str):
    assert check(one, other, language).kind == "different"
    assert not sounds_like(one, other, language)


@pytest.mark.parametrize(
    ("language", "guess", "word"),
    [("es", "pinguino", "pingüino"), ("es", "espana", "España"), ("pt", "cabeca", "cabeça")],
)
def test_j11_a_guess_without_its_marks_is_right(language: str, guess: str, word: str):
    assert sounds_like(guess, word, language)


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_mystery_words_are_known_and_hardly_any_two_are_one(language: str):
    shown = [thing.word(language) for thing in words.things()]
    assert [word for word in shown if not european.known(word, language)] == []
    for a, b in combinations(shown[::4], 2):
        if compare(a, b, language).kind == "same":
            assert fold(a, language)[:1] == fold(b, language)[:1], (a, b)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_list_has_the_tables(language: str):
    text = "\n".join(["", *compiled(language), ""])
    assert lexicon.lines(lexicon.LISTS[language]).text.decode() == text, "run python -m tools.build_european"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_family_contradicts_the_words_to_keep_apart(language: str):
    for line in data_lines(TABLES[language] / "apart.txt"):
        first, *others = line.split()
        assert [other for other in others if fold(other, language) == fold(first, language)] == [], line
        families = lexicon.european(fold(first, language), language).families
        related = [other for other in others if lexicon.european(fold(other, language), language).families & families]
        assert related == [], line


@pytest.mark.parametrize("language", words.languages())
def test_j28_computers_play_only_where_they_have_clues(language: str):
    why = JustOne().computer_objection(JustOneOptions.model_validate({"language": language}))
    has_clues = bool(associations.clues_for(words.things()[0].word(language), language))
    assert (why is None) == has_clues == (language in associations.LANGUAGES)
    if why is not None:
        assert why.key == "just-one-no-computers"
