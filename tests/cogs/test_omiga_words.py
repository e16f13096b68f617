"""Omiga in words: how rounds and games ended, and all that a picture shows."""

from __future__ import annotations

import pytest

from bot.languages import speaker
from cogs.omiga.words import Words
from cogs.pages import nobody_in_particular
from rules.omiga.ending import end_round
from rules.omiga.state import OmigaState, RoundEnd
from tests.rules.omiga.builders import GAME, exhausted, playing, stuck

SAY = speaker("en")
RECORD = nobody_in_particular("omiga", 2)  # A is white, B is black


def words(state: OmigaState, seat: int | None = None) -> Words:
    return Words(RECORD, GAME.view(state, seat), SAY)


# --- how it ended


def ended(*winners: int | None, last: RoundEnd, best_of: int = 5) -> OmigaState:
    before = tuple(RoundEnd(how="sides" if winner is None else "edge", winner=winner) for winner in winners)
    return end_round(playing(best_of=best_of).state.but(results=before), (), last).state


@pytest.mark.parametrize(
    ("before", "last", "headline"),
    [
        ((1, 1), RoundEnd(how="claimed", winner=0), "🏆 B has gone silent: A wins the game!"),
        ((0, 0), RoundEnd(how="claimed", winner=0), "🏆 B has gone silent: A wins the game!"),
        ((), RoundEnd(how="claimed", winner=1), "🏆 A has gone silent: B wins the game!"),
        ((0, 0), RoundEnd(how="edge", winner=0), "🏆 A wins the game 3:0!"),
        ((0, 1, 1, None), RoundEnd(how="edge", winner=1), "🏆 B wins the game 3:1!"),
        ((0, 1, 1, None), RoundEnd(how="edge", winner=0), "🏁 The game ends level, 2:2."),
    ],
)
def test_the_headline_says_who_won_the_game_and_a_claim_needs_no_score(before, last, headline):
    said = list(words(ended(*before, last=last)).result())
    assert said[0] == f"# {headline}"
    assert len(said) == 2 + len(before), "and a line for each round"


def test_o26_a_claim_in_the_only_round_is_the_headline():
    state = ended(last=RoundEnd(how="claimed", winner=0), best_of=1)
    assert list(words(state).result()) == ["# 🏆 B has gone silent: A claims the win."]


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (exhausted(0), "# 🏁 A draw: nothing that A has left fits anywhere."),
        (exhausted(1), "# 🏁 A draw: nothing that B has left fits anywhere."),
        (exhausted(1, 0), "# 🏁 A draw: nothing that B has left fits anywhere."),
        (stuck(), "# 🏁 A draw: nobody has a card left that fits anywhere."),
    ],
)
def test_o16_o17_a_draw_says_whose_cards_fit_nowhere(state, said):
    assert list(words(state).result()) == [said]


@pytest.mark.parametrize(
    ("seats", "said"), [((0, 1), "nobody has a card left that fits anywhere"), ((), "somebody's last cards")]
)
def test_o16_both_at_once_or_an_ending_from_before_it_was_kept_who(seats, said):
    end = RoundEnd(how="exhausted", winner=None, seats=seats)
    assert said in words(playing().state).ended(end)


def test_o26_a_replay_says_that_the_game_was_claimed():
    assert SAY("omiga-did-claim", name="A") == "A claimed the game"
