"""The 36 cards, which edges match, and the board as a grid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
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


Place = int
Size = Literal["7x6", "9x8", "11x10"]  # O-2: columns odd and rows even, so that both sides start alike
Grid = tuple[int, ...]  # by place: 0 if free, else 1 + the way of the card; one more 0 for everything beyond the edges
WHITE, BLACK = 0, 1


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """A board size with precomputed neighbours and edges. There is one instance of each size."""

    columns: int
    rows: int
    every: int  # all places
    not_first: int  # all but the first column
    not_last: int
    first: int  # the first column
    last: int
    far: tuple[int, int]  # O-13: the opposite edge, by seat
    beside: tuple[tuple[Place, Place, Place, Place], ...]  # by place: above, below, left, right
    behind: tuple[tuple[Place, ...], tuple[Place, ...]]  # O-12: by seat and place: where an enemy card makes it a win

    @property
    def openings(self) -> tuple[Place, Place]:
        """O-4: the places of white's first card, and of black's right above it."""
        white = (self.rows // 2 - 1) * self.columns + self.columns // 2
        return white, white + self.columns

    def free(self, own: int, enemy: int) -> int:
        """Return the places that touch an own card at an edge and an enemy card at an edge or corner (O-10, O-11)."""
        columns, not_first, not_last = self.columns, self.not_first, self.not_last
        beside = own << 1 & not_first | own >> 1 & not_last | own << columns | own >> columns
        row = enemy | enemy << 1 & not_first | enemy >> 1 & not_last
        return beside & (row | row << columns | row >> columns) & ~(own | enemy) & self.every  # O-14

    def fitting(self, grid: Grid, place: Place) -> int:
        """Return the ways that match every neighbour of this place, own or enemy (O-7)."""
        above, below, left, right = self.beside[place]
        return BELOW[grid[above]] & ABOVE[grid[below]] & RIGHT_OF[grid[left]] & LEFT_OF[grid[right]]


@lru_cache(maxsize=8192)
def free_places(field: Field, own: int, enemy: int) -> tuple[Place, ...]:
    """Return the places where the owner of `own` may lay a card. It is needed several times for each move."""
    return tuple(places_in(field.free(own, enemy)))


def places_in(mask: int) -> Iterator[Place]:
    """Yield the places of a bit mask in ascending order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _field(columns: int, rows: int) -> Field:
    count = columns * rows
    every = (1 << count) - 1
    first = sum(1 << row * columns for row in range(rows))
    last = first << columns - 1
    bottom = (1 << columns) - 1
    beside = tuple(
        (
            place + columns if place + columns < count else count,
            place - columns if place >= columns else count,
            place - 1 if place % columns else count,
            place + 1 if (place + 1) % columns else count,
        )
        for place in range(count)
    )
    return Field(
        columns=columns,
        rows=rows,
        every=every,
        not_first=every & ~first,
        not_last=every & ~last,
        first=first,
        last=last,
        far=(bottom << count - columns, bottom),
        beside=beside,
        behind=(tuple(below for _, below, _, _ in beside), tuple(above for above, _, _, _ in beside)),
    )


FIELDS: dict[Size, Field] = {"7x6": _field(7, 6), "9x8": _field(9, 8), "11x10": _field(11, 10)}
