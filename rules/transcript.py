"""A finished game as one JSON document that can be verified and replayed anywhere. See `docs/replay.md`."""

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

    seat: Seat | None  # None: the clock or a restart; -1: a user without a seat
    move: dict[str, JsonValue]
    seconds: float  # since the first move


class Transcript(Frozen):
    """Players, seed, moves and result. It contains no Discord ids."""

    format: Literal["onetable/transcript"] = "onetable/transcript"
    version: Literal[1, 2] = 2  # version 1 has no salt
    game: str
    options: dict[str, OptionValue]
    seats: tuple[str, ...]  # the names of the players
    dealt: int = 0  # number of players at the deal if some joined later; 0: all
    seed: str
    salt: str = ""  # hashed with the seed; empty in version 1
    commitment: str
    moves: tuple[Line, ...]
    result: Outcome

    def document(self) -> str:
        """Return the transcript as JSON with one line for each move."""
        fields = []
        for name, value in self.model_dump(mode="json", exclude=set() if self.salt else {"salt"}).items():
            text = json.dumps(value, ensure_ascii=False)
            if name == "moves":
                text = "[\n" + ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in value) + "\n  ]"
            fields.append(f"  {json.dumps(name)}: {text}")
        return "{\n" + ",\n".join(fields) + "\n}\n"

    def entries(self) -> Iterator[Entry]:
        """Yield the moves as journal entries."""
        for number, line in enumerate(self.moves, 1):
            move = MOVE.dump_json(line.move).decode()
            yield Entry(number=number, seat=line.seat, by=None, key=str(number), move=move, at=line.seconds)

    def steps(self) -> list[Step[State]]:
        """Replay the game from the deal to the end. Raise if the rules forbid a move."""
        game = game_named(self.game)
        options: Options = game.Options.model_validate(self.options)
        return replay(game, self.dealt or len(self.seats), options, self.seed, self.entries())

    def violations(self) -> list[str]:
        """Return everything that is wrong with this document; empty if it is sound."""
        found = []
        seats = self.dealt or len(self.seats)
        if commitment(self.game, seats, self.options, self.seed, self.salt) != self.commitment:
            found.append("the commitment does not match this game, seats, options, seed and salt")
        try:
            outcome = game_named(self.game).outcome(self.steps()[-1].state)
        except Exception as error:  # a forged document can make the rules raise anything
            return [*found, f"the moves cannot be played from this deal: {error!r}"]
        if outcome != self.result:
            found.append("the replayed game ends differently")
        return found


def lines(entries: list[Entry]) -> tuple[Line, ...]:
    """Return a journal without user ids and keys, timed in seconds since the first move."""
    began = entries[0].at if entries else 0.0
    return tuple(
        Line(seat=entry.seat, move=MOVE.validate_json(entry.move), seconds=round(entry.at - began, 3))
        for entry in entries
    )
