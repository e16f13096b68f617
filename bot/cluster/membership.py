"""This process among others: it has the leases of its shards, renews them, and notices if it has lost them."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Awaitable, Callable

import structlog

from bot.cluster.leases import LEADER, LEASE_SECONDS, RENEW_SECONDS, LeaseStore, News, NewsKind
from bot.cluster.shards import ShardScope, compact
from bot.store.base import StoreFault

log = structlog.get_logger("onetable.cluster")

POLL_SECONDS = 0.2  # how often a process that waits looks whether the leases are free
STANDBY_SECONDS = 2.0  # after which a process that stands by, and does not say so again, is gone
WHOLE = "shard/all"  # of a process without a number of shards


class Membership:
    """Takes the leases of the shards (`take`), renews them, and releases them (`leave`).

    Without a store of leases, as with SQLite, this process is the only one.
    """

    def __init__(
        self,
        leases: LeaseStore | None,
        scope: ShardScope,
        *,
        lease_seconds: float = LEASE_SECONDS,
        renew_seconds: float = RENEW_SECONDS,
    ) -> None:
        self.scope = scope
        self.is_lost = False  # whether another process has taken a shard over
        self.lost_observers: list[Callable[[], None]] = []  # called when that is noticed
        self.is_leader = leases is None  # whether this process does the jobs for all servers
        self.leader_observers: list[Callable[[], None]] = []  # called when it becomes the leader
        self.news_observers: list[Callable[[News], Awaitable[None]]] = []
        self.owner = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_urlsafe(6)}"
        self._leases = leases
        self._lease_seconds, self._renew_seconds = lease_seconds, renew_seconds
        self._shards = [f"shard/{shard}" for shard in scope.shards] or [WHOLE]
        self._standby = f"standby/{compact(scope.shards)}"
        self._is_listening = False
        self._renewing: asyncio.Task[None] | None = None
        self._news: set[asyncio.Task[None]] = set()

    @property
    def has_others(self) -> bool:
        """Whether other processes may look after other servers."""
        return not self.scope.is_everything

    async def take(self) -> bool:
        """Take all shards if nobody has them; return whether they are ours.

        Raise StoreUnusable if processes with another number of shards are there.
        """
        if self._leases is None:
            return True
        if not self._is_listening:
            await self._leases.listen(self._received)
            self._is_listening = True
        is_alone = self.scope.count is None
        if not await self._take_in_time(self._shards, by_force=is_alone):
            return False
        self.is_leader = await self._take([LEADER], by_force=is_alone)
        self._renewing = asyncio.create_task(self._keep_renewing(), name="leases")
        log.info("shards taken", shards=str(self.scope), leader=self.is_leader)
        return True

    async def announce(self) -> bool:
        """Tell the process that has the shards that this one stands by; return False if another one does."""
        assert self._leases is not None
        count = self.scope.count or 0
        return await self._leases.take([self._standby], self.owner, STANDBY_SECONDS, count)

    async def has_successor(self) -> bool:
        """Return whether another process stands by for the shards of this one."""
        if self._leases is None:
            return False
        try:
            return await self._leases.is_held(self._standby, self.owner)
        except StoreFault as fault:
            log.warning("leases not read", error=str(fault))
            return False

    async def leave(self) -> None:
        """Release all leases, so that the next process need not wait for their end."""
        if self._leases is None:
            return
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        if not self.is_lost:
            await self._leases.release(self.owner)
        for task in self._news:
            task.cancel()

    async def publish(self, kind: NewsKind, about: int = 0) -> None:
        """Tell all other processes; if that fails twice, only log it: then they have lost their connections too."""
        if self._leases is None or not self.has_others:
            return
        try:
            try:
                await self._leases.publish(News(kind, about))
            except StoreFault:  # the connection was lost: this opens a new one
                await self._leases.publish(News(kind, about))
        except StoreFault as fault:
            log.warning("news not published", kind=kind, error=str(fault))

    async def wait_for_turn(self, name: str, seconds: float) -> None:
        """Wait until no process has had a turn within so many seconds, and take it."""
        assert self._leases is not None
        owner = f"{self.owner}/{secrets.token_urlsafe(6)}"  # never renewed: it expires by itself
        while not await self._leases.take([name], owner, seconds, self.scope.count or 0):  # noqa: ASYNC110 - of others
            await asyncio.sleep(POLL_SECONDS)

    async def _take(self, names: list[str], *, by_force: bool = False) -> bool:
        assert self._leases is not None
        count = self.scope.count or 0
        return await self._leases.take(names, self.owner, self._lease_seconds, count, by_force=by_force)

    async def _take_in_time(self, names: list[str], *, by_force: bool) -> bool:
        try:
            return await self._take(names, by_force=by_force)
        except StoreFault as fault:  # a transaction of the process before us has not ended
            log.warning("leases not taken", error=str(fault))
            return False

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(self._renew_seconds)
            try:
                await self.renew()
            except StoreFault as fault:  # nobody else can take them over meanwhile
                log.warning("leases not renewed", error=str(fault))
            except Exception:
                log.exception("leases not renewed")

    async def renew(self) -> None:
        """Renew the leases once; notice lost ones, and take the leader's if nobody has it."""
        assert self._leases is not None
        held = await self._leases.renew(self.owner, self._lease_seconds)
        if not held.issuperset(self._shards):
            if not self.is_lost:
                self.is_lost = True
                for observer in self.lost_observers:
                    observer()
            return
        was_leader, self.is_leader = self.is_leader, LEADER in held or await self._take([LEADER])
        if self.is_leader and not was_leader:
            log.info("leader now", shards=str(self.scope))
            for observer in self.leader_observers:
                observer()

    def _received(self, news: News) -> None:
        task = asyncio.create_task(self._handle(news), name=f"news {news.kind}")
        self._news.add(task)
        task.add_done_callback(self._news.discard)

    async def _handle(self, news: News) -> None:
        for observer in self.news_observers:
            try:
                await observer(news)
            except Exception:
                log.exception("news not handled", kind=news.kind)
