"""Computer players: how they choose a card, and how long they take. They know what their seat sees and nothing else."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rules.game import Level, Seat
from rules.omiga.board import WAYS, Place, Way, card_of
from rules.omiga.evaluation import evaluate
from rules.omiga.position import (
    Position,
    both_at_both_sides,
    laid,
    lays_in,
    position_of,
    thrown,
    winning_places,
    wins_now,
)
from rules.omiga.state import Lay, OmigaState, Throw
from rules.omiga.view import OmigaView


class Skill(NamedTuple):
    """What makes a level."""

    seconds: float  # for each card
    moves_ahead: int  # after the own card: of both players in turns
    error: float  # how much a card may seem better or worse than it is; 2 is the whole scale
    throws: bool = True  # also a hand of which something fits


SKILLS: dict[Level, Skill] = {
    "easy": Skill(seconds=4.0, moves_ahead=0, error=3.0, throws=False),
    "normal": Skill(seconds=2.5, moves_ahead=0, error=0.4),
    "hard": Skill(seconds=1.5, moves_ahead=3, error=0.0),
}
SPREAD = 5  # pauses differ from card to card: 80, 90, 100, 110 or 120 %

DRAW, WORST = 0.0, -1.0
SURE = 0.9  # of a win that nobody can prevent; all judgements are lower
SOONER = 0.02  # a win is better, and a loss worse, for each move that it comes sooner


def seconds_for(state: OmigaState) -> float:
    """Return how long a computer takes for its next card: not always the same, as with people."""
    step = (7 * len(state.laid) + 3 * sum(state.tokens)) % SPREAD
    return SKILLS[state.options.computers].seconds * (0.8 + 0.1 * step)


def choose(view: OmigaView, skill: Skill, rng: Random) -> Lay | Throw:
    """Return the card that a computer of this skill lays, or that it throws its hand, decided by its view only."""
    assert view.seat is not None
    seat, position = view.seat, position_of(view)
    winning = winning_places(position.field, seat, position.owned[1 - seat])
    choices = list(lays_in(position, seat))
    rng.shuffle(choices)  # so that equal cards are equally likely
    best = WORST - skill.error
    chosen: tuple[Place, Way] | None = None
    if skill.throws or not choices:
        best = _worth(thrown(position, seat), seat, skill, WORST) + _error(skill, rng)
    for place, way in choices:
        if winning >> place & 1:
            return _lay(position, place, way)
        after = laid(position, seat, place, way)
        worth = DRAW if both_at_both_sides(after) else _worth(after, seat, skill, WORST if skill.error else best)
        worth += _error(skill, rng)
        if worth > best:
            best, chosen = worth, (place, way)
    return Throw() if chosen is None else _lay(position, *chosen)


def _error(skill: Skill, rng: Random) -> float:
    return skill.error * (rng.random() - 0.5)


def _worth(after: Position, seat: Seat, skill: Skill, least: float) -> float:
    """Return the worth of a position after this seat has moved; not exact if it is not above `least`."""
    return -search(after, 1 - seat, skill.moves_ahead, WORST, -least)


def search(position: Position, seat: Seat, depth: int, low: float, high: float) -> float:
    """Return the worth for the seat to move, if both move in turns: minimax with alpha-beta pruning.

    A hand that is still to be drawn ends the search: it is judged by the chance that it fits.
    """
    win = wins_now(position, seat)
    if win == 1.0:
        return SURE + SOONER * depth
    if depth <= 0 or position.hands[seat] is None:
        return SURE * (win + (1.0 - win) * evaluate(position, seat))
    best = WORST
    for place, way in lays_in(position, seat):
        after = laid(position, seat, place, way)
        worth = DRAW if both_at_both_sides(after) else -search(after, 1 - seat, depth - 1, -high, -low)
        best, low = max(best, worth), max(low, worth)
        if low >= high:
            return best
    return max(best, -search(thrown(position, seat), 1 - seat, depth - 1, -high, -low))


def _lay(position: Position, place: Place, way: Way) -> Lay:
    card = card_of(way)
    both_fit = position.field.fitting(position.grid, place) & WAYS[card] == WAYS[card] and WAYS[card].bit_count() > 1
    return Lay(card=card, place=place, turned=bool(way & 1) if both_fit else None)
