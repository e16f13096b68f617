"""One sending at a time, and nobody's is forgotten."""

from __future__ import annotations

import asyncio

import pytest

from cogs.turnstile import Turnstile


async def test_whoever_waits_is_served_even_if_the_one_before_failed():
    turnstile, go_on = Turnstile(), asyncio.Event()
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
