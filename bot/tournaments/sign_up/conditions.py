"""Conditions of entry: a role, finished games on the server, a range of ratings."""

from __future__ import annotations

import re
from collections.abc import Collection

from pydantic import Field

from bot.i18n import Markup
from rules.errors import Refusal
from rules.game import Frozen

MAX_GAMES = 1000
RATINGS = range(1, 10_000)
FROM_TO = re.compile(r"(\d{1,4})\s*(?:-|–|~|〜|to)\s*(\d{1,4})")
FROM = re.compile(r"(?:from\s*)?(\d{1,4})\s*(?:\+|or more|-)|(?:from|min)\s*(\d{1,4})")
UP_TO = re.compile(r"(?:up to|to|max|-|–|<=?)\s*(\d{1,4})")


class Conditions(Frozen):
    """What an organiser asks of players who sign up; without values, nothing."""

    role: int | None = None
    games: int = Field(default=0, ge=0, le=MAX_GAMES)  # finished games of this game on the server, at least
    lowest: int | None = None  # rating, as it is shown
    highest: int | None = None

    @property
    def has_rating(self) -> bool:
        """Whether only some ratings may enter."""
        return self.lowest is not None or self.highest is not None

    def allow_rating(self, rating: int) -> bool:
        """Whether a rating is in the range."""
        return (self.lowest is None or rating >= self.lowest) and (self.highest is None or rating <= self.highest)


def require(conditions: Conditions, *, roles: Collection[int], games: int, rating: int | None, game: str = "") -> None:
    """Raise a refusal for a player who does not meet the conditions.

    `rating` is None for players who opted out of ratings; `game` is the game's name for the refusal.
    """
    if conditions.role is not None and conditions.role not in roles:
        raise Refusal("tournament-refused-entry-role", role=Markup(f"<@&{conditions.role}>"))
    if games < conditions.games:
        raise Refusal("tournament-refused-entry-games", least=conditions.games, games=games, game=game)
    if conditions.has_rating and rating is None:
        raise Refusal("tournament-refused-entry-unrated")
    if rating is not None and not conditions.allow_rating(rating):
        lowest, highest = conditions.lowest or 0, conditions.highest or 0
        raise Refusal("tournament-refused-entry-rating", kind=kind_of(conditions), **_range(lowest, highest, rating))


def kind_of(conditions: Conditions) -> str:
    """Return `both`, `from` or `to`: which ends the range of ratings has."""
    if conditions.lowest is None:
        return "to"
    return "from" if conditions.highest is None else "both"


def parse_ratings(typed: str) -> tuple[int | None, int | None]:
    """Parse `1400-1600`, `1400+`, `up to 1600` or an empty text. Raise a refusal for anything else."""
    text = " ".join(typed.lower().split())
    if not text:
        return None, None
    if (both := FROM_TO.fullmatch(text)) is not None:
        lowest, highest = int(both[1]), int(both[2])
        if lowest <= highest:
            return _checked(lowest), _checked(highest)
    elif (above := FROM.fullmatch(text)) is not None:
        return _checked(int(above[1] or above[2])), None
    elif (below := UP_TO.fullmatch(text)) is not None:
        return None, _checked(int(below[1]))
    raise Refusal("tournament-refused-ratings")


def ratings_text(conditions: Conditions) -> str:
    """Return the range of ratings as an organiser would type it."""
    if not conditions.has_rating:
        return ""
    if conditions.lowest is None:
        return f"up to {conditions.highest}"
    return f"{conditions.lowest}+" if conditions.highest is None else f"{conditions.lowest}-{conditions.highest}"


def _checked(rating: int) -> int:
    if rating not in RATINGS:
        raise Refusal("tournament-refused-ratings")
    return rating


def _range(lowest: int, highest: int, rating: int) -> dict[str, str]:
    return {"lowest": str(lowest), "highest": str(highest), "rating": str(rating)}  # texts: 1500, not 1,500
