"""The pictures of Only One Collection: one for every situation, and nothing in them that the view does not tell."""

from __future__ import annotations

from io import BytesIO
from itertools import groupby
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.i18n import localizer
from bot.pictures import encode
from bot.pictures.colours import GOLD, RED
from cogs.learn.pages import example_record
from cogs.only_one.picture import SEAT_COLOURS, paint, picture_key
from cogs.only_one.text import collections_in_words
from rules.only_one.cards import KINDS, NAMED
from rules.only_one.state import OnlyOneOptions, OnlyOneView
from tests.rules.only_one.builders import GAME, Played, at, columns, scored


def seen(game: Played) -> OnlyOneView:
    return GAME.view(game.state, None)


def pixels(view: OnlyOneView) -> bytes:
    return paint(view, NAMES).convert("RGBA").tobytes()


def painted(view: OnlyOneView) -> Image.Image:
    return paint(view, NAMES).convert("RGBA").convert("RGB")


NAMES = ("Ana", "Ben", "Cy", "Dee")
THREE = columns("9 4A", "6A 8A", "10 5 6B")
FAMILIARS = "seer gleaner keeper"


def situations() -> dict[str, OnlyOneView]:
    """Different things that can be seen on a table."""
    return {
        "start": seen(at(THREE)),
        "two players": seen(at((*THREE[:2], ("10", "5")), seats=2)),
        "two players, one ended": seen(at((*THREE[:2], ("10", "5")), seats=2).collect(2)),
        "four players": seen(at((*THREE, ("7",)))),
        "turned up": seen(at(THREE, draw="6A").turn_up()),
        "the Fig turned up": seen(at(THREE, draw="1").turn_up()),
        "after a bust": seen(at(THREE, draw="6A").explore(3)),
        "after a collect": seen(at(THREE).collect(2)),
        "the next card is the Fig": seen(at(THREE, draw="2 1").explore(1)),
        "first round": seen(at(columns("seer", "gleaner 2", "keeper"), round=1)),
        "familiars": seen(at(THREE, familiars=FAMILIARS, hands=("2 2*", "egg", ""))),
        "the seer looks": seen(at(THREE, familiars=FAMILIARS).peek()),
        "the seer sees the Fig's back": seen(at(THREE, familiars=FAMILIARS, draw="2 1").peek()),
        "the picker chooses": seen(at(THREE, familiars="picker gleaner keeper", draw="6A").explore(3)),
        "teams": seen(at((*THREE, ("7",)), teams=True)),
        "scoring begins": seen(scored("1 2", "3*", "9 9", steps=0)),
        "special icons": seen(scored("1 2", "3*", "9 9", steps=1)),
        "first value": seen(scored("1 2", "3*", "9 9", steps=2)),
        "nobody has any": seen(scored("1 2", "3*", "9 9", steps=6)),
        "bonus": seen(scored("1 2", "9 3*", "9 9", discards="9", steps=11)),
        "powers score": seen(scored("1 2", "9 9", "9 9 9", familiars="keeper seer gleaner", discards="9", steps=11)),
        "over": seen(scored("1 2", "3*", "9 9")),
        "over, two": seen(scored("1 2", "3*")),
        "over, four": seen(scored("1 2", "3*", "", "10")),
        "over, teams": seen(scored("1 2", "3*", "", "10", teams=True)),
        "over, points of familiars": seen(scored("1 2", "3*", "9 9", familiars="early seer gleaner", earned=(2, 0, 0))),
    }


SITUATIONS = situations()


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_situation_is_a_small_palette_png(name: str):
    file = encode(paint(SITUATIONS[name], NAMES))
    picture = Image.open(BytesIO(file))
    assert picture.mode == "P"
    assert picture.width == 900
    assert picture.height < 640, "flat enough for one screen of a phone"
    assert len(file) < 40_000


def test_different_situations_have_different_keys_and_pictures():
    assert len({picture_key(view, NAMES) for view in SITUATIONS.values()}) == len(SITUATIONS)
    assert len({pixels(view) for view in SITUATIONS.values()}) == len(SITUATIONS)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"familiars": "random"}), (4, {"teams": True})])
def test_in_whole_games_equal_keys_are_equal_pictures(seats: int, options: dict[str, object]):
    rng = Random(seats)
    state = GAME.deal(seats, OnlyOneOptions.model_validate(options), rng)
    by_key: dict[object, bytes] = {}
    while True:
        view = GAME.view(state, None)
        picture = pixels(view)
        assert by_key.setdefault(picture_key(view, NAMES), picture) == picture
        if state.phase == "scoring":
            state = GAME.expire(state, rng).state
        elif view.to_act:
            seat = view.to_act[0]
            state = GAME.play(state, seat, rng.choice(GAME.moves(state, seat)), rng).state
        else:
            break
    assert len(set(by_key.values())) > 40


@pytest.mark.parametrize("field", ["epoch", "seat", "to_act", "last", "peek"])
def test_what_is_not_drawn_changes_neither_key_nor_picture(field: str):
    changed = {"epoch": 99, "seat": 1, "to_act": (), "last": None, "peek": ("2", "3", "5")}
    for view in SITUATIONS.values():
        other = view.model_copy(update={**{field: changed[field]}})
        assert picture_key(other, NAMES) == picture_key(view, NAMES)
        assert pixels(other) == pixels(view)


def test_c60_the_picture_does_not_show_what_the_seer_sees():
    looks = [at(THREE, familiars=FAMILIARS, draw=draw).peek().state for draw in ("2 3 7", "8A egg 2*")]
    assert len({pixels(GAME.view(state, 0)) for state in looks}) == 1


def test_c13_the_picture_does_not_show_what_was_discarded():
    assert pixels(seen(at(THREE, discards="2 3"))) == pixels(seen(at(THREE, discards="7 egg")))
    assert pixels(seen(at(THREE, discards="2 3"))) != pixels(seen(at(THREE, discards="2")))


def test_every_card_and_familiar_looks_different():
    view = SITUATIONS["start"]
    assert len({pixels(view.model_copy(update={"columns": ((card,), (), ())})) for card in (*KINDS, *NAMED)}) == len(
        KINDS
    ) + len(NAMED)
    assert len({pixels(view.model_copy(update={"card": card})) for card in KINDS}) == len(KINDS)
    assert len({pixels(view.model_copy(update={"familiars": (name, None, None)})) for name in NAMED}) == len(NAMED)


def test_columns_that_would_bust_are_rimmed_in_red_and_others_in_gold():
    fits, busts = painted(SITUATIONS["turned up"]), painted(SITUATIONS["start"])
    difference = ImageChops.difference(fits, busts).crop((212, 0, 900, 310))
    assert difference.getbbox() is not None
    colours = [fits.getpixel((x, 271)) for x in range(212, 890)]  # across the columns, below their cards
    assert [colour for colour, _ in groupby(colours) if colour in (GOLD, RED)] == [GOLD] * 2 + [RED] * 4


@pytest.mark.parametrize("seat", range(4))
def test_the_frame_has_the_colour_of_the_active_seat(seat: int):
    view = SITUATIONS["four players"].model_copy(update={"active": seat})
    assert painted(view).getpixel((360, 5)) == SEAT_COLOURS[seat]


def test_the_collections_are_described_without_english_words():
    view = seen(at(THREE, hands=("2 2*", "egg", "")))
    record = example_record("only-one", 3)
    assert collections_in_words(record, view, localizer("de")) == "A: 2 × 2; B: Ei; C: nichts"


def test_names_are_drawn_beside_the_collections_and_in_the_result():
    others = ("Ana", "Ben", "Zoe", "Dee")
    for view in SITUATIONS.values():
        changed = ImageChops.difference(painted(view), paint(view, others).convert("RGBA").convert("RGB")).getbbox()
        has_third = len(view.collections) > 2
        assert (changed is not None) == has_third
