"""Count running work, and wait until all of it is done."""

from __future__ import annotations

import asyncio


class PendingWork:
    """`with pending:` around a piece of work; `await pending.over()` waits until there is none."""

    def __init__(self) -> None:
        self._running = 0
        self._waiting: list[asyncio.Future[None]] = []

    def begin(self) -> None:
        """Count one more piece of running work."""
        self._running += 1

    def end(self) -> None:
        """Count one piece of work as done."""
        self._running -= 1
        if not self._running:
            for waiter in self._waiting:
                if not waiter.done():
                    waiter.set_result(None)
            self._waiting.clear()

    def __enter__(self) -> None:
        self.begin()

    def __exit__(self, *_: object) -> None:
        self.end()

    async def over(self) -> None:
        """Return when no work is running."""
        while self._running:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            await waiter
