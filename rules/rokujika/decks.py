"""Piles and shuffles. Every order is fixed at the deal, so that all seats of a race draw the same cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import NamedTuple

from rules.rokujika.cards import CARDS


class Drawn(NamedTuple):
    """Drawn cards, and the piles after it."""

    cards: tuple[str, ...]
    pile: tuple[str, ...]
    discards: tuple[str, ...]
    shuffled: int  # number of discards that were shuffled into a new pile


def shuffled(cards: Iterable[str], rng: Random) -> tuple[str, ...]:
    """Return the cards in random order."""
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


@lru_cache(maxsize=4096)
def order_of(luck: int, turn: int) -> tuple[str, ...]:
    """Return the order of the discards if they are shuffled in this turn.

    One order per turn is enough: after the discards were shuffled and drawn, all cards are in front.
    """
    return shuffled(CARDS.cards, Random(f"rokujika/{luck}/{turn}"))  # noqa: S311 - the seed of the deal is the secret


def draw(count: int, pile: tuple[str, ...], discards: tuple[str, ...], luck: int, turn: int) -> Drawn:
    """Draw cards. R-13: when the pile is empty, the discards become the new pile."""
    if len(pile) >= count:
        return Drawn(pile[:count], pile[count:], discards, 0)
    fresh = tuple(card for card in order_of(luck, turn) if card in discards)
    missing = count - len(pile)
    return Drawn(pile + fresh[:missing], fresh[missing:], (), len(fresh))
