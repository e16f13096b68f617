"""Texts of ONE SHOT: the text shows everything that the picture shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from bot.i18n import localizer
from bot.tables.record import Player, TableRecord
from bot.tables.service import Scene
from cogs.one_shot import sprites
from cogs.one_shot.picture import paint
from cogs.one_shot.table import EMOJI, draw_one_shot
from rules.one_shot.state import NULL, OneShotOptions, OneShotView, Tile
from tests.cogs.one_shot.test_picture import SITUATIONS, seen
from tests.rules.one_shot.builders import GAME, at, overshoot, tile

NAMES = ("Ana", "Ben", "Cy", "Dee")
SAY = localizer("en")


class Drawn:
    """The texts and the alt text of a rendered table."""

    def __init__(self, text: str, description: str) -> None:
        self.text, self.description = text, description

    @classmethod
    async def of(cls, view: OneShotView) -> Drawn:
        players = tuple(Player(user=seat + 1, name=NAMES[seat]) for seat in range(len(view.scores)))
        record = TableRecord(
            id=1,
            guild=1,
            channel=1,
            game="one-shot",
            host=1,
            players=players,
            options={},
            language="en",
            phase="playing",
            opened_at=0.0,
        )
        layout = await draw_one_shot(Scene(record, view, None, view.outcome), SAY, SimpleNamespace(png=no_picture))
        texts = [part.content for part in layout.parts if isinstance(part, ui.TextDisplay)]
        return cls("\n".join(texts), layout.pictures[0].description)


async def no_picture(*_: object) -> bytes:
    return b""


class Painted:
    """The die and tiles in the picture, by the requested sprites."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dice: list[int] = []
        self.tiles: list[Tile] = []
        self.chips: list[Tile] = []
        for name, shown in (("die", self.dice), ("tile", self.tiles), ("chip", self.chips)):
            monkeypatch.setattr(sprites, name, self._noting(getattr(sprites, name), shown))
        monkeypatch.setattr(sprites, "faint", lambda draw, *face: draw(*face))

    def _noting(self, draw: Callable[..., Any], shown: list[Any]) -> Callable[..., Any]:
        def noted(face: object, *how: object, **on: object) -> Any:
            if how != (sprites.SMALL_DIE,):  # the dice set aside
                shown.append(face)
            return draw(face, *how, **on)

        return noted

    def paint(self, view: OneShotView) -> None:
        for shown in (self.dice, self.tiles, self.chips):
            shown.clear()
        paint(view)


def plain(shown: Tile) -> str:
    value = "null" if shown.value == NULL else shown.value
    return f"{value} of {SAY(f'one-shot-suit-{shown.suit}')}"


def whole_games() -> Iterator[OneShotView]:
    """Return every view of two random games."""
    for seats, seed in ((2, 3), (3, 7)):
        rng = Random(seed)
        state = GAME.deal(seats, OneShotOptions(open_memory=seats == 3), rng)
        while GAME.outcome(state) is None:
            yield GAME.view(state, None)
            (seat,) = GAME.to_act(state)
            state = GAME.play(state, seat, rng.choice(GAME.moves(state, seat)), rng).state
        yield GAME.view(state, None)


NULL_TILE_LAST = seen(at("0A 1S").throw("0 0 0 1"))
VIEWS = [*SITUATIONS.values(), NULL_TILE_LAST, *whole_games()]


async def test_the_words_name_every_die_and_tile_that_the_picture_shows(monkeypatch):
    painted = Painted(monkeypatch)
    ended = 0
    for view in VIEWS:
        painted.paint(view)
        drawn = await Drawn.of(view)
        for die in painted.dice:
            assert re.search(rf"[Ll]ast throw:? {die}\b", drawn.description), drawn.description
            assert f"threw **{die}**" in drawn.text or (die == NULL and "threw a **null**" in drawn.text), drawn.text
        for shown in painted.tiles:
            assert re.search(rf"[Tt]ile shown:? {plain(shown)}\b", drawn.description), drawn.description
            assert plain(shown) in drawn.text, drawn.text
        for shown in painted.chips:  # of a tie-break or of the open memory option
            assert re.search(f"{EMOJI[shown.suit]} ?{shown.value}", drawn.text), drawn.text
        ended += "dimmed" in drawn.description
    assert ended > 6


async def test_the_words_keep_the_last_null_tile_of_a_turn_until_the_die_is_thrown_again():
    last = NULL_TILE_LAST
    assert last.last_turn.shown == tile("0A")
    drawn = await Drawn.of(last)
    assert "Ana threw **1** and turned up a **null of Arms** ⚜️. Four nulls: the turn is over." in drawn.text
    assert "from the turn that has just ended: last throw 1, tile shown null of Arms." in drawn.description
    after = await Drawn.of(seen(at("0A 1S 2S").throw("0 0 0 1 3")))
    assert "Arms" not in after.text.partition("Coins")[0] + after.description, "S-3"


@pytest.mark.parametrize(
    ("rotation", "orders"),
    [
        ("text", ["Ana → Ben → Cy", "Ben → Cy → Ana", "Cy → Ana → Ben"]),
        ("example", ["Ana → Ben → Cy", "Cy → Ana → Ben", "Ben → Cy → Ana"]),
    ],
)
async def test_s1_the_order_is_shown_at_the_start_of_every_round(rotation, orders):
    game = at(seats=3, rotation=rotation)
    for number, order in enumerate(orders, 1):
        title, below = (await Drawn.of(seen(game))).text.splitlines()[:2]
        assert title.endswith(f"round {number} of 3")
        assert below == f"-# Order this round: {order}"
        overshoot(game, 3)
