"""Clean user input: no invisible characters, no stacked marks, limited length."""

from __future__ import annotations

import unicodedata

from rules.errors import IllegalMove

LONGEST_CLUE = 40
LONGEST_GUESS = 60
MARKS = 3  # accents on one letter; more are abuse
JOINER = "\u200d"  # joins emoji
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look blank
SYMBOLS = ("So", "Sk", "Mn", "Me")  # categories of emoji parts


def read_clue(text: str) -> str:
    """Return the cleaned clue. J-5: one word without spaces; anything else is allowed: 007, SMS, $, 🎈."""
    clue = _legible(text)
    if not clue:
        raise IllegalMove("just-one-clue-empty")
    if " " in clue:
        raise IllegalMove("just-one-clue-several-words")
    if len(clue) > LONGEST_CLUE:
        raise IllegalMove("just-one-clue-too-long", most=LONGEST_CLUE)
    return clue


def read_guess(text: str) -> str:
    """Return the cleaned guess, which may have spaces."""
    guess = _legible(text)
    if not guess:
        raise IllegalMove("just-one-guess-empty")
    if len(guess) > LONGEST_GUESS:
        raise IllegalMove("just-one-guess-too-long", most=LONGEST_GUESS)
    return guess


def _legible(text: str) -> str:
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if sign in BLANKS or sign.isspace():
            signs.append(" ")
        elif sign == JOINER:
            if signs and unicodedata.category(signs[-1]) in SYMBOLS:
                signs.append(sign)
        elif kind[0] != "C" and marks <= MARKS and (marks == 0 or signs):
            signs.append(sign)
    return " ".join("".join(signs).strip(JOINER).split())
