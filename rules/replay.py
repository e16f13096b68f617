"""Replay games from their journals, and a finished game as a JSON document that can be verified."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field, JsonValue, TypeAdapter

from rules.catalogue import game_named
from rules.crowd import CROWD_PREFIX, CrowdMove, require_elected
from rules.errors import CannotUndo, GameOver, NotYourTurn
from rules.fairness import commitment, mixed_seed, server_seal
from rules.game import ANYBODY, Frozen, Game, M, O, Options, Outcome, S, Seat, State, Step, V
from rules.rng import move_rng
from rules.table import STAND_IN, Entry, Expire, Played, Rewind, Undo, Wake, is_undoable

UndoMove = Undo | Rewind
UNSEATED: TypeAdapter[Expire | Wake] = TypeAdapter(Annotated[Expire | Wake, Field(discriminator="do")])
UNDO_MOVES: TypeAdapter[UndoMove] = TypeAdapter(Annotated[UndoMove, Field(discriminator="do")])
UNDO_PREFIXES = ('{"do":"undo"', '{"do":"rewind"')  # how the move of an undo or a rewind starts


def replay(game: Game[O, S, M, V], seats: int, options: O, seed: str, entries: Iterable[Entry]) -> list[Step[S]]:
    """Deal from the seed and play the journal. Return the deal and every step; raise a Refusal for an illegal entry."""
    steps = [Step(game.deal(seats, options, move_rng(seed, 0)))]
    last: Played[S, M] | None = None
    for entry in entries:
        before = steps[-1].state
        if game.outcome(before) is not None:
            raise GameOver
        if entry.move.startswith(UNDO_PREFIXES):
            step, last = _undone(game, seed, steps, last, entry), None
        elif entry.seat is not None:
            if entry.seat not in (ANYBODY, *game.may_act(before)):
                raise NotYourTurn
            move = game.read(_game_move(entry, seed))
            step = game.play(before, entry.seat, move, move_rng(seed, entry.number))
            last = Played(before, entry.seat, move)
        elif isinstance(UNSEATED.validate_json(entry.move), Expire):
            step, last = game.expire(before, move_rng(seed, entry.number)), None
        else:
            step, last = game.wake(before) or Step(before), None
        steps.append(step)
    return steps


def _game_move(entry: Entry, seed: str) -> str:
    """Return the move of an entry as the game reads it. The votes of a crowd are counted again."""
    if not entry.move.startswith(CROWD_PREFIX):
        return entry.move
    chosen = CrowdMove.model_validate_json(entry.move)
    require_elected(chosen, seed, entry.number)
    return json.dumps(chosen.move)


def _undone(
    game: Game[O, S, M, V], seed: str, steps: Sequence[Step[S]], last: Played[S, M] | None, entry: Entry
) -> Step[S]:
    now, undo = steps[-1].state, UNDO_MOVES.validate_json(entry.move)
    if isinstance(undo, Rewind):
        if not game.rewinds or not 0 <= undo.to < len(steps) - 1:
            raise CannotUndo
        return Step(game.rewound_all(steps[undo.to].state, now))
    if last is None or last.seat != entry.seat:
        raise CannotUndo
    if not is_undoable(game, last, now, move_rng(seed, entry.number - 1)):
        raise CannotUndo
    return Step(game.rewound(last.before, now, last.seat))


def last_played(game: Game[O, S, M, V], steps: Sequence[Step[S]], entries: Sequence[Entry]) -> Played[S, M] | None:
    """Return the last move if a player made it, or None if it was the clock, a stand-in, a crowd or an undo."""
    if not entries:
        return None
    entry = entries[-1]
    if entry.seat is None or entry.key.startswith(STAND_IN):
        return None
    if entry.move.startswith((*UNDO_PREFIXES, CROWD_PREFIX)):
        return None
    return Played(steps[-2].state, entry.seat, game.read(entry.move))


def kept_entries(entries: Iterable[Entry]) -> list[Entry]:
    """Return the moves that were not undone, without the undos themselves."""
    kept: list[Entry] = []
    for entry in entries:
        if not entry.move.startswith(UNDO_PREFIXES):
            kept.append(entry)
        elif isinstance(undo := UNDO_MOVES.validate_json(entry.move), Rewind):
            kept = [one for one in kept if one.number <= undo.to]
        else:
            kept.pop()
    return kept


def before_last_of(entries: Iterable[Entry], seat: Seat) -> int | None:
    """Return the number of moves before this seat's last move that was not undone, or None if it has none."""
    return next((entry.number - 1 for entry in reversed(kept_entries(entries)) if entry.seat == seat), None)


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
    version: Literal[1, 2, 3] = 2  # 1: without a salt; 3: with words of the players
    game: str
    options: dict[str, OptionValue]
    seats: tuple[str, ...]  # the names of the players
    dealt: int = 0  # number of players at the deal if some joined later; 0: all
    seed: str
    salt: str = ""  # hashed with the seed; empty in version 1
    commitment: str
    server_seed: str = ""  # with the words it gives the seed; this and the next two only in version 3
    server_seal: str = ""  # the commitment to it, shown before the players typed their words
    words: tuple[str, ...] = ()  # of each seat at the deal, "" for none
    moves: tuple[Line, ...]
    result: Outcome

    def document(self) -> str:
        """Return the transcript as JSON with one line for each move."""
        fields = []
        absent = {"salt"} if not self.salt else set()
        if not self.server_seed:
            absent |= {"server_seed", "server_seal", "words"}
        for name, value in self.model_dump(mode="json", exclude=absent).items():
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
        if self.server_seed:
            if server_seal(self.game, self.server_seed, self.salt) != self.server_seal:
                found.append("the seal of the lobby does not match the server's seed and salt")
            if mixed_seed(self.server_seed, self.salt, self.words) != self.seed:
                found.append("the seed does not come from the server's seed, the salt and the words")
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
