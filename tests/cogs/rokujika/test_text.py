"""Texts of a village: contents, length limits, names of every card."""

from __future__ import annotations

import pytest

from bot.i18n import localizer
from cogs.rokujika.table import choices, in_lines
from cogs.rokujika.text import EMOJI, LONGEST_DESCRIPTION, VillageText, steps
from rules.rokujika.cards import CARDS, Trio, offers, shortlist
from rules.rokujika.state import Combine, TurnDone
from tests.rules.rokujika.builders import BARREN, Played, at

SAY = localizer("en")
MOST_TEXT = 4000  # total text of a Discord message
REST = 600  # title, deadline, the race


def words(game: Played) -> VillageText:
    return VillageText(game.seen, SAY)


def crowded() -> Played:
    """Return the largest village: every card in play, many trademarks."""
    everything = {"front": tuple(CARDS.cards), "pile": (), "coins": 999, "paid": 21}
    return at(BARREN).with_(**everything, trademarks=tuple(CARDS.sixths)[6:])


def test_every_card_has_a_sign_and_names_in_english_and_japanese():
    assert set(EMOJI) == set(CARDS.cards)
    for kind, names in (("card", CARDS.cards), ("sixth", CARDS.sixths)):
        for name in names:
            assert SAY.knows(f"rokujika-{kind}-{name}")
            assert any(ord(sign) > 0x3000 for sign in SAY(f"rokujika-original-{name}"))
    assert len({SAY(f"rokujika-card-{card}") for card in CARDS.cards}) == 24
    assert len({SAY(f"rokujika-sixth-{sixth}") for sixth in CARDS.sixths}) == 24


def test_the_japanese_name_follows_a_name_in_another_language():
    game = at("dairy milling inn", sixths="cheese speciality miracle")
    assert "Dairy 酪農" in VillageText(game.seen, SAY).card("dairy")
    assert "**Farm cheese** 農場チーズ ·" in VillageText(game.seen, SAY).sixth_line("cheese")
    assert VillageText(game.seen, localizer("ja")).card("dairy").endswith(" 酪農")
    assert VillageText(game.seen, localizer("ja")).sixth_line("cheese").count("農場チーズ") == 1
    assert "**農場チーズ** ·" in VillageText(game.seen, localizer("ja")).sixth_line("cheese")


@pytest.mark.parametrize("game", [at(BARREN), at(BARREN).buy(6), crowded()])
def test_the_words_fit_into_a_message(game: Played):
    said = words(game)
    lines = [said.news(), *said.display(), *said.front(), said.prompt("x" * 64)]
    assert len("\n".join(lines)) <= MOST_TEXT - REST


def test_every_choice_fits_into_a_select_and_a_button():
    select, buttons = (row.to_component_dict()["components"] for row in choices(99_999_999, 999, words(crowded())))
    assert all(len(part["custom_id"]) <= 100 for part in (*select, *buttons))
    assert len(select[0]["options"]) == 25
    assert all(len(option["value"]) <= 100 for option in select[0]["options"])
    sets = [f"m:99999999:999:{Combine(cards=trio, sixth=sixth).model_dump_json()}" for trio, sixth in every_set()]
    assert max(map(len, sets)) <= 100, "any of them may be the best one, on a button"


def every_set() -> list[tuple[Trio, str | None]]:
    return [(trio, sixth) for trio, sixths in CARDS.fits.items() for sixth in (*sixths, None)]


def test_a_sixth_card_shows_its_condition_and_marks_cards_in_play():
    said = words(at("dairy milling inn", sixths="cheese speciality miracle"))
    assert said.sixth_line("cheese") == "▫️ ⭐ 6 **Farm cheese** 農場チーズ · **Dairy** + Fermenting / Smoking"
    assert said.sixth_line("miracle").endswith("a set worth 18 or more")
    assert said.sixth_line("cheese", in_full=False) == "▫️ ⭐ 6 **Farm cheese**"


def test_what_can_be_scored_is_marked():
    assert words(at("fruit sweets stand", sixths="jam")).sixth_line("jam").startswith("✅")


def test_r18_r19_the_cards_in_front_tell_what_they_count_with_others():
    lines = "\n".join(words(at("forestry crafts export")).front())
    assert "🌲 Forestry **1** (3 with Crafts; never with Freezing / Pickling)" in lines
    assert "🔨 Crafts **1** (2 with Forestry; never with Farm restaurant)" in lines
    assert "🚢 Export **1** (3 with Brewing / Freezing)" in lines


def test_an_offer_says_what_it_brings_and_how():
    said = words(at("rice brewing export", sixths="miracle"))
    label, how = said.offer(said.offers[0])
    assert label == "18 🪙 + 12 ⭐ · Village miracle"
    assert how == "🌾 Rice 3 × 🍶 Brewing 2 × 🚢 Export 3"
    assert said.gain(said.offers[0]) == "18 🪙 + 12 ⭐"
    plain = words(at("rice milling export", sixths="jam ham wagyu ranch winery beeswax"))
    assert plain.offer(plain.offers[0])[0] == plain.gain(plain.offers[0]) == "4 🪙"


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        (at(BARREN), "no set yet. Draw a card or end your turn."),
        (at("fruit sweets stand"), "make a set or draw another card."),
        (at("fruit sweets stand").with_(coins=0), "make a set."),
        (at(BARREN).with_(coins=0), "the game ends here"),
        (at(BARREN).with_(pile=(), discards=()), "no set this time. End your turn."),
        (at(BARREN).buy(6), "pick a goal to keep as your trademark"),
        (at(BARREN).buy(5), "Your next coin also earns a trademark."),
        (at(BARREN).buy(3), "Pay 3 more coins this turn for a trademark."),
    ],
)
def test_the_prompt_says_what_to_do(game: Played, asked: str):
    assert asked in words(game).prompt("ana")


def test_no_trademark_is_promised_that_cannot_be_paid():
    assert "trademark" not in words(at(BARREN).buy(3).with_(coins=2)).prompt("ana")


def test_the_pile_is_counted_for_the_player():
    game = at(BARREN)
    assert "In the pile (21): " in "\n".join(words(game).front())
    empty = game.with_(pile=(), discards=game.village.pile)
    assert "The pile is empty; the 21 discards get shuffled." in "\n".join(words(empty).front())
    assert "You've drawn every card." in "\n".join(words(crowded()).front())


def test_the_result_of_the_last_turn_is_shown():
    said = words(at("fruit sweets stand", sixths="jam").combine("fruit sweets stand", "jam"))
    assert "plus **Homemade jam** for **5** ⭐" in said.news()
    assert words(at(BARREN).stop()).news() == "▫️ Turn 1: no set."
    assert "A new village!" in words(at(BARREN)).news()
    plain = words(at("rice milling export", sixths="jam ham wagyu ranch winery beeswax").combine("rice milling export"))
    assert "= **4** 🪙" in plain.news()


def test_the_last_turn_is_announced():
    assert words(at().pass_turns(9)).turn() == "last turn!"
    assert words(at().pass_turns(8)).turn() == "turn 9 of 10"


def test_r16_no_row_stays_longer_than_the_game():
    def rows(turns: int) -> list[str]:
        said = words(at().pass_turns(turns))
        return [said.row(row) for row in range(3)]

    assert rows(0) == ["🔴 Row 1 · last turn", "⚪⚪ Row 2 · 2 turns left", "⚪⚪⚪ Row 3 · 3 turns left"]
    assert rows(8) == ["🔴 Row 1 · last turn", "⚪⚪ Row 2 · 2 turns left", "⚪⚪ Row 3 · 2 turns left"]
    assert rows(9) == [f"🔴 Row {row} · last turn" for row in (1, 2, 3)]


def test_the_description_tells_everything_the_picture_shows():
    said = words(at("dairy milling inn", sixths="cheese speciality miracle").with_(trademarks=("jam",)))
    told = said.description()
    assert "turn 1 of 10: 10 coins, 0 points, 21 cards in the pile." in told
    assert "Farm cheese 6 (Dairy + Fermenting / Smoking)" in told
    assert "Your trademarks: Homemade jam 5 (Fruit / Beekeeping + Pickling / Confectionery)." in told
    assert "Grow: Dairy 2." in told
    assert "Best set: 4 🪙: " in told
    assert len(words(crowded()).description()) <= LONGEST_DESCRIPTION


def test_the_chart_in_words():
    assert steps([TurnDone(0, None, 0, None, 10, 0), TurnDone(0, None, 0, None, 12, 5)]) == "1: 10+0, 2: 12+5"


@pytest.mark.parametrize("most", [12, 25, 600])
def test_the_shortlist_keeps_the_best_way_to_every_sixth_card(most: int):
    game = crowded().seen
    found = offers(game.front, game.display)
    chosen = shortlist(found, most)
    assert len(chosen) == min(most, len(found))
    assert [found.index(offer) for offer in chosen] == sorted(found.index(offer) for offer in chosen)
    for sixth in {offer.sixth for offer in found}:
        best = max(offer.gain for offer in found if offer.sixth == sixth)
        assert best == max(offer.gain for offer in chosen if offer.sixth == sixth)


def test_r19_a_card_of_each_tier_without_a_set_says_which_cards_clash():
    assert "Forestry and Freezing don't go together." in words(at("forestry freezing online")).prompt("Ana")
    assert "don't go together" not in words(at("forestry crafts online")).prompt("Ana"), "there is a set"
    assert "don't go together" not in words(at("forestry freezing pickling")).prompt("Ana"), "a tier is missing"


def test_the_places_of_a_race_are_a_list_and_two_in_a_line_if_there_are_many():
    assert list(in_lines("1234")) == ["1", "2", "3", "4"]
    assert list(in_lines("12345")) == ["1 · 2", "3 · 4", "5"]
