"""What is remembered of games that were played to their end alone: best scores, and the results of daily villages."""

from __future__ import annotations

from datetime import date

from rules.game import Frozen
from rules.ratings import Rating


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


class Ranked(Frozen):
    """Somebody among the rivals of a game. Those who have played too little have no place yet."""

    place: int | None
    user: int
    name: str
    rating: Rating
    games: int
    wins: int


class Played(Frozen):
    """A game that somebody has finished; the rating is that after it."""

    game: str
    season: int
    place: int
    score: int
    most: int | None
    rating: Rating | None
    drawn: bool = False  # the whole table shared the first place

    @property
    def won(self) -> bool:
        """Were they first, alone or with others, and somebody was not?"""
        return self.place == 1 and not self.drawn


class TeamBest(Frozen):
    """The best that some people have reached together; equals share a place."""

    place: int
    users: tuple[int, ...]
    names: tuple[str, ...]
    score: int
    most: int | None


class Meeting(Frozen):
    """How two people fared in the games of a kind that both have finished."""

    game: str
    ahead: int = 0
    behind: int = 0
    level: int = 0
    together: int = 0  # on the same side
    best: int | None = None  # score on the same side


class DailyStreaks(Frozen):
    """Days in a row that somebody has played the daily village: up to now, and at best."""

    days: int
    now: int
    best: int
