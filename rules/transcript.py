"""A finished game as one JSON document, to be read, dealt and played again anywhere. `docs/replay.md` explains it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Literal

from pydantic import JsonValue, TypeAdapter

from rules.catalogue import game_named
from rules.fairness import commitment
from rules.game import Frozen, Options, Outcome, Seat, State, Step
from rules.replay import replay
from rules.table import Entry

OptionValue = bool | int | str | tuple[str, ...]
MOVE: TypeAdapter[dict[str, JsonValue]] = TypeAdapter(dict[str, JsonValue])


class Line(Frozen):
    """One move."""

    seat: Seat | None  # None: the clock, or the table came back; -1: somebody without a seat
    move: dict[str, JsonValue]
    seconds: float  # since the first move


class Transcript(Frozen):
    """Who played what, from which seed, move by move, and how it ended. No ids of people or places."""

    format: Literal["onetable/transcript"] = "onetable/transcript"
    version: Literal[1, 2] = 2  # 1: from before there were salts
    game: str
    options: dict[str, OptionValue]
    seats: tuple[str, ...]  # the names of those who sat there
    dealt: int = 0  # to how many of them, if some joined later; 0: to all
    seed: str
    salt: str = ""  # hashed with the seed; none in version 1
    commitment: str
    moves: tuple[Line, ...]
    result: Outcome

    def document(self) -> str:
        """The JSON that `Transcript.model_validate_json` reads, a line for each move."""
        fields = []
        for name, value in self.model_dump(mode="json", exclude=set() if self.salt else {"salt"}).items():
            text = json.dumps(value, ensure_ascii=False)
            if name == "moves":
                text = "[\n" + ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in value) + "\n  ]"
            fields.append(f"  {json.dumps(name)}: {text}")
        return "{\n" + ",\n".join(fields) + "\n}\n"

    def entries(self) -> Iterator[Entry]:
        """The moves as a table's journal has them."""
        for number, line in enumerate(self.moves, 1):
            move = MOVE.dump_json(line.move).decode()
            yield Entry(number=number, seat=line.seat, by=None, key=str(number), move=move, at=line.seconds)

    def steps(self) -> list[Step[State]]:
        """The game again, from the deal to the end. Raises whatever these rules have against it."""
        game = game_named(self.game)
        options: Options = game.Options.model_validate(self.options)
        return replay(game, self.dealt or len(self.seats), options, self.seed, self.entries())

    def violations(self) -> list[str]:
        """What of this document does not hold; nothing if it is sound."""
        found = []
        seats = self.dealt or len(self.seats)
        if commitment(self.game, seats, self.options, self.seed, self.salt) != self.commitment:
            found.append("the commitment does not belong to this game, seats, options, seed and salt")
        try:
            outcome = game_named(self.game).outcome(self.steps()[-1].state)
        except Exception as error:  # there is no telling what a forged document makes the rules do
            return [*found, f"the moves cannot be played from this deal: {error!r}"]
        if outcome != self.result:
            found.append("dealt and played again, the game ends otherwise")
        return found


def lines(entries: list[Entry]) -> tuple[Line, ...]:
    """A journal as it stands in a transcript: without people and keys, in seconds since the first move."""
    began = entries[0].at if entries else 0.0
    return tuple(
        Line(seat=entry.seat, move=MOVE.validate_json(entry.move), seconds=round(entry.at - began, 3))
        for entry in entries
    )
