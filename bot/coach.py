"""The coach of finished games against computers: computed in a thread, one at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from typing import Any

from cachetools import LRUCache

from bot.tables.record import TableRecord
from bot.tables.replays import Replay
from bot.waiting import WaitingRoom
from rules.catalogue import game_named
from rules.coach import Mistake, worst_mistake
from rules.game import Outcome

KEPT = 64  # answers in memory
MOST_WAITING = 8  # people who wait for an answer
MOST_OF_SERVER = 3  # of one server


def has_coach(record: TableRecord, outcome: Outcome | None) -> bool:
    """Whether the players of a table may ask: a finished game with a computer, whose moves the rules can judge."""
    return (
        record.phase in ("playing", "over")
        and outcome is not None
        and not record.purpose
        and game_named(record.game).notable_loss is not None
        and any(player.kind == "computer" for player in record.players)
    )


class Coach:
    """Finds the decision that cost a player most."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._waiting = WaitingRoom("coach", most=MOST_WAITING, most_of_server=MOST_OF_SERVER)
        self._found: LRUCache[tuple[int, int], Mistake[Any] | None] = LRUCache(KEPT)

    async def worst(self, played: Replay, user: int) -> Mistake[Any] | None:
        """Return the user's most expensive decision, or None if none was notable. It may take seconds.

        Refuse if too many wait for an answer.
        """
        key = (played.record.id, user)
        if key in self._found:
            return self._found[key]
        with self._waiting.place(user, played.record.guild):
            async with self._one_at_a_time:
                found = await asyncio.to_thread(worst_mistake, played.game, played.steps, played.entries, user)
                self._found[key] = found
                return found
