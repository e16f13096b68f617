"""Clues in German and French on pairs written before the check was built (de, fr) and after it (fresh)."""

from __future__ import annotations

import csv
from itertools import combinations
from pathlib import Path

import pytest

from rules.just_one.language import european, lexicon, words
from rules.just_one.language.clues import check, compare, sounds_like
from rules.just_one.language.folding import fold
from tools.build_european import TABLES, compiled
from tools.build_lexicon import data_lines
from tools.hunspell import forms

PAIRS = Path(__file__).parent / "held_out"
ASKED = 0.92  # what a doubt is worth: the clue-givers look at the pair, but have to decide


def judged(language: str, name: str) -> list[tuple[str, str, str, str]]:
    """Return (expected, found, one, other) for all pairs of a set."""
    with (PAIRS / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    judges = {"pair": compare, "clue": check}
    return [
        (row["expected"], judges[row["relation"]](row["one"], row["other"], language).kind, row["one"], row["other"])
        for row in rows
    ]


@pytest.mark.parametrize(("language", "name"), [("de", "de"), ("de", "fresh_de"), ("fr", "fr"), ("fr", "fresh_fr")])
def test_j8_pairs_are_told_apart(language: str, name: str):
    results = judged(language, name)
    truly_same = [found for expected, found, *_ in results if expected == "same"]
    different = [row for row in results if row[0] == "different"]
    wrong = [row for row in different if row[1] == "same"]
    same, asked = truly_same.count("same"), truly_same.count("ask")
    assert len(truly_same) > 80
    assert len(different) > 50
    assert same / (same + len(wrong)) >= 0.98, wrong
    assert (same + ASKED * asked) / len(truly_same) >= 0.85
    assert same / len(truly_same) >= 0.75
    assert sum(row[1] == "ask" for row in different) / len(different) <= 0.05


@pytest.mark.parametrize(
    ("language", "one", "other", "kind", "reason"),
    [
        ("de", "tanzen", "Tänzer", "same", "family"),
        ("de", "Kase", "Käse", "same", "spelling"),
        ("de", "Photographie", "Fotografie", "same", "lemma"),
        ("de", "gehen", "Gang", "same", "family"),
        ("de", "Fischerin", "Fischer", "same", "gender"),
        ("de", "Segler", "segeln", "same", "family"),
        ("de", "Sonne", "Sonnenblume", "ask", "contains"),
        ("de", "Flughafen", "Flugzeug", "ask", "affix"),
        ("de", "schwamm", "schwimmen", "ask", "lemma"),
        ("de", "Bronte", "Bronze", "different", "none"),
        ("de", "Tornadu", "Tornado", "same", "typo"),
        ("de", "nachlaufen", "laufen", "ask", "affix"),
        ("fr", "tigresse", "tigre", "same", "lemma"),
        ("de", "Äpfel", "Apfel", "same", "lemma"),
        ("de", "schon", "schön", "ask", "spelling"),
        ("de", "Floh", "Flucht", "different", "none"),
        ("de", "Wand", "winden", "different", "none"),
        ("de", "Haut", "hauen", "ask", "lemma"),
        ("de", "Taube", "taub", "different", "none"),
        ("de", "Bus", "buschig", "different", "none"),
        ("fr", "lit", "lecture", "different", "none"),
        ("fr", "courage", "coureur", "different", "none"),
        ("fr", "chef", "cheveux", "different", "none"),
        ("fr", "sauvage", "sauveteur", "different", "none"),
        ("fr", "douloureux", "douleur", "same", "family"),
        ("fr", "clef", "clé", "same", "lemma"),
        ("fr", "buvait", "boisson", "same", "family"),
        ("fr", "épicier", "épicerie", "same", "family"),
        ("fr", "jardinière", "jardin", "ask", "affix"),
        ("fr", "porte", "porter", "different", "none"),
        ("fr", "ferme", "fermer", "different", "none"),
        ("fr", "mangeait", "manger", "same", "lemma"),
        ("fr", "porte-clés", "clé", "ask", "contains"),
        ("fr", "parapluie", "pluie", "ask", "contains"),
        ("fr", "trotteur", "trottoir", "different", "none"),
    ],
)
def test_j8_relations_of_words(language: str, one: str, other: str, kind: str, reason: str):
    found = compare(one, other, language)
    assert (found.kind, found.reason) == (kind, reason)


@pytest.mark.parametrize(
    ("language", "pair"),
    [("de", pair) for pair in "Grill/Grille Ring/Ringen Schwamm/Schwimmen Tablett/Tablette Reis/Reise".split()]
    + [("fr", pair) for pair in "bacon/balcon savane/savon base-ball/basketball poisson/poison chat/château".split()],
)
def test_j7_words_that_only_look_related_are_legal(language: str, pair: str):
    one, other = pair.split("/")
    assert compare(one, other, language).kind == check(one, other, language).kind == "different"


@pytest.mark.parametrize(
    ("language", "one", "other"), [("de", "mehr", "Meer"), ("de", "Wahl", "Wal"), ("fr", "paire", "père")]
)
def test_j8_homophones_are_two_clues_j7_none_for_the_word_and_j11_a_right_guess(language: str, one: str, other: str):
    assert compare(one, other, language).kind == "different"
    assert check(one, other, language).reason == "sound"
    assert sounds_like(one, other, language)


def test_j7_a_sound_by_rules_of_spelling_is_only_suspected():
    assert check("Lid", "Lied", "de").kind == "same"  # in the table
    assert (check("Bällen", "bellen", "de").kind, check("Bällen", "bellen", "de").reason) == ("ask", "sound")
    assert not sounds_like("Bällen", "bellen", "de")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_mystery_words_are_known_and_hardly_any_two_are_one(language: str):
    shown = [thing.word(language) for thing in words.things()]
    assert [word for word in shown if not european.known(word, language)] == []
    for a, b in combinations(shown[::4], 2):
        if compare(a, b, language).kind == "same":
            assert fold(a, language)[:1] == fold(b, language)[:1], (a, b)


def test_the_compiled_german_list_has_the_tables():
    text = "\n".join(["", *compiled("de"), ""])
    assert lexicon.lines("german").text.decode() == text, "run python -m tools.build_european"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_words_of_the_tables_are_in_the_lists(language: str):
    for line in data_lines(TABLES[language] / "families.txt"):
        members = [lexicon.european(fold(word.removeprefix("~"), language), language) for word in line.split()]
        numbers = frozenset.intersection(*(member.families | member.hints for member in members))
        assert numbers, line
    for line in data_lines(TABLES[language] / "apart.txt"):
        first, *others = (fold(word, language) for word in line.split())
        assert {other for other in others if other != first} <= lexicon.european(first, language).apart, line


def test_a_dictionary_gives_the_forms_of_its_words(tmp_path: Path):
    (tmp_path / "x.aff").write_text("FLAG long\nSFX F. Y 2\nSFX F. er ère/L' [^c]er is:fem\nSFX F. 0 s .\n", "utf-8")
    (tmp_path / "x.dic").write_text("2\nboulanger/F.() po:nom\nmur po:nom\n", "utf-8")
    found = [(form.text, form.lemma) for form in forms(tmp_path, "x")]
    assert found == [(text, "boulanger") for text in ("boulanger", "boulangère", "boulangers")] + [("mur", "mur")]
