"""The public message of a table: running edits are tracked."""

from __future__ import annotations


async def test_showing_counts_as_work_from_the_moment_the_clock_asks_for_it(world):
    await world.slash("ana", "play", game="one-shot")
    sent = len(world.env.http_requests)
    world.bot.tables.notify_changed(1)
    await world.bot.pending.over()
    assert len(world.env.http_requests) == sent + 1
