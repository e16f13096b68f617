"""The rulebook of Rokujika Collection: a new village, a valuable set, the growth of a village."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from bot.i18n import Localizer
from cogs.learn.pages import Book, Page, Situation, TextValues, played_until
from cogs.rokujika.chart import Growth, paint_chart
from cogs.rokujika.picture import paint_village
from cogs.rokujika.text import VillageText, steps
from rules.catalogue import game_named
from rules.rokujika.cards import CARDS, TIERS, Offer, offers
from rules.rokujika.state import (
    COLUMNS,
    FREE_CARDS,
    PER_TRADEMARK,
    RANKS,
    ROWS,
    START_COINS,
    TURNS,
    RokujikaState,
    RokujikaView,
    TurnDone,
    VillageView,
    rank_of,
)

_NEW, _PLAYED = "rokujika 2", "rokujika 1"  # seeds


@cache
def new_village() -> VillageView:
    """Return the view of a new village."""
    return _village(_NEW, lambda _village: True)


@cache
def set_in_front() -> VillageView:
    """Return a view with bought cards whose best set fulfils a sixth card."""
    return _village(
        _PLAYED,
        lambda village: (
            village.phase == "open"
            and village.turn > 2
            and 0 < village.paid < 4
            and any(_asks_for_cards(offer) for offer in offers(village.front, village.in_reach)[:1])
        ),
    )


@cache
def grown_village() -> VillageView:
    """Return the view of a finished village."""
    return _village(_PLAYED, lambda village: village.phase == "over")


def _asks_for_cards(offer: Offer) -> bool:
    return offer.sixth is not None and not CARDS.sixths[offer.sixth].product


def _village(seed: str, wanted: Callable[[VillageView], bool]) -> VillageView:
    game = game_named("rokujika")

    def seen(state: RokujikaState) -> VillageView:
        view = game.view(state, 0)
        assert isinstance(view, RokujikaView)
        assert view.village is not None
        return view.village

    return seen(played_until(game, 1, seed, lambda state: wanted(seen(state))))


def _village_values(village: VillageView, say: Localizer) -> TextValues:
    """Return a text for everything the picture shows."""
    texts = VillageText(village, say)
    rows = []
    for row in range(ROWS):
        here = village.display[row * COLUMNS : (row + 1) * COLUMNS]
        rows.append(say.listed(_sixth(texts, sixth) if sixth else say("rokujika-row-empty") for sixth in here))
    front = [
        say.listed(
            f"{texts.name(card)} {CARDS.cards[card].base}" for card in village.front if CARDS.cards[card].tier == tier
        )
        or say("rokujika-none")
        for tier in TIERS
    ]
    return {
        "turn": village.turn,
        "coins": village.coins,
        "points": village.points,
        "soon": rows[0],
        "later": rows[1],
        "latest": rows[2],
        "primary": front[0],
        "secondary": front[1],
        "tertiary": front[2],
        "pile": village.pile,
        "discards": len(village.discards),
        "done": len(village.history),
        "brought": ", ".join(_brought(done) for done in village.history),
        "trademarks": "; ".join(_sixth(texts, sixth) for sixth in village.trademarks) or say("rokujika-none"),
    }


def _set_values(village: VillageView, say: Localizer) -> TextValues:
    texts = VillageText(village, say)
    best = texts.offers[0]
    assert best.sixth is not None
    trio = best.cards
    changed = [
        f"{texts.name(card)} {CARDS.cards[card].base} → {CARDS.cards[card].base_in(trio)}"
        for card in trio
        if CARDS.cards[card].base_in(trio) != CARDS.cards[card].base
    ]
    return {
        **_village_values(village, say),
        "set": texts.set(best.cards),
        "cards": say.listed(texts.name(card) for card in best.cards),
        "product": best.product,
        "changed": len(changed),
        "different": say.listed(changed),
        "sixth": texts.sixth(best.sixth),
        "wants": texts.condition(best.sixth),
        "worth": best.points,
        "gain": texts.gain(best),
        "paid": village.paid,
        "after": village.coins + best.product,
    }


def _growth_values(village: VillageView, say: Localizer) -> TextValues:
    return {
        "coins": village.coins,
        "points": village.points,
        "unfulfilled": len(village.trademarks),
        "score": village.score,
        "rank": say(f"rokujika-rank-{rank_of(village.score)}"),
        "steps": steps(village.history),
    }


def _brought(done: TurnDone) -> str:
    """Return a turn's symbol in the row of turns."""
    points = CARDS.sixths[done.sixth].points if done.sixth else 0
    return str(points) if points else "●" if done.cards else "–"


def _sixth(texts: VillageText, sixth: str) -> str:
    return f"{texts.sixth(sixth)} {CARDS.sixths[sixth].points} ({texts.condition(sixth)})"


def _paint_village_in(village: VillageView, say: Localizer) -> Image.Image:
    return paint_village(village, say=say)


def _paint_growth(village: VillageView) -> Image.Image:
    return paint_chart([Growth(village.history, village.score, 1)])


def _numbers(say: Localizer) -> TextValues:
    return {
        "turns": TURNS,
        "start": START_COINS,
        "free": FREE_CARDS,
        "per": PER_TRADEMARK,
        "twice": 2 * PER_TRADEMARK,
        "thrice": 3 * PER_TRADEMARK,
        "all": len(CARDS.cards),
        "display": COLUMNS * ROWS,
        "new": COLUMNS,
        "stay": ROWS,
        "least": RANKS[0],
        "best": RANKS[-1],
        "wonder": say(f"rokujika-rank-{len(RANKS)}"),
        "gain": say("rokujika-gain-scored", product=12, points=9),  # for a button label in the text
    }


BOOK = Book(
    (
        Page("about"),
        Page("table", Situation(new_village, paint_village, _village_values, _paint_village_in)),
        Page("turn"),
        Page("example", Situation(set_in_front, paint_village, _set_values, _paint_village_in)),
        Page("end", Situation(grown_village, _paint_growth, _growth_values)),
        Page("options", lists_options=True),
        Page("tips"),
    ),
    _numbers,
)
