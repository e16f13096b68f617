"""Blocks: users who share no table, and do not ping each other."""

from __future__ import annotations

from collections.abc import Callable, Collection

import structlog

from bot.store.base import Store
from rules.errors import Refusal

log = structlog.get_logger("onetable.blocks")

MOST_BLOCKED = 50  # users that one user blocks


class Blocks:
    """Who blocks whom. Only the user who blocks ever learns of it."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def block(self, user: int, other: int) -> None:
        """Block another user; once more changes nothing."""
        if user == other:
            raise Refusal("block-refused-self")
        if not await self._store.social.block(user, other, at=self._clock(), most=MOST_BLOCKED):
            raise Refusal("block-refused-too-many", most=MOST_BLOCKED)
        log.info("user blocked")  # without ids: nobody else has to know

    async def unblock(self, user: int, other: int) -> bool:
        """Unblock a user; return whether they were blocked."""
        return await self._store.social.unblock(user, other)

    async def blocked_by(self, user: int) -> list[int]:
        """Return whom a user blocks, in the order in which they did."""
        return await self._store.social.blocked_by(user)

    async def may_ping(self, user: int, others: Collection[int]) -> tuple[int, ...]:
        """Return those whom a user may ping: not the ones who block them."""
        blockers = await self._store.social.blockers_of(user, others)
        return tuple(other for other in others if other not in blockers)
