"""Replies through discord.py: the rate limit of a token, and edits whose connection broke."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import MagicMock

import aiohttp
import discord
import pytest
from discord import ui

from cogs.core import replies
from cogs.core.layout import MessageLayout
from cogs.core.replies import TOKEN_EDITS, TOKEN_WINDOW_SECONDS, edit_through, is_acknowledged, rate_limit_wait

LAYOUT = MessageLayout([ui.TextDisplay("hello")])


class Clicked:
    """A click whose requests fail with these errors, one after the other."""

    def __init__(self, *errors: Exception | None, acknowledged: bool = False) -> None:
        self.extras: dict[str, object] = {}
        self.guild_id = 5
        self.response = self
        self.errors = list(errors)
        self.sent: list[str] = []
        self.acknowledged = acknowledged

    def is_done(self) -> bool:
        return self.acknowledged

    async def edit_message(self, **_changes: object) -> None:
        self._send("callback")
        self.acknowledged = True

    async def edit_original_response(self, **_changes: object) -> None:
        self._send("webhook")

    def _send(self, route: str) -> None:
        self.sent.append(route)
        if self.errors and (error := self.errors.pop(0)) is not None:
            raise error


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(replies, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


async def test_a_token_rests_before_discord_limits_it(clock):
    clicked = Clicked()
    await edit_through(clicked, LAYOUT)  # the callback is not limited
    for _ in range(TOKEN_EDITS):
        assert rate_limit_wait(clicked) == 0
        await edit_through(clicked, LAYOUT)
        clock.now += 0.25
    assert rate_limit_wait(clicked) == TOKEN_WINDOW_SECONDS - 0.25 * TOKEN_EDITS
    clock.now += TOKEN_WINDOW_SECONDS - 0.25 * TOKEN_EDITS
    assert rate_limit_wait(clicked) == 0
    await edit_through(clicked, LAYOUT)
    assert rate_limit_wait(clicked) == 0.25, "the second of the edits before is the oldest that counts now"


async def test_an_edit_is_sent_again_after_the_connection_broke():
    clicked = Clicked(aiohttp.ServerDisconnectedError())
    await edit_through(clicked, LAYOUT)
    assert clicked.sent == ["callback", "callback"]
    again = Clicked(aiohttp.ServerDisconnectedError(), aiohttp.ServerDisconnectedError(), acknowledged=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await edit_through(again, LAYOUT)
    assert again.sent == ["webhook", "webhook"]


async def test_a_reply_that_had_arrived_counts_as_acknowledged_and_further_edits_use_the_token():
    arrived = discord.HTTPException(MagicMock(status=400), {"code": 40060, "message": "already acknowledged"})
    clicked = Clicked(aiohttp.ServerDisconnectedError(), arrived)
    await edit_through(clicked, LAYOUT)
    assert is_acknowledged(clicked)
    await edit_through(clicked, LAYOUT)
    assert clicked.sent == ["callback", "callback", "webhook"]


async def test_other_errors_are_raised():
    refused = discord.HTTPException(MagicMock(status=400), {"code": 50035, "message": "invalid"})
    with pytest.raises(discord.HTTPException):
        await edit_through(Clicked(refused), LAYOUT)
    with pytest.raises(discord.HTTPException):
        await edit_through(Clicked(aiohttp.ServerDisconnectedError(), refused), LAYOUT)
