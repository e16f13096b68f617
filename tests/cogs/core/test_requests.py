"""Every request of every test is checked against Discord's limits; here, that this check can fail."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.conftest import pytest_terminal_summary
from tests.worlds.simulated import OPENAPI, body_of


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
    assert OPENAPI.violations("POST", callback.path, body_of(callback)) == []
    assert OPENAPI.violations("POST", callback.path, {"type": "four"}) != []


@pytest.mark.parametrize(("document", "lines"), [(None, 1), (object(), 0)], ids=["missing", "there"])
def test_the_summary_says_if_there_is_no_document_to_hold_them_against(monkeypatch, document, lines):
    said = []
    monkeypatch.setattr("tests.worlds.simulated.OPENAPI", document)
    pytest_terminal_summary(SimpleNamespace(write_line=lambda line, **_: said.append(line), stats={}))
    assert len(said) == lines
    assert all("OpenAPI" in line for line in said)
