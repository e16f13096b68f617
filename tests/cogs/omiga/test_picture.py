"""The pictures of Omiga: one for every situation, and nothing in them that the view does not tell."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.i18n import localizer
from bot.pictures import Canvas, PictureCache, encode
from bot.pictures.colours import GOLD
from bot.tables.service import Scene
from cogs.learn.pages import example_record
from cogs.omiga import sprites
from cogs.omiga.picture import PictureContent, lettered, paint, picture_content
from cogs.omiga.table import draw_step
from rules.omiga.board import FACE_OF_WAY, FACES
from rules.omiga.state import Lay, OmigaOptions, OmigaState, Throw
from rules.omiga.view import OmigaView
from tests.rules.omiga.builders import GAME, exhausted, fresh, playing, stuck, table

NEARLY = ("." * 9, "." * 9, ".....w...", "....bw...", "....ww...", "." * 9, "." * 9, "." * 9)
SIDES = (".......", ".......", "bbbbbb.", "wwwwwww", ".......", ".......")


def pixels(seen: PictureContent) -> bytes:
    return paint(seen).convert("RGBA").tobytes()


def rgb(seen: PictureContent) -> Image.Image:
    return paint(seen).convert("RGBA").convert("RGB")


def some_table(board: str, moves: int, seed: int, **options: object) -> OmigaState:
    rng = Random(seed)
    state = playing(seed, board=board, **options).state
    for turn in range(moves):
        if state.phase == "playing":
            state = GAME.play(state, turn % 2, GAME.stand_in(state, turn % 2, rng), rng).state
    return state


def situations() -> dict[str, PictureContent]:
    middle = some_table("9x8", 10, 4)
    turning = Lay(card=max(middle.hands[0]), place=GAME.view(middle, 0).spots[0].place)
    won, drawn = table(*NEARLY).lay_some(0, "e6").state, table(*SIDES).lay_some(1, "g4").state
    return {
        "dealt": picture_content(GAME.view(fresh().state, None)),
        "dealt, black's": picture_content(GAME.view(fresh().state, 1)),
        "begun": picture_content(GAME.view(playing().state, None)),
        "begun, white's": picture_content(GAME.view(playing().state, 0)),
        "begun, black's": picture_content(GAME.view(playing().state, 1)),
        "middle": picture_content(GAME.view(middle, None)),
        "middle, white's": picture_content(GAME.view(middle, 0)),
        "middle, black's": picture_content(GAME.view(middle, 1)),
        "which way": picture_content(GAME.view(middle, 0), turning),
        "quick": picture_content(GAME.view(some_table("7x6", 6, 4), 0)),
        "long": picture_content(GAME.view(some_table("11x10", 20, 4), 1)),
        "best of three": picture_content(GAME.view(some_table("9x8", 10, 4, best_of=3), 0)),
        "won": picture_content(GAME.view(won, None)),
        "won, seen by the loser": picture_content(GAME.view(won, 1)),
        "drawn": picture_content(GAME.view(drawn, None)),
        "exhausted": picture_content(GAME.view(exhausted(0), None)),
        "exhausted, seen by the other": picture_content(GAME.view(exhausted(0), 1)),
        "exhausted, no card left": picture_content(GAME.view(exhausted(0, 0), None)),
        "stuck": picture_content(GAME.view(stuck(), None)),
    }


SITUATIONS = situations()


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_situation_is_a_small_palette_png(name: str):
    file = encode(paint(SITUATIONS[name]))
    picture = Image.open(BytesIO(file))
    assert picture.mode == "P"
    assert picture.width == 900
    assert picture.width / picture.height > 4 / 3, "flat enough for a phone"
    assert len(file) < 40_000


def test_different_situations_are_different_pictures():
    assert len(set(SITUATIONS.values())) == len(SITUATIONS)
    assert len({pixels(seen) for seen in SITUATIONS.values()}) == len(SITUATIONS)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_in_whole_games_contents_are_equal_exactly_when_pictures_are(viewer: int | None):
    rng = Random(3)
    state = playing(3, board="7x6").state
    by_content: dict[PictureContent, bytes] = {}
    for turn in range(40):
        seen = picture_content(GAME.view(state, viewer))
        picture = pixels(seen)
        assert by_content.setdefault(seen, picture) == picture
        if state.phase != "playing":
            break
        state = GAME.play(state, turn % 2, GAME.stand_in(state, turn % 2, rng), rng).state
    assert len(set(by_content.values())) == len(by_content) > 8


def test_cards_look_the_same_in_whichever_order_they_were_laid():
    seen = SITUATIONS["middle, black's"]
    turned_round = seen._replace(laid=(*reversed(seen.laid[:-1]), seen.laid[-1]))
    assert turned_round != seen
    assert pixels(turned_round) == pixels(seen)


@pytest.mark.parametrize("board", ["7x6", "9x8", "11x10"])
def test_letters_and_cards_never_cover_each_other(board: str):
    """A card reaches into the places above and below it, but not as far as a letter does."""
    view = GAME.view(some_table(board, 6, 4), 0)
    letters, seen = set(), picture_content(view)
    side = min(614 // view.columns, 544 // view.rows)
    left_edge, top_edge = sprites.corner(view.columns, view.rows, side)
    for spot in seen.spots:
        row, column = divmod(spot, view.columns)
        left, top = left_edge + column * side, top_edge + (view.rows - 1 - row) * side
        reach = sprites.bulge(side)
        inside = (left + reach, top + reach, left + side - reach, top + side - reach)
        alone = rgb(seen._replace(laid=(), newest=None)).crop(inside).tobytes()
        assert rgb(seen).crop(inside).tobytes() == alone
        letters.add(alone)
    assert len(letters) == len(seen.spots) > 1


@pytest.mark.parametrize("field", ["epoch", "to_act", "may_claim", "played_seconds", "has_chosen", "assist"])
def test_what_is_not_drawn_changes_nothing(field: str):
    changed = {
        "epoch": 99,
        "to_act": (),
        "may_claim": True,
        "played_seconds": 45.0,
        "has_chosen": (True, True),
        "assist": True,
    }
    view = GAME.view(some_table("9x8", 10, 4), 0)
    assert picture_content(view.model_copy(update={**{field: changed[field]}})) == picture_content(view)


def test_o8_hands_that_lie_face_down_do_not_show():
    state = fresh().state
    other = state.model_copy(update={"hands": (state.piles[0][:3], state.piles[1][:3])})
    assert picture_content(GAME.view(state, 0)) == picture_content(GAME.view(other, 0))


def test_black_sees_the_same_board_turned_by_a_half_turn():
    """Without letters the board is the same picture upside down."""
    state = some_table("9x8", 12, 4)
    bare = {"spots": (), "newest": None, "lit": None}
    white, black = (rgb(picture_content(GAME.view(state, seat))._replace(**bare)) for seat in (0, 1))
    side = 68
    left, top = sprites.corner(9, 8, side)
    field = (left, top, left + 9 * side, top + 8 * side)
    for place in state.laid:
        column, row = place % 9, place // 9
        mine = (left + column * side + 34, top + (7 - row) * side + 34)
        theirs = (left + (8 - column) * side + 34, top + row * side + 34)
        assert white.getpixel(mine) == black.getpixel(theirs) == sprites.BODIES[state.owned[1] >> place & 1]
    turned = black.crop(field).transpose(Image.Transpose.ROTATE_180)
    differing = (
        ImageChops.difference(white.crop(field), turned).convert("L").point(lambda value: 255 if value > 90 else 0)
    )
    assert differing.histogram()[255] < 0.01 * turned.width * turned.height, "all but a few pixels at the edges"


def test_letters_run_from_the_viewers_left_to_right():
    view = GAME.view(playing().state, 1)
    columns = [8 - spot.place % 9 for _, spot in lettered(view)]
    assert [letter for letter, _ in lettered(view)] == ["A", "B"]
    assert columns == sorted(columns)


def sprite(face_index: int, seat: int = 0) -> Image.Image:
    card, canvas = sprites.card(FACE_OF_WAY[face_index], seat, 60), Canvas(200, 200)
    canvas.centre(card, 100, 100)
    return canvas.finish().convert("RGBA").convert("RGB").crop((60, 40, 140, 160))


def test_every_way_of_lying_looks_different_even_without_colour():
    """Shape alone tells ends and sides apart: in black and white no two cards look alike."""
    ways = [way for way in range(72) if not (way % 2 and FACES[way // 2 + 1] == FACES[way // 2 + 1].turned)]
    for seat in (0, 1):
        flat = {sprite(way, seat).convert("L").point(lambda value: 255 if value > 128 else 0).tobytes() for way in ways}
        assert len(flat) == len(ways) == 64


def test_the_two_side_colours_differ_in_lightness_too():
    jade, rose = (
        sum(channel * share for channel, share in zip(colour, (0.3, 0.59, 0.11), strict=True))
        for colour in sprites.SIDES.values()
    )
    assert rose - jade > 40


def test_neighbours_that_match_leave_no_background_between_them():
    """The end of one card is the beginning of the next: along their boundary hardly any background shows."""
    state = fresh(3).state
    picture = rgb(picture_content(GAME.view(state, None)))
    left, top = sprites.corner(9, 8, 68)
    left, middle = left + 4 * 68, top + 4 * 68
    boundary = picture.crop((left + 12, middle - 14, left + 60, middle + 14))
    background = sum(count for count, colour in boundary.getcolors(5000) if colour == sprites.TEAL)
    assert background < 0.08 * boundary.width * boundary.height


def test_the_winners_card_is_crowned_and_the_losers_only_framed():
    seen = SITUATIONS["won"]
    assert len(seen.decided) == 2
    crowned, framed = pixels(seen), pixels(seen._replace(winner=1))
    assert crowned != framed


def test_a_draw_bears_no_crown():
    drawn = SITUATIONS["drawn"]
    assert drawn.winner is None
    assert pixels(drawn) != pixels(drawn._replace(winner=0))


def gold_in(picture: Image.Image, box: tuple[int, int, int, int]) -> int:
    """How many pixels of a part of the picture are gold."""
    return sum(count for count, colour in picture.crop(box).getcolors(100_000) if colour == GOLD)


def hands_of(picture: Image.Image) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    """Where the near and the far hand lie, right of a board of the standard size."""
    return (670, 185, 825, picture.height - 50), (670, 106, 885, 178)


@pytest.mark.parametrize(
    ("state", "viewer", "framed"),
    [
        (exhausted(0), None, (True, False)),
        (exhausted(0), 0, (True, False)),
        (exhausted(0), 1, (False, True)),
        (exhausted(1), None, (False, True)),
        (exhausted(0, 0), None, (True, False)),  # no card is left to frame: the places where they would lie are
        (exhausted(1, 0), None, (False, True)),
        (stuck(), None, (True, True)),
        (stuck(), 1, (True, True)),
        (stuck(best_of=3), 0, (True, True)),
    ],
)
def test_o16_o17_the_hands_that_fit_nowhere_are_framed_in_gold_and_so_is_the_table(state, viewer, framed):
    picture = rgb(picture_content(GAME.view(state, viewer)))
    assert tuple(gold_in(picture, box) > 100 for box in hands_of(picture)) == framed
    assert gold_in(picture, (0, 0, picture.width, 8)) > 1000
    assert gold_in(rgb(SITUATIONS["begun"]), (0, 0, picture.width, picture.height)) == 0


@pytest.mark.parametrize("state", [exhausted(1), stuck(), exhausted(0, best_of=3)])
async def test_the_replay_ends_with_the_same_picture_as_the_round(state):
    view: OmigaView = GAME.view(state, None)
    scene = Scene(example_record("omiga", 2), view, None, None)
    layout = await draw_step(scene, view, 99, localizer("en"), PictureCache())
    assert layout.pictures[0].png == encode(paint(picture_content(view, names=("A", "B"))))
    before = await draw_step(
        scene, view.model_copy(update={"laid": (*view.laid, view.laid[0])}), 0, localizer("en"), PictureCache()
    )
    assert before.pictures[0].png != layout.pictures[0].png, "nothing of the end is shown before it"


def test_a_chosen_place_is_lit():
    state = GAME.deal(2, OmigaOptions(pulse=8), Random(1)).model_copy(update={"phase": "playing"})
    view: OmigaView = GAME.view(state, 0)
    spot = view.spots[0].place
    chosen = picture_content(view.model_copy(update={"chosen": Lay(card=view.hands[0][0], place=spot)}))
    assert chosen.lit == spot
    assert pixels(chosen) != pixels(picture_content(view))
    assert picture_content(view.model_copy(update={"chosen": Throw()})).lit is None


@pytest.mark.parametrize("board", ["7x6", "9x8", "11x10"])
def test_coordinates_are_the_same_from_both_sides(board: str):
    """Where white sees a letter or number left to right or upwards, black sees it in the opposite order."""
    state = some_table(board, 4, 4)
    columns, rows = map(int, board.split("x"))
    side = min(614 // columns, 544 // rows)
    left, top = sprites.corner(columns, rows, side)

    def strips(seat: int) -> tuple[list[bytes], list[bytes]]:
        picture = rgb(picture_content(GAME.view(state, seat)))
        below, beside = top + rows * side + sprites.BAR + 1, left - 3
        letters = [(left + at * side + 2, below, left + (at + 1) * side - 2, below + 26) for at in range(columns)]
        numbers = [(beside - 36, top + at * side + 2, beside, top + (at + 1) * side - 2) for at in range(rows)]
        return [picture.crop(box).tobytes() for box in letters], [picture.crop(box).tobytes() for box in numbers]

    (letters, numbers), (black_letters, black_numbers) = strips(0), strips(1)
    assert len(set(letters)) == columns
    assert letters == black_letters[::-1]
    assert len(set(numbers)) == rows
    assert numbers == black_numbers[::-1]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_names_are_beside_the_hands(viewer: int | None):
    seen = picture_content(GAME.view(playing().state, viewer), names=("Ana", "Ben"))
    bare = rgb(seen._replace(names=("", "")))
    for seat in (0, 1):
        names = ("Ana", "") if seat == 0 else ("", "Ben")
        changed = ImageChops.difference(rgb(seen._replace(names=names)), bare).getbbox()
        assert changed is not None
        assert changed[0] > sprites.RIGHT
        assert (changed[1] > 540) == (seat == (viewer or 0)), "the viewer's own name is at the bottom"
        assert changed[3] - changed[1] >= 20, "large enough for a phone"


def test_the_winners_name_is_gold_and_has_a_crown():
    seen = SITUATIONS["won"]._replace(names=("Ana", "Ben"))
    box = (sprites.RIGHT + 8, 552, 886, 594)
    assert gold_in(rgb(seen), box) > 200
    assert gold_in(rgb(seen._replace(winner=1)), box) < 20


def test_the_legend_names_every_shape_and_colour():
    names = ("slash", "backslash", "tip", "notch", "green", "pink")
    legend = sprites.paint_legend(names).convert("RGBA").convert("RGB")
    assert legend.width == 900
    for at in range(len(names)):
        other = sprites.paint_legend([*names[:at], "x", *names[at + 1 :]]).convert("RGBA").convert("RGB")
        assert ImageChops.difference(legend, other).getbbox() is not None
