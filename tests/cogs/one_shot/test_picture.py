"""The pictures of ONE SHOT: one for every situation, and nothing in them that the view does not tell."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.pictures import encode
from cogs.one_shot.picture import SEAT_COLOURS, paint, picture_key
from rules.game import Outcome
from rules.one_shot.state import TILES, OneShotOptions, OneShotView, TieBreak
from tests.rules.one_shot.builders import GAME, Played, at, final, overshoot, stack, tile

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def seen(game: Played) -> OneShotView:
    return GAME.view(game.state, None)


def pixels(view: OneShotView, names: Sequence[str] = NAMES) -> bytes:
    return paint(view, names).convert("RGBA").tobytes()


def painted(view: OneShotView) -> Image.Image:
    return paint(view, NAMES).convert("RGBA").convert("RGB")


def key(view: OneShotView) -> Hashable:
    return picture_key(view, NAMES)


def tie(*taken: str, **fields: object) -> Played:
    """A tie-break in which each contender has these tiles."""
    hands = tuple(tuple(tile(code) for code in codes.split()) for codes in taken)
    rest = tuple(face for face in TILES if not any(face in hand for hand in hands))
    contenders = tuple(range(len(taken)))
    game = final(at(seats=max(2, len(taken))), phase="tie", scores=((10,),) * len(taken))
    game.state = game.state.model_copy(
        update={
            "tie": TieBreak(attempt=1, contenders=contenders, stack=rest, taken=hands).model_copy(update={**fields})
        }
    )
    return game


def over(scores: tuple[int, ...], places: tuple[int, ...], game: Played | None = None) -> Played:
    game = game or at(seats=len(scores))
    outcome = Outcome(places=places, scores=scores, reason="points")
    game.state = game.state.model_copy(
        update={"phase": "over", "outcome": outcome, "scores": tuple((score,) for score in scores)}
    )
    return game


def situations() -> dict[str, OneShotView]:
    """Different things that can be seen on a table."""
    opening = "1S 2S 4C 5M 3A 2M 0A 1M 5S 1A"
    return {
        "start": seen(at(opening)),
        "two players": seen(at(opening, seats=2)),
        "four players": seen(at(opening, seats=4)),
        "on offer": seen(at(opening).throw("3")),
        "taken": seen(at(opening).throw("3").take()),
        "left, next on offer": seen(at(opening).throw("3 2")),
        "two coins": seen(at(opening).throw("3").take().throw("2").take()),
        "null thrown": seen(at(opening).throw("0")),
        "two nulls thrown": seen(at(opening).throw("0 0")),
        "null shown": seen(at(opening).throw("5 2")),
        "ended by nulls": seen(at(opening).throw("0 0 0 0")),
        "ended by overshoot": seen(overshoot(at(opening))),
        "two turns over": seen(overshoot(at(opening), 2)),
        "new round": seen(overshoot(at(opening), 3)),
        "open memory": seen(at(opening, open_memory=True)),
        "open memory, seen some": seen(at(opening, open_memory=True).throw("3 2 4")),
        "open memory, next turn": seen(at(opening, open_memory=True).throw("3 2 0 0 0 0")),
        "tie of two": seen(tie("", "")),
        "tie of two, again": seen(tie("", "", attempt=2)),
        "tie of two, thrown": seen(tie("4S", "", die=4, thrower=0)),
        "tie of two, null": seen(tie("4S", "", die=0, thrower=1)),
        "tie of three": seen(tie("4S", "0C", "1M")),
        "tie of four": seen(tie("4S 0A", "0C", "1M", "5A")),
        "won": seen(over((20, 31), (2, 1))),
        "won by another": seen(over((31, 20), (1, 2))),
        "won of four": seen(over((31, 20, 0, 7), (1, 2, 4, 3))),
        "won in the tie-break": seen(over((20, 20), (1, 2), tie("4S 1A 5C", "0C 2C 3C"))),
        "shared": seen(over((20, 20), (1, 1), tie("4S 1A 5C", "5A 2C 3C"))),
    }


SITUATIONS = situations()


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_situation_is_a_small_palette_png(name: str):
    file = encode(paint(SITUATIONS[name], NAMES))
    picture = Image.open(BytesIO(file))
    assert picture.mode == "P"
    assert picture.width == 900
    assert picture.height == (506 if "memory" in name else 390)
    assert len(file) < 30_000


def test_different_situations_have_different_keys_and_pictures():
    assert len({key(view) for view in SITUATIONS.values()}) == len(SITUATIONS)
    assert len({pixels(view) for view in SITUATIONS.values()}) == len(SITUATIONS)


@pytest.mark.parametrize(("seats", "open_memory"), [(2, True), (3, False), (4, True)])
def test_in_whole_games_keys_are_equal_exactly_when_pictures_are(seats: int, open_memory: bool):
    rng = Random(seats)
    state = GAME.deal(seats, OneShotOptions(open_memory=open_memory), rng)
    by_key: dict[object, bytes] = {}
    for _ in range(70):
        view = GAME.view(state, None)
        picture = pixels(view)
        assert by_key.setdefault(key(view), picture) == picture
        if not view.to_act:
            break
        seat = view.to_act[0]
        state = GAME.play(state, seat, rng.choice(GAME.moves(state, seat)), rng).state
    assert len(set(by_key.values())) == len(by_key) > 20


@pytest.mark.parametrize("field", ["epoch", "coasting", "to_act"])
def test_what_is_not_drawn_changes_neither_key_nor_picture(field: str):
    changed = {"epoch": 99, "coasting": True, "to_act": ()}
    for view in SITUATIONS.values():
        other = view.model_copy(update={**{field: changed[field]}})
        assert key(other) == key(view)
        assert pixels(other) == pixels(view)


def test_the_order_in_which_coins_were_taken_makes_no_other_picture():
    view = SITUATIONS["two coins"]
    other = view.model_copy(update={"coins": view.coins[::-1]})
    assert other != view
    assert key(other) == key(view)
    assert pixels(other) == pixels(view)


def test_the_turn_before_is_forgotten_when_the_die_is_thrown():
    view = overshoot(at()).throw("0")
    forgotten = seen(view).model_copy(update={"last_turn": None})
    assert seen(view).last_turn is not None
    assert key(forgotten) == key(seen(view))
    assert pixels(forgotten) == pixels(seen(view))


@pytest.mark.parametrize("open_memory", [False, True])
def test_s3_hidden_tiles_do_not_show(open_memory: bool):
    """Mix what nobody has seen in another way: the picture stays."""
    game = at("1S 2S 4C 5M 3A", open_memory=open_memory).throw("3")
    before = seen(game)
    other_stack = (*stack("2S 1S 4C")[:3], *reversed(stack("2S 1S 4C")[3:]))
    game.state = game.state.model_copy(update={"stack": other_stack})
    assert seen(game) == before
    assert pixels(seen(game)) == pixels(before)
    shown_otherwise = stack("1S 2S 4A")
    game.state = game.state.model_copy(update={"stack": shown_otherwise, "shown": shown_otherwise[2]})
    assert pixels(seen(game)) != pixels(before)


def test_every_tile_die_and_height_of_the_stack_looks_different():
    view = SITUATIONS["taken"].model_copy(update={"coins": ()})
    assert len({pixels(view.model_copy(update={"shown": face})) for face in TILES}) == 24
    assert len({pixels(view.model_copy(update={"die": die})) for die in range(6)}) == 6
    assert len({pixels(view.model_copy(update={"left": left})) for left in range(25)}) == 25
    assert len({pixels(view.model_copy(update={"aside": aside})) for aside in range(5)}) == 5
    assert len({pixels(view.model_copy(update={"coins": (face,)})) for face in TILES if face.value}) == 20


@pytest.mark.parametrize("seat", range(4))
def test_the_frame_has_the_colour_of_the_active_seat(seat: int):
    view = SITUATIONS["four players"].model_copy(update={"active": seat})
    assert painted(view).getpixel((450, 5)) == SEAT_COLOURS[seat]


def test_the_last_throw_is_dimmed_once_the_turn_has_passed():
    """The same die, in the same place, but darker."""
    thrown, passed = SITUATIONS["null thrown"], SITUATIONS["ended by nulls"]
    pictures = [painted(view).convert("L") for view in (SITUATIONS["start"], passed, thrown)]
    die_corner = (230, 190)
    empty, dim, bright = (picture.getpixel(die_corner) for picture in pictures)
    assert empty < dim < bright


def test_taking_a_coin_changes_its_place_and_the_glow_only():
    offered, taken = (painted(SITUATIONS[name]) for name in ("on offer", "taken"))
    left, top, _, _ = ImageChops.difference(offered, taken).getbbox()
    assert left >= 370  # neither the stack nor the die
    assert top >= 140  # nor the players


def test_winners_alone_wear_crowns():
    """Equal scores with and without a shared first place differ above the loser's head, and nowhere else."""
    shared = painted(seen(over((20, 20), (1, 1))))
    decided = painted(seen(over((20, 20), (1, 2))))
    left, _, right, bottom = ImageChops.difference(shared, decided).getbbox()
    assert left > 450
    assert right - left < 80  # the crown, and the colour of the name
    assert bottom > 330


def test_names_are_drawn_in_the_order_of_play_and_belong_to_the_key():
    for name in ("start", "tie of two", "won"):
        view = SITUATIONS[name]
        assert picture_key(view, NAMES) != picture_key(view, ("Eve", *NAMES[1:]))
        assert pixels(view) != pixels(view, ("Eve", *NAMES[1:])), name
    view = SITUATIONS["new round"]
    assert view.order == (1, 2, 0)
    other = painted(view.model_copy(update={"order": (0, 1, 2)}))
    left, top, _, bottom = ImageChops.difference(painted(view), other).getbbox()
    assert (left < 60, top >= 28, bottom <= 126) == (True, True, True), "the row at the top"
