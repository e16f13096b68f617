"""Sets of three cards: which can be combined, what they gain, and which is best."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.rokujika.cards import CARDS, TIERS, Trio

_TIER = {card.name: card.tier for card in CARDS.cards.values()}


class Offer(NamedTuple):
    """A set that can be combined now, its coins, and the sixth card it scores."""

    cards: Trio
    product: int
    sixth: str | None
    points: int

    @property
    def gain(self) -> int:
        """Coins and points together: a coin is a point in the end."""
        return self.product + self.points


@lru_cache(maxsize=16384)
def sets_in(front: tuple[str, ...]) -> tuple[Trio, ...]:
    """Return every legal set among the cards in front."""
    first, second, third = ([card for card in front if _TIER[card] == tier] for tier in TIERS)
    return tuple((a, b, c) for a in first for b in second for c in third if (a, b, c) in CARDS.products)


def scorable(trio: Trio, in_reach: Collection[str]) -> tuple[str, ...]:
    """Return the sixth cards in reach that the set fulfils, best first. R-8: one of them is scored."""
    return tuple([sixth for sixth in CARDS.fits[trio] if sixth in in_reach])


def offers(front: tuple[str, ...], in_reach: Collection[str]) -> list[Offer]:
    """Return all offers, best first."""
    return sorted(_offers(front, in_reach), key=lambda offer: (-offer.gain, -offer.points))


def _offers(front: tuple[str, ...], in_reach: Collection[str]) -> Iterator[Offer]:
    for trio in sets_in(front):
        product = CARDS.products[trio]
        sixths = scorable(trio, in_reach)
        if not sixths:
            yield Offer(trio, product, None, 0)
        for sixth in sixths:
            yield Offer(trio, product, sixth, CARDS.sixths[sixth].points)


def shortlist(found: Sequence[Offer], most: int) -> list[Offer]:
    """Return at most `most` offers, best first, including the best one for each sixth card and for none.

    All cards in front are discarded after any set, so the omitted offers are never better.
    """
    chosen: dict[Offer, None] = {}
    for sixth in dict.fromkeys(offer.sixth for offer in found):
        chosen[next(offer for offer in found if offer.sixth == sixth)] = None
    for offer in found:
        if len(chosen) >= most:
            break
        chosen[offer] = None
    return sorted(chosen, key=found.index)[:most]
