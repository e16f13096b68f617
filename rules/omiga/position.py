"""What a computer player thinks about: a running round as one seat sees it, without the order of the piles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rules.game import Seat
from rules.omiga.board import CARDS, FIELDS, WAYS, WHITE, Field, Grid, Place, Way, free_places, places_in, way
from rules.omiga.rounds import HAND
from rules.omiga.state import Cards
from rules.omiga.view import OmigaView

FIRST_WAYS = sum(1 << way(card, turned=False) for card in CARDS)
NOWHERE = 6  # the number of steps of a seat that cannot get through any more
Paths = tuple[int, tuple[int, ...], int]  # steps to a win, the places of each step (masks), all free places


class Position(NamedTuple):
    """A running round. Pairs are for white and black; a hand is a mask of ways."""

    field: Field
    grid: Grid
    owned: tuple[int, int]
    hands: tuple[int | None, int | None]  # None: still to be drawn
    held: tuple[int, int]  # the number of cards in each hand
    unseen: tuple[int, int]  # the ways of the cards in pile and discards, in unknown order
    drawable: tuple[int, int]  # their number


def position_of(view: OmigaView) -> Position:
    """Return the position that a seat sees."""
    field = FIELDS[view.board]
    grid, owned, laid = [0] * (field.columns * field.rows + 1), [0, 0], [0, 0]
    for card in view.laid:
        grid[card.place] = 1 + way(card.card, card.turned)
        owned[card.seat] |= 1 << card.place
        laid[card.seat] |= WAYS[card.card]
    hands = ways_of(view.hands[0]), ways_of(view.hands[1])
    unseen = every_other(laid[0] | hands[0]), every_other(laid[1] | hands[1])
    return Position(
        field,
        tuple(grid),
        (owned[0], owned[1]),
        hands,
        (count(hands[0]), count(hands[1])),
        unseen,
        (count(unseen[0]), count(unseen[1])),
    )


def ways_of(cards: Cards) -> int:
    """Return the ways of these cards as a mask."""
    return sum(WAYS[card] for card in cards)


def every_other(ways: int) -> int:
    """Return the ways of all other cards."""
    return sum(WAYS[card] for card in CARDS if not WAYS[card] & ways)


def count(ways: int) -> int:
    """Return how many cards these ways belong to."""
    return ((ways | ways >> 1) & FIRST_WAYS).bit_count()


@lru_cache(maxsize=2048)
def chance(good: int, cards: int) -> float:
    """Return how likely a hand drawn from so many cards holds one of the good ones."""
    if cards <= HAND:
        return float(good > 0)
    missed = 1.0
    for drawn in range(HAND):
        missed *= max(0, cards - good - drawn) / (cards - drawn)
    return 1.0 - missed


def lays_in(position: Position, seat: Seat) -> Iterator[tuple[Place, Way]]:
    """Yield where this seat can lay which card in which way."""
    field, grid, hand = position.field, position.grid, position.hands[seat] or 0
    for place in free_places(field, position.owned[seat], position.owned[1 - seat]):
        for laid in places_in(field.fitting(grid, place) & hand):  # the bits of a mask of ways
            yield place, laid


def laid(position: Position, seat: Seat, place: Place, laid_way: Way) -> Position:
    """Return the position after the card; an empty hand is still to be drawn."""
    field, grid, owned, hands, held, unseen, drawable = position
    bit, left = 1 << place, held[seat] - 1
    hand = (hands[seat] or 0) & ~(3 << (laid_way & ~1)) if left else None
    return Position(
        field,
        (*grid[:place], 1 + laid_way, *grid[place + 1 :]),
        (owned[0] | bit, owned[1]) if seat == WHITE else (owned[0], owned[1] | bit),
        (hand, hands[1]) if seat == WHITE else (hands[0], hand),
        (left or HAND, held[1]) if seat == WHITE else (held[0], left or HAND),
        unseen,
        drawable,
    )


def thrown(position: Position, seat: Seat) -> Position:
    """Return the position after this seat has thrown its hand."""
    hands, held = position.hands, position.held
    return position._replace(
        hands=(None, hands[1]) if seat == WHITE else (hands[0], None),
        held=(HAND, held[1]) if seat == WHITE else (held[0], HAND),
    )


def winning_places(field: Field, seat: Seat, enemies: int) -> int:
    """Return where a card of this seat would win: behind an enemy card (O-12) or at the far edge (O-13)."""
    behind = enemies << field.columns if seat == WHITE else enemies >> field.columns
    return (behind | field.far[seat]) & field.every


def wins_now(position: Position, seat: Seat) -> float:
    """Return how likely this seat can win with one card: 0 or 1 if its hand is known."""
    field, enemies = position.field, position.owned[1 - seat]
    places = field.free(position.owned[seat], enemies) & winning_places(field, seat, enemies)
    if not places:
        return 0.0
    return fits(position, seat, fitting_any(position, places))


def fitting_any(position: Position, places: int) -> int:
    """Return the ways that fit on one of these places."""
    field, grid, ways = position.field, position.grid, 0
    while places:
        lowest = places & -places
        ways |= field.fitting(grid, lowest.bit_length() - 1)
        places ^= lowest
    return ways


def fits(position: Position, seat: Seat, ways: int) -> float:
    """Return how likely the hand of this seat holds one of these ways: 0 or 1 if the hand is known."""
    hand = position.hands[seat]
    if hand is None:
        return chance(count(ways & position.unseen[seat]), position.drawable[seat])
    return 1.0 if hand & ways else 0.0


def both_at_both_sides(position: Position) -> bool:
    """Whether the round is a draw because both lines reach from side to side (O-15)."""
    field, (white, black) = position.field, position.owned
    return bool(white & field.first and white & field.last and black & field.first and black & field.last)


@lru_cache(maxsize=16384)
def paths(field: Field, own: int, enemies: int, seat: Seat) -> Paths:
    """Return the shortest way to a win if the opponent did not move and every card fitted."""
    row = enemies | enemies << 1 & field.not_first | enemies >> 1 & field.not_last
    near = (row | row << field.columns | row >> field.columns) & ~(own | enemies) & field.every
    winning = winning_places(field, seat, enemies) & near
    front = free = _beside(field, own) & near
    reached, steps = 0, list[int]()
    while front and len(steps) < NOWHERE - 1:
        steps.append(front)
        if front & winning:
            steps[-1] &= winning
            for at in range(len(steps) - 2, -1, -1):
                steps[at] &= _beside(field, steps[at + 1])
            return len(steps), tuple(steps), free
        reached |= front
        front = _beside(field, front) & near & ~reached
    return NOWHERE, (), free


def _beside(field: Field, places: int) -> int:
    columns = field.columns
    return places << 1 & field.not_first | places >> 1 & field.not_last | places << columns | places >> columns
