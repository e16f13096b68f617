"""The lesson of Just One: a cancelled clue, a guess, and a clue of the learner's choice."""

from __future__ import annotations

from collections.abc import Iterable

from rules.just_one.moves import Decide, Guess, JustOneMove, Pick, Ready, Vote, Write
from rules.lesson import Lesson, Line, do, watch

YOU, MIA, TOM, LEA = range(4)
WORDS = (
    "Apple", "Bicycle", "Bridge", "Candle", "Castle", "Circus", "Clock", "Desert", "Dragon", "Elephant",
    "Guitar", "Island", "Lighthouse", "Mirror", "Mountain", "Pirate", "Pizza", "Rainbow", "Robot", "School",
    "Snow", "Telescope", "Tiger", "Train", "Volcano",
)  # fmt: skip


def _pick(number: int) -> Pick:
    return Pick.model_validate({"number": number})


def _all(seats: Iterable[int], move: JustOneMove) -> list[Line]:
    return [Line(seat, move) for seat in seats]


def _says(word: str, move: object) -> bool:
    """Whether the move writes this word, ignoring case and surrounding spaces."""
    return isinstance(move, Write | Guess) and move.text.strip().casefold() == word


LESSON = Lesson(
    seed="just-one 117",
    seats=4,
    options={"cards": 5, "language": "en", "word_list": "own", "own_words": WORDS},
    tasks=(
        watch("goal", Line(LEA, _pick(2))),
        do(
            "clue",
            Line(YOU, Write(text="fruit")),
            Line(MIA, Write(text="fruit")),
            Line(TOM, Write(text="Newton")),
            will_do=lambda move: _says("fruit", move) and move.do == "clue",
        ),
        do("compare", *_all((YOU, MIA, TOM), Ready())),
        watch("guessing", Line(LEA, Guess(text="gravity"))),
        do(
            "vote",
            Line(YOU, Decide(do="reject")),
            *_all((MIA, TOM), Vote(choice="no")),  # which does not end the vote: progress is counted in moves
            will_do=lambda move: move in (Decide(do="reject"), Vote(choice="no")),
        ),
        do(
            "number",
            Line(YOU, _pick(4)),
            Line(MIA, Write(text="trunk")),
            Line(TOM, Write(text="ivory")),
            Line(LEA, Write(text="Dumbo")),
            *_all((MIA, TOM, LEA), Ready()),
        ),
        do("guess", Line(YOU, Guess(text="elephant")), will_do=lambda move: _says("elephant", move)),
        watch("next", Line(MIA, _pick(2))),
        do(
            "own-clue",
            Line(YOU, Write(text="sky")),
            Line(TOM, Write(text="colours")),
            Line(LEA, Write(text="unicorn")),
            will_do=lambda move: move.do == "clue",
        ),
        do("ready", *_all((YOU, TOM, LEA), Ready())),
        watch("last", Line(MIA, Guess(text="rainbow"))),
    ),
)
