"""The public message of a table: running edits are tracked, and a table that chat has buried is posted again."""

from __future__ import annotations

from tests.cogs.one_shot.test_game import begin


async def test_showing_counts_as_work_from_the_moment_the_clock_asks_for_it(world):
    await world.slash("ana", "play", game="one-shot")
    sent = len(world.env.http_requests)
    world.bot.tables.notify_changed(1)
    await world.bot.pending.over()
    assert len(world.env.http_requests) == sent + 1


async def test_chat_alone_has_a_table_posted_again_at_most_once_a_minute(world):
    await begin(world)

    async def chat(lines: int) -> int:
        for number in range(lines):
            await world.say("cy", f"chat {number}")
        return world.table().id

    first = await chat(8)
    assert await chat(30) == first
    assert not world.messages()[-1].parts
    await world.wait(61)
    assert world.messages()[-1].parts, "also if nobody writes any more"
    second = world.table().id
    assert await chat(7) == second


async def test_chat_buries_a_table_after_a_restart_too(world):
    await begin(world)
    first = world.table().id
    await world.restart()
    for number in range(8):
        await world.say("cy", f"chat {number}")
    assert first not in [message.id for message in world.messages()]
    assert world.messages()[-1].parts


async def test_a_buried_lobby_waits_for_its_next_edit(world):
    """Nobody has to move."""
    await world.slash("ana", "play", game="one-shot")
    first = world.table().id
    for number in range(20):
        await world.say("cy", f"chat {number}")
    assert world.table().id == first
    await world.press("ben", "Join")
    assert world.messages()[-1].parts
