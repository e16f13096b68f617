"""Every request of every test is checked; here, that the check is there and can fail."""

from __future__ import annotations

import pytest

from tests.worlds.simulated import OPENAPI


async def test_a_request_past_a_limit_is_noticed(world):
    await world.bot.get_partial_messageable(world.channels["games"].id).send("x" * 1999)
    world.check_requests()
    world.env.http_requests[-1].json["content"] = "x" * 2001
    with pytest.raises(AssertionError, match="content"):
        world.check_requests()
    world.env.http_requests.clear()


async def test_requests_are_held_against_the_official_document(world):
    if OPENAPI is None:
        pytest.skip("Discord's OpenAPI document is not beside the project")
    await world.slash("ana", "play", game="one-shot")
    callback = next(request for request in world.env.http_requests if request.path.endswith("/callback"))
    assert OPENAPI.faults("POST", callback.path, callback.json) == []
    assert OPENAPI.faults("POST", callback.path, {"type": "four"}) != []
