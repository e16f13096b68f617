"""Identify no faster than Discord allows: so many shards at once every five seconds, in all processes together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.cluster.membership import Membership

IDENTIFY_SECONDS = 5.0


class IdentifyPace:
    """Lets a shard identify when its bucket, `shard id % max_concurrency`, is free."""

    def __init__(self, membership: Membership, max_concurrency: Callable[[], Awaitable[int]]) -> None:
        self._membership = membership
        self._fetch_concurrency = max_concurrency
        self._concurrency = 0  # not known yet
        self._identified_at: dict[int, float] = {}  # by shard of this process

    async def wait(self, shard: int) -> None:
        """Wait until this shard may identify. The first one of a process that has no others never waits."""
        if self._membership.has_others or self._identified_at:
            self._concurrency = self._concurrency or max(1, await self._fetch_concurrency())
        if self._membership.has_others:
            await self._membership.wait_for_turn(f"identify/{shard % self._concurrency}", IDENTIFY_SECONDS)
        loop = asyncio.get_running_loop()
        same = [at for other, at in self._identified_at.items() if (other - shard) % (self._concurrency or 1) == 0]
        if same and not self._membership.has_others:
            await asyncio.sleep(max(0.0, max(same) + IDENTIFY_SECONDS - loop.time()))
        self._identified_at[shard] = loop.time()
