"""The lesson of ONE SHOT: watch an opponent's turn, remember a tile, and use it in your own turn."""

from __future__ import annotations

from functools import partial

from rules.lesson import Lesson, Line, do, watch
from rules.one_shot.state import Pass, Take, Throw
from rules.table import Expire

mia, you, clock = partial(Line, 0), partial(Line, 1), Line(None, Expire())

LESSON = Lesson(
    seed="one-shot 266761",
    seats=2,
    learner=1,
    tasks=(
        watch("goal", mia(Throw())),
        watch("remember", *map(mia, (Take(), Throw(), Throw(), Pass(), Throw(), Throw()))),
        do("throw", you(Throw())),
        do("take", you(Take())),
        do("throw-on", you(Throw())),
        do("pass", you(Pass())),
        do("take-known", you(Take())),
        do("throw-third", you(Throw())),
        do("take-low", you(Take())),
        do("throw-fourth", you(Throw())),
        do("null", you(Throw())),
        do("take-last", you(Take()), *[clock] * 5),  # four suits: the turn plays automatically
    ),
)
