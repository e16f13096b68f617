"""The four familiar cards, each with a power on either side, and which of them lie on the table.

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

# C-50: two sides of one card never meet
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


def laid_out(seats: int, chosen: Familiars, chance: Random) -> tuple[Familiar, ...]:
    """One familiar for each column of the first round; C-51: with three players one stays in the box."""
    sides = [chance.choice("AB") for _ in PAIRS] if chosen == "random" else list(chosen)
    cards = [pair["AB".index(side)] for pair, side in zip(PAIRS, sides, strict=True)]
    chance.shuffle(cards)
    return tuple(cards[:seats])
