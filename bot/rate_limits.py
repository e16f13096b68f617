"""Rate limits per user and server, generous for players and hard on abuse. A limit of 0 is no limit.

Rates (clicks, tables opened, uploads) are token buckets in memory: a restart forgets them, which does no harm. Open
tables and tournaments are counted in the store by the caller; this module only compares the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil

from cachetools import TLRUCache

from bot.settings import Settings
from rules.errors import Refusal

HOUR = 3600.0
MOST_BUCKETS = 10_000


class TokenBuckets:
    """A token bucket for each key: `burst` at once, then `per_second`. At most `most` buckets are kept."""

    def __init__(self, burst: int, per_second: float, clock: Callable[[], float], most: int = MOST_BUCKETS) -> None:
        self._burst, self._per_second, self._clock = burst, per_second, clock
        # by key: when the bucket is full again, which is also when it can be dropped
        self._full_at: TLRUCache[Hashable, float] = TLRUCache(most, lambda _key, full_at, _now: full_at, clock)

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: Hashable) -> float:
        """Return the seconds until there is a token for this key; 0 if there is one now."""
        if not self._burst or not self._per_second:
            return 0.0
        missing = (self._full_at.get(key, 0.0) - self._clock()) * self._per_second
        return max(0.0, missing + 1 - self._burst) / self._per_second

    def take(self, key: Hashable) -> float:
        """Take a token and return 0, or return the seconds to wait for one."""
        if not self._burst or not self._per_second:
            return 0.0
        if wait := self.wait(key):
            return wait
        self._full_at[key] = max(self._full_at.get(key, 0.0), self._clock()) + 1 / self._per_second
        return 0.0


class RateLimits:
    """All rate limits of the bot."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self.tables_per_person = settings.tables_per_person
        self.tables_per_server = settings.tables_per_server
        self.tournaments_per_person = settings.tournaments_per_person
        self.tournaments_per_server = settings.tournaments_per_server
        self._clicks = TokenBuckets(settings.press_burst, settings.presses_per_second, clock)
        self._opened = TokenBuckets(settings.tables_per_hour, settings.tables_per_hour / HOUR, clock)
        self._uploads = TokenBuckets(settings.uploads_per_hour, settings.uploads_per_hour / HOUR, clock)

    def click(self, user: int) -> float:
        """Count an interaction. Return 0, or the seconds to wait if there were too many."""
        return self._clicks.take(user)

    def require_table(self, user: int, *, own: int = 0, here: int = 0) -> None:
        """Refuse one more table to a user who hosts `own` on a server with `here` tables."""
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
        """Refuse one more tournament to a user who runs `own` on a server with `here` tournaments."""
        if self.tournaments_per_person and own >= self.tournaments_per_person:
            raise Refusal("refused-too-many-tournaments", most=self.tournaments_per_person)
        if self.tournaments_per_server and here >= self.tournaments_per_server:
            raise Refusal("refused-too-many-tournaments-here", most=self.tournaments_per_server)

    def upload(self, user: int) -> None:
        """Count a file that is about to be read. Refuse if there were too many."""
        if wait := self._uploads.take(user):
            raise Refusal("refused-too-many-uploads", minutes=ceil(wait / 60))
