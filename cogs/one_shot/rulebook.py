"""The rulebook of ONE SHOT: a new round, a tile on offer, the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.i18n import Localizer
from cogs.learn.pages import Book, Page, Situation, TextValues, played_until
from cogs.one_shot.picture import paint
from rules.catalogue import game_named
from rules.game import Seat
from rules.one_shot.state import DICE, SUITS, TILES, VALUES, OneShotState, OneShotView, Tile
from rules.one_shot.tie_break import TILES_EACH

_SEED = "one shot 3"
_NAMES = ("Ada", "Ben", "Cleo")  # the players of the examples, by seat


@cache
def new_round() -> OneShotView:
    """Return the view before the first roll."""
    return _view(lambda _state: True)


@cache
def tile_on_offer() -> OneShotView:
    """Return a view in which the active player can take a tile's coin."""
    return _view(
        lambda state: (
            state.phase == "choose"
            and bool(state.coins)
            and state.aside > 0
            and state.shown is not None
            and state.shown.value > 2
            and state.left > 5
            and state.turn > 0
        )
    )


@cache
def turn_ended() -> OneShotView:
    """Return the view after a turn was scored with coins and a bonus, before the next roll."""
    return _view(
        lambda state: (
            state.die is None
            and state.last_turn is not None
            and state.last_turn.bonus > 0
            and bool(state.last_turn.coins)
        )
    )


def _view(wanted: Callable[[OneShotState], bool]) -> OneShotView:
    game = game_named("one-shot")
    view = game.view(played_until(game, len(_NAMES), _SEED, wanted), None)
    assert isinstance(view, OneShotView)
    return view


def _paint(view: OneShotView) -> Image.Image:
    return paint(view, _NAMES)


def _offer_values(view: OneShotView, say: Localizer) -> TextValues:
    shown = view.shown
    assert shown is not None
    return {
        **_table_values(view, say),
        "die": view.die or 0,
        "value": shown.value,
        "suit": say(f"one-shot-suit-{shown.suit}"),
        "tile": _plain(shown, say),
        "coins": say.listed(_plain(coin, say) for coin in view.coins),
    }


def _end_values(view: OneShotView, say: Localizer) -> TextValues:
    turn = view.last_turn
    assert turn is not None
    return {
        **_table_values(view, say),
        "seat": _NAMES[turn.seat],
        "next": _NAMES[view.active or 0],
        "die": turn.die,
        "tile": _plain(turn.shown, say) if turn.shown else say("one-shot-nothing"),
        "coins": " + ".join(str(coin.value) for coin in turn.coins),
        "bonus": turn.bonus,
        "score": turn.score,
        "left": turn.left,
        "full": view.left,
    }


def _table_values(view: OneShotView, say: Localizer) -> TextValues:
    def points(seat: Seat) -> str:
        return f"{_NAMES[seat]} {view.totals[seat]}"

    return {
        "players": say.listed(points(seat) for seat in view.order),
        "active": _NAMES[view.active or 0],
        "round": view.round,
        "rounds": view.rounds,
        "left": view.left,
        "aside": view.aside,
    }


def _plain(tile: Tile, say: Localizer) -> str:
    return say("one-shot-tile", value=tile.value, suit=say(f"one-shot-suit-{tile.suit}"))


def _numbers(say: Localizer) -> TextValues:
    return {
        "tiles": len(TILES),
        "dice": DICE,
        "suits": say.listed(say(f"one-shot-suit-{suit}") for suit in SUITS),
        "highest": max(VALUES),
        "values": say.listed(map(str, VALUES)),
        "each": TILES_EACH,
        "value": max(VALUES),  # for a button label in the text
    }


BOOK = Book(
    (
        Page("about"),
        Page("table", Situation(new_round, _paint, _table_values)),
        Page("turn"),
        Page("example", Situation(tile_on_offer, _paint, _offer_values)),
        Page("end", Situation(turn_ended, _paint, _end_values)),
        Page("options", lists_options=True),
        Page("tips"),
    ),
    _numbers,
)
