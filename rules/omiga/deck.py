"""The 36 cards, their orientations, and which edges match.

A card is laid in one of two *ways*: as printed, or after a half turn. Ways are numbered 2 * (card - 1) + turned, and
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
    """The four edges of a card in one orientation."""

    top: Shape
    bottom: Shape
    left: Colour
    right: Colour

    @property
    def turned(self) -> Face:
        """The face after a half turn: diagonals stay the same."""
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
    """Return the number of the way."""
    return 2 * card - 2 + turned


def card_of(number: Way) -> Card:
    """Return the card of a way."""
    return number // 2 + 1


FACE_OF_WAY: tuple[Face, ...] = tuple(face for card in CARDS for face in (FACES[card], FACES[card].turned))
SYMMETRIC = frozenset(card for card, face in FACES.items() if face == face.turned)  # turning them changes nothing
NO_CARD: Card = 0  # in place of a card that was laid: the rest of the hand keeps its places
# the ways of each card by its id; a symmetric card has one, NO_CARD none
WAYS: tuple[int, ...] = (NO_CARD, *((1 if card in SYMMETRIC else 3) << way(card, False) for card in CARDS))
ALL_WAYS = sum(WAYS)


def _ways(fits: list[bool]) -> int:
    return sum(1 << number for number, fit in enumerate(fits) if fit) & ALL_WAYS


# The ways that fit below, above, right or left of a neighbour; indexed by 1 + its way, 0 for an empty place.
BELOW: tuple[int, ...] = (ALL_WAYS, *(_ways([MATES[a.bottom] == b.top for b in FACE_OF_WAY]) for a in FACE_OF_WAY))
ABOVE: tuple[int, ...] = (ALL_WAYS, *(_ways([MATES[a.top] == b.bottom for b in FACE_OF_WAY]) for a in FACE_OF_WAY))
RIGHT_OF: tuple[int, ...] = (ALL_WAYS, *(_ways([a.right == b.left for b in FACE_OF_WAY]) for a in FACE_OF_WAY))
LEFT_OF: tuple[int, ...] = (ALL_WAYS, *(_ways([a.left == b.right for b in FACE_OF_WAY]) for a in FACE_OF_WAY))
