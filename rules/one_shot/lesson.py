"""The lesson of ONE SHOT: watch an opponent's turn, remember a tile, and use it in your own turn."""

from __future__ import annotations

from functools import partial

from rules.lesson import Lesson, Line, do, watch
from rules.one_shot.state import Pass, TakeAndThrow, Throw
from rules.table import Expire

mia, you, clock = partial(Line, 0), partial(Line, 1), Line(None, Expire())

LESSON = Lesson(
    seed="one-shot 4978386",
    seats=2,
    learner=1,
    tasks=(
        watch("goal", mia(Throw())),
        watch("remember", *map(mia, (TakeAndThrow(), Throw(), Throw(), *[Pass()] * 4, Throw()))),
        do("throw", you(Throw())),
        do("take", you(TakeAndThrow())),
        do("pass", you(Pass())),
        do("take-known", you(TakeAndThrow())),
        do("take-third", you(TakeAndThrow())),
        do("take-last", you(TakeAndThrow()), *[clock] * 4),  # four suits: the turn plays automatically
    ),
)
