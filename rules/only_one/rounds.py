"""From turn to turn and round to round: who is next, what is laid out, and when scoring begins."""

from __future__ import annotations

from rules.game import Event, Seat
from rules.only_one.cards import FIG, Card
from rules.only_one.state import FIG_FOUND, Column, OnlyOneState, RoundBegan


def next_seat(state: OnlyOneState, ended: tuple[Seat, ...]) -> Seat:
    """Clockwise, without those who have ended; C-15: the last one goes on alone."""
    seat = (state.active + 1) % state.seats
    while seat in ended:
        seat = (seat + 1) % state.seats
    return seat


def laid_out(columns: tuple[Column, ...], deck: tuple[Card, ...]) -> tuple[tuple[Column, ...], tuple[Card, ...]]:
    """A card in each empty place, the first place first, and the rest of the deck.

    C-30, C-37: with two players the column that was left over stays as it is.
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


def go_on(
    state: OnlyOneState, ended: tuple[Seat, ...], columns: tuple[Column, ...]
) -> tuple[dict[str, object], tuple[Event, ...]]:
    """What changes after somebody has ended their round: the next player, the next round, or scoring."""
    if len(ended) < state.seats:
        return {"ended": ended, "columns": columns, "active": next_seat(state, ended)}, ()
    last = ended[-1]  # C-16: takes the token, also after the final round
    if state.last_call:
        return {"phase": "scoring", "ended": ended, "columns": columns, "token": last, "active": last}, ()
    columns, deck = laid_out(columns, state.deck)
    round_ = state.round + 1
    began = RoundBegan(round=round_, starter=last, columns=columns)
    is_last_call = FIG not in deck  # C-3: the Fig does not interrupt what is laid out
    changes: dict[str, object] = {"round": round_, "ended": (), "columns": columns, "deck": deck}
    changes |= {"token": last, "active": last, "last_call": is_last_call}
    return changes, (began, FIG_FOUND) if is_last_call else (began,)
