"""The moves of Just One, and the cleaning of what players type."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from rules.errors import IllegalMove
from rules.game import Move, Seat
from rules.just_one.state import Choice


class Pick(Move):
    """Choose a number without looking at the card."""

    do: Literal["pick"] = "pick"
    number: Literal[1, 2, 3, 4, 5]


class Unknown(Move):
    """Ask for another number because the word is unknown (J-4)."""

    do: Literal["unknown"] = "unknown"


class Write(Move):
    """Write or change a clue."""

    do: Literal["clue", "second-clue"] = "clue"
    text: str

    @property
    def slot(self) -> Literal[1, 2]:
        """1 for the first clue, 2 for the second."""
        return 1 if self.do == "clue" else 2


class WriteTwo(Move):
    """Write or change both clues at once, where each player writes two (J-2)."""

    do: Literal["clues"] = "clues"
    text: str
    second: str


class Blank(Move):
    """Write no clue this turn (J-18)."""

    do: Literal["blank"] = "blank"


class Cancel(Move):
    """Cancel a clue (J-9)."""

    do: Literal["cancel"] = "cancel"
    clue: int  # its index among the clues


class Restore(Move):
    """Restore a cancelled clue (J-9)."""

    do: Literal["restore"] = "restore"
    clue: int


class Ready(Move):
    """Done comparing."""

    do: Literal["ready"] = "ready"


class Guess(Move):
    """Guess the word."""

    do: Literal["guess"] = "guess"
    text: str


class Skip(Move):
    """Do not guess."""

    do: Literal["skip"] = "skip"


class Decide(Move):
    """Accept or reject the guess (J-11). The vote ends as soon as the remaining votes cannot change its result."""

    do: Literal["accept", "reject"]

    @property
    def choice(self) -> Choice:
        """What it is in the vote."""
        return "yes" if self.do == "accept" else "no"


class Vote(Move):
    """Vote on the guess as in earlier versions, whose votes ended when everybody had voted."""

    do: Literal["vote"] = "vote"
    choice: Choice


class Nudge(Move):
    """Ping the players whose turn it is; without a time limit it starts one."""

    do: Literal["nudge"] = "nudge"


class Leave(Move):
    """Leave the game (J-20)."""

    do: Literal["leave"] = "leave"


class Arrive(Move):
    """A user without a seat joins from the next turn on (J-26)."""

    do: Literal["arrive"] = "arrive"


class Excuse(Move):
    """The host continues without this clue-giver (J-18)."""

    do: Literal["excuse"] = "excuse"
    seat: Seat


class Close(Move):
    """The host ends the phase as if the time were up."""

    do: Literal["close"] = "close"


class Stop(Move):
    """The host ends the game with the present score."""

    do: Literal["stop"] = "stop"


ActiveMove = Pick | Guess | Skip
GiverMove = Unknown | Write | WriteTwo | Blank | Cancel | Restore | Ready | Decide | Vote
CommonMove = Nudge | Leave | Excuse | Close | Stop
JustOneMove = ActiveMove | GiverMove | CommonMove | Arrive
MOVES: TypeAdapter[JustOneMove] = TypeAdapter(Annotated[JustOneMove, Field(discriminator="do")])


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
        raise IllegalMove("just-one-clue-several-words", clue=clue[:LONGEST_CLUE])
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
