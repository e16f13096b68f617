"""The deck, derived: every card that four shapes and two colours allow, once."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from rules.omiga.board import (
    ABOVE,
    ALL_WAYS,
    BELOW,
    CARDS,
    FACE_OF_WAY,
    FACES,
    LEFT_OF,
    MATES,
    RIGHT_OF,
    SYMMETRIC,
    WAYS,
    Colour,
    Face,
    Shape,
    card_of,
    way,
)

SHAPES, COLOURS = get_args(Shape), get_args(Colour)


def test_o1_the_deck_is_every_card_that_differs_after_half_turns_once():
    """4 * 4 * 2 * 2 = 64 faces, 8 of them equal to their own half turn: (64 + 8) / 2 = 36 cards."""
    lying = {Face(*edges) for edges in product(SHAPES, SHAPES, COLOURS, COLOURS)}
    assert len(lying) == 64
    cards = {frozenset({face, face.turned}) for face in lying}
    assert len(cards) == 36
    assert {frozenset({face, face.turned}) for face in FACES.values()} == cards
    assert list(CARDS) == list(range(1, 37))


def test_o1_colours_are_spread_ten_ten_and_sixteen():
    sides = [frozenset({face.left, face.right}) for face in FACES.values()]
    counts = [sides.count(frozenset(colours)) for colours in ({"green"}, {"pink"}, {"green", "pink"})]
    assert counts == [10, 10, 16]


def test_o6_eight_cards_look_the_same_after_a_half_turn():
    assert len(SYMMETRIC) == 8
    assert ALL_WAYS.bit_count() == 64
    assert all(WAYS[card].bit_count() == (1 if card in SYMMETRIC else 2) for card in CARDS)


def test_o6_a_half_turn_swaps_ends_and_sides_and_two_are_none():
    for face in FACES.values():
        assert face.turned == Face(face.bottom, face.top, face.right, face.left)
        assert face.turned.turned == face


def test_o7_a_diagonal_meets_itself_and_a_tip_a_notch():
    assert MATES == {"slash": "slash", "backslash": "backslash", "tip": "notch", "notch": "tip"}
    for below, above in product(range(72), repeat=2):
        expected = MATES[FACE_OF_WAY[above].bottom] == FACE_OF_WAY[below].top and ALL_WAYS >> below & 1
        assert BELOW[1 + above] >> below & 1 == expected
        expected = MATES[FACE_OF_WAY[below].top] == FACE_OF_WAY[above].bottom and ALL_WAYS >> above & 1
        assert ABOVE[1 + below] >> above & 1 == expected


def test_o7_semicircles_make_circles_of_one_colour():
    for left, right in product(range(72), repeat=2):
        same = FACE_OF_WAY[left].right == FACE_OF_WAY[right].left
        assert RIGHT_OF[1 + left] >> right & 1 == (same and ALL_WAYS >> right & 1)
        assert LEFT_OF[1 + right] >> left & 1 == (same and ALL_WAYS >> left & 1)


def cards_that_fit(**neighbours: int) -> int:
    """Return how many of the 36 cards fit between these neighbours."""
    tables = {"above": BELOW, "below": ABOVE, "left": RIGHT_OF, "right": LEFT_OF}
    fits = ALL_WAYS
    for side, lying in neighbours.items():
        fits &= tables[side][1 + lying]
    return sum(bool(fits & WAYS[card]) for card in CARDS)


def any_with(**edges: str) -> int:
    return next(lying for lying, face in enumerate(FACE_OF_WAY) if all(getattr(face, e) == s for e, s in edges.items()))


GREEN_RIGHT, GREEN_LEFT = any_with(right="green"), any_with(left="green")
SLASH_TOP, SLASH_BOTTOM, TIP_BOTTOM = any_with(top="slash"), any_with(bottom="slash"), any_with(bottom="tip")


@pytest.mark.parametrize(
    ("neighbours", "cards"),
    [
        ({"left": GREEN_RIGHT}, 26),
        ({"below": SLASH_TOP}, 15),
        ({"left": GREEN_RIGHT, "below": SLASH_TOP}, 8),
        ({"above": TIP_BOTTOM, "below": SLASH_TOP}, 4),
        ({"above": SLASH_BOTTOM, "below": SLASH_TOP}, 3),
        ({"above": TIP_BOTTOM, "below": SLASH_TOP, "left": GREEN_RIGHT}, 2),
        ({"above": TIP_BOTTOM, "below": SLASH_TOP, "left": GREEN_RIGHT, "right": GREEN_LEFT}, 1),
    ],
)
def test_o7_as_many_of_the_36_cards_fit_as_the_rulings_counted(neighbours, cards):
    assert cards_that_fit(**neighbours) == cards


def test_ways_and_cards_name_each_other():
    assert [(card_of(way(card, turned)), way(card, turned) % 2) for card in CARDS for turned in (False, True)] == [
        (card, turned) for card in CARDS for turned in (0, 1)
    ]
