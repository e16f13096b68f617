"""Fault injection: slow replies, errors, lost replies, duplicated and reordered events."""

import random
import re
from dataclasses import dataclass, field
from typing import Any

from playground.errors import ApiError, Json

SERVER_ERRORS = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}


@dataclass
class InjectedError:
    """An error for the next matching requests."""

    status: int = 500  # 500-504, 429, or 0 to abort the connection
    times: int = 1
    method: str | None = None
    path: str = ""  # regular expression, searched in the path
    applied: bool = False  # the request takes effect and only the reply is lost
    retry_after: float = 0.5

    def matches(self, method: str, path: str) -> bool:
        """Whether it applies to this request."""
        return self.times > 0 and self.method in (None, method) and re.search(self.path, path) is not None

    def api_error(self) -> ApiError:
        """Return the error response as Discord would send it."""
        if self.status == 429:
            return rate_limited(self.retry_after, scope="user", is_global=False)
        return ApiError(self.status, 0, f"{self.status}: {SERVER_ERRORS.get(self.status, 'Error')}")


def rate_limited(retry_after: float, *, scope: str, is_global: bool) -> ApiError:
    """Return a 429. discord.py treats one without a `Via` header as a Cloudflare ban."""
    headers = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": scope, "Via": "1.1 playground"}
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    more: Json = {"retry_after": round(retry_after, 3), "global": is_global}
    return ApiError(429, 0, "You are being rate limited.", headers=headers, more=more)


@dataclass
class Faults:
    """The faults that are switched on."""

    latency: float = 0.0  # seconds before a REST request takes effect
    jitter: float = 0.0  # random seconds added on top
    gateway_latency: float = 0.0  # seconds before each gateway frame
    real_buckets: bool = False
    thread_starts: int = 0  # threads that may be started in a channel within `thread_seconds`; 0: as `real_buckets`
    thread_seconds: float = 219.0  # and so the longest `retry_after`
    error_rate: float = 0.0  # share of REST requests that fail with a 500
    duplicate_rate: float = 0.0
    reorder_rate: float = 0.0
    refuse_resumes: int = 0
    injected_errors: list[InjectedError] = field(default_factory=list)
    _duplicates: list[str] = field(default_factory=list)
    _reorders: list[str] = field(default_factory=list)
    _rng: random.Random = field(default_factory=lambda: random.Random(0))  # noqa: S311

    SETTINGS = (
        "latency", "jitter", "gateway_latency", "real_buckets", "thread_starts", "thread_seconds",
        "error_rate", "duplicate_rate", "reorder_rate", "refuse_resumes",
    )  # fmt: skip

    def set(self, **settings: Any) -> None:
        """Change settings by name. Raise ValueError for an unknown name or an impossible value."""
        for name, value in settings.items():
            if name not in self.SETTINGS:
                raise ValueError(f"there is no fault setting {name!r}")
            kind = type(getattr(self, name))
            if kind is not bool and float(value) < 0:
                raise ValueError(f"{name} cannot be negative")
            if name.endswith("_rate") and float(value) > 1:
                raise ValueError(f"{name} is a share between 0 and 1")
            setattr(self, name, kind(value))

    def settings(self) -> Json:
        """Return the current settings by name."""
        return {name: getattr(self, name) for name in self.SETTINGS}

    def clear(self) -> None:
        """Switch all faults off."""
        fresh = Faults()
        for name in self.SETTINGS:
            setattr(self, name, getattr(fresh, name))
        self.injected_errors.clear()
        self._duplicates.clear()
        self._reorders.clear()

    def fail(self, status: int = 500, *, times: int = 1, **which: Any) -> None:
        """Let the next requests fail; see `InjectedError` for the filters."""
        self.injected_errors.append(InjectedError(status, times, **which))

    def duplicate(self, event: str = "INTERACTION_CREATE", times: int = 1) -> None:
        """Send the next events of that name twice."""
        self._duplicates += [event] * times

    def reorder(self, event: str = "INTERACTION_CREATE", times: int = 1) -> None:
        """Send the next events of that name after the event that follows each of them."""
        self._reorders += [event] * times

    def delay(self) -> float:
        """Return the delay of the next REST request in seconds."""
        return self.latency + (self._rng.uniform(0, self.jitter) if self.jitter else 0)

    def take_error(self, method: str, path: str) -> InjectedError | None:
        """Return the injected error for this request, or None."""
        for injected in self.injected_errors:
            if injected.matches(method, path):
                injected.times -= 1
                if not injected.times:
                    self.injected_errors.remove(injected)
                return injected
        if self.error_rate and self._rng.random() < self.error_rate:
            return InjectedError(500)
        return None

    def take_duplicate(self, event: str) -> bool:
        """Whether this event is sent twice."""
        return self._take(self._duplicates, event, self.duplicate_rate)

    def take_reorder(self, event: str) -> bool:
        """Whether this event is sent after the next one."""
        return self._take(self._reorders, event, self.reorder_rate)

    def take_rejected_resume(self) -> bool:
        """Whether this RESUME is answered with an invalid session."""
        if not self.refuse_resumes:
            return False
        self.refuse_resumes -= 1
        return True

    def _take(self, waiting: list[str], event: str, rate: float) -> bool:
        if event in waiting:
            waiting.remove(event)
            return True
        return bool(rate) and self._rng.random() < rate
