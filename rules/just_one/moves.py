"""What players of Just One do."""

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
    """J-4: ask for another number, because the word is not known."""

    do: Literal["unknown"] = "unknown"


class Write(Move):
    """Write a clue, or another one in its place."""

    do: Literal["clue", "second-clue"] = "clue"
    text: str

    @property
    def slot(self) -> Literal[1, 2]:
        """Which easel it is for."""
        return 1 if self.do == "clue" else 2


class Blank(Move):
    """J-18: write no clue this turn."""

    do: Literal["blank"] = "blank"


class Cancel(Move):
    """J-9: tip an easel over."""

    do: Literal["cancel"] = "cancel"
    clue: int  # its place among the clues


class Restore(Move):
    """J-9: put it up again."""

    do: Literal["restore"] = "restore"
    clue: int


class Ready(Move):
    """Done comparing."""

    do: Literal["ready"] = "ready"


class Guess(Move):
    """The one guess."""

    do: Literal["guess"] = "guess"
    text: str


class Skip(Move):
    """Rather not guess."""

    do: Literal["skip"] = "skip"


class Vote(Move):
    """J-11: does the guess count?"""

    do: Literal["vote"] = "vote"
    choice: Choice


class Nudge(Move):
    """Call those who are awaited; where no clock runs, it starts one."""

    do: Literal["nudge"] = "nudge"


class Leave(Move):
    """J-20: leave for good."""

    do: Literal["leave"] = "leave"


class Arrive(Move):
    """J-26, somebody without a seat: join from the next turn on."""

    do: Literal["arrive"] = "arrive"


class Excuse(Move):
    """J-18, the host: go on without this writer."""

    do: Literal["excuse"] = "excuse"
    seat: Seat


class Close(Move):
    """The host: wait no longer, as if the time were up."""

    do: Literal["close"] = "close"


class Stop(Move):
    """The host: end the game with the present score."""

    do: Literal["stop"] = "stop"


ActiveMove = Pick | Guess | Skip
GiverMove = Unknown | Write | Blank | Cancel | Restore | Ready | Vote
CommonMove = Nudge | Leave | Excuse | Close | Stop
JustOneMove = ActiveMove | GiverMove | CommonMove | Arrive
MOVES: TypeAdapter[JustOneMove] = TypeAdapter(Annotated[JustOneMove, Field(discriminator="do")])
