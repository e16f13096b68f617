"""The rulebook of Omiga: the edges of the cards, a player's view of a running round, the winning card."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.i18n import FALLBACK, Localizer, Markup, localizer
from cogs.learn.pages import Book, Page, Situation, TextValues, example_record, played_until
from cogs.omiga.picture import LETTERS, lettered, paint, picture_content
from cogs.omiga.sprites import paint_legend
from cogs.omiga.text import OmigaText, legend_names
from rules.catalogue import game_named
from rules.game import Seat
from rules.omiga.board import CARDS, FACES, Card, Place
from rules.omiga.rounds import HAND, SILENCE_SECONDS
from rules.omiga.state import OmigaOptions, OmigaState
from rules.omiga.view import OmigaView

_ROUND, _WON = "omiga 1", "omiga 8"  # seeds


def edge_names() -> tuple[str, ...]:
    """Return the names in the picture of the edges, in English."""
    return legend_names(localizer(FALLBACK))


def _paint_legend_in(_names: tuple[str, ...], say: Localizer) -> Image.Image:
    return paint_legend(legend_names(say))


@cache
def cards_to_lay() -> OmigaView:
    """Return white's view of a running round in which some cards of the hand fit."""
    return _view(
        0,
        _ROUND,
        lambda state: state.phase == "playing" and len(state.laid) > 5 and all(state.hands[0]) and _some_fit(state),
    )


@cache
def round_won() -> OmigaView:
    """Return the view of a round won behind the opponent's line."""
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
    first, second = (player.name for player in example_record("omiga", 2).players)
    return paint(picture_content(view, names=(first, second)))


def _hand_values(view: OmigaView, say: Localizer) -> TextValues:
    texts = _texts(view, say)
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
        "table": texts.description(),
        "spots": Markup("\n".join(f"- {line}" for line in texts.spots())),
        "hand": "; ".join(f"{at}: {texts.edges(FACES[card])}" for at, card in enumerate(view.hands[0], 1)),
        "fits": f"{number} → {letter}",
        "edges": _edges_on(texts, view.hands[0][number - 1], place),
        "needs": texts.needs(place),
        "misfit": f"{not_number} → {not_letter}",
    }


def _win_values(view: OmigaView, say: Localizer) -> TextValues:
    texts, end = _texts(view, say), view.results[-1]
    return {
        "table": texts.description(),
        "winner": say("omiga-rules-black" if end.winner else "omiga-rules-white"),
        "card": texts.coordinate(end.places[0]),
        "passed": texts.coordinate(end.places[1]),
    }


def _edges_on(texts: OmigaText, card: Card, place: Place) -> str:
    """Return the edges of the card in the orientation that fits the place."""
    needed = texts.needed(place)
    ways = (FACES[card], FACES[card].turned)
    fitting = next(way for way in ways if all(need in (None, edge) for need, edge in zip(needed, way, strict=True)))
    return texts.edges(fitting)


def _texts(view: OmigaView, say: Localizer) -> OmigaText:
    return OmigaText(example_record("omiga", 2), view, say)


def _numbers(_say: Localizer) -> TextValues:
    columns, rows = OmigaOptions().board.split("x")
    return {
        "cards": len(CARDS),
        "hand": HAND,
        "columns": columns,
        "rows": rows,
        "lay": f"1 → {LETTERS[0]}",
        "letter": LETTERS[0],  # of the labels that the text refers to
        "seconds": int(SILENCE_SECONDS),
    }


BOOK = Book(
    (
        Page("about"),
        Page("table", Situation(edge_names, paint_legend, lambda _names, _say: {}, _paint_legend_in)),
        Page("start"),
        Page("turn"),
        Page("example", Situation(cards_to_lay, _paint, _hand_values)),
        Page("end", Situation(round_won, _paint, _win_values)),
        Page("options", lists_options=True),
    ),
    _numbers,
)
