"""The lesson of Just One: a cancelled clue, a guess, and a clue of the learner's choice; in each language its words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter

from rules.game import Frozen
from rules.just_one.language.folding import fold
from rules.just_one.moves import Decide, Guess, JustOneMove, Pick, Ready, Vote, Write
from rules.lesson import Lesson, Line, do, watch

YOU, MIA, TOM, LEA = range(4)
FILE = Path(__file__).with_name("lesson_words.json")


class LessonWords(Frozen):
    """The words of the lesson in one language. The `words` of all languages mean the same, in the same order."""

    words: tuple[str, ...]  # the cards are dealt from these
    obvious: str  # the first word's clue that two players write
    original: str  # the one that survives
    wrong: str  # what is guessed instead of the first word
    clues: tuple[str, str, str]  # of the second word
    guess: str  # the second word
    last_clues: tuple[str, str, str]  # of the third word; the learner may write another one
    last: str  # the third word


@cache
def lesson_words() -> dict[str, LessonWords]:
    """Return the words of each language of play."""
    return TypeAdapter(dict[str, LessonWords]).validate_json(FILE.read_bytes())


def _pick(number: int) -> Pick:
    return Pick.model_validate({"number": number})


def _all(seats: Iterable[int], move: JustOneMove) -> list[Line]:
    return [Line(seat, move) for seat in seats]


def _says(word: str, move: object, language: str) -> bool:
    """Whether the move writes this word, in whatever case."""
    return isinstance(move, Write | Guess) and fold(move.text, language) == fold(word, language)


@cache
def lesson_in(language: str) -> Lesson:
    """Return the lesson with the words of this language, or in English if there are none."""
    words = lesson_words().get(language)
    if words is None:
        return lesson_in("en")
    clue, other, last = words.clues, words.last_clues, words.last
    return Lesson(
        seed="just-one 117",
        seats=4,
        options={"cards": 5, "language": language, "word_list": "own", "own_words": words.words},
        tasks=(
            watch("goal", Line(LEA, _pick(2))),
            do(
                "clue",
                Line(YOU, Write(text=words.obvious)),
                Line(MIA, Write(text=words.obvious)),
                Line(TOM, Write(text=words.original)),
                will_do=lambda move: _says(words.obvious, move, language) and move.do == "clue",
            ),
            do("compare", *_all((YOU, MIA, TOM), Ready())),
            watch("guessing", Line(LEA, Guess(text=words.wrong))),
            do(
                "vote",
                Line(YOU, Decide(do="reject")),
                *_all((MIA, TOM), Vote(choice="no")),  # which does not end the vote: progress is counted in moves
                will_do=lambda move: move in (Decide(do="reject"), Vote(choice="no")),
            ),
            do(
                "number",
                Line(YOU, _pick(4)),
                Line(MIA, Write(text=clue[0])),
                Line(TOM, Write(text=clue[1])),
                Line(LEA, Write(text=clue[2])),
                *_all((MIA, TOM, LEA), Ready()),
            ),
            do("guess", Line(YOU, Guess(text=words.guess)), will_do=lambda move: _says(words.guess, move, language)),
            watch("next", Line(MIA, _pick(2))),
            do(
                "own-clue",
                Line(YOU, Write(text=other[0])),
                Line(TOM, Write(text=other[1])),
                Line(LEA, Write(text=other[2])),
                will_do=lambda move: move.do == "clue",
            ),
            do("ready", *_all((YOU, TOM, LEA), Ready())),
            watch("last", Line(MIA, Guess(text=last))),
        ),
    )
