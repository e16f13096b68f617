"""Taking moves back: one's own last one while it has shown nothing, or further back when all agree."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple

from rules.game import Game, M, Move, O, S, Seat, V
from rules.rng import SeededRandom


class Undo(Move):
    """A seat takes its last move back. Journaled with that seat, so that a replay does the same."""

    do: Literal["undo"] = "undo"


class Rewind(Move):
    """The table goes back to where it stood after move `to`, because a seat has asked and the others agree."""

    do: Literal["rewind"] = "rewind"
    to: int


class Played(NamedTuple, Generic[S, M]):
    """A move that could be taken back."""

    before: S
    seat: Seat
    move: M


def shows_nothing(game: Game[O, S, M, V], last: Played[S, M], after: S, rng: SeededRandom) -> bool:
    """Did this move reveal nothing and use no luck?"""
    hidden = game.hidden(last.before)
    if hidden is None or hidden != game.hidden(after):
        return False
    game.play(last.before, last.seat, last.move, rng)
    return not rng.used
