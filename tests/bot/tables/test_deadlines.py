"""One timer for the nearest deadline."""

from __future__ import annotations

import asyncio

from bot.tables.deadlines import DeadlineTimer


class Bell:
    """Counts the calls and returns the next deadline."""

    def __init__(self) -> None:
        self.rings = 0
        self.next: float | None = None
        self.rang = asyncio.Event()
        self.broken = False

    async def fire(self) -> float | None:
        self.rings += 1
        self.rang.set()
        if self.broken:
            raise RuntimeError("bell is broken")
        return self.next


async def test_it_fires_at_the_nearest_deadline():
    bell = Bell()
    alarm = DeadlineTimer(bell.fire, lambda: 0.0)
    alarm.set(1000.0)
    alarm.set(None)
    alarm.set(0.0)
    await asyncio.wait_for(bell.rang.wait(), 5)
    await alarm.stop()
    assert bell.rings == 1


async def test_a_later_deadline_changes_nothing():
    bell = Bell()
    alarm = DeadlineTimer(bell.fire, lambda: 0.0)
    alarm.set(0.0)
    alarm.set(1000.0)
    await asyncio.wait_for(bell.rang.wait(), 5)
    await alarm.stop()
    assert bell.rings == 1


async def test_it_is_set_for_the_deadline_that_fire_returns():
    bell = Bell()
    bell.next = 0.0
    alarm = DeadlineTimer(bell.fire, lambda: 0.0)
    alarm.set(0.0)
    while bell.rings < 3:
        bell.rang.clear()
        await asyncio.wait_for(bell.rang.wait(), 5)
    await alarm.stop()
    assert bell.rings >= 3


async def test_a_failed_fire_is_retried():
    bell = Bell()
    bell.broken = True
    alarm = DeadlineTimer(bell.fire, lambda: 0.0)
    alarm.set(0.0)
    await asyncio.wait_for(bell.rang.wait(), 5)
    await asyncio.sleep(0)
    assert alarm._set_for == 5.0
    await alarm.stop()


async def test_after_stop_it_does_not_fire():
    bell = Bell()
    alarm = DeadlineTimer(bell.fire, lambda: 0.0)
    alarm.set(0.0)
    await alarm.stop()
    alarm.set(0.0)  # by a move that was still under way
    await asyncio.sleep(0.01)
    assert bell.rings == 0


async def test_a_deadline_set_while_firing_is_not_lost():
    rings, going_on = [], asyncio.Event()

    async def fire() -> float | None:
        rings.append(len(rings))
        if len(rings) == 1:
            alarm.set(0.0)
            alarm._cancel()
            alarm._start_firing()  # its time comes while this is being done
        else:
            going_on.set()
        return 86400.0

    alarm = DeadlineTimer(fire, lambda: 0.0)
    alarm.set(0.0)
    await asyncio.wait_for(going_on.wait(), 5)
    await alarm.stop()
    assert rings == [0, 1]
