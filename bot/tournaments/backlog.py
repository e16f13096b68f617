"""How many outbox tasks are waiting and since when, kept in memory for the metrics."""

from __future__ import annotations

import math
from collections.abc import Iterable

from bot.tournaments.model import OutboxTask


class OutboxBacklog:
    """What the outbox worker last saw of each tournament; nothing is read from the store."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[int, float]] = {}  # by tournament: number of tasks, time of the oldest

    def note(self, tournament_id: int, tasks: Iterable[OutboxTask]) -> None:
        """Note the tasks that a tournament has now."""
        waiting = list(tasks)
        if waiting:
            known = [task.made_at for task in waiting if task.made_at]  # 0: saved by an earlier version
            self._waiting[tournament_id] = len(waiting), min(known, default=math.inf)
        else:
            self._waiting.pop(tournament_id, None)

    @property
    def open_tasks(self) -> int:
        """The number of tasks that are not done."""
        return sum(count for count, _ in self._waiting.values())

    def age(self, now: float) -> float:
        """Return the age of the oldest task in seconds; 0 without tasks."""
        oldest = min((at for _, at in self._waiting.values()), default=now)
        return max(0.0, now - oldest)
