"""One sending at a time, and nobody's is forgotten."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.core.coalescer import UpdateCoalescer, remember_newest


async def test_whoever_waits_is_served_even_if_the_one_before_failed():
    turnstile, go_on = UpdateCoalescer(), asyncio.Event()
    sent: list[str] = []

    async def failing(_click: object) -> None:
        sent.append("tried")
        if len(sent) == 1:
            await go_on.wait()
            raise RuntimeError("the network is gone")

    first = asyncio.create_task(turnstile.send(1, failing))
    await asyncio.sleep(0)
    await turnstile.send(1, failing)
    go_on.set()
    with pytest.raises(RuntimeError, match="network"):
        await first
    assert sent == ["tried", "tried"]


async def test_idle_waits_for_what_is_under_way_and_what_came_meanwhile():
    turnstile, go_on = UpdateCoalescer(), asyncio.Event()
    sent: list[str] = []

    async def slow(_click: object) -> None:
        await go_on.wait()
        sent.append("sent")

    first = asyncio.create_task(turnstile.send(1, slow))
    await asyncio.sleep(0)
    await turnstile.send(1, slow)
    waiting = asyncio.create_task(turnstile.idle(1))
    await asyncio.sleep(0)
    assert not waiting.done()
    go_on.set()
    await waiting
    assert sent == ["sent", "sent"]
    await first
    await turnstile.idle(1)  # nothing to wait for


def test_presses_whose_token_has_died_are_let_go():
    presses: dict[int, Any] = {}
    old, new = SimpleNamespace(is_expired=lambda: True), SimpleNamespace(is_expired=lambda: False)
    for table, press in ((1, new), (2, new), (3, new), (1, new)):
        remember_newest(presses, table, press)
    assert list(presses) == [2, 3, 1]
    presses[2] = presses[3] = old
    remember_newest(presses, 4, new)
    assert list(presses) == [1, 4]
