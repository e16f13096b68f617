"""Which servers a process looks after: those of its shards."""

from __future__ import annotations

import re
from dataclasses import dataclass

SHARD_SHIFT = 22  # of a server's id; its shard is the rest, modulo the number of shards
MOST_SHARDS = 1 << 16  # far fewer than the ids of servers have above the shift


def is_elsewhere(guild: int) -> bool:
    """Whether the number stands for places where the bot is not a member; see `ShardScope.elsewhere`."""
    return guild >> SHARD_SHIFT < MOST_SHARDS and guild % (1 << SHARD_SHIFT) == 0


@dataclass(frozen=True, slots=True)
class ShardScope:
    """The servers of some shards. Without a count, or without ids, it is all servers."""

    count: int | None = None  # shards in all; None: Discord decides, and all of them are in this process
    ids: tuple[int, ...] | None = None  # this process's shards; None: all

    @property
    def is_everything(self) -> bool:
        """Whether all servers belong to this process."""
        return self.count is None or self.ids is None or len(self.ids) == self.count

    @property
    def shards(self) -> tuple[int, ...]:
        """The shards of this process, or nothing if Discord decides how many there are."""
        if self.count is None:
            return ()
        return tuple(range(self.count)) if self.ids is None else self.ids

    def shard_of(self, guild: int) -> int:
        """Return the shard of a server, as Discord computes it."""
        return (guild >> SHARD_SHIFT) % (self.count or 1)

    def elsewhere(self, guild: int) -> int:
        """Return the number under which to store what happens in a server without the bot, or in direct messages (0).

        It is in place of a server's id, and has the same shard: one process gets the clicks and looks after the tables.
        """
        return 0 if self.is_everything else self.shard_of(guild) << SHARD_SHIFT

    def covers(self, guild: int) -> bool:
        """Whether a server belongs to this process."""
        return self.is_everything or self.shard_of(guild) in self.shards

    def key(self, name: str) -> str:
        """Return the key of a meta value that each process has for itself."""
        return name if self.is_everything else f"{name}/{compact(self.shards)} of {self.count}"

    def may_share(self, key: str) -> bool:
        """Whether the process that has a meta value under this key may look after servers of this one.

        Processes with another number of shards, which ran before this one, did.
        """
        _, separator, shards = key.partition("/")
        if not separator or self.is_everything:
            return True
        ids, _, count = shards.partition(" of ")
        return int(count) != self.count or not set(parse_ids(ids)).isdisjoint(self.shards)

    def __str__(self) -> str:
        return "all" if self.is_everything else f"{compact(self.shards)} of {self.count}"


EVERYTHING = ShardScope()


def parse_ids(text: str) -> tuple[int, ...]:
    """Return the shards that a text like `0-3` or `0,1,6` names, in order. Raise ValueError."""
    ids: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"\s*(\d{1,6})\s*(?:-\s*(\d{1,6})\s*)?", part)
        if found is None:
            raise ValueError(f"{part.strip()!r} is no shard: write 0-3, or 0,1,6")
        first, last = int(found[1]), int(found[2] or found[1])
        if last < first:
            raise ValueError(f"{part.strip()} ends before it begins")
        ids.update(range(first, last + 1))
    return tuple(sorted(ids))


def compact(ids: tuple[int, ...]) -> str:
    """Return shards in the form that `parse_ids` reads: `0-3,6`."""
    parts: list[list[int]] = []
    for shard in ids:
        if parts and parts[-1][-1] == shard - 1:
            parts[-1].append(shard)
        else:
            parts.append([shard])
    return ",".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)
