"""Updates are sent one at a time, and none is lost."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.core.coalescer import UpdateCoalescer, remember_newest


async def test_the_next_update_is_sent_after_a_failed_one():
    coalescer, go_on = UpdateCoalescer(), asyncio.Event()
    sent: list[str] = []

    async def failing(_interaction: object) -> None:
        sent.append("tried")
        if len(sent) == 1:
            await go_on.wait()
            raise RuntimeError("the network is gone")

    first = asyncio.create_task(coalescer.send(1, failing))
    await asyncio.sleep(0)
    await coalescer.send(1, failing)
    go_on.set()
    with pytest.raises(RuntimeError, match="network"):
        await first
    assert sent == ["tried", "tried"]


async def test_idle_waits_for_the_running_update_and_the_next_one():
    coalescer, go_on = UpdateCoalescer(), asyncio.Event()
    sent: list[str] = []

    async def slow(_interaction: object) -> None:
        await go_on.wait()
        sent.append("sent")

    first = asyncio.create_task(coalescer.send(1, slow))
    await asyncio.sleep(0)
    await coalescer.send(1, slow)
    waiting = asyncio.create_task(coalescer.idle(1))
    await asyncio.sleep(0)
    assert not waiting.done()
    go_on.set()
    await waiting
    assert sent == ["sent", "sent"]
    await first
    await coalescer.idle(1)  # nothing to wait for


def test_interactions_with_an_expired_token_are_dropped():
    interactions: dict[int, Any] = {}
    old, new = SimpleNamespace(is_expired=lambda: True), SimpleNamespace(is_expired=lambda: False)
    for table, interaction in ((1, new), (2, new), (3, new), (1, new)):
        remember_newest(interactions, table, interaction)
    assert list(interactions) == [2, 3, 1]
    interactions[2] = interactions[3] = old
    remember_newest(interactions, 4, new)
    assert list(interactions) == [1, 4]
