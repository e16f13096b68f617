"""The rules of Omiga in pages, with a player's own view of a running round and the card that wins one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from io import BytesIO

from PIL import Image

from bot.i18n import Localizer
from bot.i18n.markup import Markup
from cogs.learn.pages import Book, Page, Situation, Told, example_record, played_until
from cogs.omiga.picture import LETTERS, glance, lettered, paint
from cogs.omiga.text import Words
from rules.catalogue import game_named
from rules.game import Seat
from rules.omiga.deck import CARDS, FACES, Card
from rules.omiga.ending import SILENCE_SECONDS
from rules.omiga.field import Place
from rules.omiga.opening import HAND
from rules.omiga.state import OmigaOptions, OmigaState
from rules.omiga.view import OmigaView

_ROUND, _WON = "omiga 1", "omiga 8"  # seeds


@cache
def opening_cards() -> OmigaView:
    """Before the call: hands lie face down."""
    return _view(None, _WON, lambda _state: True)


@cache
def cards_to_lay() -> OmigaView:
    """White's panel in the middle of a round: some cards of the hand fit, some do not."""
    return _view(
        0,
        _ROUND,
        lambda state: state.phase == "playing" and len(state.laid) > 5 and all(state.hands[0]) and _some_fit(state),
    )


@cache
def round_won() -> OmigaView:
    """Somebody slipped in behind the other's line."""
    return _view(None, _WON, lambda state: bool(state.results) and state.results[-1].how == "behind")


def _some_fit(state: OmigaState) -> bool:
    ways = [way for spot in game_named("omiga").view(state, 0).spots for way in spot.ways]
    return len(ways) > HAND and 0 < sum(way > 0 for way in ways) < len(ways)


def _view(seat: Seat | None, seed: str, wanted: Callable[[OmigaState], bool]) -> OmigaView:
    game = game_named("omiga")
    view = game.view(played_until(game, 2, seed, wanted), seat)
    assert isinstance(view, OmigaView)
    return view


def _paint(view: OmigaView) -> Image.Image:
    return Image.open(BytesIO(b"".join(paint(glance(view)))))


def _tell_opening(view: OmigaView, say: Localizer) -> Told:
    words = _words(view, say)
    white, black = (words.edges(words.face(laid)) for laid in view.laid)
    return {"table": words.description(), "white": white, "black": black}


def _tell_hand(view: OmigaView, say: Localizer) -> Told:
    words = _words(view, say)
    number, letter, place = next(
        (number, letter, spot.place)
        for letter, spot in lettered(view)
        for number, ways in enumerate(spot.ways, 1)
        if ways
    )
    not_number, not_letter = next(
        (number, letter) for letter, spot in lettered(view) for number, ways in enumerate(spot.ways, 1) if not ways
    )
    return {
        "table": words.description(),
        "spots": Markup("\n".join(f"- {line}" for line in words.spots())),
        "hand": "; ".join(f"{at}: {words.edges(FACES[card])}" for at, card in enumerate(view.hands[0], 1)),
        "fits": f"{number} → {letter}",
        "edges": _edges_on(words, view.hands[0][number - 1], place),
        "needs": words.needs(place),
        "misfit": f"{not_number} → {not_letter}",
    }


def _tell_win(view: OmigaView, say: Localizer) -> Told:
    words, end = _words(view, say), view.results[-1]
    return {
        "table": words.description(),
        "winner": say("omiga-rules-black" if end.winner else "omiga-rules-white"),
        "card": words.coordinate(end.places[0]),
        "passed": words.coordinate(end.places[1]),
    }


def _edges_on(words: Words, card: Card, place: Place) -> str:
    """The card as it would lie there, turned around if that is the way it fits."""
    needs = set(words.needs(place).split(", "))
    ways = (words.edges(FACES[card]), words.edges(FACES[card].turned))
    return next(way for way in ways if needs <= set(way.split(", ")))


def _words(view: OmigaView, say: Localizer) -> Words:
    return Words(example_record("omiga", 2), view, say)


def _numbers(_say: Localizer) -> Told:
    columns, rows = OmigaOptions().board.split("x")
    return {
        "cards": len(CARDS),
        "hand": HAND,
        "columns": columns,
        "rows": rows,
        "lay": f"1 → {LETTERS[0]}",
        "seconds": int(SILENCE_SECONDS),
    }


BOOK = Book(
    (
        Page("about"),
        Page("table", Situation(opening_cards, _paint, _tell_opening)),
        Page("start"),
        Page("turn"),
        Page("example", Situation(cards_to_lay, _paint, _tell_hand)),
        Page("end", Situation(round_won, _paint, _tell_win)),
        Page("options", lists_options=True),
    ),
    _numbers,
)
