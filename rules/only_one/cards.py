"""The cards: ingredients, eggs, and the four familiar cards with a power on either side.

The rulebook's powers in its order:

    F1 keeper    a potion won while holding the token: +2
    F2 early     the first to end a round, by collecting: +1
    F3 gleaner   three or more bonus points for one value: +2
    F4 charmer   wins any tie for most points
    F5 seer      once: look at the top three cards and choose
    F6 finisher  scoring ends as soon as its owner has 16 points
    F7 picker    after a bust, keep any card of the column
    F8 breaker   +1 for a bust
"""

from __future__ import annotations

from random import Random
from typing import Literal, get_args

Familiar = Literal["keeper", "early", "gleaner", "charmer", "seer", "finisher", "picker", "breaker"]
NAMED: dict[str, Familiar] = {name: name for name in get_args(Familiar)}

# C-50: the two sides of one card are never in the same game
PAIRS: tuple[tuple[Familiar, Familiar], ...] = (
    ("keeper", "early"),
    ("gleaner", "charmer"),
    ("seer", "finisher"),
    ("picker", "breaker"),
)

# Off, sides at random, or a letter for each card: its first or its second side.
Familiars = Literal[
    "off", "random",
    "AAAA", "AAAB", "AABA", "AABB", "ABAA", "ABAB", "ABBA", "ABBB",
    "BAAA", "BAAB", "BABA", "BABB", "BBAA", "BBAB", "BBBA", "BBBB",
]  # fmt: skip

KEEPER_POINTS = 2
EARLY_POINTS = 1
GLEANER_POINTS = 2
GLEANER_NEEDS = 3
FINISHER_NEEDS = 16
BREAKER_POINTS = 1
SEER_LOOKS = 3
FIRST_ROUND_OF_POWERS = 2  # C-54


def laid_out(seats: int, chosen: Familiars, rng: Random) -> tuple[Familiar, ...]:
    """Return a familiar for each column of the first round. C-51: with three players one stays in the box."""
    sides = [rng.choice("AB") for _ in PAIRS] if chosen == "random" else list(chosen)
    cards = [pair["AB".index(side)] for pair, side in zip(PAIRS, sides, strict=True)]
    rng.shuffle(cards)
    return tuple(cards[:seats])


Card = str  # a value, with a star if special; an egg; in columns of the first round also a familiar
Value = Literal["1", "2", "3", "4A", "4B", "5", "6A", "6B", "7", "8A", "8B", "9", "10"]

VALUES: tuple[Value, ...] = get_args(Value)  # in the order of scoring
FIG: Card = "1"
EGG: Card = "egg"
EGGS = 5
BELOW_FIG = 5
COLUMN_SIZE = 4
NUMBER: dict[Value, int] = {value: int(value.rstrip("AB")) for value in VALUES}  # also the number of its cards

# C-18: what goes back into the box when fewer play
VALUES_FOR: dict[int, tuple[Value, ...]] = {
    4: VALUES,
    3: tuple(value for value in VALUES if value not in ("4B", "8B")),
    2: tuple(value for value in VALUES if value not in ("4B", "6B", "8B")),
}


def _cards(value: Value) -> list[Card]:
    """C-11: one card of each value has the special icon, except the Fig."""
    copies: list[Card] = [value] * NUMBER[value]
    if value != FIG:
        copies[0] = f"{value}*"
    return copies


CARDS_FOR: dict[int, tuple[Card, ...]] = {
    seats: (*(card for value in values for card in _cards(value)), *[EGG] * EGGS)
    for seats, values in VALUES_FOR.items()
}
KINDS: tuple[Card, ...] = tuple(dict.fromkeys(CARDS_FOR[4]))
VALUE: dict[Card, Value] = {card: value for value in VALUES for card in (value, f"{value}*")}  # C-10: an egg has none
SPECIAL: frozenset[Card] = frozenset(card for card in KINDS if card == EGG or card.endswith("*"))

# A bit for each number: a number may occur only once in a column. C-9: an egg is a 3, 5, 7 and 9.
BITS: dict[Card, int] = {card: 1 << NUMBER[value] for card, value in VALUE.items()}
BITS[EGG] = BITS["3"] | BITS["5"] | BITS["7"] | BITS["9"]


def mixed(seats: int, rng: Random) -> tuple[Card, ...]:
    """Return a shuffled deck, top first. C-1: the Fig is the sixth card from the bottom."""
    cards = [card for card in CARDS_FOR[seats] if card != FIG]
    rng.shuffle(cards)
    return (*cards[:-BELOW_FIG], FIG, *cards[-BELOW_FIG:])


def clashes(card: Card, column: tuple[Card, ...]) -> bool:
    """Whether this card would bust the column. Letters do not matter; familiars never clash (C-52)."""
    bits = BITS[card]
    return any(bits & BITS.get(other, 0) for other in column)


def count(cards: tuple[Card, ...], value: Value) -> int:
    """Return the number of cards of exactly this value."""
    return cards.count(value) + cards.count(f"{value}*")
