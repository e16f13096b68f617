"""Several users type `/play` in one channel at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from tests.worlds.ground import GroundWorld


@pytest.mark.parametrize("world", [GroundWorld], indirect=True, ids=["playground"])
async def test_one_table_is_opened_and_shown_once(world):
    ground = world.ground
    ground.faults.set(latency=0.1)  # so that the first reply is on its way when the others ask
    people = [person.handle for person in ground.world.people.values() if not person.bot][:3]
    replies = await asyncio.gather(*(ground.slash(who, "games", "play", game="one-shot") for who in people))
    ground.faults.clear()
    await asyncio.sleep(1.5)  # for an edit that would come a moment later
    assert len([message for message in ground.messages("games") if message.components]) == 1
    assert sum("table" in reply.text for reply in replies) >= 2, "the others are told where it is"
