"""Every press is acknowledged in time, however long it takes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from unittest.mock import MagicMock

import discord
import pytest

from bot.app import Onetable
from bot.settings import Settings
from cogs.answers import answering


class Press:
    """As much of an interaction as is needed to be slow with it."""

    def __init__(self, kind: discord.InteractionType) -> None:
        self.type = kind
        self.client = Onetable(Settings(_env_file=None), store=MagicMock())
        self.user = SimpleNamespace(id=1)
        self.guild_id, self.channel_id = 5, 10
        self.locale = discord.Locale.american_english
        self.response = self
        self.deferred = 0

    def is_done(self) -> bool:
        return self.deferred > 0

    async def defer(self) -> None:
        self.deferred += 1


@pytest.mark.parametrize(
    ("kind", "seconds", "deferred"),
    [
        (discord.InteractionType.component, 0.1, 1),
        (discord.InteractionType.component, 0.0, 0),
        (discord.InteractionType.application_command, 0.1, 0),
    ],
)
async def test_a_press_that_takes_long_is_acknowledged_meanwhile(monkeypatch, kind, seconds, deferred):
    monkeypatch.setattr("cogs.answers.PATIENCE_SECONDS", 0.02)
    press = Press(kind)
    async with answering(press):
        await asyncio.sleep(seconds)
        assert press.deferred == deferred
    await asyncio.sleep(0.05)
    assert press.deferred == deferred
