"""Counts invalid requests: Discord bans an IP address that makes 10,000 of them in ten minutes.

Responses with 401, 403 and 429 are invalid, except for a 429 whose rate limit is shared with other bots. An aiohttp
trace sees every request of discord.py.
"""

from __future__ import annotations

import json
from collections import deque
from types import SimpleNamespace

import aiohttp
import structlog

from bot.ops.metrics import Metrics

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


def noted(count: int, at: float) -> str:
    """Return a count and its time as text for the store."""
    return json.dumps([count, at])


def read_note(note: str | None, now: float) -> int:
    """Return how many of the stored invalid requests may still count."""
    if note is None:
        return 0
    count, at = json.loads(note)
    return int(count) if 0 <= now - at < WINDOW_SECONDS else 0
