"""The pictures of Just One: who sees which clues, and clues that no picture can show."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import localizer
from bot.pictures import PictureCache, encode
from cogs.just_one.easels import Easels, is_drawn, paint, picture_of_turn
from cogs.just_one.panel import draw_panel
from cogs.just_one.table import draw_just_one, shown_easels
from cogs.just_one.text import JustOneText, render_details
from tests.cogs.just_one.test_table import record, scene
from tests.rules.just_one.builders import GAME, Played, at, comparing
from tests.rules.just_one.test_properties import some_states
from tests.secrets.hidden import other_words

SAY = localizer("en")
NAMES = [f"n{seat}" for seat in range(8)]


def public(game: Played, seat: int | None = None) -> Easels | None:
    return shown_easels(game.view(seat), JustOneText(record(NAMES), SAY))


def texts_of(easels: Easels | None) -> list[tuple[str | None, bool]]:
    assert easels is not None
    return [(board.text, board.cancelled) for board in easels.boards]


@pytest.mark.parametrize("seat", [None, 0])
async def test_j17_while_clues_are_compared_only_clue_givers_have_a_picture(seat):
    game = comparing("prince", "princess", "crown")
    assert public(game, seat) is None
    assert (await draw_just_one(scene(game), SAY, PictureCache())).pictures == []
    assert (await draw_panel(scene(game, 0), 0, SAY, PictureCache())).pictures == []
    (picture,) = (await draw_panel(scene(game, 1), 1, SAY, PictureCache())).pictures
    assert picture.description == (
        "n0 has to guess “word11”. Clues: n1: prince (cancelled); n2: princess (cancelled); n3: crown."
    )


def test_j17_at_the_guess_the_picture_shows_only_the_clues_that_survived():
    game = comparing("prince", "princess", "crown").ready()
    for seat in (None, 0):
        easels = public(game, seat)
        assert texts_of(easels) == [(None, False), (None, False), ("crown", False)]
        assert easels.word is None
    assert texts_of(public(game.guess("wrong"))) == [(None, False), (None, False), ("crown", False)]


def test_j23_at_the_reveal_the_picture_shows_everything():
    game = comparing("prince", "princess", "crown").ready().skip()
    easels = public(game)
    assert texts_of(easels) == [("prince", True), ("princess", True), ("crown", False)]
    assert (easels.name, easels.word, easels.mark) == ("n0", "word11", "lost")
    assert public(game.pick()) == easels, "it stays while the next clues are written"


def test_the_two_clues_of_a_player_are_below_each_other():
    game = at(3).pick().two_clues(1, "a", "b").two_clues(2, "c", "d").ready()
    easels = public(game)
    assert easels.columns == 2
    assert [(board.name, board.text) for board in easels.boards] == [("n1", "a"), ("n2", "c"), ("n1", "b"), ("n2", "d")]


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(3, 7), moves=st.integers(0, 120), seed=st.integers(0, 10**6))
def test_no_picture_shows_what_its_viewer_must_not_know(seats, moves, seed):
    texts = JustOneText(record([f"n{seat}" for seat in range(seats)]), SAY)
    for state in some_states(seats, moves, seed)[-4:]:
        for viewer in (None, state.active):
            other = other_words(state, viewer, Random(seed))
            assert shown_easels(GAME.view(state, viewer), texts) == shown_easels(GAME.view(other, viewer), texts)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_pictures_are_900_pixels_wide_flat_and_small(seats):
    game = at(seats)
    game.pick().clues(*[f"clue number{place}".replace(" ", "") for place in range((seats - 1) * game.state.each)])
    game.cancel(1, 0).ready().skip()
    image = paint(picture_of_turn(game.state.turns[-1], NAMES))
    assert image.width == 900
    assert image.height <= 675
    assert len(encode(image)) <= 40 * 1024


@pytest.mark.parametrize(("clue", "drawn"), [
    ("desert", True), ("007", True), ("ice-cream", True), ("supercalifragilistic", True),
    ("🎈", False), ("$", False), ("w" * 40, False), ("👨‍👩‍👧", False),
])  # fmt: skip
def test_a_clue_is_drawn_exactly_or_not_at_all(clue, drawn):
    assert is_drawn(clue) == drawn


async def test_a_clue_that_cannot_be_drawn_is_in_the_text():
    game = comparing("🎈", "cold", "$").cancel(2, 2).ready()
    layout = await draw_just_one(scene(game), SAY, PictureCache())
    text = "\n".join(part.content for part in layout.parts if hasattr(part, "content"))
    assert "**n1**: 🎈" in text
    assert "$" not in text, "it was cancelled"
    game.skip()
    layout = await draw_just_one(scene(game), SAY, PictureCache())
    text = "\n".join(part.content for part in layout.parts if hasattr(part, "content"))
    assert "**n1**: 🎈 · **n3**: ~~$~~" in text


async def test_many_clues_that_cannot_be_drawn_are_in_the_details_and_still_before_the_guesser():
    game = comparing(*[f"{'w' * 38}{place:02}" for place in range(6)], seats=7).ready()
    layout = await draw_just_one(scene(game), SAY, PictureCache())
    assert "w05" in "\n".join(part.content for part in layout.parts if hasattr(part, "content"))
    game.skip()
    layout = await draw_just_one(scene(game), SAY, PictureCache())
    text = "\n".join(part.content for part in layout.parts if hasattr(part, "content"))
    assert "w05" not in text
    assert "You'll find them in **Details**" in text
    assert "w05" in "\n".join(render_details(scene(game), SAY))
