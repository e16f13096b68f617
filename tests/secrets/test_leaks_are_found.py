"""The tests of this folder find a leak: each kind is made once, and the test that is there for it fails."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.just_one import JustOne
from rules.omiga.state import OmigaState
from rules.only_one import OnlyOne
from rules.rokujika import Rokujika
from tests.rules.just_one.builders import GAME as JUST_ONE
from tests.secrets.test_bytes import test_no_seed_and_no_hidden_order_is_in_any_byte_before_the_end as no_seed_is_sent
from tests.secrets.test_screens import (
    test_film_and_web_page_show_what_spectators_saw_and_nothing_else as films_are_safe,
)
from tests.secrets.test_screens import (
    test_whatever_a_viewer_presses_tells_them_nothing_they_may_not_know as screens_are_safe,
)
from tests.secrets.test_views import test_nobody_can_tell_what_they_may_not_know as views_are_safe
from tests.secrets.test_views import (
    test_what_a_seat_cannot_see_never_changes_what_its_computer_does as computers_are_honest,
)

pytestmark = pytest.mark.no_cover
found = pytest.raises(AssertionError)


def note(*_measured: object) -> None:
    """A figure that is not reported."""


def test_a_word_that_the_guesser_sees_too_early(monkeypatch):
    real = JustOne.view

    def view(self, state, seat):
        return real(self, state, seat).model_copy(update={"word": state.word})

    monkeypatch.setattr(type(JUST_ONE), "view", view)
    with found:
        views_are_safe("just-one", note)


def test_a_village_that_others_look_into(monkeypatch):
    real = Rokujika.view

    def view(self, state, seat):
        own = real(self, state, seat)
        return own if seat is not None else own.model_copy(update={"village": real(self, state, 0).village})

    monkeypatch.setattr(Rokujika, "view", view)
    with found:
        views_are_safe("rokujika", note)


def test_a_deadline_that_depends_on_a_hidden_card(monkeypatch):
    real = OnlyOne.time_limit
    monkeypatch.setattr(
        OnlyOne, "time_limit", lambda self, state: float(len(state.deck[0])) if state.deck else real(self, state)
    )
    with found:
        views_are_safe("only-one", note)


def test_a_computer_that_looks_at_the_deck(monkeypatch):
    real = OnlyOne.computer_move

    def peeks(self, state, seat, rng):
        moves = self.moves(state, seat)
        return moves[len(str(state.deck[0])) % len(moves)] if state.deck else real(self, state, seat, rng)

    monkeypatch.setattr(OnlyOne, "computer_move", peeks)
    with found:
        computers_are_honest("only-one", "normal")


async def test_details_that_show_a_pile(world, monkeypatch):
    omiga, real = world.bot.games["omiga"], world.bot.tables.scene

    async def scene(table, user=None):
        made, live = await real(table, user), await world.bot.tables.cache.get(table)
        state = OmigaState.model_validate_json(live.table.position.state)
        return replace(made, record=made.record.model_copy(update={"language": f"en-{state.piles[0][:1]}"}))

    monkeypatch.setattr(world.bot.tables, "scene", scene)
    telling = replace(omiga, details=lambda scene, _say: [str(scene.record.language)])
    monkeypatch.setattr(type(world.bot.games), "__getitem__", lambda _games, _name: telling)
    with pytest.raises(AssertionError, match=r"(?s) in ready: .*en-"):
        await screens_are_safe(world, "omiga", [], note)


async def test_a_film_that_quotes_a_secret_clue(world, monkeypatch):
    monkeypatch.setattr(
        "cogs.films.shots.what_happened",
        lambda played, step, say, safe: played.entries[step - 1].move if step else "the deal",
    )
    with found:
        await films_are_safe(world, "just-one")


async def test_a_seed_in_the_details(world, everything, written, monkeypatch):
    real = world.bot.tables.scene

    async def scene(table, user=None):
        live = await world.bot.tables.cache.get(table)
        return replace(await real(table, user), seed=live.table.seed if live.table is not None else None)

    monkeypatch.setattr(world.bot.tables, "scene", scene)
    with found:
        await no_seed_is_sent(world, everything, written, "one-shot", False, note)
