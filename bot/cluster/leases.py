"""Leases: what one process has for itself until it stops renewing it, and news between processes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal

LEADER = "leader"  # who has it does the jobs for all servers
LEASE_SECONDS = 6.0
RENEW_SECONDS = 1.5

NewsKind = Literal["erasure", "erased", "table", "missed"]


@dataclass(frozen=True, slots=True)
class News:
    """What other processes have to know.

    erasure   a user wants their data erased: do it at the tables of your servers
    erased    a user's data has been erased: forget the tournaments in memory
    table     a table has changed hands: forget it
    missed    the connection was lost, and news with it: forget everything that can be read again
    """

    kind: NewsKind
    id: int = 0


class LeaseStore(ABC):
    """Leases in the database that all processes share; time is measured by its clock. Raise StoreFault."""

    @abstractmethod
    async def take(
        self, names: Collection[str], owner: str, seconds: float, shard_count: int, *, by_force: bool = False
    ) -> bool:
        """Take all these leases, or none if another process has one of them that has not expired.

        `by_force` takes them in any case. From then on no write is made unless the shards among them are still ours.
        Raise StoreUnusable while processes with another number of shards have leases.
        """

    @abstractmethod
    async def renew(self, owner: str, seconds: float) -> set[str]:
        """Renew the leases of an owner, also expired ones that nobody has taken; return their names."""

    @abstractmethod
    async def is_held(self, name: str, owner: str) -> bool:
        """Return whether anybody but this owner has a lease that has not expired."""

    @abstractmethod
    async def release(self, owner: str) -> None:
        """Let the leases of an owner expire now."""

    @abstractmethod
    async def publish(self, news: News) -> None:
        """Tell all other processes."""

    @abstractmethod
    async def listen(self, receive: Callable[[News], None]) -> None:
        """Call a function with the news of other processes, also after the connection was lost and opened again."""

    @abstractmethod
    async def close(self) -> None:
        """Close the connection. A second call does nothing."""
