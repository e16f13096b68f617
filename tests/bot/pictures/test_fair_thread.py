"""The thread that paints: servers take turns."""

from __future__ import annotations

import asyncio
from concurrent.futures import CancelledError
from contextvars import copy_context
from threading import Event

import pytest

from bot.pictures import PictureCache
from bot.pictures.fair_thread import SERVER, FairThread


class Order:
    """Notes in which order work is done, once it may begin."""

    def __init__(self, thread: FairThread) -> None:
        self.thread, self.done, self.begin = thread, list[str](), Event()
        self.futures = [thread.submit(self.begin.wait)]

    def submit(self, server: int, name: str) -> None:
        def in_turn() -> None:
            SERVER.set(server)
            self.futures.append(self.thread.submit(lambda: self.done.append(name)))

        copy_context().run(in_turn)

    def run(self) -> list[str]:
        self.begin.set()
        for future in self.futures:
            future.result(10)
        return self.done


def test_a_server_with_much_to_do_does_not_hold_up_the_others():
    order = Order(FairThread("test"))
    for number in range(50):
        order.submit(1, f"spam {number}")
    order.submit(2, "first")
    order.submit(2, "second")
    order.submit(3, "other")
    done = order.run()
    assert done[:6] == ["spam 0", "first", "other", "spam 1", "second", "spam 2"]
    assert done[6:] == [f"spam {number}" for number in range(3, 50)], "of one server in the order of submission"


def test_a_failure_is_raised_to_whoever_submitted_it_and_what_was_cancelled_is_skipped():
    thread, begin = FairThread("test"), Event()
    first = thread.submit(begin.wait)
    cancelled, failed, good = thread.submit(lambda: 1), thread.submit(lambda: 1 // 0), thread.submit(lambda: 2)
    assert cancelled.cancel()
    begin.set()
    assert first.result(10)
    with pytest.raises(ZeroDivisionError):
        failed.result(10)
    assert good.result(10) == 2
    with pytest.raises(CancelledError):
        cancelled.result(0)


async def test_a_player_of_another_server_waits_for_one_picture_not_for_all():
    cache, painted = PictureCache(), list[str]()
    begin = Event()

    async def paint(server: int, name: str) -> None:
        SERVER.set(server)
        await cache.run(lambda: painted.append(name))

    blocked = asyncio.create_task(cache.run(begin.wait))
    await asyncio.sleep(0)
    spam = [asyncio.create_task(paint(1, "spam")) for _ in range(200)]
    player = asyncio.create_task(paint(2, "player"))
    await asyncio.sleep(0)
    begin.set()
    await player
    await asyncio.gather(blocked, *spam)
    assert painted.index("player") <= 1
