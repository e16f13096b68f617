"""A circuit breaker for each channel: after a refusal by Discord the bot waits longer and longer before it retries."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

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
