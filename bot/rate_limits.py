"""Limits on requests: rate limits per user and server, a circuit breaker per channel, and the budget of invalid
requests (Discord bans an IP address that makes 10,000 of them in ten minutes)."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil
from types import SimpleNamespace
from typing import Literal

import aiohttp
import structlog
from cachetools import TLRUCache

from bot.ops.metrics import Metrics
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


def _per_hour(most: int, clock: Callable[[], float]) -> TokenBuckets:
    """Return buckets that allow so many in an hour."""
    return TokenBuckets(most, most / HOUR, clock)


class RateLimits:
    """All rate limits of the bot."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self.tables_per_person = settings.tables_per_person
        self.tables_per_server = settings.tables_per_server
        self.tournaments_per_person = settings.tournaments_per_person
        self.tournaments_per_server = settings.tournaments_per_server
        self._clicks = TokenBuckets(settings.press_burst, settings.presses_per_second, clock)
        self._clicks_here = TokenBuckets(settings.server_press_burst, settings.server_presses_per_second, clock)
        self._opened = _per_hour(settings.tables_per_hour, clock)
        self._opened_here = _per_hour(settings.server_tables_per_hour, clock)
        self._uploads = _per_hour(settings.uploads_per_hour, clock)
        self._uploads_here = _per_hour(settings.server_uploads_per_hour, clock)
        self._films = _per_hour(settings.films_per_hour, clock)
        self._posted_films = _per_hour(settings.films_per_hour, clock)

    def click(self, user: int) -> float:
        """Count an interaction. Return 0, or the seconds to wait if there were too many."""
        return self._clicks.take(user)

    def click_here(self, server: int) -> float:
        """Count an interaction on a server. Return 0, or the seconds to wait if its members made too many."""
        return self._clicks_here.take(server)

    def require_table(self, user: int, server: int, *, own: int = 0, here: int = 0) -> None:
        """Refuse one more table to a user who hosts `own` on a server with `here` tables."""
        if self.tables_per_person and own >= self.tables_per_person:
            raise Refusal("refused-too-many-tables", most=self.tables_per_person)
        if self.tables_per_server and here >= self.tables_per_server:
            raise Refusal("refused-too-many-tables-here", most=self.tables_per_server)
        if wait := self._opened.wait(user):
            raise Refusal("refused-too-many-opened", minutes=ceil(wait / 60))
        if wait := self._opened_here.wait(server):
            raise Refusal("refused-too-many-opened-here", minutes=ceil(wait / 60))

    def table_opened(self, user: int, server: int) -> None:
        """Count a table that was opened."""
        self._opened.take(user)
        self._opened_here.take(server)

    def require_tournament(self, *, own: int, here: int) -> None:
        """Refuse one more tournament to a user who runs `own` on a server with `here` tournaments."""
        if self.tournaments_per_person and own >= self.tournaments_per_person:
            raise Refusal("refused-too-many-tournaments", most=self.tournaments_per_person)
        if self.tournaments_per_server and here >= self.tournaments_per_server:
            raise Refusal("refused-too-many-tournaments-here", most=self.tournaments_per_server)

    def upload(self, user: int, server: int) -> None:
        """Count a file that is about to be read. Refuse if there were too many."""
        if wait := self._uploads.take(user):
            raise Refusal("refused-too-many-uploads", minutes=ceil(wait / 60))
        if wait := self._uploads_here.take(server):
            raise Refusal("refused-too-many-uploads-here", minutes=ceil(wait / 60))

    def film(self, user: int) -> None:
        """Count a film or web page that is about to be made. Refuse if there were too many."""
        if wait := self._films.take(user):
            raise Refusal("refused-too-many-films", minutes=ceil(wait / 60))

    def film_posted(self, user: int) -> None:
        """Count a film that is about to be posted. Refuse if there were too many."""
        if wait := self._posted_films.take(user):
            raise Refusal("refused-too-many-films", minutes=ceil(wait / 60))


log = structlog.get_logger("onetable.requests")

BAN = 10_000  # invalid requests in a window
WINDOW_SECONDS = 600.0
WARN = 2_000  # from here on they are logged
PAUSE = 5_000  # from here on only replies to interactions are sent
WARN_AGAIN_SECONDS = 300.0
BUCKET_SECONDS = 10.0
INVALID = (401, 403, 429)


class RequestBudget:
    """Counts the invalid requests of the last ten minutes."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._buckets: deque[list[float]] = deque()  # [when it began, how many], oldest first
        self._recent = 0
        self.observers: list[Callable[[int], None]] = []  # called with the status of every response
        self._warned_at = float("-inf")

    @property
    def recent(self) -> int:
        """Invalid requests in the last ten minutes."""
        oldest = self._metrics.clock() - WINDOW_SECONDS
        while self._buckets and self._buckets[0][0] <= oldest:
            self._recent -= int(self._buckets.popleft()[1])
        return self._recent

    @property
    def is_exhausted(self) -> bool:
        """Whether requests that are not replies have to wait."""
        return self.recent >= PAUSE

    def count(self, status: int, *, shared: bool = False) -> None:
        """Count the response to a request if it is invalid."""
        if status not in INVALID or shared:
            return
        self._metrics.invalid_requests.labels(str(status)).inc()
        self.add(1)
        now = self._metrics.clock()
        if self.recent >= WARN and now - self._warned_at >= WARN_AGAIN_SECONDS:
            self._warned_at = now
            log.error("too many invalid requests", recent=self.recent, paused=self.is_exhausted, banned_at=BAN)

    def add(self, count: int) -> None:
        """Add invalid requests, perhaps those of the process before this one."""
        now = self._metrics.clock()
        if not self._buckets or now - self._buckets[-1][0] >= BUCKET_SECONDS:
            self._buckets.append([now, 0])
        self._buckets[-1][1] += count
        self._recent += count

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace for `discord.Client(http_trace=...)`."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        return config

    async def _ended(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        shared = end.response.headers.get("X-RateLimit-Scope") == "shared"
        self.count(end.response.status, shared=shared)
        for observer in self.observers:
            observer(end.response.status)


def noted(count: int, at: float) -> str:
    """Return a count and its time as text for the store."""
    return json.dumps([count, at])


def read_note(note: str | None, now: float) -> int:
    """Return how many of the stored invalid requests may still count."""
    if note is None:
        return 0
    count, at = json.loads(note)
    return int(count) if 0 <= now - at < WINDOW_SECONDS else 0


FIRST_WAIT_SECONDS = 5.0
LONGEST_WAIT_SECONDS = 900.0
FORGET_AFTER_SECONDS = 4 * LONGEST_WAIT_SECONDS  # a channel without a request for so long

Action = Literal["send", "edit"]  # a channel may allow one of them only


@dataclass(slots=True)
class _Circuit:
    guild: int
    parent: int | None  # the channel that a thread belongs to
    failures: int = 0
    failed_at: float = 0.0
    open_until: float = 0.0

    @property
    def wait(self) -> float:
        """How long to wait after the last failure."""
        return float(min(FIRST_WAIT_SECONDS * 2 ** (self.failures - 1), LONGEST_WAIT_SECONDS))


class CircuitBreaker:
    """Knows the channels whose last request was refused, by kind of request."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._circuits: dict[tuple[int, Action], _Circuit] = {}

    def try_now(self, channel: int, action: Action) -> bool:
        """Return whether to try. After a wait one caller may try, and the others wait for its result."""
        circuit = self._circuits.get((channel, action))
        if circuit is None:
            return True
        now = self._clock()
        if 0 < circuit.open_until - now <= LONGEST_WAIT_SECONDS:  # longer: the clock was set back
            return False
        circuit.open_until = now + circuit.wait
        return True

    def failed(self, channel: int, action: Action, *, guild: int, parent: int | None = None) -> None:
        """Note a refused request."""
        now = self._clock()
        circuit = self._circuits.setdefault((channel, action), _Circuit(guild, parent))
        circuit.failures = min(circuit.failures + 1, 32)
        circuit.failed_at, circuit.open_until = now, now + circuit.wait
        forgotten = [key for key, other in self._circuits.items() if now - other.open_until > FORGET_AFTER_SECONDS]
        for key in forgotten:
            del self._circuits[key]

    def worked(self, *channels: int, action: Action) -> None:
        """Note a successful request."""
        for channel in channels:
            self._circuits.pop((channel, action), None)

    def reset(self, channel: int, *, failed_before: float = 0.0) -> bool:
        """Close the circuits of a channel and its threads, unless they failed just now. Return whether any was open."""
        latest = self._clock() - failed_before
        meant = [
            key
            for key, circuit in self._circuits.items()
            if channel in (key[0], circuit.parent) and circuit.failed_at <= latest
        ]
        for key in meant:
            del self._circuits[key]
        return bool(meant)

    def blocked_in(self, guild: int) -> set[int]:
        """Return the channels of a server with an open circuit."""
        return {channel for (channel, _), circuit in self._circuits.items() if circuit.guild == guild}
