"""Two processes with the same shards: exactly one of them answers each interaction."""

from __future__ import annotations

import asyncio

import pytest

from bot.cluster import handover as module
from bot.cluster.handover import Handover
from bot.cluster.leases import LeaseStore
from bot.cluster.membership import Membership
from bot.cluster.shards import ShardScope
from bot.store.base import StoreFault

SCOPE = ShardScope(4, (0, 1))


class Notes:
    """What both processes can read."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.fails = False

    async def get_meta(self, key: str) -> str | None:
        return self.values.get(key)

    async def set_meta(self, key: str, value: str) -> None:
        if self.fails:
            raise StoreFault("the disk is full")
        self.values[key] = value


class Leases(LeaseStore):
    """Leases that end when they are released, or when a test says so."""

    def __init__(self) -> None:
        self.owners: dict[str, str] = {}

    async def take(self, names, owner, seconds, shard_count, *, by_force=False) -> bool:
        if any(self.owners.get(name, owner) != owner for name in names):
            return False
        self.owners |= dict.fromkeys(names, owner)
        return True

    async def renew(self, owner, seconds) -> set[str]:
        return {name for name, held_by in self.owners.items() if held_by == owner}

    async def is_held(self, name, owner) -> bool:
        return self.owners.get(name, owner) != owner

    async def release(self, owner) -> None:
        self.owners = {name: held_by for name, held_by in self.owners.items() if held_by != owner}

    async def publish(self, news) -> None:
        raise AssertionError

    async def listen(self, receive) -> None:
        pass

    async def close(self) -> None:
        pass


class Process:
    """One of the processes."""

    def __init__(self, leases: Leases, notes: Notes) -> None:
        self.leases = leases
        self.membership = Membership(leases, SCOPE, renew_seconds=600.0)
        self.handover = Handover(self.membership, notes)
        self.is_connected = True
        self.standing_by: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        assert await self.membership.take()

    async def stand_by(self) -> None:
        self.handover.begin_standby()
        self.resume()
        await asyncio.sleep(0.05)

    def resume(self) -> None:
        self.standing_by = asyncio.create_task(self._stand_by())

    async def _stand_by(self) -> None:
        await self.handover.stand_by(lambda: self.is_connected)
        self.handover.serve()


@pytest.fixture
async def processes(monkeypatch):
    monkeypatch.setattr(module, "POLL_SECONDS", 0.01)
    leases, notes = Leases(), Notes()
    old, new = Process(leases, notes), Process(leases, notes)
    yield old, new, notes
    for process in (old, new):
        if process.standing_by is not None:
            process.standing_by.cancel()
        await process.membership.leave()


async def both(old: Process, new: Process, interaction: int) -> tuple[bool, asyncio.Task[bool]]:
    """Send an interaction to both; return what the old one says, and what the new one will say."""
    waiting = asyncio.create_task(new.handover.is_ours(interaction))
    return await old.handover.is_ours(interaction), waiting


async def test_each_click_around_a_restart_is_answered_by_exactly_one(processes):
    old, new, _ = processes
    await old.serve()
    await new.stand_by()
    early, waiting_early = await both(old, new, 1)
    await old.handover.leave()
    late, waiting_late = await both(old, new, 2)
    assert (early, late) == (True, False)
    assert [await waiting_early, await waiting_late] == [False, True]
    assert not new.handover.is_serving  # the old one still finishes what it has accepted
    await old.membership.leave()
    await asyncio.wait_for(new.handover.served(), 5)
    assert await new.handover.is_ours(3)


async def test_without_a_process_that_stands_by_nothing_changes(processes):
    old, new, notes = processes
    await old.serve()
    await old.handover.leave()
    assert old.handover.is_serving
    assert not notes.values
    new.is_connected = False  # it is starting, and receives nothing yet
    await new.stand_by()
    await old.handover.leave()
    assert old.handover.is_serving


async def test_a_note_that_cannot_be_written_leaves_the_clicks_to_the_old_process(processes):
    old, new, notes = processes
    await old.serve()
    await new.stand_by()
    notes.fails = True
    await old.handover.leave()
    assert await old.handover.is_ours(1)


async def test_the_note_of_an_earlier_restart_decides_nothing(processes, monkeypatch):
    monkeypatch.setattr(module, "HELD_SECONDS", 0.1)
    old, new, notes = processes
    notes.values[SCOPE.key("handover")] = '{"accepted": [], "id": "earlier"}'
    await old.serve()
    await new.stand_by()
    mine, waiting = await both(old, new, 1)
    assert mine
    assert not await waiting  # the old one serves: nothing was handed over


async def test_after_a_kill_old_clicks_are_dropped_and_new_ones_answered(processes):
    old, new, _ = processes
    await old.serve()
    await new.stand_by()
    waiting = asyncio.create_task(new.handover.is_ours(1))
    await old.membership.leave()  # its leases have expired
    assert not await waiting  # the old one may have answered it
    await asyncio.wait_for(new.handover.served(), 5)
    assert await new.handover.is_ours(2)


async def test_only_one_process_stands_by_at_a_time(processes, monkeypatch):
    monkeypatch.setattr(module, "HELD_SECONDS", 0.1)
    old, new, notes = processes
    third = Process(old.leases, notes)
    await old.serve()
    await new.stand_by()
    await third.stand_by()
    waiting = asyncio.create_task(third.handover.is_ours(1))
    await old.handover.leave()
    assert await new.handover.is_ours(1)
    assert not await waiting
    third.standing_by.cancel()


async def test_a_process_that_starts_does_not_overtake_the_one_that_keeps_the_clicks(processes):
    old, new, notes = processes
    await old.serve()
    await new.stand_by()
    late = Process(old.leases, notes)
    late.is_connected = False
    await old.handover.leave()
    new.standing_by.cancel()  # busy while the leases become free
    await old.membership.leave()
    await late.stand_by()
    assert not late.handover.is_serving
    new.resume()
    await asyncio.wait_for(new.handover.served(), 5)
    late.standing_by.cancel()
