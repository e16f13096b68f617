"""Finished games, played again from their journals: what a replay shows, an export holds and a check checks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import structlog

from bot.store.base import Store
from bot.tables.record import Player, Saved, TableRecord
from bot.tables.service import Scene
from rules.catalogue import AnyGame, game_named
from rules.errors import Refusal
from rules.fairness import commitment
from rules.game import Outcome, Seat, Step
from rules.replay import replay
from rules.table import Entry, Position
from rules.transcript import Transcript, lines

log = structlog.get_logger("onetable.replays")

KEPT = 8  # games whose steps stay in memory
LISTED = 100  # finished games of a channel to choose from
MANAGERS_OPTIONS = ("own_words",)  # what only those who manage a server may read


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, step by step; step 0 is the deal."""

    record: TableRecord
    seed: str
    game: AnyGame
    entries: list[Entry]
    steps: list[Step[Any]]
    outcome: Outcome
    salt: str = ""  # of the sealed deal; none in games from before there were salts

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    @property
    def commitment(self) -> str:
        """What the table showed from the deal on."""
        return commitment(self.record.game, self.record.dealt, self.record.options, self.seed, self.salt)

    @property
    def has_secrets(self) -> bool:
        """Does an export hold something that only those who manage the server may read?"""
        return any(self.record.options.get(option) for option in MANAGERS_OPTIONS)

    def scene(self, step: int, seen_by: Seat | None) -> Scene:
        """The table after so many moves, as this seat saw it. It is nobody's table: no press can find it."""
        state = self.steps[step].state
        outcome = self.game.outcome(state)
        players = tuple(
            Player(user=-1 - seat, name=one.name, kind=one.kind) for seat, one in enumerate(self.record.players)
        )
        record = self.record.model_copy(
            update={"id": 0, "host": 0, "players": players, "phase": "over" if outcome else "playing"}
        )
        return Scene(record, self.game.view(state, seen_by), None, outcome)

    def transcript(self) -> Transcript:
        """The game as a document to take away."""
        return Transcript(
            game=self.record.game,
            options=self.record.options,
            seats=tuple(player.name for player in self.record.players),
            dealt=self.record.dealt,
            version=2 if self.salt else 1,
            seed=self.seed,
            salt=self.salt,
            commitment=self.commitment,
            moves=lines(self.entries),
            result=self.outcome,
        )


async def _never(_record: TableRecord) -> bool:
    return False


class Replays:
    """Plays finished games again, each once while it is being looked at."""

    def __init__(self, store: Store) -> None:
        self.is_sealed: Callable[[TableRecord], Awaitable[bool]] = _never  # is its deal still being played elsewhere?
        self._store = store
        self._kept: OrderedDict[int, Replay] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def finished(self, guild: int, channel: int) -> list[TableRecord]:
        """The games that ended in a channel, the newest first."""
        return await self._store.finished_tables(guild, channel, LISTED)

    async def newest(self, guild: int, channel: int) -> int | None:
        """The table of the game that ended last in a channel, if one has."""
        records = await self._store.finished_tables(guild, channel, 1)
        return records[0].id if records else None

    async def get(self, table: int, guild: int, channel: int) -> Replay:
        """The game of a table of this very channel, if it is over and can be played again."""
        async with self._one_at_a_time:
            saved = await self._store.load_table(table)  # each time: what the store forgets is forgotten here too
            if saved is None:
                self._kept.pop(table, None)
                raise Refusal("replay-none")
            _require_place(saved.record, guild, channel)
            if await self.is_sealed(saved.record):
                raise Refusal("replay-sealed")
            kept = self._kept.get(table)
            if kept is None or kept.record != saved.record:
                self._kept[table] = kept = await self._play(saved)
            self._kept.move_to_end(table)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return kept

    async def _play(self, saved: Saved) -> Replay:
        record, position = saved.record, saved.position
        about = {"table": record.id, "guild": record.guild, "game": record.game}
        if record.phase != "over" or position is None:
            raise Refusal("replay-not-over")
        entries = await self._store.journal(record.id)
        if [entry.number for entry in entries] != list(range(1, position.version + 1)):
            log.error("journal damaged", moves=len(entries), version=position.version, **about)
            raise Refusal("replay-damaged")
        try:
            return await asyncio.to_thread(_played_again, saved, position, entries)
        except Exception as error:  # whatever rules of today make of a game of yesterday
            why = error.key if isinstance(error, Refusal) else type(error).__name__  # the message may hold a clue
            log.warning("cannot be replayed", error=why, **about)
            raise Refusal("replay-impossible") from error


class OtherGame(Exception):
    """Played again it is another game than the one that was played."""


def _played_again(saved: Saved, position: Position, entries: list[Entry]) -> Replay:
    record, seed = saved.record, saved.seed
    game = game_named(record.game)
    options = game.Options.model_validate(record.options)
    steps = replay(game, record.dealt, options, seed, entries)
    end = steps[-1].state
    outcome = game.outcome(end)
    if outcome is None or game.State.model_validate_json(position.state) != end:
        raise OtherGame(f"table {record.id} ends otherwise")
    return Replay(record, seed, game, entries, steps, outcome, saved.salt)


def _require_place(record: TableRecord, guild: int, channel: int) -> None:
    """Whoever sees a channel may see the games that were shown there, and nobody else."""
    if (record.guild, record.channel) != (guild, channel):
        raise Refusal("refused-other-channel")
    if record.private or record.message is None:
        raise Refusal("replay-never-shown")
