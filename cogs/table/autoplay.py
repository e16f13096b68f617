"""Replays that play by themselves: one move every few seconds, in the viewer's ephemeral message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.app import Onetable
from bot.delivery import DELIVERY_ERRORS, describe
from cogs.core.layout import MessageLayout
from cogs.core.replies import edit_through
from rules.errors import Refusal

log = structlog.get_logger("onetable.autoplay")

SPARE = timedelta(seconds=20)  # of a token, for the last edit

# Draws a step; the flag says whether it is the last one to be shown. Returns the layout and whether the game goes on.
DrawStep = Callable[[int, bool], Awaitable[tuple[MessageLayout, bool]]]


@dataclass
class _Playing:
    """A replay that plays by itself."""

    interaction: discord.Interaction[Any]
    step: int
    draw: DrawStep
    is_stopped: bool = False
    timer: asyncio.TimerHandle | None = None  # until the next step
    task: asyncio.Task[None] | None = None  # that shows a step


class Autoplay(commands.Cog):
    """The replay that each user is watching; a user has one at most."""

    def __init__(self, bot: Onetable) -> None:
        self._bot = bot
        self._playing: dict[int, _Playing] = {}

    async def cog_unload(self) -> None:
        """Stop all of them."""
        for user in list(self._playing):
            await self.stop(user)

    def __contains__(self, user: object) -> bool:
        return user in self._playing

    async def stop(self, user: int) -> None:
        """Stop the user's replay. An edit that is on its way arrives first, so that it does not overwrite the next."""
        playing = self._playing.pop(user, None)
        if playing is None:
            return
        playing.is_stopped = True
        if playing.timer is not None:
            playing.timer.cancel()
        if playing.task is not None:
            await asyncio.wait([playing.task])

    async def start(self, interaction: discord.Interaction[Any], step: int, draw: DrawStep) -> None:
        """Show what follows this step through the interaction, until the end or until its token is about to expire."""
        await self.stop(interaction.user.id)
        playing = self._playing[interaction.user.id] = _Playing(interaction, step, draw)
        self._wait(playing)

    def _wait(self, playing: _Playing) -> None:
        # a plain timer, no sleeping task: nothing to wait for when the bot stops
        pause = self._bot.timings.replay_pace
        playing.timer = asyncio.get_running_loop().call_later(pause, self._begin, playing)

    def _begin(self, playing: _Playing) -> None:
        playing.task = asyncio.create_task(self._show_next(playing), name="autoplay")

    async def _show_next(self, playing: _Playing) -> None:
        interaction, goes_on = playing.interaction, False
        playing.step += 1
        try:
            is_last = discord.utils.utcnow() > interaction.expires_at - SPARE
            layout, goes_on = await playing.draw(playing.step, is_last)
            await edit_through(interaction, layout)
        except (Refusal, *DELIVERY_ERRORS) as error:  # the game was deleted, or the message was dismissed
            goes_on = False
            why = {"why": error.key} if isinstance(error, Refusal) else describe(error)
            log.info("autoplay stopped", user=interaction.user.id, guild=interaction.guild_id, **why)
        except Exception:
            goes_on = False
            log.exception("autoplay failed", user=interaction.user.id, guild=interaction.guild_id)
        if playing.is_stopped:
            return
        if goes_on:
            self._wait(playing)
        else:
            del self._playing[interaction.user.id]
