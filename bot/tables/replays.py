"""Replays of finished games, computed from their journals; also used for export and the fairness check."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Protocol
from weakref import WeakValueDictionary

import structlog
from cachetools import LRUCache

from bot.store.base import Store
from bot.tables.deals import CONFIDENTIAL
from bot.tables.record import Player, Saved, TableRecord
from bot.tables.service import Scene
from rules.catalogue import AnyGame, game_named
from rules.errors import Refusal
from rules.fairness import commitment, server_seal
from rules.game import Outcome, Seat, Step
from rules.replay import Transcript, lines, replay
from rules.table import Entry, Position

log = structlog.get_logger("onetable.replays")

KEPT = 8  # replays in memory
LISTED = 100  # finished games of a channel to choose from


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, step by step; step 0 is the deal."""

    record: TableRecord
    seed: str
    game: AnyGame
    entries: list[Entry]
    steps: list[Step[Any]]
    outcome: Outcome
    salt: str = ""  # of the deal; older games have none
    server_seed: str = ""  # if players' words were mixed into the seed

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    @property
    def commitment(self) -> str:
        """The commitment that the table showed from the deal on."""
        return commitment(self.record.game, self.record.dealt, self.record.options, self.seed, self.salt)

    @property
    def server_seal(self) -> str:
        """The commitment that the lobby showed before players typed their words, or an empty text."""
        return server_seal(self.record.game, self.server_seed, self.salt) if self.server_seed else ""

    @property
    def has_secrets(self) -> bool:
        """Return whether an export holds options that only those who manage the server may read."""
        return any(self.record.options.get(option) for option in CONFIDENTIAL)

    def scene(self, step: int, seen_by: Seat | None) -> Scene:
        """Return the table after so many moves, as this seat saw it. It has no id: no button can act on it."""
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
        """Return the game as a document for export."""
        return Transcript(
            game=self.record.game,
            options=self.record.options,
            seats=tuple(player.name for player in self.record.players),
            dealt=self.record.dealt,
            version=3 if self.server_seed else 2 if self.salt else 1,
            seed=self.seed,
            salt=self.salt,
            commitment=self.commitment,
            server_seed=self.server_seed,
            server_seal=self.server_seal,
            words=self.record.words,
            moves=lines(self.entries),
            result=self.outcome,
        )


class SharedDeals(Protocol):
    """Knows which deals are played at several tables, one after the other."""

    async def is_sealed(self, record: TableRecord) -> bool:
        """Return whether the deal of this table is still being played elsewhere."""


class Replays:
    """Computes replays and keeps the latest in memory."""

    def __init__(self, store: Store, shared_deals: SharedDeals | None = None) -> None:
        self._store = store
        self._shared_deals = shared_deals
        self.cache: LRUCache[int, Replay] = LRUCache(KEPT)
        # one at a time of each server: others don't wait until one has looked through its games
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def finished(self, guild: int, channel: int) -> list[TableRecord]:
        """Return the games that ended in a channel, newest first."""
        return await self._store.finished_tables(guild, channel, LISTED)

    async def newest(self, guild: int, channel: int) -> int | None:
        """Return the table of the game that ended last in a channel, or None."""
        records = await self._store.finished_tables(guild, channel, 1)
        return records[0].id if records else None

    async def get(self, table: int, guild: int, channel: int, *, player: int | None = None) -> Replay:
        """Return the replay of a table of this channel. Refuse if it is not over or cannot be replayed.

        That of a private table is for its player.
        """
        lock = self._locks.setdefault(guild, asyncio.Lock())
        async with lock:
            saved = await self._store.load_table(table)  # each time: it may have been deleted
            if saved is None:
                self.cache.pop(table, None)
                raise Refusal("replay-none")
            _require_place(saved.record, guild, channel, player)
            if self._shared_deals is not None and await self._shared_deals.is_sealed(saved.record):
                raise Refusal("replay-sealed")
            cached = self.cache.get(table)
            if cached is None or cached.record != saved.record:
                self.cache[table] = cached = await self._play(saved)
            return cached

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
            return await asyncio.to_thread(_replayed, saved, position, entries)
        except Exception as error:  # the rules may have changed since
            why = error.key if isinstance(error, Refusal) else type(error).__name__  # the message may hold a clue
            log.warning("replay failed", error=why, **about)
            raise Refusal("replay-impossible") from error


class ReplayDiffers(Exception):
    """The replay ends in another state than the stored game."""


def _replayed(saved: Saved, position: Position, entries: list[Entry]) -> Replay:
    record, seed = saved.record, saved.seed
    game = game_named(record.game)
    options = game.Options.model_validate(record.options)
    steps = replay(game, record.dealt, options, seed, entries)
    end = steps[-1].state
    outcome = game.outcome(end)
    if outcome is None or game.State.model_validate_json(position.state) != end:
        raise ReplayDiffers(f"table {record.id}")
    return Replay(record, seed, game, entries, steps, outcome, saved.salt, saved.server_seed)


def _require_place(record: TableRecord, guild: int, channel: int, player: int | None) -> None:
    """Refuse games that were not shown in this channel: only those who see the channel may see them."""
    if record.private and player == record.host and record.guild == guild:
        return
    if (record.guild, record.channel) != (guild, channel):
        raise Refusal("refused-other-channel")
    if record.private or record.message is None:
        raise Refusal("replay-never-shown")
