"""Undo: a player takes their own last move back while it has revealed nothing, or all agree to go back further."""

from __future__ import annotations

from random import Random
from typing import Generic, Literal, NamedTuple

from rules.game import Game, M, Move, O, S, Seat, V


class Undo(Move):
    """A seat takes its last move back. Journaled with that seat, so that a replay does the same."""

    do: Literal["undo"] = "undo"


class Rewind(Move):
    """The table goes back to the state after move `to`: a seat has asked for it and the other players agree."""

    do: Literal["rewind"] = "rewind"
    to: int


class Played(NamedTuple, Generic[S, M]):
    """A move that could be taken back."""

    before: S
    seat: Seat
    move: M


def is_undoable(game: Game[O, S, M, V], last: Played[S, M], after: S, rng: Random) -> bool:
    """Whether the move revealed nothing hidden and drew no random number from `rng`, the generator of that move."""
    hidden = game.hidden(last.before)
    if hidden is None or hidden != game.hidden(after):
        return False
    unused = rng.getstate()
    game.play(last.before, last.seat, last.move, rng)
    return rng.getstate() == unused
