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
from cogs.one_shot.emojis import SIGNS
from cogs.one_shot.picture import paint
from cogs.one_shot.table import draw_one_shot, one_shot_details
from rules.game import Event
from rules.one_shot.state import (
    OneShotMove,
    OneShotOptions,
    OneShotView,
    Pass,
    Take,
    TakeAndThrow,
    Throw,
    Tile,
)
from tests.cogs.one_shot.test_picture import SITUATIONS, seen
from tests.rules.one_shot.builders import GAME, Played, at, overshoot, tile

NAMES = ("Ana", "Ben", "Cy", "Dee")
LONGEST_DESCRIPTION = 1024  # that Discord allows
SAY = localizer("en")


class Drawn:
    """The texts, the labels of the buttons, the description of the picture, and the details of a rendered table."""

    def __init__(self, text: str, labels: list[str], description: str, details: str) -> None:
        self.text, self.labels, self.description, self.details = text, labels, description, details

    @classmethod
    async def of(cls, view: OneShotView, events: tuple[Event, ...] = ()) -> Drawn:
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
        scene = Scene(record, view, None, view.outcome, events=events)
        layout = await draw_one_shot(scene, SAY, SimpleNamespace(png=no_picture))
        texts = [part.content for part in layout.parts if isinstance(part, ui.TextDisplay)]
        rows = [part.children for part in layout.parts if isinstance(part, ui.ActionRow)]
        labels = [button.item.label for row in rows for button in row]
        details = "\n".join(one_shot_details(scene, SAY))
        return cls("\n".join(texts), labels, layout.pictures[0].description, details)


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
        paint(view, NAMES)


def plain(shown: Tile) -> str:
    return f"{shown.value} of {SAY(f'one-shot-suit-{shown.suit}')}"


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
            assert f"threw a **{die}**" in drawn.text or "🪙" in drawn.text, drawn.text
        for shown in painted.tiles:
            assert re.search(rf"[Tt]ile shown:? {plain(shown)}\b", drawn.description), drawn.description
            assert plain(shown) in drawn.text, drawn.text
        for shown in painted.chips:  # of a tie-break or of the open memory option
            assert plain(shown) in drawn.description, drawn.description
            assert re.search(f"{SIGNS[shown.suit]} ?{shown.value}", drawn.details), drawn.details
        for seat, name in enumerate(NAMES[: len(view.scores)]):
            assert name in drawn.description or (view.tie and seat not in view.tie.contenders), drawn.description
            assert f"**{view.totals[seat]}**" in drawn.details
        assert len(drawn.description) <= LONGEST_DESCRIPTION
        ended += "Dimmed" in drawn.description
    assert ended > 6


async def test_the_words_keep_the_last_null_tile_of_a_turn_until_the_die_is_thrown_again():
    last = NULL_TILE_LAST
    assert last.last_turn.shown == tile("0A")
    drawn = await Drawn.of(last)
    assert "Ana threw a **1** and turned up the **0 of Arms** ⚜️. That's the fourth 0: turn over!" in drawn.text
    assert "from the turn that just ended: last throw 1, tile shown 0 of Arms." in drawn.description
    after = await Drawn.of(seen(at("0A 1S 2S").throw("0 0 0 1 3")))
    assert "Arms" not in after.text + after.description, "S-3"
    assert not re.search(r"⚜️ \d", after.details), "S-3"


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
        drawn = await Drawn.of(seen(game))
        assert drawn.text.splitlines()[0].endswith(f"round {number} of 3")
        assert f"The tiles are shuffled. Order this round: {order}" in drawn.text
        assert f"Order this round: {order}" in drawn.details
        overshoot(game)
        assert "Order this round" not in (await Drawn.of(seen(game))).text
        overshoot(game, 2)


OPENING = "4S 5S 3M 0C 2A 5C"  # top first


def moved(game: Played, *moves: OneShotMove, dice: str = "") -> tuple[OneShotView, tuple[Event, ...]]:
    game.rng.dice = [int(die) for die in dice.split()]
    game.play(*moves)
    return seen(game), game.events


@pytest.mark.parametrize(
    ("moves", "dice", "line"),
    [
        ([Throw()], "1", "🎲 Ana threw a **1** and turned up the **4 of Suns** ☀️."),
        ([Throw()], "0", "🎲 Ana threw a **0**: no tile moves, one die is set aside (1 of 4)."),
        ([Throw()], "4", "🎲 Ana threw a **4** and turned up the **0 of Crowns** 👑: one die is set aside (1 of 4)."),
        ([Throw(), Take()], "1", "🪙 Ana took the **4 of Suns** ☀️."),
        (
            [Throw(), TakeAndThrow()],
            "1 2",
            "🎲 Ana took the **4 of Suns** ☀️, then threw a **2** and turned up the **3 of Moons** 🌙.",
        ),
        (
            [Throw(), TakeAndThrow()],
            "1 1",
            "🎲 Ana took the **4 of Suns** ☀️, then threw a **1** and turned up the **5 of Suns** ☀️. "
            "Ana already has Suns, so this tile stays.",
        ),
        (
            [Throw(), TakeAndThrow()],
            "1 0",
            "🎲 Ana took the **4 of Suns** ☀️, then threw a **0**: no tile moves, one die is set aside (1 of 4).",
        ),
        ([Throw(), Pass()], "1 2", "🎲 Ana passed, then threw a **2** and turned up the **3 of Moons** 🌙."),
    ],
)
async def test_one_line_says_what_just_happened(moves: list[OneShotMove], dice: str, line: str):
    game = at(OPENING)
    *before, last = moves
    first = dice.split()[: len(before)]
    moved(game, *before, dice=" ".join(first))
    view, events = moved(game, last, dice=" ".join(dice.split()[len(before) :]))
    heading, news, *_ = (await Drawn.of(view, events)).text.splitlines()
    assert heading.startswith("## 🎯 ONE SHOT")
    assert news == line


async def test_after_a_restart_the_line_is_shorter_and_still_true():
    view, _ = moved(at(OPENING).throw("1"), TakeAndThrow(), dice="1")
    news = (await Drawn.of(view)).text.splitlines()[1]
    assert news == "🎲 Ana threw a **1** and turned up the **5 of Suns** ☀️. Ana already has Suns, so this tile stays."


async def test_the_end_of_a_turn_names_what_was_taken_with_the_same_click():
    view, events = moved(at("4S 5S").throw("0 0 0 1"), TakeAndThrow(), dice="0")
    assert view.active == 1
    text = (await Drawn.of(view, events)).text
    assert "🛑 Ana took the **4 of Suns** ☀️, then threw a **0**. That's the fourth 0: turn over!" in text
    assert "**Ana** scores **8**: ☀️ 4 + bonus 4" in text


async def test_the_coins_are_those_of_the_player_by_name():
    view, events = moved(at(OPENING).throw("1"), TakeAndThrow(), dice="2")
    assert "🪙 Ana's coins: ☀️ 4 · 🌙 – · 👑 – · ⚜️ –" in (await Drawn.of(view, events)).text


def to_the_fourth_suit() -> Played:
    game = at("5S 5M 5C 4A 1S 2S")
    for _ in range(3):
        game.throw("1").take()
    return game.throw("1")


async def test_there_is_nothing_to_press_while_the_turn_plays_itself():
    game = to_the_fourth_suit()
    assert (await Drawn.of(seen(game))).labels == ["Take the 4", "Pass and throw again"]
    view, events = moved(game, TakeAndThrow())
    drawn = await Drawn.of(view, events)
    assert drawn.labels == []
    assert "🪙 Ana took the **4 of Arms** ⚜️." in drawn.text
    assert "✨ **Ana** has a coin of every suit, so the rest of the turn plays itself." in drawn.text


@pytest.mark.parametrize(
    ("game", "labels"),
    [
        (at(OPENING), ["Throw"]),
        (at(OPENING).throw("1"), ["Take the 4 and throw again", "Pass and throw again"]),
        (at("5S").throw("5 5 5 5 3 1"), ["Take the 5 and finish", "Pass and finish"]),
    ],
)
async def test_the_buttons_say_what_a_click_does(game: Played, labels: list[str]):
    assert (await Drawn.of(seen(game))).labels == labels


async def test_no_text_says_null():
    for view in VIEWS:
        drawn = await Drawn.of(view)
        assert "null" not in (drawn.text + drawn.description + drawn.details).lower()


async def test_the_result_names_the_winners():
    drawn = await Drawn.of(SITUATIONS["won"])
    assert "# 🏆 Ben wins with 31 points!" in drawn.text
    assert "Winner: Ben." in drawn.description
    assert "**1.** 🟦 **Ben** · **31**\n**2.** 🟥 **Ana** · **20**" in drawn.details
    view = SITUATIONS["shared"]
    shared = view.model_copy(update={"outcome": view.outcome.model_copy(update={"reason": "shared"})})
    assert "# 🏆 Ana and Ben share the win with 20 points!" in (await Drawn.of(shared)).text
