"""What servers share is divided between them: a player of one server does not wait for the spam of another."""

from __future__ import annotations

import asyncio
import threading

from bot.pictures.fair_thread import SERVER, FairThread
from tests.cogs.table.test_replay import finish
from tests.worlds.simulated import SimulatedWorld


async def test_pictures_are_painted_for_the_server_that_was_clicked_on(world, monkeypatch):
    guild, painted = await world.add_server("other"), list[int]()
    real = FairThread.submit

    def submit(self, work):
        painted.append(SERVER.get())
        return real(self, work)

    monkeypatch.setattr(FairThread, "submit", submit)
    for channel in ("games", "other"):
        await world.slash("ana", "play", channel, game="one-shot")
        await world.press("ben", "Join", channel)
        await world.press("ana", "Start", channel)
        await world.press("ana", "Throw", channel)
    assert set(painted) == {world.guild.id, guild}


async def test_replays_of_one_server_wait_for_each_other_and_not_for_those_of_another(world, monkeypatch):
    table = await finish(world, "one-shot")
    other = await replayable_copy(world, table, await world.add_server("other"))
    go_on, begun = threading.Event(), list[int]()

    def slowly(saved, position, entries):
        begun.append(saved.record.guild)
        if saved.record.guild == world.guild.id:
            go_on.wait(10)
        return SimulatedReplay(saved.record)

    monkeypatch.setattr("bot.tables.replays._replayed", slowly)
    replays, here = world.bot.replays, (world.guild.id, world.channels["games"].id)
    spam = [asyncio.create_task(replays.get(table, *here)) for _ in range(20)]
    await asyncio.sleep(0.05)
    answered = await asyncio.wait_for(replays.get(*other), 5)
    assert answered.record.guild == other[1]
    assert not any(task.done() for task in spam)
    go_on.set()
    await asyncio.gather(*spam)
    assert begun.count(world.guild.id) == 1, "the others got what was computed for the first"


class SimulatedReplay:
    """Stands for a replay that was computed."""

    def __init__(self, record) -> None:
        self.record = record


async def replayable_copy(world: SimulatedWorld, table: int, guild: int) -> tuple[int, int, int]:
    """A game of the other server that is over: the same one, moved there."""
    await finish(world, "one-shot", "lounge")
    record = (await world.store.load_table(table + 1)).record
    channel = world.channels["other"].id
    await world.store.save_table(record.model_copy(update={"guild": guild, "channel": channel}), None)
    return table + 1, guild, channel
