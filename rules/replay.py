"""Replay games from their journals: the deal, every move, and every undo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.errors import CannotUndo, GameOver, NotYourTurn
from rules.game import ANYBODY, Game, M, O, S, Seat, Step, V
from rules.rng import move_rng
from rules.table import STAND_IN, Entry, Expire, Wake
from rules.undo import Played, Rewind, Undo, is_undoable

UndoMove = Undo | Rewind
UNSEATED: TypeAdapter[Expire | Wake] = TypeAdapter(Annotated[Expire | Wake, Field(discriminator="do")])
UNDO_MOVES: TypeAdapter[UndoMove] = TypeAdapter(Annotated[UndoMove, Field(discriminator="do")])
UNDO_PREFIXES = ('{"do":"undo"', '{"do":"rewind"')  # how the move of an undo or a rewind starts


def replay(game: Game[O, S, M, V], seats: int, options: O, seed: str, entries: Iterable[Entry]) -> list[Step[S]]:
    """Deal from the seed and play the journal. Return the deal and every step; raise a Refusal for an illegal entry."""
    steps = [Step(game.deal(seats, options, move_rng(seed, 0)))]
    last: Played[S, M] | None = None
    for entry in entries:
        before = steps[-1].state
        if game.outcome(before) is not None:
            raise GameOver
        if entry.move.startswith(UNDO_PREFIXES):
            step, last = _undone(game, seed, steps, last, entry), None
        elif entry.seat is not None:
            if entry.seat not in (ANYBODY, *game.may_act(before)):
                raise NotYourTurn
            move = game.read(entry.move)
            step = game.play(before, entry.seat, move, move_rng(seed, entry.number))
            last = Played(before, entry.seat, move)
        elif isinstance(UNSEATED.validate_json(entry.move), Expire):
            step, last = game.expire(before, move_rng(seed, entry.number)), None
        else:
            step, last = game.wake(before) or Step(before), None
        steps.append(step)
    return steps


def _undone(
    game: Game[O, S, M, V], seed: str, steps: Sequence[Step[S]], last: Played[S, M] | None, entry: Entry
) -> Step[S]:
    now, undo = steps[-1].state, UNDO_MOVES.validate_json(entry.move)
    if isinstance(undo, Rewind):
        if not game.rewinds or not 0 <= undo.to < len(steps) - 1:
            raise CannotUndo
        return Step(game.rewound_all(steps[undo.to].state, now))
    if last is None or last.seat != entry.seat:
        raise CannotUndo
    if not is_undoable(game, last, now, move_rng(seed, entry.number - 1)):
        raise CannotUndo
    return Step(game.rewound(last.before, now, last.seat))


def last_played(game: Game[O, S, M, V], steps: Sequence[Step[S]], entries: Sequence[Entry]) -> Played[S, M] | None:
    """Return the last move if a player made it, or None if it was the clock, a stand-in or an undo."""
    if not entries:
        return None
    entry = entries[-1]
    if entry.seat is None or entry.key.startswith(STAND_IN) or entry.move.startswith(UNDO_PREFIXES):
        return None
    return Played(steps[-2].state, entry.seat, game.read(entry.move))


def before_last_of(entries: Iterable[Entry], seat: Seat) -> int | None:
    """Return the number of moves before this seat's last move that was not undone, or None if it has none."""
    kept: list[Entry] = []
    for entry in entries:
        if not entry.move.startswith(UNDO_PREFIXES):
            kept.append(entry)
        elif isinstance(undo := UNDO_MOVES.validate_json(entry.move), Rewind):
            kept = [one for one in kept if one.number <= undo.to]
        else:
            kept.pop()
    return next((entry.number - 1 for entry in reversed(kept) if entry.seat == seat), None)
