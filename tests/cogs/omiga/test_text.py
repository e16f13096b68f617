"""Texts of Omiga: results of rounds and games, alt texts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.i18n import localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.learn.pages import example_record
from cogs.omiga.panel import Note, OmigaPanel
from cogs.omiga.picture import PictureContent, picture_content
from cogs.omiga.table import draw_omiga, draw_step
from cogs.omiga.text import OmigaText
from rules.omiga.rounds import end_round
from rules.omiga.state import Claim, Lay, OmigaState, RoundEnd
from rules.omiga.view import LaidCard
from tests.cogs.omiga.players import check_alt_text, said_of
from tests.rules.omiga.builders import GAME, exhausted, playing, stuck, table

SAY = localizer("en")
RECORD = example_record("omiga", 2)  # A is white, B is black


def words(state: OmigaState, seat: int | None = None) -> OmigaText:
    return OmigaText(RECORD, GAME.view(state, seat), SAY)


# --- results


def ended(*winners: int | None, last: RoundEnd, best_of: int = 5) -> OmigaState:
    before = tuple(RoundEnd(how="sides" if winner is None else "edge", winner=winner) for winner in winners)
    return end_round(playing(best_of=best_of).state.model_copy(update={"results": before}), (), last).state


@pytest.mark.parametrize(
    ("before", "last", "headline"),
    [
        ((1, 1), RoundEnd(how="claimed", winner=0), "🏆 B went quiet, so A wins the game!"),
        ((0, 0), RoundEnd(how="claimed", winner=0), "🏆 B went quiet, so A wins the game!"),
        ((), RoundEnd(how="claimed", winner=1), "🏆 A went quiet, so B wins the game!"),
        ((0, 0), RoundEnd(how="edge", winner=0), "🏆 A wins the game 3:0!"),
        ((0, 1, 1, None), RoundEnd(how="edge", winner=1), "🏆 B wins the game 3:1!"),
        ((0, 1, 1, None), RoundEnd(how="edge", winner=0), "🏁 The game is a 2:2 draw."),
    ],
)
def test_the_headline_says_who_won_the_game_and_a_claim_needs_no_score(before, last, headline):
    assert words(ended(*before, last=last)).result() == f"**{headline}**"
    assert len(list(words(ended(*before, last=last)).rounds())) == 1 + len(before)


def test_o26_a_claim_in_the_only_round_is_the_headline():
    state = ended(last=RoundEnd(how="claimed", winner=0), best_of=1)
    assert words(state).result() == "**🏆 B went quiet, so A wins.**"


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (exhausted(0), "🏁 Draw! A's last cards don't fit anywhere."),
        (exhausted(1), "🏁 Draw! B's last cards don't fit anywhere."),
        (exhausted(1, 0), "🏁 Draw! B's last cards don't fit anywhere."),
        (stuck(), "🏁 Draw! Nobody has a card that fits anywhere."),
    ],
)
def test_o16_o17_a_draw_says_whose_cards_fit_nowhere(state, said):
    assert words(state).result() == f"**{said}**"


@pytest.mark.parametrize(
    ("seats", "said"), [((0, 1), "Nobody has a card that fits anywhere"), ((), "One player's last cards")]
)
def test_o16_both_players_or_a_result_without_stored_seats(seats, said):
    end = RoundEnd(how="exhausted", winner=None, seats=seats)
    assert said in words(playing().state).ended(end)


def test_o26_a_replay_says_that_the_game_was_claimed():
    assert SAY("omiga-did-claim", name="A") == "A claimed the win"


# --- alt texts


NEARLY = ("." * 9, "." * 9, ".....w...", "....bw...", "....ww...", "." * 9, "." * 9, "." * 9)
SIDES = (".......", ".......", "bbbbbb.", "wwwwwww", ".......", ".......")
NAMES = ("A", "B")
ENDINGS = {
    "exhausted": exhausted(0, best_of=3),
    "no card left": exhausted(1, 0),
    "stuck": stuck(),
    "won": table(*NEARLY, best_of=3).lay_some(0, "e6").state,
    "drawn": table(*SIDES).lay_some(1, "g4").state,
    "claimed": playing().expire(4).play(0, Claim()).state,
}


class Gallery(PictureCache):
    """Records the contents of the pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[PictureContent] = []

    async def png(self, key: Any, paint: Callable[[], Image.Image]) -> bytes:
        self.shown.append(key[1])
        return await super().png(key, paint)


def scene(state: OmigaState, seat: int | None = None) -> Scene:
    return Scene(RECORD, GAME.view(state, seat), None, GAME.outcome(state))


@pytest.mark.parametrize("state", ENDINGS.values(), ids=ENDINGS)
async def test_the_alt_text_of_every_ending_matches_the_picture(state):
    public = await draw_omiga(scene(state), SAY, PictureCache())
    check_alt_text(picture_content(GAME.view(state, None)), said_of(public.view().to_components()), NAMES)
    for seat in (0, 1):
        panel = await OmigaPanel()(scene(state, seat), seat, SAY, PictureCache())
        check_alt_text(picture_content(GAME.view(state, seat)), said_of(panel.view().to_components()), NAMES)


@pytest.mark.parametrize("state", ENDINGS.values(), ids=ENDINGS)
async def test_the_alt_text_of_every_replay_step_matches_the_picture(state):
    picture_cache = Gallery()
    for step in range(len(state.laid) - 1):
        layout = await draw_step(scene(state), GAME.view(state, None), step, SAY, picture_cache)
        check_alt_text(picture_cache.shown[-1], said_of(layout.view().to_components()), NAMES)
    assert len(picture_cache.shown) == len(state.laid) - 1


@pytest.mark.parametrize("seat", [0, 1])
async def test_the_alt_text_of_both_orientations_matches_the_picture(seat):
    state = playing(3).state
    view = GAME.view(state, seat)
    turning = Lay(card=view.hands[seat][1], place=view.spots[0].place)
    panel = OmigaPanel()
    panel.note(RECORD.id, RECORD.players[seat].user, Note(view.epoch, "omiga-which-way", turning))
    layout = await panel(scene(state, seat), seat, SAY, PictureCache())
    check_alt_text(picture_content(view, turning), said_of(layout.view().to_components()), NAMES)


def test_a_long_alt_text_is_cut_but_keeps_hands_and_piles():
    state = playing(board="11x10", best_of=5).state
    view = GAME.view(state, 0)
    full = view.model_copy(
        update={"laid": tuple(LaidCard(place % 2, 1 + place % 36, False, place) for place in range(110))}
    )
    said = OmigaText(RECORD, full, SAY).description()
    assert len(said) == 1024
    assert said.endswith("Rounds won: white 0, black 0.")
    assert "In the piles: white 32, black 32." in said


def test_the_longest_of_100_long_rounds_is_described_whole():
    longest = 0
    for seed in range(100):
        rng, state = Random(seed), playing(seed, board="11x10", best_of=5).state
        while state.phase == "playing":
            seat = rng.randrange(2)
            state = GAME.play(state, seat, GAME.stand_in(state, seat, rng), rng).state
        longest = max(longest, len(words(state, 0).description()))
    assert 600 < longest < 950
