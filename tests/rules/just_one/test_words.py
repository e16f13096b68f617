"""The mystery words (J-22): a sound table, cards of different words, translations, own word lists."""

from __future__ import annotations

import re
import time
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise, permutations
from random import Random

import pytest

from rules.errors import Refusal
from rules.just_one.language.words import (
    COLUMNS,
    SPOKEN,
    BadWords,
    deal_cards,
    fold,
    languages,
    own_cards,
    read_own_list,
    read_table,
    related,
    things,
    translations,
)

HEADER = "\t".join(COLUMNS)
APPLE = "fruit\tapple\tりんご\tりんご\tApfel\tpomme\tmanzana\tmaçã\tmela"
DOG = "animal\tdog\t犬\tいぬ\tHund\tchien\tperro\tcachorro\tcane"
LETTERS = {
    "en": "[A-Za-z]+(-[a-z]+)*",
    "ja": "[ぁ-ゖァ-ヶー一-龠々A-Z]+",
    "de": "[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*(-[A-Z][a-z]+)*",
    "fr": "[A-Za-zàâçèéêëîïôùûüœ]+(-[a-zàâçèéêëîïôùûüœ]+)*",
    "es": "[A-Za-záéíóúüñ-]+( [a-záéíóúüñ]+)*",
    "pt": "[A-Za-záâãàçéêíóôõú-]+( [a-záâãàçéêíóôõú]+)*",
    "it": "[A-Za-zàèéìòù-]+( [a-zàèéìòù']+)*",
}


def table(*rows: str) -> str:
    return "\n".join([HEADER, *rows]) + "\n"


# The table


def test_there_are_words_enough_of_many_kinds():
    kinds = Counter(thing.kind for thing in things())
    assert len(things()) >= 1_150
    assert 20 <= len(kinds) <= 30
    assert max(kinds.values()) <= 0.09 * len(things())
    assert min(kinds.values()) >= 15


def test_the_words_are_played_in_six_languages():
    assert languages() == ("en", "ja", "de", "fr", "es", "pt")


@pytest.mark.parametrize("language", SPOKEN)
def test_the_words_are_written_with_the_letters_of_their_language(language):
    odd = [thing.word(language) for thing in things() if not re.fullmatch(LETTERS[language], thing.word(language))]
    assert odd == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_thing_has_a_name_twice(language):
    for thing in things():
        names = [fold(name) for name in thing.called(language)]
        assert len(set(names)) == len(names), names


@pytest.mark.parametrize("language", languages())
def test_no_word_stands_twice(language):
    shown = Counter(fold(thing.word(language)) for thing in things())
    assert [word for word, times in shown.items() if times > 1] == []


def test_readings_are_those_of_the_kana():
    for thing in things():
        assert re.fullmatch("[ぁ-ゖー]+", thing.reading)
        if re.fullmatch("[ぁ-ゖァ-ヶー]+", thing.word("ja")):
            assert fold(thing.word("ja")) == thing.reading


def test_the_rows_of_a_kind_stand_together():
    kinds = [thing.kind for thing in things()]
    changes = sum(1 for one, next_one in pairwise(kinds) if one != next_one)
    assert changes == len(set(kinds)) - 1


def test_the_table_is_read_quickly_and_once():
    text = (files("rules.just_one") / "words.tsv").read_text(encoding="utf-8")

    def seconds() -> float:
        began = time.process_time()
        read_table(text)
        return time.process_time() - began

    assert min(seconds() for _ in range(5)) < 0.2  # about 15 ms; more while coverage is measured
    assert things() is things()


def test_rows_cannot_be_changed():
    with pytest.raises(AttributeError):
        things()[0].kind = "fruit"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "columns"),
        (HEADER.replace("\tde", "") + "\n", 1, "columns"),
        (table(APPLE, "fruit\tpear"), 3, "2 cells instead of 9"),
        (table(APPLE, ""), 3, "1 cells instead of 9"),
        (table(APPLE.replace("fruit", "Fruit")), 2, "'Fruit' is not a kind"),
        (table(APPLE.replace("\tりんご\tA", "\tリンゴ\tA")), 2, "'リンゴ' is not hiragana"),
        (table(DOG, APPLE.replace("pomme", "")), 3, "name in fr"),
        (table(DOG, APPLE.replace("mela", "mela|")), 3, "name in it"),
        (table(DOG, APPLE.replace("Apfel", " Apfel")), 3, "name in de"),
        (table(DOG, APPLE.replace("apple", "Dog")), 3, "en Dog is already in line 2"),
        (table(DOG, APPLE.replace("pomme", "chìen")), 3, "fr chìen is already in line 2"),
    ],
)
def test_a_malformed_row_is_named(text, line, reason):
    with pytest.raises(BadWords, match=re.escape(reason)) as caught:
        read_table(text)
    assert caught.value.line == line
    assert reason in caught.value.reason


def test_a_sound_table_is_read():
    dog, apple = read_table(table(DOG, APPLE.replace("manzana", "manzana|poma")))
    assert (dog.kind, dog.word("de"), dog.reading) == ("animal", "Hund", "いぬ")
    assert apple.called("es") == ("manzana", "poma")


# Families


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("fire", "firefighter"),
        ("baker", "bakery"),
        ("library", "librarian"),
        ("Feuerwehrmann", "Feuer"),
        ("Bäcker", "Backofen"),
        ("pêche", "pecheur"),
        ("消防士", "消防車"),
        ("犬小屋", "犬"),
        ("パン屋", "パン"),
        ("スノーボード", "スノーマン"),
        ("宝石", "石炭"),
    ],
)
def test_relatives_are_recognised(one, other):
    assert related(one, other)
    assert related(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("dog", "cat"), ("Po", "Polizei"), ("star", "stone"), ("犬", "猫"), ("カメ", "カモメ")]
)
def test_strangers_are_no_relatives(one, other):
    assert not related(one, other)


def test_folding_keeps_kana_with_and_without_marks_apart():
    assert fold("が") != fold("か")
    assert fold("カ") == fold("か") == fold("ｶ")
    assert fold("Œuf") == fold("oeuf")
    assert fold("ÉTÉ") == "ete"


# Cards


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(20))
def test_a_card_has_five_words_of_different_kinds_and_families(language, seed):
    kinds = {thing.word(language): thing.kind for thing in things()}
    for card in deal_cards(13, language, Random(seed)):
        assert len({kinds[word] for word in card}) == len(card) == 5
        assert not any(related(one, other) for one, other in combinations(card, 2))


@pytest.mark.parametrize("language", languages())
def test_no_word_comes_twice_in_a_game(language):
    dealt = [word for card in deal_cards(100, language, Random(1)) for word in card]
    assert len(set(dealt)) == len(dealt) == 500


def test_the_same_seed_deals_the_same_cards():
    assert deal_cards(13, "fr", Random(7)) == deal_cards(13, "fr", Random(7))
    assert deal_cards(13, "fr", Random(7)) != deal_cards(13, "fr", Random(8))


def test_the_order_of_the_words_seen_does_not_matter():
    seen = [thing.word("en") for thing in things()[:400]]
    assert deal_cards(13, "en", Random(3), seen=seen) == deal_cards(13, "en", Random(3), seen=set(seen))


def test_words_seen_in_the_channel_come_back_last():
    seen: set[str] = set()
    for game in range(15):
        dealt = {word for card in deal_cards(13, "de", Random(game), seen=seen) for word in card}
        assert not dealt & seen
        seen |= dealt
    assert len(seen) == 15 * 65


def test_the_few_words_not_yet_seen_come_first():
    fresh = {word for card in deal_cards(5, "ja", Random(2)) for word in card}
    seen = {thing.word("ja") for thing in things()} - fresh
    dealt = [word for card in deal_cards(13, "ja", Random(9), seen=seen) for word in card]
    assert fresh < set(dealt)
    assert len(set(dealt)) == 65


def test_a_word_seen_in_another_language_is_seen():
    seen = {thing.word("en") for thing in things()[65:]}
    unseen = {thing.word("fr") for thing in things()[:65]}
    first, *_ = deal_cards(1, "fr", Random(4), seen=seen)
    assert unseen & set(first)


def test_when_all_was_seen_the_game_goes_on():
    seen = {thing.word("en") for thing in things()}
    assert len(deal_cards(13, "en", Random(5), seen=seen)) == 13


def test_more_cards_than_words_cannot_be_dealt():
    with pytest.raises(ValueError, match="too few for 400 cards"):
        deal_cards(400, "en", Random(1))


def test_cards_are_not_dealt_in_a_language_that_is_not_played():
    with pytest.raises(ValueError, match="'it'"):
        deal_cards(13, "it", Random(1))


# Translations


@pytest.mark.parametrize(
    ("word", "language", "names"),
    [
        ("dog", "en", {"hund", "chien", "perro", "犬", "いぬ"}),
        ("DOG", "en", {"hund"}),
        ("chien", "fr", {"dog", "hund", "perro"}),
        ("Schloss", "de", {"castle", "château"}),
        ("冷蔵庫", "ja", {"fridge", "refrigerator", "kühlschrank", "frigo"}),
        ("oeuf", "fr", {"egg", "ei", "huevo", "uovo", "卵"}),
        ("butterfly", "en", {"schmetterling", "papillon", "mariposa", "farfalla", "蝶"}),
        ("Schmetterling", "de", {"butterfly", "papillon", "mariposa", "farfalla"}),
        ("pineapple", "en", {"ananas", "piña", "パイナップル"}),
        ("police", "en", {"polizei", "policía", "警察"}),
        ("lawyer", "en", {"anwalt", "avocat", "abogado", "弁護士"}),
        ("Fingernagel", "de", {"fingernail", "ongle", "uña", "unghia", "爪"}),
        ("crane", "en", {"kranich", "grue", "鶴"}),
        ("bat", "en", {"fledermaus", "chauve-souris", "コウモリ"}),
    ],
)
def test_a_translation_is_known(word, language, names):
    assert names <= translations(word, language)


@pytest.mark.parametrize(("one", "other"), list(permutations(languages(), 2)))
def test_translations_are_known_both_ways(one, other):
    mine = {fold(name) for thing in things() for name in thing.called(one)}
    for thing in things():
        name = thing.word(other)
        if fold(name) not in mine:
            assert name.casefold() in translations(thing.word(one), one)


def test_another_name_in_the_same_language_is_no_translation():
    assert "couch" not in translations("sofa", "en")  # though it is German too
    assert "sofa" not in translations("sofa", "en")


def test_a_word_of_the_language_itself_is_no_translation():
    assert "pan" not in translations("bread", "en")  # Spanish for bread, but in English something to fry in
    assert "gift" not in translations("poison", "en")
    assert "pan" in translations("pain", "fr")


def test_a_name_shown_for_one_thing_does_not_stand_for_another():
    assert "queue" not in translations("Schlange", "de")  # the snake, not the queue
    assert "snake" in translations("Schlange", "de")


def test_unknown_words_have_no_translations():
    assert translations("quux", "en") == frozenset()


# Own word lists

OWN = [f"{sign}{other}xyz" for sign in "abcdefghij" for other in "klmnopq"]  # 70 words, no two of one family


def refusal(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read_own_list(text)
    return caught.value


def test_an_own_list_is_one_word_a_line():
    assert read_own_list("\n".join(OWN)) == OWN


def test_comments_blank_lines_and_margins_are_passed_over():
    text = "\ufeff# Our words\r\n\r\n  Piñata \t\r\n\u3000忍者\r\nC#\rice cream # cold\n#none\n" + "\n".join(OWN)
    assert read_own_list(text) == ["Piñata", "忍者", "C#", "ice cream", *OWN]


def test_repetitions_are_dropped():
    assert read_own_list("\n".join(["Cafe\u0301", *OWN, "café", "CAFE", OWN[0].upper()])) == ["Café", *OWN]


def test_a_list_needs_words_for_thirteen_cards():
    no = refusal("\n".join(OWN[:64]))
    assert (no.key, no.values) == ("just-one-words-too-few", {"words": 64, "least": 65})
    assert len(read_own_list("\n".join(OWN[:65]))) == 65
    assert refusal("").values["words"] == 0


def test_a_list_may_not_be_endless():
    many = [f"word{number}" for number in range(5_001)]
    assert len(read_own_list("\n".join(many[:5_000]))) == 5_000
    no = refusal("\n".join(many))
    assert (no.key, no.values) == ("just-one-words-too-many", {"most": 5_000})


def test_a_word_may_not_be_too_long():
    assert "x" * 40 in read_own_list("\n".join([*OWN, "x" * 40]))
    no = refusal("\n".join(["one", "", "y" * 41, *OWN]))
    assert (no.key, no.values) == ("just-one-words-too-long", {"line": 3, "word": "y" * 40 + "…", "most": 40})


@pytest.mark.parametrize("sign", ["\0", "\x07", "\x0b", "\x1b", "\x7f", "\x85", "\u200b", "\u202e", "\u2028", "\ue000"])
def test_signs_that_cannot_be_seen_are_refused(sign):
    no = refusal("\n".join(["one", f"t{sign}wo", *OWN]))
    assert (no.key, no.values) == ("just-one-words-control", {"line": 2})
    assert refusal("\n".join([*OWN, f"edge{sign}"])).key == "just-one-words-control"


def test_a_tab_inside_a_word_is_refused():
    assert refusal("\n".join(["one\ttwo", *OWN])).key == "just-one-words-control"


def test_own_cards_use_each_word_once():
    dealt = [word for card in own_cards(OWN, 13, Random(1)) for word in card]
    assert len(dealt) == 65
    assert len(set(dealt)) == 65
    assert set(dealt) <= set(OWN)
    assert own_cards(OWN, 13, Random(1)) == own_cards(OWN, 13, Random(1)) != own_cards(OWN, 13, Random(2))


def test_own_words_that_were_seen_come_back_last():
    seen = [word.upper() for word in OWN[:35]]
    cards = own_cards(OWN, 13, Random(1), seen=seen)
    assert {word for card in cards[:7] for word in card} == set(OWN[35:])


def test_relatives_in_an_own_list_meet_only_when_nothing_else_is_left():
    numbered = [f"word{number}" for number in range(10)]
    strangers = OWN[:40]
    cards = own_cards([*numbered, *strangers], 5, Random(1))
    assert not any(related(one, other) for card in cards for one, other in combinations(card, 2))
    assert len(own_cards(numbered, 2, Random(1))) == 2


def test_too_few_own_words_for_the_cards_are_refused():
    with pytest.raises(Refusal) as caught:
        own_cards([*OWN, OWN[0].upper()], 15, Random(1))
    assert caught.value.key == "just-one-words-too-few"
    assert caught.value.values == {"words": 70, "least": 75}
