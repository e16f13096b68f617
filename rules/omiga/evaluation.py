"""How good a position is for the seat whose turn it is. The weights were fitted to the results of computers' games.

`python -m tools.omiga_evaluation` plays games and fits them anew.
"""

from __future__ import annotations

import math
from importlib import resources

from pydantic import TypeAdapter

from rules.game import Seat
from rules.omiga.position import NOWHERE, Position, count, fits, fitting_any, paths

# What is counted for a seat: by the number of steps to a win (1 to NOWHERE) that it has so many to go, that the hand
# holds a card for the first step, and another one for the second; by the cards in hand; columns at the sides reached;
# whether anything fits, and how many cards of the hand.
STEPS, FIRST, SECOND, HELD, SIDES, FITS, CHOICE = 0, NOWHERE, 2 * NOWHERE, 3 * NOWHERE, 21, 24, 25
TERMS = 26
Term = tuple[int, float]  # an index into the weights, and how much of it


def _read() -> tuple[float, ...]:
    text = resources.files(__package__).joinpath("evaluation.json").read_bytes()
    return TypeAdapter(tuple[float, ...]).validate_json(text)


WEIGHTS = _read()  # of the seat to move, of the opponent, and the advantage of moving first


def evaluate(position: Position, seat: Seat) -> float:
    """Return between -1 and 1 how likely this seat, which moves next, wins."""
    return math.tanh(sum(WEIGHTS[index] * amount for index, amount in terms(position, seat)) / 2)


def terms(position: Position, seat: Seat) -> list[Term]:
    """Return what is counted, for the seat to move and for its opponent."""
    opponent = [(TERMS + index, amount) for index, amount in own_terms(position, 1 - seat)]
    return [*own_terms(position, seat), *opponent, (2 * TERMS, 1.0)]


def own_terms(position: Position, seat: Seat) -> list[Term]:
    """Return what is counted for one seat."""
    field, own = position.field, position.owned[seat]
    steps, places, free = paths(field, own, position.owned[1 - seat], seat)
    hand, at = position.hands[seat], steps - 1
    found = [(STEPS + at, 1.0), (HELD + position.held[seat] - 1, 1.0)]
    if places:
        first_ways = fitting_any(position, places[0])
        first = fits(position, seat, first_ways)
        found.append((FIRST + at, first))
        if steps > 1 and first:
            second_ways = fitting_any(position, places[1])
            second = fits(position, seat, second_ways)
            if hand is None or count((first_ways | second_ways) & hand) > 1:
                found.append((SECOND + at, first * second))
    sides = bool(own & field.first) + bool(own & field.last)
    anything = fitting_any(position, free)
    mobile = fits(position, seat, anything)
    if mobile:
        found.append((FITS, mobile))
        found.append((CHOICE, 1.0 if hand is None else float(count(anything & hand))))
    found.append((SIDES + sides, 1.0))
    return found
