"""Rate limits: the headers of every reply, and Discord's real buckets on request."""

import hashlib
from dataclasses import dataclass

from playground.clock import Clock
from playground.errors import CODES
from playground.faults import rate_limited

GLOBAL_PER_SECOND = 50


@dataclass(frozen=True)
class Limit:
    """A number of requests per time window."""

    requests: int
    seconds: float


# Discord publishes no numbers per route; these were measured by the community.
REAL: dict[tuple[str, str], Limit] = {
    ("POST", "/channels/{channel_id}/messages"): Limit(5, 5),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 5),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 1),
    ("POST", "/webhooks/{application_id}/{token}"): Limit(5, 2),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}"): Limit(5, 2),
}
OLD_EDITS = Limit(3, 6)
RENAMES = Limit(2, 600)
# Undocumented and strict: discord-api-docs#7816 reports a 429 with a retry_after of 219 s. The number is a guess.
THREADS = Limit(25, 219)
STARTS_THREAD = ("/channels/{channel_id}/threads", "/channels/{channel_id}/messages/{message_id}/threads")
OLD = 3600.0  # seconds after which a message counts as old
ORDINARY = Limit(10, 1)
# Without headers discord.py sends one request at a time; a wide bucket lets it send many.
WIDE = Limit(1000, 1)

MAJOR = ("channel_id", "guild_id", "application_id", "interaction_id", "token")


@dataclass
class _Window:
    used: int
    ends_at: float


class RateLimits:
    """Counts requests by route and major parameter."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.real = False
        self.threads: Limit | None = None  # how many threads may be started in a channel, beside the buckets
        self.refused = 0
        self._windows: dict[str, _Window] = {}
        self._global_window = _Window(0, 0.0)

    def take(self, method: str, template: str, params: dict[str, str]) -> dict[str, str]:
        """Count a request and return the headers of its reply. Raise a 429 when the bucket is empty."""
        now = self.clock.now()
        interaction = template.startswith(("/interactions/", "/webhooks/"))
        if self.real and not interaction:
            self._take_global(now)
        limit = REAL.get((method, template), ORDINARY) if self.real else WIDE
        major = "+".join(params[name] for name in MAJOR if name in params)
        bucket = hashlib.sha256(f"{method} {template} {self.real}".encode()).hexdigest()[:32]
        window = self._windows.get(f"{bucket}:{major}")
        if window is None or window.ends_at <= now:
            self._sweep(now)
            window = self._windows[f"{bucket}:{major}"] = _Window(0, now + limit.seconds)
        left = limit.requests - window.used
        if left <= 0:
            self.refused += 1
            error = rate_limited(window.ends_at - now, scope="user", is_global=False)
            error.headers |= _headers(limit, 0, window, now, bucket)
            raise error
        window.used += 1
        if self.threads is not None and method == "POST" and template in STARTS_THREAD:
            self._take_inner(f"threads:{params['channel_id']}", self.threads, 0, scope="shared")
        return _headers(limit, left - 1, window, now, bucket)

    def take_old_edit(self, channel_id: int) -> None:
        """Count an edit of a message older than an hour. Raise a 429 with code 30046 above the limit."""
        self._take_inner(f"old:{channel_id}", OLD_EDITS, 30046)

    def take_rename(self, channel_id: int) -> None:
        """Count a change of a channel's name or topic. Raise a 429 above two in ten minutes."""
        self._take_inner(f"rename:{channel_id}", RENAMES, 0)

    def _take_inner(self, key: str, limit: Limit, code: int, scope: str = "user") -> None:
        """Apply a limit inside a route that the headers do not show."""
        now = self.clock.now()
        window = self._windows.get(key)
        if window is None or window.ends_at <= now:
            window = self._windows[key] = _Window(0, now + limit.seconds)
        if window.used >= limit.requests:
            self.refused += 1
            error = rate_limited(window.ends_at - now, scope=scope, is_global=False)
            if code:
                error.body |= {"code": code, "message": CODES[code][1]}
            raise error
        window.used += 1

    def _take_global(self, now: float) -> None:
        if self._global_window.ends_at <= now:
            self._global_window = _Window(0, now + 1)
        if self._global_window.used >= GLOBAL_PER_SECOND:
            self.refused += 1
            raise rate_limited(self._global_window.ends_at - now, scope="global", is_global=True)
        self._global_window.used += 1

    def _sweep(self, now: float) -> None:
        if len(self._windows) > 10_000:
            self._windows = {key: w for key, w in self._windows.items() if w.ends_at > now}


def _headers(limit: Limit, left: int, window: _Window, now: float, bucket: str) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit.requests),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{window.ends_at:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, window.ends_at - now):.3f}",
        "X-RateLimit-Bucket": bucket,
    }
