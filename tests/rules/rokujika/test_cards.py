"""The file of cards: what is in it, and that nothing wrong gets past the reader."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import pytest

from rules.rokujika.cards import CARDS, BadCards, read_cards

TEXT = files("rules.rokujika").joinpath("cards.json").read_text(encoding="utf-8")


def test_the_set_is_the_one_that_was_tuned_by_simulation():
    """RULINGS, section 5: 465 of 512 sets are legal, the mean product is 5.17, the highest 18."""
    assert Counter(card.tier for card in CARDS.cards.values()) == {1: 8, 2: 8, 3: 8}
    assert len(CARDS.products) == 465
    assert round(sum(CARDS.products.values()) / 465, 2) == 5.17
    assert sorted(set(CARDS.products.values())) == [1, 2, 3, 4, 6, 8, 9, 12, 18]


@pytest.mark.parametrize(
    ("sixth", "sets"),
    [("market", 46), ("jam", 32), ("mountain", 18), ("wagyu", 1), ("speciality", 58), ("miracle", 11)],
)
def test_as_many_sets_fulfil_a_card_as_were_counted(sixth, sets):
    assert sum(sixth in fulfilled for fulfilled in CARDS.fits.values()) == sets


def test_points_add_up():
    assert sum(sixth.points for sixth in CARDS.sixths.values()) == 220


def broken(change) -> str:
    """The line with which a changed file is refused."""
    lines = json.loads(TEXT)
    change(lines)
    with pytest.raises(BadCards) as refused:
        read_cards(json.dumps(lines))
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda f: f["cards"][0]["with"][0].update(cards=["brewery"]), "rice: with brewery, which is no card"),
        (lambda f: f["cards"][0]["with"][0].update(cards=["dairy"]), "rice: with dairy, which is of the same tier"),
        (lambda f: f["cards"][0]["with"][0].pop("base"), "rice: with brewing it has either a base or is forbidden"),
        (lambda f: f["cards"][0]["with"][0].update(forbidden=True), "rice: with brewing it has either"),
        (lambda f: f["cards"][3].update(base=0), "dairy: base: Input should be greater than or equal to 1"),
        (lambda f: f["cards"][3].pop("base"), "dairy: base: Field required"),
        (lambda f: f["cards"][3].update(colour="white"), "dairy: colour: Extra inputs are not permitted"),
        (lambda f: f["cards"][3].pop("name"), "card 4: name: Field required"),
        (lambda f: f["cards"][3].update(tier=2), "7 cards of tier 1 instead of 8"),
        (lambda f: f["cards"].pop(), "7 cards of tier 3 instead of 8"),
        (lambda f: f["cards"][1].update(name="rice"), "rice is 2 times in the file"),
        (lambda f: f["sixths"].pop(), "23 sixth cards instead of 24"),
        (lambda f: f["sixths"][1].update(primary=["plums"]), "jam: needs plums, which is no card"),
        (lambda f: f["sixths"][1].update(primary=["inn"]), "jam: needs inn as tier 1, but it is of tier 3"),
        (lambda f: f["sixths"][1].update(points="many"), "jam: points: Input should be a valid integer"),
        (lambda f: f["sixths"][1].update(product=40), "jam: no set fulfils it"),
        (lambda f: f["sixths"].insert(0, "jam"), "sixth card 1: the line: Input should be a valid dictionary"),
        (lambda f: f["boxed"].append("rice"), "rice is 2 times"),
        (lambda f: f["boxed"].pop(), "3 boxed cards instead of 4"),
        (lambda f: f.pop("sixths"), "the file has ['boxed', 'cards'] instead of boxed, cards, sixths"),
    ],
)  # fmt: skip
def test_bad_data_is_refused_in_a_line_that_names_the_card(change, line):
    assert broken(change).startswith(line)


@pytest.mark.parametrize("text", ["", "[]", '{"cards": 3}', '{"cards": ['])
def test_a_file_that_is_no_list_of_cards_is_refused(text):
    with pytest.raises(BadCards, match="the file is no list of cards"):
        read_cards(text)
