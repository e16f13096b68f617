"""Piles and shuffles. Every order follows from the deal, so that equal play meets equal luck at every seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import NamedTuple

from rules.rokujika.cards import CARDS


class Drawn(NamedTuple):
    """Cards turned up, and what is left."""

    cards: tuple[str, ...]
    pile: tuple[str, ...]
    discards: tuple[str, ...]
    shuffled: int  # how many discards became a new pile on the way


def shuffled(cards: Iterable[str], rng: Random) -> tuple[str, ...]:
    """The cards in random order."""
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


@lru_cache(maxsize=4096)
def order_of(luck: int, turn: int) -> tuple[str, ...]:
    """The order into which the discards fall when they are shuffled in this turn.

    One order a turn is enough: once the discards of a turn have been shuffled and turned up, all cards lie in front.
    """
    return shuffled(CARDS.cards, Random(f"rokujika/{luck}/{turn}"))  # noqa: S311 - the luck of the deal is the secret


def draw(count: int, pile: tuple[str, ...], discards: tuple[str, ...], luck: int, turn: int) -> Drawn:
    """Turn cards up; R-13: when the pile is empty the discards are shuffled, and it goes on."""
    if len(pile) >= count:
        return Drawn(pile[:count], pile[count:], discards, 0)
    fresh = tuple(card for card in order_of(luck, turn) if card in discards)
    missing = count - len(pile)
    return Drawn(pile + fresh[:missing], fresh[missing:], (), len(fresh))
