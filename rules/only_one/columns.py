"""Which columns the active player may collect or extend."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.only_one.cards import COLUMN_SIZE, FIG, Card
from rules.only_one.state import Column, OnlyOneState

PLACES_FOR_TWO = 3


def places(seats: int) -> int:
    """Return the number of columns: one for each player, three for two players (C-30)."""
    return max(seats, PLACES_FOR_TWO)


def usable(state: OnlyOneState) -> list[int]:
    """Return the columns that the active player may choose."""
    left = [place for place, column in enumerate(state.columns) if column]
    if state.seats > 2 or not state.ended:  # C-33: with two players no limit before the first has ended
        return left
    if state.last_call:  # C-34: the last player must take the Fig
        for place in left:
            if FIG in state.columns[place]:
                return [place]
    return left[:1]  # C-31: the one nearer to the deck


def open_columns(state: OnlyOneState) -> list[int]:
    """Return the usable columns with room for a card. C-6: a full one cannot even be busted."""
    columns = state.columns
    return [place for place in usable(state) if len(columns[place]) < COLUMN_SIZE]


def may_explore(state: OnlyOneState) -> bool:
    """Whether a card may be drawn: not after the Fig, nor with all columns full (C-6, C-32)."""
    return state.phase == "turn" and not state.last_call and bool(open_columns(state))


def may_peek(state: OnlyOneState) -> bool:
    """Whether the seer may look at the top cards. C-61: once, instead of drawing."""
    return not state.peeked and state.has_power("seer") and may_explore(state)


def require_usable(state: OnlyOneState, place: int) -> Column:
    """Return the column. Raise IllegalMove if it cannot be chosen."""
    column = state.columns[place] if 0 <= place < len(state.columns) else ()
    if not column:
        raise IllegalMove("only-one-column-gone")
    if state.seats == 2 and place not in (allowed := usable(state)):
        key = "only-one-column-fig" if FIG in state.columns[allowed[0]] else "only-one-column-far"
        raise IllegalMove(key, column=allowed[0] + 1)
    return column


def require_open(state: OnlyOneState, place: int) -> Column:
    """Return the column. Raise IllegalMove if no card may be added to it."""
    column = require_usable(state, place)
    if len(column) >= COLUMN_SIZE:
        raise IllegalMove("only-one-column-full")
    return column


def require_explore(state: OnlyOneState) -> None:
    """Raise IllegalMove if no card may be drawn."""
    if state.last_call:
        raise IllegalMove("only-one-fig-is-out")
    if not open_columns(state):
        raise IllegalMove("only-one-all-full")


def with_column(state: OnlyOneState, place: int, column: tuple[Card, ...]) -> tuple[Column, ...]:
    """Return all columns with this one replaced."""
    return (*state.columns[:place], column, *state.columns[place + 1 :])
