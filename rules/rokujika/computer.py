"""Computer players of three strengths. They get a view, so they only know what a player can know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from rules.game import Judged, Level
from rules.rokujika.cards import CARDS, CARDS_IN_TIER, TIERS, offers, scorable, sets_in
from rules.rokujika.state import COLUMNS, TURNS, Buy, Combine, Decline, Register, RokujikaMove, Stop, VillageView

_SOON = 2 * COLUMNS  # the places of rows 1 and 2
_GOOD = 8  # points
_CONTENT = 11  # coins and points of a set that normal does not try to improve
_HASTY = 0.3  # how often easy takes a set although another card would be worth its coin

Player = Callable[[VillageView, Random], RokujikaMove]


def at_random(village: VillageView, rng: Random) -> RokujikaMove:
    """Decide at random."""
    if village.phase == "trademark":
        shown = [sixth for sixth in village.display if sixth is not None]
        return Register(sixth=rng.choice(shown)) if rng.random() < 0.5 else Decline()
    if village.may_buy and rng.random() < 0.5:
        return Buy()
    found = offers(village.front, village.in_reach)
    if not found:
        return Stop()
    offer = rng.choice(found)
    return Combine(cards=offer.cards, sixth=offer.sixth)


def greedy(village: VillageView, rng: Random) -> RokujikaMove:  # noqa: ARG001 - deterministic
    """Buy cards until there is a set, and take the best one."""
    if village.phase == "trademark":
        return Decline()
    return _best(village) or (Buy() if village.may_buy else Stop())


def look_ahead(village: VillageView, rng: Random) -> RokujikaMove:  # noqa: ARG001 - deterministic
    """Buy while there is no set, or while one more card is expected to gain more than a coin."""
    if village.phase == "trademark":
        return Decline()
    if village.may_buy and _is_worth_a_coin(village):
        return Buy()
    return _best(village) or Stop()


def stand_in(village: VillageView, rng: Random) -> RokujikaMove:
    """Play like `look_ahead`, and register good sixth cards that would leave soon: six points more per game."""
    if village.phase != "trademark" or village.turn == TURNS:
        return look_ahead(village, rng)
    best = _best(village)
    aim = best.sixth if best else None
    worth = {
        sixth: CARDS.sixths[sixth].points
        for sixth in village.display[:_SOON]
        if sixth is not None and sixth != aim and CARDS.sixths[sixth].points >= _GOOD
    }
    return Register(sixth=max(worth, key=lambda sixth: worth[sixth])) if worth else Decline()


def content(village: VillageView, rng: Random) -> RokujikaMove:
    """Like `look_ahead`, but content with any good set, and in a hurry now and then."""
    best = _best(village)
    if village.phase == "open" and best is not None and _gain(best) >= _CONTENT:
        return best
    return look_ahead(village, rng)


def hasty(village: VillageView, rng: Random) -> RokujikaMove:
    """Take the first set, or sometimes look further."""
    return (greedy if rng.random() < _HASTY else content)(village, rng)


PLAYERS: dict[Level, Player] = {"easy": hasty, "normal": content, "hard": stand_in}


def judge(village: VillageView, rng: Random, guesses: int) -> list[Judged[RokujikaMove]]:
    """Return the coins and points that each move brings by the end of this turn, the best first.

    Trademarks are not judged: they pay in later turns. The order of the face-down cards is guessed.
    """
    if village.phase != "open":
        return []
    judged: list[Judged[RokujikaMove]] = []
    for trio in sets_in(village.front):
        for sixth in scorable(trio, village.in_reach) or (None,):
            move = Combine(cards=trio, sixth=sixth)
            judged.append(Judged(move, _gain(move)))
    if not judged:
        judged.append(Judged(Stop(), 0.0))
    if village.may_buy:
        judged.append(Judged(Buy(), sum(_bought(village, rng) for _ in range(guesses)) / guesses))
    return sorted(judged, key=lambda move: move.worth, reverse=True)


def _bought(village: VillageView, rng: Random) -> float:
    """Return what a turn brings in which a card is bought now, if `look_ahead` plays it on."""
    gains = _gains(frozenset(village.in_reach))
    unseen = list(village.next_cards)
    rng.shuffle(unseen)
    front, coins = list(village.front), village.coins
    while unseen and coins:
        front.append(unseen.pop())
        coins -= 1
        if not coins or not _wants_more(front, unseen, gains):
            break
    return _most(front, gains) - (village.coins - coins)


def _gain(move: Combine) -> float:
    """Return the coins and points of a set."""
    return CARDS.products[move.cards] + (CARDS.sixths[move.sixth].points if move.sixth else 0)


def _best(village: VillageView) -> Combine | None:
    found = offers(village.front, village.in_reach)
    return Combine(cards=found[0].cards, sixth=found[0].sixth) if found else None


def _is_worth_a_coin(village: VillageView) -> bool:
    """Whether there is no set yet, or one more card is expected to gain more than a coin."""
    return _wants_more(village.front, village.next_cards, _gains(frozenset(village.in_reach)))


def _wants_more(front: Sequence[str], ahead: Sequence[str], gains: list[int]) -> bool:
    first, second, third = ([_CODES[card] for card in front if CARDS.cards[card].tier == tier] for tier in TIERS)
    partners = {
        1: [b + c for b in second for c in third],
        2: [a + c for a in first for c in third],
        3: [a + b for a in first for b in second],
    }
    now = max([gains[a + pair] for a in first for pair in partners[1]], default=0)
    if now == 0:
        return True
    more = 0
    for card in ahead:
        code = _CODES[card]
        best = max([gains[code + pair] for pair in partners[CARDS.cards[card].tier]], default=0)
        more += max(0, best - now)
    return more > len(ahead)


def _most(front: Sequence[str], gains: list[int]) -> int:
    """Return the coins and points of the best set of these cards; 0 without one."""
    first, second, third = ([_CODES[card] for card in front if CARDS.cards[card].tier == tier] for tier in TIERS)
    return max([gains[a + b + c] for a in first for b in second for c in third], default=0)


# A set as a number: the sum of the codes of its cards.
_CODES = {
    card.name: place % CARDS_IN_TIER * CARDS_IN_TIER ** (3 - card.tier)
    for place, card in enumerate(CARDS.cards.values())
}
_SETS = {sum(_CODES[card] for card in trio): trio for trio in CARDS.products}


@lru_cache(maxsize=256)
def _gains(in_reach: frozenset[str]) -> list[int]:
    """Return coins plus points of every set by its number; 0 if it is forbidden."""
    gains = [0] * CARDS_IN_TIER**3
    for number, trio in _SETS.items():
        sixths = scorable(trio, in_reach)
        gains[number] = CARDS.products[trio] + (CARDS.sixths[sixths[0]].points if sixths else 0)
    return gains
