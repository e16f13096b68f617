"""Trouble on request: slow replies, errors, lost replies, duplicated and reordered events."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground.errors import Json, Refusal

# How an error looks: Discord's edge answers 5xx with a body that is not JSON.
SERVER_ERRORS = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}


@dataclass
class Trouble:
    """The next few matching requests fail in one way."""

    status: int = 500  # 500-504, 429, or 0: the connection is cut
    times: int = 1
    method: str | None = None
    path: str = ""  # a regular expression searched in the path
    applied: bool = False  # the request takes effect and only the reply is lost
    retry_after: float = 0.5

    def fits(self, method: str, path: str) -> bool:
        """Whether it is meant for this request."""
        return self.times > 0 and self.method in (None, method) and re.search(self.path, path) is not None

    def refusal(self) -> Refusal:
        """The failure as Discord would answer it."""
        if self.status == 429:
            return rate_limited(self.retry_after, scope="user", everywhere=False)
        return Refusal(self.status, 0, f"{self.status}: {SERVER_ERRORS.get(self.status, 'Error')}")


def rate_limited(retry_after: float, *, scope: str, everywhere: bool) -> Refusal:
    """A 429; discord.py takes one without `Via` for a ban by the edge."""
    headers = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": scope, "Via": "1.1 playground"}
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    more: Json = {"retry_after": round(retry_after, 3), "global": everywhere}
    return Refusal(429, 0, "You are being rate limited.", headers=headers, more=more)


@dataclass
class Faults:
    """What goes wrong at the moment."""

    latency: float = 0.0  # seconds before a REST request takes effect
    jitter: float = 0.0  # and up to so much more
    gateway_latency: float = 0.0  # seconds before each gateway frame
    real_buckets: bool = False
    error_rate: float = 0.0  # the share of REST requests that end in a 500
    duplicate_rate: float = 0.0
    reorder_rate: float = 0.0
    refuse_resumes: int = 0
    troubles: list[Trouble] = field(default_factory=list)
    _duplicates: list[str] = field(default_factory=list)
    _reorders: list[str] = field(default_factory=list)
    _chance: random.Random = field(default_factory=lambda: random.Random(0))  # noqa: S311
    changed: Callable[[], None] = lambda: None

    SETTINGS = (
        "latency", "jitter", "gateway_latency", "real_buckets",
        "error_rate", "duplicate_rate", "reorder_rate", "refuse_resumes",
    )  # fmt: skip

    def set(self, **settings: Any) -> None:
        """Change settings by name; unknown names and impossible values are refused."""
        for name, value in settings.items():
            if name not in self.SETTINGS:
                raise ValueError(f"no fault is called {name!r}")
            kind = type(getattr(self, name))
            if kind is not bool and float(value) < 0:
                raise ValueError(f"{name} cannot be negative")
            if name.endswith("_rate") and float(value) > 1:
                raise ValueError(f"{name} is a share between 0 and 1")
            setattr(self, name, kind(value))
        self.changed()

    def settings(self) -> Json:
        """The settings as they stand."""
        return {name: getattr(self, name) for name in self.SETTINGS}

    def clear(self) -> None:
        """Make all well again."""
        fresh = Faults()
        for name in self.SETTINGS:
            setattr(self, name, getattr(fresh, name))
        self.troubles.clear()
        self._duplicates.clear()
        self._reorders.clear()
        self.changed()

    def fail(self, status: int = 500, *, times: int = 1, **which: Any) -> None:
        """Let the next requests fail: see `Trouble` for which and how."""
        self.troubles.append(Trouble(status, times, **which))

    def duplicate(self, event: str = "INTERACTION_CREATE", times: int = 1) -> None:
        """Send the next events of that name twice."""
        self._duplicates += [event] * times

    def reorder(self, event: str = "INTERACTION_CREATE", times: int = 1) -> None:
        """Send the next events of that name after the event that follows them."""
        self._reorders += [event] * times

    def delay(self) -> float:
        """How long the next REST request waits."""
        return self.latency + (self._chance.uniform(0, self.jitter) if self.jitter else 0)

    def take_trouble(self, method: str, path: str) -> Trouble | None:
        """The trouble that befalls this request, if any."""
        for trouble in self.troubles:
            if trouble.fits(method, path):
                trouble.times -= 1
                if not trouble.times:
                    self.troubles.remove(trouble)
                return trouble
        if self.error_rate and self._chance.random() < self.error_rate:
            return Trouble(500)
        return None

    def take_duplicate(self, event: str) -> bool:
        """Whether this event is sent twice."""
        return self._take(self._duplicates, event, self.duplicate_rate)

    def take_reorder(self, event: str) -> bool:
        """Whether this event is held back behind the next."""
        return self._take(self._reorders, event, self.reorder_rate)

    def take_refused_resume(self) -> bool:
        """Whether this RESUME is answered with an invalid session."""
        if not self.refuse_resumes:
            return False
        self.refuse_resumes -= 1
        return True

    def _take(self, waiting: list[str], event: str, rate: float) -> bool:
        if event in waiting:
            waiting.remove(event)
            return True
        return bool(rate) and self._chance.random() < rate
