"""Posts round-ups. `bot.stats.round_up` decides when, and what they tell."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import discord
import structlog
from discord import ui

from bot.app import Onetable
from bot.i18n import localizer
from bot.servers.permissions import missing
from bot.stats.round_up import Posted, RoundUp
from cogs.core.channels import UNKNOWN_CHANNEL, ChannelBlocked
from cogs.round_up.page import RoundUpPlayButton, draw_round_up
from rules.errors import Refusal
from rules.rokujika.state import RokujikaView, TurnDone

log = structlog.get_logger("onetable.round_up")

NEEDED = ("view_channel", "send_messages")
LOOKED_THROUGH = 100  # messages, for one that may have arrived
CLOCK_SECONDS = 300.0  # by which the clocks of Discord and of this machine may differ


class Poster:
    """Implements `RoundUpPoster`."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    async def post(self, round_up: RoundUp, *, tried_at: float | None) -> Posted:
        """Post a round-up, unless an attempt that was made at `tried_at` has done so."""
        guild = self.bot.get_guild(round_up.guild)
        if guild is None:
            return "absent"
        if guild.unavailable:
            return "later"
        channel = guild.get_channel(round_up.channel)
        if not isinstance(channel, discord.TextChannel):
            return "gone"
        if missing(channel.permissions_for(guild.me), needed=NEEDED):
            return "forbidden"
        say = localizer(round_up.language or str(guild.preferred_locale))
        layout = draw_round_up(round_up, await self._histories(round_up), say)
        try:
            if tried_at is not None and await self._has_arrived(
                channel, RoundUpPlayButton(round_up.day, say), tried_at
            ):
                return "posted"
            nonce = f"ru{round_up.guild:x}.{round_up.day.toordinal()}"
            guarded = self.bot.channels.channel(channel.id, guild.id)
            await guarded.send(view=layout.view(), nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
        except ChannelBlocked:
            return "later"
        except discord.HTTPException as error:
            log.warning("round-up not sent", guild=guild.id, status=error.status, code=error.code)
            return _what_happened(error)
        except OSError as error:
            log.warning("round-up not sent", guild=guild.id, error=str(error))
            return "later"
        return "posted"

    async def _has_arrived(self, channel: discord.TextChannel, button: RoundUpPlayButton, tried_at: float) -> bool:
        """Whether an earlier attempt has arrived. Without permission to look: yes, since nobody may get two."""
        if not channel.permissions_for(channel.guild.me).read_message_history:  # Discord would return no messages
            return True
        after = discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(tried_at - CLOCK_SECONDS, UTC)))
        async for message in channel.history(limit=LOOKED_THROUGH, after=after):
            if message.author == self.bot.user and button.custom_id in _custom_ids(message):
                return True
        return False

    async def _histories(self, round_up: RoundUp) -> dict[int, Sequence[TurnDone]]:
        """Return the turns of the players whose results are listed, by user."""
        found: dict[int, Sequence[TurnDone]] = {}
        for result in round_up.results:
            try:
                table = await self.bot.daily.tried(result.user, round_up.played)
                view = None if table is None else (await self.bot.tables.scene(table.id, result.user)).view
            except Refusal as refusal:  # it was deleted, or is damaged
                log.info("round-up without squares", guild=round_up.guild, why=refusal.key)
                continue
            if isinstance(view, RokujikaView) and view.village is not None:
                found[result.user] = view.village.history
            if table is not None and self.bot.membership.has_others:  # another process may look after it
                await self.bot.tables.forget(table.id)
        return found


def _what_happened(error: discord.HTTPException) -> Posted:
    if isinstance(error, discord.Forbidden):
        return "forbidden"
    if error.code == UNKNOWN_CHANNEL:
        return "gone"
    return "later" if error.status >= 500 or error.status == 429 else "failed"


def _custom_ids(message: discord.Message) -> set[Any]:
    """Return the custom_ids of the components of a message."""
    view = ui.LayoutView.from_message(message, timeout=None)
    return {getattr(item, "custom_id", None) for item in view.walk_children()}
