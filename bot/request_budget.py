"""Counts invalid requests: Discord bans an IP address that makes 10,000 of them in ten minutes.

Invalid are answers with 401, 403 and 429, except for a 429 whose rate limit is shared with other bots. An aiohttp trace
sees every request.
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
ALARM = 2_000  # from here on the log says so
PAUSE = 5_000  # from here on nothing is sent but answers to people
ALARM_AGAIN_SECONDS = 300.0
BUCKET_SECONDS = 10.0
INVALID = (401, 403, 429)


class RequestBudget:
    """How many invalid requests were made in the last ten minutes."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._buckets: deque[list[float]] = deque()  # [when it began, how many], oldest first
        self._recent = 0
        self._alarm_at = float("-inf")

    @property
    def recent(self) -> int:
        """Invalid requests in the last ten minutes."""
        oldest = self._metrics.clock() - WINDOW_SECONDS
        while self._buckets and self._buckets[0][0] <= oldest:
            self._recent -= int(self._buckets.popleft()[1])
        return self._recent

    @property
    def is_exhausted(self) -> bool:
        """Whether background requests have to wait."""
        return self.recent >= PAUSE

    def count(self, status: int, *, shared: bool = False) -> None:
        """A request was answered."""
        if status not in INVALID or shared:
            return
        self._metrics.invalid_requests.add(str(status))
        self.add(1)
        now = self._metrics.clock()
        if self.recent >= ALARM and now - self._alarm_at >= ALARM_AGAIN_SECONDS:
            self._alarm_at = now
            log.error("too many invalid requests", recent=self.recent, paused=self.is_exhausted, banned_at=BAN)

    def add(self, count: int) -> None:
        """So many more as of now, perhaps made by the process before this one."""
        now = self._metrics.clock()
        if not self._buckets or now - self._buckets[-1][0] >= BUCKET_SECONDS:
            self._buckets.append([now, 0])
        self._buckets[-1][1] += count
        self._recent += count

    def trace(self) -> aiohttp.TraceConfig:
        """For the session of discord.py: `discord.Client(http_trace=...)`."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        return config

    async def _ended(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        shared = end.response.headers.get("X-RateLimit-Scope") == "shared"
        self.count(end.response.status, shared=shared)


def noted(count: int, at: float) -> str:
    """How many there were at a time, as it is kept in the store."""
    return json.dumps([count, at])


def read_note(note: str | None, now: float) -> int:
    """How many of the invalid requests that were noted may still count."""
    if note is None:
        return 0
    count, at = json.loads(note)
    return int(count) if 0 <= now - at < WINDOW_SECONDS else 0
