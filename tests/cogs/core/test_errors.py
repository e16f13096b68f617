"""Every interaction is acknowledged in time, however long its handler takes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from unittest.mock import MagicMock

import discord
import pytest

from bot.app import Onetable
from bot.settings import Settings
from cogs.core.errors import interaction_errors
from rules.errors import Refusal


class SlowInteraction:
    """A minimal interaction that counts deferrals and replies."""

    def __init__(self, kind: discord.InteractionType) -> None:
        self.type = kind
        self.client = Onetable(Settings(_env_file=None), store=MagicMock())
        self.user = SimpleNamespace(id=1)
        self.guild_id, self.channel_id = 5, 10
        self.locale = discord.Locale.american_english
        self.response = self
        self.extras: dict[str, object] = {}
        self.deferred = 0
        self.replies: list[str] = []

    def is_done(self) -> bool:
        return self.deferred > 0

    async def defer(self, **_how: bool) -> None:
        self.deferred += 1

    @property
    def followup(self) -> SlowInteraction:
        return self

    async def send(self, content: str, *, ephemeral: bool, wait: bool) -> SimpleNamespace:
        assert ephemeral
        assert wait
        self.replies.append(content)
        return SimpleNamespace(id=1)


@pytest.mark.parametrize(
    ("kind", "seconds", "deferred"),
    [
        (discord.InteractionType.component, 0.1, 1),
        (discord.InteractionType.component, 0.0, 0),
        (discord.InteractionType.application_command, 0.1, 1),
    ],
)
async def test_a_slow_interaction_is_deferred(monkeypatch, kind, seconds, deferred):
    monkeypatch.setattr("cogs.core.errors.DEFER_AFTER_SECONDS", 0.02)
    interaction = SlowInteraction(kind)
    async with interaction_errors(interaction):
        await asyncio.sleep(seconds)
        assert interaction.deferred == deferred
    await asyncio.sleep(0.05)
    assert interaction.deferred == 1, "a handler that does not reply leaves nothing unanswered"


@pytest.mark.parametrize(("seconds", "replies"), [(0.1, "it may have worked"), (0.0, "Discord didn't let me")])
async def test_an_answer_at_the_moment_of_the_acknowledgement_is_not_said_to_have_failed(monkeypatch, seconds, replies):
    monkeypatch.setattr("cogs.core.errors.DEFER_AFTER_SECONDS", 0.02)
    interaction = SlowInteraction(discord.InteractionType.component)
    async with interaction_errors(interaction):
        await asyncio.sleep(seconds)
        await interaction.defer()
        raise discord.HTTPException(MagicMock(status=400), {"code": 40060, "message": "already acknowledged"})
    (sentence,) = interaction.replies
    assert replies in sentence


async def test_the_clicked_message_is_redrawn_after_a_late_reply(monkeypatch):
    redrawn = []

    async def redraw(table: int, _interaction: object) -> None:
        redrawn.append(table)

    monkeypatch.setattr("cogs.core.errors.DEFER_AFTER_SECONDS", 0.0)
    interaction = SlowInteraction(discord.InteractionType.component)
    interaction.client.table_messages = SimpleNamespace(redraw=redraw)
    async with interaction_errors(interaction, clicked=7):
        await asyncio.sleep(0.05)
        raise discord.HTTPException(MagicMock(status=400), {"code": 40060, "message": "already acknowledged"})
    assert redrawn == [7]
    assert not interaction.replies


class OvertakenInteraction(SlowInteraction):
    """Discord takes the deferral that was sent a moment after the reply, and refuses the reply."""

    async def send_message(self, content: str, *, ephemeral: bool) -> None:
        await asyncio.sleep(0.05)
        if self.deferred:
            response = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": 40060, "message": "Already acknowledged."})
        self.replies.append(content)


async def test_a_refusal_that_is_overtaken_by_a_deferral_is_still_told(monkeypatch):
    """Found by the fuzzer on a busy machine: the user saw "thinking ..." for ever."""
    monkeypatch.setattr("cogs.core.errors.DEFER_AFTER_SECONDS", 0.02)
    interaction = OvertakenInteraction(discord.InteractionType.application_command)
    async with interaction_errors(interaction):
        raise Refusal("refused-no-table")
    assert interaction.deferred == 1
    assert interaction.replies == ["There's no table in this channel. Type `/play` to start one."]
