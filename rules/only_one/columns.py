"""Which columns may be used, by whom, and for what."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.only_one.cards import COLUMN_SIZE, FIG, Card
from rules.only_one.state import Column, OnlyOneState

PLACES_FOR_TWO = 3


def places(seats: int) -> int:
    """How many columns are laid out: one for each player, three for two (C-30)."""
    return max(seats, PLACES_FOR_TWO)


def usable(state: OnlyOneState) -> list[int]:
    """The columns the active player may choose from."""
    standing = [place for place, column in enumerate(state.columns) if column]
    if state.seats > 2 or not state.ended:  # C-33: with two players no limit before the first has ended
        return standing
    if state.last_call:  # C-34: the last player must take the Fig
        for place in standing:
            if FIG in state.columns[place]:
                return [place]
    return standing[:1]  # C-31: the one nearer to the deck


def open_columns(state: OnlyOneState) -> list[int]:
    """Usable columns with room for one more card. C-6: a full one cannot even be busted."""
    columns = state.columns
    return [place for place in usable(state) if len(columns[place]) < COLUMN_SIZE]


def may_explore(state: OnlyOneState) -> bool:
    """Not once the Fig is out, nor with every column full (C-6, C-32)."""
    return state.phase == "turn" and not state.last_call and bool(open_columns(state))


def may_peek(state: OnlyOneState) -> bool:
    """C-61: once, by the seer, in place of drawing blindly."""
    return not state.peeked and state.has_power("seer") and may_explore(state)


def require_usable(state: OnlyOneState, place: int) -> Column:
    """The column, or why it cannot be chosen."""
    column = state.columns[place] if 0 <= place < len(state.columns) else ()
    if not column:
        raise IllegalMove("only-one-column-gone")
    if state.seats == 2 and place not in (allowed := usable(state)):
        key = "only-one-column-fig" if FIG in state.columns[allowed[0]] else "only-one-column-far"
        raise IllegalMove(key, column=allowed[0] + 1)
    return column


def require_open(state: OnlyOneState, place: int) -> Column:
    """The column, if a card may be added to it."""
    column = require_usable(state, place)
    if len(column) >= COLUMN_SIZE:
        raise IllegalMove("only-one-column-full")
    return column


def require_explore(state: OnlyOneState) -> None:
    """Say why there is nothing to explore."""
    if state.last_call:
        raise IllegalMove("only-one-fig-is-out")
    if not open_columns(state):
        raise IllegalMove("only-one-all-full")


def with_column(state: OnlyOneState, place: int, column: tuple[Card, ...]) -> tuple[Column, ...]:
    """All columns, this one changed."""
    return (*state.columns[:place], column, *state.columns[place + 1 :])
