"""Results as they are read from the store: best scores, rankings, daily challenges."""

from __future__ import annotations

from datetime import date
from typing import Literal

from rules.game import Frozen
from rules.ratings import Rating


class Best(Frozen):
    """A player's best game, and its table."""

    user: int
    name: str
    score: int
    table: int


class Bests(Frozen):
    """What a solo result is compared with: the player's own best and the server's best."""

    own: Best | None
    server: Best | None


def with_computers(game: str, most: int | None) -> str:
    """Return under what name best scores of a cooperative game with computers are kept, apart from all others."""
    return f"{game}/computers/{most}"


class DailyResult(Frozen):
    """A player's result in the daily challenge, and their streak of days."""

    day: date
    score: int
    streak: int


class Standing(Frozen):
    """A line of a leaderboard; ties share a place."""

    place: int
    user: int
    name: str
    value: int
    days: int = 1


class Ranked(Frozen):
    """A rated player of a game. Provisional players have no place yet."""

    place: int | None
    user: int
    name: str
    rating: Rating
    games: int
    wins: int


class Played(Frozen):
    """A finished game of a player, with their rating after it."""

    game: str
    season: int
    place: int
    score: int
    most: int | None
    rating: Rating | None
    drawn: bool = False  # everyone shared the first place

    @property
    def won(self) -> bool:
        """Whether they were first, alone or tied, and not everyone was."""
        return self.place == 1 and not self.drawn


class TeamBest(Frozen):
    """The best result of a team; ties share a place."""

    place: int
    users: tuple[int, ...]
    names: tuple[str, ...]
    score: int
    most: int | None


class Meeting(Frozen):
    """Head-to-head record of two players in one game."""

    game: str
    ahead: int = 0
    behind: int = 0
    level: int = 0
    together: int = 0  # on the same side
    best: int | None = None  # score on the same side


class DailyStreaks(Frozen):
    """A player's streak of daily challenges: current and best."""

    days: int
    now: int
    best: int


class EarnedBadge(Frozen):
    """A badge of a player on a server, and the result that earned it."""

    guild: int
    user: int
    badge: str
    name: str
    game: str
    value: int
    at: float
    table_id: int | None = None
    channel: int | None = None  # where it is announced; None: it was earned in private


class RoundUpState(Frozen):
    """What is known about the daily round-up of a server."""

    guild: int
    due_at: float | None = None
    day: str = ""  # the server's day of the last one that was dealt with, such as 2026-11-16
    told_until: float = 0.0
    sending_at: float | None = None  # since when it is being sent
    problem: str = ""  # why the last one could not be posted


class TournamentNews(Frozen):
    """Something that happened in a tournament: it has begun, or it is over."""

    tournament: int
    what: Literal["begun", "over"]
    at: float
