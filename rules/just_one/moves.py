"""The moves of Just One."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

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


class Vote(Move):
    """Accept or reject the guess (J-11)."""

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
GiverMove = Unknown | Write | Blank | Cancel | Restore | Ready | Vote
CommonMove = Nudge | Leave | Excuse | Close | Stop
JustOneMove = ActiveMove | GiverMove | CommonMove | Arrive
MOVES: TypeAdapter[JustOneMove] = TypeAdapter(Annotated[JustOneMove, Field(discriminator="do")])
