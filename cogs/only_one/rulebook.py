"""The rulebook of Only One Collection: a new game, a card that would bust, a finished scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from PIL import Image

from bot.i18n import Localizer
from cogs.learn.pages import Book, Page, Situation, TextValues, example_record, played_until
from cogs.only_one.picture import paint
from cogs.only_one.text import OnlyOneText
from rules.catalogue import game_named
from rules.only_one.cards import (
    BITS,
    CARDS_FOR,
    COLUMN_SIZE,
    EGG,
    EGGS,
    FIG,
    FIRST_ROUND_OF_POWERS,
    NUMBER,
    SPECIAL,
    VALUES,
    VALUES_FOR,
    count,
)
from rules.only_one.state import OnlyOneState, OnlyOneView
from rules.only_one.turn import PLACES_FOR_TWO

_SEED, _SEATS = "only one 6", 3
_NAMES = ("Ada", "Ben", "Cleo")


def _paint(view: OnlyOneView) -> Image.Image:
    return paint(view, _NAMES)


@cache
def new_game() -> OnlyOneView:
    """Return the view of a new game."""
    return _view(lambda _state: True)


@cache
def card_to_place() -> OnlyOneView:
    """Return a view with a card that fits into one column and would bust another."""
    return _view(
        lambda state: (
            state.phase == "place"
            and state.round > 1
            and not state.ended
            and state.card not in (EGG, FIG)
            and max(map(len, state.columns)) < COLUMN_SIZE
            and sum(map(len, state.columns)) > _SEATS + 1
            and 0 < len(_busting(state)) < _SEATS
        )
    )


@cache
def all_scored() -> OnlyOneView:
    """Return the view after scoring."""
    return _view(lambda state: state.phase == "over")


def _busting(state: OnlyOneState) -> tuple[int, ...]:
    view = game_named("only-one").view(state, None)
    assert isinstance(view, OnlyOneView)
    return view.would_bust


def _view(wanted: Callable[[OnlyOneState], bool]) -> OnlyOneView:
    game = game_named("only-one")
    view = game.view(played_until(game, _SEATS, _SEED, wanted), None)
    assert isinstance(view, OnlyOneView)
    return view


def _card_values(view: OnlyOneView, say: Localizer) -> TextValues:
    texts, card = _texts(say), view.card
    assert card is not None
    fits = [column for column in view.may_place if column not in view.would_bust]
    return {
        **_sheet_values(view, say),
        **_table_values(view, say),
        "card": texts.plain(card),
        "number": NUMBER[VALUES[VALUES.index(card.removesuffix("*"))]],
        "bad": _columns(view.would_bust, say),
        "good": _columns(fits, say),
        "column": view.would_bust[0] + 1,
        "inside": texts.plain_cards(view.columns[view.would_bust[0]]),
        "lost": len(view.columns[view.would_bust[0]]),
    }


def _table_values(view: OnlyOneView, say: Localizer) -> TextValues:
    return {
        "columns": "; ".join(
            say("only-one-picture-column", column=at + 1, cards=_texts(say).plain_cards(cards))
            for at, cards in enumerate(view.columns)
        ),
        "until": view.until_fig or 0,
        "discards": view.discarded,
        "active": _NAMES[view.active or 0],
        "holder": _NAMES[view.token],
    }


def _scores_values(view: OnlyOneView, say: Localizer) -> TextValues:
    assert view.outcome is not None
    tally = max(view.tallies, key=lambda tally: (tally.by == "most") * tally.points)
    assert tally.winner is not None
    potions = say.listed(
        f"{_texts(say).plain(tally.value)} {_NAMES[tally.winner]} {tally.points}"
        for tally in view.tallies
        if tally.winner is not None
    )
    return {
        "value": _texts(say).plain(tally.value),
        "winner": _NAMES[tally.winner],
        "held": tally.counts[tally.winner],
        "before": _NAMES[tally.winner - 1 if tally.winner else _SEATS - 1],
        "discarded": tally.discarded,
        "neighbour": tally.neighbour,
        "points": tally.points,
        "scores": say.listed(f"{_NAMES[seat]} {points}" for seat, points in enumerate(view.scores)),
        "specials": say.listed(f"{_NAMES[seat]} {points}" for seat, points in enumerate(view.specials or ())),
        "potions": potions,
        "first": _NAMES[view.outcome.winners[0]],
        "holder": _NAMES[view.token],
    }


def _sheet_values(view: OnlyOneView, say: Localizer) -> TextValues:
    """Return all collections, counted as in the picture."""
    lines = []
    for seat, cards in enumerate(view.collections):
        held = [f"{count(cards, value)} × {value}" for value in VALUES_FOR[_SEATS] if count(cards, value)]
        special = f"{sum(card in SPECIAL for card in cards)} ✦"
        lines.append(f"{_NAMES[seat]} {say.listed([special, *held]) if cards else say('only-one-nothing')}")
    return {"collections": "; ".join(lines)}


def _columns(columns: Iterable[int], say: Localizer) -> str:
    return say.listed(str(column + 1) for column in columns)


def _texts(say: Localizer) -> OnlyOneText:
    return OnlyOneText(example_record("only-one", _SEATS), say)


def _numbers(say: Localizer) -> TextValues:
    return {
        "size": COLUMN_SIZE,
        "eggs": EGGS,
        "egg": "🥚",
        "odd": say.listed(str(number) for number in sorted(NUMBER.values()) if BITS[EGG] >> number & 1),
        "twins": say.listed(str(NUMBER[value]) for value in VALUES if value.endswith("B")),
        "two": PLACES_FOR_TWO,
        "few": len(CARDS_FOR[2]),
        "many": len(CARDS_FOR[4]),
        "snakes": count(CARDS_FOR[4], "2"),
        "snake": say("only-one-card-2"),
        "pumpkins": count(CARDS_FOR[4], "10"),
        "pumpkin": say("only-one-card-10"),
        "highest": NUMBER["10"],
        "powers": FIRST_ROUND_OF_POWERS,
        "column": 2,  # for button labels in the text
    }


BOOK = Book(
    (
        Page("about"),
        Page("table", Situation(new_game, _paint, _table_values)),
        Page("turn"),
        Page("example", Situation(card_to_place, _paint, _card_values)),
        Page("end", Situation(all_scored, _paint, _scores_values)),
        Page("options", lists_options=True),
        Page("tips"),
    ),
    _numbers,
)
