"""Asking those whom somebody has named for their team."""

from __future__ import annotations

from typing import Any

import discord

from bot.app import Onetable
from bot.i18n import localizer
from bot.i18n.markup import Markup
from bot.tournaments.model import Affair
from cogs.core.text import mention_users, safe_name
from cogs.tournament.text import title


async def invite(interaction: discord.Interaction[Any], affair: Affair) -> None:
    """Ask the others of a new team, each of whom has to say yes."""
    bot: Onetable = interaction.client
    record, captain = affair.record, affair.person(interaction.user.id)
    assert captain is not None
    asked = [one.user for one in affair.parties[captain.party] if one.status == "invited"]
    if not asked:
        return
    mentions, _ = mention_users(asked)
    _, called = mention_users([user for user in asked if (await bot.personal_settings.settings(user)).pings != "off"])
    sentence = localizer(record.language)(
        "tournament-invite",
        players=mentions,
        captain=safe_name(captain.name),
        team=safe_name(captain.team),
        name=title(record),
        link=Markup(f"https://discord.com/channels/{record.guild}/{record.channel}/{record.message or ''}"),
    )
    await interaction.followup.send(sentence, allowed_mentions=called)
