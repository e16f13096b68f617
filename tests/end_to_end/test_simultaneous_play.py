"""Several users type `/play` in one channel at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from tests.worlds.playground import PlaygroundWorld


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_one_table_is_opened_and_shown_once(world):
    playground = world.playground
    playground.faults.set(latency=0.1)  # so that the first reply is on its way when the others ask
    people = [person.handle for person in playground.world.people.values() if not person.bot][:3]
    replies = await asyncio.gather(*(playground.slash(who, "games", "play", game="one-shot") for who in people))
    playground.faults.clear()
    await asyncio.sleep(1.5)  # for an edit that would come a moment later
    assert len([message for message in playground.messages("games") if message.components]) == 1
    assert sum("table" in reply.text for reply in replies) >= 2, "the others are told where it is"
