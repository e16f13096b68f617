"""The order of turns and rounds: the next player, new columns, and the start of scoring."""

from __future__ import annotations

from rules.game import Event, Seat
from rules.only_one.cards import FIG, Card
from rules.only_one.state import FIG_FOUND, Column, OnlyOneState, RoundBegan


def next_seat(state: OnlyOneState, ended: tuple[Seat, ...]) -> Seat:
    """Return the next player clockwise who has not ended the round. C-15: the last one continues alone."""
    seat = (state.active + 1) % state.seats
    while seat in ended:
        seat = (seat + 1) % state.seats
    return seat


def laid_out(columns: tuple[Column, ...], deck: tuple[Card, ...]) -> tuple[tuple[Column, ...], tuple[Card, ...]]:
    """Return the columns with a card in each empty one, and the rest of the deck.

    C-30, C-37: with two players the column that was not taken stays.
    """
    filled = []
    drawn = 0
    for column in columns:
        if column:
            filled.append(column)
        else:
            filled.append((deck[drawn],))
            drawn += 1
    return tuple(filled), deck[drawn:]


def after_end(
    state: OnlyOneState, ended: tuple[Seat, ...], columns: tuple[Column, ...]
) -> tuple[dict[str, object], tuple[Event, ...]]:
    """Return the changes and events after a player ended their round: next player, next round, or scoring."""
    if len(ended) < state.seats:
        return {"ended": ended, "columns": columns, "active": next_seat(state, ended)}, ()
    last = ended[-1]  # C-16: gets the token, also after the final round
    if state.last_call:
        return {"phase": "scoring", "ended": ended, "columns": columns, "token": last, "active": last}, ()
    columns, deck = laid_out(columns, state.deck)
    round_ = state.round + 1
    began = RoundBegan(round=round_, starter=last, columns=columns)
    is_last_call = FIG not in deck  # C-3: the Fig does not interrupt the layout
    changes: dict[str, object] = {"round": round_, "ended": (), "columns": columns, "deck": deck}
    changes |= {"token": last, "active": last, "last_call": is_last_call}
    return changes, (began, FIG_FOUND) if is_last_call else (began,)
