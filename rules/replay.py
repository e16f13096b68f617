"""Games played again from their journals: the deal, every move, and what was taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.errors import CannotUndo, GameOver, NotYourTurn
from rules.game import ANYBODY, Game, M, O, S, Seat, Step, V
from rules.rng import move_rng
from rules.table import STAND_IN, Entry, Expire, Wake
from rules.undo import Played, Rewind, Undo, shows_nothing

TakenBack = Undo | Rewind
UNSEATED: TypeAdapter[Expire | Wake] = TypeAdapter(Annotated[Expire | Wake, Field(discriminator="do")])
TAKEN_BACK: TypeAdapter[TakenBack] = TypeAdapter(Annotated[TakenBack, Field(discriminator="do")])
BACKWARDS = ('{"do":"undo"', '{"do":"rewind"')  # how an entry begins that takes something back


def replay(game: Game[O, S, M, V], seats: int, options: O, seed: str, entries: Iterable[Entry]) -> list[Step[S]]:
    """Deal from the seed and play the journal again: the first step is the deal. Refuses what could not be played."""
    steps = [Step(game.deal(seats, options, move_rng(seed, 0)))]
    last: Played[S, M] | None = None
    for entry in entries:
        before = steps[-1].state
        if game.outcome(before) is not None:
            raise GameOver
        if entry.move.startswith(BACKWARDS):
            step, last = _back(game, seed, steps, last, entry), None
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


def _back(
    game: Game[O, S, M, V], seed: str, steps: Sequence[Step[S]], last: Played[S, M] | None, entry: Entry
) -> Step[S]:
    now, back = steps[-1].state, TAKEN_BACK.validate_json(entry.move)
    if isinstance(back, Rewind):
        if not game.rewinds or not 0 <= back.to < len(steps) - 1:
            raise CannotUndo
        return Step(game.rewound_all(steps[back.to].state, now))
    if last is None or last.seat != entry.seat:
        raise CannotUndo
    if not shows_nothing(game, last, now, move_rng(seed, entry.number - 1)):
        raise CannotUndo
    return Step(game.rewound(last.before, now, last.seat))


def last_played(game: Game[O, S, M, V], steps: Sequence[Step[S]], entries: Sequence[Entry]) -> Played[S, M] | None:
    """The last move, if somebody at the table made it and it still stands."""
    if not entries:
        return None
    entry = entries[-1]
    if entry.seat is None or entry.key.startswith(STAND_IN) or entry.move.startswith(BACKWARDS):
        return None
    return Played(steps[-2].state, entry.seat, game.read(entry.move))


def before_last_of(entries: Iterable[Entry], seat: Seat) -> int | None:
    """After how many moves the table stood where this seat made the last of its moves that still stands."""
    standing: list[Entry] = []
    for entry in entries:
        if not entry.move.startswith(BACKWARDS):
            standing.append(entry)
        elif isinstance(back := TAKEN_BACK.validate_json(entry.move), Rewind):
            standing = [one for one in standing if one.number <= back.to]
        else:
            standing.pop()
    return next((entry.number - 1 for entry in reversed(standing) if entry.seat == seat), None)
