"""The lesson of Omiga: go up beside the opponent's line and behind it, against a slow opponent."""

from __future__ import annotations

from functools import partial

from rules.lesson import Lesson, Line, do
from rules.omiga.state import Call, Lay, Ready, Throw

you, mia = partial(Line, 0), partial(Line, 1)

LESSON = Lesson(
    seed="omiga 1439",
    seats=2,
    options={"board": "7x6"},
    tasks=(
        do("ready", you(Ready()), mia(Ready())),
        do("call", you(Call())),
        do("lay", you(Lay(card=6, place=18)), mia(Lay(card=10, place=23))),
        do("fit", you(Lay(card=4, place=25))),
        do("up", you(Lay(card=16, place=32))),
        do("new-hand", you(Lay(card=15, place=16)), mia(Lay(card=32, place=22))),
        do("throw", you(Throw())),
        do("behind", you(Lay(card=28, place=31))),
    ),
)
