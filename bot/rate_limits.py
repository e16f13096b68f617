"""Limits per person and server, generous for players and hard on abuse. A limit of 0 is no limit.

Rates (presses, tables opened, uploads) are token buckets in memory: a restart forgets them, which does no harm. What is
open at once is counted in the store by whoever opens it; here are only the numbers.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil

from bot.settings import Settings
from rules.errors import Refusal

HOUR = 3600.0
MOST_BUCKETS = 10_000


class TokenBuckets:
    """A bucket for each key: `burst` at once, then `per_second`. Memory is bounded, full buckets are dropped."""

    def __init__(self, burst: int, per_second: float, clock: Callable[[], float], most: int = MOST_BUCKETS) -> None:
        self._burst, self._per_second, self._clock, self._most = burst, per_second, clock, most
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()  # when the bucket is full again; newest last

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: Hashable) -> float:
        """Seconds until there is a token for this key; 0 if there is one now."""
        if not self._burst or not self._per_second:
            return 0.0
        missing = (self._full_at.get(key, 0.0) - self._clock()) * self._per_second
        return max(0.0, missing + 1 - self._burst) / self._per_second

    def take(self, key: Hashable) -> float:
        """Take a token if there is one; returns the seconds to wait otherwise."""
        if not self._burst or not self._per_second:
            return 0.0
        if wait := self.wait(key):
            return wait
        now = self._clock()
        self._full_at[key] = max(self._full_at.get(key, 0.0), now) + 1 / self._per_second
        self._full_at.move_to_end(key)
        self._drop_full(now)
        return 0.0

    def _drop_full(self, now: float) -> None:
        """Drop buckets that are full again, beginning with the longest unused, and the oldest if there are too many."""
        while self._full_at:
            key, full_at = next(iter(self._full_at.items()))
            if full_at > now and len(self._full_at) <= self._most:
                return
            del self._full_at[key]


class RateLimits:
    """All limits of a bot."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self.tables_per_person = settings.tables_per_person
        self.tables_per_server = settings.tables_per_server
        self.tournaments_per_person = settings.tournaments_per_person
        self.tournaments_per_server = settings.tournaments_per_server
        self._presses = TokenBuckets(settings.press_burst, settings.presses_per_second, clock)
        self._opened = TokenBuckets(settings.tables_per_hour, settings.tables_per_hour / HOUR, clock)
        self._uploads = TokenBuckets(settings.uploads_per_hour, settings.uploads_per_hour / HOUR, clock)

    def press(self, user: int) -> float:
        """Count a press or a command; returns the seconds to wait if there were too many."""
        return self._presses.take(user)

    def require_table(self, user: int, *, own: int = 0, here: int = 0) -> None:
        """Refuse one more table to a person who hosts `own` on a server with `here` tables."""
        if self.tables_per_person and own >= self.tables_per_person:
            raise Refusal("refused-too-many-tables", most=self.tables_per_person)
        if self.tables_per_server and here >= self.tables_per_server:
            raise Refusal("refused-too-many-tables-here", most=self.tables_per_server)
        if wait := self._opened.wait(user):
            raise Refusal("refused-too-many-opened", minutes=ceil(wait / 60))

    def table_opened(self, user: int) -> None:
        """Count a table that was opened."""
        self._opened.take(user)

    def require_tournament(self, *, own: int, here: int) -> None:
        """Refuse one more tournament to a person who runs `own` on a server with `here` tournaments."""
        if self.tournaments_per_person and own >= self.tournaments_per_person:
            raise Refusal("refused-too-many-tournaments", most=self.tournaments_per_person)
        if self.tournaments_per_server and here >= self.tournaments_per_server:
            raise Refusal("refused-too-many-tournaments-here", most=self.tournaments_per_server)

    def upload(self, user: int) -> None:
        """Count a file that is about to be read; refuses if there were too many."""
        if wait := self._uploads.take(user):
            raise Refusal("refused-too-many-uploads", minutes=ceil(wait / 60))
