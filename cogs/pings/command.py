"""`/pings`: when a user wants to be pinged because it is their turn."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.servers.settings import PING_POLICIES, PersonalSettings, PingPolicy
from cogs.core.buttons import PersistentItem, chosen_value
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.permissions import settings_of
from cogs.core.places import servers_only
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, text


class Pings(commands.Cog):
    """`/pings`."""

    @app_commands.command(name=text("command-pings"), description=text("command-pings-description"))
    @servers_only()
    async def pings(self, interaction: discord.Interaction) -> None:
        """Show the user's choice, and let them change it."""
        async with interaction_errors(interaction):
            await reply(interaction, view=await pings_page(interaction))


async def pings_page(interaction: discord.Interaction[Any], *, changed: bool = False) -> ui.LayoutView:
    """Return the page with the user's choice."""
    bot: Onetable = interaction.client
    own: PersonalSettings = await bot.personal_settings.settings(interaction.user.id)
    usual, say = (await settings_of(interaction)).pings, localizer_for(interaction)
    lines = [f"## {say('pings-title')}", *([say("pings-kept")] if changed else []), say("pings-why")]
    select = PingsSelect(own.pings, usual, say)
    return MessageLayout(
        [ui.TextDisplay("\n".join(lines)), row(select), ui.TextDisplay(f"-# {say('pings-note')}")]
    ).view()


class PingsSelect(PersistentItem[ui.Select[Any]], template=r"pings"):
    """When to be pinged."""

    def __init__(self, own: str, usual: PingPolicy, say: Localizer) -> None:
        options = [
            discord.SelectOption(label=_label(policy, usual, say), value=policy, default=policy == own)
            for policy in ("server", *PING_POLICIES)
        ]
        super().__init__(ui.Select(options=options))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Store the choice."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction):
            await bot.personal_settings.change(interaction.user.id, pings=chosen_value(interaction))
            await update(interaction, view=await pings_page(interaction, changed=True))


def _label(policy: str, usual: PingPolicy, say: Localizer) -> str:
    if policy == "server":
        return say("pings-server", usual=say(f"pings-{usual}"))
    return say(f"pings-{policy}")
