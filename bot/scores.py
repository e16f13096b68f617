"""What is remembered of games that were played to their end alone: best scores, and the results of daily villages."""

from __future__ import annotations

from datetime import date

from rules.game import Frozen


class Best(Frozen):
    """Somebody's best game, and the table it was played at."""

    user: int
    name: str
    score: int
    table: int


class Bests(Frozen):
    """What a result is compared with: one's own best, and the best on this server."""

    own: Best | None
    server: Best | None


class DailyResult(Frozen):
    """How somebody did in the village of a day, and how many days in a row they have played."""

    day: date
    score: int
    streak: int


class Standing(Frozen):
    """A line of a leaderboard; equals share a place."""

    place: int
    user: int
    name: str
    value: int
    days: int = 1
