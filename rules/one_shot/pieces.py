"""The piecepack: tiles, coins and dice of four suits with the values null (0), ace (1), 2, 3, 4, 5."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple, get_args

NULL = 0
VALUES = range(6)
DICE = 4


Suit = Literal["suns", "moons", "crowns", "arms"]
SUITS: tuple[Suit, ...] = get_args(Suit)


class Tile(NamedTuple):
    """A tile, or the coin of the same suit and value."""

    suit: Suit
    value: int


Coin = Tile
Stack = tuple[Tile, ...]  # top first

TILES: Stack = tuple(Tile(suit, value) for suit in SUITS for value in VALUES)


def mixed(rng: Random) -> Stack:
    """Return all 24 tiles in random order."""
    tiles = list(TILES)
    rng.shuffle(tiles)
    return tuple(tiles)


def throw_die(rng: Random) -> int:
    """Return one throw of a die. S-22: its suit does not matter."""
    return rng.choice(VALUES)
