"""One timer for the nearest deadline."""

from __future__ import annotations

import asyncio

from bot.tables.deadlines import DeadlineTimer


class Handler:
    """Counts the calls and returns the next deadline."""

    def __init__(self) -> None:
        self.calls = 0
        self.next: float | None = None
        self.fired = asyncio.Event()
        self.broken = False

    async def fire(self) -> float | None:
        self.calls += 1
        self.fired.set()
        if self.broken:
            raise RuntimeError("handler is broken")
        return self.next


async def test_it_fires_at_the_nearest_deadline():
    handler = Handler()
    timer = DeadlineTimer(handler.fire, lambda: 0.0)
    timer.set(1000.0)
    timer.set(None)
    timer.set(0.0)
    await asyncio.wait_for(handler.fired.wait(), 5)
    await timer.stop()
    assert handler.calls == 1


async def test_a_later_deadline_changes_nothing():
    handler = Handler()
    timer = DeadlineTimer(handler.fire, lambda: 0.0)
    timer.set(0.0)
    timer.set(1000.0)
    await asyncio.wait_for(handler.fired.wait(), 5)
    await timer.stop()
    assert handler.calls == 1


async def test_it_is_set_for_the_deadline_that_fire_returns():
    handler = Handler()
    handler.next = 0.0
    timer = DeadlineTimer(handler.fire, lambda: 0.0)
    timer.set(0.0)
    while handler.calls < 3:
        handler.fired.clear()
        await asyncio.wait_for(handler.fired.wait(), 5)
    await timer.stop()
    assert handler.calls >= 3


async def test_a_failed_fire_is_retried(monkeypatch):
    monkeypatch.setattr("bot.tables.deadlines.RETRY_AFTER", 0.0)
    handler = Handler()
    handler.broken = True
    timer = DeadlineTimer(handler.fire, lambda: 0.0)
    timer.set(0.0)
    while handler.calls < 2:
        handler.fired.clear()
        await asyncio.wait_for(handler.fired.wait(), 5)
    await timer.stop()
    assert handler.calls >= 2


async def test_after_stop_it_does_not_fire():
    handler = Handler()
    timer = DeadlineTimer(handler.fire, lambda: 0.0)
    timer.set(0.0)
    await timer.stop()
    timer.set(0.0)  # by a move that was still running
    await asyncio.sleep(0.01)
    assert handler.calls == 0


async def test_a_deadline_set_while_firing_is_not_lost():
    calls, going_on = [], asyncio.Event()

    async def fire() -> float | None:
        calls.append(len(calls))
        if len(calls) == 1:
            timer.set(0.0)
            await asyncio.sleep(0.01)  # the new deadline comes meanwhile
        else:
            going_on.set()
        return 86400.0

    timer = DeadlineTimer(fire, lambda: 0.0)
    timer.set(0.0)
    await asyncio.wait_for(going_on.wait(), 5)
    await timer.stop()
    assert calls == [0, 1]
