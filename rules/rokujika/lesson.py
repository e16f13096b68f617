"""The lesson of Rokujika: four turns with a set, a sixth card and a trademark."""

from __future__ import annotations

from functools import partial

from rules.lesson import Lesson, Line, do
from rules.rokujika.state import Buy, Combine, Register

you = partial(Line, 0)

LESSON = Lesson(
    seed="rokujika 384780",
    seats=1,
    tasks=(
        do("buy", you(Buy())),
        do("set", you(Combine(cards=("fishery", "freezing", "tourism")))),
        do("one-more", you(Buy())),
        do("sixth", you(Combine(cards=("dairy", "sweets", "roadside"), sixth="gelato"))),
        do("six-coins", *[you(Buy())] * 6),
        do("trademark", you(Register(sixth="beeswax"))),
        do("best", you(Combine(cards=("rice", "milling", "restaurant")))),
        do("fulfil", you(Combine(cards=("forestry", "crafts", "online"), sixth="beeswax"))),
    ),
)
