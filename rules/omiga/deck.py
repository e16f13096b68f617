"""The 36 cards, the ways they can lie, and what fits beside what.

A card lies in one of two *ways*: as printed, or after a half turn. Ways are numbered 2 * (card - 1) + turned, and
sets of ways are bit masks, so that "what fits here" is one AND for each neighbour.
"""

from __future__ import annotations

from importlib import resources
from typing import Literal, NamedTuple

from pydantic import TypeAdapter

Shape = Literal["slash", "backslash", "tip", "notch"]
Colour = Literal["green", "pink"]
Card = int  # its id, 1 to 36; O-1: both players have the same 36
Way = int

# O-7: a diagonal meets the same diagonal, a tip meets a notch
MATES: dict[Shape, Shape] = {"slash": "slash", "backslash": "backslash", "tip": "notch", "notch": "tip"}


class Face(NamedTuple):
    """The four edges of a card as it lies."""

    top: Shape
    bottom: Shape
    left: Colour
    right: Colour

    @property
    def turned(self) -> Face:
        """After a half turn: a diagonal stays the diagonal it is."""
        return Face(self.bottom, self.top, self.right, self.left)


class _Printed(NamedTuple):
    id: Card
    top: Shape
    bottom: Shape
    left: Colour
    right: Colour


def _read() -> dict[Card, Face]:
    text = resources.files(__package__).joinpath("deck.json").read_bytes()
    return {card.id: Face(*card[1:]) for card in TypeAdapter(tuple[_Printed, ...]).validate_json(text)}


FACES: dict[Card, Face] = _read()
CARDS: tuple[Card, ...] = tuple(FACES)


def way(card: Card, turned: bool) -> Way:
    """The number of the way in which the card lies."""
    return 2 * card - 2 + turned


def card_of(lying: Way) -> Card:
    """The card that lies this way."""
    return lying // 2 + 1


LYING: tuple[Face, ...] = tuple(face for card in CARDS for face in (FACES[card], FACES[card].turned))
SYMMETRIC = frozenset(card for card, face in FACES.items() if face == face.turned)  # turning them changes nothing
NO_CARD: Card = 0  # where a card of the hand was: the others keep their places
# the ways of each card, by its id; a symmetric card has only one, and what is no card fits nowhere
WAYS: tuple[int, ...] = (NO_CARD, *((1 if card in SYMMETRIC else 3) << way(card, False) for card in CARDS))
ALL_WAYS = sum(WAYS)


def _ways(fits: list[bool]) -> int:
    return sum(1 << lying for lying, fit in enumerate(fits) if fit) & ALL_WAYS


# What may lie below, above, right or left of a neighbour: by what lies there, 0 for nothing, else 1 + its way.
BELOW: tuple[int, ...] = (ALL_WAYS, *(_ways([MATES[a.bottom] == b.top for b in LYING]) for a in LYING))
ABOVE: tuple[int, ...] = (ALL_WAYS, *(_ways([MATES[a.top] == b.bottom for b in LYING]) for a in LYING))
RIGHT_OF: tuple[int, ...] = (ALL_WAYS, *(_ways([a.right == b.left for b in LYING]) for a in LYING))
LEFT_OF: tuple[int, ...] = (ALL_WAYS, *(_ways([a.left == b.right for b in LYING]) for a in LYING))
