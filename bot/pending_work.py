"""Knowing when nothing is in hand any more."""

from __future__ import annotations

import asyncio


class PendingWork:
    """`with busy:` around a piece of work; `await busy.over()` waits until all of them are done."""

    def __init__(self) -> None:
        self._in_hand = 0
        self._waiting: list[asyncio.Future[None]] = []

    def begin(self) -> None:
        """One more piece of work is in hand."""
        self._in_hand += 1

    def end(self) -> None:
        """One piece of work is done."""
        self._in_hand -= 1
        if not self._in_hand:
            for waiter in self._waiting:
                if not waiter.done():
                    waiter.set_result(None)
            self._waiting.clear()

    def __enter__(self) -> None:
        self.begin()

    def __exit__(self, *_: object) -> None:
        self.end()

    async def over(self) -> None:
        """Return when nothing is in hand."""
        while self._in_hand:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            await waiter
