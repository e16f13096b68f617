"""Computer players of three strengths. They see a view, so they know what a player can know and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import product
from random import Random

from rules.rokujika.cards import CARDS, TIERS, Trio
from rules.rokujika.sets import offers, scorable
from rules.rokujika.state import COLUMNS, TURNS, Buy, Combine, Decline, Register, RokujikaMove, Stop, VillageView

_SOON = 2 * COLUMNS  # the places of rows 1 and 2
_GOOD = 8  # points

Player = Callable[[VillageView, Random], RokujikaMove]


def at_random(village: VillageView, chance: Random) -> RokujikaMove:
    """A coin is thrown for each decision."""
    if village.phase == "trademark":
        faces = [sixth for sixth in village.display if sixth is not None]
        return Register(sixth=chance.choice(faces)) if chance.random() < 0.5 else Decline()
    if village.may_buy and chance.random() < 0.5:
        return Buy()
    found = offers(village.front, village.in_reach)
    if not found:
        return Stop()
    offer = chance.choice(found)
    return Combine(cards=offer.cards, sixth=offer.sixth)


def greedy(village: VillageView, chance: Random) -> RokujikaMove:  # noqa: ARG001 - leaves nothing to chance
    """Turns cards up until there is any set, and takes the best one."""
    if village.phase == "trademark":
        return Decline()
    return _best(village) or (Buy() if village.may_buy else Stop())


def look_ahead(village: VillageView, chance: Random) -> RokujikaMove:  # noqa: ARG001 - leaves nothing to chance
    """Counts the cards: while there is no set, and whenever one card more gains more on average than it costs, buys."""
    if village.phase == "trademark":
        return Decline()
    best = _best(village)
    if village.may_buy and (best is None or _expected_gain(village) > 1):
        return Buy()
    return best or Stop()


def stand_in(village: VillageView, chance: Random) -> RokujikaMove:
    """The look-ahead player, who also registers a good card that would soon leave: worth six points a game."""
    if village.phase != "trademark" or village.turn == TURNS:
        return look_ahead(village, chance)
    best = _best(village)
    aim = best.sixth if best else None
    worth = {
        sixth: CARDS.sixths[sixth].points
        for sixth in village.display[:_SOON]
        if sixth is not None and sixth != aim and CARDS.sixths[sixth].points >= _GOOD
    }
    return Register(sixth=max(worth, key=lambda sixth: worth[sixth])) if worth else Decline()


def _best(village: VillageView) -> Combine | None:
    found = offers(village.front, village.in_reach)
    return Combine(cards=found[0].cards, sixth=found[0].sixth) if found else None


def _expected_gain(village: VillageView) -> float:
    """How much better the best set will be, on average, with one card more."""
    gains = _gains(frozenset(village.in_reach))
    by_tier = [[card for card in village.front if CARDS.cards[card].tier == tier] for tier in TIERS]
    now = _best_gain(gains, *by_tier)
    ahead = village.next_cards
    total = 0
    for card in ahead:
        tiers = by_tier.copy()
        tiers[CARDS.cards[card].tier - 1] = [card]
        total += max(0, _best_gain(gains, *tiers) - now)
    return total / len(ahead)


def _best_gain(gains: Mapping[Trio, int], first: list[str], second: list[str], third: list[str]) -> int:
    """Coins and points of the best set of these; 0 if there is none."""
    return max([gains.get(trio, 0) for trio in product(first, second, third)], default=0)


@lru_cache(maxsize=256)
def _gains(in_reach: frozenset[str]) -> dict[Trio, int]:
    """Coins and points of every legal set."""
    return {
        trio: coins + max((CARDS.sixths[sixth].points for sixth in scorable(trio, in_reach)), default=0)
        for trio, coins in CARDS.products.items()
    }
