"""Kick a player from the lobby: a select for the host, in their options, and for moderators."""

from __future__ import annotations

from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.record import TableRecord
from cogs.core.buttons import PersistentItem, chosen_number
from cogs.core.errors import interaction_errors
from cogs.core.layout import notice
from cogs.core.permissions import is_moderator, require_here
from cogs.core.replies import update
from cogs.core.text import localizer_for, plain_name, safe_name


class KickSelect(PersistentItem[ui.Select[Any]], template=r"x:(?P<table>\d+)"):
    """The player to kick; each value is a user id."""

    table: int

    def __init__(self, table: int, options: list[discord.SelectOption], placeholder: str) -> None:
        super().__init__(ui.Select(options=options, placeholder=placeholder), table=table)

    @classmethod
    def of(cls, record: TableRecord, by: int, say: Localizer) -> Self | None:
        """Return a select of the players whom this user may kick, or None if there are none."""
        players = [
            discord.SelectOption(label=plain_name(player.name)[:100], value=str(player.user))
            for player in record.members
            if player.user != by
        ]
        return cls(record.id, players, say("lobby-take-out")) if players else None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Kick the player, and say so."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            user = chosen_number(interaction)
            await bot.tables.kick(self.table, interaction.user.id, user, moderator=is_moderator(interaction))
            sentence = localizer_for(interaction)("lobby-taken-out", name=safe_name(record.name_of(user)))
            await update(interaction, view=notice(sentence))
            await bot.table_messages.show(self.table)
