"""The pictures of Rokujika Collection: one for every situation, and nothing in them that the view does not tell."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.pictures import SEAT_COLOURS, encode
from bot.pictures.sprites import UNIT
from cogs.rokujika import sprites
from cogs.rokujika.chart import Growth, chart_key, paint_chart
from cogs.rokujika.picture import paint_race, paint_village, race_key, village_key
from cogs.rokujika.symbols import SYMBOLS
from rules.rokujika.cards import CARDS
from rules.rokujika.computer import at_random
from rules.rokujika.state import Racer, RokujikaOptions, TurnDone, VillageView
from tests.rules.rokujika.builders import BARREN, GAME, at

JAM = "fruit sweets stand"


def village_pictures() -> dict[str, VillageView]:
    """Different things that can be seen in a village."""
    return {
        "start": at(BARREN).seen,
        "a card more": at(BARREN).buy().seen,
        "a set": at(JAM, sixths="ham ranch winery beeswax wagyu dried-fish").seen,
        "a set that scores": at(JAM, sixths="jam").seen,
        "trademark offered": at(BARREN).buy(6).seen,
        "trademark": at(BARREN, sixths="jam").buy(6).register("jam").seen,
        "second turn": at(JAM, sixths="jam").combine(JAM, "jam").seen,
        "no set": at(BARREN).stop().seen,
        "everything in front": at(BARREN).with_(coins=30, front=tuple(CARDS.cards), pile=()).seen,
        "nine trademarks": at(BARREN).with_(trademarks=tuple(CARDS.sixths)[6:15]).seen,
        "nothing in the middle": at(BARREN).with_(display=(None,) * 6).seen,
        "last turn": at().pass_turns(9).seen,
    }


VILLAGES = village_pictures()


def pixels(picture: Image.Image) -> bytes:
    return picture.convert("RGBA").tobytes()


def is_small_palette_png(picture: Image.Image) -> bool:
    file = encode(picture)
    opened = Image.open(BytesIO(file))
    return opened.mode == "P" and opened.width == round(900 * UNIT) and len(file) < 40 * 1024


@pytest.mark.parametrize("name", VILLAGES)
def test_every_village_is_a_small_palette_png(name: str):
    assert is_small_palette_png(paint_village(VILLAGES[name]))


def test_different_villages_have_different_keys_and_pictures():
    assert len({village_key(village, None) for village in VILLAGES.values()}) == len(VILLAGES)
    assert len({pixels(paint_village(village)) for village in VILLAGES.values()}) == len(VILLAGES)


def test_in_a_whole_game_equal_keys_are_equal_pictures():
    rng = Random(4)
    state = GAME.deal(1, RokujikaOptions(), rng)
    by_key: dict[object, bytes] = {}
    while state.outcome is None:
        view = GAME.view(state, 0).village
        picture = pixels(paint_village(view))
        assert by_key.setdefault(village_key(view, None), picture) == picture
        state = GAME.play(state, 0, at_random(view, rng), rng).state
    assert len(set(by_key.values())) == len(by_key) > 15


def test_what_is_not_drawn_changes_neither_key_nor_picture():
    village = VILLAGES["second turn"]
    other = village.model_copy(
        update={
            "paid": 3,
            "may_buy": False,
            "sixths_left": 1,
            "discards": village.discards[::-1],
            "scored": ("jam", "ham"),
        }
    )
    assert village_key(other, None) == village_key(village, None)
    assert pixels(paint_village(other)) == pixels(paint_village(village))


@pytest.mark.parametrize("seat", range(6))
def test_in_a_race_the_frame_has_the_colour_of_the_seat(seat: int):
    picture = paint_village(VILLAGES["start"], SEAT_COLOURS[seat]).convert("RGBA").convert("RGB")
    assert picture.getpixel((360, 5)) == SEAT_COLOURS[seat]


def test_every_card_and_every_sixth_card_looks_different():
    assert set(SYMBOLS) == set(CARDS.cards)
    assert len({pixels(sprites.tile(card, "", 88).image) for card in CARDS.cards}) == 24
    assert len({pixels(sprites.chip(card, 44, here).image) for card in CARDS.cards for here in (False, True)}) == 48
    shown = {pixels(sixth_card(sixth)) for sixth in CARDS.sixths}
    assert len(shown) == 24


def sixth_card(sixth: str, *front: str) -> Image.Image:
    """A sixth card in the picture of a village with these cards in front."""
    village = at(BARREN).with_(display=(sixth, *(None,) * 5), front=front).seen
    box = (64, 95, 64 + sprites.SIXTH_WIDTH, 95 + sprites.SIXTH_HEIGHT)
    return paint_village(village).convert("RGBA").convert("RGB").crop(tuple(round(edge * UNIT) for edge in box))


@pytest.mark.parametrize("sixth", CARDS.sixths)
def test_everything_a_sixth_card_asks_for_fits_on_it(sixth: str):
    """Each asked card changes the picture where it stands, inside the card's rim."""
    bare = sixth_card(sixth)
    for card, *_ in sprites.chips(sixth):
        left, top, right, bottom = ImageChops.difference(bare, sixth_card(sixth, card)).getbbox()
        assert left > 68 * UNIT
        assert right <= (sprites.SIXTH_WIDTH - 2) * UNIT
        assert top >= 2 * UNIT
        assert bottom <= (sprites.SIXTH_HEIGHT - 2) * UNIT


def test_a_card_that_can_be_scored_glows_and_a_trademark_has_a_seal():
    plain, glowing, sealed = (sprites.sixth("jam", "Homemade jam", *how) for how in ((), (True,), (False, True)))
    assert len({pixels(sprite.image) for sprite in (plain, glowing, sealed)}) == 3


def racer(turn: int = 3, coins: int = 12, points: int = 20, score: int | None = None) -> Racer:
    return Racer(turn=turn, coins=coins, points=points, score=score, history=())


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_race_is_a_small_palette_png(seats: int):
    assert is_small_palette_png(
        paint_race((racer(),) * seats, ("Ana", "Benjamin the Great", "Cy", "花子", "Dee", "Eve"))
    )


def test_every_difference_in_a_race_shows():
    races = [
        (racer(), racer()),
        (racer(turn=4), racer()),
        (racer(coins=13), racer()),
        (racer(points=21), racer()),
        (racer(score=32), racer()),
        (racer(), racer(turn=4)),
    ]
    names = ("Ana", "Ben")
    assert len({race_key(race, names) for race in races}) == len(races)
    assert len({pixels(paint_race(race, names)) for race in races}) == len(races)


def test_the_race_and_the_result_name_the_players():
    race = (racer(), racer())
    assert race_key(race, ("Ana", "Ben")) != race_key(race, ("Ana", "Cy"))
    assert pixels(paint_race(race, ("Ana", "Ben"))) != pixels(paint_race(race, ("Ana", "Cy")))
    for others in ([], [grown((8, 3), place=2)]):
        ana, ben = ([grown((9, 3))._replace(name=name), *others] for name in ("Ana", "Ben"))
        assert chart_key(ana) != chart_key(ben)
        assert pixels(paint_chart(ana)) != pixels(paint_chart(ben))


def test_cards_have_names_where_they_fit():
    assert sprites.tile_name("Confectionery", 275)[1] == ("Confectionery",)
    assert sprites.tile_name("Dairy", 275)[0] > sprites.tile_name("Confectionery", 275)[0], "as large as they can be"
    assert sprites.tile_name("Roadside station", 275)[1] == ("Roadside", "station")
    assert sprites.tile_name("Confectionery", 99) == (0, ())
    for glows in (False, True):
        named, nameless = (sprites.sixth("jam", label, glows).image for label in ("Homemade jam", ""))
        assert pixels(named) != pixels(nameless)


def grown(*totals: tuple[int, int], score: int | None = None, place: int = 1) -> Growth:
    turns = tuple(TurnDone(0, None, 0, None, coins, points) for coins, points in totals)
    return Growth(turns, sum(totals[-1]) if score is None else score, place)


def test_the_chart_of_one_and_of_a_race_are_small_palette_pngs():
    rising = grown(*((10 + turn, 9 * turn) for turn in range(10)))
    low = grown((3, 0), (0, 0), score=-1, place=2)
    high = grown(*((40 * turn + 5, 20 * turn) for turn in range(10)), place=1)
    charts = [[rising], [low], [high], [rising, low], [low, rising], [rising] * 6, [high, low, rising]]
    for chart in charts:
        assert is_small_palette_png(paint_chart(chart))
    assert len({chart_key(chart) for chart in charts}) == len({pixels(paint_chart(chart)) for chart in charts})


def test_coins_and_points_look_different_in_the_chart():
    assert pixels(paint_chart([grown((30, 0))])) != pixels(paint_chart([grown((0, 30))]))
