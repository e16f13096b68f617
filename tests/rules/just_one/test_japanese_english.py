"""Clues in Japanese and English on pairs written before the check was built (ja, en) and after it (fresh)."""

from __future__ import annotations

import csv
from itertools import combinations
from pathlib import Path

import pytest

from rules.just_one.language import words
from rules.just_one.language.clues import check, compare, fold, sounds_like

HERE = Path(__file__).parent
PAIRS = HERE / "held_out"
TABLES = HERE.parents[2] / "tools" / "japanese"
KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}


def judged(language: str, name: str) -> list[tuple[str, str, str, str]]:
    """Return (expected, found, one, other) for all pairs of a set."""
    with (PAIRS / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    judges = {"pair": compare, "clue": check}
    return [
        (row["expected"], judges[row["relation"]](row["one"], row["other"], language).kind, row["one"], row["other"])
        for row in rows
    ]


@pytest.mark.parametrize(("language", "name"), [("ja", "ja"), ("ja", "fresh_ja"), ("en", "en"), ("en", "fresh_en")])
def test_j8_pairs_are_told_apart(language: str, name: str):
    results = judged(language, name)
    truly_same = [found for expected, found, *_ in results if expected == "same"]
    wrong = [row for row in results if row[0] == "different" and row[1] == "same"]
    same, asked = truly_same.count("same"), truly_same.count("ask")
    assert len(results) > 240
    assert same / (same + len(wrong)) >= 0.98, wrong
    assert same / len(truly_same) >= 0.90
    assert (same + asked) / len(truly_same) >= 0.95


def test_j7_the_japanese_reading_is_no_clue_and_j11_a_right_guess():
    for thing in words.things():
        word = thing.word("ja")
        for kana in (thing.reading, thing.reading.translate(KATAKANA)):
            assert check(kana, word, "ja").kind == "same", (kana, word)
            assert sounds_like(kana, word, "ja"), (kana, word)


def test_j11_a_word_with_several_readings():
    assert sounds_like("こびと", "小人", "ja")
    assert sounds_like("子ども", "小人", "ja")
    assert not sounds_like("おとな", "小人", "ja")
    assert check("子ども", "小人", "ja").kind == "ask"


@pytest.mark.parametrize(("one", "other"), [("クモ", "雲"), ("風", "風邪"), ("橋", "箸"), ("鼻", "花")])
def test_j8_homophones_are_two_clues_and_j7_none_for_the_word(one: str, other: str):
    assert compare(one, other, "ja").kind == "different"
    assert check(one, other, "ja").reason == "sound"


@pytest.mark.parametrize(
    ("one", "other", "kind", "reason"),
    [
        ("食べる", "食べなかった", "same", "lemma"),
        ("高い", "高さ", "same", "lemma"),
        ("赤い", "赤", "same", "family"),
        ("上がる", "上げる", "same", "family"),
        ("お茶", "茶", "same", "family"),
        ("玉子", "卵", "same", "spelling"),
        ("スマホ", "スマートフォン", "same", "spelling"),
        ("コンピュータ", "コンピューター", "same", "spelling"),
        ("densha", "電車", "same", "spelling"),
        ("はし", "箸", "ask", "spelling"),
        ("雪だるま", "雪", "ask", "contains"),
        ("ドッグ", "犬", "ask", "translation"),
        ("お姉さん", "姉", "same", "family"),
        ("怒り", "怒る", "same", "lemma"),
        ("リポート", "レポート", "same", "spelling"),
        ("日よけ", "日曜", "different", "none"),
        ("空", "空く", "different", "none"),
        ("水たまり", "水槽", "different", "none"),
    ],
)
def test_j8_relations_of_japanese_words(one: str, other: str, kind: str, reason: str):
    found = compare(one, other, "ja")
    assert (found.kind, found.reason) == (kind, reason)


def test_j7_a_loan_is_a_translation_unless_it_means_something_else():
    assert check("ドッグ", "犬", "ja").reason == "translation"
    assert check("アイス", "氷", "ja").kind == "ask"


def test_the_table_of_loans_covers_every_mystery_word():
    """A word in katakana is a loan already, or an animal or a plant that has its own line."""
    rows = [line.split() for line in (TABLES / "loans.txt").read_text(encoding="utf-8").splitlines()]
    covered = {row[0] for row in rows if row and not row[0].startswith("#") and len(row) > 1}
    world_wide = {"寿司", "忍者", "相撲", "着物", "Tシャツ", "UFO"}
    native = {thing.word("ja") for thing in words.things()}
    native = {word for word in native if any(not "ァ" <= sign <= "ー" for sign in word)}
    assert native - covered - world_wide == set()
    assert len(covered) >= 500


def test_no_two_japanese_mystery_words_are_one_word():
    for start in range(3):
        shown = [thing.word("ja") for thing in words.things()[start::6]]
        alike = {f"{a}/{b}" for a, b in combinations(shown, 2) if compare(a, b, "ja").kind == "same"}
        assert alike <= {"歌手/歌", "図書館員/図書館"}


def test_english_mystery_words_are_only_one_word_if_they_share_their_start():
    shown = [thing.word("en") for thing in words.things()[::4]]
    for a, b in combinations(shown, 2):
        if compare(a, b, "en").kind == "same":
            assert a[:2] == b[:2], (a, b)


# English


@pytest.mark.parametrize(
    ("one", "other"), [("co-op", "coop"), ("she'll", "shell"), ("who're", "whore"), ("re-sorted", "resorted")]
)
def test_j7_a_sign_inside_a_word_makes_another_word(one: str, other: str):
    assert fold(one, "en") != fold(other, "en")
    assert compare(one.replace("'", "’"), other, "en").kind == "different"
    assert fold(f"“{one}!”", "en") == fold(one, "en")


@pytest.mark.parametrize(
    ("one", "other"), [("Bears", "bear"), ("Elefant", "elephant"), ("Snowy", "snow"), ("Bakers", "bakery")]
)
def test_j8_a_capital_by_a_phone_does_not_weaken_the_check(one: str, other: str):
    assert compare(one, other, "en").kind == compare(one.lower(), other, "en").kind == "same"


def test_j8_a_name_is_hardly_the_plain_word_it_is_spelt_like():
    assert compare("Polly", "poll", "en").kind == "different"
    assert compare("Corey", "core", "en").kind == "ask"
    assert compare("cookies", "cook", "en").kind == "different"


@pytest.mark.parametrize(("short", "whole"), [("dino", "dinosaur"), ("Limo", "limousine"), ("gramps", "grandfather")])
def test_j8_a_word_cut_short_is_the_word(short: str, whole: str):
    assert compare(short, whole, "en").kind == "same"


def test_j7_an_invented_word_is_asked_about_with_a_capital_too():
    for clue in ("Swee'ting", "swee'ting", "Blorftic", "blorftic"):
        assert check(clue, "cake", "en").reason == "unknown", clue
    assert check("Zidane", "football", "en").kind == "different"


def test_j7_digits_for_letters_hide_no_word():
    assert check("b3ar", "bear", "en").kind == "same"
    assert compare("$nake", "snakes", "en").kind == "same"
    for clue in ("R2D2", "MP3", "H2O", "007", "4x4"):
        assert check(clue, "robot", "en").kind == "different"
