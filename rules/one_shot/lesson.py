"""The lesson of ONE SHOT: watch an opponent's turn, remember a tile, and use it in your own turn."""

from __future__ import annotations

from functools import partial

from rules.lesson import Lesson, Line, do, watch
from rules.one_shot.state import Pass, Take, Throw
from rules.table import Expire

mia, you, clock = partial(Line, 0), partial(Line, 1), Line(None, Expire())

# Taking and throwing are two moves here, the second one automatic: lessons begun with an earlier version go on.
LESSON = Lesson(
    seed="one-shot 266761",
    seats=2,
    learner=1,
    tasks=(
        watch("goal", mia(Throw())),
        watch("remember", *map(mia, (Take(), Throw(), Throw(), Pass(), Throw(), Throw()))),
        do("throw", you(Throw())),
        do("take", you(Take()), you(Throw())),
        do("pass", you(Pass())),
        do("take-known", you(Take()), you(Throw())),
        do("take-low", you(Take()), you(Throw())),
        do("null", you(Throw())),
        do("take-last", you(Take()), *[clock] * 5),  # four suits: the turn plays automatically
    ),
)
